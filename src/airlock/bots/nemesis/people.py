"""What to do about the others: reactions, consent, objectives, trade."""

from __future__ import annotations

from airlock.bots.nemesis.chances import chance
from airlock.bots.nemesis.course import EARTH, reaches
from airlock.bots.nemesis.minds import against_me, is_feared
from airlock.bots.nemesis.scene import Scene
from airlock.kernel.options import Option, Question

# How good everybody is at surviving, measured with `airlock simulate`.
CHARACTERS = {"soldier": 0.9, "captain": 0.8, "mechanic": 0.7, "scout": 0.85, "pilot": 0.6, "scientist": 0.5}
# Nobody else moves a marker that points home as surely as this.
SURE = 0.9


def interrupt(scene: Scene, question: Question, o: Option) -> float:
    """Stop what would ruin my objective, and the interruption of my own actions."""
    if o.verb == "let_be":
        return 0.5
    action, last = question.about[0], int(question.about[1])
    mine = scene.view["turn"] == scene.seat
    if mine:
        return 1.0 if last != scene.seat else 0.0
    if action.endswith(":start") and scene.needs_ship:
        return 1.0
    if action.endswith(":stop") and "ship_destroyed" in scene.conditions:
        return 1.0
    if action == "room:cockpit:set_destination" and scene.needs_ship and reaches(scene, EARTH) >= SURE:
        return 1.0
    return 0.0


def consent(scene: Scene, question: Question, o: Option) -> float:
    """Take any treatment. Go along out of a fight; otherwise I know better where to go, and with some I go nowhere."""
    if o.verb == "decline":
        return 0.5
    if question.about[1] in scene.content.items:
        return 1.0
    other = int(question.about[0])
    target = next((a for a in question.about if a in scene.map.slots), "")
    if scene.combat and not scene.figures.get(target) and not is_feared(scene, other):
        return 1.0
    return 0.0


def who_slips_away(scene: Scene, question: Question, o: Option) -> float:
    seats = [int(a) for a in o.args]
    score = 1.0 if scene.seat in seats else 0.0
    if scene.mode == "coop":
        score += 0.5 * sum(1 for s in seats if s != scene.seat)
    return score


def choose_character(scene: Scene, question: Question, o: Option) -> float:
    """A character to be, or somebody to send or treat: treat myself first."""
    who = o.args[0]
    return 1.0 if who == str(scene.seat) else CHARACTERS.get(who, 0.5)


def choose_objective(scene: Scene, question: Question, o: Option) -> float:
    return chance(scene, scene.me["dealt"][int(o.args[0])])


def whose_objective(scene: Scene, question: Question, o: Option) -> float:
    """Look at the cards of who may need my end."""
    return against_me(scene, int(o.args[0]))
