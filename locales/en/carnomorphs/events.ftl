### Carnomorphs: the event cards, and what the cards tell.

## Event cards

event-card-rampant-mutation-1 = Rampant Mutation
    .text = Everyone is checked, and the infected mutate.
event-card-rampant-mutation-2 = Rampant Mutation
    .text = Everyone is checked, and the infected mutate.
event-card-reawakening-1 = Reawakening
    .text = Carcasses rise as shamblers and strike.
event-card-reawakening-2 = Reawakening
    .text = Carcasses rise as shamblers and strike.
event-card-lurking-1 = Lurking
    .text = The big ones vanish into the dark.
event-card-lurking-2 = Lurking
    .text = The big ones vanish into the dark.
event-card-stalking-1 = Stalking
    .text = The big ones close in on the crew.
event-card-stalking-2 = Stalking
    .text = The big ones close in on the crew.
event-card-airlock-procedure-glitch = Airlock Procedure Glitch
    .text = The ship is about to vent a yellow room.
event-card-generator-overload = Generator Overload
    .text = Three malfunctions start the self-destruct sequence.
event-card-marked-prey = Marked Prey
    .text = Whoever is near the dead is slimed.
event-card-evacuation-hatches-jam = Evacuation Hatches Jam
    .text = Both evacuation sections break down.
event-card-quarantine-procedure = Quarantine Procedure
    .text = Slimed crew members are locked in.
event-card-growl = Growl
    .text = You can hear the hunters everywhere.
event-card-scavenging-biomatter = Scavenging Biomatter
    .text = They follow the smell of dead flesh.
event-card-structural-weakness = Structural Weakness
    .text = The white rooms fail.
event-card-emergency-protocol-failure = Emergency Protocol Failure
    .text = A pod of section B is lost.
event-card-chemical-fire = Chemical Fire
    .text = A fire burns out and leaps to the rooms around it.
event-card-ammunition-meltdown = Ammunition Meltdown
    .text = A red room goes up in flames.
event-card-beast-on-the-prowl = Beast on the Prowl
    .text = The butcher finds its slimed prey.

## What the cards tell

event-devoured =
    { $seat_you ->
        [yes] You eat
       *[no] { $seat } eats
    }: { $object }.
