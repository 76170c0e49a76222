"""Answers to every question of the crew: each prompt has a function that scores its options."""

from __future__ import annotations

from collections.abc import Callable

from airlock.bots.crew.acts import Acts, Scored
from airlock.bots.crew.beliefs import reaches, wants_me_dead, wishes_dead
from airlock.bots.crew.chances import chance
from airlock.bots.crew.exits import SEATS
from airlock.bots.crew.goals import repair_cost
from airlock.bots.crew.health import WOUND_COST, scanning
from airlock.bots.crew.odds import encounter_chance
from airlock.bots.crew.plan import Plan
from airlock.bots.crew.scene import Scene
from airlock.bots.crew.worth import card_worth, held_worth, item_worth
from airlock.bots.sight import Sight
from airlock.kernel.options import Option, Question
from airlock.survival.crew import is_contamination
from airlock.survival.looking import DAMAGED
from airlock.titles.nemesis.title import CONTENT

# The scores of all options with their reasons, and the room that the choice is about.
Answer = tuple[list[Scored], str]
Scorer = Callable[[Scene, Question, list[Option]], Answer]
One = Callable[[Scene, Question, Option], float]

# Who is how good at surviving, measured with `airlock simulate`.
CHARACTERS = {"soldier": 0.9, "captain": 0.8, "mechanic": 0.7, "scout": 0.85, "pilot": 0.6, "scientist": 0.5}
# What it takes to board (NEM-ROOM-EVACUATION-01).
BOARDING = 2


def each(reason: str, one: One) -> Scorer:
    """A scorer that looks at the options one by one."""

    def scorer(scene: Scene, question: Question, options: list[Option]) -> Answer:
        return [(one(scene, question, o), reason) for o in options], ""

    return scorer


# -- the turn


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
    keys: list[str] = []
    if scene.rooms[scene.slot] == "surgery" and "blue_corpse_in_surgery" in _conditions(scene):
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


def _conditions(scene: Scene) -> set[str]:
    return {c for o in scene.objectives for way in CONTENT.objectives[o].any_of for c in way}


def pay(scene: Scene, question: Question, o: Option) -> float:
    return -card_worth(scene, o.args[0]) if o.args else -1.0


def discard_any(scene: Scene, question: Question, o: Option) -> float:
    """Contamination makes way for new cards, unless a rest is at hand for it; action cards stay as a shield."""
    if o.verb == "done":
        return 0.0
    card = o.args[0]
    if is_contamination(card):
        return -1.0 if "rest" in scene.hand and scanning(scene) > 0 else 1.0
    if not scene.slot_works() and scene.rooms[scene.slot].startswith("evacuation") and not repair_cost(scene):
        # A repair is what I need: draw for it.
        return 0.5
    return 0.2 if len(scene.hand) > 3 and card_worth(scene, card) < 0.2 else -1.0


def on_pod(scene: Scene, question: Question, o: Option) -> float:
    """Launch, unless somebody is about to take the other seat."""
    wait = 4.0 if someone_comes(scene, int(question.about[0])) else 1.0
    return {"launch": 3.0, "stay": wait}.get(o.verb, 0.0)


def launch_or_wait(scene: Scene, question: Question, o: Option) -> float:
    waits = someone_comes(scene, int(question.about[0]))
    return 1.0 if (o.verb == "wait") == waits else 0.0


def someone_comes(scene: Scene, number: int) -> bool:
    """Whether to keep a seat: somebody beside the pod can board this round, and I wish them no harm."""
    pods = {p["pod"]: p for p in scene.view["pods"]}
    pod = pods[number]
    if len(pod["aboard"]) >= SEATS or scene.rounds_left() <= 1:
        return False
    slot = scene.where.get(scene.map.evacuation[pod["section"]], "")
    waiting = [c for c in scene.crew.get(slot, []) if not c["passed"] and c["cards"] >= BOARDING]
    others = sum(1 for p in pods.values() if p["section"] == pod["section"] and not p["launched"] and not p["locked"])
    return any(not wishes_dead(scene, c["number"]) for c in waiting) and others < 1 + len(waiting)


def room_action(scene: Scene, question: Question, options: list[Option]) -> Answer:
    acts = Acts(Plan(scene), 2)
    return [acts.room(o.key, (o.args[0], o.args[1]), 0) for o in options], acts.plan.target


# -- where to


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
    ways = CONTENT.rooms[room].ways
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
    place = CONTENT.coordinates[card][o.args[0]]
    wants_mars = scene.objectives == ["quarantine"]
    return {"earth": 2.0, "mars": 3.0 if wants_mars else 1.0}.get(place, 0.0)


def choose_pod(scene: Scene, question: Question, o: Option) -> float:
    """To board: any. To turn: a locked one whose section is near, never one that is open."""
    pod = next(p for p in scene.view["pods"] if str(p["pod"]) == o.args[0])
    known = scene.map.evacuation[pod["section"]] in scene.where
    return (2.0 if pod["locked"] else 0.0) + (1.0 if known else 0.0) + 0.1 * len(pod["aboard"])


# -- people


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
    if action.endswith(":stop") and "ship_destroyed" in _conditions(scene):
        return 1.0
    if action == "room:cockpit:set_destination" and scene.needs_ship and reaches(scene, "earth") == 1.0:
        return 1.0
    return 0.0


def consent(scene: Scene, question: Question, o: Option) -> float:
    """Go along out of a fight; otherwise I know better where to go, and with some I go nowhere."""
    if o.verb == "decline":
        return 0.5
    other = int(question.about[0])
    target = next((a for a in question.about if a in scene.map.slots), "")
    if scene.combat and not scene.figures.get(target) and not wants_me_dead(scene, other):
        return 1.0
    return 0.0


def who_slips_away(scene: Scene, question: Question, o: Option) -> float:
    seats = [int(a) for a in o.args]
    score = 1.0 if scene.seat in seats else 0.0
    if scene.mode == "coop":
        score += 0.5 * sum(1 for s in seats if s != scene.seat)
    return score


def choose_character(scene: Scene, question: Question, o: Option) -> float:
    who = o.args[0]
    return CHARACTERS.get(who, 0.5)


def choose_objective(scene: Scene, question: Question, o: Option) -> float:
    return chance(scene, scene.me["dealt"][int(o.args[0])])


def trade(scene: Scene, question: Question, o: Option) -> float:
    """Lay things out for a friend who needs them; else be done with it."""
    return {"end_trade": 1.0, "no_proposal": 0.9}.get(o.verb, 0.0)


def offer(scene: Scene, question: Question, o: Option) -> float:
    """In return for something I offer the least that I have, once."""
    if o.verb == "offered":
        return 0.0
    if len(question.about) > 1 or not _offered_to_me(scene, int(question.about[0])):
        return -1.0
    worth = thing_worth(scene, o.args[0])
    gain = sum(thing_worth(scene, thing) for thing in _offered_to_me(scene, int(question.about[0])))
    return 3.0 - worth if worth < 0.7 * gain else -1.0


def _offered_to_me(scene: Scene, seat: int) -> list[str]:
    other = scene.view["crew"][seat]
    return [h["thing"] for h in other["offering"]] + [i for i in other["offers"] if i in CONTENT.items]


def thing_worth(scene: Scene, thing: str) -> float:
    if thing in CONTENT.items and not CONTENT.items[thing].heavy:
        return item_worth(scene, thing)
    return held_worth(scene, thing)


def answer_offer(scene: Scene, question: Question, o: Option) -> float:
    return (1.0 if question.about[1:] else 0.0) if o.verb == "answer" else 0.5


def agree(scene: Scene, question: Question, o: Option) -> float:
    """What I get against what I gave."""
    if o.verb == "decline":
        return 0.0
    gave = [h["thing"] for h in scene.me["offering"]] + [i for i in scene.me["offers"] if i in CONTENT.items]
    get = sum(thing_worth(scene, thing) for thing in question.about[1:])
    return get - sum(thing_worth(scene, thing) for thing in gave) + 0.1


# -- fighting


def choose_figure(scene: Scene, question: Question, o: Option) -> float:
    """The most dangerous intruder, of equals the most injured."""
    if o.verb in ("eggs", "room"):
        return 0.1
    figure = next((f for f in scene.view["figures"] if f["figure"] == o.args[0]), None)
    if figure is None:
        return 0.0
    danger = {"queen": 4.0, "breeder": 3.0, "adult": 2.0, "creeper": 1.0}.get(figure["kind"], 2.5)
    own_room = -6.0 if question.prompt == "throw_at" and figure["slot"] == scene.slot else 0.0
    return danger + 0.6 * int(figure["injuries"]) + own_room


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
    kinds = [f["kind"] for f in scene.here]
    poor = face == "blank" or (face == "creeper" and not any(k in ("larva", "creeper") for k in kinds))
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


# -- items, wounds, secrets


def keep_item(scene: Scene, question: Question, o: Option) -> float:
    item = o.args[0]
    card = CONTENT.items[item]
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


ANSWERS: dict[str, Scorer] = {
    "act": act,
    "pay": each("pay", pay),
    "lose_card": each("pay", pay),
    "discard_any": each("discard", discard_any),
    "on_pod": each("launch", on_pod),
    "launch_or_wait": each("launch", launch_or_wait),
    "room_action": room_action,
    "choose_way": choose_way,
    "slip_away": choose_way,
    "choose_entrance": choose_way,
    "careful_noise": each("sneak", careful_noise),
    "choose_tile": unexplored,
    "choose_room": choose_room,
    "choose_door": each("doors", choose_door),
    "work_doors": each("doors", choose_door),
    "take_door": each("doors", lambda scene, question, o: 0.0),
    "choose_destination": each("destination", destination),
    "choose_pod": each("pod", choose_pod),
    "interrupt": each("interrupt", interrupt),
    "consent": each("consent", consent),
    "who_slips_away": each("slip", who_slips_away),
    "draft": each("character", choose_character),
    "choose_character": each("character", choose_character),
    "choose_objective": each("objective", choose_objective),
    "choose_objective_of": each("curious", lambda scene, question, o: 0.0),
    "trade": each("trade", trade),
    "offer": each("trade", offer),
    "answer_offer": each("trade", answer_offer),
    "agree": each("trade", agree),
    "choose_intruder": each("target", choose_figure),
    "choose_target": each("target", choose_figure),
    "drive_away": each("target", choose_figure),
    "check_first": each("target", choose_figure),
    "throw_at": each("throw", throw_at),
    "choose_shot": choose_shot,
    "reroll_combat": each("reroll", reroll_combat),
    "burst": each("shoot", lambda scene, question, o: 1.0 if o.verb == "burst" else 0.0),
    "reroll_noise": each("reroll", reroll_noise),
    "ignore_attack": each("ignore_attack", ignore_attack),
    "choose_weapon": each("reload", weapon),
    "spend_ammo": each("slip", weapon),
    "keep_item": each("keep_item", keep_item),
    "choose_deck": each("search", choose_deck),
    "make_room": each("make_room", make_room),
    "drop_to_limit": each("make_room", drop),
    "choose_pair": each("make_room", lambda scene, question, o: 0.0),
    "components": each("craft", spend_items),
    "burn_item": each("craft", spend_items),
    "quest_item": each("quest", spend_items),
    "craft": craft,
    "dress_wound": each("dress", wound),
    "heal_wound": each("heal", wound),
    "scan_hand": each("scan", scan_hand),
    "choose_contamination": each("scan", choose_contamination),
    "choose_object": each("analyse", lambda scene, question, o: 0.0),
    "engine_order": each("engines", engine_order),
    "next_event": each("look", next_event),
    "include": each("cards", include),
}
