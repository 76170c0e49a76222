### Was auf der Schachtel der Karnomorphs steht. Die Startseite zeigt es, bevor jemand sie öffnet.

app-box-carnomorphs = Karnomorphs
    .promise = Lasst nichts liegen. Sie fressen, und sie wachsen.
    .facts = andere Gegner für Nemesis
    .about =
        rund 2 Stunden, jeder Zug eine Minute
        sie fressen und wachsen, während du woanders bist
        was sie dir geben, macht dich stärker, bis es zu viel wird
    .beginners = Spiel erst einmal gegen die Xenos. Alles andere kennst du dann schon.
