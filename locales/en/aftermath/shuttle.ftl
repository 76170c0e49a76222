### Aftermath: the shuttle.

room-shuttle-main = Shuttle, main room
    .short = Shuttle
    .code = Shut.
    .in = in the main room of the shuttle
    .into = into the main room of the shuttle
    .text = There is nothing to do here by itself. From here you reach every room with an entrance to the technical corridors.
