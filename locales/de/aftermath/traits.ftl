### Nachspiel: Eigenschaftskarten, eine für jeden Charakter.

trait-captain = Stirb endlich
    .text = Trifft dein Revolver, darfst du damit noch einmal auf dasselbe Ziel schießen, solange du triffst und Munition hast.
trait-pilot = Autorisierung
    .text = Benutzt du das Cockpit, darfst du außerdem irgendeine Tür des Schiffs öffnen oder schließen.
trait-scientist = Rollstuhl
    .text = Beinwunden sind verbunden, sobald du sie bekommst.
trait-scout = Plünderin
    .text = Durchsuchst du einen weißen Raum, ziehst du von jeder Farbe eine Karte und behältst eine der drei.
trait-soldier = Vorstoß
    .text = Einmal in jedem Zug darfst du für eine leichte Wunde eine dritte Aktion ausführen.
trait-mechanic = Tausendsassa
    .text = Baust du etwas, zählen deine Startwaffe und deine Auftragsgegenstände als Werkzeug.
trait-ceo = Unentbehrlich
    .text = Andere in deinem Raum werden vor dir angegriffen. Ein schweres Objekt aufzuheben kostet dich 2 Karten.
trait-android = Synthetisch
    .text = Kontaminationskarten, die du ziehst, werden sofort gescannt, entfernt und ersetzt. Eine infizierte infiziert dich.
trait-psychologist = Braucht Gesellschaft
    .text = Ist noch jemand in deinem Raum, ziehst du auf bis zu 6 Karten, allein nur auf bis zu 4.
trait-bounty-hunter = Laika
    .text = Vor deinem ersten Zug einer Runde darf Laika in einen benachbarten Raum laufen.
trait-convict = Nichts zu verlieren
    .text = Mit drei schweren Wunden überlebst du leichte, solange auf deiner Leiste Platz ist. Du kannst keinen Tausch beginnen.
trait-medic = Altruistin
    .text = Verbindest du eine schwere Wunde von jemand anderem oder heilst du dessen leichte Wunden, ziehst du eine Karte.

prompt-shoot-again = Getroffen. Schießt du noch einmal auf { $arg1 }?
prompt-any-door = Das Cockpit gehorcht dir: Öffnest oder schließt du irgendwo eine Tür?
prompt-rush = Dein Zug ist zu Ende. Verletzt du dich, um noch einmal zu handeln?

option-shoot-again = Noch einmal schießen
option-no-door = Keine Tür
option-rush = Eine leichte Wunde für eine weitere Aktion

event-rushed =
    { $seat_you ->
        [yes] Du treibst dich
       *[no] { $seat } treibt sich
    } zu einer weiteren Aktion an.
event-scanned-away =
    { $seat_you ->
        [yes] Du scannst und entfernst
       *[no] { $seat } scannt und entfernt
    } das Gezogene: { $infected } infiziert, { $clean } sauber.

reason-nobody-deals-with-you = Mit dir macht niemand Geschäfte: Andere dürfen mit dir tauschen, beginnen kannst du es nicht.
