"""What a bot gets to see: the view of its seat, made only where the bot looks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from airlock.bots.glance import View, glance
from airlock.bots.heard import Heard
from airlock.kernel.match import Match
from airlock.kernel.options import Option


class Sight:
    """The eyes and ears of one seat at one moment. Making one costs nothing; looking makes the view, once."""

    __slots__ = ("_heard", "_match", "_view", "seat")

    def __init__(self, match: Match, seat: int, heard: Heard | None = None) -> None:
        self._match = match
        self._view: View | None = None
        self._heard = heard
        self.seat = seat

    @property
    def view(self) -> View:
        """What the seat may know, as `Match.view` shows it, but without the questions."""
        if self._view is None:
            self._view = glance(self._match, self.seat)
        return self._view

    @property
    def heard(self) -> Heard:
        """What others did and claimed for all to see and hear. Claims are known only if they are handed in."""
        if self._heard is None:
            self._heard = Heard()
            self._heard.listen(self._match)
        return self._heard

    def asides(self) -> list[Option]:
        """What the seat may do apart from answering."""
        return self._match.aside_options(self.seat)

    @property
    def title(self) -> str:
        """The name of the game that is played."""
        return self._match.title.name

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the match, complete."""
        return self._match.options

    def determinize(self, rng: Random) -> Match:
        """A match like this one in which everything that the seat can't know was redealt. It can't be forked."""
        world = self._match.determinize(self.seat, rng)
        world.forget()
        return world
