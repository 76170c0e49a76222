### The terminal, for what only Carnomorphs do.

ui-legend-carnomorphs = M S F B metagorger, shambler, fleshbeast, butcher, with injuries
ui-adaptation-gone = { $name } (removed)
ui-mutated = mutated
ui-mutations = Mutation
ui-mutation-markers = { $n } of 4 markers
ui-protected = protected
ui-unheard = unheard
