"""Beast on the Prowl: the butcher finds its slimed prey."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Figure
from airlock.survival.figures import INTRUDER_MOVED, arrived
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, SHAMBLER


def beast_on_the_prowl(game: Game) -> Flow[None]:
    """The butcher comes to the first slimed character; while it isn't on the board all of them roll for noise.

    Those on pods are passed over.
    """
    slimed = [me for me in game.in_order() if me.slime and me.slot]
    butcher = next((f for f in game.figures if f.kind == BUTCHER), None)
    if butcher is None:
        for me in slimed:
            if me.slot and not game.in_combat(me):
                yield from roll_noise(game, me)
    elif slimed and not game.is_occupied(butcher.slot):
        come_to(game, butcher, slimed[0].slot)


def come_to(game: Game, butcher: Figure, slot: str) -> None:
    """It keeps its injuries, and coming is neither an encounter nor a surprise."""
    old = butcher.slot
    butcher.slot = slot
    tell(game, INTRUDER_MOVED, butcher.name, old, slot)
    arrived(game, slot)


BEAST_ON_THE_PROWL: Final = EventCard("beast_on_the_prowl", 4, (SHAMBLER,), beast_on_the_prowl)
