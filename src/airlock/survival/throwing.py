"""Throwing: grenades and the like burst in one's own room or next door, and hurt whoever is there."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew, Figure
from airlock.survival.death import die_together
from airlock.survival.doors import open_ways
from airlock.survival.figures import by_size
from airlock.survival.injuries import add_injuries, check_injuries, destroy_eggs
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, SLOT, SPOKEN, THIS_INTRUDER, VOCABULARY
from airlock.survival.wounds import MOST_SERIOUS, suffer_serious

THROWN: Final = VOCABULARY.event("thrown", "NEM-ITEM-15", seat=SEAT, slot=SLOT)

THROW_INTO: Final = VOCABULARY.verb("room", SLOT)
EGGS_IN: Final = VOCABULARY.verb("eggs", SLOT)
ASK_THROW_AT: Final = VOCABULARY.prompt("throw_at")
ASK_CHECK_FIRST: Final = VOCABULARY.prompt("check_first")


def in_reach(game: Game, me: Crew) -> list[str]:
    """One's own room and those next to it that no closed door keeps away (NEM-ITEM-15, NEM-DEF-25)."""
    return [me.slot, *dict.fromkeys(slot for slot, _ in open_ways(game, me.slot))]


def intruders_in_reach(game: Game, me: Crew) -> list[Figure]:
    return [f for slot in in_reach(game, me) for f in by_size(game, game.figures_in(slot))]


def eggs_in_reach(game: Game, me: Crew) -> list[str]:
    """Rooms with uncarried eggs; they may be the target instead of an intruder (NEM-ROOM-NEST-09)."""
    return [slot for slot in in_reach(game, me) if game.loose_eggs(slot)]


def cannot_throw(game: Game, me: Crew) -> str:
    return "" if intruders_in_reach(game, me) or eggs_in_reach(game, me) else "nothing_to_throw_at"


def choose_intruder_or_eggs(game: Game, me: Crew) -> Flow[Said | None]:
    """One intruder in reach, or the eggs of a room."""

    def options() -> list[Option]:
        return [THIS_INTRUDER.of(f.name) for f in intruders_in_reach(game, me)] + egg_options(game, me)

    chosen = yield ask(me.seat, ASK_THROW_AT, options, rule="NEM-ITEM-15")
    return as_said(chosen)


def choose_room_or_eggs(game: Game, me: Crew) -> Flow[Said | None]:
    """A room in reach with an intruder, or the eggs of a room."""

    def options() -> list[Option]:
        rooms = dict.fromkeys(f.slot for f in intruders_in_reach(game, me))
        return [THROW_INTO.of(slot) for slot in rooms] + egg_options(game, me)

    chosen = yield ask(me.seat, ASK_THROW_AT, options, rule="NEM-ITEM-15")
    return as_said(chosen)


def as_said(chosen: Option) -> Said:
    """What was chosen with its verb, which tells a room from the eggs in it."""
    return Said((chosen.verb, *chosen.args), (SPOKEN, *chosen.kinds))


def egg_options(game: Game, me: Crew) -> list[Option]:
    return [EGGS_IN.of(slot) for slot in eggs_in_reach(game, me)]


def burst(game: Game, me: Crew, slot: str, hurt: list[tuple[Figure, int]], eggs: int) -> Flow[None]:
    """Place all injuries, check them one by one in the thrower's order, then everybody there is wounded at once.

    `eggs` of the room are destroyed if they were the target, which calls for a noise roll where the thrower stands
    (NEM-ROOM-NEST-10).
    """
    tell(game, THROWN, me.seat, slot)
    for f, n in hurt:
        add_injuries(game, f, n)
    if eggs:
        yield from destroy_eggs(game, me, slot, eggs)
    yield from check_one_by_one(game, me, [f for f, _ in hurt])
    yield from wound_all(game, slot)
    if eggs and me.active:
        yield from roll_noise(game, me)


def check_one_by_one(game: Game, me: Crew, hurt: list[Figure]) -> Flow[None]:
    """The injury checks of several intruders, in the order that somebody chooses (NEM-INJ-01)."""
    unchecked = [f.name for f in hurt]
    while unchecked:
        chosen = yield ask(
            me.seat, ASK_CHECK_FIRST, lambda: [THIS_INTRUDER.of(name) for name in unchecked], rule="NEM-INJ-01"
        )
        unchecked.remove(chosen.args[0])
        figure = game.figure(chosen.args[0])
        if figure is not None:
            yield from check_injuries(game, figure)


def wound_all(game: Game, slot: str) -> Flow[None]:
    """A serious wound for everybody there, judged on the state before: whom it kills die together (NEM-DEF-20)."""
    victims = game.crew_in(slot)
    dying = [c for c in victims if c.serious >= MOST_SERIOUS]
    yield from die_together(game, dying, "explosion")
    for c in victims:
        if c not in dying:
            yield from suffer_serious(game, c, "explosion")
