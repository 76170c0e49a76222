"""Doors: open (no token), closed, destroyed. One per corridor, never in technical corridors."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.state import CLOSED, DESTROYED, Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import DONE, PLACE, SEAT, SLOT, THIS_CORRIDOR, THIS_SLOT, VOCABULARY

DOOR_CLOSED: Final = VOCABULARY.event("door_closed", "NEM-DOOR-11", corridor=PLACE)
DOOR_OPENED: Final = VOCABULARY.event("door_opened", "NEM-DOOR-10", corridor=PLACE)
DOOR_DESTROYED: Final = VOCABULARY.event("door_destroyed", "NEM-DOOR-04", corridor=PLACE)
DOOR_MOVED: Final = VOCABULARY.event("door_moved", "NEM-DOOR-12", seat=SEAT, old=PLACE, corridor=PLACE)
AIRLOCK_STOPPED: Final = VOCABULARY.event("airlock_stopped", "NEM-ROOM-AIRLOCK-03", slot=SLOT)

# What an intruder does at a closed door: it stays where it is, destroys the door instead of moving, destroys it and
# goes on, or passes through a door that stays closed.
STAYS: Final = "stays"
BREAKS_IT: Final = "breaks_it"
BREAKS_THROUGH: Final = "breaks_through"
PASSES: Final = "passes"

ASK_CHOOSE_ROOM: Final = VOCABULARY.prompt("choose_room")
ASK_WORK_DOORS: Final = VOCABULARY.prompt("work_doors", SLOT)
ASK_TAKE_DOOR: Final = VOCABULARY.prompt("take_door", PLACE)


def is_closed(game: Game, corridor: str) -> bool:
    return game.doors.get(corridor) == CLOSED


def open_ways(game: Game, slot: str) -> list[tuple[str, str]]:
    """Where a character can go from here: (slot, corridor) without a closed door (NEM-MOVE-04)."""
    doors = game.doors
    if not doors:
        return game.map.ways[slot]
    return [way for way in game.map.ways[slot] if doors.get(way[1]) != CLOSED]


def workable_doors(game: Game, slot: str) -> list[str]:
    """The corridors of a room whose door can be opened or closed: not destroyed, not technical (NEM-DOOR-14)."""
    return [c for c in game.map.corridors_of[slot] if game.doors.get(c) != DESTROYED and can_work(game, c)]


def can_work(game: Game, corridor: str) -> bool:
    """A closed door can be opened; an open one closed if a door token can be had (NEM-DOOR-12)."""
    if game.doors.get(corridor) == CLOSED or len(game.doors) < game.map.limits["doors"]:
        return True
    return CLOSED in game.doors.values()


def work_door(game: Game, me: Crew, corridor: str) -> Flow[None]:
    """Open a closed door or close an open one (NEM-DOOR-14)."""
    if is_closed(game, corridor):
        open_door(game, corridor)
    else:
        yield from close_door(game, me.seat, corridor)


def choose_doors_room(game: Game, me: Crew) -> Flow[Said | None]:
    """Any room of the ship, explored or not, with a door that can be worked (NEM-ROOM-COMMAND-01)."""
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in game.map.by_number if workable_doors(game, slot)],
        rule="NEM-ROOM-COMMAND-01",
    )
    return chosen


def work_doors(game: Game, me: Crew, slot: str) -> Flow[None]:
    """Open or close any doors of a room, each once and at least one (NEM-ROOM-COMMAND-01, -02)."""
    worked: list[str] = []

    def options() -> list[Option]:
        doors = [THIS_CORRIDOR.of(c) for c in workable_doors(game, slot) if c not in worked]
        return [DONE, *doors] if worked else doors

    while len(options()) > (1 if worked else 0):
        chosen = yield ask(me.seat, ASK_WORK_DOORS, options, about=(slot,), rule="NEM-ROOM-COMMAND-02")
        if chosen.verb == "done":
            return
        worked.append(chosen.args[0])
        yield from work_door(game, me, chosen.args[0])


def open_door(game: Game, corridor: str) -> None:
    del game.doors[corridor]
    tell(game, DOOR_OPENED, corridor)
    no_longer_closed(game, corridor)


def raise_door(game: Game, corridor: str) -> None:
    """A destroyed door is closed again, by the Plasma Torch alone (NEM-DOOR-09)."""
    game.doors[corridor] = CLOSED
    tell(game, DOOR_CLOSED, corridor)


def destroy_door(game: Game, corridor: str) -> None:
    if game.doors.get(corridor) == CLOSED:
        game.doors[corridor] = DESTROYED
        tell(game, DOOR_DESTROYED, corridor)
        no_longer_closed(game, corridor)


def close_door(game: Game, seat: int, corridor: str, spared: list[str] | None = None) -> Flow[None]:
    """Put a closed door into a corridor without one. With none left the seat takes a closed one from elsewhere.

    `spared` are corridors it may not be taken from (NEM-ROOM-AIRLOCK-02).
    """
    if corridor in game.doors:
        # Closed already, or destroyed for good (NEM-DOOR-09, NEM-EXPL-14).
        return
    if len(game.doors) >= game.map.limits["doors"]:
        elsewhere = sorted(c for c, state in game.doors.items() if state == CLOSED and c not in (spared or []))
        if not elsewhere:
            return
        chosen = yield ask(
            seat, ASK_TAKE_DOOR, lambda: [THIS_CORRIDOR.of(c) for c in elsewhere], about=(corridor,), rule="NEM-DOOR-12"
        )
        old = chosen.args[0]
        del game.doors[old]
        tell(game, DOOR_MOVED, seat, old, corridor)
        no_longer_closed(game, old)
    game.doors[corridor] = CLOSED
    tell(game, DOOR_CLOSED, corridor)


def no_longer_closed(game: Game, corridor: str) -> None:
    """An open, destroyed or moved door of the airlock's room stops the procedure (NEM-ROOM-AIRLOCK-03)."""
    if game.airlock and corridor in game.map.corridors_of[game.airlock]:
        tell(game, AIRLOCK_STOPPED, game.airlock)
        game.airlock = ""
