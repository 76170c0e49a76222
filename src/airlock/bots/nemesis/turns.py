"""A turn: actions, payments, passing, and what to do on a pod."""

from __future__ import annotations

from airlock.bots.nemesis.acts import Acts
from airlock.bots.nemesis.beliefs import wishes_dead
from airlock.bots.nemesis.exits import SEATS
from airlock.bots.nemesis.health import scanning
from airlock.bots.nemesis.minds import is_feared
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import Answer
from airlock.bots.nemesis.tasks import repair_cost
from airlock.bots.nemesis.together import Together, together
from airlock.bots.nemesis.worth import card_worth, held_worth
from airlock.bots.sight import Sight
from airlock.kernel.options import Option, Question
from airlock.survival.crew import is_contamination, is_object
from airlock.titles.nemesis.ship.pods import EVACUATION

# What it takes to board (NEM-ROOM-EVACUATION-01).
BOARDING = 2


def act(scene: Scene, question: Question, options: list[Option]) -> Answer:
    plan = Plan(scene)
    acts = Acts(plan, int(question.about[0]) if question.about else 1)
    scores = []
    for o in options:
        if o.verb == "drop":
            worth, reason = plan.worth(o.key)
            scores.append((worth or 20.0, reason or "make_room"))
        else:
            scores.append(acts.score(o))
    return scores, plan.target


def worth_dropping(scene: Scene, sight: Sight) -> list[Option]:
    """What I would put down: an object that is where it belongs, or the worst thing if both hands are needed."""
    if not scene.hands or not scene.slot or scene.combat:
        return []
    common = together(scene)
    if common is not None:
        return [o for o in sight.asides() if o.key in common_drops(common)]
    keys: list[str] = []
    if scene.rooms[scene.slot] == "surgery" and "blue_corpse_in_surgery" in scene.conditions:
        keys.append("drop:corpse_blue")
    lying = {o for o in scene.info[scene.slot]["objects"] if o in scene.wanted}
    carried = scene.carried()
    if scene.free_slots() <= 0 and len(scene.hands) > 1:
        at_the_nest = scene.rooms[scene.slot] == "nest" and "egg" in scene.wanted and scene.cards >= 2
        if (lying - set(carried)) or (at_the_nest and "egg" not in carried):
            worst = min((h["thing"] for h in scene.hands), key=lambda thing: held_worth(scene, thing))
            if worst not in scene.wanted:
                keys.append(f"drop:{worst}")
    return [o for o in sight.asides() if o.key in keys] if keys else []


def common_drops(common: Together) -> tuple[str, ...]:
    """The corpse where it belongs; a weapon for what the others rely on me to carry."""
    scene, mine = common.scene, common.mine
    if mine is None or scene.slot not in mine.slots:
        return ()
    if mine.reason == "surgery":
        return mine.does
    weapons = [h["thing"] for h in scene.hands if not is_object(h["thing"])]
    if mine.reason in ("pick_up", "egg") and scene.free_slots() <= 0 and weapons:
        return (f"drop:{min(weapons, key=lambda thing: held_worth(scene, thing))}",)
    return ()


def pay(scene: Scene, question: Question, o: Option) -> float:
    return -card_worth(scene, o.args[0]) if o.args else -1.0


def discard_any(scene: Scene, question: Question, o: Option) -> float:
    """Contamination makes way for new cards, unless a rest is at hand for it; action cards stay as a shield."""
    if o.verb == "done":
        return 0.0
    card = o.args[0]
    if is_contamination(card):
        return -1.0 if "rest" in scene.hand and scanning(scene) > 0 else 1.0
    if not repair_cost(scene) and needs_repair_here(scene):
        # A repair is what I need: draw for it.
        return 0.5
    return 0.2 if len(scene.hand) > 3 and card_worth(scene, card) < 0.2 else -1.0


def needs_repair_here(scene: Scene) -> bool:
    """An evacuation section; in the cooperative mode whatever the common work asks for."""
    room = scene.rooms.get(scene.slot, "")
    common = together(scene) if room.startswith("engine_") or not scene.slot_works() else None
    mine = common.mine if common is not None else None
    if mine is not None and mine.reason in ("repair_room", "repair_engine") and scene.slot in mine.slots:
        return True
    return not scene.slot_works() and room.startswith("evacuation")


def on_pod(scene: Scene, question: Question, options: list[Option]) -> Answer:
    """Launch, unless somebody is about to take the other seat."""
    kept = someone_comes(scene, int(question.about[0]))
    worth = {"launch": (3.0, "launch"), "stay": (4.0 if kept else 1.0, "keep_seat")}
    return [worth.get(o.verb, (0.0, "nothing_better")) for o in options], ""


def launch_or_wait(scene: Scene, question: Question, options: list[Option]) -> Answer:
    kept = someone_comes(scene, int(question.about[0]))
    worth = {"launch": (0.5, "launch"), "wait": (1.0 if kept else 0.0, "keep_seat")}
    return [worth[o.verb] for o in options], ""


def someone_comes(scene: Scene, number: int) -> bool:
    """Whether to keep a seat: somebody beside the pod can board this round, and I wish them no harm."""
    pods = {p["pod"]: p for p in scene.view["pods"]}
    pod = pods[number]
    if len(pod["aboard"]) >= SEATS or scene.rounds_left() <= 1:
        return False
    slot = scene.where.get(EVACUATION[pod["section"]], "")
    waiting = [c for c in scene.crew.get(slot, []) if not c["passed"] and c["cards"] >= BOARDING]
    others = sum(1 for p in pods.values() if p["section"] == pod["section"] and not p["launched"] and not p["locked"])
    welcome = any(not wishes_dead(scene, c["number"]) and not is_feared(scene, c["seat"]) for c in waiting)
    return welcome and others < 1 + len(waiting)


def room_action(scene: Scene, question: Question, options: list[Option]) -> Answer:
    acts = Acts(Plan(scene), 2)
    return [acts.room(o.key, (o.args[0], o.args[1]), 0) for o in options], acts.plan.target
