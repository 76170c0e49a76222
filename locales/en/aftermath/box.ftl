### What stands on the box of Aftermath. The start page shows it before anybody has opened the box.

app-box-aftermath = Aftermath
    .promise = Go back aboard for what was left behind.
    .facts = a mission, people and places for Nemesis
    .about =
        about 2 hours, each turn a minute
        a shuttle waits at the bow, and so do alerts
        its people, traits, rooms and turrets also join a usual match
    .beginners = Play a match against the Intruders first. The Research Mission brings its own rooms, traits and turrets.
app-onward-mode-epilogue = Go back aboard
