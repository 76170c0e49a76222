"""Noise rolls, noise markers and danger."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.encounter import encounter
from airlock.survival.figures import move_into
from airlock.survival.hands import floor_of
from airlock.survival.reactions import reroll_noise
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import FACE, PLACE, SEAT, SLOT, VOCABULARY

SILENCE: Final = "silence"
DANGER: Final = "danger"
# NEM-NOISE-18
NOISE_DIE: Final = ("1", "1", "2", "2", "3", "3", "4", "4", SILENCE, DANGER)

NOISE_ROLLED: Final = VOCABULARY.event("noise_rolled", "NEM-NOISE-01", seat=SEAT, slot=SLOT, face=FACE)
NOISE_PLACED: Final = VOCABULARY.event("noise_placed", "NEM-NOISE-02", place=PLACE)
DANGER_COMES: Final = VOCABULARY.event("danger", "NEM-NOISE-07", slot=SLOT)


def roll_noise(game: Game, me: Crew) -> Flow[None]:
    """One roll for the room this character is in, or belongs to while it is in none (NEM-NOISE-01, NEM-BAG-09)."""
    slot = floor_of(game, me)
    face = game.fate.roll("noise", NOISE_DIE)
    open_chapter(game, NOISE_ROLLED, me.seat, slot, face)
    again = yield from reroll_noise(game, me)
    if again:
        face = game.fate.roll("noise", NOISE_DIE)
        tell(game, NOISE_ROLLED, me.seat, slot, face)
    yield from resolve_noise(game, me, slot, face)
    close_chapter(game)


def roll_noise_at(game: Game, me: Crew, slot: str) -> Flow[None]:
    """A roll for a room far away, where nobody is: `me` caused it (AFT-ROOM-ALARM-01, -02, -04).

    Nothing that `me` carries or wears counts there, and an encounter surprises nobody.
    """
    face = game.fate.roll("noise", NOISE_DIE)
    open_chapter(game, NOISE_ROLLED, me.seat, slot, face)
    if face == DANGER:
        yield from danger(game, slot)
    elif face != SILENCE:
        place = game.map.exits[slot].get(int(face))
        if place in game.noise:
            yield from encounter(game, me, surprise=False, at=slot)
        elif place is not None:
            place_noise(game, place)
    close_chapter(game)


def attempt(game: Game, me: Crew) -> Flow[bool]:
    """The noise roll of somebody who tries to leave: True if no intruder appeared in the room or moved in.

    One that is gone again counts; a blank token or a destroyed door doesn't (NEM-ROOM-EVACUATION-02).
    """
    slot = me.slot
    game.arrivals = []
    yield from roll_noise(game, me)
    # What the roll led to may have driven them out of the room.
    return me.active and me.slot == slot and slot not in game.arrivals


def resolve_noise(game: Game, me: Crew, slot: str, face: str) -> Flow[None]:
    if face == SILENCE:
        # NEM-NOISE-06, NEM-SLIME-01
        if is_given_away(game, me):
            yield from danger(game, slot)
    elif face == DANGER:
        yield from danger(game, slot)
    else:
        place = game.map.exits[slot].get(int(face))
        if place is not None:
            yield from make_noise(game, me, place)


def make_noise(game: Game, me: Crew, place: str) -> Flow[None]:
    """A marker in a corridor or network; if one is there already, an encounter instead (NEM-NOISE-05, NEM-TECH-04)."""
    if place in game.noise:
        yield from encounter(game, me)
    else:
        place_noise(game, place)


def place_noise(game: Game, place: str) -> None:
    """Never a second marker in one place (NEM-NOISE-04)."""
    if place not in game.noise:
        game.noise.append(place)
        tell(game, NOISE_PLACED, place)


def noise_all_around(game: Game, slot: str) -> None:
    """A marker in every connected corridor without one, the technical corridors included (NEM-NOISE-08)."""
    for place in game.map.around[slot]:
        place_noise(game, place)


def danger(game: Game, slot: str) -> Flow[None]:
    """Every intruder next door that is not in combat comes; if there is none, noise all around (NEM-NOISE-07, -08)."""
    tell(game, DANGER_COMES, slot)
    near = game.map.neighbours[slot]
    # One behind a closed door counts: it destroys the door instead of moving (NEM-NOISE-09).
    coming = [f for f in game.figures if f.slot in near and not game.is_occupied(f.slot) and game.species.can_move(f)]
    if coming:
        yield from move_into(game, coming, slot)
    else:
        noise_all_around(game, slot)
