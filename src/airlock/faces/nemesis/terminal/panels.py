"""Tracks, the crew and one's own seat as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from airlock.faces.nemesis.terminal import hunted, signs
from airlock.faces.screen import looks
from airlock.faces.screen.flow import flow
from airlock.survival.content import Content
from airlock.words import Words

View = Mapping[str, Any]
LIGHT_WOUND = "•"
MARKS = {"slime": looks.SLIME, "signal": looks.NOISE, "larva": looks.DANGER, "passed": looks.QUIET}


def header(view: View, words: Words, width: int) -> RenderableType:
    """The tracks, in one line or two."""
    parts = [
        (words.say("ui-round", n=view["round"]), "bold"),
        (words.say("ui-time", n=view["time"]), "bold"),
        (words.say("ui-destination", space=view["destination"]), ""),
        (words.say("ui-eggs", n=view["intruders"]["eggs"]), ""),
        (words.say("ui-bag", n=sum(view["intruders"]["bag"].values())), ""),
    ]
    if view["self_destruct"] >= 0:
        parts.append((words.say("ui-self-destruct", n=view["self_destruct"]), looks.DANGER))
    parts += hunted.tracks(view, words)
    for pod in view["pods"]:
        if not pod["launched"]:
            state = words.say("ui-locked" if pod["locked"] else "ui-unlocked")
            text = words.say("ui-pod-short", n=pod["pod"], section=pod["section"].upper(), state=state)
            parts.append((text, looks.QUIET if pod["locked"] else ""))
    return flow([Text(text, style=style) for text, style in parts], " · ", width)


def crew(view: View, content: Content, words: Words) -> RenderableType:
    """Everybody's board, as far as it is public."""
    table = Table(
        "", words.say("ui-character"), words.say("ui-where"), words.say("ui-cards"), words.say("ui-wounds"),
        words.say("ui-carries"), "", box=None, pad_edge=False, padding=(0, 1), header_style=looks.QUIET,
    )  # fmt: skip
    for c in view["crew"]:
        if not c["character"]:
            table.add_row(str(c["number"]), words.say("ui-undecided"))
            continue
        turn = "▶" if c["seat"] == view["turn"] else " "
        first = "*" if c["seat"] == view["first_player"] else ""
        gone = looks.QUIET if c["status"] == "dead" else ""
        colour = gone or signs.CREW[content.characters[c["character"]].colour]
        marks = [Text(words.say(f"ui-{mark}"), style=style) for mark, style in MARKS.items() if c[mark]]
        marks = [Text(text, style=style) for text, style in hunted.marks(c, words)] + marks
        table.add_row(
            f"{turn}{c['number']}{first}",
            Text(words.name("character", c["character"]), style=colour),
            where(c, view, words),
            str(c["cards"]),
            wounds(c, words),
            Text(", ".join(carries(c, view, words))),
            Text(", ").join(marks),
            style=gone,
        )
    return table


def where(c: View, view: View, words: Words) -> str:
    if c["status"] != "active":
        return words.say(f"ui-status-{c['status']}")
    if c["pod"]:
        return words.say("ui-on-pod", n=c["pod"])
    return words.slot(c["slot"], view)


def wounds(c: View, words: Words) -> Text:
    serious = [words.name("wound", w) for w in c["wounds"]] + [f"({words.name('wound', w)})" for w in c["dressed"]]
    return Text(" ".join(part for part in (LIGHT_WOUND * c["light_wounds"], ", ".join(serious)) if part), style="red")


def carries(c: View, view: View, words: Words) -> list[str]:
    """What is in the hands; of the inventory the others see the backs only, unless hands are open."""
    out = [held(h, view, words) for h in c["hands"]]
    if c["seat"] != view["seat"]:
        out += [f"[{words.back(back)}]" for back in c["inventory"]]
    return out


def held(h: View, view: View, words: Words) -> str:
    name = words.thing(h["thing"], view)
    attached = "".join(f"+{words.name('thing', a)}" for a in h["attached"])
    ammo = f" {h['ammo']}/{h['capacity']}" if h["capacity"] else ""
    return f"{name}{attached}{ammo}"


def seat(view: View, content: Content, words: Words) -> RenderableType:
    """What only the person in this seat sees: cards and items with what they do, objectives, notes."""
    me = view["crew"][view["seat"]]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(style=looks.QUIET, no_wrap=True)
    table.add_column(style="bold")
    table.add_column()

    def section(title: str, kind: str, things: list[str], marked: str = "") -> None:
        for n, thing in enumerate(dict.fromkeys(things)):
            copies = things.count(thing)
            name = words.name(kind, thing) + (f" ×{copies}" if copies > 1 else "") + (" ✓" if thing == marked else "")
            table.add_row(words.say(title) if not n else "", name, words.text(kind, thing))

    player = view.get("intruder_player")
    if player and player["seat"] == view["seat"]:
        section("ui-hand", "intruder_card", player["hand"])
    section("ui-hand", "card", me.get("hand", []))
    section("ui-mutations", "card", hunted.own_cards(view))
    section("ui-inventory", "thing", me["inventory"])
    section("ui-quests", "thing", me["quests"])
    dealt = me.get("dealt", [])
    section("ui-objectives", "objective", dealt, dealt[me["kept"]] if dealt and me["kept"] >= 0 else "")
    section("ui-goals", "objective", view["goals"])
    for n, note in enumerate(notebook(view, words)):
        table.add_row(words.say("ui-notes") if not n else "", note, "")
    colour = signs.CREW[content.characters[me["character"]].colour] if me["character"] else ""
    return Panel(Group(table), title=Text(words.seat(view["seat"], view), style=colour), border_style=looks.QUIET)


def notebook(view: View, words: Words) -> list[str]:
    """What this character learned in secret."""
    notes = view["notes"]
    out = [
        words.say("ui-note-engine", n=n + 1, status=words.name("engine", status))
        for n, status in enumerate(notes["engines"])
        if status
    ]
    if notes.get("coordinates"):
        out.append(words.coordinates(notes["coordinates"]))
    out += [f"{words.slot(s, view)}: {words.name('room', room)}" for s, room in notes["tiles"].items()]
    out += [f"{words.slot(s, view)}: {words.name('token', token)}" for s, token in notes["tokens"].items()]
    out += [f"{words.seat(owner, view)}: {words.name('objective', o)}" for owner, o in notes["objectives"]]
    events = notes["decks"]["events"]
    out += [words.say("ui-note-event", card=words.name("event", card)) for card in events["top"] if card]
    return out
