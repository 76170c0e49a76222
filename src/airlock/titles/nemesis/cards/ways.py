"""What several cards and items do: repairs, the engine, doors, rooms for free, loaded weapons and ways out."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.actions import choose_room_way, use_room
from airlock.survival.combat import loaded_weapons, weapon_of
from airlock.survival.content import Choice, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.doors import work_door, workable_doors
from airlock.survival.hands import take_named, told_apart
from airlock.survival.markers import repair
from airlock.survival.movement import TO, is_shut_in, way_options
from airlock.survival.possible import room_ways, why_not_room
from airlock.survival.state import Game
from airlock.survival.vocabulary import SEAT, THIS_CORRIDOR, THIS_WEAPON
from airlock.titles.nemesis.ship.engines import repair_or_break
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_DOOR, VOCABULARY

ASK_SPEND_AMMO: Final = VOCABULARY.prompt("spend_ammo")
ASK_CHOOSE_WAY: Final = VOCABULARY.prompt("choose_way", SEAT)

ENGINES: Final = {"engine_1": 1, "engine_2": 2, "engine_3": 3}


# -- repairs


def malfunction_here(game: Game, me: Crew) -> str:
    return "" if me.slot in game.malfunction else "no_malfunction_here"


def fix_room(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    repair(game, me.slot)


def engine_here(game: Game, me: Crew) -> str:
    """A malfunction marker in the engine room doesn't matter (NEM-ROOM-ENGINE-04)."""
    return "" if game.room_at(me.slot) in ENGINES else "no_engine_here"


def fix_engine(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from repair_or_break(game, me, ENGINES[game.room_at(me.slot)])


REMOVE_MALFUNCTION: Final = Way("remove_malfunction", fix_room, malfunction_here)
ENGINE: Final = Way("engine", fix_engine, engine_here)


# -- doors


def door_here(game: Game, me: Crew) -> str:
    return "" if workable_doors(game, me.slot) else "no_door_to_work"


def choose_door(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_DOOR,
        lambda: [THIS_CORRIDOR.of(c) for c in workable_doors(game, me.slot)],
        rule="NEM-DOOR-14",
    )
    return chosen


def use_door(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from work_door(game, me, choice[0])


DOOR: Final = Way("door", use_door, door_here, choose_door)


# -- room actions without their cost


def why_not_free(game: Game, me: Crew, at: str) -> str:
    """Why the action of the room in slot `at` can't be used; only its cost is waived (NEM-ACT-34)."""
    ways = game.content.rooms[game.rooms[at]].ways
    if not ways:
        return "no_room_action"
    return "" if room_ways(game, me, at) else why_not_room(game, me, at, ways[0])


def computer_here(game: Game, me: Crew) -> str:
    return "" if game.has_computer(me.slot) else "no_computer_here"


def free_at_computer(game: Game, me: Crew) -> str:
    return computer_here(game, me) or why_not_free(game, me, me.slot)


def announce_room(game: Game, me: Crew) -> Flow[Said | None]:
    choice = yield from choose_room_way(game, me, me.slot)
    return choice


COMPUTER_ROOM_ACTION: Final = Way("room_action", use_room, free_at_computer, announce_room)


# -- weapons and ways out


def energy_weapons(game: Game, me: Crew) -> list[Held]:
    """Loaded energy weapons in one's own hands."""
    out = []
    for held in loaded_weapons(game, me):
        weapon = weapon_of(game, held)
        if weapon is not None and weapon.energy:
            out.append(held)
    return out


def no_ammo(game: Game, me: Crew) -> str:
    """The reason if no weapon in one's own hands is loaded."""
    if loaded_weapons(game, me):
        return ""
    return "no_ammo" if any(weapon_of(game, held) is not None for held in me.hands) else "no_weapon"


def choose_loaded(game: Game, me: Crew) -> Flow[Said]:
    """Which weapon gives the ammo."""
    chosen = yield ask(
        me.seat,
        ASK_SPEND_AMMO,
        lambda: [THIS_WEAPON.of(*name) for name in told_apart(loaded_weapons(game, me))],
        rule="NEM-COMBAT-07",
    )
    if len(chosen.args) > 1:
        take_named(me, chosen.args)
    return THIS_WEAPON.of(chosen.args[0])


def way_out(game: Game, me: Crew) -> str:
    return "doors_closed" if is_shut_in(game, me.slot) else ""


def choose_way(game: Game, me: Crew, mover: Crew) -> Flow[Said]:
    """The neighbouring room a character shall go to, through a corridor without a closed door."""

    def ways() -> list[Option]:
        return way_options(game, TO, mover.slot)

    chosen = yield ask(me.seat, ASK_CHOOSE_WAY, ways, about=(str(mover.seat),), rule="NEM-MOVE-04")
    return chosen
