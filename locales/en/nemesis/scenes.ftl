### Scenes of Nemesis.

## Scenes

scene-queen = The queen
scene-launch = A pod
scene-sleep = Hibernation
scene-blast = The ship
scene-last-fire = That was the last fire marker. One more fire and the ship explodes.
scene-last-malfunction = That was the last malfunction marker. One more and the hull breaks.
scene-time-left =
    { $n ->
        [0] the jump
        [one] round until the jump
       *[other] rounds until the jump
    }

## The end

app-act-goals = Goals of the crew
scene-course = The ship flies here
scene-scanned = scanned: { $infected } infected, { $clean } clean
scene-nothing-to-scan = no contamination cards
scene-drawn = 4 cards drawn, { $n } contaminated
