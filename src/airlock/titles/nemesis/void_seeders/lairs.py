"""Lairs: found by exploring, never moving, gnawing at whoever stays; with the third one the Despoiler goes."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew, Figure
from airlock.survival.exploration import QUIET
from airlock.survival.figures import put_figure
from airlock.survival.injuries import leave_carcass
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, NUMBER, SLOT
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, FIGURES, LAIR
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

ALL_LAIRS: Final = FIGURES[LAIR]

LAIR_DESTROYED: Final = VOCABULARY.event("lair_destroyed", "VOI-LAIRINJ-05", slot=SLOT, lairs=NUMBER)
DESPOILER_GONE: Final = VOCABULARY.event("despoiler_gone", "VOI-LAIRINJ-06")
DESPOILER_VANISHES: Final = VOCABULARY.event("despoiler_vanishes", "VOI-LAIRINJ-06", figure=FIGURE, slot=SLOT)


class Lairs(Part):
    """How many lairs lie on the destroyed lair spaces of the void seeder board (VOI-LAIRINJ-05)."""

    def __init__(self) -> None:
        self.destroyed = 0

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("destroyed",)

    def copy(self) -> Lairs:
        new = Lairs()
        new.destroyed = self.destroyed
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.destroyed:
            out["destroyed"] = self.destroyed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Lairs:
        part = game.parts["lairs"]
        assert isinstance(part, Lairs)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        """With the explored rooms under whose token a lair may be (VOI-SETUP-16)."""
        tokens = [slot for slot in game.map.by_number if slot in game.rooms and slot in game.tokens]
        return {"lairs_destroyed": self.destroyed, "tokens_on": tokens}

    def breach(self, game: Game) -> str:
        lairs = self.destroyed + sum(1 for f in game.figures if f.kind == LAIR)
        if lairs > ALL_LAIRS:
            return f"{lairs} lairs"
        gone = self.destroyed == ALL_LAIRS
        if gone and any(f.kind == DESPOILER for f in game.figures):
            return "a despoiler that left the game"
        return "" if gone == game.queen_killed else f"{self.destroyed} lairs are destroyed"


def is_lair(figure: Figure) -> bool:
    return figure.kind == LAIR


def lairs_in(game: Game, slot: str) -> list[Figure]:
    return [f for f in game.figures_in(slot) if is_lair(f)]


def is_despoiler_gone(game: Game) -> bool:
    """Whether all three lairs are destroyed (VOI-LAIRINJ-06)."""
    return Lairs.of(game).destroyed == ALL_LAIRS


def find_lair(game: Game, movers: list[Crew], slot: str) -> Flow[str]:
    """The effect of a lair token: the figure, and no noise for this movement, not even a careful one (VOI-LAIR-01)."""
    yield from put_figure(game, LAIR, slot)
    return QUIET


def destroy_lair(game: Game, lair: Figure) -> None:
    """Its carcass stays; with the third lair the Despoiler leaves the game, wherever it is (VOI-LAIRINJ-05, -06)."""
    part = Lairs.of(game)
    part.destroyed += 1
    leave_carcass(game, lair.slot)
    tell(game, LAIR_DESTROYED, lair.slot, part.destroyed)
    if part.destroyed < ALL_LAIRS:
        return
    game.queen_killed = True
    tell(game, DESPOILER_GONE)
    for figure in game.figures[:]:
        if figure.kind == DESPOILER:
            game.figures.remove(figure)
            tell(game, DESPOILER_VANISHES, figure.name, figure.slot)
