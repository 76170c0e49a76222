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
