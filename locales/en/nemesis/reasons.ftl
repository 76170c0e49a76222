### Why something isn't possible now.

reason-on-a-pod = Nobody can act in an escape pod.
reason-no-engine-here = You aren't in an engine room.
reason-no-yellow-room = It takes you from one explored yellow room to another.
reason-signal-sent-already = You have already sent the signal.
reason-no-pod-to-board = No pod here is unlocked and has a free seat.
reason-no-pod-here = There is no pod to lock or unlock.
reason-intruder-here = Not with an intruder in the room.
reason-chambers-closed = The hibernation chambers open when the time marker reaches a blue space.
reason-somebody-hibernates = Not while somebody hibernates.
reason-sequence-running = The self-destruct sequence is already running.
reason-sequence-not-running = The self-destruct sequence isn't running.
reason-sequence-critical = The self-destruct sequence can't be stopped any more.
reason-airlock-in-use = An airlock procedure is under way.
reason-no-room-for-airlock = There is no other explored yellow room that can be sealed.
reason-no-flamethrower = You hold no flamethrower that can take fuel.
reason-not-in-an-evacuation-section = You aren't in an evacuation section.
reason-no-intruder-to-move = No intruder can be moved that way.
reason-no-intruder-to-attack-with = No intruder is in a room with a character.
reason-nobody-to-pursue = Nobody can be pursued now.
reason-no-adult-near-the-crew = No adult is next to a character.
reason-no-injured-intruder = No intruder is injured.
