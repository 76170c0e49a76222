### Was auf der Schachtel von Nachspiel steht. Die Startseite zeigt es, bevor jemand sie öffnet.

app-box-aftermath = Nachspiel
    .promise = Noch einmal an Bord, für das, was zurückblieb.
    .facts = eine Mission, Leute und Räume für Nemesis
    .about =
        rund 2 Stunden, jeder Zug eine Minute
        am Bug wartet ein Shuttle, und Alarme warten nicht
        Leute, Eigenschaften, Räume und Geschütze gehen auch in einem gewöhnlichen Spiel
    .beginners = Spiel erst einmal gegen die Xenos. Die Forschungsmission bringt Räume, Eigenschaften und Geschütze gleich mit.
app-onward-mode-epilogue = Noch einmal an Bord
