"""`airlock simulate`: many matches of bots, and what came of them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from airlock.bots import UnknownBot, find_bot
from airlock.cli.options import match_options
from airlock.cli.refusal import Refusal
from airlock.kernel.faults import BadOptions
from airlock.lab.simulate import Setup, Tally
from airlock.lab.simulate import simulate as run
from airlock.titles import TITLES


@click.command()
@click.argument("title", type=click.Choice(sorted(TITLES)))
@match_options
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b,c.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many matches.")
@click.option("--seed", default="", help="The same seed gives the same matches. Default: a new one.")
@click.option("--check", is_flag=True, help="Check every law of conservation after every answer.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    title: str, players: int, options: dict[str, str], bots: str, games: int, seed: str, check: bool, as_json: bool
) -> None:
    """Let bots play many matches of TITLE and count what happens. Ctrl-C prints what there is so far."""
    chosen = TITLES[title]
    try:
        setting = chosen.setting(players, options)
    except BadOptions as fault:
        raise Refusal(str(fault)) from fault
    setup = Setup(chosen, players, setting, bot_names(bots, players), seed or secrets.token_hex(4), check)
    tally = Tally()
    try:
        with progress(games) as advance:
            for tally in run(setup, games):
                advance(tally)
                if tally.violations:
                    break
    except KeyboardInterrupt:
        Console(stderr=True).print(f"stopped after {tally.games} of {games} matches")
    report(tally, as_json)
    if tally.violations:
        raise SystemExit(1)


def bot_names(bots: str, players: int) -> list[str]:
    names = bots.split(",")
    for name in names:
        try:
            find_bot(name)
        except UnknownBot as fault:
            raise Refusal(str(fault)) from fault
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Refusal(f"{len(names)} bots for {players} players: name one for all, or {players} separated by commas")
    return names


@contextmanager
def progress(games: int) -> Iterator[Advance]:
    """A bar with rate and time left where a person is watching, nothing otherwise."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Advance(None, None)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]} decisions/s"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        yield Advance(bar, bar.add_task("", total=games, rate="-"))


class Advance:
    def __init__(self, bar: Progress | None, task: object) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, tally: Tally) -> None:
        if self.bar is not None:
            rate = f"{tally.decisions / tally.seconds:,.0f}" if tally.seconds else "-"
            self.bar.update(self.task, completed=tally.games, rate=rate)  # type: ignore[arg-type]


def report(tally: Tally, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(tally.plain()))
        return
    console = Console(highlight=False)
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    console.print(f"{tally.games} matches, {tally.decisions:,} decisions in {tally.seconds:.1f} s ({rate:,.0f}/s)")
    seats = Table("bot", "seats", "survived", "won", box=None)
    for bot, n in tally.seats_by_bot.items():
        seats.add_row(bot, str(n), share(tally.survived_by_bot[bot], n), share(tally.wins_by_bot[bot], n))
    console.print(seats)
    for reason, n in tally.end_reasons.most_common():
        console.print(f"  {reason}: {share(n, tally.games)}")
    if tally.rounds:
        mean = sum(r * n for r, n in tally.rounds.items()) / tally.games
        console.print(f"  rounds: {min(tally.rounds)} to {max(tally.rounds)}, {mean:.1f} on average")
    for words in tally.violations:
        console.print(f"[red]violation[/red] {words}")


def share(n: int, total: int) -> str:
    return f"{n} ({100 * n / total:.1f} %)" if total else "0"
