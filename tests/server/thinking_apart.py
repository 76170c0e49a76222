"""Run by a test in a process of its own: bots in a pool of processes need a main module that can be imported again."""

from __future__ import annotations

import asyncio
import os
import pickle
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from typing import Any

from airlock.bots import BOTS, Heard
from airlock.kernel.match import new_match
from airlock.server import thinking
from airlock.server.thinking import Thinkers, position
from airlock.titles import TITLES


def hangs(rng: Random) -> Any:
    time.sleep(3600)


def dies(rng: Random) -> Any:
    os._exit(1)


# The processes of the pool import this module too.
BOTS.update(hangs=hangs, dies=dies)


async def main() -> None:
    match = new_match(TITLES["nemesis"], 3, seed="5ca1ab1e")
    rng = Random(1)
    for _ in range(25):
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    question = match.pending[0]
    at = position(match, question.seat, "normal", Heard())
    assert match.seed.encode() not in pickle.dumps(at)
    thinkers = Thinkers(1)
    try:
        keys = [o.key for o in question.options] + [o.key for o in match.aside_options(question.seat)]
        assert (await thinkers.think(at)).key in keys
        try:
            await thinkers.think(replace(at, bot="dies"))
        except BrokenProcessPool:
            print("died")
        assert (await thinkers.think(at)).key in keys
        thinking.THINKING = 0.5
        try:
            await thinkers.think(replace(at, bot="hangs"))
        except TimeoutError:
            print("hung")
        thinking.THINKING = 15.0
        assert (await thinkers.think(at)).key in keys
    finally:
        thinkers.close()
    print("thought")


if __name__ == "__main__":
    asyncio.run(main())
