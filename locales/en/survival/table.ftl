### What the table says of rules that several titles share.

## At the table

app-your-turn-action = Your turn · action { $n } of 2
app-cost =
    { $n ->
        [0] free
        [one] 1 card
       *[other] { $n } cards
    }
app-group-move = Go
app-group-fight = Fight
app-group-cards = Your cards
app-group-here = Here
app-group-things = Your things
app-group-other = Other
app-event-phase = Event phase
app-moment-encounter = Encounter
app-moment-attack = Attack
app-moment-death = A death
app-moment-alarm = Alarm

## Crew

app-crew-dead = dead
app-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
app-items =
    { $n ->
        [one] 1 item
       *[other] { $n } items
    }
app-light-wounds =
    { $n ->
        [one] 1 light wound
       *[other] { $n } light wounds
    }
app-slime = slime
app-passed = passed

## The end

app-act-contamination = Contamination
app-act-lived = Who lived
app-act-objectives = Who reached their goal
app-stat-who = Character
app-stat-rooms = Rooms explored
app-stat-moves = Moves
app-stat-kills = Kills
app-stat-wounds = Wounds

## The question

app-cost-raised =
    { $n ->
        [one] 1 card, raised by a wound
       *[other] { $n } cards, raised by a wound
    }
app-about-move = Loud. If nobody is there, you roll for noise.
app-about-escape = You flee: every intruder here attacks you first.
app-about-careful = Quiet. Instead of rolling, you choose the corridor that the noise goes to.
app-about-shoot = 1 ammo, then the combat die decides.
app-about-melee = 1 contamination card, then the combat die decides. A miss is a serious wound.
app-about-trade = You and whoever is here agree on a trade.
app-about-pass = You take no more turns this round.
app-about-drop = What you hold is left behind. A heavy item is lost.
app-about-linger = After your last action you can still drop things. Nobody else is asked.
