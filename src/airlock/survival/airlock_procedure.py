"""The airlock procedure: whoever is in the sealed room when the player phase ends dies."""

from __future__ import annotations

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow
from airlock.survival.death import die_together
from airlock.survival.injuries import kill
from airlock.survival.markers import put_out
from airlock.survival.state import Game
from airlock.survival.tell import tell

AIRLOCK_OPENS = Kind("airlock_opens", "NEM-ROOM-AIRLOCK-04", "slot")


def vent(game: Game) -> Flow[None]:
    """All doors held: everything in the room dies at once, objects and eggs stay, fire goes out (NEM-ROOM-AIRLOCK-04, -05)."""
    slot = game.airlock
    if not slot:
        return
    game.airlock = ""
    tell(game, AIRLOCK_OPENS, slot)
    for f in game.figures_in(slot):
        kill(game, f)
    put_out(game, slot)
    yield from die_together(game, game.crew_in(slot), "airlock")
