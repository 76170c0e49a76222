"""Evacuation Pod Ejection: a pod launches by itself."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.pods import Pods, launch


def evacuation_pod_ejection(game: Game) -> Flow[None]:
    """The one with the lowest number, locked or not, with everybody aboard (NEM-POD-19)."""
    yield from ()
    left = Pods.of(game).on_board()
    if left:
        launch(game, min(left, key=lambda p: p.number))


EVACUATION_POD_EJECTION: Final = EventCard(
    "evacuation_pod_ejection",
    3,
    ("adult", "breeder", "queen"),
    evacuation_pod_ejection,
    after="remove_and_reshuffle",
)
