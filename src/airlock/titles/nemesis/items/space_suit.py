"""Space Suit: go outside, from a yellow room to any other yellow room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import discard
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.movement import arrive
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ITEM

YELLOW: Final = "yellow"


def yellow_rooms(game: Game, me: Crew) -> list[str]:
    """Explored ones apart from one's own."""
    return [slot for slot in game.map.by_number if game.colour(slot) == YELLOW and slot != me.slot]


def possible(game: Game, me: Crew) -> str:
    if game.colour(me.slot) != YELLOW or not yellow_rooms(game, me):
        return "no_yellow_room"
    return ""


def choose_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ITEM,
        lambda: [THIS_SLOT.of(slot) for slot in yellow_rooms(game, me)],
        about=("space_suit",),
    )
    return chosen


def walk(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """All action cards go, contamination stays in the hand (NEM-DEF-24)."""
    for card in [c for c in me.hand if not is_contamination(c)]:
        discard(game, me, card)
    yield from arrive(game, [me], choice[0], "")


SPACE_SUIT: Final = ItemCard(
    "space_suit", "yellow", [Way("walk", walk, possible, choose_room)], cost=1, when=OUT_OF_COMBAT, one_use=True
)
