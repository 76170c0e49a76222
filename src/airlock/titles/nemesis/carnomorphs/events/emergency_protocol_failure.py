"""Emergency Protocol Failure: a pod of section B is lost."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, SHAMBLER
from airlock.titles.nemesis.ship.pods import Pods, launch


def emergency_protocol_failure(game: Game) -> Flow[None]:
    """The one with the highest number, locked or not; whoever waits in it leaves with it (NEM-POD-19)."""
    yield from ()
    left = Pods.of(game).on_board("b")
    if left:
        launch(game, max(left, key=lambda p: p.number))


EMERGENCY_PROTOCOL_FAILURE: Final = EventCard(
    "emergency_protocol_failure", 3, (SHAMBLER, FLESHBEAST), emergency_protocol_failure, after="remove_and_reshuffle"
)
