### What the screen says around the game.

## Used in sentences

ui-player = Player { $n }
ui-nobody = nobody
ui-unexplored = Room { $n }
    .in = in room { $n }
    .into = into room { $n }
ui-corridor = { $a } – { $b }
ui-side-n = north
ui-side-s = south
ui-side-w = west
ui-side-e = east
ui-door-open = open
ui-door-closed = closed
ui-door-destroyed = destroyed
ui-locked = locked
ui-unlocked = unlocked
ui-pod = Pod { $n } (section { $section }, { $state })
ui-injured =
    { $n ->
        [one] { $figure } (1 injury)
       *[other] { $figure } ({ $n } injuries)
    }
