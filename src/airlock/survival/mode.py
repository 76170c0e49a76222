"""The mode says what winning means and who plays: goals, critical moments, the order of the event phase, the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from airlock.kernel.options import Aside, Flow
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
        """How many tokens of each type are in the bag at the start (NEM-SETUP-20, AFT-RESSETUP-10)."""
        return species.start_bag(players)

    def at_the_end(self, game: Game) -> None:  # noqa: B027 - mostly nothing is left to judge
        """The game has ended; nobody on board has been lost yet (AFT-RESALERT-05)."""

    def may_be_played(self, game: Game, character: str) -> bool:
        """Whether somebody may become this character (AFT-EPISETUP-03)."""
        return True

    def final_checks(self) -> list[str]:
        """The steps after the end, in their order; none are those of the title (NEM-VICT-17)."""
        return []

    def asides(self, game: Game) -> list[Aside]:
        """What anybody may do while somebody is asked for an action."""
        return []

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

    def has_second_token(self, game: Game, slot: str) -> bool:
        """Whether somebody who enters an explored room meets a token of another set there (AFT-EXPL-01, -05)."""
        return False

    def reveal_second_token(
        self, game: Game, leader: Crew, movers: list[Crew], slot: str, corridor: str, muffled: bool
    ) -> Flow[str]:
        """What it does; as for tokens of the first set, it may leave no noise roll to the movement (AFT-EXPL-12).

        The leader is whose doing it is; the movers are the characters who have come.
        """
        yield from ()
        return ""

    def hides_second_token(self, game: Game, slot: str) -> bool:
        """Whether such a token lies facedown there (AFT-EXPL-11)."""
        return False

    def look_at_second_token(self, game: Game, me: Crew, slot: str, mask: int) -> None:  # noqa: B027
        """These eyes see it."""

    def alert_icon(self, game: Game) -> Flow[None]:
        """An event card shows the alert icon; its effect is done (AFT-EPIEVENT-07, AFT-RESALERT-01)."""
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
