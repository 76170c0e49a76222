### Scenes over the ship: encounters, attacks, the event phase, deaths; and the end of a match.

## The question

app-hint = Hint
app-not-now = Not now
app-cost-dearer =
    { $n ->
        [one] 1 card, dearer because of a wound
       *[other] { $n } cards, dearer because of a wound
    }
app-about-move = Loud. If nobody is there, you roll for noise.
app-about-escape = You flee: every intruder here attacks you first.
app-about-careful = Quiet. Instead of rolling you choose the corridor of the noise.
app-about-shoot = 1 ammo, then the combat die decides.
app-about-melee = 1 contamination card, then the combat die decides. A miss is a serious wound.
app-about-trade = You and whoever is here agree on a trade.
app-about-pass = You take no more turns this round.
app-about-drop = What you hold is left behind. A heavy item is lost.

## Scenes

scene-discovery = A weakness
scene-queen = The queen
scene-hand =
    { $n ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
scene-number = surprise { $n }
scene-surprised = Too few cards: it attacks at once.
scene-not-surprised = Enough cards: no surprise attack.
scene-attack-card = Attack card
scene-hits = hits
scene-misses = misses
scene-hits-with = Hits when attacking with it:
scene-event-card = Event card
scene-moves-with = Move through corridor { $n }:
scene-part-0 = Time
scene-part-1 = Attacks
scene-part-2 = Fire
scene-part-3 = Event
scene-part-4 = Bag
scene-time-left =
    { $n ->
        [0] the jump
        [one] round to the jump
       *[other] rounds to the jump
    }
scene-next = On
scene-of = { $n } of { $all }
scene-noise-roll = Noise roll
scene-combat-roll = Combat roll

## The end

app-act-goals = Goals of the crew
scene-course = The ship flies here
scene-scanned = scanned: { $infected } infected, { $clean } clean
scene-nothing-to-scan = no contamination cards
scene-drawn = · 4 cards drawn, { $n } contaminated
scene-lives = survives
scene-dies = dies of it
