### What stands on the box of Nemesis. The start page shows it before anybody has opened the box.

app-title-nemesis = Nemesis
app-box-nemesis = Nemesis
    .promise = You wake up. Something else did too.
    .facts = 1–5 · secret goals
    .about =
        about 2 hours, each turn a minute
        1 to 5 players, bots fill the rest
        everybody wants out, not everybody with you
    .beginners = The front of the ship, semi-cooperative, nothing added. That is what you get if you change nothing.
    .aboard = They come aboard the Nemesis
