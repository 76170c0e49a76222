"""`airlock play`: a whole match in the terminal, hot-seat and against bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from airlock.cli.bots import check_bots, say_if_guessing
from airlock.cli.options import match_options, then_options
from airlock.cli.refusal import Refusal
from airlock.cli.terminal.session import Session
from airlock.kernel.carried import Before
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match, new_match
from airlock.kernel.still_same import load_as_far
from airlock.titles import TITLES, USUAL
from airlock.words import LANGUAGES

# Who plays with you if you don't say.
BOT = "normal"


@click.command()
@click.option("--terminal", is_flag=True, help="Play here, in the terminal.")
@click.option("--title", type=click.Choice(sorted(TITLES)), default=USUAL, show_default=True)
@match_options
@then_options
@click.option("--bots", default="", help="Bots for the last seats: normal,easy; or none. Default: all seats but one.")
@click.option("--seed", default="", help="The same seed and the same answers give the same match.")
@click.option("--load", "load_file", type=click.Path(path_type=Path), help="Go on with a saved match.")
@click.option("--after", "after_file", type=click.Path(path_type=Path), help="Go on from a saved match that is over.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def play(
    terminal: bool,
    title: str,
    players: int,
    options: dict[str, str],
    then: dict[str, str],
    then_players: int | None,
    bots: str,
    seed: str,
    load_file: Path | None,
    after_file: Path | None,
    lang: str,
) -> None:
    """Play a match in the terminal, with people taking turns at it and bots in the other seats."""
    if load_file is not None and after_file is not None:
        raise Refusal("--load goes on with a match and --after begins the next one: choose one of them")
    if load_file is not None:
        match = loaded(load_file)
    else:
        match = started(title, players, options, seed, left_in(after_file) if after_file is not None else None)
    console = Console(highlight=False)
    match = at_terminal(match, bots, console, lang)
    if then and match.over:
        at_terminal(started(title, then_players or players, then, seed, left_by(match)), bots, console, lang)


def at_terminal(match: Match, bots: str, console: Console, lang: str) -> Match:
    """Play a match; where it stands then, which may be another one that somebody has loaded."""
    names = bot_names(bots, match.players)
    say_if_guessing(match.title.name, names)
    session = Session(match, names, console, lang)
    session.run()
    return session.match


def bot_names(bots: str, players: int) -> list[str]:
    """Who fills the last seats. At a terminal there is at least one person."""
    if not bots:
        return [BOT] * (players - 1)
    names = [] if bots == "none" else bots.split(",")
    check_bots(names)
    if len(names) >= players:
        raise Refusal(
            f"{len(names)} bots for {players} players leave no seat to you; `airlock simulate` lets bots play alone"
        )
    return names


def started(title: str, players: int, options: dict[str, str], seed: str, before: Before | None = None) -> Match:
    try:
        if before is None:
            return new_match(TITLES[title], players, options, seed)
        return new_match(TITLES[before.title], players, options, seed, before=before)
    except Fault as fault:
        raise Refusal(str(fault)) from fault


def left_by(match: Match) -> Before:
    """What there is to go on from."""
    try:
        return match.leave()
    except Fault as fault:
        raise Refusal(str(fault)) from fault


def left_in(path: Path) -> Before:
    """What a saved match that is over has left."""
    try:
        return left_by(loaded(path))
    except Refusal as refusal:
        words = str(refusal)
        raise Refusal(words if words.startswith(str(path)) else f"{path}: {words}") from refusal


def loaded(path: Path) -> Match:
    """A saved match; where the rules have changed since, as far as it still means the same."""
    try:
        match, recorded = load_as_far(path.read_text(encoding="utf-8"), TITLES)
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{path} can't be read: {error}") from error
    except Fault as fault:
        raise Refusal(f"{path}: {fault}") from fault
    if match.seq < recorded:
        click.echo(
            f"the rules have been corrected since {path} was saved: "
            f"the first {match.seq} of {recorded} answers still mean the same, and the match stands after them",
            err=True,
        )
    return match
