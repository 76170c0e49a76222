### What is told of answers before they are given, and of people at the end: Void Seeders.

outlook-scan-maddens = An infected card would drive your insanity to 5.
outlook-lair = The lair beside you hears it when your turn ends: noise roll.
debrief-insanity = insanity { $n } of 5
