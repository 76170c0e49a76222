### What is asked, in one sentence. `$arg1` and so on are what the question is about.

## The turn

prompt-craft = What do you craft?
prompt-burn-item = Fire needs fuel: which item do you burn?
prompt-intercom = Do you use the Intercom, so that everyone at a working computer draws, too?

## Where and whom

prompt-choose-way =
    { $arg1_you ->
        [yes] Where do you go?
       *[no] Where does { $arg1 } go?
    }
prompt-choose-entrance = Technical corridors: where do you climb out?
prompt-choose-tile = Which unexplored room do you look at?
prompt-choose-tile-1 =
    Which unexplored room do you look at? { $arg1 ->
        [one] 1 to go.
       *[other] { $arg1 } to go.
    }
prompt-choose-door = Which door?
prompt-who-slips-away = Who slips away?
prompt-slip-away = { $arg1 } covers you: where do you go?
prompt-choose-destination = Where do you set the destination marker?

## Fighting

prompt-choose-intruder = Which intruder?
prompt-choose-target = Which intruder do you shoot at?
prompt-choose-shot = What do you shoot at?
prompt-drive-away = Flooded { $arg1_in }: which intruder flees first?
prompt-spend-ammo = Which weapon do you fire?
prompt-choose-weapon = Which weapon?
prompt-lose-card = Smoke: which action card do you lose?

## Items and wounds

prompt-choose-pair = Which two do you tape together?
prompt-choose-contamination = Which contamination card do you get rid of?

## Secrets

prompt-choose-objective = Which of your two objectives do you keep?
prompt-engine-order = Engine { $arg1 }: do you change the order of the tokens?

## Pods

prompt-choose-pod = Which escape pod?
prompt-launch-or-wait = You sit in pod { $arg1 }: launch, or wait?
prompt-on-pod = You wait in pod { $arg1 }. What do you do?

## Playing the intruders

prompt-play-intruders = You are dead. Do you play on as the intruders?
prompt-intruder-turn = The intruders: which card do you play?
prompt-intruder-move = Which intruder moves, and through which corridor?
prompt-intruder-attack = Which intruder attacks whom?
prompt-choose-attack-card = Which attack do you resolve?
prompt-bury-attack-card = Which attack goes under the deck next?
prompt-keep-intruder-cards = You pass: do you keep your hand?
prompt-pursuit = Who rolls for noise?
prompt-planning = Which event happens?
prompt-self-healing = Which intruder recovers?
