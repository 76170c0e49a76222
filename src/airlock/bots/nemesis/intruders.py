"""Playing on as the intruders: nobody else shall win."""

from __future__ import annotations

from typing import Any

from airlock.bots.nemesis.odds import attack_cost, encounter_chance
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer, Scored, Scorer, each
from airlock.kernel.options import Option, Question
from airlock.survival.crew import ACTIVE

# How much an attack that hits hurts.
HURTS = {"tail_attack": 5.0, "bite": 4.0, "frenzy": 4.5, "claw_attack": 3.0, "scratch": 2.0, "summoning": 1.5}
EVENTS = {"eclosion": 2.0, "hunt_2": 1.5, "hunt_3": 1.5, "hatching": 1.0, "evacuation_pod_ejection": 1.2}


def prey(scene: Scene, slot: str) -> float:
    """How much hurting whoever is in a room would bring: the weak first."""
    best = 0.0
    for c in scene.view["crew"]:
        if c["status"] == ACTIVE and c["slot"] == slot:
            best = max(best, weakness(c))
    return best


def weakness(c: dict[str, Any]) -> float:
    return 1.0 + len(c["wounds"]) + len(c["dressed"]) + 0.3 * float(c["light_wounds"])


def attack_value(scene: Scene, figure: str, seat: int) -> float:
    kind = next((f["kind"] for f in scene.view["figures"] if f["figure"] == figure), "adult")
    c = scene.view["crew"][seat]
    serious = min(3, len(c["wounds"]) + len(c["dressed"]))
    return attack_cost(scene.tables, kind, c["light_wounds"], serious)


def move_value(scene: Scene, figure: str, number: int) -> float:
    """Towards somebody, and not away from prey."""
    f = next(f for f in scene.view["figures"] if f["figure"] == figure)
    exit = scene.map.exits[f["slot"]].get(number, "")
    if not exit or scene.map.is_network(exit):
        return -2.0
    there = scene.map.other_end(exit, f["slot"])
    near = max((prey(scene, n) for n in scene.map.neighbours[there]), default=0.0)
    value = prey(scene, there) + 0.3 * near - 1.5 * prey(scene, f["slot"])
    return value - (1.0 if scene.is_closed(exit) else 0.0)


def turn(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Attack whoever is in reach, close in on the others, and save nothing."""
    scores: list[Scored] = []
    for o in options:
        if o.verb == "pass":
            scores.append((0.0, "intruders_wait"))
            continue
        card = scene.content.intruder_cards[o.args[0]]
        if o.args[1] == "attack":
            best = 0.0
            for f in scene.view["figures"]:
                for c in scene.view["crew"]:
                    if c["status"] == ACTIVE and c["slot"] == f["slot"]:
                        best = max(best, attack_value(scene, f["figure"], c["seat"]))
            scores.append((best * (0.7 + 0.3 * card.attack_draw), "intruders_attack"))
        elif o.args[1] == "move":
            numbers = (card.move,) if card.move else (1, 2, 3, 4)
            best = max(
                (move_value(scene, f["figure"], n) for f in scene.view["figures"] for n in numbers), default=-1.0
            )
            scores.append((best - 0.2 * card.attack_draw, "intruders_hunt"))
        else:
            value = {"pursuit": _pursuit(scene), "coordinated_hunt": 1.6, "planning": 1.2, "metamorphosis": 0.8}
            scores.append((value.get(card.effect, 0.3), "intruders_hunt"))
    return scores, ""


def _pursuit(scene: Scene) -> float:
    found = [c for c in scene.view["crew"] if c["status"] == ACTIVE and c["slot"] and not scene.figures.get(c["slot"])]
    return max((0.6 + 4.0 * encounter_chance(scene, c["slot"]) for c in found), default=0.0)


def pursuit(scene: Scene, question: Question, o: Option) -> float:
    slot = scene.view["crew"][int(o.args[0])]["slot"]
    return encounter_chance(scene, slot) if slot else 0.0


def attack(scene: Scene, question: Question, o: Option) -> float:
    return attack_value(scene, o.args[0], int(o.args[1]))


def attack_card(scene: Scene, question: Question, o: Option) -> float:
    """The one that hurts most; which intruder it is for shows in nothing but the room, so adults are assumed."""
    attack = scene.content.attacks[scene.content.attack_cards[o.args[0]].attack]
    kinds = {f["kind"] for f in scene.view["figures"] if prey(scene, f["slot"])}
    return HURTS.get(attack.id, 1.0) if kinds & set(attack.attackers) else 0.0


ANSWERS: dict[str, Scorer] = {
    "play_intruders": each("intruders_revenge", lambda s, q, o: 1.0 if o.verb == "take_over" else 0.0),
    "intruder_turn": turn,
    "intruder_move": each("intruders_hunt", lambda s, q, o: move_value(s, o.args[0], int(o.args[1]))),
    "intruder_attack": each("intruders_attack", attack),
    "choose_attack_card": each("intruders_attack", attack_card),
    "bury_attack_card": each("intruders_attack", lambda s, q, o: -attack_card(s, q, o)),
    "keep_intruder_cards": each("intruders_wait", lambda s, q, o: 1.0 if o.verb == "keep_hand" else 0.0),
    "pursuit": each("intruders_hunt", pursuit),
    "planning": each("intruders_hunt", lambda s, q, o: EVENTS.get(o.args[0], 0.5)),
    "self_healing": each("intruders_wait", lambda s, q, o: 0.0),
}
