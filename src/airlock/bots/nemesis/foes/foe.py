"""A species as its prey knows it: what its attacks, figures and tokens cost, by what is printed in the match.

This is what the crew thinks of a species that it knows nothing else about. One that differs has a class of its own
(`foes/__init__.py` lists them). `ail` is what a species does to somebody, as one number that only its class can read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import TYPE_CHECKING, Any, ClassVar, Final

from airlock.bots.nemesis.harm import CHECK, CONTAMINATED, DEATH, SERIOUS, SLIMED, light_cost
from airlock.survival.content import Attack, Content
from airlock.survival.crew import CARCASS, CORPSE, EGG, Figure
from airlock.survival.species import Species
from airlock.titles.nemesis import attacks as base

if TYPE_CHECKING:
    from airlock.bots.nemesis.acts import Acts
    from airlock.bots.nemesis.scene import Scene
    from airlock.bots.nemesis.scored import Scored, Scorer
    from airlock.bots.nemesis.tasks import Task

MOST_INJURIES: Final = 12
# An attack that nobody knows, as a share of a serious wound.
SOMETHING: Final = 0.6
# A token that brings no figure.
NOISE: Final = 0.3
# What it takes to be rid of company, apart from its attack.
COMPANY: Final = 1.5
FINAL_DRAW: Final = 4

# By what an attack does: what it costs somebody with this many light and serious wounds.
Harm = Callable[[int, int], float]
KNOWN: Final[list[tuple[Any, Harm]]] = [
    (base.scratch, lambda light, serious: light_cost(light, serious) + CONTAMINATED),
    (base.claw_attack, lambda light, serious: light_cost(light, serious, 2) + CONTAMINATED),
    (base.bite, lambda light, serious: DEATH if serious >= 2 else SERIOUS[serious]),
    (base.tail_attack, lambda light, serious: DEATH if serious >= 1 else SERIOUS[serious]),
    (base.transformation, lambda light, serious: 2.0),
    (base.frenzy, lambda light, serious: DEATH if serious >= 2 else SERIOUS[serious]),
    (base.slime, lambda light, serious: SLIMED + CONTAMINATED),
    (base.summoning, lambda light, serious: 2.5),
]


NOTHING: Final[frozenset[str]] = frozenset()


class Foe:
    """The odds of one species with the content of a match, as far as its cards are known (`traits`)."""

    # How much the risks of a way count, beside the cards that it takes.
    risk: ClassVar[float] = 2.0

    def __init__(self, species: Species, content: Content, traits: frozenset[str] = NOTHING) -> None:
        self.species = species
        self.content = content
        self.traits = traits
        self.deck: list[Attack] = [content.attacks[card.attack] for card in content.attack_cards.values()]
        self.samples = {kind: Figure(0, kind, "") for kind in species.types}
        # The numbers that count for each type; 0 is an arrow.
        self.blood = {
            kind: [species.blood(figure, card) for card in content.attack_cards.values()]
            for kind, figure in self.samples.items()
        }
        # How often one card kills each type, by the number of injuries, and how often it drives away.
        self.kills = {
            kind: [sum(1 for b in blood if 0 < b <= n) / len(blood) for n in range(MOST_INJURIES)]
            for kind, blood in self.blood.items()
        }
        self.retreats = {kind: blood.count(0) / len(blood) for kind, blood in self.blood.items()}
        self.tiers = {kind: species.die_tier(figure) for kind, figure in self.samples.items()}
        # The objects that cards lie by which an analysis is about.
        self.analysed = tuple(thing for thing in (CORPSE, EGG, CARCASS) if thing in species.analysed)
        # What only it asks.
        self.answers: dict[str, Scorer] = {}

    def traits_in(self, view: Mapping[str, Any]) -> frozenset[str]:
        """The cards in force that change its odds."""
        return NOTHING

    # -- what it does to somebody

    def ail(self, me: Mapping[str, Any]) -> int:
        """How bad it is with somebody, by their board."""
        return 0

    def forgotten(self, me: Mapping[str, Any]) -> int:
        """How many action cards somebody has lost for good."""
        return 0

    def check(self, me: Mapping[str, Any], contamination: int, deck: int = 10) -> float:
        """How likely somebody lives through the last check with this many contamination cards."""
        infected, clean = self.content.contamination
        none = 1.0
        for i in range(contamination):
            none *= max(0, clean - i) / max(1, infected + clean - i)
        return none + (1.0 - none) * drawn(contamination, deck, 0)

    def curing(self, scene: Scene) -> float:
        """What losing what it has done to me is worth, with all infected cards."""
        if not scene.contamination:
            return 0.0
        return CHECK * (1.0 - self.check(scene.me, scene.contamination)) - 1.0

    def scanning(self, scene: Scene) -> float:
        """What scanning the contamination cards in hand is worth."""
        unknown, clean, infected = contamination_in(scene.hand)
        if infected:
            return -5.0
        now = self.check(scene.me, scene.contamination)
        gain = (1.0 - now) * min(1.0, (unknown + clean) / max(1, scene.contamination))
        return 1.0 * unknown + 1.5 * clean + CHECK * 0.35 * gain

    def soothing(self, scene: Scene) -> float:
        """What a rest, a meal or a shower is worth beyond the usual."""
        return 0.0

    # -- what its figures cost

    def harm(self, attack: Attack, light: int, serious: int, ail: int) -> float:
        """What one attack costs."""
        for effect, cost in KNOWN:
            if attack.effect is effect:
                return cost(light, min(serious, 3))
        return SOMETHING * SERIOUS[min(serious, 3)]

    def attack_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        """What one attack of a type costs on average."""
        if kind not in self.samples:
            return SOMETHING * SERIOUS[min(serious, 3)]
        if not self.species.can_attack(self.samples[kind]):
            return 0.0
        return sum(self.harm(a, light, serious, ail) for a in self.deck if kind in a.attackers) / len(self.deck)

    def surprise_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        return self.attack_cost(kind, light, serious, ail)

    def company_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        """Having one in the room: what it takes to be rid of it, mostly an escape with its attack."""
        return COMPANY + self.attack_cost(kind, light, serious, ail)

    def comes(self, token: str, ail: int) -> str:
        """The type of figure that a type of token brings to somebody; nothing if it brings none."""
        return token if token in self.samples else ""

    def token_cost(self, token: str, light: int, serious: int, ail: int) -> float:
        """What a token costs that brings no figure."""
        return 0.0

    def danger(self, kind: str) -> float:
        """Which one to be rid of first: from about 1 to 4."""
        if kind not in self.samples:
            return 2.5
        return 1.0 + self.attack_cost(kind, 0, 1, 0) / 4.0

    def tier(self, kind: str) -> int:
        return self.tiers.get(kind, 2)

    def face(self, face: str, kind: str) -> str:
        """What a rolled face of the combat die counts as, before the weapon; nothing if it misses."""
        return face

    def number(self, number: int) -> int:
        """The number that a hand is compared with, of one on a token (NEM-ENC-09)."""
        return number

    def kill_chance(self, kind: str, injuries: float) -> float:
        """How often an injury check ends it, by death or retreat."""
        if kind not in self.kills:
            return 0.3
        kills = self.kills[kind]
        return min(1.0, kills[min(int(injuries), len(kills) - 1)] + self.retreats[kind])

    def is_slight(self, kind: str) -> bool:
        """Whether one needn't be armed to go where it is."""
        return False

    def stays_for_ever(self, kind: str) -> bool:
        """Whether waiting doesn't help: it never moves."""
        return kind in self.samples and not self.species.can_move(self.samples[kind])

    # -- what objectives ask for

    def studied(self, view: Mapping[str, Any]) -> int:
        """How many cards count as studied (NEM-OBJ-07)."""
        return sum(1 for thing in self.species.analysed if self.is_studied(view, thing))

    def is_studied(self, view: Mapping[str, Any], thing: str) -> bool:
        return bool(view["intruders"]["weaknesses"].get(thing))

    def can_be_studied(self, view: Mapping[str, Any], thing: str) -> bool:
        """Whether the Laboratory could do it today."""
        return thing in view["intruders"]["weaknesses"]

    def may_be_studied(self, view: Mapping[str, Any], thing: str) -> bool:
        """Whether it may come to that."""
        return thing in view["intruders"]["weaknesses"]

    def living(self, view: Mapping[str, Any]) -> list[int]:
        """Seats of those who can be analysed themselves."""
        return []

    def more_to_come(self, view: Mapping[str, Any]) -> bool:
        """Whether somebody may have to be analysed later."""
        return False

    # -- what only it has

    def tasks(self, scene: Scene) -> list[Task]:
        """What is worth doing because of it."""
        return []

    def act(self, acts: Acts, key: str) -> Scored | None:
        """An action of its own; nothing where the crew has no opinion."""
        return None

    def lingering(self, scene: Scene, slot: str) -> float:
        """What ending a turn in a room costs beyond what is true of any species."""
        return 0.0

    def spoils(self, scene: Scene, slot: str) -> float:
        """What it is worth not to wait with what lies in a room."""
        return 0.0


def drawn(bad: int, good: int, most: int, n: int = FINAL_DRAW) -> float:
    """How likely at most this many of n cards drawn are bad."""
    total = bad + good
    n = min(n, total)
    ways = comb(total, n)
    return sum(comb(bad, k) * comb(good, n - k) for k in range(min(most, bad, n) + 1)) / ways if ways else 1.0


def contamination_in(hand: list[str]) -> tuple[int, int, int]:
    """How many contamination cards of a hand are not scanned, clean and infected."""
    return hand.count("contamination"), hand.count("contamination_clean"), hand.count("contamination_infected")
