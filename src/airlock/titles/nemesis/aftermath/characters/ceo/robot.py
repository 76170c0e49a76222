"""The Robot: energy for everything it does."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Effect, Possible, Way
from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY

CEO: Final = "ceo"
ENERGY: Final = 5
# What the Spare Power Core adds.
MORE: Final = 2
SHIELD: Final = "robot_shield"

ROBOT_ENERGY: Final = VOCABULARY.event("robot_energy", "AFT-CHAR-02", seat=SEAT, energy=NUMBER)
NO_ENERGY: Final = VOCABULARY.reason("no_energy", "AFT-CHAR-02")
NO_ROBOT: Final = VOCABULARY.reason("no_robot", "AFT-CHAR-02")
ROBOT_FULL: Final = VOCABULARY.reason("robot_full", "AFT-CHAR-02")


class Robot(Part):
    """It lies beside the quest items and can't be given away; so it needs no card (AFT-CHAR-01, -02)."""

    def __init__(self, energy: int = ENERGY, capacity: int = ENERGY) -> None:
        self.energy = energy
        self.capacity = capacity

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("capacity", "energy")

    def copy(self) -> Robot:
        return Robot(self.energy, self.capacity)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.capacity != ENERGY:
            out["capacity"] = self.capacity
        if self.energy != ENERGY:
            out["energy"] = self.energy
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Robot:
        part = game.parts["robot"]
        assert isinstance(part, Robot)
        return part

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"robot": {"energy": self.energy, "capacity": self.capacity}} if c.character == CEO else {}

    def breach(self, game: Game) -> str:
        return "" if 0 <= self.energy <= self.capacity else f"{self.energy} energy"


def spend_energy(game: Game, me: Crew) -> None:
    robot = Robot.of(game)
    robot.energy -= 1
    tell(game, ROBOT_ENERGY, me.seat, robot.energy)


def fill(game: Game, me: Crew) -> None:
    robot = Robot.of(game)
    robot.energy = robot.capacity
    tell(game, ROBOT_ENERGY, me.seat, robot.energy)


def without_energy(game: Game, me: Crew) -> str:
    return "" if Robot.of(game).energy else NO_ENERGY


def robot_way(way: Way) -> Way:
    """The same for 1 energy; like ammo, it isn't lost if the action is cancelled (NEM-ACT-33)."""
    return Way(way.id, _for_energy(way.effect), _with_energy(way.possible), way.announce, way.cost_of)


def _with_energy(possible: Possible) -> Possible:
    def why_not(game: Game, me: Crew) -> str:
        return without_energy(game, me) or possible(game, me)

    return why_not


def _for_energy(effect: Effect) -> Effect:
    def act(game: Game, me: Crew, choice: Choice) -> Flow[None]:
        spend_energy(game, me)
        yield from effect(game, me, choice)

    return act


def shield_needs_energy(game: Game, me: Crew, card: str) -> bool:
    return card != SHIELD or Robot.of(game).energy > 0


def shield_spends_energy(game: Game, me: Crew, card: str) -> None:
    if card == SHIELD:
        spend_energy(game, me)


# -- a further way to use an Energy Charge


def can_charge(game: Game, me: Crew) -> str:
    if me.character != CEO:
        return NO_ROBOT
    robot = Robot.of(game)
    return ROBOT_FULL if robot.energy == robot.capacity else ""


def charge(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """To its capacity; the Armory doesn't serve it (AFT-CHAR-02)."""
    yield from ()
    fill(game, me)


CHARGE_ROBOT: Final = Way("charge_robot", charge, can_charge)
