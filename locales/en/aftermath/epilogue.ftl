### Aftermath: the Epilogue.

objective-egg-collector = Egg Collector
    .text = Leave with an egg. If the Nest was already destroyed when you came, a carcass will do.
objective-trophy = Trophy
    .text = Leave with a carcass.
objective-last-honours = Last Honours
    .text = Leave with a corpse.
objective-call-home = Call Home
    .text = Send the signal.
objective-flight-data = Flight Data
    .text = Look at the coordinates.
objective-engine-report = Engine Report
    .text = Look at two engines or more.
objective-salvage = Salvage
    .text = Leave with three item cards or more that you found here.
objective-quick-study = Quick Study
    .text = Somebody discovers a weakness, a new one or one that was known before.
objective-monster-hunter = Monster Hunter
    .text = Kill a Creeper, an Adult, a Breeder or the Queen yourself, or two Larvae.
objective-repair-order = Repair Order
    .text = Repair two rooms; one, if no more than two were broken when you came.
objective-pathfinder = Pathfinder
    .text = Be the first to enter four rooms of the ship; six if only two of you play.
objective-clean-bill-of-health = Clean Bill of Health
    .text = Leave without slime and with one serious wound at most, which must be dressed.
objective-first-aboard = First Aboard
    .text = When the fifth event phase begins, be in the main room of the shuttle, or gone in a pod.
event-shuttle-waits = The shuttle waits: { $left }.
event-shuttle-left = The shuttle leaves.
event-left-with-shuttle =
    { $seat_you ->
        [yes] You leave with the shuttle
       *[no] { $seat } leaves with the shuttle
    }.
event-left-behind =
    { $seat_you ->
        [yes] You are left behind and lost
       *[no] { $seat } is left behind and lost
    }.
event-tokens-checked = Rooms that nobody has looked into: { $left }.
event-offer-taken =
    { $seat_you ->
        [yes] You take the lucrative offer
       *[no] { $seat } takes the lucrative offer
    }.
event-offer-checked =
    { $seat_you ->
        [yes] Your offer is settled
       *[no] { $seat } settles the offer
    }.
option-take-offer = Take the lucrative offer
end-departure = The shuttle leaves.
board-status-departed = Left
ui-status-departed = left with the shuttle
