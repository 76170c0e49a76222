"""Bag development: what each token does, and how an empty bag is filled (CAR-BAG, CAR-ENC-06)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew, is_object
from airlock.survival.encounter import encounter, return_to_bag
from airlock.survival.event_phase import everybody_rolls_noise
from airlock.survival.state import Game
from airlock.survival.vocabulary import NUMBER, THIS_SLOT
from airlock.titles.nemesis.carnomorphs.figures import (
    add_type_token,
    figures_left,
    lone_shamblers,
    of_type,
    place,
    withdraw,
)
from airlock.titles.nemesis.carnomorphs.types import BLANK, BLUE, BUTCHER, METAGORGER, RED
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

ASK_WHERE_METAGORGER: Final = VOCABULARY.prompt("where_metagorger", NUMBER)


def develop(game: Game, token: str) -> Flow[None]:
    kind = game.species.type_of(token)
    if kind == BLUE:
        # Not back in the bag while they roll; with no red one left it is the one that is added (CAR-BAG-02).
        yield from everybody_rolls_noise(game)
        add_type_token(game, METAGORGER)
    elif kind == RED:
        # Back at once: nobody may be asked while it lies apart, where a redeal would not find it.
        return_to_bag(game, token)
        yield from breed(game)
    elif kind == BUTCHER:
        yield from bring_butcher(game, token)
    else:
        if kind == BLANK:
            for shambler in lone_shamblers(game):
                withdraw(game, shambler)
            add_type_token(game, METAGORGER)
        # Back before the rolls: an encounter may draw it again (CAR-BAG-07, -08, -13).
        return_to_bag(game, token)
        yield from everybody_rolls_noise(game)


# -- the red metagorger


def breed(game: Game) -> Flow[None]:
    """A metagorger in each room with a metagorger or an object, and in the Nest (CAR-BAG-03, -04).

    The rooms are named before any is placed. With too few figures the first player says which rooms get one.
    """
    rooms = [slot for slot in game.map.by_number if breeds_in(game, slot)]
    while rooms and figures_left(game, METAGORGER):
        slot = rooms[0]
        first = game.in_order()
        if first and figures_left(game, METAGORGER) < len(rooms):
            slot = yield from choose_room(game, first[0], rooms)
        rooms.remove(slot)
        yield from place(game, METAGORGER, slot)


def choose_room(game: Game, first: Crew, rooms: list[str]) -> Flow[str]:
    def options() -> list[Option]:
        return [THIS_SLOT.of(slot) for slot in rooms]

    left = figures_left(game, METAGORGER)
    chosen = yield ask(first.seat, ASK_WHERE_METAGORGER, options, about=(str(left),), rule="CAR-BAG-03")
    return chosen.args[0]


def breeds_in(game: Game, slot: str) -> bool:
    """Objects count wherever they lie, and in the hands of characters in the room (CAR-BAG-03)."""
    if game.objects_in(slot) or any(f.kind == METAGORGER for f in game.figures_in(slot)):
        return True
    if any(is_object(held.kind) for c in game.crew_in(slot) for held in c.hands):
        return True
    return not game.nest_destroyed and game.where.get(game.species.nest) == slot


# -- the butcher


def bring_butcher(game: Game, token: str) -> Flow[None]:
    """It comes to somebody in slime, or to the first player; its token stays outside the bag (CAR-BAG-09 to -11)."""
    victim = prey_of_butcher(game)
    if victim is not None and not of_type(game, BUTCHER):
        yield from encounter(game, victim, token)


def prey_of_butcher(game: Game) -> Crew | None:
    """Of those in a room: in slime with the fewest cards in hand, ties in order; if nobody is, the first in order."""
    in_rooms = [c for c in game.in_order() if c.slot]
    slimed = [c for c in in_rooms if c.slime]
    if slimed:
        return min(slimed, key=lambda c: len(c.hand))
    return in_rooms[0] if in_rooms else None
