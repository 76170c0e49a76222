"""Clothes: wipe off the slime, or dress a serious wound."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.exploration import lose_slime
from airlock.survival.state import Game
from airlock.survival.wounds import dress_one


def slimy(game: Game, me: Crew) -> str:
    return "" if me.slime else "no_slime"


def wipe(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    lose_slime(game, me)


def has_undressed(game: Game, me: Crew) -> str:
    """One's own wounds alone: Clothes treat nobody else (NEM-WOUND-15)."""
    return "" if me.wounds else "no_wound_to_dress"


def dress(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from dress_one(game, me)


def clothes(colour: str) -> ItemCard:
    return ItemCard(
        f"clothes_{colour}",
        colour,
        [Way("slime", wipe, slimy), Way("dress", dress, has_undressed)],
        kind="clothes",
        cost=1,
        when=OUT_OF_COMBAT,
        one_use=True,
        component="cloth",
    )


CLOTHES: Final = [clothes("yellow"), clothes("green")]
