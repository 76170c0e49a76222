"""Fire and malfunction markers. The one that can't be supplied any more ends the game."""

from __future__ import annotations

from typing import Final

from airlock.survival.ending import EXPLOSION, HULL_BREACH, end
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SLOT, VOCABULARY

FIRE_STARTED: Final = VOCABULARY.event("fire_started", "NEM-FIRE-01", slot=SLOT)
FIRE_OUT: Final = VOCABULARY.event("fire_out", "NEM-FIRE-11", slot=SLOT)
BROKEN: Final = VOCABULARY.event("malfunction_placed", "NEM-MALF-01", slot=SLOT)
REPAIRED: Final = VOCABULARY.event("malfunction_removed", "NEM-MALF-12", slot=SLOT)


def place_fire(game: Game, slot: str) -> None:
    """A burning room needs no second marker, so it can't be the fatal one (NEM-FIRE-08, -09)."""
    if slot in game.fire:
        return
    if len(game.fire) >= game.map.limits["fire"]:
        end(game, EXPLOSION)
    game.fire.append(slot)
    tell(game, FIRE_STARTED, slot)


def place_fires(game: Game, slots: list[str]) -> None:
    """One by one, by ascending room number (NEM-FIRE-14)."""
    for slot in game.map.by_number:
        if slot in slots:
            place_fire(game, slot)


def put_out(game: Game, slot: str) -> None:
    if slot in game.fire:
        game.fire.remove(slot)
        tell(game, FIRE_OUT, slot)


def can_break(game: Game, slot: str) -> bool:
    """Explored, not broken yet, and neither Nest nor slime (NEM-MALF-09 to -11)."""
    room = game.rooms.get(slot)
    return room is not None and slot not in game.malfunction and game.content.rooms[room].breakable


def place_malfunction(game: Game, slot: str) -> None:
    if not can_break(game, slot):
        return
    if len(game.malfunction) >= game.map.limits["malfunction"]:
        end(game, HULL_BREACH)
    game.malfunction.append(slot)
    tell(game, BROKEN, slot)


def place_malfunctions(game: Game, slots: list[str]) -> None:
    """One by one, by ascending room number (NEM-MALF-13)."""
    for slot in game.map.by_number:
        if slot in slots:
            place_malfunction(game, slot)


def repair(game: Game, slot: str) -> None:
    if slot in game.malfunction:
        game.malfunction.remove(slot)
        tell(game, REPAIRED, slot)
        for part in game.parts.values():
            part.on_repaired(game, slot)


def fire_spreads(game: Game, burning: list[str]) -> None:
    """To every room joined to one of these by a corridor without a closed door (NEM-DEF-25, NEM-EVENT-22)."""
    doors = game.doors
    reached = [n for slot in burning for n, c in game.map.ways[slot] if doors.get(c) != "closed"]
    place_fires(game, reached)
