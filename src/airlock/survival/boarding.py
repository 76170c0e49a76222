"""Trying to board an escape pod: a noise roll first, and nobody may come."""

from __future__ import annotations

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew
from airlock.survival.noise import attempt
from airlock.survival.pods import board, boardable, pod
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_POD, THIS_POD


def cannot_board(game: Game, slot: str) -> str:
    """An unlocked pod of this section with a free seat is needed (NEM-ROOM-EVACUATION-01)."""
    return "" if boardable(game, slot) else "no_pod_to_board"


def try_to_board(game: Game, me: Crew) -> Flow[None]:
    """NEM-ROOM-EVACUATION-02, NEM-POD-04, -05"""
    slot = me.slot
    undisturbed = yield from attempt(game, me)
    if not undisturbed:
        return
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_POD,
        lambda: [THIS_POD.of(str(p.number)) for p in boardable(game, slot)],
        rule="NEM-ROOM-EVACUATION-02",
    )
    yield from board(game, me, pod(game, int(chosen.args[0])))
