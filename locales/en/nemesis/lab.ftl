### The page that `airlock report` makes: what is particular to Nemesis.

lab-board-base = base board
lab-board-alt = alternative board
lab-mode-semi = Semi-cooperative
lab-mode-solo = Solo
lab-mode-coop = Cooperative
lab-mode-intruder = With an intruder player

## How it ends

lab-end-jump = The ship jumps
lab-end-explosion = Fire: the ship explodes
lab-end-hull-breach = The hull gives way
lab-end-self-destruct = Self-destruct
lab-end-nobody-left = Nobody is awake any more

## Deaths

lab-cause-attack = Killed in an attack
lab-cause-melee = Fell in close combat
lab-cause-fire = Burnt to death
lab-cause-explosion = Torn apart in a blast
lab-cause-bleeding = Bled to death
lab-cause-infection = Infected
lab-cause-surgery = Died in surgery
lab-cause-airlock = Blown into space
lab-cause-lost-in-jump = Awake when the ship jumped
lab-cause-lost-with-ship = Lost with the ship
lab-cause-wrong-destination = Slept towards the wrong place
lab-cause-contamination = Failed the final scan
