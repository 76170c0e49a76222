### Was auf der Schachtel von Nemesis steht. Die Startseite zeigt es, bevor jemand sie öffnet.

app-title-nemesis = Nemesis
app-box-nemesis = Nemesis
    .promise = Du wachst auf. Etwas anderes auch.
    .facts = 1–5 · geheime Ziele
    .about =
        rund 2 Stunden, jeder Zug eine Minute
        1 bis 5 Plätze, Bots füllen auf
        alle wollen raus, nicht alle mit dir
    .beginners = Die Vorderseite des Schiffs, halb kooperativ, ohne Zusätze. Das bekommst du, wenn du nichts änderst.
    .aboard = Sie kommen an Bord der Nemesis
