"""Medkit: dress a serious wound, or heal a dressed one."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ItemCard
from airlock.survival.crew import Crew
from airlock.survival.wounds import dress_one, heal_one
from airlock.titles.nemesis.items.treating import treatment


def has_undressed(c: Crew) -> bool:
    return bool(c.wounds)


def has_dressed(c: Crew) -> bool:
    return bool(c.dressed)


MEDKIT: Final = ItemCard(
    "medkit",
    "green",
    [
        treatment("dress", "medkit", has_undressed, "no_wound_to_dress", dress_one),
        treatment("heal", "medkit", has_dressed, "no_wound_to_heal", heal_one),
    ],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="medical",
)
