"""Where to go, whom to send, which doors, rooms and pods."""

from __future__ import annotations

from airlock.bots.nemesis.acts import Acts
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer, Scored
from airlock.kernel.options import Option, Question
from airlock.titles.nemesis.ship.pods import EVACUATION


def choose_way(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Where I go, or where I send somebody else."""
    mover = int(question.about[0]) if question.about and question.about[0].isdigit() else scene.seat
    if mover != scene.seat and question.prompt == "choose_way":
        return [(-float(len(scene.figures.get(o.args[0], []))), "help") for o in options], ""
    plan = Plan(scene)
    acts = Acts(plan, 1)
    scores = []
    for o in options:
        if o.verb == "decline":
            scores.append((0.0 if scene.combat else 1.0, "nothing_better"))
        elif scene.combat:
            scores.append((acts.leave(o.args[0], len(scene.hand), attacked=False), "flee"))
        else:
            scores.append((acts.arrive(o.args[0], len(scene.hand)), acts.heading()))
    return scores, plan.target


def reached(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Where I end up, whatever brings me there; whoever needn't go stays where that is better."""
    plan = Plan(scene)
    acts = Acts(plan, 1)
    cards = len(scene.hand)
    return [(acts.arrive(o.args[0], cards) if o.args else 0.0, acts.heading()) for o in options], plan.target


def careful_noise(scene: Scene, question: Question, o: Option) -> float:
    """Where the marker hurts least: in the corridor with the fewest numbers, away from where I want to go."""
    numbers = sum(1 for place in scene.map.exits[scene.slot].values() if place == o.args[0])
    return -float(numbers) - (0.5 if scene.map.is_network(o.args[0]) else 0.0)


def unexplored(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Look at what is nearest."""
    plan = Plan(scene)
    return [(-plan.routes.to(o.args[0]) if o.args else -50.0, "look") for o in options], ""


def choose_room(scene: Scene, question: Question, options: list[Option]) -> Answer:
    what = question.about[0] if question.about else ""
    if what == "monitoring":
        return unexplored(scene, question, options)
    if what == "intranet":
        acts = Acts(Plan(scene), 2)
        return [_best_room_way(acts, scene.rooms[o.args[0]]) for o in options], ""
    scores: list[Scored] = []
    for o in options:
        slot = o.args[0]
        crew = len(scene.crew.get(slot, []))
        figures = len(scene.figures.get(slot, []))
        if what == "fire_control":
            spared = len(scene.would_burn()) - len(scene.would_burn(slot)) if scene.info[slot]["fire"] else 0
            scores.append((figures * (1.0 + crew) + 1.5 * spared, "fire"))
        elif what == "airlock":
            scores.append((figures - 3.0 * crew - (5.0 if slot == scene.slot else 0.0), "vent"))
        elif what in ("decoy", "space_suit", "blocking_access"):
            scores.append((-figures - 2.0 * crew - (5.0 if slot == scene.slot else 0.0), "nothing_better"))
        else:
            scores.append((figures - crew, "doors"))
    return scores, ""


def _best_room_way(acts: Acts, room: str) -> Scored:
    ways = acts.scene.content.rooms[room].ways
    return max((acts.room(f"room:{room}:{way.id}", (room, way.id), 0) for way in ways), default=(0.0, ""))


def choose_door(scene: Scene, question: Question, o: Option) -> float:
    """Close a door to an intruder, open one that is in the way."""
    if not o.args:
        return 0.5
    corridor = o.args[0]
    beyond = scene.map.other_end(corridor, scene.slot) if scene.slot else ""
    figures = len(scene.figures.get(beyond, []))
    if scene.is_closed(corridor):
        return 0.3 - figures
    return float(figures) - 0.2


def destination(scene: Scene, question: Question, o: Option) -> float:
    card = scene.view["notes"].get("coordinates", "")
    if not card:
        return 0.0
    place = scene.content.coordinates[card][o.args[0]]
    wants_mars = scene.objectives == ["quarantine"]
    return {"earth": 2.0, "mars": 3.0 if wants_mars else 1.0}.get(place, 0.0)


def choose_pod(scene: Scene, question: Question, o: Option) -> float:
    """To board: any. To turn: a locked one whose section is near, never one that is open."""
    pod = next(p for p in scene.view["pods"] if str(p["pod"]) == o.args[0])
    known = EVACUATION[pod["section"]] in scene.where
    return (2.0 if pod["locked"] else 0.0) + (1.0 if known else 0.0) + 0.1 * len(pod["aboard"])
