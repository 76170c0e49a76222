### Das Schiff und seine Leisten im Terminal.

## In Sätzen

ui-locked = verriegelt
ui-unlocked = entriegelt
ui-pod = Rettungskapsel { $n } (Bereich { $section }, { $state })

## Leisten, Besatzung und eigener Platz im Terminal

ui-time =
    { $n ->
        [one] Sprung in 1 Runde
       *[other] Sprung in { $n } Runden
    }
ui-destination = Flugziel { $space }
ui-self-destruct =
    { $n ->
        [one] Selbstzerstörung in 1 Runde
       *[other] Selbstzerstörung in { $n } Runden
    }
ui-pod-short = Kapsel { $n }{ $section } { $state }
ui-signal = Signal gesendet
ui-larva = Larve
ui-status-hibernating = im Kälteschlaf
ui-status-escaped = entkommen
ui-on-pod = Kapsel { $n }
ui-note-engine = Triebwerk { $n } ist { $status }

## Der Plan im Terminal

ui-network-main = T
ui-network-red = TR
ui-network-blue = TB
ui-letter-larva = L
ui-letter-creeper = K
ui-letter-adult = J
ui-letter-breeder = B
ui-letter-queen = Q
ui-legend-intruders = L K J B Q Larve, Kriecher, Jäger, Brutbestie, Königin, mit Schaden
