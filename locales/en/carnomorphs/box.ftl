### What stands on the box of the Carnomorphs. The start page shows it before anybody has opened the box.

app-box-carnomorphs = Carnomorphs
    .promise = Leave no corpse. They eat, and they grow.
    .facts = a species for Nemesis
    .about =
        about 2 hours, each turn a minute
        they feed and grow while you are elsewhere
        what they give you makes you stronger, until it doesn't
    .beginners = Play a match against the Intruders first. Everything else is as you know it.
