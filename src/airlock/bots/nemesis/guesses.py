"""Questions that the crew has never heard: what can be told by what the answers name."""

from __future__ import annotations

from airlock.bots.nemesis.fights import choose_figure
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer, Scored
from airlock.bots.nemesis.ways import reached
from airlock.bots.nemesis.worth import card_worth, thing_worth
from airlock.kernel.options import Option, Question


def likely(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Go where it is good, name the worst figure, part with the least; else one answer is as good as another."""
    kinds = {o.names[0] for o in options if o.args}
    if kinds == {"slot"} and scene.slot and all(o.args[0] in scene.map.slots for o in options if o.args):
        return reached(scene, question, options)
    return [guess(scene, question, o) for o in options], ""


def guess(scene: Scene, question: Question, o: Option) -> Scored:
    if not o.args:
        return 0.0, "guess"
    kind = o.names[0]
    if kind == "card":
        return -card_worth(scene, o.args[0]), "guess"
    if kind == "thing":
        return -thing_worth(scene, o.args[0]), "guess"
    if kind in ("figure", "target"):
        return choose_figure(scene, question, o), "guess"
    return 0.0, "guess"
