### What is told of answers before they are given, and of people at the end: Carnomorphs.

outlook-marker = You get mutation marker { $n } of 4.
outlook-fourth-marker = This is your fourth mutation marker. You die of it.
outlook-scan-kills = An infected card would be your fourth mutation marker. You would die of it.
debrief-markers =
    { $n ->
        [0] no mutation marker
        [one] 1 mutation marker
       *[other] { $n } mutation markers
    }
