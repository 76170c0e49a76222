"""Options that several commands share: what kind of match it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from airlock.cli.refusal import Refusal


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--players`, `--mode`, `--board`, ... and `--option` for all else; the command gets `players` and `options`."""

    @click.option("--players", default=4, show_default=True, type=click.IntRange(1), help="How many players.")
    @click.option("--mode", help="semi, solo, coop or intruder. Default: semi, or solo for one player.")
    @click.option("--board", help="base or alt. Default: base.")
    @click.option("--characters", help="draft, choice, or the names for the seats: captain,scout. Default: draft.")
    @click.option("--open-hands", is_flag=True, help="Play with open hands (cooperative mode only).")
    @click.option("--option", "further", multiple=True, metavar="NAME=VALUE", help="Any option of the title.")
    @wraps(command)
    def with_options(
        *args: Any,
        mode: str | None,
        board: str | None,
        characters: str | None,
        open_hands: bool,
        further: tuple[str, ...],
        **rest: Any,
    ) -> Any:
        given = {"mode": mode, "board": board, "characters": characters, "open_hands": "yes" if open_hands else None}
        options = {name: value for name, value in given.items() if value is not None}
        return command(*args, options=options | dict(map(_pair, further)), **rest)

    return with_options


def _pair(text: str) -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not mark:
        raise Refusal(f"--option {text} names no value: it looks like --option board=alt")
    return name, value
