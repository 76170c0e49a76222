### Das Terminal, soweit es nur die Karnomorphs betrifft.

ui-legend-carnomorphs = V S F Z Verschlinger, Schlurfer, Fleischbestie, Zerfleischer, mit Schaden
ui-adaptation-gone = { $name } (entfernt)
ui-mutated = mutiert
ui-mutations = Mutation
ui-mutation-markers = { $n } von 4 Markern
ui-protected = geschützt
ui-unheard = lautlos
