### Aftermath: four rooms, and what can be made in one of them.

room-crafting = Crafting Room
    .short = Crafting
    .code = Craft
    .text = When you craft here you may give an Energy Charge for a Laser Pointer, Tools for a Combat Drone or Clothes for an Enviro-Suit.
    .in = in the Crafting Room
    .into = into the Crafting Room
room-server = Server Room
    .short = Server
    .code = Serv
    .text = Use the action of any explored room with a working computer.
    .in = in the Server Room
    .into = into the Server Room
room-alarm = Alarm Room
    .short = Alarm
    .code = Alarm
    .text = Make noise in a room where nobody is. What comes there surprises nobody.
    .in = in the Alarm Room
    .into = into the Alarm Room
room-turret = Turret Room
    .short = Turrets
    .code = Turr
    .text = Choose a turret and put the status you like facedown on top.
    .in = in the Turret Room
    .into = into the Turret Room

way-remote = use another computer room
way-make-noise = make noise far away
way-control = change the status of a turret

prompt-turret-status = What does the turret { $arg1_in } do from now on?
option-turret-status = { $arg1 }

reason-no-empty-room = There is somebody in every other room.
reason-no-turret = There is no turret on the ship.

## Special crafted items

thing-laser-pointer = Laser Pointer
    .text = Attach it to a weapon: you may reroll each of its shots once.
thing-combat-drone = Combat Drone
    .text = An energy weapon with 3 ammo that needs no hand.
thing-enviro-suit = Enviro-Suit
    .text = Fire doesn't wound you, and slime does nothing to you.

event-suit-shown =
    { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } wearing something: { $item }.
