"""Bandages: dress a serious wound, or heal all light wounds."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import heal_all_light
from airlock.titles.nemesis.items.medkit import dress, has_undressed


def has_light(game: Game, me: Crew) -> str:
    return "" if me.light else "no_light_wound"


def heal(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    heal_all_light(game, me)


BANDAGES: Final = ItemCard(
    "bandages",
    "green",
    [Way("dress", dress, has_undressed), Way("heal_light", heal, has_light)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="cloth",
)
