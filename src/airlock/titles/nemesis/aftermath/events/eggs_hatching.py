"""Eggs Hatching: eggs that lie about become larvae, and one comes out of the Nest."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import EGG
from airlock.survival.figures import put_figure
from airlock.survival.state import Game
from airlock.titles.nemesis.intruders import LARVA, NEST


def eggs_hatching(game: Game) -> Flow[None]:
    """One larva per room, however many eggs lie there; what somebody carries doesn't hatch (AFT-EPIEVENT-12)."""
    nest = "" if game.nest_destroyed else game.where.get(NEST, "")
    places = [slot for slot in game.map.by_number if slot == nest or EGG in game.objects_in(slot)]
    for slot in places:
        if slot in game.objects:
            game.objects[slot] = [thing for thing in game.objects[slot] if thing != EGG]
    for slot in places:
        yield from put_figure(game, LARVA, slot)


EGGS_HATCHING: Final = EventCard("eggs_hatching", 2, ("breeder", "queen"), eggs_hatching, alert=True)
