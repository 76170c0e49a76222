### Nachspiel: Geschütze.

token-turret-1 = Geschütz, 3 Gegenstände
token-turret-2 = Geschütz, 2 Gegenstände
token-turret-3 = Geschütz, 2 Gegenstände
effect-turret = Geschütz

turret-status-inactive = Inaktiv
turret-status-target-all = Ziel: alle
turret-status-target-intruders = Ziel: Xenos

way-turret = das Geschütz zerstören

event-turret-found = { $slot_in } steht ein Geschütz.
event-no-place-for-turret = { $slot_in } ist kein Platz für ein Geschütz.
event-turret-status = Geschütz { $slot_in }: { $status }.
event-turret-shoots = Das Geschütz { $slot_in } schießt.
event-turret-destroyed = Das Geschütz { $slot_in } ist zerstört.
event-turret-unharmed =
    { $seat_you ->
        [yes] Du findest
       *[no] { $seat } findet
    } das Geschütz { $slot_in } inaktiv vor: Es bleibt stehen.
event-turret-changed =
    { $seat_you ->
        [yes] Du änderst
       *[no] { $seat } ändert
    } den Status des Geschützes { $slot_in }.
event-turret-set =
    { $seat_you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } das Geschütz { $slot_in } auf { $status }.

reason-no-turret-here = In diesem Raum steht kein Geschütz.
reason-turret-inactive = Ein inaktives Geschütz lässt sich nicht zerstören.

cause-turret = von einem Geschütz erschossen
lab-cause-turret = Von einem Geschütz erschossen
