"""The three engines: what lies on top of each and who has seen it, repairs, and the check at the end."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import EVERYBODY
from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow, ask
from airlock.kernel.zones import knows
from airlock.survival.crew import Crew
from airlock.survival.looking import eyes
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.view import seats_in
from airlock.survival.vocabulary import ENGINE_NUMBER, ENGINE_STATE, FLAG, SEAT
from airlock.titles.nemesis.ship.ending import Hull, anybody_lives, destroy_ship
from airlock.titles.nemesis.vocabulary import VOCABULARY

WORKING: Final = "working"
DAMAGED: Final = "damaged"
# Engines have the numbers 1 to 3.
NUMBERS: Final = (1, 2, 3)

LOOKED_AT_ENGINE: Final = VOCABULARY.event("looked_at_engine", "NEM-ROOM-ENGINE-01", seat=SEAT, engine=ENGINE_NUMBER)
SAW_ENGINE: Final = VOCABULARY.event("saw_engine", "NEM-VIS-15", seat=SEAT, engine=ENGINE_NUMBER, status=ENGINE_STATE)
ENGINE_ORDER: Final = VOCABULARY.event(
    "engine_order", "NEM-ROOM-ENGINE-03", seat=SEAT, engine=ENGINE_NUMBER, changed=FLAG
)
ENGINES_REVEALED: Final = VOCABULARY.event(
    "engines_revealed", "NEM-VICT-02", engine_1=ENGINE_STATE, engine_2=ENGINE_STATE, engine_3=ENGINE_STATE
)

LEAVE_ENGINE: Final = VOCABULARY.option("leave_engine")
SWAP_ENGINE: Final = VOCABULARY.option("swap_engine")
ASK_ENGINE_ORDER: Final = VOCABULARY.prompt("engine_order", ENGINE_NUMBER)


class Engines(Part):
    """The top token of each engine, and who knows it."""

    def __init__(self, tops: list[str], known: list[int]) -> None:
        # Empty while undecided.
        self.tops = tops
        self.known = known

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("known", "tops")

    def copy(self) -> Engines:
        return Engines(self.tops[:], self.known[:])

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["known"] = self.known
        out["tops"] = self.tops
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Engines:
        part = game.parts["engines"]
        assert isinstance(part, Engines)
        return part

    def looked(self, game: Game) -> dict[str, object]:
        return {"engines": [seats_in(mask, game) for mask in self.known]}

    def notes(self, game: Game, seat: int) -> dict[str, object]:
        return {"engines": [top if knows(mask, seat) else "" for top, mask in zip(self.tops, self.known)]}

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:
        for n in range(len(self.tops)):
            if self.tops[n] and not knows(self.known[n], seat):
                self.tops[n] = (WORKING, DAMAGED)[fate.below(2)]

    def breach(self, game: Game) -> str:
        for top in self.tops:
            if top not in ("", WORKING, DAMAGED):
                return f"an engine is {top!r}"
        return "" if len(self.tops) == len(NUMBERS) else f"there are {len(self.tops)} engines"


def new_engines() -> Engines:
    """NEM-SETUP-15: nothing is decided."""
    return Engines(["", "", ""], [0, 0, 0])


def decide_engine(game: Game, engine: int) -> str:
    """The top token of an engine, 1 to 3 (NEM-SETUP-15)."""
    tops = Engines.of(game).tops
    if not tops[engine - 1]:
        tops[engine - 1] = game.fate.roll(f"engine:{engine}", (WORKING, DAMAGED))
    return tops[engine - 1]


def look_at_engine(game: Game, me: Crew, engine: int) -> None:
    game.reveals += 1
    tell(game, LOOKED_AT_ENGINE, me.seat, engine)
    mask = eyes(game, me)
    Engines.of(game).known[engine - 1] |= mask
    tell_only(game, mask, SAW_ENGINE, me.seat, engine, decide_engine(game, engine))


def repair_or_break(game: Game, me: Crew, engine: int) -> Flow[None]:
    """See both tokens, put them back in any order, and say truthfully whether it changed (NEM-ROOM-ENGINE-02, -03).

    Since the change is announced, whoever knew the engine still knows it.
    """
    look_at_engine(game, me, engine)
    choice = yield ask(
        me.seat,
        ASK_ENGINE_ORDER,
        lambda: [LEAVE_ENGINE, SWAP_ENGINE],
        about=(str(engine),),
        rule="NEM-ROOM-ENGINE-02",
    )
    changed = choice.verb == "swap_engine"
    if changed:
        tops = Engines.of(game).tops
        tops[engine - 1] = DAMAGED if tops[engine - 1] == WORKING else WORKING
    tell(game, ENGINE_ORDER, me.seat, engine, changed)


def engines_check(game: Game, _: int) -> None:
    """2 or 3 damaged engines: the ship explodes with everybody on board (NEM-VICT-02 to -05)."""
    if Hull.of(game).destroyed or not anybody_lives(game):
        return
    tops = [decide_engine(game, n) for n in NUMBERS]
    game.reveals += 1
    Engines.of(game).known = [EVERYBODY] * len(tops)
    tell(game, ENGINES_REVEALED, tops[0], tops[1], tops[2])
    if tops.count(DAMAGED) >= 2:
        destroy_ship(game, "engines")
