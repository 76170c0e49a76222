"""What the intruders in the room will do to me."""

from __future__ import annotations

from airlock.bots.nemesis.odds import attack_cost
from airlock.bots.nemesis.scene import Scene


def blows(scene: Scene) -> float:
    """What one attack of everybody in the room costs; each finds me weaker than the one before."""
    cost = 0.0
    light, serious, ail = scene.light, scene.serious, scene.ail
    for f in scene.here:
        cost += attack_cost(scene.tables, f["kind"], light, min(serious, 3), ail)
        light, serious = (light + 1, serious) if light < 2 else (0, serious + 1)
    return cost


def share(scene: Scene) -> float:
    """How likely the attacks of the event phase go for me: they want the smallest hand (NEM-ATT-03)."""
    others = scene.crew.get(scene.slot, [])
    if not others:
        return 1.0
    mine = len(scene.hand)
    fewest = min(c["cards"] for c in others)
    return 0.2 if fewest < mine else 0.5 if fewest == mine else 0.8
