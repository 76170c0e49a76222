### Nachspiel: vier Räume und was sich in einem davon bauen lässt.

room-crafting = Werkraum
    .short = Werkraum
    .code = Werk
    .text = Baust du hier etwas, darfst du dafür eine Energieladung gegen einen Laserpointer, Werkzeug gegen eine Kampfdrohne oder Kleidung gegen einen Schutzanzug geben.
    .in = im Werkraum
    .into = in den Werkraum
room-server = Serverraum
    .short = Server
    .code = Serv
    .text = Benutze die Aktion eines beliebigen erkundeten Raums mit funktionierendem Computer.
    .in = im Serverraum
    .into = in den Serverraum
room-alarm = Alarmraum
    .short = Alarm
    .code = Alarm
    .text = Mach Lärm in einem Raum, in dem niemand ist. Was dort auftaucht, überrascht niemanden.
    .in = im Alarmraum
    .into = in den Alarmraum
room-turret = Geschützraum
    .short = Geschütze
    .code = Gesch
    .text = Wähle ein Geschütz und lege den Status deiner Wahl verdeckt obenauf.
    .in = im Geschützraum
    .into = in den Geschützraum

way-remote = einen anderen Computerraum benutzen
way-make-noise = in der Ferne Lärm machen
way-control = den Status eines Geschützes ändern

prompt-turret-status = Was tut das Geschütz { $arg1_in } von jetzt an?
option-turret-status = { $arg1 }

reason-no-empty-room = In jedem anderen Raum ist jemand.
reason-no-turret = Auf dem Schiff steht kein Geschütz.

## Besondere Bauteile

thing-laser-pointer = Laserpointer
    .text = Befestige ihn an einer Waffe: Jeden ihrer Schüsse darfst du einmal neu würfeln.
thing-combat-drone = Kampfdrohne
    .text = Eine Energiewaffe mit 3 Munition, die keine Hand braucht.
thing-enviro-suit = Schutzanzug
    .text = Feuer verwundet dich nicht, und Schleim tut dir nichts.

event-suit-shown =
    { $seat_you ->
        [yes] Du trägst
       *[no] { $seat } trägt
    } etwas: { $item }.
