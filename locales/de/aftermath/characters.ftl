### Nachspiel: fünf Charaktere mit ihren Karten und ihrer Ausrüstung.

character-ceo = Konzernchefin
character-android = Android
character-psychologist = Psychologin
character-bounty-hunter = Kopfgeldjägerin
character-convict = Strafgefangene

## Aktionskarten

card-robot-repairs = Roboter: Reparatur
    .text = Für 1 Energie repariert der Roboter den Raum, oder er repariert oder beschädigt das Triebwerk hier.
card-robot-strike = Roboter: Schlag
    .text = Für 1 Energie schlägt der Roboter einen Xeno hier: Alles außer der leeren Seite trifft, ein Doppeltreffer zählt zweimal.
card-robot-shield = Roboter: Schutzschild
    .text = Für 1 Energie fängt der Roboter einen Angriff auf dich ab.
card-robot-errand = Roboter: Botengang
    .text = Für 1 Energie durchsucht der Roboter einen benachbarten Raum für dich.
card-delegate = Delegieren
    .text = Jemand hier, der zustimmt, führt sofort und kostenlos eine Basisaktion oder die Raumaktion aus.
card-corporate-clearance = Konzernfreigabe
    .text = An einem Computer: Benutze einen beliebigen funktionierenden Computerraum. Die Karte kommt aus dem Spiel.
card-bonus-payment = Bonuszahlung
    .text = Du und bis zu zwei andere hier zieht je 2 Karten. Die Karte kommt aus dem Spiel.
card-golden-parachute = Goldener Fallschirm
    .text = An einem Computer oder in einem Evakuierungsbereich: Ver- oder entriegle irgendeine Kapsel. Die Karte kommt aus dem Spiel.
card-self-repair = Selbstreparatur
    .text = Heile deine leichten Wunden, verbinde eine schwere oder gib Werkzeug oder Klebeband aus, um eine verbundene zu heilen.
card-interface = Schnittstelle
    .text = An einem Computer: Benutze den Raum kostenlos, oder sieh dir ein Triebwerk und die Koordinaten an.
card-combat-algorithm = Kampfalgorithmus
    .text = Schieß mit dem Armgeschütz. Du darfst einmal neu würfeln, und ein Fehlschuss kostet keine Munition.
card-overclock = Übertakten
    .text = Erleide eine leichte Wunde und zieh 3 Karten.
card-therapy = Therapie
    .text = Jemand hier, der zustimmt, wird eine Kontaminationskarte auf der Hand los. Für eine infizierte kommt eine neue.
card-suggestion = Suggestion
    .text = Jemand anderes hier geht in einen benachbarten Raum deiner Wahl oder verliert 2 Aktionskarten.
card-psychological-profile = Psychologisches Profil
    .text = Sieh dir ein Ziel von jemandem hier an.
card-pep-talk = Aufmunterung
    .text = Alle anderen hier ziehen eine Karte, und du ziehst für jeden von ihnen eine, höchstens 2.
card-laika-seek = Such, Laika
    .text = Schick Laika bis zu zwei Räume weit. Sie erkundet und macht in leeren Räumen Lärm.
card-laika-fetch = Laika: Bring
    .text = Laika bringt dir einen Gegenstand oder ein Objekt aus ihrem Raum, oder sie kommt zurück, und du ziehst eine Karte.
card-laika-attack = Laika: Fass
    .text = Laika beißt einen Xeno hier. Dann darfst du gehen, ohne dass dieser dich dafür angreift.
card-tactical-move = Taktische Bewegung
    .text = Gib 1 Munition aus und treib einen Xeno vor dir her in einen benachbarten Raum. Niemand greift dich dafür an.
card-brawl = Schlägerei
    .text = Ein Nahkampf ohne Kontaminationskarte. Ein Doppeltreffer zählt zweimal, ein Fehlschlag ist nur eine leichte Wunde.
card-pickpocket = Taschendiebstahl
    .text = Stiehl jemandem hier einen zufälligen Gegenstand.
card-lockpicking = Schlösser knacken
    .text = Öffne oder schließe eine Tür neben deinem Raum, oder ver- oder entriegle eine Kapsel deines Bereichs.
card-slip-away = Davonstehlen
    .text = Lass einen Gegenstand oder eine weitere Aktionskarte zurück und geh in einen benachbarten Raum, ohne angegriffen zu werden.

## Startgegenstände und Auftragsgegenstände

thing-arm-gun = Armgeschütz
    .text = Eine eingebaute Energiewaffe. Ein Doppeltreffer verletzt 1 mehr.
thing-psychologist-pistol = Pistole
    .text = Ein Doppeltreffer zählt als Treffer.
thing-rifle-247 = Gewehr 247
    .text = Eine schlichte Energiewaffe mit 5 Munition.
thing-handcuffs = Handschellen
    .text = Sie blockieren eine Hand, bis jemand den Schlüssel benutzt.
thing-handcuffs-key = Handschellen­schlüssel
    .text = Nimmt die Handschellen ab, wo immer die Strafgefangene ist.
thing-quest-spare-power-core = Ersatz-Energiezelle
    .text = Der Roboter fasst 2 Energie mehr und wird sofort gefüllt.
thing-quest-corporate-codes = Konzerncodes
    .text = An einem Computer: Ver- oder entriegle eine Kapsel, oder starte oder stoppe die Selbstzerstörung.
thing-quest-nanite-reservoir = Nanitenreservoir
    .text = Heile alle deine leichten Wunden und verbinde alle schweren.
thing-quest-uplink-module = Uplink-Modul
    .text = Benutze einen beliebigen funktionierenden Computerraum von dort, wo du bist.
thing-quest-monitoring-drone = Okulobe-Drohne
    .text = Sie beobachtet jemanden: Was dieser heimlich auf dem Plan ansieht, siehst du auch.
thing-quest-sedatives = Beruhigungsmittel
    .text = Jemand hier zieht 2 Karten, oder jemand anderes wirft 2 ab.
thing-quest-aggro-override = Aggressions­schalter
    .text = Läuft Laika los, folgt ihr ein Xeno aus deinem Raum, und sie kommt zurück.
thing-quest-tranquilizer-darts = Betäubungspfeile
    .text = Ein Xeno hier zieht sich zurück, oder jemand anderes wirft 2 Karten ab.
thing-quest-shiv = Stichwaffe
    .text = Trifft dein Nahkampf, verletzt er 1 mehr.
thing-quest-stolen-access-card = Gestohlene Zugangskarte
    .text = Öffne oder schließe beliebige Türen um einen Raum, oder ver- oder entriegle eine Kapsel deines Bereichs.

## Verwendungen

way-strike = einen Xeno schlagen
way-delegate = jemanden handeln lassen
way-bonus = einen Bonus zahlen
way-charge-robot = den Roboter füllen
way-ship-data = ein Triebwerk und die Koordinaten ansehen
way-overclock = sich verletzen und 3 Karten ziehen
way-patch-up = sich flicken
way-therapy = eine Kontaminationskarte loswerden
way-suggest = jemanden wegschicken
way-psychological-profile-read = ein Ziel ansehen
way-cheer = alle aufmuntern
way-watch = die Drohne zu jemandem schicken
way-calm = jemanden 2 Karten ziehen lassen
way-sedate = jemanden 2 Karten abwerfen lassen
way-seek = Laika losschicken
way-fetch-item = einen Gegenstand holen
way-fetch-object = ein Objekt holen
way-call = Laika zurückrufen und eine Karte ziehen
way-bite = einen Xeno beißen
way-drive = einen Xeno vor sich hertreiben
way-quest-aggro-override-lure = einen Xeno weglocken
way-drive-off = einen Xeno vertreiben
way-stun = jemanden 2 Karten abwerfen lassen
way-brawl = mit den Fäusten kämpfen
way-steal = einen Gegenstand stehlen
way-free = die Handschellen abnehmen

## Fragen und Antworten

prompt-robot-strikes = Welchen Xeno schlägt der Roboter?
prompt-delegated = { $arg1 } lässt dich kostenlos handeln: Was tust du?
prompt-bonus-payment = Wer bekommt auch einen Bonus?
prompt-which-engine = Welches Triebwerk?
prompt-mended-with = Womit flickst du dich?
prompt-accept-therapy = Lässt du dich von { $arg1 } behandeln?
prompt-therapy = Was wirst du los?
prompt-suggestion = { $arg1 } will, dass du { $arg2_into } gehst. Gehst du?
prompt-lose-cards =
    { $arg1 ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche Karte wirfst du ab? Noch { $arg1 }.
    }
prompt-calmed = { $arg1 } beruhigt dich: Was tut dir gut?
prompt-laika-way =
    { $arg1 ->
        [one] Wohin läuft Laika weiter?
       *[other] Wohin läuft Laika?
    }
prompt-fetch-object = Was holt Laika?
prompt-fetch-colour = Welchen Stapel durchsucht Laika?
prompt-fetched = Welche Karte behältst du?
prompt-bitten = Welcher Xeno?
prompt-covered = Laika deckt dich: Wohin gehst du?
prompt-lured = Welcher Xeno folgt Laika?
prompt-lure-way = Wohin führt Laika ihn?
prompt-darted = Auf welchen Xeno schießt du?
prompt-send-laika = Vor deinem Zug: Schickst du Laika los?
prompt-what-to-steal = Was nimmst du { $arg1 } weg?
prompt-brawl = Wen schlägst du?
prompt-left-behind = Was lässt du zurück?

option-act-not = Nichts tun
option-engine = Triebwerk { $arg1 }
option-therapy = { $arg1 }
option-give-cards = 2 Aktionskarten abwerfen
option-draw-two = 2 Karten ziehen
option-be-soothed = Ruhiger werden
option-fetch = { $arg1 }
option-fetch-colour = { $arg1 }
option-keep-nothing = Nichts, was sie tragen kann
option-stay-here = Hierbleiben
option-nobody-follows = Niemand folgt ihr
option-laika-stays = Laika bleibt
option-any-pocket = Was sich findet
option-take-key = Den Handschellenschlüssel

## Ereignisse

event-card-removed = { $card } kommt aus dem Spiel.
event-robot-energy = Der Roboter hat { $energy } Energie.
event-therapy =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } eine Kontaminationskarte los.
event-drone-sent = Die Okulobe-Drohne beobachtet { $watched }.
event-laika-goes = Laika läuft { $slot_into }.
event-laika-returns = Laika kommt zurück zu { $seat }.
event-driven-along = { $figure } wird { $slot_into } getrieben.
event-key-given =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } den Handschellenschlüssel.
event-freed = { $by } nimmt { $seat } die Handschellen ab.
event-stolen = { $seat } stiehlt { $victim } etwas.
event-stole = { $seat } stiehlt { $victim }: { $item }.

reason-no-energy = Der Roboter hat keine Energie mehr.
reason-no-robot = Du hast keinen Roboter.
reason-robot-full = Der Roboter ist voll.
reason-laika-away = Laika ist nicht hier.
reason-laika-here = Laika ist bei dir.
reason-nobody-cuffed = Niemand trägt die Handschellen.
reason-nothing-to-steal = Hier hat niemand etwas, das sich stehlen ließe.
reason-nothing-to-leave = Du hast nichts, was du zurücklassen könntest.
