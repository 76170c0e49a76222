"""The final checks that every game ends with: contamination, then objectives (NEM-VICT-17)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.ending import die_at_the_end
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, VOCABULARY

SURVIVES: Final = VOCABULARY.event("survives", "NEM-VICT-11", seat=SEAT)
CONTAMINATION_KILLS: Final = VOCABULARY.event("contamination_kills", "NEM-VICT-13", seat=SEAT)


def contamination_check(game: Game, _: int) -> Flow[None]:
    """Every survivor is scanned, in front of all; they keep how they left, by pod or asleep (NEM-VICT-11 to -13)."""
    game.reveals += 1
    for c in game.crew:
        if c.is_away:
            lives = yield from game.species.final_check(game, c)
            if lives:
                game.survivors.append(c.seat)
                tell(game, SURVIVES, c.seat)
            else:
                die_at_the_end(game, c, CONTAMINATION_KILLS)


def objectives_check(game: Game, _: int) -> Flow[None]:
    yield from game.mode.check_goals(game)
