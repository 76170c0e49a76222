### Was über Antworten gesagt wird, bevor man sie gibt, und über Leute am Ende: Karnomorphs.

outlook-marker = Du bekommst Mutationsmarker { $n } von 4.
outlook-fourth-marker = Das ist dein vierter Mutationsmarker. Du stirbst daran.
outlook-scan-kills = Eine infizierte Karte wäre dein vierter Mutationsmarker. Du würdest daran sterben.
debrief-markers =
    { $n ->
        [0] kein Mutationsmarker
        [one] 1 Mutationsmarker
       *[other] { $n } Mutationsmarker
    }
