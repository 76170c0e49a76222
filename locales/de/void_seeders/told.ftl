### Was über Antworten gesagt wird, bevor man sie gibt, und über Leute am Ende: Hirngespenster.

outlook-scan-maddens = Eine infizierte Karte triebe deinen Wahnsinn auf 5.
outlook-lair = Das Versteck neben dir hört es, wenn dein Zug endet: Geräuschprobe.
debrief-insanity = Wahnsinn { $n } von 5
