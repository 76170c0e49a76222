"""Tells random matches of a title, line by line, for a comparison between processes.

`python -m tests.kit.story tests.kit.vault:VAULT '[[3, {}, "seed"]]'`
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from airlock.kernel.title import Title
from tests.kit.looking import everything
from tests.kit.playing import Options, Playout


def find(source: str) -> Title:
    """The title at `module:name`, or `module:name.key` in a dictionary."""
    module, names = source.split(":")
    found: Any = import_module(module)
    for name in names.split("."):
        found = found[name] if isinstance(found, dict) else getattr(found, name)
    assert isinstance(found, Title), f"{source} isn't a title"
    return found


def story(title: Title, players: int, options: Options, seed: str) -> Iterator[str]:
    play = Playout(title, players, options, seed)
    match = play.match
    while not match.over:
        if match.seq % 10 == 0:
            yield hashlib.sha256(everything(match).encode()).hexdigest()
        play.step()
        last = match.answers[-1]
        yield f"{match.seq} {last.seat} {last.key} {last.outcomes} {last.hash}"
    yield hashlib.sha256(everything(match).encode()).hexdigest()


def main(source: str, plays: str) -> None:
    for players, options, seed in json.loads(plays):
        for line in story(find(source), players, options, seed):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
