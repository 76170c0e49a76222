"""Intranet: at a computer, use the action of any working computer room for free."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.actions import choose_room_way, use_room
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Way
from airlock.survival.crew import Crew
from airlock.survival.possible import room_ways
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.cards.risk_assessment import computer_at_hand
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_CARD


def reached(game: Game, me: Crew) -> list[str]:
    """Explored rooms with a working computer whose action can be used, one's own too."""
    return [slot for slot in game.map.by_number if game.has_computer(slot) and room_ways(game, me, slot)]


def possible(game: Game, me: Crew) -> str:
    return computer_at_hand(game, me) or ("" if reached(game, me) else "would_change_nothing")


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Conditions are those of the chosen room, combat is that of the character (NEM-ACT-34)."""
    chosen = yield ask(
        me.seat, ASK_ROOM_FOR_CARD, lambda: [THIS_SLOT.of(slot) for slot in reached(game, me)], about=("intranet",)
    )
    choice = yield from choose_room_way(game, me, chosen.args[0])
    return choice


INTRANET: Final = ActionCard("intranet", 1, OUT_OF_COMBAT, [Way("room_action", use_room, possible, announce)])
