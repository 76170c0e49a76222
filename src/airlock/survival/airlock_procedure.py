"""The airlock procedure: whoever is in the sealed room when the player phase ends dies."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.death import die_together
from airlock.survival.doors import close_door
from airlock.survival.injuries import kill
from airlock.survival.markers import put_out
from airlock.survival.state import CLOSED, DESTROYED, Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SLOT, VOCABULARY

AIRLOCK_READY: Final = VOCABULARY.event("airlock_ready", "NEM-ROOM-AIRLOCK-02", slot=SLOT)
AIRLOCK_OPENS: Final = VOCABULARY.event("airlock_opens", "NEM-ROOM-AIRLOCK-04", slot=SLOT)


def can_seal(game: Game, slot: str) -> bool:
    """No destroyed door around it, and door tokens enough, from elsewhere if need be (NEM-ROOM-AIRLOCK-01, -02)."""
    around = game.map.corridors_of[slot]
    if any(game.doors.get(c) == DESTROYED for c in around):
        return False
    needed = sum(1 for c in around if c not in game.doors)
    elsewhere = sum(1 for c, state in game.doors.items() if state == CLOSED and c not in around)
    return needed <= game.map.limits["doors"] - len(game.doors) + elsewhere


def seal(game: Game, me: Crew, slot: str) -> Flow[None]:
    """Close every door of the room and put the airlock token there (NEM-ROOM-AIRLOCK-02)."""
    around = game.map.corridors_of[slot]
    for corridor in around:
        yield from close_door(game, me.seat, corridor, spared=around)
    game.airlock = slot
    tell(game, AIRLOCK_READY, slot)


def vent(game: Game) -> Flow[None]:
    """All doors held: everybody there dies at once, objects and eggs stay, fire goes out (NEM-ROOM-AIRLOCK-04, -05)."""
    slot = game.airlock
    if not slot:
        return
    game.airlock = ""
    tell(game, AIRLOCK_OPENS, slot)
    # One after the other, with those that come out of the dead.
    while victims := [f for f in game.figures_in(slot) if not game.species.survives_venting(f)]:
        yield from kill(game, victims[0], vented=True)
    put_out(game, slot)
    yield from die_together(game, game.crew_in(slot), "airlock")
