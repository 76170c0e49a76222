"""`airlock play`: a whole match in the terminal, hot-seat and against bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from airlock.bots import BOTS
from airlock.cli.options import match_options
from airlock.cli.refusal import Refusal
from airlock.cli.terminal.session import Session
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match, new_match
from airlock.kernel.save import load
from airlock.titles import TITLES
from airlock.words import LANGUAGES


@click.command()
@click.option("--terminal", is_flag=True, help="Play here, in the terminal.")
@click.option("--title", type=click.Choice(sorted(TITLES)), default="nemesis", show_default=True)
@match_options
@click.option(
    "--bots", default="", help="Bots for the last seats: random,random. Default: one person, bots for the rest."
)
@click.option("--seed", default="", help="The same seed and the same answers give the same match.")
@click.option("--load", "load_file", type=click.Path(path_type=Path), help="Go on with a saved match.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def play(
    terminal: bool,
    title: str,
    players: int,
    options: dict[str, str],
    bots: str,
    seed: str,
    load_file: Path | None,
    lang: str,
) -> None:
    """Play a match in the terminal, with people taking turns at it and bots in the other seats."""
    match = loaded(load_file) if load_file is not None else started(title, players, options, seed)
    names = bots.split(",") if bots else ["random"] * (match.players - 1)
    for name in names:
        if name not in BOTS:
            raise Refusal(f"there is no bot {name!r}; choose from {', '.join(sorted(BOTS))}")
    if len(names) > match.players:
        raise Refusal(f"{len(names)} bots are too many for {match.players} players")
    Session(match, names, Console(highlight=False), lang).run()


def started(title: str, players: int, options: dict[str, str], seed: str) -> Match:
    try:
        return new_match(TITLES[title], players, options, seed)
    except Fault as fault:
        raise Refusal(str(fault)) from fault


def loaded(path: Path) -> Match:
    try:
        return load(path.read_text(encoding="utf-8"), TITLES)
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{path} can't be read: {error}") from error
    except Fault as fault:
        raise Refusal(f"{path}: {fault}") from fault
