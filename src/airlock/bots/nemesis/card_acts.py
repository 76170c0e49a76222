"""Action cards that no task asked for: what playing one is worth now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from airlock.bots.nemesis.health import resting
from airlock.bots.nemesis.odds import light_cost
from airlock.bots.nemesis.scored import NEVER, Scored

if TYPE_CHECKING:
    from airlock.bots.nemesis.acts import Acts

# More than leaving itself.
AT_THE_DOOR = 40.0


def nothing(acts: Acts) -> Scored:
    return NEVER, "nothing_better"


def search(acts: Acts) -> Scored:
    scene = acts.scene
    worth = 1.9 - 0.2 * len(scene.items)
    if "items_at_least_7" in acts.plan.way:
        worth = 6.0
    if acts.plan.leaving:
        worth -= 0.8
    return worth, "search"


def scan(acts: Acts) -> Scored:
    """Before boarding if both can be done in this turn: a clean card that is gone can't be drawn at the end."""
    worth = resting(acts.scene) + 0.3
    task = acts.plan.task
    at_the_door = task is not None and task.reason in ("pod", "hibernate") and acts.plan.target == acts.scene.slot
    if worth > 0.3 and at_the_door and acts.actions_left >= 2 and acts.scene.cards >= 3:
        worth += AT_THE_DOOR
    return worth, "scan"


# What mending one is worth, by how many malfunctions there are: the ninth breaks the ship (NEM-MALF-08).
BROKEN = (0.0, 0.0, 0.0, 0.3, 0.8, 1.5, 3.0, 6.0, 9.0)


def repair(acts: Acts) -> Scored:
    """A room that I or others may need; the ninth marker ends everything."""
    scene = acts.scene
    room = scene.rooms.get(scene.slot, "")
    useful = room in ("emergency", "surgery", "comms", "generator", "laboratory", "evacuation_a", "evacuation_b")
    return (1.2 if useful else 0.7) + BROKEN[min(scene.broken, 8)], "repair_room"


def engine(acts: Acts) -> Scored:
    return (1.2 if acts.plan.needs_ship else 0.6), "engines"


def slip(acts: Acts) -> Scored:
    return acts.best_way(attacked=False), "slip"


def run(acts: Acts) -> Scored:
    return acts.best_way(attacked=True) + 0.5, "flee"


def scout(acts: Acts) -> Scored:
    return acts.best_way(attacked=False, quiet=True, cards=2), "sneak"


def shots(acts: Acts, bonus: float = 0.0, certain: float = 0.0) -> float:
    best = NEVER
    for h in acts.scene.hands:
        if h["ammo"]:
            for f in acts.scene.here:
                extra = h["ammo"] // 2 if bonus else 0.0
                best = max(best, acts.shoot((h["thing"], f["figure"]), extra, certain)[0])
    return best + acts.pay(1)


def full_auto(acts: Acts) -> Scored:
    return shots(acts, bonus=1.0) - 0.8, "shoot"


def aim(acts: Acts) -> Scored:
    return shots(acts, certain=0.5), "shoot"


def shoot_and_draw(acts: Acts) -> Scored:
    return shots(acts) + 0.5, "shoot"


def reload(acts: Acts) -> Scored:
    return 0.9, "reload"


def motivate(acts: Acts) -> Scored:
    return 0.9, "cards"


def put_out(acts: Acts) -> Scored:
    scene = acts.scene
    return (light_cost(scene.light, scene.serious) if acts.burning else 0.5) + 1.0 + 0.4 * scene.fires, "fire"


MOVES = ("slip_away", "leave", "escape", "move", "vanish")
CARD_ACTS: dict[tuple[str, str], Callable[[Acts], Scored]] = {
    ("", "search"): search,
    ("", "scan"): scan,
    ("", "remove_malfunction"): repair,
    ("", "engine"): engine,
    ("", "put_out"): put_out,
    ("suppressive_fire", "slip_away"): slip,
    ("covering_fire", "leave"): slip,
    ("adrenaline", "escape"): run,
    ("adrenaline", "shoot"): shoot_and_draw,
    ("full_auto", "burst"): full_auto,
    ("taking_aim", "shoot"): aim,
    ("reload", "reload"): reload,
    ("motivation", "motivate"): motivate,
    ("reconnaissance", "move"): scout,
}
