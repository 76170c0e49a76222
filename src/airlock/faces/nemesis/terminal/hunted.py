"""What a species does to people and to the board, at the terminal: as far as a view shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.faces.screen import looks
from airlock.words import Words

View = Mapping[str, Any]
Worded = list[tuple[str, str]]


def tracks(view: View, words: Words) -> Worded:
    """What lies on the board of the species, with its style."""
    removed = view["mutations"]["removed"] if "mutations" in view else []
    out: Worded = []
    for thing, card in view["intruders"]["weaknesses"].items():
        if card and thing in removed:
            out.append((words.say("ui-adaptation-gone", name=words.name("weakness", card)), looks.QUIET))
        elif card:
            out.append((words.name("weakness", card), looks.SLIME))
    if "lairs_destroyed" in view:
        out.append((words.say("ui-lairs", n=view["lairs_destroyed"]), ""))
    if "panic" in view:
        out.append((words.say("ui-panic-cards", n=view["panic"]["left"]), looks.QUIET))
    return out


def marks(c: View, words: Words) -> Worded:
    """What it has done to somebody, for all to see."""
    out: Worded = []
    if "insanity" in c:
        out.append((words.say("ui-insanity", n=c["insanity"]), looks.DANGER))
    if c.get("mutation"):
        out.append((words.name("card", c["mutation"]), looks.CONTAMINATION))
    elif c.get("mutated"):
        out.append((words.say("ui-mutated"), looks.CONTAMINATION))
    if c.get("mutation_markers"):
        out.append((words.say("ui-mutation-markers", n=c["mutation_markers"]), looks.DANGER))
    if c.get("protected") or c.get("spared_by"):
        out.append((words.say("ui-protected"), looks.SLIME))
    if c.get("unheard"):
        out.append((words.say("ui-unheard"), looks.SLIME))
    return out


def own_cards(view: View) -> list[str]:
    """The mutation card of this seat, and those that it is choosing from."""
    if "mutations" not in view:
        return []
    mine = view["mutations"]["mine"]
    return [*([mine] if mine else []), *view["mutations"]["choosing"]]
