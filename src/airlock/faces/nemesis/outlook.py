"""What a seat can know of its answers before it gives them. Made of what it sees, so that nothing hidden can leak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from airlock.faces.outlook import Marks, Outlook, Outlooks
from airlock.kernel.options import parts_of
from airlock.survival.crew import CONTAMINATION, INFECTED, is_contamination
from airlock.titles.nemesis.carnomorphs.part import DEADLY
from airlock.titles.nemesis.void_seeders.insanity import BARRIER, HIGHEST, LOWEST
from airlock.titles.nemesis.void_seeders.tokens import LAIR
from airlock.words.board_terms import terms_of
from airlock.words.terms import Term, joined, message

View = Mapping[str, Any]

# Answers after which nothing is as it was, with the message that says so.
GRAVE: Final = {
    "launch": "outlook-launch",
    "take_over": "outlook-take-over",
    "stay_dead": "outlook-stay-dead",
    "room:hibernatorium:hibernate": "outlook-sleep",
    "room:generator:start": "outlook-self-destruct",
    "item:self_destruct_key:start": "outlook-self-destruct",
}
# A choice for the whole match that nobody is asked about again.
FINAL: Final = ("character", "objective")


def outlooks(view: View, costs: Mapping[str, int]) -> Outlooks:
    """For the open question of whoever sees this."""
    seat = view["seat"]
    asked = next((q for q in view["questions"] if q["seat"] == seat and "options" in q), None)
    if asked is None:
        return Outlooks()
    keys = [option["key"] for option in asked["options"]]
    me = view["crew"][seat]
    found = {key: outlook(key, asked["prompt"], me, view, costs) for key in keys}
    return Outlooks({key: one for key, one in found.items() if one != Outlook()}, marks(asked, keys, me))


def marks(asked: View, keys: list[str], me: View) -> Marks | None:
    """Cards to pay with, cards to throw away, things to offer."""
    prompt = asked["prompt"]
    if prompt == "pay":
        owed = int(asked["about"][0])
        return Marks(each(keys, "discard", me.get("hand", [])), owed, owed)
    if prompt == "discard_any":
        cards = each(keys, "discard", me.get("hand", []))
        return Marks(cards, 0, len(cards), "done")
    if prompt == "offer":
        carried = [held["thing"] for held in me["hands"]] + list(me["inventory"])
        things = each(keys, "offer", carried)
        return Marks(things, 0, len(things), "offered")
    return None


def each(keys: list[str], verb: str, owned: list[str]) -> list[str]:
    """The answers of a verb, as often as there is something of the kind; what is told apart further there is once."""
    out = []
    for key in keys:
        name, *args = parts_of(key)
        if name == verb:
            out += [key] * (max(1, owned.count(args[0])) if len(args) == 1 else 1)
    return out


def outlook(key: str, prompt: str, me: View, view: View, costs: Mapping[str, int]) -> Outlook:
    verb, *args = parts_of(key)
    if key in GRAVE:
        return Outlook(message(GRAVE[key]), danger=True, grave=True, final=True)
    if key == "pass" and prompt == "act":
        return passing(me, beside_a_lair(view, me))
    own = hunted(key, prompt, me, view)
    if own is not None:
        return own
    if prompt != "act":
        return Outlook(final=verb in FINAL)
    final = is_final(verb, costs.get(key), me)
    if verb == "move" and (foes := attackers_in(view, me["slot"])):
        return Outlook(whom(view, "outlook-escape", foes), danger=True, grave=True, family="escape")
    if verb in ("move", "careful"):
        say, danger = arrival(view, args[0], me["seat"], loud=verb == "move")
        return Outlook(say, danger, final=final)
    return Outlook(final=final)


def passing(me: View, heard: bool) -> Outlook:
    """Whoever passes throws away what they like. With an empty hand there is nothing to lose and nothing to ask."""
    hand = list(me.get("hand", []))
    noise: list[Term] = [message("outlook-lair")] if heard else []
    if not hand:
        return Outlook(joined([message("outlook-pass-empty"), *noise], " "), danger=heard)
    cards = [f"discard:{card}" for card in hand]
    say = joined([message("outlook-pass"), *noise], " ")
    return Outlook(say, danger=heard, grave=True, marks=Marks(cards, 0, len(cards), "done"))


def is_final(verb: str, cost: int | None, me: View) -> bool:
    """A price that leaves no choice is paid at once."""
    if cost is None:
        return False
    hand = [card for card in me.get("hand", []) if not is_contamination(card)]
    left = len(hand) - 1 if verb == "card" else len(hand)
    return cost in (0, left)


def arrival(view: View, slot: str, seat: int, loud: bool) -> tuple[Term, bool]:
    """What waits in a room, and how it sounds to come in."""
    said: list[Term] = []
    foes = figures_in(view, slot)
    crew = [c["seat"] for c in view["crew"] if c["slot"] == slot and c["status"] == "active" and c["seat"] != seat]
    room = next((r for r in view["rooms"] if r["slot"] == slot), None)
    explored = room is not None and room["explored"]
    if foes:
        said.append(whom(view, "outlook-foes", foes))
    elif crew:
        said.append(message("outlook-company", n=len(crew), who=joined([{"name": f"seat:{c}"} for c in crew])))
    else:
        noise = "outlook-noise" if loud else "outlook-quiet"
        said.append(message(noise if explored else f"{noise}-unexplored"))
    if room is not None and room["fire"]:
        said.append(message("outlook-fire"))
    return joined(said, " "), bool(foes)


def figures_in(view: View, slot: str) -> list[str]:
    return [figure["figure"] for figure in view["figures"] if slot and figure["slot"] == slot]


def attackers_in(view: View, slot: str) -> list[str]:
    """Those who strike at whoever escapes: a lair doesn't."""
    return [f["figure"] for f in view["figures"] if slot and f["slot"] == slot and f["kind"] != LAIR]


# -- what only some species do


def hunted(key: str, prompt: str, me: View, view: View) -> Outlook | None:
    """What follows from an answer because of the species; nothing where it doesn't matter."""
    if "mutation_markers" in me:
        return mutating(key, prompt, me, view)
    if "insanity" in me:
        return going_mad(key, prompt, me, view)
    return None


def mutating(key: str, prompt: str, me: View, view: View) -> Outlook | None:
    """The fourth marker kills (CAR-MARK-04): by the action, or by an infected scan."""
    verb, *args = parts_of(key)
    markers = me["mutation_markers"]
    last = markers + 1 >= DEADLY
    if key == "mutate":
        marked = message("outlook-fourth-marker") if last else message("outlook-marker", n=markers + 1)
        return Outlook(marked, danger=True, grave=last)
    if prompt == "spend_contamination":
        return Outlook(message("outlook-fourth-marker"), danger=True, grave=True, final=True) if last else None
    if is_scan(key, prompt, me) and last and me["mutated"]:
        return Outlook(message("outlook-scan-kills"), danger=True, grave=True)
    if prompt == "squeeze" and (foes := attackers_in(view, me["slot"])) and runs_through_them(view):
        return Outlook(whom(view, "outlook-escape", foes), danger=True, grave=True, family="escape")
    if prompt in ("squeeze", "walk_out") and args:
        say, danger = arrival(view, args[0], me["seat"], loud=True)
        return Outlook(say, danger)
    return Outlook(final=True) if verb == "keep_mutation" else None


def going_mad(key: str, prompt: str, me: View, view: View) -> Outlook | None:
    """An infected scan drives mad (VOI-ROOM-03); a charge out of combat is an escape (VOI-PANIC-09)."""
    # Whoever can calm down by a rest needn't scan for it: that is asked then.
    calms = prompt == "act" and me["insanity"] not in (LOWEST, BARRIER)
    if is_scan(key, prompt, me) and me["insanity"] < HIGHEST and not calms:
        return Outlook(message("outlook-scan-maddens"), danger=True)
    if prompt == "charge" and (foes := attackers_in(view, me["slot"])):
        return Outlook(whom(view, "outlook-escape", foes), danger=True, family="escape")
    return None


def is_scan(key: str, prompt: str, me: View) -> bool:
    """A scan of the hand that begins with this answer, and that may find something."""
    begins = (prompt, key) in (("scan_hand", "scan"), ("act", "card:rest:scan"))
    return begins and any(card in (CONTAMINATION, INFECTED) for card in me.get("hand", []))


def runs_through_them(view: View) -> bool:
    """Whether the body squeezes out of the room itself: through the ducts alone nobody strikes (Boneless Body)."""
    asked = next((q for q in view["questions"] if q["seat"] == view["seat"] and "options" in q), None)
    return asked is not None and any(parts_of(option["key"])[0] == "to" for option in asked["options"])


def beside_a_lair(view: View, me: View) -> bool:
    """Whoever ends a turn there rolls for noise (VOI-LAIR-05)."""
    return any(f["kind"] == LAIR and f["slot"] == me["slot"] for f in view["figures"]) if me["slot"] else False


def whom(view: View, text: str, figures: list[str]) -> Term:
    terms = terms_of(view)
    return message(text, n=len(figures), who=joined([terms.argument("figure", figure) for figure in figures]))
