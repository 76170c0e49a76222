### Was auf der Schachtel der Karnomorphs steht. Die Startseite zeigt es, bevor jemand sie öffnet.

app-box-carnomorphs = Karnomorphs
    .promise = Was ihr liegen lasst, fressen sie.
    .facts = 1–5 · andere Gegner
    .about =
        rund 2 Stunden, jeder Zug eine Minute
        sie fressen und wachsen, während du woanders bist
        was sie dir geben, macht dich stärker, bis es zu viel wird
    .beginners = Spiel erst einmal gegen die Xenos. Alles andere kennst du dann schon.
