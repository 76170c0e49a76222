"""Run by a test in a process of its own: bots in a pool of processes need a main module that can be imported again."""

from __future__ import annotations

import asyncio
import pickle
from random import Random

from airlock.kernel.match import new_match
from airlock.server.thinking import Thinkers, position
from airlock.titles import TITLES


async def main() -> None:
    match = new_match(TITLES["nemesis"], 3, seed="5ca1ab1e")
    rng = Random(1)
    for _ in range(25):
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    question = match.pending[0]
    at = position(match, question.seat, "normal")
    assert match.seed.encode() not in pickle.dumps(at)
    thinkers = Thinkers(1)
    try:
        keys = [o.key for o in question.options] + [o.key for o in match.aside_options(question.seat)]
        assert (await thinkers.think(at)).key in keys
    finally:
        thinkers.close()
    print("thought")


if __name__ == "__main__":
    asyncio.run(main())
