"""Turrets: found with exploration tokens, they shoot in the fire damage step at what entered their room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.kernel.vocabulary import Vocabulary
from airlock.kernel.zones import knows
from airlock.survival.content import Choice, Content, Way
from airlock.survival.crew import Crew, Figure
from airlock.survival.figures import by_size
from airlock.survival.hooks import Hooks
from airlock.survival.injuries import injure
from airlock.survival.looking import eyes
from airlock.survival.module import Module
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell, tell_only
from airlock.survival.vocabulary import SEAT, SLOT
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.aftermath.vocabulary import TURRET_STATUS
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

INACTIVE: Final = "inactive"
TARGET_ALL: Final = "target_all"
TARGET_INTRUDERS: Final = "target_intruders"
STATUSES: Final = (INACTIVE, TARGET_ALL, TARGET_INTRUDERS)
# Where there is too much slime for one (AFT-TURRET-02).
SLIME_ROOM: Final = "slime"
# The exploration effect, and the tokens with their numbers of items.
TURRET: Final = "turret"
TOKENS: Final[dict[str, tuple[str, int]]] = {
    "turret_1": (TURRET, 3),
    "turret_2": (TURRET, 2),
    "turret_3": (TURRET, 2),
}

VOCABULARY: Final[Vocabulary] = Vocabulary(OF_THE_TITLE)
TURRET_FOUND: Final = VOCABULARY.event("turret_found", "AFT-TURRET-01", slot=SLOT)
NO_PLACE_FOR_TURRET: Final = VOCABULARY.event("no_place_for_turret", "AFT-TURRET-02", slot=SLOT)
TURRET_STATUS_SHOWN: Final = VOCABULARY.event("turret_status", "AFT-TURRET-04", slot=SLOT, status=TURRET_STATUS)
TURRETS_SHOOT: Final = VOCABULARY.event("turret_shoots", "AFT-TURRET-08", slot=SLOT)
TURRET_DESTROYED: Final = VOCABULARY.event("turret_destroyed", "AFT-TURRET-09", slot=SLOT)
TURRET_UNHARMED: Final = VOCABULARY.event("turret_unharmed", "AFT-TURRET-16", seat=SEAT, slot=SLOT)
TURRET_CHANGED: Final = VOCABULARY.event("turret_changed", "AFT-ROOM-TURRET-01", seat=SEAT, slot=SLOT)
TURRET_SET: Final = VOCABULARY.event("turret_set", "AFT-ROOM-TURRET-02", seat=SEAT, slot=SLOT, status=TURRET_STATUS)

NO_TURRET_HERE: Final = VOCABULARY.reason("no_turret_here", "AFT-TURRET-11")
TURRET_INACTIVE: Final = VOCABULARY.reason("turret_inactive", "AFT-TURRET-05")


class Turret:
    """A turret and the token on top of its pile. Nobody ever learns the order of the two below it, so it has none."""

    def __init__(
        self, slot: str, status: str, facedown: bool = False, known: int = 0, maybe: tuple[str, ...] = ()
    ) -> None:
        self.slot = slot
        self.status = status
        self.facedown = facedown
        # Who put a facedown status there, as a mask; what it can be as far as everybody else has seen.
        self.known = known
        self.maybe = maybe

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("facedown", "known", "maybe", "slot", "status")

    def copy(self) -> Turret:
        return Turret(self.slot, self.status, self.facedown, self.known, self.maybe)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.facedown:
            out["facedown"] = self.facedown
        if self.known:
            out["known"] = self.known
        if self.maybe:
            out["maybe"] = self.maybe
        out["slot"] = self.slot
        out["status"] = self.status
        return out

    # -- end of what `make fields` writes


class Turrets(Part):
    """All turrets of the ship, and who came where since the last fire damage step (AFT-TURRET-14)."""

    def __init__(self) -> None:
        self.turrets: list[Turret] = []
        # The seats of characters and the numbers of figures, each with the room that it entered or appeared in.
        self.crew_entered: dict[int, str] = {}
        self.figures_entered: dict[int, str] = {}

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("crew_entered", "figures_entered", "turrets")

    def copy(self) -> Turrets:
        new = Turrets()
        new.turrets = [each.copy() for each in self.turrets]
        new.crew_entered = self.crew_entered.copy()
        new.figures_entered = self.figures_entered.copy()
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.crew_entered:
            out["crew_entered"] = sorted(self.crew_entered.items())
        if self.figures_entered:
            out["figures_entered"] = sorted(self.figures_entered.items())
        if self.turrets:
            out["turrets"] = [each.plain() for each in self.turrets]
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Turrets:
        part = game.parts["turrets"]
        assert isinstance(part, Turrets)
        return part

    def at(self, slot: str) -> Turret | None:
        for turret in self.turrets:
            if turret.slot == slot:
                return turret
        return None

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {
            "turrets": [
                {
                    "slot": t.slot,
                    "facedown": t.facedown,
                    "status": t.status if not t.facedown or knows(t.known, seat) else "",
                    "set_by": [c.seat for c in game.crew if knows(t.known, c.seat)] if t.facedown else [],
                }
                for t in self.turrets
            ]
        }

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:
        for t in self.turrets:
            if t.facedown and not knows(t.known, seat):
                t.status = t.maybe[fate.below(len(t.maybe))]

    def breach(self, game: Game) -> str:
        slots = [t.slot for t in self.turrets]
        if len(set(slots)) < len(slots) or len(slots) > len(TOKENS):
            return f"turrets in {slots}"
        wrong = [t.slot for t in self.turrets if t.facedown and t.status not in t.maybe]
        return f"impossible status in {wrong}" if wrong else ""


def turrets_on_board(game: Game) -> list[Turret]:
    """Those of a match that may have some."""
    part = game.parts.get("turrets")
    return part.turrets if isinstance(part, Turrets) else []


def turn_faceup(game: Game, turret: Turret) -> None:
    if turret.facedown:
        turret.facedown = False
        turret.known = 0
        turret.maybe = ()
        game.reveals += 1
    tell(game, TURRET_STATUS_SHOWN, turret.slot, turret.status)


def destroy(game: Game, turret: Turret) -> None:
    Turrets.of(game).turrets.remove(turret)
    tell(game, TURRET_DESTROYED, turret.slot)


# -- exploring and entering


def find_turret(game: Game, movers: list[Crew], slot: str) -> Flow[str]:
    """Its three status tokens are mixed, and the one on top is turned (AFT-TURRET-01 to -04)."""
    yield from ()
    if game.room_at(slot) in (game.species.nest, SLIME_ROOM):
        tell(game, NO_PLACE_FOR_TURRET, slot)
        return ""
    turret = Turret(slot, game.fate.roll("turret", STATUSES))
    Turrets.of(game).turrets.append(turret)
    game.reveals += 1
    tell(game, TURRET_FOUND, slot)
    turn_faceup(game, turret)
    return ""


def character_enters(game: Game, me: Crew) -> None:
    """Noted for every room, and a facedown status is turned (AFT-TURRET-04, -14)."""
    part = Turrets.of(game)
    part.crew_entered[me.seat] = me.slot
    turret = part.at(me.slot)
    if turret is not None and turret.facedown:
        turn_faceup(game, turret)


def intruder_enters(game: Game, figure: Figure) -> None:
    Turrets.of(game).figures_entered[figure.id] = figure.slot


# -- shooting


class Shots:
    """What one turret does in a fire damage step, settled before any turret does it."""

    def __init__(self, turret: Turret, crew: list[Crew], figures: list[Figure], destroyed: bool) -> None:
        self.turret = turret
        self.crew = crew
        self.figures = figures
        self.destroyed = destroyed


def shots_of(game: Game, turret: Turret) -> Shots:
    """Those who came since the last fire damage step and are still there; any intruder there destroys it."""
    part = Turrets.of(game)
    slot = turret.slot
    here = by_size(game, game.figures_in(slot))
    figures = [f for f in here if part.figures_entered.get(f.id) == slot]
    crew = [c for c in game.crew_in(slot) if part.crew_entered.get(c.seat) == slot]
    if turret.status == INACTIVE:
        return Shots(turret, [], [], False)
    # A lair attacks nobody and destroys no turret.
    destroyed = any(game.species.can_attack(f) for f in here)
    return Shots(turret, crew if turret.status == TARGET_ALL else [], figures, destroyed)


def what_it_betrays(game: Game, turret: Turret, done: Shots) -> None:
    """A facedown turret is turned when it shoots or is destroyed; what it leaves undone tells something, too."""
    if not turret.facedown:
        return
    if done.crew or done.figures or done.destroyed:
        turn_faceup(game, turret)
        return
    status, left = turret.status, []
    for maybe in turret.maybe:
        turret.status = maybe
        other = shots_of(game, turret)
        if not (other.crew or other.figures or other.destroyed):
            left.append(maybe)
    turret.status = status
    turret.maybe = tuple(left)


def shoot_turrets(game: Game) -> Flow[None]:
    """All turrets at once, after the fire: shots, destruction, then what the shots did (AFT-TURRET-08, -09, -15)."""
    part = Turrets.of(game)
    order = {slot: n for n, slot in enumerate(game.map.by_number)}
    turrets = sorted(part.turrets, key=lambda t: order[t.slot])
    done = [shots_of(game, turret) for turret in turrets]
    for each in done:
        what_it_betrays(game, each.turret, each)
    part.crew_entered = {}
    part.figures_entered = {}
    for each in done:
        if each.crew or each.figures:
            open_chapter(game, TURRETS_SHOOT, each.turret.slot)
            close_chapter(game)
        if each.destroyed:
            destroy(game, each.turret)
    for each in done:
        for figure in each.figures:
            if figure in game.figures:
                yield from injure(game, figure, 1)
    hit = [me for each in done for me in each.crew]
    for me in game.in_order():
        if me in hit and me.active:
            yield from suffer_light(game, me, 1, "turret")


# -- demolition


def turret_here(game: Game, me: Crew) -> str:
    """Not against one that lies open as inactive; a facedown one may be any (AFT-TURRET-05, -11, -16)."""
    turret = Turrets.of(game).at(me.slot)
    if turret is None:
        return NO_TURRET_HERE
    return TURRET_INACTIVE if not turret.facedown and turret.status == INACTIVE else ""


def wreck_turret(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """A facedown status is turned first; an inactive turret stays (AFT-TURRET-16)."""
    yield from ()
    turret = Turrets.of(game).at(me.slot)
    if turret is None:
        return
    if turret.facedown:
        turn_faceup(game, turret)
    if turret.status == INACTIVE:
        tell(game, TURRET_UNHARMED, me.seat, me.slot)
    else:
        destroy(game, turret)


# -- the turret room


def set_status(game: Game, me: Crew, slot: str, status: str) -> None:
    """Facedown on top; only who chose it knows it (AFT-ROOM-TURRET-01, -02)."""
    turret = Turrets.of(game).at(slot)
    if turret is None:
        return
    turret.status = status
    turret.facedown = True
    turret.known = eyes(game, me)
    turret.maybe = STATUSES
    game.reveals += 1
    tell(game, TURRET_CHANGED, me.seat, slot)
    tell_only(game, turret.known, TURRET_SET, me.seat, slot, status)


def parts(players: int) -> dict[str, Part]:
    return {"turrets": Turrets()}


TURRETS: Final = Module(
    "turrets",
    Content(
        exploration=TOKENS,
        exploration_effects={TURRET: find_turret},
        more_ways={"demolition": [Way("turret", wreck_turret, turret_here)]},
        hooks=Hooks(
            on_character_enters=[character_enters],
            on_intruder_enters=[intruder_enters],
            fire_step=[shoot_turrets],
        ),
        speaks=[VOCABULARY],
    ),
    book="aftermath",
    parts=parts,
)
