### Nachspiel: die Forschungsmission.

app-option-mode-research = Forschungsmission
    .text = Ihr kommt mit dem Shuttle, und Alarme warten auf niemanden.
    .said = auf Forschungsmission
    .changes =
        ein Shuttle am Schiff
        zwei Plättchen in jedem Raum
        Alarme, für jeden fünf Runden
        Eigenschaften, mehr Räume und Geschütze
        weniger Rettungskapseln
app-option-goals = Ziele
app-option-goals-semi = Jeder für sich
    .text = Ein geheimes Ziel für jeden.
    .said = mit eigenen Zielen
app-option-goals-coop = Gemeinsam
    .text = Offene Ziele, gewonnen oder verloren wird zusammen.
    .said = mit gemeinsamen Zielen
    .changes =
        offene Ziele für alle
        Tote können wiederbelebt werden
lab-mode-research = Forschungsmission

event-tile-turned = Das Raumteil wird aufgedeckt: { $room }.
event-alert-advanced =
    Der Marker des Shuttles rückt vor{ $left ->
        [0] {" "}auf das rote Feld
        [one] , noch 1 Feld
       *[other] , noch { $left } Felder
    }.
event-lost-to-alert =
    { $seat_you ->
        [yes] Du bist noch an Bord und stirbst
       *[no] { $seat } ist noch an Bord und stirbt
    }.
lab-cause-lost-to-alert = An Bord, als ein Alarm scheiterte
