"""Trading: ask for what I need with what I can spare, and take what is worth more than what I give."""

from __future__ import annotations

from typing import Any

from airlock.bots.crew.scene import Scene
from airlock.bots.crew.worth import item_worth, kind_of, thing_worth
from airlock.kernel.options import Option, Question
from airlock.survival.crew import is_object
from airlock.titles.nemesis.title import CONTENT

# Items below this can be spared.
SPARE = 1.8
# What is given in return is worth less than this share of what is got.
SHARE = 0.95
# What helps the partner, as far as everybody sees it, is asked for most.
HELPS = 1.0
WORTH_A_CARD = 0.6
CLEARLY = 0.4


def spare(scene: Scene) -> list[str]:
    """Items that I would give away."""
    if "items_at_least_7" in scene.conditions:
        return []
    return [item for item in scene.items if item_worth(scene, item) < SPARE]


def wanted_colours(scene: Scene) -> set[str]:
    """The backs of the items that would help me now."""
    out = set()
    if scene.me["wounds"] or scene.me["dressed"]:
        out.add("green")
    if not scene.ammo() and any(h["capacity"] for h in scene.hands):
        out.add("red")
    if scene.broken_exit():
        out.add("yellow")
    return out


def partner(scene: Scene) -> int:
    """Somebody in the room who has what I may need, or -1."""
    wanted = wanted_colours(scene)
    if not wanted or not spare(scene):
        return -1
    for c in scene.crew.get(scene.slot, []):
        if wanted & set(c["inventory"]):
            return int(c["seat"])
    return -1


def worth_trading(scene: Scene) -> float:
    return WORTH_A_CARD if partner(scene) >= 0 else 0.0


def trade(scene: Scene, question: Question, o: Option) -> float:
    """Propose to whoever has what I need; else be done with it."""
    if o.verb == "propose":
        return 2.0 if int(o.args[0]) == partner(scene) else 0.0
    return {"end_trade": 1.0, "no_proposal": 0.9}.get(o.verb, 0.0)


def offer(scene: Scene, question: Question, o: Option) -> float:
    """One thing: the best that I can spare, or in return what helps the other most and costs me little."""
    if o.verb == "offered":
        return 0.0
    if len(question.about) > 1:
        return -1.0
    seat = int(question.about[0])
    thing = o.args[0]
    worth = thing_worth(scene, thing)
    got = offered_by(scene, seat)
    if not got:
        return worth if thing in spare(scene) else -1.0
    gain = sum(thing_worth(scene, other) for other in got)
    if worth >= SHARE * gain:
        return -1.0
    return 3.0 - worth + (HELPS if helps(scene.view["crew"][seat], thing) else 0.0)


def helps(other: dict[str, Any], thing: str) -> bool:
    """Whether somebody's board shows a use for it."""
    kind = kind_of(thing)
    if kind in ("medkit", "clothes", "bandages") and other["wounds"]:
        return True
    if kind == "medkit":
        return bool(other["dressed"])
    if kind == "bandages":
        return int(other["light_wounds"]) > 0
    if kind == "energy_charge":
        return any(h["capacity"] > h["ammo"] for h in other["hands"] if not is_object(h["thing"]))
    return False


def offered_by(scene: Scene, seat: int) -> list[str]:
    other = scene.view["crew"][seat]
    return [h["thing"] for h in other["offering"]] + [i for i in other["offers"] if i in CONTENT.items]


def answer_offer(scene: Scene, question: Question, o: Option) -> float:
    return (1.0 if question.about[1:] else 0.0) if o.verb == "answer" else 0.5


def agree(scene: Scene, question: Question, o: Option) -> float:
    """What I get must be clearly more than what I gave, or things would go to and fro for ever."""
    if o.verb == "decline":
        return 0.0
    get = sum(thing_worth(scene, thing) for thing in question.about[1:])
    return get - sum(thing_worth(scene, thing) for thing in offered_by(scene, scene.seat)) - CLEARLY
