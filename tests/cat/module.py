"""The module: a cat that wanders, can be stroked, frightened and followed, and has a basket of its own.

It brings an action, a room, a further way to use a card, a part of the state, and answers at some hooks.
"""

from __future__ import annotations

from typing import Final

from airlock.kernel.declaration import Needs
from airlock.kernel.options import Flow, Option
from airlock.kernel.title import Refusal
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.actions import interrupted
from airlock.survival.cards import draw_hand, pay
from airlock.survival.content import OUT_OF_COMBAT, Action, Choice, Content, Room, Way
from airlock.survival.crew import Crew
from airlock.survival.hooks import Hooks
from airlock.survival.module import Module
from airlock.survival.parts import Part
from airlock.survival.refusals import refused
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, SLOT
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
WANDERED: Final = VOCABULARY.event("cat_wandered", "AFT-MOD-05", slot=SLOT)
STROKED: Final = VOCABULARY.event("cat_stroked", "AFT-MOD-05", seat=SEAT)
STROKE: Final = VOCABULARY.action("stroke").of()
NO_CAT_HERE: Final = VOCABULARY.reason("no_cat_here", "AFT-MOD-05")


class Cat(Part):
    """Where it is, for all to see; nowhere before it has been seen."""

    def __init__(self, slot: str = "") -> None:
        self.slot = slot

    @staticmethod
    def of(game: Game) -> Cat:
        part = game.parts["cat"]
        assert isinstance(part, Cat)
        return part

    def copy(self) -> Cat:
        return Cat(self.slot)

    def plain(self) -> dict[str, object]:
        return {"slot": self.slot}

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"cat": self.slot}

    def breach(self, game: Game) -> str:
        return "" if not self.slot or self.slot in game.rooms else f"the cat is in the unexplored slot {self.slot}"


def parts(players: int) -> dict[str, Part]:
    return {"cat": Cat()}


# -- its action


def why_not_stroke(game: Game, me: Crew) -> str:
    return "" if Cat.of(game).slot == me.slot else NO_CAT_HERE


def offer(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if not why_not_stroke(game, me):
        out.append(STROKE)


def explain(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("stroke", why_not_stroke(game, me))


def one(game: Game, me: Crew, args: Choice) -> int | None:
    return 1


def stroke(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        tell(game, STROKED, me.seat)
        yield from draw_hand(game, me, 2)
    return True


# -- what it adds elsewhere


def wander(game: Game, me: Crew) -> Flow[None]:
    """Before every turn into an explored room next door, or into any if it has not been seen."""
    yield from ()
    cat = Cat.of(game)
    near = [s for s in game.map.neighbours.get(cat.slot, []) if s in game.rooms]
    places = near or [s for s in game.map.by_number if s in game.rooms]
    cat.slot = game.fate.roll("cat", places)
    tell(game, WANDERED, cat.slot)


def warmth(game: Game, me: Crew, limit: int) -> int:
    return limit + 1 if me.slot and Cat.of(game).slot == me.slot else limit


def cat_there(game: Game, me: Crew) -> str:
    return why_not_stroke(game, me)


def frighten(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    Cat.of(game).slot = ""


CAT: Final = Module(
    "cat",
    Content(
        actions=[Action("stroke", offer, explain, one, stroke, OUT_OF_COMBAT, least=1)],
        rooms=[Room("basket", "room_2", "white", [])],
        more_ways={"demolition": [Way("frighten", frighten, cat_there)]},
        hooks=Hooks(draw_limit=[warmth], before_turn=[wander]),
        speaks=[VOCABULARY],
    ),
    needs=[Needs("modules", ["cat"], "mode", ["semi", "solo", "coop"], "AFT-COMBO-03")],
    parts=parts,
)
