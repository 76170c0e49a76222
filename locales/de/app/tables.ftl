### Tische aufmachen, Platz nehmen, reden, wiederkommen.

## Neuer Tisch

app-party = Mit wem
app-party-friends = Mit Freunden
app-party-friends-text = Sie kommen über einen Link dazu. Was frei bleibt, spielen Bots.
app-party-bots = Mit Bots
app-party-bots-text = Du gegen das Schiff, und gegen drei von ihnen.
app-party-device = An einem Bildschirm
app-party-device-text = Ihr gebt das Gerät weiter. Niemand sieht fremde Karten.
app-seat-me-text = Hier spielst du, in diesem Browser.
app-seat-invite-text = Bekommt einen eigenen Link.
app-seat-local-text = Spielt abwechselnd mit dir an diesem Bildschirm.
app-seat-program = Ein Programm
app-seat-program-text = Dein eigener Bot spielt über das Netz. Sein Token steht in der Lobby.
app-bot-random-text = Tut irgendetwas, das die Regeln erlauben.
app-bot-easy-text = Meint es gut und macht Fehler.
app-bot-normal-text = Spielt auf sein Ziel und achtet auf sich.
app-bot-hard-text = Denkt vor jeder Entscheidung voraus.
app-bot-crew-text = Spielt auf sein Ziel und achtet auf sich.
app-bot-search = Stratege: sehr schwer
app-bot-search-text = Spielt im Kopf viele Verläufe durch. Lässt sich Zeit.
app-pace-about = Langsamen Bots kannst du leichter folgen.
app-clock-about = Für jede Entscheidung. Wer zurückkommt, spielt wieder selbst.
app-hints = Tipps
app-hints-about = Wer nicht weiterweiß, darf einen Bot fragen.
app-public-about = Alle finden ihn unter „Zuschauen“ und können sich dazusetzen.
app-spectators-about = Wer zuschaut, sieht weder Handkarten noch Ziele.
app-webhook-about = Für einen Chat-Kanal: bekommt eine kurze Nachricht, wenn jemand entscheiden muss, der gerade nicht hinsieht.

## Lobby

app-invite = Einladung
app-only-here = Dieser Link geht nur an diesem Rechner. Für andere: Starte den Server mit --host 0.0.0.0 und öffne diese Seite über die Adresse des Rechners in eurem Netz.
app-lobby-clock = { $time } je Entscheidung
app-change-seat = Platz { $n } ändern
app-change = Ändern
app-seat-kind = Wer hier spielt
app-renew-invite = Neuer Link
app-invite-renewed = Hier ist ein neuer Link. Der alte öffnet nichts mehr.
app-free-this-seat = Platz frei machen
app-seat-freed = Der Platz ist wieder frei.
app-rename = Umbenennen
app-your-name = Dein Name
app-save-name = Speichern
app-name-saved = Gespeichert.
app-code-copied = Code kopiert.
app-copy-code = Code kopieren
app-lobby-ready = Alle sind da.
app-lobby-missing = Gerade nicht da: { $who }.
app-seat-lost = Dein Platz wurde wieder frei gemacht.
app-token = Token des Programms
app-copy-token = Token kopieren
app-token-copied = Token kopiert.
app-new-token = Neues Token
app-token-renewed = Hier ist ein neues Token. Das alte öffnet nichts mehr.
app-token-text = Nur jetzt zu sehen. Das Programm schickt es bei jeder Anfrage mit; wie, steht in docs/api.md.
app-token-hidden = Das Token war einmal zu sehen. Ist es weg, mach ein neues.
app-device-seat = Spielt am Bildschirm gegenüber

## Wiederholungen

app-share-replay = Diesen Moment teilen
app-replay-copied = Link kopiert. Er öffnet diesen Moment, mit denselben Augen.

## Am Tisch

app-bot-plays-for-you = Ein Bot spielt für dich.
app-bot-wanted-for = { $who } ist weg. Soll ein Bot weiterspielen?
app-bot-wanted-for-you = Die anderen glauben, dass du weg bist, und wollen einen Bot für dich einspringen lassen.
app-bot-waits = Ein Bot kann in { $time } einspringen. Jedes Lebenszeichen beendet die Abstimmung.
app-bot-waits-for-votes = Er springt ein, sobald genug dafür sind. Jedes Lebenszeichen beendet die Abstimmung.
app-bot-keeps-your-say = Deine Stimme bleibt bei dir: Was der Zufall entschieden hat oder aufgedeckt wurde, wird nur mit deiner Zustimmung zurückgenommen, es sei denn, du überlässt dem Bot den Platz.
app-still-here = Ich bin da
app-whisper-stand-in = Ich habe darum gebeten, dass ein Bot für dich spielt, solange du weg bist.
app-undo-waiting = Noch nicht zugestimmt: { $who }
app-undo-needs-replaced = Für { $who } spielt ein Bot, zustimmen kann er aber nicht: Ohne die eigene Zustimmung bleibt es, wie es ist.
app-fault-clock-decides = Dieser Tisch hat eine Uhr: Ein Bot springt ein, wenn jemandes Zeit abgelaufen ist.
app-leave-to-bot = Ein Bot soll für mich spielen
app-watch-link = Link zum Zuschauen kopieren
app-watch-link-copied = Link kopiert. Wer ihn öffnet, sieht, was alle sehen.
