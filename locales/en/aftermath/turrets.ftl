### Aftermath: turrets.

token-turret-1 = Turret, 3 items
token-turret-2 = Turret, 2 items
token-turret-3 = Turret, 2 items
effect-turret = Turret

turret-status-inactive = Inactive
turret-status-target-all = Target: all
turret-status-target-intruders = Target: intruders

way-turret = destroy the turret

event-turret-found = A turret stands { $slot_in }.
event-no-place-for-turret = There is no place for a turret { $slot_in }.
event-turret-status = Turret { $slot_in }: { $status }.
event-turret-shoots = The turret { $slot_in } shoots.
event-turret-destroyed = The turret { $slot_in } is destroyed.
event-turret-unharmed =
    { $seat_you ->
        [yes] You find
       *[no] { $seat } finds
    } the turret { $slot_in } inactive: it stays.
event-turret-changed =
    { $seat_you ->
        [yes] You change
       *[no] { $seat } changes
    } the status of the turret { $slot_in }.
event-turret-set =
    { $seat_you ->
        [yes] You set
       *[no] { $seat } sets
    } the turret { $slot_in } to { $status }.

reason-no-turret-here = There is no turret in this room.
reason-turret-inactive = An inactive turret can't be destroyed.

cause-turret = shot by a turret
lab-cause-turret = Shot by a turret
