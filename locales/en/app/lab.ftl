### The page that `airlock report` makes.

lab-heading = { $title }: { $n } matches
lab-heading-one = { $title }: one match
lab-title-nemesis = Nemesis
lab-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-partial = Not finished: { $done } of { $games } matches. The same command continues where it stopped.
lab-note-intervals = The thin line on each bar is its 95 % interval: the truth is likely inside. Short line, sure number.
lab-note-scale = 0 to { $high }
lab-nothing = Nothing to show here yet.
lab-few = Nothing to compare: it takes at least { $least } seats on each side that fared differently.
lab-and-more = { $n } more
lab-n = { $count ->
    [one] 1 seat
   *[other] { $n } seats
}

## In short

lab-short-matches = matches
lab-short-survived = of all seats survived
lab-short-won = of all seats won
lab-short-rounds = rounds on average
lab-short-lost = of the ships were lost
lab-short-deaths = deaths per match
lab-short-kills = intruders killed per match

## How it ends

lab-ends = How matches end
lab-ends-why = Why
lab-ends-rounds = In which round
lab-end-over = It was over

## Who survives, who wins

lab-who = Who survives, who wins
lab-survived = Survived
lab-won = Won
lab-seats = Seats
lab-by-bot = Bots
lab-by-bot-note = How strong the bots are.
lab-by-character = Characters
lab-by-objective = Objectives
lab-by-objective-note = The objective that was kept, including by those who died.
lab-by-goal = Common goals
lab-by-goal-note = All seats of the matches in which this goal was drawn.
lab-by-number = Player numbers
lab-by-number-note = Number 1 begins the first round.
lab-by-seat = Seats at the table
lab-by-mode = Modes
lab-by-intruder = The intruder player
lab-by-intruder-note = The crew with and without a dead player who goes on as the intruders.
lab-intruder-yes = Somebody took over
lab-intruder-no = Nobody took over
lab-player = Player { $n }
lab-seat = Seat { $n }

## Deaths

lab-deaths = How they die
lab-deaths-causes = Causes
lab-deaths-rounds = In which round
lab-deaths-alive = How many are alive after each round
lab-deaths-alive-note = Whoever left in a pod or sleeps counts as alive until the end says otherwise.
lab-nobody-died = Nobody died.
lab-round = Round { $n }

## The ship

lab-ship = Where it happens
lab-ship-note = Per match. A tile lies somewhere else in every match, so the map counts places; the list below counts rooms.
lab-heat-visits = Visits
lab-heat-fights = Fights
lab-heat-deaths = Deaths
lab-heat-place = { $place }: { $n } per match
lab-place = Room { $n }
lab-rooms = Room by room
lab-rooms-room = Room
lab-rooms-explored = Explored
lab-rooms-visits = Visits
lab-rooms-used = Used
lab-rooms-fights = Fights
lab-rooms-deaths = Deaths

## What goes with winning

lab-with = What goes with winning
lab-with-note = How much more often seats that did it won than seats that did not, in percentage points, among seats of the same bot. It goes with winning; it need not be the reason: whoever lives longer does more.
lab-with-won = Victory
lab-with-survived = Survival
lab-with-rooms = Rooms used
lab-with-cards = Cards played
lab-with-cards-note = Compared with seats of the same character.
lab-with-items = Items found
lab-with-reaction = { $name } (as a reaction)
lab-with-clear = clear
lab-with-unclear = could be chance

## About

lab-about = About this run
lab-about-seed = Seed
lab-about-bots = Bots
lab-about-rotate = , moving on by one seat every match
lab-about-version = Made by
lab-about-versions = airlock { $airlock }, rules { $rules }
lab-about-again = To run it again
