"""Bandages: dress a serious wound, or heal all light wounds."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, ItemCard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import dress_one, heal_all_light
from airlock.titles.nemesis.items.medkit import has_undressed
from airlock.titles.nemesis.items.treating import treatment


def has_light(c: Crew) -> bool:
    return c.light > 0


def heal(game: Game, patient: Crew) -> Flow[None]:
    yield from ()
    heal_all_light(game, patient)


BANDAGES: Final = ItemCard(
    "bandages",
    "green",
    [
        treatment("dress", "bandages", has_undressed, "no_wound_to_dress", dress_one),
        treatment("heal_light", "bandages", has_light, "no_light_wound", heal),
    ],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="cloth",
)
