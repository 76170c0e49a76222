"""`airlock simulate`: many matches of bots, and what came of them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from airlock.bots import Beginning
from airlock.cli.bots import check_bots, say_if_guessing
from airlock.cli.options import match_options, then_options
from airlock.cli.refusal import Refusal
from airlock.kernel.faults import BadOptions
from airlock.lab.experiment import Engine, experiment
from airlock.lab.faults import LabFault
from airlock.lab.packages import needed
from airlock.lab.run import Run, writing
from airlock.lab.simulate import Setup, Tally, match_seed
from airlock.titles import TITLES


@click.command()
@click.argument("title", metavar="TITLE", type=click.Choice(sorted(TITLES)))
@match_options
@then_options
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b,c.")
@click.option(
    "--rotate", is_flag=True, help="Move the bots on by one seat every match, so that nobody keeps a good one."
)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many matches.")
@click.option("--seed", default="", help="The same seed gives the same matches. Default: a new one.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="Keep all matches in this folder; the same command goes on."
)
@click.option("--workers", type=click.IntRange(1), help="How many matches at once. Default: one for each core.")
@click.option("--engine", type=click.Choice(["local", "ray"]), default="local", show_default=True, help="Who plays.")
@click.option(
    "--ray-address", envvar="RAY_ADDRESS", default="", help="A Ray cluster. Default: RAY_ADDRESS, or one of its own."
)
@click.option("--check", is_flag=True, help="Check every law of conservation after every answer.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def simulate(
    context: click.Context,
    title: str,
    players: int,
    options: dict[str, str],
    then: dict[str, str],
    then_players: int | None,
    bots: str,
    rotate: bool,
    games: int,
    seed: str,
    out: Path | None,
    workers: int | None,
    engine: str,
    ray_address: str,
    check: bool,
    as_json: bool,
) -> None:
    """Let bots play many matches of TITLE and count what happens. Ctrl-C prints what there is so far."""
    # The environment may name a cluster for other programs; whoever names one here wants to use it.
    if engine != "ray" and context.get_parameter_source("ray_address") is ParameterSource.COMMANDLINE:
        raise Refusal("--ray-address names a cluster, but --engine ray is missing: add it, or leave the address out")
    chosen = TITLES[title]
    try:
        setting = chosen.setting(players, options)
    except BadOptions as fault:
        raise Refusal(str(fault)) from fault
    if then_players is not None and not then:
        raise Refusal("--then-players is for a match that goes on, but --then is missing: add it, or leave it out")
    names = bot_names(bots, (then_players or players) if then else players)
    say_if_guessing(title, names)
    setup = Setup(chosen, players, setting, names, seed or secrets.token_hex(4), check, rotate)
    if then:
        setup = going_on(setup, then, then_players or players)
    try:
        if out is not None:
            for package in ("pyarrow", "duckdb", "filelock"):
                needed(package, "--out")
        with writing(out, setup, games, bool(seed)) if out is not None else nullcontext() as run:
            tally = watched(setup, games, Engine(engine, workers, ray_address), run)
    except LabFault as fault:
        raise Refusal(str(fault)) from fault
    report(tally, as_json)
    if tally.violations:
        raise SystemExit(1)


def going_on(first: Setup, then: dict[str, str], players: int) -> Setup:
    """Matches that go on from others, which are played as `first` says."""
    after = Beginning(first.players, first.options)
    try:
        # Whether it goes together shows when a match is there to go on from: one like those that will be played.
        before = after.played(first.title, players, then, first.bots, match_seed(first, 0))
        setting = first.title.setting(players, then, before)
    except BadOptions as fault:
        raise Refusal(str(fault)) from fault
    return replace(first, players=players, options=setting, after=after)


def watched(setup: Setup, games: int, engine: Engine, run: Run | None) -> Tally:
    """Play, and show how far it is; what there is when somebody stops it."""
    tally = Tally()
    console = Console(stderr=True)
    try:
        with progress(games) as advance, closing(experiment(setup, games, engine, run)) as tallies:
            for tally in tallies:
                advance(tally)
    except KeyboardInterrupt:
        more = "; the same command goes on" if run is not None else ""
        console.print(f"stopped after {tally.games} of {games} matches{more}", soft_wrap=True)
    except LabFault as fault:
        # Without a tally the run itself couldn't be read.
        if run is None or not run.done or not tally.games:
            raise
        raise LabFault(f"{fault}; {run.done} of {games} matches are kept in {run.folder}") from fault
    return tally


def bot_names(bots: str, players: int) -> list[str]:
    names = bots.split(",")
    check_bots(names)
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
    rates = TextColumn("{task.fields[rate]}")
    columns = (BarColumn(), MofNCompleteColumn(), rates, TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=console, transient=True) as bar:
        yield Advance(bar, bar.add_task("", total=games, rate=""))


class Advance:
    """Moves the bar. What a run had before it went on counts as done, not as fast."""

    def __init__(self, bar: Progress | None, task: TaskID | None) -> None:
        self.bar = bar
        self.task = task
        self.before: tuple[int, int, float] | None = None

    def __call__(self, tally: Tally) -> None:
        if self.bar is None or self.task is None:
            return
        self.before = self.before or (tally.games, tally.decisions, tally.seconds)
        games, decisions, seconds = self.before
        took = tally.seconds - seconds
        if took > 0:
            each = (tally.games - games) / took, (tally.decisions - decisions) / took
            rate = f"{each[0]:,.1f} matches/s, {each[1]:,.0f} decisions/s"
            self.bar.update(self.task, completed=tally.games, rate=rate)
        else:
            self.bar.update(self.task, completed=tally.games)


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
