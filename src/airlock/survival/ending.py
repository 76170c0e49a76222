"""How a game ends: at once, whatever is under way (NEM-END-01). What that does to the place is up to the title."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.faults import Ended
from airlock.survival.crew import ACTIVE, DEAD, Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import END, VOCABULARY

EXPLOSION: Final = "explosion"
HULL_BREACH: Final = "hull_breach"
NOBODY_LEFT: Final = "nobody_left"

GAME_ENDED: Final = VOCABULARY.event("game_ended", "NEM-END-01", reason=END)


def end(game: Game, reason: str) -> None:
    """Stop everything and go to the victory check."""
    game.end_reason = reason
    raise Ended


def check_nobody_left(game: Game) -> None:
    """The last character that was awake on board has died, sleeps or is gone (NEM-END-07)."""
    for c in game.crew:
        if c.status == ACTIVE:
            return
    end(game, NOBODY_LEFT)


def die_at_the_end(game: Game, me: Crew, how: Kind) -> None:
    """No corpse is placed any more (NEM-DEATH-10)."""
    for part in game.parts.values():
        part.on_leaving(game, me)
    me.status = DEAD
    me.slot = ""
    tell(game, how, me.seat)
