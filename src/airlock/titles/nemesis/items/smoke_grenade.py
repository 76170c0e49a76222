"""Smoke Grenade: leave the room without being attacked, while everybody else there loses a card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import discard, payable
from airlock.survival.content import IN_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import LOUD, move
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import choose_way, way_out
from airlock.titles.nemesis.vocabulary import VOCABULARY

NO_ACTION_CARD: Final = VOCABULARY.option("no_action_card")
ASK_LOSE_CARD: Final = VOCABULARY.prompt("lose_card")


def choose_way_out(game: Game, me: Crew) -> Flow[Said | None]:
    choice = yield from choose_way(game, me, me)
    return choice


def vanish(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    for c in game.others_in_room(me):
        if c.hand:
            # Shown even to a hand of contamination cards: the question itself must not tell (NEM-VIS-22).
            lost = yield ask(c.seat, ASK_LOSE_CARD, lambda: cards_to_lose(c), show=True)  # noqa: B023 - asked at once
            if lost.verb == "discard":
                discard(game, c, lost.args[0])
    yield from move(game, me, choice, LOUD, attacked=False)


def cards_to_lose(c: Crew) -> list[Option]:
    """Action cards only (NEM-DEF-24)."""
    return payable(c) or [NO_ACTION_CARD]


SMOKE_GRENADE: Final = ItemCard(
    "smoke_grenade", "red", [Way("vanish", vanish, way_out, choose_way_out)], cost=1, when=IN_COMBAT, one_use=True
)
