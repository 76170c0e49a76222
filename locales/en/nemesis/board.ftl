### The ship and its tracks, in the web app.

board-label = The ship. Tab goes from target to target, arrow keys from place to place, plus and minus zoom, Home shows the whole ship.
board-fit = Show the whole ship
board-in-pod = In a pod
board-status-hibernating = Hibernating
board-status-escaped = Escaped
board-pod = Pod { $n }, section { $section }
board-pod-locked = Locked
board-pod-unlocked = Unlocked
board-pod-launched = Launched
board-pod-seats = { $n } of 2 seats taken
board-time = Time to jump
    .text = The ship jumps when the marker reaches the end. The hibernation chambers are open on the blue spaces.
board-time-left = { $n } of 15 left; on the blue spaces the hibernation chambers are open
board-self-destruct = Self-destruct
    .text = Once this has been started in the Generator, the ship blows up at the skull, unless somebody stops it in time.
board-self-destruct-off = not running
board-self-destruct-left = { $n } steps left
board-self-destruct-critical = Can't be stopped any more
board-destination = Destination
    .text = Where the ship jumps to. The coordinates card says which planet each letter stands for.
board-course = Course { $space }
board-course-known = Course { $space }: { $planet }
board-destination-at = Set to { $space }
board-coordinates-known = You know the coordinates: { $what }
board-coordinates-secret = The coordinates are secret
board-engines = Engines
board-engine = Engine { $n }
board-engine-unknown = unknown
board-looked = Looked at by { $who }
board-queen-killed = The queen is dead
board-weakness-where = Study one in the Laboratory.
seat-signal = Signal sent
seat-larva = Larva
seat-note-engine = Engine { $n }: { $status }
seat-note-coordinates = Coordinates: { $what }
seat-intruder-hand = The intruders' cards

# The rail: what ends the game, in rounds.
rail-jump = jump
rail-jump-until = to the jump
rail-jump-short = Jump in
rail-blast = blast
rail-blast-until = to the blast
rail-blast-short = Blast in
rail-blast-note = from { $n } on nobody can stop it
rail-blast-fixed = nobody can stop it now
rail-sleep = hibernation opens at { $n }
rail-sleep-now = hibernation is open
rail-fire = { $n ->
        [one] 1 fire
       *[other] { $n } fires
    } of { $most }. If one more than that must burn, the ship explodes.
rail-malfunction = { $n ->
        [one] 1 malfunction
       *[other] { $n } malfunctions
    } of { $most }. If one more than that is due, the ship breaks apart.
