"""Noise in Technical Corridors: scratching in the ducts."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import place_noise, roll_noise
from airlock.survival.state import Game


def noise_in_technical_corridors(game: Game) -> Flow[None]:
    """A marker for each network; where one lies already, everybody at an entrance rolls, if not in combat by then."""
    for network in game.map.networks:
        if network not in game.noise:
            place_noise(game, network)
            continue
        for me in [c for c in game.in_order() if c.slot in game.map.entrances[network]]:
            if me.active and me.slot and not game.in_combat(me):
                yield from roll_noise(game, me)


NOISE_IN_TECHNICAL_CORRIDORS: Final = EventCard(
    "noise_in_technical_corridors", 4, ("adult", "breeder"), noise_in_technical_corridors
)
