### Nachspiel: das Shuttle.

room-shuttle-main = Hauptraum des Shuttles
    .short = Shuttle
    .code = Shut.
    .in = im Hauptraum des Shuttles
    .into = in den Hauptraum des Shuttles
    .text = Von selbst gibt es hier nichts zu tun. Von hier erreichst du jeden Raum mit einem Zugang zu den technischen Korridoren.
