"""A match at the terminal: shows the open question, reads a number or a command, lets bots answer in between."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from airlock.bots import ask_bot, find_bot
from airlock.cli.terminal.commands import COMMANDS
from airlock.cli.terminal.question import ask, choices, question_of
from airlock.faces import face_of
from airlock.faces.screen import looks
from airlock.faces.screen.screen import Screen
from airlock.kernel.match import Match
from airlock.words import Words

# A match is only ever shown to one person; another one takes over behind a curtain.
NOBODY = -1
# How much of the past is shown to somebody who goes on with a saved match.
RECENT = 12


class Session:
    """People and bots around one terminal. The last seats belong to the bots."""

    def __init__(self, match: Match, bots: list[str], console: Console, lang: str) -> None:
        self.console = console
        self.words = Words(lang, match.title.texts)
        self.people = match.players - len(bots)
        self.bots = {self.people + n: find_bot(name)(Random(f"{match.seed}/bot/{n}")) for n, name in enumerate(bots)}
        self.shown_to = NOBODY
        self.running = True
        self.begin(match)

    def begin(self, match: Match) -> None:
        """Sit down at a match, new or saved."""
        self.match = match
        self.words = Words(self.words.lang, match.title.texts)
        # How many events each seat has been shown.
        self.seen = {seat: max(0, len(match.history(seat)) - RECENT) for seat in range(-1, match.players)}
        self.saved = match.seq
        self.look_around = True
        if match.seq == 0:
            self.seen = dict.fromkeys(self.seen, 0)

    def run(self) -> None:
        try:
            while self.running and not self.match.over:
                self.step()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if self.match.over:
            self.show_end()
        elif self.saved < self.match.seq:
            self.say("ui-left-unsaved", looks.QUIET)

    def step(self) -> None:
        for question in self.match.pending:
            if question.seat in self.bots:
                chosen = ask_bot(self.bots[question.seat], self.match, question.seat)
                self.match.answer(question.seat, chosen.key)
                return
        seat = self.match.pending[0].seat
        self.curtain(seat)
        self.show(seat)
        self.read(seat)

    def say(self, message: str, style: str = "", **values: object) -> None:
        self.console.print(Text(self.words.say(message, **values), style=style))

    @property
    def screen(self) -> Screen:
        """How the match looks, in the language of the moment."""
        return face_of(self.match.title.name).screen(self.match.state, self.words)

    # -- showing

    def curtain(self, seat: int) -> None:
        """Between two people nothing secret stays on the screen."""
        if seat == self.shown_to:
            return
        if self.people > 1:
            self.console.clear()
            name = self.screen.seat(seat, self.match.view(seat))
            self.console.input(Text(self.words.say("ui-curtain", name=name) + " "))
        self.shown_to = seat
        self.look_around = True

    def show(self, seat: int) -> None:
        view: Any = self.match.view(seat)
        self.show_news(seat, view)
        if self.look_around or self.screen.looks_around(question_of(view, seat)["prompt"]):
            self.show_table(view)
            self.look_around = False
        ask(self.console, view, seat, self.match.cost, self.screen)

    def show_table(self, view: Any) -> None:
        self.console.print(Rule(style=looks.QUIET))
        for part in self.screen.table(view, self.console.width):
            self.console.print(part)
        self.say("ui-hint", looks.QUIET)

    def show_news(self, seat: int, view: Any) -> None:
        """What happened since this person last looked."""
        history = self.match.history(seat)
        self.show_events(history[self.seen[seat] :], view)
        self.seen[seat] = len(history)

    def show_events(self, events: list[dict[str, object]], view: Any) -> None:
        screen = self.screen
        for event in events:
            depth: Any = event["depth"]
            style = screen.style(str(event["event"]), depth)
            self.console.print(Text("  " * depth + screen.event(event, view), style=style))

    def show_end(self) -> None:
        view: Any = self.match.view(self.shown_to)
        self.show_news(self.shown_to, view)
        self.console.print(Rule(self.words.say("ui-end"), style=looks.QUIET))
        self.console.print(self.screen.ending(view))
        self.say("ui-seed", looks.QUIET, seed=view["seed"])

    # -- reading

    def read(self, seat: int) -> None:
        """A number answers; a word is a command; anything else is explained. Until there is something new to show."""
        while self.running:
            line = self.console.input("> ").strip()
            options = choices(self.match.view(seat), seat)
            keys = [option["key"] for option in options]
            if line.isdecimal():
                if 1 <= int(line) <= len(options):
                    self.match.answer(seat, keys[int(line) - 1])
                    return
                self.say("ui-no-such-number", looks.DANGER, n=len(options))
                continue
            if line in keys:
                self.match.answer(seat, line)
                return
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if command is None:
                if line:
                    self.say("ui-no-such-command", looks.DANGER, word=word)
                continue
            self.look_around = command(self, seat, rest.strip())
            if self.look_around:
                return
