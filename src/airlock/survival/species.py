"""The species says what hunts the crew: its tokens and figures, how they attack, suffer, move and multiply.

The shared rules ask these questions and never name a type. Defaults are the commonest answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew, Figure
from airlock.survival.state import Game


class Species(ABC):
    """Data first, then decisions in the order of play."""

    def __init__(
        self,
        id: str,
        types: list[str],
        tokens: dict[str, tuple[str, int]],
        nest: str,
        eggs: int,
        all_eggs: int,
        weaknesses: list[str],
        analysed: list[str],
    ) -> None:
        self.id = id
        # From the largest to the smallest: the order of attacks.
        self.types = types
        # token -> type, number
        self.tokens = tokens
        # The room its eggs lie in; how many at the start and in all.
        self.nest = nest
        self.eggs = eggs
        self.all_eggs = all_eggs
        # The weakness cards, and the types of objects they lie by.
        self.weaknesses = weaknesses
        self.analysed = analysed

    def type_of(self, token: str) -> str:
        return self.tokens[token][0]

    def number_of(self, token: str) -> int:
        return self.tokens[token][1]

    def token_type(self, figure: Figure) -> str:
        """The type of token that goes into the bag when this figure hides (NEM-TECH-06)."""
        return figure.kind

    @abstractmethod
    def start_bag(self, players: int) -> dict[str, int]:
        """How many tokens of each type are in the bag at the start (NEM-SETUP-20)."""

    @abstractmethod
    def die_tier(self, figure: Figure) -> int:
        """Which faces of the combat die hit: 1 small (creeper face), 2 medium (adult face), 3 plain hits only."""

    @abstractmethod
    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool) -> Flow[None]:
        """What the token drawn in an encounter does (NEM-ENC-06 to -13)."""

    @abstractmethod
    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        """One attack of one figure (NEM-ATT-02)."""

    @abstractmethod
    def attack_by_card(self, game: Game, figure: Figure, target: Crew, surprise: bool, card: str) -> Flow[None]:
        """Resolve a drawn attack card (NEM-ATT-06)."""

    @abstractmethod
    def needs_attack_card(self, figure: Figure) -> bool:
        """Whether this figure attacks by card."""

    @abstractmethod
    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        """After injuries were placed: does it die or retreat? True if it retreated (NEM-INJ-02 to -05, -12)."""

    @abstractmethod
    def on_killed(self, game: Game, figure: Figure) -> None:
        """What a killed figure leaves (NEM-INJ-06)."""

    @abstractmethod
    def develop(self, game: Game, token: str) -> Flow[None]:
        """What a token drawn in bag development does (NEM-BAG-02 to -13)."""

    @abstractmethod
    def refill_bag(self, game: Game) -> None:
        """What is added when the bag is empty (NEM-BAG-14, NEM-ENC-12)."""

    @abstractmethod
    def infect(self, game: Game, me: Crew) -> Flow[None]:
        """What an infected scan does (NEM-CONT-05, -06)."""

    def hatch(self, game: Game, hosts: list[Crew]) -> Flow[None]:
        """What grows in these characters breaks out and kills them, all at once (NEM-CONT-06, NEM-EVENT-23)."""
        yield from ()

    @abstractmethod
    def cure(self, game: Game, me: Crew) -> None:
        """Surgery and the like (NEM-ROOM-SURGERY-02)."""

    @abstractmethod
    def has_ailment(self, me: Crew) -> bool:
        """Whether there is something to cure (NEM-ACT-30)."""

    @abstractmethod
    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        """Whether a survivor lives through the contamination check (NEM-VICT-11 to -13)."""

    @abstractmethod
    def active_weakness(self, game: Game, weakness: str) -> bool:
        """Whether this weakness holds now (NEM-WEAK-03)."""

    def has_slime(self) -> bool:
        return True

    def passes_door(self, game: Game, figure: Figure) -> bool:
        """Whether a closed door doesn't stop it."""
        return False

    def destroys_door(self, game: Game, figure: Figure) -> bool:
        """Whether it destroys the closed door that stops it (NEM-DOOR-04)."""
        return True

    def may_hide(self, game: Game, figure: Figure) -> bool:
        """Whether it leaves the board through technical corridors (NEM-TECH-06)."""
        return True

    def can_attack(self, figure: Figure) -> bool:
        return True

    def changed_face(self, game: Game, face: str, figure: Figure) -> str:
        """A face of the combat die that counts as another one against this figure (NEM-COMBAT-23)."""
        return face

    def extra_injuries(self, game: Game, figure: Figure, energy: bool, fiery: bool) -> int:
        """More injuries for a shot or fire that wounds (NEM-COMBAT-23)."""
        return 0

    def eggs_burned(self, game: Game) -> int:
        """How many eggs a burning room loses in a fire step (NEM-FIRE-07)."""
        return 1

    def suffers_phosphates(self, game: Game) -> bool:
        """Whether extinguishers hurt as well as driving away."""
        return False

    def on_turn_end(self, game: Game, me: Crew) -> Flow[None]:
        yield from ()
