"""Bots as they are named on the command line."""

from __future__ import annotations

from random import Random

import click

from airlock.bots import GUESSING, UnknownBot, find_bot, has_own_bot
from airlock.cli.refusal import Refusal
from airlock.kernel.faults import Fault


def check_bots(names: list[str]) -> None:
    """Make one of each, so that a wrong name or setting is refused before anything begins."""
    for name in names:
        try:
            find_bot(name)(Random(0))
        except UnknownBot as fault:
            raise Refusal(str(fault)) from fault
        except Fault as fault:
            raise Refusal(f"the bot {name!r} can't be made: {fault}") from fault
        except Exception as error:
            # Whatever somebody's class does when it is made.
            taken = "a source of chance and the setting after the @" if "@" in name else "a source of chance alone"
            raise Refusal(
                f"the bot {name!r} can't be made: {type(error).__name__}: {error}; does it take {taken}?"
            ) from error


def say_if_guessing(title: str, names: list[str]) -> None:
    """Nobody should take a bot for a good one that only plays at random."""
    guessing = sorted({name for name in names if name in GUESSING})
    if guessing and not has_own_bot(title):
        verb = "plays" if len(guessing) == 1 else "play"
        click.echo(f"{title} has no bot of its own: {', '.join(guessing)} {verb} at random", err=True)
