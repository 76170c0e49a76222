"""Flags that several commands share: what kind of match it is, as the titles declare it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from airlock.cli.refusal import Refusal
from airlock.kernel.declaration import MatchOption, Needs, any_of
from airlock.titles import TITLES

NO_OR_YES = ("no", "yes")


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--players`, a flag for every option of every title, and `--option`; the command gets `players` and `options`."""
    flags = list(dict.fromkeys(name for title in TITLES.values() for name in title.declared.options))

    @wraps(command)
    def with_options(*args: Any, further: tuple[str, ...], **rest: Any) -> Any:
        given = {name: rest.pop(name) for name in flags}
        options = {
            name: "yes" if value is True else value for name, value in given.items() if value not in (None, False)
        }
        return command(*args, options=options | dict(map(_pair, further)), **rest)

    # The one that is added last is listed first.
    every = click.option("--option", "further", multiple=True, metavar="NAME=VALUE", help="Any option of the title.")
    out = every(with_options)
    for name in reversed(flags):
        is_flag = all(option.values == NO_OR_YES for option, _ in declared(name).values())
        out = click.option(f"--{name.replace('_', '-')}", name, is_flag=is_flag, help=explained(name))(out)
    return click.option("--players", default=4, show_default=True, type=click.IntRange(1), help="How many players.")(
        out
    )


def then_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--then` and `--then-players`: a match that goes on from the first; the command gets `then`, `then_players`."""

    @wraps(command)
    def with_then(*args: Any, then: tuple[str, ...], **rest: Any) -> Any:
        return command(*args, then=dict(_pair(text, "--then") for text in then), **rest)

    players = click.option(
        "--then-players", type=click.IntRange(1), help="How many play the match that goes on. Default: as many."
    )(with_then)
    return click.option(
        "--then",
        multiple=True,
        metavar="NAME=VALUE",
        help="Go on from the match with another one that has this option.",
    )(players)


def declared(name: str) -> dict[str, tuple[MatchOption, list[Needs]]]:
    """The titles that have this option, and what it needs there."""
    return {
        title.name: (title.declared.options[name], [need for need in title.declared.needs if need.option == name])
        for title in TITLES.values()
        if name in title.declared.options
    }


def explained(name: str) -> str:
    """What an option can be, title by title if there are several."""
    told = {title: " ".join([_values(option), *map(_need, needs)]) for title, (option, needs) in declared(name).items()}
    return " ".join(words if len(TITLES) == 1 else f"{title}: {words}" for title, words in told.items())


def _values(option: MatchOption) -> str:
    if option.values == NO_OR_YES:
        return f"{option.name.replace('_', ' ').capitalize()}."
    if option.several:
        return f"Any of {', '.join(option.values)}, separated by commas. Default: none."
    names = f", or names for the seats: {','.join(option.names[:2])}" if option.names else ""
    usual = ", or what suits the number of players" if option.players else ""
    return f"{any_of(option.values)}{names}. Default: {option.default}{usual}."


def _need(need: Needs) -> str:
    start = "Only" if need.values == NO_OR_YES[1:] else f"{any_of(need.values)} only"
    return f"{start} with --{need.other.replace('_', '-')} {any_of(need.only)}."


def _pair(text: str, flag: str = "--option") -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not mark:
        raise Refusal(f"{flag} {text} names no value: it looks like {flag} board=alt")
    return name, value
