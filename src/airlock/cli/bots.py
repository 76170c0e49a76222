"""Bots as they are named on the command line."""

from __future__ import annotations

from random import Random

from airlock.bots import UnknownBot, find_bot
from airlock.cli.refusal import Refusal
from airlock.kernel.faults import Fault


def check_bots(names: list[str]) -> None:
    """Make one of each, so that a wrong name or setting is refused before anything begins."""
    for name in names:
        try:
            find_bot(name)(Random(0))
        except UnknownBot as fault:
            raise Refusal(str(fault)) from fault
        except (TypeError, ValueError, Fault) as fault:
            raise Refusal(f"the bot {name!r} can't be made: {fault}; is its setting after the @ right?") from fault
