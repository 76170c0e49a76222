### What stands on the box of the Void Seeders. The start page shows it before anybody has opened the box.

app-box-void-seeders = Void Seeders
    .promise = What hunts you is as real as your fear.
    .facts = a species for Nemesis
    .about =
        about 2 hours, each turn a minute
        what hunts you is as mad as you are
        three lairs to find and to burn
    .beginners = Play against the Intruders first. Then the same ship, with something that no door keeps out.
