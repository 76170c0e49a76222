### Was auf der Schachtel der Hirngespenster steht. Die Startseite zeigt es, bevor jemand sie öffnet.

app-box-void-seeders = Hirngespenster
    .promise = Was dich jagt, ist so wirklich wie deine Angst.
    .facts = andere Gegner für Nemesis
    .about =
        rund 2 Stunden, jeder Zug eine Minute
        was dich jagt, ist so wahnsinnig wie du
        drei Verstecke zu finden und zu zerstören
    .beginners = Spiel zuerst gegen die Xenos. Dann dasselbe Schiff, mit etwas, das keine Tür aufhält.
