"""The event cards, one module each."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.events.damaging_fire import DAMAGING_FIRE

EVENTS: list[EventCard] = [DAMAGING_FIRE]


def nothing(game: Game) -> Flow[None]:
    yield from ()


EVENTS += [
    EventCard("regeneration", 1, ("breeder", "queen"), nothing, after="discard"),
    EventCard("scent_of_prey", 3, ("creeper", "adult"), nothing, after="discard"),
    EventCard("flammable_compounds", 4, ("breeder", "queen"), nothing, after="discard"),
    EventCard("bulkheads_open", 1, ("adult", "breeder"), nothing, after="discard"),
    EventCard("hunt_2", 2, ("creeper", "breeder", "queen"), nothing, after="discard"),
    EventCard("hunt_3", 3, ("breeder", "queen"), nothing, after="discard"),
    EventCard("eclosion", 1, ("creeper", "breeder", "queen"), nothing, after="discard"),
    EventCard("coolant_leak", 1, ("adult", "breeder", "queen"), nothing, after="remove_and_reshuffle"),
    EventCard("nest", 3, ("creeper", "breeder", "queen"), nothing, after="discard"),
    EventCard("short_circuit", 4, ("adult", "breeder", "queen"), nothing, after="remove_and_reshuffle"),
    EventCard("damage", 2, ("creeper", "adult"), nothing, after="discard"),
    EventCard("egg_protection", 2, ("breeder", "queen"), nothing, after="discard"),
    EventCard("consuming_fire", 4, ("creeper", "breeder", "queen"), nothing, after="discard"),
    EventCard("malfunction", 2, ("adult", "breeder"), nothing, after="shuffle_back"),
    EventCard("lurking", 4, ("creeper", "adult"), nothing, after="discard"),
    EventCard("evacuation_pod_ejection", 3, ("adult", "breeder", "queen"), nothing, after="remove_and_reshuffle"),
    EventCard("hatching", 3, ("adult", "breeder"), nothing, after="discard"),
    EventCard("life_support_failure", 2, ("adult", "breeder", "queen"), nothing, after="remove_and_reshuffle"),
    EventCard("noise_in_technical_corridors", 4, ("adult", "breeder"), nothing, after="discard"),
]
