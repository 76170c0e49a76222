### Was die Web-App rund um das Spiel sagt.

## Seiten und Orte

app-pages = Seiten
app-notices = Hinweise
app-close = Schließen
app-back = Zurück
app-back-home = Zur Startseite
app-more = Mehr
app-language = Sprache
app-new-table = Neuer Tisch
app-watch = Zuschauen
app-watch-text = Schau Tischen über die Schulter, die es erlauben.
app-replays = Wiederholungen
app-replays-text = Geh eine beendete Partie Schritt für Schritt durch, mit den Augen von wem du willst.
app-rules = Regeln
app-settings = Einstellungen
app-credits = Dank
app-join = Mitspielen
app-code = Tischcode oder Link
app-code-short = Code
app-looking = Moment …
app-try-again = Noch einmal
app-missing = Hier ist nichts
app-missing-text = Vielleicht ist der Link alt oder unvollständig. Lass dir einen neuen schicken.
app-unnamed = Tisch ohne Namen
app-table-of = Tisch von { $who }

## Startseite

app-home = Was willst du überleben?
app-home-text = Allein, mit Freunden oder mit Bots. Ohne Installation.
app-first-game-link = Deine erste Partie: 15 Minuten, jemand erklärt
app-own-boxes = Meine Schachteln
app-own-boxes-about = Was du abwählst, erscheint hier nicht.
app-box-open = Tisch vorbereiten
app-go-on = Weiter
app-look-in = Hineinsehen
app-open-lobby = Zur Lobby
app-no-publisher = Mit keinem Verlag verbunden. Symbole: game-icons.net, CC BY 3.0.
app-my-tables = Deine Tische
app-first-game = Deine erste Partie
app-status-lobby = Wartet
app-status-playing = Läuft
app-status-over = Beendet
app-people-and-bots =
    { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    }, { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
app-answers =
    { $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    }
app-continue = Weiterspielen
app-watch-this = Zuschauen
app-see-end = Zum Ende der Partie
app-other-rules = nach älteren Regeln begonnen
app-list-old = Diese Liste ist vielleicht nicht mehr aktuell.
app-list-missing = Die Liste ist nicht gekommen.
app-nothing-to-watch = Gerade ist kein Tisch öffentlich. Mach selbst einen auf.
app-no-such-code = Einen Tisch mit dem Code { $code } gibt es nicht. Frag noch einmal nach.

## Neuer Tisch

app-all-boxes = Alle Schachteln
app-for-beginners = Für den Anfang
app-row-where = Wo
app-row-against = Gegen
app-row-how = Wie
app-row-with = Mit
app-row-seats = Plätze
app-row-more = Mehr
app-setup-nothing = ohne Zusätze
app-setup-others = Auch: { $others }.
app-setup-fold =
    { $n ->
        [one] { $names }: noch 1
       *[other] { $names }: noch { $n }
    }
app-what-changes = Was anders ist
app-new-rules =
    { $n ->
        [one] 1 Minute neue Regeln
       *[other] { $n } Minuten neue Regeln
    }
app-seats-of =
    { $most ->
        [1] Das ist für eine Person.
       *[other] Das ist für { $least } bis { $most } Plätze.
    }
app-one-person = Ein Platz bleibt bei einem Menschen.
app-seats-change = Plätze hier oder in der Lobby ändern
app-line-me = du
app-line-invite =
    { $n ->
        [one] ein Gast
       *[other] { $n } Gäste
    }
app-line-local =
    { $n ->
        [one] noch jemand an diesem Gerät
       *[other] noch { $n } an diesem Gerät
    }
app-line-bot =
    { $n ->
        [one] ein Bot
       *[other] { $n } Bots
    }
app-line-program =
    { $n ->
        [one] ein Programm
       *[other] { $n } Programme
    }
app-add-seat = Noch ein Platz
app-seat-n = Platz { $n }
app-seat-me = Ich
app-seat-invite = Jemand, den ich einlade
app-seat-local = Jemand an diesem Gerät
app-seat-bot = Bot
app-bot-level = Bot auf Platz { $n }
app-bot-random = Treibgut: handelt zufällig
app-bot-easy = Kadett: leicht
app-bot-normal = Offizier: normal
app-bot-hard = Veteran: schwer
app-bot-crew = Kamerad: denkt mit
app-name = Name
app-name-later = Den Namen wählt der Gast
app-name-of-seat = Name für Platz { $n }
app-remove-seat = Platz { $n } entfernen
app-option-only-with = Nur mit { $values } ({ $rule }).
app-option-brought = Gehört zu: { $by } ({ $rule }).
app-table-options = Name, Tempo, Uhr, Gäste
app-table-name = Name des Tischs
app-pace = Wie schnell Bots spielen
app-pace-instant = Sofort
app-pace-brisk = Zügig
app-pace-calm = In Ruhe
app-clock = Bedenkzeit; danach springt ein Bot ein
app-clock-0 = Unbegrenzt
app-clock-60 = 1 Minute
app-clock-180 = 3 Minuten
app-clock-86400 = 1 Tag
app-public = Diesen Tisch öffentlich zeigen
app-spectators = Zuschauen erlauben; Gäste sehen nur, was alle sehen
app-webhook = Webadresse, die gerufen wird, wenn jemand dran ist (freiwillig)
app-open-table = Tisch aufmachen

## Lobby und Mitspielen

app-lobby = Lobby
app-lobby-text = Schick jedem den eigenen Link. Ein Link öffnet einen Platz, und nur einmal.
app-free-seat = Freier Platz
app-you = Du
app-waiting-for-somebody = Noch niemand da
app-here = da
app-away = weg
app-copy-link = Link kopieren
app-link = Link
app-link-copied = Link kopiert. Er ist für eine Person.
app-share = Teilen
app-qr-for = QR-Code für { $name }
app-start = Los
app-start-fills =
    { $n ->
        [one] Den freien Platz nimmt ein Bot.
       *[other] Die { $n } freien Plätze nehmen Bots.
    }
app-host-starts = Wer den Tisch aufgemacht hat, startet die Partie.
app-watching-lobby = Du schaust zu. Die Partie hat noch nicht begonnen.
app-invited = Du bist eingeladen
app-take-seat = Platz nehmen
app-just-watch = Nur zuschauen
app-no-table = Dieser Tisch lässt sich nicht öffnen

## Am Tisch

app-my-seat = Dein Platz
app-side = Frage und Neues
app-sheet = Frage, Hand und Neues
app-sheet-up = Hand und Neues zeigen
app-question = Frage
app-your-turn = Du bist dran
app-you-decide = Du entscheidest
app-wait = Moment
app-waiting-for = Warten auf { $who }
app-paused = Pause
app-over = Die Partie ist vorbei.
app-at-any-time = Außerdem möglich
app-something-else = Zurück
app-marked = { $n } markiert
app-confirm-marked =
    { $n ->
        [0] Markiere deine Wahl
       *[other] { $n } bestätigen
    }
app-open-rule = Regel öffnen
app-rule = Regel
app-rule-of = Regel { $id }
app-round-n = Runde { $n }
app-clock-left = noch { $n } s
app-reconnecting = Verbindung weg, wird neu aufgebaut …
app-menu = Menü
app-undo = Zurücknehmen
app-undo-ask = Um Rücknahme bitten
app-undo-nothing = Es gibt nichts zurückzunehmen.
app-undo-not-yours = Die letzte Entscheidung war nicht deine.
app-undo-chance = Seither hat der Zufall entschieden. Die anderen müssen zustimmen.
app-undo-revealed = Seither wurde etwas Verdecktes gesehen. Die anderen müssen zustimmen.
app-undo-over = Die Partie ist vorbei.
app-undo-rules-changed = Die Regeln haben sich geändert; erst müssen alle zustimmen, dass es weitergeht.
app-undo-asked = { $who } möchte die letzte Entscheidung zurücknehmen.
app-undo-asked-others = Die anderen werden gefragt.
app-changed = Die Regeln wurden seit Beginn dieser Partie berichtigt: Von { $recorded } Entscheidungen bedeuten die ersten { $kept } noch dasselbe.
app-changed-go-on = Die Partie geht nach Entscheidung { $kept } weiter, sobald alle zustimmen.
app-changed-agree = Von dort weiterspielen
app-changed-waiting = Noch nicht zugestimmt: { $who }
app-changed-over = Der Rest kann nicht mehr gezeigt werden. Die Speicherdatei enthält weiterhin die ganze Partie.
app-changed-rest = Die Regeln wurden seither berichtigt: { $kept } von { $recorded } Entscheidungen können gezeigt werden.
app-agree = Einverstanden
app-refuse = Nein
app-what-happened = Was geschah
app-crew = Crew
app-talk = Reden
app-while-away = Während du weg warst
app-understood = Verstanden
app-skip = Überspringen
app-skip-hint = Tippen oder Enter: weiter
app-and-more = und { $n } mehr
app-stuck = Es gibt nichts zu zeigen
app-stuck-text = Das sollte nicht sein. Sieh noch einmal nach; bleibt es so, melde die Partie. Die Meldung enthält keine fremden Geheimnisse.
app-look-again = Noch einmal nachsehen
app-report = Partie melden
app-report-text = Was stimmt nicht?
app-reported = Gemeldet. Danke.

## Crew

app-vote-bot = Bot einspringen lassen ({ $n } dafür)
app-hand-back = Ich bin wieder da

## Verlauf und Gespräch

app-log-filter = Zeigen
app-log-all = Alles
app-log-main = Kurz
app-log-mine = Ich
app-log-danger = Gefahr
app-log-older = Früheres
app-log-empty = Noch nichts.
app-talk-unread = Reden: { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
app-said-chat = { $who }: { $text }
app-said-whisper = { $who } flüstert: { $text }
app-said-claim = { $who } behauptet: { $text }
app-said-promise = { $who } verspricht: { $text }
app-said-request = { $who } bittet: { $text }
app-talk-empty = Noch hat niemand etwas gesagt.
app-speech = Art
app-speech-chat = Sagen
app-speech-whisper = Flüstern
app-speech-claim = Behauptung
app-speech-promise = Versprechen
app-speech-request = Bitte
app-speech-to = An
app-speech-what = Was
app-message = Nachricht
app-send = Senden
app-may-be-lies = Darf gelogen sein. Bleibt im Protokoll.

## Ein Gerät für mehrere

app-curtain-label = Gib das Gerät weiter
app-curtain = Jetzt { $name }
app-curtain-text = Alle anderen schauen weg.
app-curtain-open = Ich bin { $name }

## Menü und Hilfe

app-help = Hilfe
app-help-card = Was hier anders ist
app-key-numbers = ein Verb wählen, dann ein Ziel
app-key-arrows = durch die Möglichkeiten gehen
app-key-enter = den gefüllten Knopf drücken
app-key-escape = zurück
app-key-undo = zurücknehmen
app-key-log = was geschah
app-key-talk = reden
app-key-crew = Crew
app-key-help = diese Hilfe
app-pause = Pause
app-resume = Weiter
app-other-device = Auf anderem Gerät spielen
app-other-device-text = Öffne diesen Link dort, einmal. Dein Platz kommt mit.
app-mute = Ton aus
app-unmute = Ton an
app-auto = Von selbst antworten, wenn ich nur eine Wahl habe
app-leave = Tisch verlassen

## Das Ende

app-the-end = Das Ende
app-end-you = Du hast es geschafft
app-end-nobody = Niemand hat es geschafft
app-end-others = Gewonnen: { $who }
app-end-sum = { $lived } von { $all } leben, gewonnen: { $won }.
app-act-ending = Wie es endete
app-fate-won = Ziel erreicht
app-fate-survived = Ziel verfehlt
app-fate-lost = gestorben
app-fate-lived = lebt
app-died-in-round = Runde { $n }: { $how }
app-goal-kept = behalten
app-goal-dropped = abgelegt
app-goal-undecided = nie gewählt
app-goal-met = erreicht
app-goal-missed = verfehlt
app-goal-dead = nicht überlebt
app-goal-or = oder
app-asked-met = erfüllt
app-asked-missed = nicht erfüllt
app-asked-unknown = unbekannt
app-said = Laut gesagt
app-verdict-true = wahr
app-verdict-lie = gelogen
app-verdict-wrong = falsch, aber nicht besser gewusst
app-verdict-kept = Wort gehalten
app-verdict-broken = Wort gebrochen
app-verdict-open = weiß niemand
app-lies =
    { $n ->
        [one] einmal gelogen
        [2] zweimal gelogen
       *[other] { $n }-mal gelogen
    }
app-timeline = Wie es lief
app-timeline-text = Wähle einen Moment, um ihn in der Wiederholung zu sehen.
app-debrief-missing = Worauf alle aus waren, ließ sich nicht laden.
app-statistics = In Zahlen
app-seed = Startwert: { $seed }
app-play-on-there = Zum Spiel, das weitergeht
app-rematch = Noch einmal
app-watch-replay = Wiederholung
app-download = Spielstand

## Wiederholung

app-replay = Wiederholung
app-upload = Spielstand öffnen
app-my-replays = Deine beendeten Partien
app-eyes = Mit den Augen von
app-eyes-open = niemandem: alles offen
app-eyes-spectator = Zuschauern
app-step-back = Einen Schritt zurück
app-step-on = Einen Schritt weiter
app-run = Abspielen
app-stop = Anhalten
app-place = Stelle in der Partie

## Regeln

app-search-rules = Regeln durchsuchen
app-clauses =
    { $n ->
        [one] 1 Regel
       *[other] { $n } Regeln
    }
app-no-rule-found = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
app-no-such-rule = Eine Regel { $id } gibt es nicht.
app-open-rules = In den Regeln öffnen
app-ruling = Klarstellung:
app-see-also = Siehe auch

## Einstellungen

app-motion = Bewegung
app-motion-auto = Wie das Gerät
app-motion-on = Voll
app-motion-off = Reduziert
app-moments = Begegnungen, Tode und Ereignisse als Szenen
app-moments-0 = Nicht zeigen
app-moments-0-5 = Kurz
app-moments-1 = Normal
app-moments-2 = Lang
app-sound = Ton
app-sound-auto = An, außer auf Handys
app-sound-on = An
app-sound-off = Aus
app-volume = Lautstärke
app-contrast = Kontrast
app-contrast-usual = Normal
app-contrast-more = Stärker
app-confirm = Entscheidungen vor dem Senden zeigen
app-confirm-auto = Wo es zählt
app-confirm-on = Immer
app-confirm-off = Nie
app-notify = Sag mir Bescheid, wenn ich dran bin und woanders hinschaue
app-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen und versuch es noch einmal.

## Dank

app-credits-text = Airlock setzt Spielregeln eigenständig um. Es enthält keine Bilder oder Texte eines Verlags.
app-credits-icons = Symbole:
app-credits-fonts = Schriften:
app-credits-made-with = Gemacht mit:

## Fehler

app-fault-unknown = Das hat nicht geklappt. Versuch es noch einmal; bleibt es so, lade die Seite neu.
app-fault-offline = Keine Verbindung zum Server. Nichts ist verloren; versuch es gleich noch einmal.
app-fault-broken = Der Server hat seltsam geantwortet. Lade die Seite neu.
app-fault-stale = Der Tisch ist schon weiter. Hier ist die aktuelle Frage.
app-fault-too-fast = Zu viel auf einmal. Warte ein paar Sekunden.
app-fault-no-table = Diesen Tisch gibt es nicht. Prüf den Link oder lass dir einen neuen schicken.
app-fault-no-seat = Dieser Browser hat keinen Platz am Tisch. Öffne hier deine Einladung oder den Link von deinem anderen Gerät.
app-fault-no-invite = Diese Einladung wurde schon benutzt oder gilt nicht mehr. Lass dir eine neue schicken.
app-fault-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt. Lass dich einladen.
app-fault-no-free-seat = An diesem Tisch ist kein Platz mehr frei.
app-fault-no-recovery = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.
app-fault-no-replay = Diese Wiederholung gibt es nicht. Prüf den Link oder öffne den Spielstand noch einmal.
app-fault-bad-save = Das ist kein Spielstand einer Partie, die hier abgespielt werden kann.
app-fault-not-host = Das kann nur, wer den Tisch aufgemacht hat.
app-fault-not-yours = Dieser Platz gehört dir nicht. Nimm den Browser, der dort sitzt.
app-fault-not-over = Das geht erst nach der Partie; vorher würde es Geheimnisse verraten.
app-fault-paused = Der Tisch macht Pause. Setz das Spiel zuerst fort.
app-fault-other-rules = Dieser Server hat jetzt andere Regeln, nach denen die Partie nicht weitergeht. Mach einen neuen Tisch auf.
app-fault-bad-name = Diesen Namen kann niemand sehen. Nimm wenigstens einen Buchstaben, eine Ziffer oder ein Zeichen.
app-fault-too-large = So viel auf einmal nimmt der Server nicht. Ein Spielstand hat höchstens 4 MB.
app-fault-empty = In dem, was du sagst, ist nichts zu sehen. Schreib etwas.
app-fault-bad-webhook = Ein Webhook muss eine Adresse sein, die mit https:// oder http:// beginnt, ohne Leer- und Steuerzeichen, an einem üblichen Port.
app-fault-no-database = Die Datenbank des Servers antwortet gerade nicht. Warte einen Moment und sieh nach, ob es gezählt hat.
app-fault-busy = Hier geschieht zu viel auf einmal. Versuch es gleich noch einmal.
app-fault-enough-today = Das war genug für einen Tag von dieser Adresse. Morgen geht es weiter.
app-fault-503 = Der Server ist beschäftigt. Versuch es gleich noch einmal.

## Die Frage

app-hint = Tipp
app-not-now-these = Jetzt nicht: { $what }.
app-why = Warum?

## Szenen

scene-next = Weiter
scene-of = { $n } von { $all }
