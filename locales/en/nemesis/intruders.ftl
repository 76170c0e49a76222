### Nemesis: The intruders: figures, events, attacks, weaknesses, cards of their player.

## Events

event-card-damaging-fire = Damaging Fire
    .text = Burning rooms break down and the fire spreads.
event-card-regeneration = Regeneration
    .text = The intruders recover.
event-card-scent-of-prey = Scent of Prey
    .text = Slime gives you away.
event-card-flammable-compounds = Flammable Compounds
    .text = Fire breaks out in the hibernatorium.
event-card-bulkheads-open = Bulkheads Open
    .text = All doors open.
event-card-hunt-2 = Hunt
    .text = The adults close in on the crew.
event-card-hunt-3 = Hunt
    .text = The adults close in on the crew.
event-card-eclosion = Eclosion
    .text = What grows inside breaks out; everyone else is checked.
event-card-coolant-leak = Coolant Leak
    .text = A broken generator starts the self-destruct sequence.
event-card-nest = Nest
    .text = Something stirs around the nest.
event-card-short-circuit = Short Circuit
    .text = Yellow computer rooms fail.
event-card-damage = Damage
    .text = The big ones tear the ship apart.
event-card-egg-protection = Egg Protection
    .text = The brood defends its eggs.
event-card-consuming-fire = Consuming Fire
    .text = Fire eats the supplies and spreads.
event-card-malfunction = Malfunction
    .text = Something breaks up front.
event-card-lurking = Lurking
    .text = The intruders vanish into the dark.
event-card-evacuation-pod-ejection = Evacuation Pod Ejection
    .text = A pod launches on its own.
event-card-hatching = Hatching
    .text = An egg hatches.
event-card-life-support-failure = Life Support Failure
    .text = The green rooms fail.
event-card-noise-in-technical-corridors = Noise in Technical Corridors
    .text = Scratching in the ducts.

## Attacks

attack-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
attack-claw-attack = Claw Attack
    .text = 2 light wounds and 1 contamination card.
attack-bite = Bite
    .text = 1 serious wound; deadly with 2 serious wounds.
attack-tail-attack = Tail Attack
    .text = 1 serious wound; deadly with any serious wound.
attack-transformation = Transformation
    .text = The creeper becomes a breeder.
attack-frenzy = Frenzy
    .text = Everyone in the room: 1 serious wound; deadly with 2 serious wounds.
attack-slime = Slime
    .text = Slime and 1 contamination card.
attack-summoning = Summoning
    .text = Another intruder joins.

## Weaknesses

weakness-vital-places = Vital Places
    .text = Against adults, a blank counts as a hit.
weakness-way-of-moving = The Way of Moving
    .text = Only the queen and breeders can destroy doors.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
    .text = Extinguishers hurt: affected intruders retreat and suffer 1 injury.
weakness-vulnerability-to-energy = Vulnerability to Energy
    .text = Energy weapons that wound deal 1 more.
weakness-reaction-to-danger = Reaction to Danger
    .text = Surprise numbers are 1 lower (at least 1).
weakness-species-on-the-brink = Species on the Brink of Extinction
    .text = It takes one injury fewer to kill.
weakness-way-of-fighting = The Way of Fighting
    .text = An adult's bite deals a light wound.
weakness-vulnerability-to-fire = Vulnerability to Fire
    .text = Fire deals 1 more injury, and a burning room loses 1 more egg.

## Intruders

figure-larva = Larva
figure-creeper = Creeper
figure-adult = Adult
figure-breeder = Breeder
figure-queen = Queen

## Cards of the intruder player

effect-pursuit = Pursuit
    .text = One character rolls for noise.
effect-coordinated-hunt = Coordinated Hunt
    .text = The adults close in on the crew.
effect-metamorphosis = Metamorphosis
    .text = What grows inside breaks out; everyone else is checked.
effect-planning = Planning
    .text = Pick one of three events.
effect-self-healing = Self-Healing
    .text = An intruder recovers.

intruder-card-xcard-01 = { effect-pursuit } (corridor 1, 2 attack cards)
    .text = { effect-pursuit.text }
intruder-card-xcard-02 = { effect-pursuit } (corridor 2, 2 attack cards)
    .text = { effect-pursuit.text }
intruder-card-xcard-03 = { effect-pursuit } (corridor 3, 2 attack cards)
    .text = { effect-pursuit.text }
intruder-card-xcard-04 = { effect-pursuit } (any corridor, 3 attack cards)
    .text = { effect-pursuit.text }
intruder-card-xcard-05 = { effect-coordinated-hunt } (corridor 3, 1 attack card)
    .text = { effect-coordinated-hunt.text }
intruder-card-xcard-06 = { effect-coordinated-hunt } (corridor 4, 1 attack card)
    .text = { effect-coordinated-hunt.text }
intruder-card-xcard-07 = { effect-metamorphosis } (corridor 1, 1 attack card)
    .text = { effect-metamorphosis.text }
intruder-card-xcard-08 = { effect-planning } (corridor 4, 1 attack card)
    .text = { effect-planning.text }
intruder-card-xcard-09 = { effect-planning } (any corridor, 1 attack card)
    .text = { effect-planning.text }
intruder-card-xcard-10 = { effect-self-healing } (corridor 2, 1 attack card)
    .text = { effect-self-healing.text }

intruder-way-move = move an intruder
intruder-way-attack = attack
intruder-way-effect = effect
