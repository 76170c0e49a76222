"""What the Epilogue and the Research Mission have in common: the shuttle, and a second set of tokens."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath import second_tokens
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from airlock.titles.nemesis.modes import SemiCooperative


class Expedition(SemiCooperative):
    """A mode that is played with the shuttle."""

    def draw_step(self, game: Game) -> None:
        """Whoever had to hold on has done so: the event Maneuver is over."""
        ShuttleTime.of(game).lurching = False

    def has_second_token(self, game: Game, slot: str) -> bool:
        return second_tokens.has_token(game, slot)

    def reveal_second_token(
        self, game: Game, leader: Crew, movers: list[Crew], slot: str, corridor: str, muffled: bool
    ) -> Flow[str]:
        return (yield from second_tokens.reveal(game, leader, movers, slot, corridor, muffled))

    def hides_second_token(self, game: Game, slot: str) -> bool:
        return slot in second_tokens.SecondTokens.of(game).facedown

    def look_at_second_token(self, game: Game, me: Crew, slot: str, mask: int) -> None:
        second_tokens.look_at(game, me, slot, mask)
