### What the table says of rules that several titles share.

## At the table

app-what-do-you-do = What do you do?
app-actions-left =
    { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
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
app-about-careful = Quiet. Instead of rolling, you choose the corridor that the noise goes to.
app-about-shoot = 1 ammo, then the combat die decides.
app-about-melee = 1 contamination card, then the combat die decides. A miss is a serious wound.
app-about-trade = You and whoever is here agree on a trade.
app-about-pass = You take no more turns this round.
app-about-drop = What you hold is left behind. A heavy item is lost.
app-about-linger = After your last action you can still drop things. Nobody else is asked.

## What follows from an answer

outlook-foes =
    { $n ->
        [one] { $who } is there. You will be in combat.
       *[other] { $who } are there. You will be in combat.
    }
outlook-escape =
    { $n ->
        [one] { $who } attacks you first.
       *[other] { $who } attack you first.
    }
outlook-company =
    { $n ->
        [one] { $who } is there. No noise roll.
       *[other] { $who } are there. No noise roll.
    }
outlook-noise = Noise roll.
outlook-noise-unexplored = Unexplored. Noise roll after you look.
outlook-quiet = You choose where the noise goes.
outlook-quiet-unexplored = Unexplored. Afterwards you choose where the noise goes.
outlook-fire = It burns there.
outlook-pass = You take no more turns this round. Mark the cards that you discard.
outlook-pass-empty = You take no more turns this round.
