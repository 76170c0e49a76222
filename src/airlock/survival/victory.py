"""The final checks: engines, coordinates, contamination, objectives. Each is finished before the next (NEM-VICT-17)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import EVERYBODY
from airlock.kernel.options import Flow
from airlock.survival.crew import ESCAPED, HIBERNATING
from airlock.survival.ending import destroy_ship, die_at_the_end
from airlock.survival.looking import DAMAGED, decide_coordinates, decide_engine
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import COORDINATES, DESTINATION, ENGINE_STATE, SEAT, VOCABULARY

EARTH: Final = "earth"

ENGINES_REVEALED: Final = VOCABULARY.event(
    "engines_revealed", "NEM-VICT-02", engine_1=ENGINE_STATE, engine_2=ENGINE_STATE, engine_3=ENGINE_STATE
)
COORDINATES_REVEALED: Final = VOCABULARY.event(
    "coordinates_revealed", "NEM-VICT-06", card=COORDINATES, destination=DESTINATION
)
WRONG_DESTINATION: Final = VOCABULARY.event("wrong_destination", "NEM-VICT-07", seat=SEAT)
SURVIVES: Final = VOCABULARY.event("survives", "NEM-VICT-11", seat=SEAT)
CONTAMINATION_KILLS: Final = VOCABULARY.event("contamination_kills", "NEM-VICT-13", seat=SEAT)


def anybody_lives(game: Game) -> bool:
    return any(c.status in (HIBERNATING, ESCAPED) for c in game.crew)


def engines_check(game: Game, _: int) -> None:
    """2 or 3 damaged engines: the ship explodes with everybody on board (NEM-VICT-02 to -05)."""
    if game.ship_destroyed or not anybody_lives(game):
        return
    tops = [decide_engine(game, n) for n in (1, 2, 3)]
    game.reveals += 1
    game.engines_known = [EVERYBODY] * len(tops)
    tell(game, ENGINES_REVEALED, tops[0], tops[1], tops[2])
    if tops.count(DAMAGED) >= 2:
        destroy_ship(game, "engines")


def destination(game: Game) -> str:
    """Where the ship flies: the destination at the marker's space (NEM-ROOM-COCKPIT-06)."""
    return game.content.coordinates[decide_coordinates(game)][game.destination]


def coordinates_check(game: Game, _: int) -> None:
    """Anywhere but Earth the sleepers die, with one exception (NEM-VICT-06 to -09)."""
    if game.ship_destroyed or not anybody_lives(game):
        return
    there = destination(game)
    game.reveals += 1
    game.coordinates_known = EVERYBODY
    tell(game, COORDINATES_REVEALED, game.coordinates, there)
    for c in game.crew:
        if c.status == HIBERNATING and there != EARTH and not game.mode.survives_at(game, c, there):
            die_at_the_end(game, c, WRONG_DESTINATION)


def contamination_check(game: Game, _: int) -> Flow[None]:
    """Every survivor is scanned, in front of all; they keep how they left, by pod or asleep (NEM-VICT-11 to -13)."""
    game.reveals += 1
    for c in game.crew:
        if c.status in (HIBERNATING, ESCAPED):
            lives = yield from game.species.final_check(game, c)
            if lives:
                game.survivors.append(c.seat)
                tell(game, SURVIVES, c.seat)
            else:
                die_at_the_end(game, c, CONTAMINATION_KILLS)


def objectives_check(game: Game, _: int) -> Flow[None]:
    yield from game.mode.check_goals(game)
