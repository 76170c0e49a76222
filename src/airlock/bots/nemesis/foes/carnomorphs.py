"""The Carnomorphs: they feed on what lies about and grow, and whoever they don't kill may use what they become."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from airlock.bots.nemesis.foes.foe import COMPANY, NOTHING, Foe, contamination_in, drawn
from airlock.bots.nemesis.harm import CHECK, CONTAMINATED, DEATH, SERIOUS, SLIMED, light_cost
from airlock.survival.combat import CREEPER
from airlock.survival.content import Attack, Content
from airlock.survival.crew import object_type
from airlock.survival.species import Species
from airlock.titles.nemesis.carnomorphs import attacks
from airlock.titles.nemesis.carnomorphs.adaptations import (
    AGILE,
    BATTERING_CHARGE,
    CORROSIVE_BLOOD,
    FIREPROOF,
    KEEN_SENSES,
    SELF_HEALING,
    THICK_HIDE,
    VORACIOUS,
)
from airlock.titles.nemesis.carnomorphs.part import DEADLY
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER, figure_type

if TYPE_CHECKING:
    from airlock.bots.nemesis.acts import Acts
    from airlock.bots.nemesis.scene import Scene
    from airlock.bots.nemesis.scored import Scored
    from airlock.bots.nemesis.tasks import Task

DANGER: Final = {BUTCHER: 4.0, FLESHBEAST: 3.0, SHAMBLER: 2.0, METAGORGER: 1.0}
# A metagorger becomes a shambler token.
BREEDS: Final = 0.8
# A mutation card helps as much as it harms; a marker brings the end nearer: by how many there are.
MUTATED: Final = 0.3
# What being rid of an adaptation is worth, and those that change how one fights.
ADAPTATIONS: Final = {
    VORACIOUS: 3.0,
    THICK_HIDE: 3.0,
    KEEN_SENSES: 2.5,
    AGILE: 2.5,
    SELF_HEALING: 1.5,
    CORROSIVE_BLOOD: 1.0,
    BATTERING_CHARGE: 1.0,
    FIREPROOF: 0.5,
}
CHANGING: Final = (THICK_HIDE, KEEN_SENSES, AGILE)
# A face of the combat die that hits nothing.
MISSED: Final = ""
# What it is worth to be there before they are.
HUNGRY: Final = 2.0
MARKER: Final = (1.0, 2.5, 6.0, DEATH)


class CarnomorphFoe(Foe):
    """`ail` is twice the number of markers, and one more with a mutation card."""

    def __init__(self, species: Species, content: Content, traits: frozenset[str] = NOTHING) -> None:
        super().__init__(species, content, traits)
        # Those who answer know this class as well, so they are looked up when it is used.
        from airlock.bots.nemesis.foes import mutations

        self.answers = mutations.ANSWERS

    def traits_in(self, view: Mapping[str, Any]) -> frozenset[str]:
        known, removed = view["intruders"]["weaknesses"], view["mutations"]["removed"]
        return frozenset([card for thing, card in known.items() if card in CHANGING and thing not in removed])

    # -- people

    def ail(self, me: Mapping[str, Any]) -> int:
        return 2 * int(me["mutation_markers"]) + (1 if me["mutated"] else 0)

    def check(self, me: Mapping[str, Any], contamination: int, deck: int = 10) -> float:
        return self.passes(contamination, int(me["mutation_markers"]), bool(me["mutated"]), deck)

    def passes(self, contamination: int, markers: int, mutated: bool, deck: int = 10) -> float:
        """Each contamination card of four drawn is a marker; without a card only who is infected draws (CAR-END)."""
        lucky = drawn(contamination, deck, DEADLY - 1 - markers) if markers < DEADLY else 0.0
        if mutated:
            return lucky
        infected, clean = self.content.contamination
        none = 1.0
        for i in range(contamination):
            none *= max(0, clean - i) / max(1, infected + clean - i)
        return none + (1.0 - none) * lucky

    def marker_cost(self, scene: Scene, spent: int = 0) -> float:
        """What a marker more costs me, if this many contamination cards go for it."""
        markers, mutated = int(scene.me["mutation_markers"]), bool(scene.me["mutated"])
        if markers + 1 >= DEADLY:
            return 2.0 * DEATH
        now = self.passes(scene.contamination, markers, mutated)
        then = self.passes(max(0, scene.contamination - spent), markers + 1, True)
        return 2.0 * CHECK * (now - then) + 0.3 * MARKER[markers]

    def curing(self, scene: Scene) -> float:
        """Without the card only what is infected counts; the markers stay (CAR-MARK-05)."""
        markers, mutated = int(scene.me["mutation_markers"]), bool(scene.me["mutated"])
        if not scene.contamination:
            return 0.0
        now = self.passes(scene.contamination, markers, mutated)
        infected, clean = self.content.contamination
        left = round(scene.contamination * clean / (infected + clean))
        return CHECK * (self.passes(left, markers, False) - now)

    def scanning(self, scene: Scene) -> float:
        """Clean cards go; an infected one brings the card or a marker (CAR-CONT-01)."""
        unknown, clean, infected = contamination_in(scene.hand)
        markers, mutated = int(scene.me["mutation_markers"]), bool(scene.me["mutated"])
        if not unknown and not clean:
            return 0.0
        if mutated and markers + 1 >= DEADLY:
            return -20.0
        bad, good = self.content.contamination
        pure = 0.0 if infected else drawn(bad, good, 0, unknown)
        now = self.passes(scene.contamination, markers, mutated)
        best = self.passes(scene.contamination - unknown - clean, markers, mutated)
        worst = self.passes(scene.contamination - clean - unknown + 1, markers + (1 if mutated else 0), True)
        gain = pure * (best - now) + (1.0 - pure) * (worst - now)
        rid = clean + unknown * good / (bad + good)
        return 0.8 * rid + CHECK * gain - (1.0 - pure) * (0.5 * MARKER[markers] if mutated else MUTATED)

    # -- figures

    def comes(self, token: str, ail: int) -> str:
        kind = figure_type(token)
        return kind if kind in self.samples else ""

    def harm(self, attack: Attack, light: int, serious: int, ail: int) -> float:
        serious = min(serious, 3)
        if attack.effect is attacks.devour:
            return DEATH if serious >= 1 else SERIOUS[serious]
        if attack.effect is attacks.spawn:
            return SLIMED + 1.0
        if attack.effect is attacks.bash:
            return SERIOUS[serious] + CONTAMINATED
        if attack.effect is attacks.regurgitate:
            return SLIMED + CONTAMINATED
        return super().harm(attack, light, serious, ail)

    def attack_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        if kind != METAGORGER:
            return super().attack_cost(kind, light, serious, ail)
        return light_cost(light, serious) + CONTAMINATED + BREEDS + (0.0 if ail % 2 else MUTATED)

    def company_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        """A metagorger is gone after its attack."""
        cost = self.attack_cost(kind, light, serious, ail)
        return (0.5 if kind == METAGORGER else COMPANY) + cost

    def face(self, face: str, kind: str) -> str:
        return MISSED if face == CREEPER and AGILE in self.traits else face

    def number(self, number: int) -> int:
        return number + 1 if KEEN_SENSES in self.traits else number

    def kill_chance(self, kind: str, injuries: float) -> float:
        return super().kill_chance(kind, injuries - 1.0 if THICK_HIDE in self.traits else injuries)

    def danger(self, kind: str) -> float:
        return DANGER.get(kind, 2.5)

    def is_slight(self, kind: str) -> bool:
        return kind == METAGORGER

    # -- adaptations: only what is faceup can be removed (CAR-ADAPT-07)

    def is_studied(self, view: Mapping[str, Any], thing: str) -> bool:
        return thing in view["mutations"]["removed"]

    def can_be_studied(self, view: Mapping[str, Any], thing: str) -> bool:
        return bool(view["intruders"]["weaknesses"].get(thing))

    def tasks(self, scene: Scene) -> list[Task]:
        """An adaptation is removed where what it lies by is at hand (CAR-ADAPT-06)."""
        from airlock.bots.nemesis.tasks import Task

        lab = scene.where.get("laboratory", "")
        if not lab or not scene.works(lab):
            return []
        hand = [*scene.carried(), *scene.info[lab]["objects"]]
        known = scene.view["intruders"]["weaknesses"]
        worth = [
            ADAPTATIONS.get(known[thing], 1.0)
            for thing in {object_type(held): None for held in hand}
            if thing in known and known[thing] and not self.is_studied(scene.view, thing)
        ]
        return [Task("analyse", [lab], ("room:laboratory:analyse",), max(worth))] if worth else []

    def spoils(self, scene: Scene, slot: str) -> float:
        """What lies beside one of them is eaten before long (CAR-FEED-05)."""
        near = [slot, *scene.map.neighbours[slot]]
        return HUNGRY if any(n in scene.figures for n in near) else 0.0

    # -- mutations

    def act(self, acts: Acts, key: str) -> Scored | None:
        from airlock.bots.nemesis.foes import mutations

        return mutations.mutate(acts) if key == "mutate" else None
