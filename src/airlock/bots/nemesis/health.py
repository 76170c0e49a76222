"""Wounds, slime, contamination and larvae: what should be treated, where and with what."""

from __future__ import annotations

from airlock.bots.nemesis.harm import SERIOUS, light_cost
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import Task


def dressing(scene: Scene) -> float:
    """What dressing one wound is worth: its effect goes, and it can be healed later."""
    worst = max((WOUND_COST[w] for w in scene.me["wounds"]), default=0.0)
    if "bleeding" in scene.me["wounds"]:
        worst += min(12.0, 2 * light_cost(scene.light, scene.serious))
    return worst + (0.5 if worst else 0.0)


WOUND_COST = {"bleeding": 3.0, "body": 1.5, "hand": 0.8, "leg": 1.2, "arm": 1.2}


def healing(scene: Scene) -> float:
    """What healing a dressed serious wound is worth."""
    return SERIOUS[min(scene.serious, 3) - 1] * 0.7 if scene.me["dressed"] else 0.0


def light_healing(scene: Scene) -> float:
    return scene.light * SERIOUS[min(scene.serious, 3)] * 0.3


def curing(scene: Scene) -> float:
    """What losing a larva, or what another species does to people, and all infected cards is worth."""
    return scene.tables.foe.curing(scene)


def scanning(scene: Scene) -> float:
    """What scanning the contamination cards in hand is worth."""
    return scene.tables.foe.scanning(scene)


def resting(scene: Scene) -> float:
    """What a rest is worth: a scan that nobody has to make who is soothed, and that."""
    good = scene.tables.foe.soothing(scene)
    return max(0.0, scanning(scene)) + good if good else scanning(scene)


def health_tasks(scene: Scene) -> list[Task]:
    out: list[Task] = []
    emergency = scene.where.get("emergency")
    if emergency and scene.works(emergency):
        wounds = len(scene.me["wounds"])
        if wounds:
            value = dressing(scene) + 0.8 * (wounds - 1)
            out.append(Task("dress", [emergency], ("room:emergency:dress_all",), value))
        if scene.me["dressed"]:
            out.append(Task("heal", [emergency], ("room:emergency:heal_serious",), healing(scene)))
        if scene.light:
            out.append(Task("heal", [emergency], ("room:emergency:heal_light",), light_healing(scene)))
    surgery = scene.where.get("surgery")
    if surgery and scene.works(surgery) and curing(scene) > 1.0:
        out.append(Task("cure", [surgery], ("room:surgery:operate",), curing(scene)))
    scan = max(0.0, scanning(scene)) + scene.tables.foe.soothing(scene)
    canteen = scene.where.get("canteen")
    if canteen and scene.works(canteen):
        value = scan + (light_healing(scene) / scene.light if scene.light else 0.0)
        out.append(Task("heal", [canteen], ("room:canteen:snack",), value))
    shower = scene.where.get("shower")
    if shower and scene.works(shower):
        value = scan + (1.5 if scene.me["slime"] else 0.0)
        out.append(Task("wash", [shower], ("room:shower:shower",), value))
    return [task for task in out if task.value > 0.0]
