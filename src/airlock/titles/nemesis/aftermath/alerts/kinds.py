"""Alerts that are alike: something to be activated in rooms, and something to be brought to the shuttle."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.crew import SAMPLE, Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.part import Alert, Alerts, place_of
from airlock.titles.nemesis.aftermath.shuttle import MAIN


def room_here(game: Game, me: Crew) -> str:
    """The explored room where somebody stands."""
    return game.rooms.get(me.slot, "") if me.slot else ""


class InRooms(Alert):
    """An activation in each of these rooms, in any order; those of the second stage after those of the first."""

    def __init__(self, id: str, first: list[str], second: list[str]) -> None:
        super().__init__(id, [*first, *second])
        self.first = first
        self.second = second

    def stage(self, game: Game, part: Alerts) -> int:
        return 2 if self.second and all(room in part.done for room in self.first) else 1

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        wanted = self.second if self.stage(game, part) == 2 else self.first
        room = room_here(game, me)
        return [()] if room in wanted and room not in part.done else []

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        part.done.append(room_here(game, me))

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return all(room in part.done for room in (*self.first, *self.second))


class Delivery(Alert):
    """A sample lies in a room and must be in the main room of the shuttle at the check, lying there or carried."""

    def __init__(self, id: str, room: str) -> None:
        super().__init__(id, [room])
        self.room = room

    def reveal(self, game: Game) -> Flow[None]:
        """It lies on the tile even while nobody has been there."""
        yield from ()
        game.objects.setdefault(place_of(game, self.room), []).append(SAMPLE)

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return SAMPLE in game.objects.get(MAIN, []) or any(
            c.active and c.slot == MAIN and c.holds(SAMPLE) is not None for c in game.crew
        )
