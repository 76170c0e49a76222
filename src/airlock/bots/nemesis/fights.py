"""Choices in a fight: targets, rerolls, weapons."""

from __future__ import annotations

from airlock.bots.nemesis.acts import Acts
from airlock.bots.nemesis.odds import encounter_chance
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer
from airlock.bots.nemesis.worth import card_worth
from airlock.kernel.options import Option, Question


def choose_figure(scene: Scene, question: Question, o: Option) -> float:
    """The most dangerous intruder, of equals the most injured."""
    if o.verb in ("eggs", "room"):
        return 0.1
    figure = next((f for f in scene.view["figures"] if f["figure"] == o.args[0]), None)
    if figure is None:
        return 0.0
    danger = scene.tables.foe.danger(figure["kind"])
    own_room = -6.0 if question.prompt == "throw_at" and figure["slot"] == scene.slot else 0.0
    return danger + 0.6 * int(figure["injuries"]) + own_room


def which_eggs(scene: Scene, question: Question, o: Option) -> float:
    """Only without those of the Nest is it destroyed."""
    return 1.0 if o.verb == "nest_eggs" else 0.0


def throw_at(scene: Scene, question: Question, o: Option) -> float:
    if o.verb == "intruder":
        return choose_figure(scene, question, o)
    slot = o.args[0]
    crew = len(scene.crew.get(slot, [])) + (2 if slot == scene.slot else 0)
    return len(scene.figures.get(slot, [])) - 3.0 * crew


def choose_shot(scene: Scene, question: Question, options: list[Option]) -> Answer:
    acts = Acts(Plan(scene), 1)
    return [acts.shoot(o.args) for o in options], ""


def reroll_combat(scene: Scene, question: Question, o: Option) -> float:
    """Blanks and the faces of small ones against large ones are worth another try."""
    face = question.about[0] if question.about else ""
    foe = scene.tables.foe
    poor = face == "blank" or (face == "creeper" and not any(foe.tier(f["kind"]) == 1 for f in scene.here))
    return (1.0 if poor else -1.0) if o.verb == "reroll" else 0.0


def reroll_noise(scene: Scene, question: Question, o: Option) -> float:
    """The roll itself is not shown before; where an encounter is likely, another try is worth a card."""
    if o.verb == "keep_roll":
        return 0.0
    if not scene.slot or encounter_chance(scene, scene.slot) < 0.5 or scene.cards < 3:
        return -1.0
    return 1.0 - card_worth(scene, o.args[0])


def ignore_attack(scene: Scene, question: Question, o: Option) -> float:
    return 1.0 if o.verb == "react" else 0.0


def weapon(scene: Scene, question: Question, o: Option) -> float:
    """To load: the emptiest. To spend: the fullest."""
    held = next((h for h in scene.hands if h["thing"] == o.args[0]), None)
    if held is None:
        return 0.0
    missing = float(held["capacity"] - held["ammo"])
    return missing if question.prompt == "choose_weapon" else float(held["ammo"])
