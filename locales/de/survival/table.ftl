### Was der Tisch über Regeln sagt, die mehrere Titel teilen.

## Am Tisch

app-what-do-you-do = Was tust du?
app-actions-left =
    { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
app-cost =
    { $n ->
        [0] gratis
        [one] 1 Karte
       *[other] { $n } Karten
    }
app-group-move = Gehen
app-group-fight = Kämpfen
app-group-cards = Deine Karten
app-group-here = Hier
app-group-things = Deine Sachen
app-group-other = Sonst
app-event-phase = Ereignisphase
app-moment-encounter = Begegnung
app-moment-attack = Angriff
app-moment-death = Ein Tod
app-moment-alarm = Alarm

## Crew

app-crew-dead = tot
app-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
app-items =
    { $n ->
        [one] 1 Gegenstand
       *[other] { $n } Gegenstände
    }
app-light-wounds =
    { $n ->
        [one] 1 leichte Wunde
       *[other] { $n } leichte Wunden
    }
app-slime = Schleim
app-passed = hat gepasst

## Das Ende

app-act-contamination = Kontamination
app-act-lived = Wer überlebt hat
app-act-objectives = Wer sein Ziel erreicht hat
app-stat-who = Charakter
app-stat-rooms = Räume erkundet
app-stat-moves = Schritte
app-stat-kills = Getötet
app-stat-wounds = Wunden

## Die Frage

app-cost-raised =
    { $n ->
        [one] 1 Karte, wegen einer Wunde teurer
       *[other] { $n } Karten, wegen einer Wunde teurer
    }
app-about-move = Laut. Ist dort niemand, würfelst du auf Geräusche.
app-about-careful = Leise. Statt zu würfeln wählst du den Korridor des Geräuschs.
app-about-shoot = 1 Munition, dann entscheidet der Kampfwürfel.
app-about-melee = 1 Kontaminationskarte, dann entscheidet der Kampfwürfel. Daneben heißt: eine schwere Wunde.
app-about-trade = Du handelst mit allen, die hier sind und wollen.
app-about-pass = Diese Runde kommst du nicht mehr dran.
app-about-drop = Was du trägst, bleibt zurück. Ein schwerer Gegenstand ist verloren.
app-about-linger = Nach deiner letzten Aktion kannst du noch etwas fallen lassen. Sonst wird niemand gefragt.

## Was aus einer Antwort folgt

outlook-foes =
    { $n ->
        [one] { $who } ist dort. Du gerätst in einen Kampf.
       *[other] { $who } sind dort. Du gerätst in einen Kampf.
    }
outlook-escape =
    { $n ->
        [one] { $who } greift dich vorher an.
       *[other] { $who } greifen dich vorher an.
    }
outlook-company =
    { $n ->
        [one] { $who } ist dort. Keine Geräuschprobe.
       *[other] { $who } sind dort. Keine Geräuschprobe.
    }
outlook-noise = Geräuschprobe.
outlook-noise-unexplored = Unerforscht. Erst siehst du nach, dann Geräuschprobe.
outlook-quiet = Du wählst, wo das Geräusch liegt.
outlook-quiet-unexplored = Unerforscht. Danach wählst du, wo das Geräusch liegt.
outlook-fire = Dort brennt es.
outlook-pass = Diese Runde kommst du nicht mehr dran. Markiere die Karten, die du ablegst.
outlook-pass-empty = Diese Runde kommst du nicht mehr dran.
