### Hirngespenster: wer sie sind, Wahnsinn, Panik, Verstecke, Lauern.

## Namen

figure-despoiler = Sinnesräuber
figure-stalker = Verfolger
figure-whisperer = Flüsterer
figure-lurker = Schleicher
figure-lair = Versteck
figure-void-seeder = Hirngespenst
figure-insanity-blue = Wahnsinn (blau)
figure-insanity-green = Wahnsinn (grün)
figure-insanity-white = Wahnsinn (weiß)
figure-insanity-purple = Wahnsinn (lila)
figure-insanity-red = Wahnsinn (rot)
figure-insanity-orange = Wahnsinn (orange)
figure-insanity-pink = Wahnsinn (rosa)
effect-lair = Versteck
token-lair-1 = { effect-lair }, 4 Gegenstände
token-lair-2 = { effect-lair }, 3 Gegenstände
token-lair-3 = { effect-lair }, 2 Gegenstände
thing-insanity = Wahnsinn
    .text = Von jemandem hier im Raum, der lebt und auf Stufe 3 oder höher ist.

## Was geschehen ist

event-insanity-rises =
    { $seat_you ->
        [yes] Dein Wahnsinn
       *[no] Der Wahnsinn von { $seat }
    } steigt auf { $level }.
event-insanity-falls =
    { $seat_you ->
        [yes] Dein Wahnsinn
       *[no] Der Wahnsinn von { $seat }
    } sinkt auf { $level }.
event-card-forgotten =
    { $seat_you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $card } für immer.
event-panics =
    Panik: { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $card }, Wert { $value }, auf Wahnsinnsstufe { $level }.
event-panic-without-effect =
    Von { $card } ist nichts möglich: { $seat_you ->
        [yes] Es treibt dich tiefer in den Wahnsinn
       *[no] Es treibt { $seat } tiefer in den Wahnsinn
    }.
event-panic-stopped =
    { $seat_you ->
        [yes] Du kommst
       *[no] { $seat } kommt
    } zu sich: Die Panik bleibt ohne Folgen.
event-lair-destroyed = Das Versteck { $slot_in } ist zerstört: { $lairs } von 3.
event-despoiler-gone = Das letzte Versteck ist zerstört, und mit ihm ist der Sinnesräuber für immer fort.
event-despoiler-vanishes = { $figure } verschwindet { $slot_in }.
event-lurking-step = Wo niemand in der Nähe ist, legen sie sich auf die Lauer.
event-intruder-lurks = { $figure } taucht { $slot_in } im Dunkel unter.
event-no-seeder-left =
    Für { $seat_you ->
        [yes] dich
       *[no] { $seat }
    } ist keine Figur mehr übrig.
event-insanity-token-gone = Aus dem Spiel: { $type }
event-final-insanity =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $contamination ->
        [one] 1 Kontaminationskarte
       *[other] { $contamination } Kontaminationskarten
    }: Wahnsinnsstufe { $level }.
event-final-panic =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, davon kontaminiert: { $contamination }.

## Fragen und Antworten

prompt-calm-down = Kommst du zur Ruhe? Dein Wahnsinn sinkt um 1.
option-calm-down = Zur Ruhe kommen
option-stay-tense = So bleiben
prompt-stop-panic = Panik: { $arg1 }. Unterbrichst du { $arg2 }?

## Todesursachen

cause-insanity = dem Wahnsinn verfallen
cause-panic = vor Angst gestorben
lab-cause-insanity = Dem Wahnsinn verfallen
lab-cause-panic = Vor Angst gestorben

## Der Plan im Terminal

ui-letter-despoiler = R
ui-letter-stalker = V
ui-letter-whisperer = F
ui-letter-lurker = S
ui-letter-lair = O
ui-legend-void-seeders = R V F S O Sinnesräuber, Verfolger, Flüsterer, Schleicher, Versteck, mit Schaden
ui-insanity = Wahnsinn { $n }

## Die Schachtel und die Zeile eines neuen Tischs

app-option-species-void-seeders = Hirngespenster
    .text = Dein Wahnsinn bestimmt, was dir begegnet.
    .said = Hirngespenster
    .changes =
        Wahnsinn statt Larven
        Panikkarten mit eigenen Folgen
        geschlossene Türen halten sie nicht auf
        drei Verstecke, kein Schleim
