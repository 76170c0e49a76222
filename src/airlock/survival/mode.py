"""The mode says what winning means and who plays: goals, critical moments, the order of the event phase, the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game

if TYPE_CHECKING:
    from airlock.survival.species import Species

EVENT_PHASE: Final = ["advance_time", "intruder_attacks", "fire_damage", "event_card", "develop_bag"]


class Mode(ABC):
    """Answers of the standard mode; others replace what differs."""

    def __init__(self, id: str) -> None:
        self.id = id

    @abstractmethod
    def deal_goals(self, game: Game) -> None:
        """Deal objectives before the characters are chosen (NEM-CREW-04 to -08)."""

    @abstractmethod
    def first_encounter(self, game: Game) -> Flow[None]:
        """What the first intruder of the game means (NEM-KEY-02)."""

    @abstractmethod
    def check_goals(self, game: Game) -> Flow[None]:
        """Who has won (NEM-VICT-15, -16)."""

    def event_phase(self, game: Game) -> list[str]:
        return game.species.event_phase(EVENT_PHASE)

    def start_bag(self, species: Species, players: int) -> dict[str, int]:
        """How many tokens of each type are in the bag at the start (NEM-SETUP-20)."""
        return species.start_bag(players)

    def on_alert_icon(self, game: Game) -> Flow[None]:
        """What the icon on an event card means, after the effect of the card (AFT-EPIEVENT-07, AFT-RESALERT-01)."""
        yield from ()

    def at_the_end(self, game: Game) -> None:  # noqa: B027 - mostly nothing is left to judge
        """The game has ended; nobody on board has been lost yet (AFT-RESALERT-05)."""

    def first_death(self, game: Game, dead: list[Crew]) -> Flow[None]:
        """After what the first death does to the place (NEM-DEATH-07)."""
        yield from ()

    def item_counter(self, n: int) -> int:
        """The number of items that an exploration token of `n` gives (NEM-EXPL-04)."""
        return n

    def keeps_belongings(self) -> bool:
        """Whether a dead character may come back and keeps its items, wounds and cards for it (NEM-COOP-14)."""
        return False

    def start_round(self, game: Game) -> Flow[None]:
        """Before cards are drawn (NEM-COOP-07)."""
        yield from ()

    def draw_step(self, game: Game) -> None:  # noqa: B027 - most modes have nobody else
        """Others who draw in the draw step (NEM-INTRUDERPLAYER-06)."""

    def plays_intruders(self, game: Game, seat: int) -> bool:
        """Whether this seat now takes a turn as the intruder player (NEM-INTRUDERPLAYER-08)."""
        return False

    def intruders_pass(self, game: Game) -> Flow[None]:
        """An effect that makes everybody pass."""
        yield from ()

    def may_look_at_objectives(self) -> bool:
        """Whether others have objectives of their own to look at."""
        return True

    def open_hands(self) -> bool:
        """Whether hands and inventories are shown to all (NEM-COOP-13)."""
        return False
