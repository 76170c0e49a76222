### Was rund um eine Partie Nemesis gesagt wird: ihre Optionen, ihr Schiff, Behauptungen darüber.

## Neuer Tisch

app-option-sentence =
    { $added ->
        [0] Auf { $where }, gegen { $against }, { $how }, { $with }.
       *[other] Auf { $where }, gegen { $against }, { $how }, mit { $with }.
    }
app-option-mode = Modus
app-option-mode-semi = Halb kooperativ
    .text = Alle haben ein geheimes Ziel. Vertrauen ist knapp.
    .said = halb kooperativ
app-option-mode-solo = Allein
    .text = Ein Charakter, ein Schiff, niemand sonst schuld.
    .said = allein
    .changes =
        ein Charakter an Bord
        halb so viele Gegenstände
        zwei Ziele zur Wahl
app-option-mode-coop = Kooperativ
    .text = Gemeinsame Ziele, gewonnen oder verloren wird zusammen.
    .said = kooperativ
    .changes =
        offene Ziele für alle
        zusammen gewonnen oder verloren
        Tote lassen sich zurückholen
app-option-mode-intruder = Mit Xeno-Spieler
    .text = Eine Person spielt das, wovor die anderen fliehen.
    .said = der erste Tote auf deren Seite
    .changes =
        wer zuerst stirbt, spielt die Xenos
        eigene Karten für die Xenos
app-option-board = Schiff
app-option-board-base = Vorderseite
    .text = Das Schiff für die erste Partie.
    .said = der Nemesis
app-option-board-alt = Rückseite
    .text = Ein anderer Grundriss, für eingespielte Crews.
    .said = der Rückseite der Nemesis
    .changes =
        ein anderer Grundriss
        zwei Netze von Wartungskorridoren
app-option-characters = Charaktere
app-option-characters-draft = Ziehen
    .text = Zwei zur Auswahl, einer bleibt.
app-option-characters-choice = Freie Wahl
    .text = Such dir einen aus, der noch frei ist.
    .said = freier Charakterwahl
    .changes = du wählst deinen Charakter
app-option-open-hands = Offene Karten
app-option-open-hands-no = Verdeckt
    .text = Jede Hand bleibt geheim.
app-option-open-hands-yes = Offen
    .text = Alle sehen alles. Gut zum Lernen.
    .said = offenen Karten
    .changes = alle Karten liegen offen
app-option-species = Gegner
app-option-species-intruders = Xenos
    .text = Sie wachsen in dir.
    .said = Xenos

## Am Tisch

app-board = Schiff
app-sheet-down = Schiff zeigen

## Crew

app-crew-hibernating = im Kälteschlaf
app-crew-escaped = mit einer Kapsel fort
app-larva = Larve
app-signal = Signal gesendet

## Verlauf und Gespräch

app-need-engine = Triebwerk
app-need-slot = Raum
app-need-space = Feld
app-need-planet = Ziel
app-pick-claim-engine-works = Triebwerk läuft
app-pick-claim-engine-damaged = Triebwerk ist beschädigt
app-pick-claim-course = Wohin ein Kurs führt
app-pick-claim-clean = Ich bin sauber
app-pick-claim-infected = Ich bin infiziert
app-pick-promise-go = Ich gehe nach …
app-pick-promise-repair = Ich repariere …
app-pick-promise-follow = Ich bleibe bei dir
app-pick-request-go = Geh nach …
app-pick-request-repair = Repariere …
app-pick-request-come = Komm her
app-pick-request-trade = Lass uns tauschen
app-claim-engine-works = Triebwerk { $engine } läuft.
app-claim-engine-damaged = Triebwerk { $engine } ist beschädigt.
app-claim-course = Kurs { $space } führt zu: { $planet }.
app-claim-clean = Ich bin sauber.
app-claim-infected = Ich bin infiziert.
app-promise-go = Ich gehe dorthin: { $slot }.
app-promise-repair = Das repariere ich: { $slot }.
app-promise-follow = Ich bleibe bei dir.
app-request-go = Geh bitte dorthin: { $slot }.
app-request-repair = Reparier das bitte: { $slot }.
app-request-come = Komm bitte her.
app-request-trade = Lass uns tauschen.

## Menü und Hilfe

app-help-text = Was leuchtet, kannst du wählen: auf dem Schiff, in deiner Hand oder als Knopf. Berühre Graues, um zu lesen, warum es nicht geht.

## Das Ende

app-act-place = Das Schiff
app-act-engines = Triebwerke
app-act-coordinates = Koordinaten
app-see-board = Schiff ansehen

## Was aus einer Antwort folgt

outlook-launch = Die Kapsel startet mit allen, die darin sind. Zurück führt kein Weg.
outlook-sleep = Hört dich nichts, schläfst du bis zum Ende. Zurück führt kein Weg.
outlook-self-destruct = Der Countdown beginnt. Kurz vor dem Ende hält ihn niemand mehr auf.
outlook-take-over = Von jetzt an spielst du, was die anderen jagt.
outlook-stay-dead = Von jetzt an siehst du nur noch zu.
