"""What the end does to the ship and to those on board, before the final checks."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import ACTIVE
from airlock.survival.ending import EXPLOSION, GAME_ENDED, HULL_BREACH, NOBODY_LEFT, die_at_the_end
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import END, SEAT
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.self_destruct import SELF_DESTRUCT, SelfDestruct
from airlock.titles.nemesis.vocabulary import VOCABULARY

# Each is finished before the next (NEM-VICT-17).
FINAL_CHECKS: Final = ["engines_check", "coordinates_check", "contamination_check", "objectives_check"]

SHIP_DESTROYED: Final = VOCABULARY.event("ship_destroyed", "NEM-END-06", reason=END)
LOST_IN_JUMP: Final = VOCABULARY.event("lost_in_jump", "NEM-END-02", seat=SEAT)
LOST_WITH_SHIP: Final = VOCABULARY.event("lost_with_ship", "NEM-END-04", seat=SEAT)


class Hull(Part):
    """Whether there is still a ship."""

    def __init__(self, destroyed: bool = False) -> None:
        self.destroyed = destroyed

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("destroyed",)

    def copy(self) -> Hull:
        return Hull(self.destroyed)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.destroyed:
            out["destroyed"] = self.destroyed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Hull:
        part = game.parts["hull"]
        assert isinstance(part, Hull)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"ship_destroyed": self.destroyed}


def anybody_lives(game: Game) -> bool:
    return any(c.is_away for c in game.crew)


def close_the_game(game: Game) -> None:
    """What the end does to the ship and those on board; then the final checks follow (NEM-END-02 to -10)."""
    reason = game.end_reason
    sequence = SelfDestruct.of(game)
    tell(game, GAME_ENDED, reason)
    game.mode.at_the_end(game)
    if reason == NOBODY_LEFT:
        # Whoever is left sleeps or is gone: the running track goes to its last space (NEM-END-08).
        if sequence.runs:
            sequence.left = 0
        else:
            game.time = 0
    # A jump with a running self-destruct sequence destroys the ship too (NEM-END-09).
    if reason in (EXPLOSION, HULL_BREACH, SELF_DESTRUCT) or sequence.runs:
        destroy_ship(game, reason)
    for c in game.crew:
        if c.status == ACTIVE:
            die_at_the_end(game, c, LOST_IN_JUMP)
    # Steps come off the end of the agenda.
    game.agenda = [(name, -1) for name in reversed(game.mode.final_checks() or FINAL_CHECKS)]


def destroy_ship(game: Game, reason: str) -> None:
    """Everybody and everything on board dies, sleepers, intruders and the Nest included (NEM-END-04, -06)."""
    hull = Hull.of(game)
    if hull.destroyed:
        return
    hull.destroyed = True
    tell(game, SHIP_DESTROYED, reason)
    for c in game.crew:
        if c.status in (ACTIVE, HIBERNATING):
            die_at_the_end(game, c, LOST_WITH_SHIP)
