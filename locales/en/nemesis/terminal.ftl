### The ship and its tracks, in the terminal.

## Used in sentences

ui-locked = locked
ui-unlocked = unlocked
ui-pod = Pod { $n } (section { $section }, { $state })

## Tracks, crew and seat in the terminal

ui-time =
    { $n ->
        [one] jump in 1 round
       *[other] jump in { $n } rounds
    }
ui-destination = destination { $space }
ui-self-destruct =
    { $n ->
        [one] self-destruct in 1 round
       *[other] self-destruct in { $n } rounds
    }
ui-pod-short = pod { $n }{ $section } { $state }
ui-signal = signal sent
ui-larva = larva
ui-status-hibernating = hibernating
ui-status-escaped = escaped
ui-on-pod = pod { $n }
ui-note-engine = Engine { $n } is { $status }

## The board in the terminal

ui-network-main = T
ui-network-red = TR
ui-network-blue = TB
ui-letter-larva = L
ui-letter-creeper = C
ui-letter-adult = A
ui-letter-breeder = B
ui-letter-queen = Q
ui-legend-intruders = L C A B Q larva, creeper, adult, breeder, queen, with injuries
