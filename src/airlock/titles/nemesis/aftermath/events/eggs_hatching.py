"""Eggs Hatching: larvae crawl out of every egg that nobody carries."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import EGG
from airlock.survival.figures import put_figure
from airlock.survival.state import Game
from airlock.titles.nemesis.intruders import LARVA, NEST


def eggs_hatching(game: Game) -> Flow[None]:
    """One larva in each room with such an egg and in the Nest; these eggs are gone (AFT-EPIEVENT-12).

    What is on the intruder board stays there, and so does what somebody carries.
    """
    nest = game.where.get(NEST, "") if not game.nest_destroyed else ""
    for slot in game.map.by_number:
        lying = game.objects.get(slot, [])
        if EGG in lying or slot == nest:
            game.objects[slot] = [thing for thing in lying if thing != EGG]
            yield from put_figure(game, LARVA, slot)


EGGS_HATCHING: Final = EventCard("eggs_hatching", 2, ("breeder", "queen"), eggs_hatching, alert=True)
