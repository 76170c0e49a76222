"""The round: draw, pass the first player token, turns until all have passed, the event phase.

Every function here is a step: the agenda of the game names them, and between two steps the game can be copied.
"""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.actions import perform
from airlock.survival.airlock_procedure import vent
from airlock.survival.cards import discard_any, draw_hand
from airlock.survival.crew import Crew
from airlock.survival.hands import drops, in_own_turn
from airlock.survival.possible import turn_options
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT, SLOT, VOCABULARY
from airlock.survival.wounds import suffer_light

# NEM-ROUND-01
PLAYER_PHASE: Final = ["start_round", "draw_step", "first_player_step", "player_turns", "end_player_phase"]
HAND_LIMIT: Final = 5
ACTIONS: Final = 2
# Wounds that work in the round (content: serious wounds).
BODY: Final = "body"
BLEEDING: Final = "bleeding"
MELTED: Final = "melted"
# The room that gives a sixth card (NEM-ROOM-CABINS-01).
CABINS: Final = "cabins"
# Any number of further actions (Adrenaline Injection).
UNLIMITED: Final = 1000

ROUND: Final = VOCABULARY.event("round", "NEM-DEF-02", round=NUMBER)
TURN: Final = VOCABULARY.event("turn", "NEM-DEF-03", seat=SEAT)
PASSED: Final = VOCABULARY.event("passed", "NEM-ROUND-09", seat=SEAT)
FIRST_PLAYER: Final = VOCABULARY.event("first_player", "NEM-ROUND-04", seat=SEAT)
BURNS: Final = VOCABULARY.event("burns", "NEM-FIRE-01", seat=SEAT, slot=SLOT)

ASK_ACT: Final = VOCABULARY.prompt("act", NUMBER)
END_TURN: Final = VOCABULARY.option("end_turn")
ASK_BEFORE_END: Final = VOCABULARY.prompt("before_end")


def new_round(game: Game, _: int) -> None:
    """Put the steps of a whole round on the agenda."""
    game.round += 1
    tell(game, ROUND, game.round)
    game.agenda += [(step, -1) for step in reversed([*PLAYER_PHASE, *game.mode.event_phase(game), "new_round"])]


def start_round(game: Game, _: int) -> Flow[None]:
    """Everybody is ready again (NEM-ROUND-12)."""
    for c in game.crew:
        c.passed = False
    game.turn = -1
    yield from game.mode.start_round(game)


def hand_limit(game: Game, me: Crew) -> int:
    """5 cards, 4 with a body wound, one more in working Cabins without an intruder (NEM-ROUND-02)."""
    limit = HAND_LIMIT - 1 if BODY in me.wounds else HAND_LIMIT
    if game.room_at(me.slot) == CABINS and game.is_working(me.slot) and not game.in_combat(me):
        limit += 1
    for change in game.content.hooks.draw_limit:
        limit = change(game, me, limit)
    return limit


def draw_step(game: Game, _: int) -> Flow[None]:
    for me in game.in_order():
        yield from draw_hand(game, me, hand_limit(game, me) - len(me.hand))
    game.mode.draw_step(game)


def first_player_step(game: Game, _: int) -> None:
    """The token goes to the left, not in the first round, and skips who is out (NEM-ROUND-04)."""
    if game.round == 1:
        return
    n = len(game.crew)
    for i in range(1, n + 1):
        seat = (game.first_player + i) % n
        if game.crew[seat].active:
            game.first_player = seat
            tell(game, FIRST_PLAYER, seat)
            return


def player_turns(game: Game, _: int) -> None:
    """The next player who has not passed takes a turn, again and again (NEM-ROUND-05, -11)."""
    n = len(game.crew)
    start = game.first_player if game.turn < 0 else game.turn + 1
    for i in range(n):
        seat = (start + i) % n
        me = game.crew[seat]
        if me.active and not me.passed:
            game.turn = seat
            game.agenda += [("player_turns", -1), ("turn", seat)]
            return
        if game.mode.plays_intruders(game, seat):
            game.turn = seat
            game.agenda += [("player_turns", -1), ("intruder_turn", seat)]
            return


def begin_turn(game: Game, seat: int) -> Flow[None]:
    tell(game, TURN, seat)
    game.actions_left = ACTIONS
    game.declined = []
    game.lingering = False
    for rule in game.content.hooks.before_turn:
        yield from rule(game, game.crew[seat])


def turn(game: Game, seat: int) -> Flow[None]:
    """Two actions, or a pass (NEM-ROUND-06)."""
    yield from begin_turn(game, seat)
    game.agenda.append(("act", seat))


def act(game: Game, seat: int) -> Flow[None]:
    """One action of a turn, or the pass that ends it."""
    me = game.crew[seat]
    game.must_pass = False
    chosen = yield ask(
        seat,
        ASK_ACT,
        lambda: turn_options(game, me),
        about=(str(game.actions_left),),
        rule="NEM-ROUND-06",
        asides=lambda: [*in_own_turn(game, me), *game.mode.asides(game)],
    )
    if chosen.verb == "pass":
        yield from pass_now(game, me)
    else:
        game.acting = seat
        done = yield from perform(game, me, chosen)
        ended = game.acting < 0
        game.acting = -1
        if done:
            game.actions_left -= 1
            game.declined = []
        if ended:
            return
        if game.must_pass and me.active and not me.passed:
            yield from pass_now(game, me)
    if game.actions_left <= 0 and game.content.hooks.actions_per_turn:
        yield from one_more_action(game, me)
    if not me.active:
        return
    if game.actions_left > 0 and not me.passed and me.slot:
        game.agenda.append(("act", seat))
    else:
        yield from end_turn(game, seat)


def one_more_action(game: Game, me: Crew) -> Flow[None]:
    """Modules may let somebody go on who has done everything; not who passed, was made to pass or is in no room."""
    for rule in game.content.hooks.actions_per_turn:
        if me.active and not me.passed and me.slot and game.actions_left <= 0:
            more = yield from rule(game, me)
            if more:
                game.actions_left = 1


def pass_now(game: Game, me: Crew) -> Flow[None]:
    """Flip the help card, bleed, discard what you like (NEM-ROUND-18)."""
    me.passed = True
    game.must_pass = False
    tell(game, PASSED, me.seat)
    if BLEEDING in me.wounds:
        yield from suffer_light(game, me, 1, BLEEDING)
    if MELTED in me.wounds and is_given_away(game, me):
        yield from suffer_light(game, me, 1, MELTED)
    if me.active:
        yield from discard_any(game, me)


def end_turn(game: Game, seat: int) -> Flow[None]:
    """A turn that ends in a burning room costs a light wound (NEM-FIRE-01)."""
    me = game.crew[seat]
    if game.lingering and game.turn == seat:
        game.lingering = False
        if me.active and (me.hands or me.inventory):
            yield ask(
                seat, ASK_BEFORE_END, lambda: [END_TURN], show=True, rule="NEM-ROUND-16", asides=lambda: drops(game, me)
            )
    if me.active and me.slot in game.fire and not any(rule(game, me) for rule in game.content.hooks.unhurt_by_fire):
        tell(game, BURNS, seat, me.slot)
        yield from suffer_light(game, me, 1, "fire")
    if me.active:
        yield from game.species.on_turn_end(game, me)


def everybody_passes(game: Game) -> Flow[None]:
    """Whoever has not passed does so at once, in order, with all that follows (NEM-ROUND-19).

    The turn of the acting player ends here as well: nobody is acting any more.
    """
    game.acting = -1
    for me in game.in_order():
        if me.active and not me.passed:
            yield from pass_now(game, me)
            yield from end_turn(game, me.seat)
    yield from game.mode.intruders_pass(game)


def end_player_phase(game: Game, _: int) -> Flow[None]:
    """What happens when all have passed, before the event phase (NEM-ROOM-AIRLOCK-04)."""
    game.turn = -1
    yield from vent(game)
