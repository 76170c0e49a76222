"""The open question: a sentence, numbered options in groups, what each costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from airlock.faces.terminal import looks
from airlock.words import Words

View = Mapping[str, Any]
# What a seat pays for an answer to a prompt, by its key.
Cost = Callable[[int, str, str], int | None]
# The question whose options are actions.
ACT = "act"
COST_COLUMN = 48
GROUPS = {"card": "cards", "item": "items", "room": "room", "drop": "free"}


def question_of(view: View, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(q for q in view["questions"] if q["seat"] == seat)
    return found


def choices(view: View, seat: int) -> list[dict[str, Any]]:
    """Everything a number stands for: the answers, then what else is possible."""
    return [*question_of(view, seat)["options"], *view["asides"]]


def ask(console: Console, view: View, seat: int, cost_of: Cost, words: Words) -> None:
    question = question_of(view, seat)
    acting = question["prompt"] == ACT
    console.print()
    console.print(Text(words.prompt(question, view), style=looks.ACTION))
    options = choices(view, seat)
    texts = [words.option(option, view) for option in options]
    width = len(str(len(options)))
    # Costs stand below each other, but near what they belong to.
    column = min(COST_COLUMN, max(map(len, texts)))
    group = ""
    for n, (option, text) in enumerate(zip(options, texts), 1):
        if acting and group_of(option) != group:
            group = group_of(option)
            console.print(Text(words.say(f"ui-group-{group}"), style=looks.QUIET))
        line = Text().append(f" {n:{width}}  ", "bold")
        line.append(text)
        cost = cost_of(seat, question["prompt"], option["key"])
        if cost is not None:
            told = priced(option, cost, words)
            line.append(" " * max(0, column - len(text)) + f"  {told}", looks.QUIET)
        console.print(line)


def group_of(option: Mapping[str, Any]) -> str:
    return GROUPS.get(option["verb"], "basic")


def priced(option: Mapping[str, Any], cost: int, words: Words) -> str:
    """In cards; a card that is played is itself discarded."""
    return words.say("ui-cost-card" if option["verb"] == "card" else "ui-cost", n=cost)


def described(option: Mapping[str, Any], view: View, words: Words) -> list[tuple[str, str]]:
    """The things an option names, with what they do."""
    rooms = {room["slot"]: room["room"] for room in view["rooms"]}
    out = []
    for kind, arg in zip(option["kinds"], option["args"]):
        if kind == "slot":
            kind, arg = "room", rooms[arg]
        elif kind == "own_objective":
            kind, arg = "objective", view["crew"][view["seat"]]["dealt"][int(arg)]
        text = words.text(kind, arg)
        if text:
            out.append((words.name(kind, arg), text))
    return out
