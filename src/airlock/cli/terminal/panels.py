"""Tracks, the crew and the own seat as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from airlock.words import Words


def header(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The tracks, in one line."""
    parts = [
        words.say("ui-round", n=view["round"]),
        words.say("ui-time", n=view["time"]),
        words.say("ui-destination", space=view["destination"]),
        words.say("ui-eggs", n=view["intruders"]["eggs"]),
    ]
    if view["self_destruct"] >= 0:
        parts.append(words.say("ui-self-destruct", n=view["self_destruct"]))
    for pod in view["pods"]:
        if not pod["launched"]:
            state = "ui-pod-locked" if pod["locked"] else "ui-pod-open"
            parts.append(words.say(state, n=pod["pod"], section=pod["section"].upper()))
    return Text("  |  ".join(parts), style="bold")


def crew(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Everybody's board, as far as it is public."""
    table = Table(
        words.say("ui-seat"), words.say("ui-character"), words.say("ui-where"), words.say("ui-cards"),
        words.say("ui-wounds"), words.say("ui-carries"), "", box=None, pad_edge=False,
    )  # fmt: skip
    for c in view["crew"]:
        turn = "▶ " if c["seat"] == view["turn"] else "  "
        wounds = "•" * c["light_wounds"] + " " + ", ".join(
            [words.name("wound", w) for w in c["wounds"]] + [f"({words.name('wound', w)})" for w in c["dressed"]]
        )  # fmt: skip
        carries = [held(h, words) for h in c["hands"]]
        if c["seat"] != view["seat"]:
            carries += [words.name("back", back) for back in c["inventory"]]
        marks = [words.say(f"ui-{mark}") for mark in ("slime", "signal", "larva", "passed") if c[mark]]
        table.add_row(
            f"{turn}{c['number']}", words.name("character", c["character"]), where(c, view, words), str(c["cards"]),
            wounds, ", ".join(carries), ", ".join(marks),
        )  # fmt: skip
    return table


def where(c: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> str:
    if c["status"] != "active":
        return words.say(f"ui-status-{c['status']}")
    if c["pod"]:
        return words.say("ui-on-pod", n=c["pod"])
    return words.slot(c["slot"], view)


def held(h: Mapping[str, Any], words: Words) -> str:
    name = words.name("thing", h["thing"])
    attached = "".join(f"+{words.name('thing', a)}" for a in h["attached"])
    ammo = f" {h['ammo']}/{h['capacity']}" if h["capacity"] else ""
    return f"{name}{attached}{ammo}"


def seat(view: Mapping[str, Any], words: Words) -> RenderableType:
    """What only the person in this seat sees."""
    me = view["crew"][view["seat"]]
    lines = []
    if "hand" in me:
        cards = [words.name("card", card) for card in me["hand"]]
        lines.append(words.say("ui-hand", cards=", ".join(cards) or "-"))
    lines.append(words.say("ui-inventory", items=", ".join(words.name("thing", i) for i in me["inventory"]) or "-"))
    if me["quests"]:
        lines.append(words.say("ui-quests", items=", ".join(words.name("thing", q) for q in me["quests"])))
    if me.get("dealt"):
        kept = me["kept"]
        goals = [words.name("objective", o) + ("*" if kept == n else "") for n, o in enumerate(me["dealt"])]
        lines.append(words.say("ui-objectives", objectives=", ".join(goals)))
    if view["goals"]:
        lines.append(words.say("ui-goals", objectives=", ".join(words.name("objective", o) for o in view["goals"])))
    notes = notebook(view, words)
    if notes:
        lines.append(words.say("ui-notes", notes="; ".join(notes)))
    return Panel(Group(*lines), title=words.name("character", me["character"]), border_style="cyan")


def notebook(view: Mapping[str, Any], words: Words) -> list[str]:
    """What this character learned in secret."""
    notes = view["notes"]
    out = [
        words.say("ui-note-engine", n=n + 1, status=words.say(f"ui-engine-{status}"))
        for n, status in enumerate(notes["engines"])
        if status
    ]
    if notes.get("coordinates"):
        out.append(words.coordinates(notes["coordinates"]))
    out += [f"{words.slot(s, view)}: {words.name('room', room)}" for s, room in notes["tiles"].items()]
    return out
