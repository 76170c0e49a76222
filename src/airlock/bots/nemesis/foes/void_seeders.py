"""The Void Seeders: who is mad meets worse, and panics; lairs don't go away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from airlock.bots.nemesis.foes.foe import FINAL_DRAW, NOTHING, Foe, contamination_in, drawn
from airlock.bots.nemesis.harm import CONTAMINATED, DEATH, SERIOUS, light_cost
from airlock.survival.combat import BLANK, HIT
from airlock.survival.content import Attack, Content
from airlock.survival.crew import ACTIVE
from airlock.survival.species import Species
from airlock.titles.nemesis.ship.pods import EVACUATION
from airlock.titles.nemesis.void_seeders import attacks
from airlock.titles.nemesis.void_seeders.insanity import BARRIER, HIGHEST, INSANITY, LOWEST, TRACK
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.titles.nemesis.void_seeders.tokens import (
    DESPOILER,
    INSANITY_TOKENS,
    LAIR,
    LURKER,
    SEEDER,
    STALKER,
    WHISPERER,
)
from airlock.titles.nemesis.void_seeders.weaknesses import (
    HEIGHTENED_ALERTNESS,
    RATIONAL_THINKING,
    STABLE_MIND,
    VITAL_PLACES,
    WEAKENING_CONTROL,
)

if TYPE_CHECKING:
    from airlock.bots.nemesis.scene import Scene
    from airlock.bots.nemesis.tasks import Task

DANGER: Final = {DESPOILER: 4.0, STALKER: 3.0, WHISPERER: 2.0, LURKER: 1.0, LAIR: 0.5}
# What one level more costs, by the level before; beyond the highest it is death (VOI-INS-03).
MADDER: Final = (0.0, 3.0, 6.0, 9.0, 18.0, DEATH)
# What the effect of a panic card costs that isn't a wound.
PANIC: Final = {
    "destructive_outburst": 0.8,
    "blind_escape": 1.5,
    "insane_courage": 3.0,
    "sabotage": 0.6,
    "hallucinations": 1.5,
    "pyromaniac": 2.0,
    "destruction": 2.0,
    "hopelessness": 0.5,
}
# One that nobody knows.
SOMETHING: Final = 1.5
NOISE: Final = 0.3
# What living through the last check is worth; madness on the way there counts less the shorter that is.
LIFE: Final = 20.0
A_WHILE: Final = 6.0
AT_THE_DOOR: Final = 0.2
EXITS: Final = (*EVACUATION.values(), "hibernatorium")
# What a weakness is worth that costs a way to the Laboratory only.
STUDY: Final = 3.0
CHANGING: Final = (RATIONAL_THINKING, HEIGHTENED_ALERTNESS, WEAKENING_CONTROL, VITAL_PLACES, STABLE_MIND)
# A lair is heard in every turn.
LAIR_NOISE: Final = 2.5


class VoidSeederFoe(Foe):
    """`ail` is the level on the insanity track."""

    # Whoever is mad pays for a long time.
    risk: ClassVar[float] = 3.0

    def __init__(self, species: Species, content: Content, traits: frozenset[str] = NOTHING) -> None:
        super().__init__(species, content, traits)
        # Those who answer know this class as well, so they are looked up when it is used.
        from airlock.bots.nemesis.foes import panic

        self.answers = panic.ANSWERS
        self.numbers = [card.blood for card in content.attack_cards.values()]
        self.final_draw = FINAL_DRAW - 1 if STABLE_MIND in traits else FINAL_DRAW

    def traits_in(self, view: Mapping[str, Any]) -> frozenset[str]:
        return frozenset([card for card in view["intruders"]["weaknesses"].values() if card in CHANGING])

    # -- people

    def ail(self, me: Mapping[str, Any]) -> int:
        return int(me["insanity"])

    def forgotten(self, me: Mapping[str, Any]) -> int:
        return len(me["forgotten"])

    def check(self, me: Mapping[str, Any], contamination: int, deck: int = 10) -> float:
        return self.passes(contamination, int(me["insanity"]), deck)

    def passes(self, contamination: int, level: int, deck: int = 10) -> float:
        """Each contamination card is a level more; at the highest any of four drawn kills (VOI-END)."""
        if level < HIGHEST and level + contamination < HIGHEST:
            return 1.0
        return drawn(contamination, deck, 0, self.final_draw)

    def worth_of(self, scene: Scene, contamination: int, level: int) -> float:
        """What somebody of this level still has to lose: the check, and what shows itself on the way there."""
        at_the_door = scene.rooms.get(scene.slot, "") in EXITS
        left = AT_THE_DOOR if at_the_door else min(1.0, scene.rounds_left() / A_WHILE)
        return LIFE * self.passes(contamination, level) - left * sum(MADDER[LOWEST:level])

    def curing(self, scene: Scene) -> float:
        """Down to the barrier, and all infected cards go (VOI-ROOM-07)."""
        level, n = int(scene.me["insanity"]), scene.contamination
        infected, clean = self.content.contamination
        left = round(n * clean / (infected + clean))
        return self.worth_of(scene, left, min(BARRIER, level)) - self.worth_of(scene, n, level)

    def scanning(self, scene: Scene) -> float:
        """Clean cards go; an infected one drives mad (VOI-ROOM-03)."""
        unknown, clean, infected = contamination_in(scene.hand)
        if not unknown and not clean:
            return 0.0
        level, n = int(scene.me["insanity"]), scene.contamination
        bad, good = self.content.contamination
        pure = 0.0 if infected else drawn(bad, good, 0, unknown)
        best = self.worth_of(scene, n - unknown - clean, level)
        worst = self.worth_of(scene, n - clean - unknown + 1, HIGHEST)
        return pure * best + (1.0 - pure) * worst - self.worth_of(scene, n, level) + 0.5 * (unknown + clean)

    def soothing(self, scene: Scene) -> float:
        """One level down, where an arrow leads down (VOI-INS-02)."""
        level = int(scene.me["insanity"])
        if level in (LOWEST, BARRIER):
            return 0.0
        return self.worth_of(scene, scene.contamination, level - 1) - self.worth_of(scene, scene.contamination, level)

    # -- panic

    def panic_cost(self, light: int, serious: int, level: int) -> float:
        """What one panic card costs on average (VOI-PANIC-01)."""
        total = cost = 0.0
        for card in PANIC_CARDS.values():
            total += card.copies
            cost += card.copies * self.card_cost(card.id, card.value, light, serious, level)
        return cost / total

    def card_cost(self, card: str, value: int, light: int, serious: int, level: int) -> float:
        rise = MADDER[level]
        if level < value:
            return rise
        if card == "heart_attack":
            return DEATH
        if card in ("defeatism", "demotivation"):
            return rise + 0.5
        if card == "bloodlust":
            return SERIOUS[min(serious, 3)] * 0.7
        if card == "self_mutilation":
            return light_cost(light, serious, 2)
        if card == "ripping_off_the_bandages":
            return light_cost(light, serious) + 0.5
        # Half of them can't happen now and then, and then madness grows instead (VOI-PANIC-04).
        return 0.7 * PANIC.get(card, SOMETHING) + 0.3 * rise

    # -- figures

    def comes(self, token: str, ail: int) -> str:
        if token != SEEDER:
            return ""
        return LURKER if ail == 2 and WEAKENING_CONTROL in self.traits else TRACK.get(ail, WHISPERER)

    def token_cost(self, token: str, light: int, serious: int, ail: int) -> float:
        """Somebody's insanity: whoever has the encounter panics (VOI-ENC-05)."""
        return NOISE + (self.panic_cost(light, serious, ail) if token in INSANITY_TOKENS.values() else 0.0)

    def harm(self, attack: Attack, light: int, serious: int, ail: int) -> float:
        serious = min(serious, 3)
        if attack.effect is attacks.duplicate:
            return 2.5
        if attack.effect is attacks.dread:
            after = min(3, serious + 1)
            return SERIOUS[serious] + (self.panic_cost(light, after, ail) if serious < 3 else 0.0)
        if attack.effect is attacks.braineating:
            return DEATH if serious >= 1 else SERIOUS[0] + SERIOUS[1]
        if attack.effect is attacks.dismay:
            return CONTAMINATED + self.panic_cost(light, serious, ail)
        return super().harm(attack, light, serious, ail)

    def surprise_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        """No card: contamination and panic (VOI-SURP-01)."""
        dirty = 0.0 if RATIONAL_THINKING in self.traits else CONTAMINATED
        return dirty + self.panic_cost(light, serious, ail)

    def face(self, face: str, kind: str) -> str:
        return HIT if face == BLANK and kind != LAIR and VITAL_PLACES in self.traits else face

    def number(self, number: int) -> int:
        return max(1, number - 1) if number and HEIGHTENED_ALERTNESS in self.traits else number

    def company_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        if kind == LAIR:
            return LAIR_NOISE
        return super().company_cost(kind, light, serious, ail)

    def danger(self, kind: str) -> float:
        return DANGER.get(kind, 2.5)

    def kill_chance(self, kind: str, injuries: float) -> float:
        """One card, or two of which the lower or the higher counts; an arrow drives away, but no lair (VOI-INJ)."""
        n = int(injuries)
        blood = self.numbers
        cards = len(blood)
        pairs = cards * (cards - 1)
        arrows = blood.count(0)
        calm = cards - arrows
        within = sum(1 for b in blood if 0 < b <= n)
        away = 1.0 - calm * (calm - 1) / pairs
        if kind == LURKER:
            above = calm - within
            return away + (calm * (calm - 1) - above * (above - 1)) / pairs
        if kind == STALKER:
            return away + within * (within - 1) / pairs
        if kind == LAIR:
            return within * (within - 1) / pairs
        if kind == DESPOILER:
            return arrows / cards
        return (arrows + within) / cards

    # -- weaknesses: insanity lies in place of a corpse (VOI-ROOM-05)

    def living(self, view: Mapping[str, Any]) -> list[int]:
        """Whoever is mad enough needs nothing but the Laboratory."""
        if self.is_studied(view, INSANITY):
            return []
        return [c["seat"] for c in view["crew"] if c["status"] == ACTIVE and int(c["insanity"]) >= BARRIER]

    def more_to_come(self, view: Mapping[str, Any]) -> bool:
        return not self.is_studied(view, INSANITY)

    def tasks(self, scene: Scene) -> list[Task]:
        """A weakness is worth something to everybody."""
        from airlock.bots.nemesis.tasks import Task

        lab = scene.where.get("laboratory", "")
        if not lab or not scene.works(lab) or scene.seat not in self.living(scene.view):
            return []
        return [Task("analyse", [lab], ("room:laboratory:analyse",), STUDY)]

    def lingering(self, scene: Scene, slot: str) -> float:
        """Whoever ends a turn beside a lair is heard (VOI-LAIR-05)."""
        from airlock.bots.nemesis.odds import noise_costs

        lairs = any(f["kind"] == LAIR for f in scene.figures.get(slot, []))
        return noise_costs(scene, (slot,), len(scene.hand))[slot] if lairs else 0.0
