"""The species says what hunts the crew: its tokens and figures, how they attack, suffer, move and multiply.

The shared rules ask these questions and never name a type. Defaults are the commonest answers; what only the rules of
one species ask stands in that species.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from airlock.kernel.declaration import Needs
from airlock.kernel.options import Flow
from airlock.kernel.title import Step
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.analysis import discover, objects_at
from airlock.survival.content import AttackCard, Content
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import BREAKS_IT
from airlock.survival.parts import Part
from airlock.survival.state import Game


class Species(ABC):
    """What it brings first, then its decisions in the order of play."""

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
        content: Content,
        vocabulary: Vocabulary,
        steps: Mapping[str, Step] | None = None,
        needs: Sequence[Needs] = (),
        book: str = "",
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
        # The cards that an analysis is about, and what they lie by: types of objects, or something of its own.
        self.weaknesses = weaknesses
        self.analysed = analysed
        # Events, attacks, exploration tokens and figures; and actions, rooms or items if it has some of its own.
        self.content = content
        # Everything that its rules say, on top of what the title says anyway.
        self.vocabulary = vocabulary
        # Steps of the order of play that only it has, by their names.
        self.steps = dict(steps or {})
        # What it goes with, and the clauses that say so.
        self.needs = list(needs)
        # Its rulebook, which is also its box and the folder of its texts; empty if it is in the title's own.
        self.book = book

    def parts(self, players: int) -> dict[str, Part]:
        """Parts of the state that only it has: decks, tracks on character boards, what left the game."""
        return {}

    def event_phase(self, steps: list[str]) -> list[str]:
        """The event phase in its order, out of the usual one (CAR-EVENT-01, VOI-EVENT-01)."""
        return steps

    # -- tokens

    def type_of(self, token: str) -> str:
        return self.tokens[token][0]

    def number_of(self, token: str) -> int:
        return self.tokens[token][1]

    @abstractmethod
    def start_bag(self, players: int) -> dict[str, int]:
        """How many tokens of each type are in the bag at the start (NEM-SETUP-20)."""

    def token_type(self, game: Game, figure: Figure) -> str:
        """The type of token that goes into the bag for this figure (NEM-TECH-06, CAR-TYPE-01, VOI-MOVE-03)."""
        return figure.kind

    # -- setting up

    def set_up(self, game: Game) -> None:  # noqa: B027 - most have nothing else
        """Whatever else lies on the board at the start (VOI-SETUP-04)."""

    def on_character_taken(self, game: Game, me: Crew) -> None:  # noqa: B027
        """Somebody has become a character (VOI-SETUP-08)."""

    # -- encounters

    @abstractmethod
    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool, slot: str) -> Flow[None]:
        """What the token drawn in an encounter does in this room, which `me` may be far from (NEM-ENC-06 to -13)."""

    def is_first_encounter(self, figure: Figure) -> bool:
        """Whether the first figure of this type can be the first encounter of the game (NEM-KEY-01, VOI-ENC-10)."""
        return True

    def on_appearance(self, game: Game, figure: Figure) -> None:  # noqa: B027
        """A figure has come onto the board, before anybody is asked anything (CAR-ADAPT-02)."""

    def is_unheard(self, game: Game, me: Crew) -> bool:
        """Whether somebody makes no noise roll on entering a room (Echolocation)."""
        return False

    # -- attacks

    def can_attack(self, figure: Figure) -> bool:
        """Whether it attacks at all (NEM-EVENT-05, VOI-EVENT-04)."""
        return True

    def spares(self, game: Game, figure: Figure, target: Crew) -> bool:
        """Whether it leaves this character alone (Mimicry, Pheromone Glands)."""
        return False

    @abstractmethod
    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        """One attack of one figure (NEM-ATT-02, CAR-ATT-01, VOI-SURP-01)."""

    def shields(self, game: Game, target: Crew) -> bool:
        """Whether an attack that hits does nothing, before anybody is asked; may use a shield up (Armour Plates)."""
        return False

    # -- injuries

    @abstractmethod
    def die_tier(self, figure: Figure) -> int:
        """Which faces of the combat die hit: 1 small (creeper face), 2 medium (adult face), 3 plain hits only."""

    def rerolls(self, game: Game, me: Crew, target: str) -> int:
        """How often somebody may roll the combat die again against this target (Determination)."""
        return 0

    def misses(self, game: Game, face: str, figure: Figure) -> bool:
        """Whether a rolled face misses, whatever the weapon makes of it (CAR-ADAPT-11)."""
        return False

    def changed_face(self, game: Game, face: str, figure: Figure) -> str:
        """A face of the combat die that counts as another one against this figure (NEM-COMBAT-23)."""
        return face

    def extra_injuries(self, game: Game, figure: Figure, energy: bool, fiery: bool) -> int:
        """More injuries for a shot or fire that wounds (NEM-COMBAT-23)."""
        return 0

    def burned(self, game: Game, figure: Figure) -> int:
        """How many injuries it suffers in a fire step (NEM-EVENT-08; Fireproof)."""
        return 1 + self.extra_injuries(game, figure, energy=False, fiery=True)

    def eggs_burned(self, game: Game) -> int:
        """How many eggs a burning room loses in a fire step (NEM-FIRE-07)."""
        return 1

    def suffers_phosphates(self, game: Game) -> bool:
        """Whether extinguishers hurt as well as driving away."""
        return False

    def keeps_injuries(self, figure: Figure) -> bool:
        """Whether injuries stay on it as markers; if not, each hit is checked by itself (VOI-INJ-05, -06)."""
        return True

    def blood(self, figure: Figure, card: AttackCard) -> int:
        """The number of an attack card that counts for this figure; 0 is an arrow (NEM-INJ-03, CAR-INJ-01)."""
        return card.blood

    @abstractmethod
    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        """After injuries were placed: does it die or retreat? True if it retreated (NEM-INJ-02 to -05, -12)."""

    @abstractmethod
    def on_killed(self, game: Game, figure: Figure, vented: bool) -> Flow[None]:
        """What a killed figure leaves (NEM-INJ-06, CAR-INJ-04 to -08, VOI-INJ-01, VOI-LAIRINJ-05)."""

    def survives_venting(self, figure: Figure) -> bool:
        """Whether the airlock procedure doesn't kill it (NEM-ROOM-AIRLOCK-04, VOI-INJ-07)."""
        return False

    # -- movement

    def can_move(self, figure: Figure) -> bool:
        """Whether anything moves or lures it (VOI-LAIR-03)."""
        return True

    def at_door(self, game: Game, figure: Figure) -> str:
        """What a closed door on its way does to it: one of the four answers in doors.py (NEM-DOOR-04, VOI-MOVE-01)."""
        return BREAKS_IT

    def may_hide(self, game: Game, figure: Figure) -> bool:
        """Whether it leaves the board through technical corridors (NEM-TECH-06, CAR-TYPE-03)."""
        return True

    # -- the bag

    @abstractmethod
    def develop(self, game: Game, token: str) -> Flow[None]:
        """What a token drawn in bag development does (NEM-BAG-02 to -13)."""

    @abstractmethod
    def refill_bag(self, game: Game) -> None:
        """What is added when the bag is empty (NEM-BAG-14, NEM-ENC-12)."""

    # -- what it does to people

    def has_slime(self) -> bool:
        """Whether there are slime markers at all (NEM-SLIME-02, VOI-GEN-04)."""
        return True

    def refill_contamination(self, game: Game) -> None:  # noqa: B027
        """A contamination card is needed and none is left (NEM-CONT-01, CAR-ACT-05)."""

    @abstractmethod
    def infect(self, game: Game, me: Crew) -> Flow[None]:
        """What an infected scan does (NEM-CONT-05, -06, CAR-CONT-01, VOI-ROOM-03)."""

    @abstractmethod
    def has_ailment(self, game: Game, me: Crew) -> bool:
        """Whether there is something to cure (NEM-ACT-30, CAR-MUT-07, VOI-ROOM-09)."""

    @abstractmethod
    def cure(self, game: Game, me: Crew) -> None:
        """Surgery and the like (NEM-ROOM-SURGERY-02, CAR-MUT-05, VOI-ROOM-07)."""

    def can_soothe(self, game: Game, me: Crew) -> bool:
        """Whether a rest, a meal or a shower does somebody more good than usual (VOI-ROOM-09)."""
        return False

    def soothe(self, game: Game, me: Crew) -> Flow[None]:
        """That good, if it is wanted (VOI-ROOM-01)."""
        yield from ()

    def on_turn_end(self, game: Game, me: Crew) -> Flow[None]:
        """After the fire (VOI-LAIR-05)."""
        yield from ()

    # -- analysis

    def analysable(self, game: Game, slot: str) -> list[str]:
        """What can be analysed in a room (NEM-ROOM-LABORATORY-01, CAR-ADAPT-07, VOI-ROOM-05)."""
        here = objects_at(game, slot)
        return [thing for thing, card in game.weaknesses.items() if not card and thing in here]

    def analyse(self, game: Game, me: Crew, thing: str) -> None:
        """What an analysis brings (NEM-WEAK-02, CAR-ADAPT-06)."""
        discover(game, me, thing)

    def has_analysed(self, game: Game, thing: str) -> bool:
        """Whether the card that lies by this object counts as studied for an objective (NEM-OBJ-07, CAR-OBJ-05)."""
        return bool(game.weaknesses.get(thing))

    # -- death and the end

    def may_return(self, game: Game, me: Crew) -> bool:
        """Whether a corpse in the Emergency Room can come back to life (NEM-COOP-07, CAR-COMBO-03)."""
        return True

    def on_return(self, game: Game, me: Crew) -> None:  # noqa: B027
        """Somebody has come back to life (VOI-COMBO-03)."""

    @abstractmethod
    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        """Whether a survivor lives through the contamination check (NEM-VICT-11 to -13, CAR-END-01, VOI-END-01)."""
