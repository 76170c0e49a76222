"""Echolocation: you hear the shape of the ship."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import OUT_OF_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.encounter import silence_around
from airlock.survival.exploration import unexplored
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.survival.vocabulary import DONE
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_TILE, THIS_TILE


def listen(game: Game, me: Crew, rooms: int) -> Flow[None]:
    """The noise around you goes; you may look at so many unexplored rooms with their exploration tokens."""
    silence_around(game, me.slot)
    heard: list[str] = []

    def options() -> list[Option]:
        return [DONE, *(THIS_TILE.of(slot) for slot in unexplored(game) if slot not in heard)]

    while len(heard) < rooms and len(options()) > 1:
        left = str(rooms - len(heard))
        chosen = yield ask(me.seat, ASK_CHOOSE_TILE, options, about=(left,), rule="NEM-VIS-21")
        if chosen.verb == "done":
            return
        heard.append(chosen.args[0])
        look_at_tile(game, me, chosen.args[0], token=True)


def clean(game: Game, me: Crew) -> Flow[None]:
    yield from listen(game, me, 1)


def infected(game: Game, me: Crew) -> Flow[None]:
    """Two rooms, and until you pass nobody hears you enter one."""
    unheard = Mutations.of(game).unheard
    if me.seat not in unheard:
        unheard.append(me.seat)
    yield from listen(game, me, 2)


ECHOLOCATION: Final = Mutation("echolocation", infected, clean, when=OUT_OF_COMBAT)
