### Was der Bildschirm rund um das Spiel sagt.

## In Sätzen

ui-player = Spieler { $n }
ui-nobody = niemand
ui-unexplored = Raum { $n }
    .in = in Raum { $n }
    .into = in Raum { $n }
ui-corridor = { $a } – { $b }
ui-side-n = Nord
ui-side-s = Süd
ui-side-w = West
ui-side-e = Ost
ui-door-open = offen
ui-door-closed = geschlossen
ui-door-destroyed = zerstört
ui-locked = verriegelt
ui-unlocked = entriegelt
ui-pod = Rettungskapsel { $n } (Bereich { $section }, { $state })
ui-injured = { $figure } ({ $n } Schaden)
