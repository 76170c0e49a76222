"""How a game ends: at once, whatever is under way (NEM-END-01)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.faults import Ended
from airlock.survival.crew import ACTIVE, DEAD, HIBERNATING, Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import END, SEAT, VOCABULARY

JUMP: Final = "jump"
EXPLOSION: Final = "explosion"
HULL_BREACH: Final = "hull_breach"
SELF_DESTRUCT: Final = "self_destruct"
NOBODY_LEFT: Final = "nobody_left"

GAME_ENDED: Final = VOCABULARY.event("game_ended", "NEM-END-01", reason=END)
SHIP_DESTROYED: Final = VOCABULARY.event("ship_destroyed", "NEM-END-06", reason=END)
LOST_IN_JUMP: Final = VOCABULARY.event("lost_in_jump", "NEM-END-02", seat=SEAT)
LOST_WITH_SHIP: Final = VOCABULARY.event("lost_with_ship", "NEM-END-04", seat=SEAT)


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


def close_the_game(game: Game) -> None:
    """What the end does to the ship and those on board; then the final checks follow (NEM-END-02 to -10)."""
    reason = game.end_reason
    tell(game, GAME_ENDED, reason)
    if reason == NOBODY_LEFT:
        # Whoever is left sleeps or is gone: the running track goes to its last space (NEM-END-08).
        if game.self_destruct >= 0:
            game.self_destruct = 0
        else:
            game.time = 0
    # A jump with a running self-destruct sequence destroys the ship too (NEM-END-09).
    if reason in (EXPLOSION, HULL_BREACH, SELF_DESTRUCT) or game.self_destruct >= 0:
        destroy_ship(game, reason)
    for c in game.crew:
        if c.status == ACTIVE:
            die_at_the_end(game, c, LOST_IN_JUMP)
    # Steps come off the end of the agenda.
    game.agenda = [(name, -1) for name in reversed(game.mode.final_checks(game))]


def destroy_ship(game: Game, reason: str) -> None:
    """Everybody and everything on board dies, sleepers, intruders and the Nest included (NEM-END-04, -06)."""
    if game.ship_destroyed:
        return
    game.ship_destroyed = True
    tell(game, SHIP_DESTROYED, reason)
    for c in game.crew:
        if c.status == ACTIVE or c.status == HIBERNATING:
            die_at_the_end(game, c, LOST_WITH_SHIP)


def die_at_the_end(game: Game, me: Crew, how: Kind) -> None:
    """No corpse is placed any more (NEM-DEATH-10)."""
    me.status = DEAD
    me.slot = ""
    if me.pod:
        me.pod = 0
        for p in game.pods:
            if me.seat in p.aboard:
                p.aboard.remove(me.seat)
    tell(game, how, me.seat)
