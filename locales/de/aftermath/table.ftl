### Nachspiel: was vor einem Spiel gewählt wird.

app-option-modules = Dazu
app-option-modules-traits = Eigenschaftskarten
    .text = Alle haben eine dauerhafte Stärke oder Schwäche, für alle sichtbar.
    .said = Eigenschaftskarten
    .changes = eine Eigenschaftskarte für alle
