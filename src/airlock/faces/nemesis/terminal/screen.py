"""Nemesis at the terminal: the ship, the crew, one's own seat, and everything in its words."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table

from airlock.faces.nemesis.terminal import panels
from airlock.faces.nemesis.terminal.board import Board, legend
from airlock.faces.nemesis.terminal.events import EVENTS
from airlock.faces.screen import looks
from airlock.faces.screen.screen import Screen, View

# The question whose options are actions, and the headings of those that are not basic.
ACT = "act"
GROUPS = {"card": "cards", "item": "items", "room": "room", "drop": "free"}


class NemesisScreen(Screen):
    look_around: ClassVar[frozenset[str]] = frozenset({"act", "intruder_turn", "on_pod", "choose_objective"})

    def table(self, view: View, width: int) -> list[RenderableType]:
        game = self.state
        board = Board(view, game.map, game.content, game.species.nest, self.words)
        return [
            panels.header(view, self.words, width),
            "",
            board.draw(width - 1),
            legend(self.words, game.species.id, width),
            "",
            panels.crew(view, game.content, self.words),
            panels.seat(view, game.content, self.words),
        ]

    def ending(self, view: View) -> RenderableType:
        result = view["result"]
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        for c in view["crew"]:
            fate = (
                "won" if c["seat"] in result["winners"] else "survived" if c["seat"] in result["survivors"] else "lost"
            )
            goals = [self.words.name("objective", o) for o in result["objectives"].get(str(c["seat"]), [])]
            style = looks.SLIME if fate == "won" else "" if fate == "survived" else looks.QUIET
            table.add_row(
                self.words.seat(c["seat"], view), self.words.say(f"ui-fate-{fate}"), ", ".join(goals), style=style
            )
        return table

    def seat(self, seat: int, view: View) -> str:
        return self.words.seat(seat, view)

    def prompt(self, question: View, view: View) -> str:
        return self.words.prompt(question, view)

    def option(self, option: View, view: View) -> str:
        return self.words.option(option, view)

    def event(self, event: View, view: View) -> str:
        return self.words.event(event, view)

    def refusal(self, refusal: View, view: View) -> str:
        return self.words.refusal(refusal, view)

    def style(self, event: str, depth: int) -> str:
        return EVENTS.get(event) or super().style(event, depth)

    def group(self, prompt: str, option: View) -> str:
        return GROUPS.get(option["verb"], "basic") if prompt == ACT else ""

    def price(self, option: View, cost: int) -> str:
        """In cards; a card that is played is itself discarded."""
        return self.words.say("ui-cost-card" if option["verb"] == "card" else "ui-cost", n=cost)

    def described(self, option: View, view: View) -> list[tuple[str, str]]:
        rooms = {room["slot"]: room["room"] for room in view["rooms"]}
        out = []
        for kind, arg in zip(option["kinds"], option["args"]):
            if kind == "slot":
                kind, arg = "room", rooms[arg]
            elif kind == "own_objective":
                kind, arg = "objective", view["crew"][view["seat"]]["dealt"][int(arg)]
            text = self.words.text(kind, arg)
            if text:
                out.append((self.words.name(kind, arg), text))
        return out
