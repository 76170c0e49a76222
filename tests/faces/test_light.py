"""Whoever only plays or counts needs none of the packages that draw: faces load them where they are asked for."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("numpy", "PIL", "gymnasium", "pettingzoo", "rich", "click", "pyarrow", "duckdb", "litestar")
PROGRAM = f"""
import sys
from random import Random
from airlock.bots import BOTS, ask_bot
from airlock.faces import face_of
from airlock.kernel.match import new_match
from airlock.titles import TITLES

match = new_match(TITLES["nemesis"], 4, {{}}, "light")
bot = BOTS["crew"](Random(1))
for _ in range(12):
    seat = match.pending[0].seat
    match.answer(seat, ask_bot(bot, match, seat).key)
face_of("nemesis").interest()
face_of("nemesis").tables(TITLES["nemesis"].content({{}}))
print(*(name for name in {HEAVY!r} if name in sys.modules))
"""


def test_bots_play_without_the_packages_that_draw() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
