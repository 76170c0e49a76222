### Carnomorphs: the help card.

carnomorph-help-event-phase = Event phase
    .text = Both time markers move on. Every carnomorph in combat attacks; then the others feed. Fire deals 1 injury to each carnomorph in a burning room. An event: movement, then its effect. Last, draw a token from the bag.
carnomorph-help-feeding = Feeding
    .text = The butcher feeds first, then fleshbeasts, shamblers and metagorgers. Each of them heals, grows one level if a figure is free, and eats one thing: a red corpse, an egg, a carcass, a metagorger or the blue corpse, in this order. In the nest they eat the eggs of the board.
carnomorph-help-bag = Bag development
    .text = Blue metagorger: noise rolls, then swap it for a metagorger token, a red one first. Red metagorger: 1 metagorger in each room with a metagorger or a heavy object, and in the explored nest. Shambler or fleshbeast: noise rolls. Butcher: it comes to a slimed character or to the first player, an encounter. Blank: lone shamblers go back into the bag with a metagorger token and the blank, then noise rolls.
carnomorph-help-mutation = Mutation
    .text = A metagorger attack gives you a mutation card (draw 2, keep 1), a contamination card and a light wound; it leaves, and a shambler token goes into the bag. Mutation action: scan a contamination card from your hand, take a marker, use the matching effect. If you have no mutation card, you get one instead of the marker. The fourth marker kills you. Surgery and the antidote take the card away, but never the markers.
carnomorph-help-death = Killing them
    .text = Draw 1 attack card; metagorgers have a number of their own. It dies if the number is at most its injuries; an arrow makes it retreat. A fleshbeast leaves a carcass and a shambler, the butcher 2 shamblers, and it never returns.
carnomorph-help-adaptations = Adaptations
    .text = A card is turned up when its type first appears. Analyse a corpse (shambler), an egg (fleshbeast) or a carcass (butcher) to remove it.
