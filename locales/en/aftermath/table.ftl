### Aftermath: what is chosen before a match.

app-option-modules = Added
app-option-modules-traits = Trait cards
    .text = Everybody has a lasting strength or weakness, open to all.
    .said = trait cards
    .changes = a trait card for everybody
