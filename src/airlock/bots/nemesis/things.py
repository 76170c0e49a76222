"""Items, wounds and secrets: what to keep, drop, heal, scan and look at."""

from __future__ import annotations

from airlock.bots.nemesis.acts import Acts
from airlock.bots.nemesis.health import WOUND_COST, scanning
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer
from airlock.bots.nemesis.worth import held_worth, item_worth, thing_worth
from airlock.kernel.options import Option, Question
from airlock.titles.nemesis.ship.engines import DAMAGED


def keep_item(scene: Scene, question: Question, o: Option) -> float:
    item = o.args[0]
    card = scene.content.items[item]
    worth = item_worth(scene, item)
    if card.heavy and scene.free_slots() <= 0:
        worth = min(worth, 0.2)
    if card.weapon is not None and any(h["ammo"] for h in scene.hands):
        worth -= 0.6
    if card.heavy and scene.wanted and scene.free_slots() <= 1:
        worth -= 1.0
    return worth


def choose_deck(scene: Scene, question: Question, o: Option) -> float:
    hurt = scene.serious + scene.light * 0.5 + scene.contamination * 0.3
    red = 1.2 if scene.ammo() <= 1 else 0.8
    yellow = 1.6 if scene.needs_ship else 0.7
    return {"green": 1.0 + hurt, "red": red, "yellow": yellow}[o.args[0]]


def make_room(scene: Scene, question: Question, o: Option) -> float:
    """Drop something only for what is worth more."""
    new = question.about[0] if question.about else ""
    if o.verb == "keep_hands":
        return 0.0
    return thing_worth(scene, new) - held_worth(scene, o.args[0])


def drop(scene: Scene, question: Question, o: Option) -> float:
    return -held_worth(scene, o.args[0])


def spend_items(scene: Scene, question: Question, o: Option) -> float:
    """Components, fuel, what a quest takes: the least that I have; never mind was thought about before."""
    if o.verb == "never_mind":
        return -20.0
    return -sum(thing_worth(scene, item) for item in o.args)


def craft(scene: Scene, question: Question, options: list[Option]) -> Answer:
    acts = Acts(Plan(scene), 1)
    return [acts.craft(o.args) if o.args else (0.0, "nothing_better") for o in options], ""


def wound(scene: Scene, question: Question, o: Option) -> float:
    return WOUND_COST.get(o.args[0], 1.0)


def scan_hand(scene: Scene, question: Question, o: Option) -> float:
    return scanning(scene) if o.verb == "scan" else 0.0


def choose_contamination(scene: Scene, question: Question, o: Option) -> float:
    return {"contamination_infected": 2.0, "contamination": 1.0}.get(o.args[0], 0.0)


def engine_order(scene: Scene, question: Question, o: Option) -> float:
    """Working engines for all, except for who needs the ship gone or sits in a pod already."""
    status = scene.view["notes"]["engines"][int(question.about[0]) - 1]
    wanted_swap = status == DAMAGED
    return 1.0 if (o.verb == "swap_engine") == wanted_swap else 0.0


def next_event(scene: Scene, question: Question, o: Option) -> float:
    top = scene.view["notes"]["decks"]["events"]["top"]
    card = top[0] if top else ""
    return BAD_EVENTS.get(card, 0.0) - 0.5 if o.verb == "bury_event" else 0.0


BAD_EVENTS = {"eclosion": 1.0, "hunt_2": 1.0, "hunt_3": 1.0, "evacuation_pod_ejection": 1.0, "short_circuit": 0.8}


def include(scene: Scene, question: Question, o: Option) -> float:
    return 1.0 if o.verb == "done" or scene.mode == "coop" else 0.0
