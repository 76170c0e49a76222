"""ER: spend a needle to wake somebody up or to put somebody down."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import discard, draw_hand
from airlock.survival.combat import spend_ammo
from airlock.survival.contamination import contaminate
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.titles.nemesis.aftermath.medic.needle_gun import NEEDLE_GUN_ID, why_no_needle
from airlock.titles.nemesis.aftermath.medic.vocabulary import VOCABULARY
from airlock.titles.nemesis.items.smoke_grenade import cards_to_lose
from airlock.titles.nemesis.vocabulary import THIS_PERSON

DRAWN: Final = 3

ASK_LOSE_TO_NEEDLE: Final = VOCABULARY.prompt("lose_to_needle")


def can_harm(game: Game, me: Crew) -> str:
    return why_no_needle(game, me) or ("" if game.others_in_room(me) else "nobody_in_reach")


def choose_other(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in game.others_in_room(me)]
    )
    return chosen


def choose_anybody(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in [me, *game.others_in_room(me)]]
    )
    return chosen


def spend_needle(game: Game, me: Crew) -> bool:
    """The ammo belongs to the effect: a cancelled card doesn't take it (NEM-ACT-33, AFT-CHAR-16)."""
    held = me.holds(NEEDLE_GUN_ID)
    if held is None or not held.ammo:
        return False
    spend_ammo(game, me, held)
    return True


def harm(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """A contamination card, and an action card of the other's choice goes; nobody has to agree."""
    other = game.crew[int(choice[0])]
    if not spend_needle(game, me):
        return
    yield from contaminate(game, other)
    if other.hand:
        # Shown even to a hand of contamination cards: the question itself must not tell (NEM-VIS-22).
        lost = yield ask(other.seat, ASK_LOSE_TO_NEEDLE, lambda: cards_to_lose(other), show=True)
        if lost.verb == "discard":
            discard(game, other, lost.args[0])


def help(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Three cards, whatever the hand holds already."""
    if spend_needle(game, me):
        yield from draw_hand(game, game.crew[int(choice[0])], DRAWN)


ER: Final = ActionCard(
    "er",
    1,
    OUT_OF_COMBAT,
    [Way("harm", harm, can_harm, choose_other), Way("help", help, why_no_needle, choose_anybody)],
)
