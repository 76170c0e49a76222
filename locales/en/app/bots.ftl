### Why a bot did what it did, in one line: what any bot may say.

bot-guess = Just a guess.
bot-only-choice = There was no other choice.
bot-nothing-better = Nothing better came to mind.

## What the search bot adds to a reason

bot-searched-first = { $reason } Played ahead { $worlds } times: nothing did better.
bot-searched-better = { $reason } Having played ahead, I rate it { $points } { $points ->
    [one] point
   *[other] points
} out of a hundred better than my first idea.
