"""Figures of the Carnomorphs: how many are left, placing them, growing, and the tokens that go into the bag."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Figure
from airlock.survival.figures import add_token, arrived, put_figure
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, SLOT, THING, TYPE, WEAKNESS
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.carnomorphs.types import (
    BLUE,
    BUTCHER,
    FIGURES,
    METAGORGER,
    NEXT_LEVEL,
    RED,
    SHAMBLER,
    SLOT_OF,
)
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

NONE_FREE: Final = VOCABULARY.event("carnomorph_none_free", "CAR-TYPE-07", type=TYPE)
WITHDREW: Final = VOCABULARY.event("carnomorph_withdrew", "CAR-TYPE-06", figure=FIGURE, slot=SLOT)
EVOLVED: Final = VOCABULARY.event("carnomorph_evolved", "CAR-FEED-04", old=FIGURE, figure=FIGURE)
ADAPTATION_REVEALED: Final = VOCABULARY.event(
    "adaptation_revealed", "CAR-ADAPT-02", type=TYPE, object=THING, weakness=WEAKNESS
)


def of_type(game: Game, kind: str) -> list[Figure]:
    """The figures of a type on the board, the oldest first."""
    return [f for f in game.figures if f.kind == kind]


def figures_left(game: Game, kind: str) -> int:
    """How many figures of a type are free; a killed butcher is in the box (CAR-TYPE-05, CAR-INJ-07)."""
    if kind == BUTCHER and game.queen_killed:
        return 0
    return FIGURES[kind] - len(of_type(game, kind))


def place(game: Game, kind: str, slot: str) -> Flow[Figure | None]:
    """Put a free figure in a room; without one nothing happens. Never for an encounter (CAR-TYPE-07).

    No token changes, no surprise attack. The first of its type reveals its adaptation, the first of all is the first
    encounter, and whoever waits on a pod there is back in the room.
    """
    if not figures_left(game, kind):
        tell(game, NONE_FREE, kind)
        return None
    figure = yield from put_figure(game, kind, slot)
    return figure


def evolve(game: Game, figure: Figure) -> bool:
    """Replace it by a figure of the next level, if one is free; it stays the same one, with injuries (CAR-FEED-04)."""
    grown = NEXT_LEVEL.get(figure.kind, "")
    if not grown or not figures_left(game, grown):
        return False
    before = figure.name
    figure.kind = grown
    tell(game, EVOLVED, before, figure.name)
    arrived(game, figure.slot)
    reveal_adaptation(game, figure.kind)
    return True


def withdraw(game: Game, figure: Figure, but: str = "") -> None:
    """Off the board with its injuries; a token of its type goes into the bag, never the token `but` (CAR-BAG-12)."""
    game.figures.remove(figure)
    tell(game, WITHDREW, figure.name, figure.slot)
    add_type_token(game, figure.kind, but)


def add_type_token(game: Game, kind: str, but: str = "") -> bool:
    """A token for a type of figure, as far as the supply goes; of metagorgers the red ones first (CAR-TYPE-01)."""
    if kind == METAGORGER:
        return add_token(game, RED, but) or add_token(game, BLUE, but)
    return add_token(game, kind, but)


# -- adaptations


def is_adapted(game: Game, adaptation: str) -> bool:
    """Whether an adaptation is faceup and in force (CAR-ADAPT-05, -09)."""
    removed = Mutations.of(game).removed
    return any(card == adaptation and thing not in removed for thing, card in game.weaknesses.items())


def reveal_adaptation(game: Game, kind: str) -> None:
    """The first of a type on the board turns the card faceup that its figure stood on (CAR-ADAPT-02)."""
    thing = SLOT_OF.get(kind, "")
    if thing and not game.weaknesses[thing]:
        game.weaknesses[thing] = game.fate.draw(f"weakness:{thing}", game.weakness_pool)
        game.reveals += 1
        tell(game, ADAPTATION_REVEALED, kind, thing, game.weaknesses[thing])


def lone_shamblers(game: Game) -> list[Figure]:
    """The shamblers that share no room with a character (CAR-BAG-12)."""
    return [f for f in of_type(game, SHAMBLER) if not game.is_occupied(f.slot)]
