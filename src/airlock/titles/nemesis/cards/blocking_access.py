"""Blocking Access: at a computer, use the room for free, or break any computer room of the ship."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.markers import can_break, place_malfunction
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.cards.ways import COMPUTER_ROOM_ACTION, computer_here
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_CARD


def computer_rooms(game: Game) -> list[str]:
    """Explored rooms with a computer that can be broken, by room number."""
    return [slot for slot in game.map.by_number if can_break(game, slot) and game.has_computer(slot)]


def choose_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_CARD,
        lambda: [THIS_SLOT.of(slot) for slot in computer_rooms(game)],
        about=("blocking_access",),
    )
    return chosen


def block(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """One's own room may be chosen; the ninth marker ends the game (NEM-MALF-08)."""
    yield from ()
    place_malfunction(game, choice[0])


BLOCKING_ACCESS: Final = ActionCard(
    "blocking_access", 0, OUT_OF_COMBAT, [COMPUTER_ROOM_ACTION, Way("malfunction", block, computer_here, choose_room)]
)
