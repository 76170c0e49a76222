"""The open question: a sentence, numbered options in groups, what each costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from airlock.faces.screen import looks
from airlock.faces.screen.screen import Screen

View = Mapping[str, Any]
# What a seat pays for an answer to a prompt, by its key.
Cost = Callable[[int, str, str], int | None]
COST_COLUMN = 48


def question_of(view: View, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(q for q in view["questions"] if q["seat"] == seat)
    return found


def choices(view: View, seat: int) -> list[dict[str, Any]]:
    """Everything a number stands for: the answers, then what else is possible."""
    return [*question_of(view, seat)["options"], *view["asides"]]


def ask(console: Console, view: View, seat: int, cost_of: Cost, screen: Screen) -> None:
    question = question_of(view, seat)
    console.print()
    console.print(Text(screen.prompt(question, view), style=looks.ACTION))
    options = choices(view, seat)
    texts = [screen.option(option, view) for option in options]
    width = len(str(len(options)))
    # Costs stand below each other, but near what they belong to.
    column = min(COST_COLUMN, max(map(len, texts)))
    group = ""
    for n, (option, text) in enumerate(zip(options, texts), 1):
        heading = screen.group(question["prompt"], option)
        if heading != group:
            group = heading
            console.print(Text(screen.words.say(f"ui-group-{group}"), style=looks.QUIET))
        line = Text().append(f" {n:{width}}  ", "bold")
        line.append(text)
        cost = cost_of(seat, question["prompt"], option["key"])
        if cost is not None:
            told = screen.price(option, cost)
            line.append(" " * max(0, column - len(text)) + f"  {told}", looks.QUIET)
        console.print(line)
