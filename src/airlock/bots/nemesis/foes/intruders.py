"""The Intruders of the base game, as the crew has always known them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from airlock.bots.nemesis.foes.foe import Foe
from airlock.bots.nemesis.harm import CHECK
from airlock.survival.content import Content
from airlock.titles.nemesis.intruders import ADULT, BREEDER, CREEPER, LARVA, QUEEN

if TYPE_CHECKING:
    from airlock.bots.nemesis.scene import Scene

INFESTED: Final = 5.0
DANGER: Final = {QUEEN: 4.0, BREEDER: 3.0, ADULT: 2.0, CREEPER: 1.0}


class IntruderFoe(Foe):
    """Larvae infest, and the large ones are checked with two cards."""

    def check(self, me: Mapping[str, Any], contamination: int, deck: int = 10) -> float:
        return passes(self.content, contamination, bool(me["larva"]), deck)

    def curing(self, scene: Scene) -> float:
        larva = scene.me["larva"]
        if not larva and not scene.contamination:
            return 0.0
        now = self.check(scene.me, scene.contamination)
        return CHECK * (1.0 - now) - 1.0 + (1.5 if larva else 0.0)

    def scanning(self, scene: Scene) -> float:
        """A second infection would kill."""
        if scene.me["larva"] and "contamination" in scene.hand:
            return -5.0
        return super().scanning(scene)

    def attack_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        return INFESTED if kind == LARVA else super().attack_cost(kind, light, serious, ail)

    def company_cost(self, kind: str, light: int, serious: int, ail: int) -> float:
        return 2.0 if kind == LARVA else super().company_cost(kind, light, serious, ail)

    def danger(self, kind: str) -> float:
        return DANGER.get(kind, 2.5)

    def kill_chance(self, kind: str, injuries: float) -> float:
        if kind == LARVA:
            return 1.0
        return super().kill_chance(kind, int(injuries) // 2 if kind in (BREEDER, QUEEN) else injuries)

    def is_slight(self, kind: str) -> bool:
        return kind == LARVA


@lru_cache(maxsize=1024)
def passes(content: Content, contamination: int, larva: bool, deck: int = 10) -> float:
    """How likely the contamination check is passed (NEM-VICT-11 to -13)."""
    infected, clean = content.contamination
    none = 1.0
    for i in range(contamination):
        none *= max(0, clean - i) / max(1, infected + clean - i)
    total = deck + contamination
    lucky = 1.0
    for i in range(4):
        lucky *= max(0, deck - i) / max(1, total - i)
    return lucky if larva else none + (1 - none) * lucky
