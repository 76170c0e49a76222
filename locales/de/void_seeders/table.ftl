### Hirngespenster: was um den Spielplan steht, auf den Tafeln der Leute und in den Szenen.

## Der Spielplan

board-panic-tokens = Panik
board-panic-tokens-who = Wird bei der Ausbreitung eins davon gezogen, gerät in Panik, wem es gehört: { $who }.
board-lairs = Verstecke
board-lairs-count = { $found } gefunden, { $destroyed } von { $all } zerstört
board-lairs-why = Mit dem dritten verschwindet der Sinnesräuber für immer
board-despoiler-gone = Der Sinnesräuber ist für immer fort

## Wahnsinn

seat-insanity = Wahnsinn { $n } von 5: { $next }
seat-insanity-next = Nächste Begegnung: { $next }.
seat-insanity-last = Nächste Begegnung: { $next }. Noch eine Stufe tötet dich.
seat-insanity-bar = Hinter dem Strich führt kein Weg zurück.

## Szenen

scene-despoiler = Der Sinnesräuber
scene-lair = Ein Versteck
scene-panic = Panik
scene-panic-card = Panikkarte
scene-panic-level = Wahnsinn
scene-panic-value = die Karte
scene-panic-happens = Es geschieht.
scene-panic-rises = Noch zu klar im Kopf: Der Wahnsinn steigt.
scene-panic-interrupt =
    { $n ->
        [one] Im Raum und könnte eingreifen: { $who }.
       *[other] Im Raum und könnten eingreifen: { $who }.
    }
scene-insanity = Wahnsinn
scene-lurking = Sie lauern
scene-part-lurking = Lauern
scene-final-insanity = { $n } kontaminiert, Wahnsinn { $level }
scene-final-panic = { $cards } Karten gezogen, { $n } kontaminiert
