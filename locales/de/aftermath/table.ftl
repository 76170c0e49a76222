### Nachspiel: was vor einem Spiel gewählt wird.

app-option-modules = Dazu
app-option-modules-traits = Eigenschaftskarten
    .text = Alle haben eine dauerhafte Stärke oder Schwäche, für alle sichtbar.
    .said = Eigenschaftskarten
    .changes = eine Eigenschaftskarte für alle
app-option-modules-rooms = Mehr Räume
    .text = Vier weitere Räume können an Bord sein, und in einem davon lässt sich dreierlei bauen.
    .said = vier weiteren Räumen
    .changes = vier weitere Räume, dreierlei mehr zu bauen
app-option-modules-turrets = Geschütze
    .text = In manchen Räumen steht ein Geschütz. Wer sein Freund ist, weiß es nicht immer.
    .said = Geschützen
    .changes = drei Geschütze irgendwo auf dem Schiff
app-option-modules-medic = Die Ärztin
    .text = Ein siebter Charakter kann an Bord sein.
    .said = der Ärztin
    .changes = ein siebter Charakter zur Wahl
app-option-modules-characters = Fünf weitere Charaktere
    .text = Konzernchefin, Android, Psychologin, Kopfgeldjägerin und Strafgefangene können für die ersten einspringen.
    .said = fünf weiteren Charakteren
    .changes = fünf Draftkarten mit einem zweiten Charakter

## Der Plan

board-docked = Shuttle
board-turret = Geschütz: { $status }
board-turret-hidden = niemand sieht, worauf es schießt
board-turret-mine = Geschütz: { $status }, was die anderen nicht sehen
board-pin = { $alert }: Hier ist Stufe { $n } zu erledigen
board-pin-done = { $alert }: Stufe { $n } ist hier erledigt
board-slimed = Alles voll Schleim: Wer hereinkommt, wird verschleimt
board-second-seen = Zweites Plättchen, von dir gesehen: { $what }

## Der Alarm

rail-alert = { $alert }: noch { $n }
rail-alert-until = bis zum Ende des Alarms
rail-alert-short = Alarm in
alert-label = Alarm
alert-left =
    { $n ->
        [one] Alarm · noch 1 Runde
       *[other] Alarm · noch { $n } Runden
    }
alert-done = erledigt
alert-open = offen
alert-too-late = Zu spät: Alle an Bord verlieren.
alert-bring = { $thing }: { $from } → { $to }
alert-repairs = { $n } von { $all } Räumen repariert oder abgestützt
alert-kills = { $n } von { $all } Xenos getötet oder markiert
alert-eggs = { $n } von { $all } Eiern des Nests fort

## Vor den Leuten

seat-action-answer-alert = Alarm
seat-robot = Roboter
seat-robot-energy = { $n } von { $all } Energie
seat-dog = Laika
seat-dog-here = bei dir
seat-dog-away = unterwegs: { $where }
seat-drone = beobachtet { $who }

## Szenen

scene-alert = Alarm
scene-alert-over = Der Alarm ist vorbei
scene-alert-lost = Der Alarm ist gescheitert
scene-alert-done = geschafft
scene-alert-failed = zu spät
scene-turret = Ein Geschütz schießt
rail-departure = Shuttle
rail-departure-until = bis das Shuttle ablegt
rail-departure-short = Shuttle in
scene-offer = Ein lukratives Angebot
scene-shuttle = Das Shuttle wartet
scene-shuttle-left = Runden, bis es ablegt
scene-departure = Das Shuttle legt ab
