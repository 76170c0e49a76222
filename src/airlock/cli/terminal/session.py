"""A match at the terminal: shows the open question, reads a number or a command, lets bots answer in between."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.rule import Rule

from airlock import catalogue
from airlock.bots import BOTS
from airlock.catalogue.clause import in_language
from airlock.cli.terminal import panels
from airlock.cli.terminal.board import board
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match
from airlock.kernel.save import load, save
from airlock.titles import TITLES
from airlock.words import LANGUAGES, Words

# A match is only ever shown to one person; another one takes over behind a curtain.
NOBODY = -1


class Session:
    """People and bots around one terminal. The last seats belong to the bots."""

    def __init__(self, match: Match, bots: list[str], console: Console, lang: str) -> None:
        self.match = match
        self.console = console
        self.words = Words(lang)
        self.people = match.players - len(bots)
        self.bots = {self.people + n: BOTS[name](Random()) for n, name in enumerate(bots)}
        self.seen = 0
        self.shown_to = NOBODY
        self.running = True

    def run(self) -> None:
        try:
            while self.running and not self.match.over:
                self.step()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return
        if self.match.over:
            self.show_end()

    def step(self) -> None:
        for question in self.match.pending:
            if question.seat in self.bots:
                self.match.answer(question.seat, self.bots[question.seat].choose(question).key)
                return
        seat = self.match.pending[0].seat
        self.curtain(seat)
        self.show(seat)
        self.read(seat)

    # -- showing

    def curtain(self, seat: int) -> None:
        """Between two people nothing secret stays on the screen."""
        if seat == self.shown_to:
            return
        if self.people > 1:
            self.console.clear()
            name = self.words.seat(seat, self.match.view(seat))
            self.console.input(self.words.say("ui-curtain", name=name) + " ")
        self.shown_to = seat
        self.seen = 0 if self.people > 1 else self.seen

    def show(self, seat: int) -> None:
        view: Any = self.match.view(seat)
        self.show_news(seat, view)
        self.console.print(Rule())
        self.console.print(panels.header(view, self.words))
        self.show_board(view)
        self.console.print(panels.crew(view, self.words))
        self.console.print(panels.seat(view, self.words))
        self.show_question(seat, view)

    def show_board(self, view: Any) -> None:
        state = self.match.state
        colours = {room.id: room.colour for room in state.content.rooms.values()}
        self.console.print(board(view, state.map, colours, self.words, self.console.width - 1))

    def show_news(self, seat: int, view: Any, everything: bool = False) -> None:
        """What happened since this person last looked."""
        history = self.match.history(seat)
        for event in history[0 if everything else self.seen :]:
            depth: Any = event["depth"]
            self.console.print("  " * depth + self.words.event(event, view), style="bright_black" if depth else "")
        self.seen = len(history)

    def choices(self, view: Any, seat: int) -> list[dict[str, Any]]:
        question = next(q for q in view["questions"] if q["seat"] == seat)
        return [*question["options"], *view["asides"]]

    def show_question(self, seat: int, view: Any) -> None:
        question = next(q for q in view["questions"] if q["seat"] == seat)
        self.console.print(self.words.prompt(question, view), style="bold")
        for n, option in enumerate(self.choices(view, seat), 1):
            self.console.print(f" {n:2}  {self.words.option(option, view)}")

    def show_end(self) -> None:
        view: Any = self.match.view(self.shown_to)
        self.show_news(self.shown_to, view)
        result = view["result"]
        self.console.print(Rule(self.words.say("ui-end")))
        for c in view["crew"]:
            fate = "won" if c["seat"] in result["winners"] else "survived" if c["seat"] in result["survivors"] else "lost"
            self.console.print(f"{self.words.seat(c['seat'], view)}: {self.words.say('ui-fate-' + fate)}")
        self.console.print(self.words.say("ui-seed", seed=view["seed"]))

    # -- reading

    def read(self, seat: int) -> None:
        """A number answers; a word is a command; anything else is explained."""
        line = self.console.input("> ").strip()
        view: Any = self.match.view(seat)
        choices = self.choices(view, seat)
        if line.isdigit():
            if 1 <= int(line) <= len(choices):
                self.match.answer(seat, choices[int(line) - 1]["key"])
            else:
                self.console.print(self.words.say("ui-no-such-number", n=len(choices)), style="red")
                self.read(seat)
            return
        if any(line == option["key"] for option in choices):
            self.match.answer(seat, line)
            return
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word)
        if command is None:
            self.console.print(self.words.say("ui-help"))
        else:
            command(self, seat, rest.strip())
        if self.running and not self.match.over:
            self.read(seat) if word not in REDRAW else None

    def why(self, seat: int, rest: str) -> None:
        view: Any = self.match.view(seat)
        refusals = self.match.why_not(seat)
        if not refusals:
            self.console.print(self.words.say("ui-nothing-refused"))
        for refusal in refusals:
            if rest in refusal.what:
                self.console.print(f" {self.words.refusal(refusal.plain(), view)}  [bright_black]{refusal.rule}[/]")

    def rules(self, seat: int, rest: str) -> None:
        question = self.match.question(seat)
        wanted = rest.upper() or (question.rule if question is not None else "")
        try:
            found = [catalogue.get(wanted)]
        except catalogue.UnknownClause:
            found = catalogue.search(rest.split(), self.words.lang, self.match.title.name)[:10]
        if not found:
            self.console.print(self.words.say("ui-no-rule"))
        for clause in found:
            self.console.print(f"[bold]{clause.id}[/] {in_language(clause.text, self.words.lang)}")

    def log(self, seat: int, rest: str) -> None:
        self.show_news(seat, self.match.view(seat), everything=True)

    def undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo()
            self.seen = min(self.seen, len(self.match.history(seat)))
        except Fault as fault:
            self.console.print(str(fault), style="red")

    def save(self, seat: int, rest: str) -> None:
        path = Path(rest or "airlock-save.json")
        try:
            path.write_text(save(self.match), encoding="utf-8")
        except OSError as error:
            self.console.print(self.words.say("ui-not-saved", path=str(path), why=str(error)), style="red")
        else:
            self.console.print(self.words.say("ui-saved", path=str(path)))

    def load(self, seat: int, rest: str) -> None:
        path = Path(rest or "airlock-save.json")
        try:
            match = load(path.read_text(encoding="utf-8"), TITLES)
            if match.players != self.match.players:
                raise Fault(self.words.say("ui-other-players", n=match.players))
        except (OSError, UnicodeDecodeError, Fault) as error:
            self.console.print(f"{path}: {error}", style="red")
            return
        self.match = match
        self.seen = 0
        self.shown_to = NOBODY

    def language(self, seat: int, rest: str) -> None:
        if rest in LANGUAGES:
            self.words = Words(rest)
        else:
            self.console.print(", ".join(LANGUAGES))

    def quit(self, seat: int, rest: str) -> None:
        self.running = False

    def look(self, seat: int, rest: str) -> None:
        """Only draws everything again."""


COMMANDS = {
    "why": Session.why,
    "rules": Session.rules,
    "log": Session.log,
    "undo": Session.undo,
    "save": Session.save,
    "load": Session.load,
    "lang": Session.language,
    "board": Session.look,
    "quit": Session.quit,
}
# After these the position is drawn again.
REDRAW = ("undo", "load", "lang", "board", "quit")
