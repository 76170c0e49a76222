"""A match at the terminal: what is shown around the open question, and in which words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from airlock.faces.screen import looks
from airlock.words import Words

View = Mapping[str, Any]
# What is shown of a view elsewhere, or says nothing about the game.
ELSEWHERE = frozenset({"title", "seq", "seat", "questions", "asides", "over", "seed_hash", "result", "seed"})
# What every event carries beside its own values.
OUTLINE = frozenset({"event", "rule", "depth", "seq", "index", "parent"})


class Screen:
    """This one fits every title: facts, options and events by the names that the title itself gives them."""

    # Questions at which somebody looks around; without any, everything is shown at every question.
    look_around: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, state: Any, words: Words) -> None:
        self.state = state
        self.words = words

    def looks_around(self, prompt: str) -> bool:
        return not self.look_around or prompt in self.look_around

    # -- the table

    def table(self, view: View, width: int) -> list[RenderableType]:
        """Everything that lies on the table, from top to bottom."""
        return [facts({name: value for name, value in view.items() if name not in ELSEWHERE})]

    def ending(self, view: View) -> RenderableType:
        """How it ended."""
        return facts(view["result"])

    # -- words

    def seat(self, seat: int, view: View) -> str:
        return self.words.say("ui-player", n=seat + 1)

    def prompt(self, question: View, view: View) -> str:
        return ": ".join([plain(question["prompt"]), *([", ".join(about)] if (about := question["about"]) else [])])

    def option(self, option: View, view: View) -> str:
        return " ".join([plain(option["verb"]), *option["args"]])

    def event(self, event: View, view: View) -> str:
        values = [f"{name} {value}" for name, value in event.items() if name not in OUTLINE]
        return ": ".join([plain(event["event"]), *([", ".join(values)] if values else [])])

    def refusal(self, refusal: View, view: View) -> str:
        return f"{plain(refusal['what'])}: {plain(refusal['reason'])}"

    def style(self, event: str, depth: int) -> str:
        """How a line of the log looks: what belongs to something else is quiet."""
        return looks.QUIET if depth else ""

    # -- options

    def group(self, prompt: str, option: View) -> str:
        """The heading under which an option stands; none if the options of a question are not grouped."""
        return ""

    def price(self, option: View, cost: int) -> str:
        return self.words.say("ui-cost", n=cost)

    def described(self, option: View, view: View) -> list[tuple[str, str]]:
        """The things an option names, with what they do."""
        return []


def facts(of: Mapping[str, Any]) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(style=looks.QUIET, no_wrap=True)
    table.add_column()
    for name, value in of.items():
        table.add_row(plain(name), Text(told(value)))
    return table


def told(value: Any) -> str:
    """A value of a view in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{plain(str(name))} {told(inner)}" for name, inner in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(inner, list | tuple | Mapping) for inner in value)
        return (" / " if nested else ", ").join(told(inner) or "-" for inner in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def plain(name: str) -> str:
    return name.replace("_", " ")
