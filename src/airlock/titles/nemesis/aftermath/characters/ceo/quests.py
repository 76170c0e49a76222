"""Spare Power Core and Corporate Codes: the quest items of the CEO."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, PASSIVE, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.characters.ceo.favours import choose_pod, turn
from airlock.titles.nemesis.aftermath.characters.ceo.robot import MORE, Robot, fill
from airlock.titles.nemesis.cards.ways import computer_here
from airlock.titles.nemesis.ship.pods import Pods
from airlock.titles.nemesis.ship.self_destruct import cannot_start, cannot_stop, start_sequence, stop_sequence

CORE: Final = "quest_spare_power_core"


def build_in(game: Game, me: Crew) -> None:
    """It is part of the Robot from now on; the Robot holds more, and is full."""
    me.hands.append(Held(CORE, beside=True))
    Robot.of(game).capacity += MORE
    fill(game, me)


def can_turn(game: Game, me: Crew) -> str:
    return computer_here(game, me) or ("" if Pods.of(game).on_board() else "no_pod_here")


def can_start(game: Game, me: Crew) -> str:
    return computer_here(game, me) or cannot_start(game)


def start(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    start_sequence(game)


def can_stop(game: Game, me: Crew) -> str:
    return computer_here(game, me) or cannot_stop(game)


def stop(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    stop_sequence(game)


SPARE_POWER_CORE: Final = ItemCard(
    CORE, "quest", [], when=PASSIVE, bound=True, quest=Quest(1, room="generator", then=build_in)
)
CORPORATE_CODES: Final = ItemCard(
    "quest_corporate_codes",
    "quest",
    [Way("turn_pod", turn, can_turn, choose_pod), Way("start", start, can_start), Way("stop", stop, can_stop)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="comms"),
)
