"""Insanity and panic: what to do about one's own, and about that of others."""

from __future__ import annotations

from airlock.bots.nemesis.beliefs import wishes_dead
from airlock.bots.nemesis.health import WOUND_COST
from airlock.bots.nemesis.minds import is_feared
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Scorer, each
from airlock.bots.nemesis.ways import reached
from airlock.bots.nemesis.worth import card_worth, held_worth
from airlock.kernel.options import Option, Question
from airlock.titles.nemesis.void_seeders.insanity import HIGHEST

# Panic of others that hits whoever is in the room with them.
HITS_ALL = ("bloodlust", "defeatism", "demotivation", "pyromaniac")
# What is bad enough to help a companion with.
GRAVE = ("heart_attack", "self_mutilation")


def stop_panic(scene: Scene, question: Question, o: Option) -> float:
    """Stop what hits me, what kills a companion, and whoever stops what shall be stopped."""
    if o.verb == "let_be":
        return 0.5
    card, seat = question.about[0], int(question.about[1])
    shown = scene.view["panic"]["shown"]
    if seat == scene.seat or not shown:
        return 0.0
    other = scene.view["crew"][seat]
    friend = not wishes_dead(scene, other["number"]) and not is_feared(scene, seat)
    if card in HITS_ALL:
        return 1.0
    if card in GRAVE or int(other["insanity"]) >= HIGHEST:
        return 1.0 if friend and (scene.mode == "coop" or "another_survivor" in scene.conditions) else 0.0
    return 0.0


def empty_weapon(scene: Scene, question: Question, o: Option) -> float:
    held = next((h for h in scene.hands if h["thing"] == o.args[0]), None)
    return -float(held["ammo"]) if held is not None else 0.0


ANSWERS: dict[str, Scorer] = {
    "calm_down": each("calm_down", lambda scene, question, o: 1.0 if o.verb == "calm_down" else 0.0),
    "stop_panic": each("interrupt", stop_panic),
    "forget": each("pay", lambda scene, question, o: -card_worth(scene, o.args[0]) if o.args else -1.0),
    "charge": reached,
    "empty_weapon": each("pay", empty_weapon),
    "smash": each("make_room", lambda scene, question, o: -held_worth(scene, o.args[0])),
    "open_wound": each("dress", lambda scene, question, o: -WOUND_COST.get(o.args[0], 1.0)),
}
