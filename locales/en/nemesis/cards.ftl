### Nemesis: Characters and their action cards.

## Characters

character-captain = Captain
character-pilot = Pilot
character-scientist = Scientist
character-scout = Scout
character-soldier = Soldier
character-mechanic = Mechanic

## Action cards

card-demolition = Demolition
    .text = Wreck a closed door next to your room, or break the systems of your room.
card-interruption = Interruption
    .text = Cancel an action another player performs in your room, or cancel an Interruption.
card-rest = Rest
    .text = Scan the contamination cards in your hand and get rid of the harmless ones.
card-search = Search
    .text = Search the room: draw two items of its colour and keep one.
card-basic-repairs = Basic Repairs
    .text = Repair the room, or repair or break the engine you are at.
card-repairs = Repairs
    .text = Repair the room, or repair or break the engine you are at.
card-computer-skills = Computer Skills
    .text = Open or close a door next to your room, or use the action of a computer room for free.
card-suppressive-fire = Suppressive Fire
    .text = Spend 1 ammo: you or a companion who agrees slips away without being attacked.
card-reload = Reload
    .text = Put 1 ammo into your Six-Shooter.
card-order = Order
    .text = Send another character of your room into a neighbouring room of your choice, willing or not.
card-motivation = Motivation
    .text = Everyone in your room, you included, draws 1 action card.
card-piloting = Piloting
    .text = Use the cockpit or a computer room for free, or check the coordinates from a computer.
card-knowledge-of-the-ship = Knowledge of the Ship
    .text = Open or close a door next to your room, or peek at an unexplored room.
card-old-friend = Old Friend
    .text = Use the action of a working room without a computer for free.
card-risk-assessment = Risk Assessment
    .text = At a computer: look at the next event and leave it or bury it.
card-blocking-access = Blocking Access
    .text = At a computer: use the room for free, or break any computer room on the ship.
card-intranet = Intranet
    .text = At a computer: use the action of any working computer room for free.
card-scavenging = Scavenging
    .text = Search even an emptied room.
card-reconnaissance = Reconnaissance
    .text = Move to a neighbouring room without a noise roll.
card-adrenaline = Adrenaline
    .text = Shoot, or run, and draw a card.
card-covering-fire = Covering Fire
    .text = Spend 1 ammo: you and/or a companion who agrees leave for the same room without being attacked.
card-taking-aim = Taking Aim
    .text = Shoot with an energy weapon; you may reroll once.
card-full-auto = Full Auto
    .text = Empty the Assault Rifle in one burst: 1 extra injury per 2 ammo spent, even on a miss.
card-nerves-of-steel = Nerves of Steel
    .text = Shrug off a surprise attack.
card-fast-repairs = Fast Repairs
    .text = Repair the room, or repair or break the engine you are at.
card-technical-corridors = Technical Corridors
    .text = Crawl from one technical-corridor entrance to any other, then pass.
card-pyrotechnics = Pyrotechnics
    .text = Discard an item to set your room on fire, or put its fire out.
card-ingenuity = Ingenuity
    .text = Repair, work on the engine, or craft an item with any yellow item standing in for tools.
