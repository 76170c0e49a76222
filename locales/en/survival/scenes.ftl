### Scenes over the ship: encounters, attacks, the event phase, deaths; and the end of a match.

## Scenes

scene-discovery = A weakness
scene-hand =
    { $n ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
scene-number = surprise { $n }
scene-surprised = Too few cards: it attacks at once.
scene-not-surprised = Enough cards: no surprise attack.
scene-attack-card = Attack card
scene-hits = hits
scene-misses = misses
scene-hits-with = Hits when the attacker is:
scene-event-card = Event card
scene-moves-with = Move through corridor { $n }:
scene-part-0 = Time
scene-part-1 = Attacks
scene-part-2 = Fire
scene-part-3 = Event
scene-part-4 = Bag
scene-noise-roll = Noise roll
scene-combat-roll = Combat roll

## The end

scene-lives = survives
scene-dies = dies of it
