"""Evacuation Pod Ejection: a pod launches by itself."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.pods import Pods, launch
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER, WHISPERER


def evacuation_pod_ejection(game: Game) -> Flow[None]:
    """The one with the highest number, locked or not, with everybody aboard (NEM-POD-19)."""
    yield from ()
    left = Pods.of(game).on_board()
    if left:
        launch(game, max(left, key=lambda p: p.number))


EVACUATION_POD_EJECTION: Final = EventCard(
    "void_evacuation_pod_ejection",
    3,
    (WHISPERER, STALKER, DESPOILER),
    evacuation_pod_ejection,
    after="remove_and_reshuffle",
)
