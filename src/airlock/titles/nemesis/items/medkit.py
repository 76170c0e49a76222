"""Medkit: dress a serious wound, or heal a dressed one."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import dress_one, heal_one


def has_undressed(game: Game, me: Crew) -> str:
    return "" if me.wounds else "no_wound_to_dress"


def has_dressed(game: Game, me: Crew) -> str:
    return "" if me.dressed else "no_wound_to_heal"


def dress(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from dress_one(game, me)


def heal(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from heal_one(game, me)


MEDKIT: Final = ItemCard(
    "medkit",
    "green",
    [Way("dress", dress, has_undressed), Way("heal", heal, has_dressed)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="medical",
)
