"""Any title as numbers, without knowing what its view means: every fact falls into one of a fixed number of bins.

This is feature hashing: facts that share a bin can't be told apart, which is rare enough to learn from. A title that is
worth more care gets an encoder of its own.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from airlock.faces.encoding.actions import Actions, View
from airlock.faces.encoding.fields import Fields
from airlock.kernel.options import parts_of

# Spare places: as many options as one question may have.
ALL_SPARE: Final = 128
BINS: Final = 1024
# What describes an option: bins for its verb and for its arguments.
VERB_BINS: Final = 16
ARG_BINS: Final = 16
# What says nothing about the game, and what has places of its own.
SKIPPED: Final = frozenset({"seed_hash", "seed", "seq", "rule", "questions", "asides"})


@lru_cache(maxsize=1 << 16)
def bin_of(text: str, bins: int) -> int:
    """The same on every machine and in every run, unlike `hash`."""
    return crc32(text.encode()) % bins


def squashed(number: float) -> float:
    """0 for 0, nearly 1 for much."""
    return abs(number) / (1 + abs(number))


def scatter(value: Any, path: str, cells: array[float], begin: int, bins: int) -> None:
    """Put every fact of a tree of dicts, lists, words and numbers into its bin. What is empty leaves no trace."""
    if isinstance(value, str):
        if value:
            cells[begin + bin_of(f"{path}={value}", bins)] = 1.0
    elif isinstance(value, dict):
        for key, inner in value.items():
            if inner and key not in SKIPPED:
                scatter(inner, f"{path}.{key}", cells, begin, bins)
    elif isinstance(value, list | tuple):
        # Lists of words are piles: what is in them matters more than where.
        for n, inner in enumerate(value):
            scatter(inner, path if isinstance(inner, str) else f"{path}.{n}", cells, begin, bins)
    elif value:
        sign = "-" if value < 0 else "+"
        at = begin + bin_of(f"{path}{sign}", bins)
        cells[at] = max(cells[at], 1.0 if value is True else squashed(value))


class HashedEncoder:
    """Observations and actions of any title. All options take spare places; `options` says what each place offers."""

    def __init__(self, spare: int) -> None:
        self.actions = Actions((), spare)
        self.fields = Fields()
        self._facts = self.fields.add("facts", BINS)
        self._question = self.fields.add("question", BINS // 8)
        self._width = VERB_BINS + ARG_BINS
        self._options = self.fields.add("options", spare, self._width)

    def write(self, view: View, legal: Mapping[int, str], cells: array[float]) -> None:
        scatter(view, "", cells, self._facts, BINS)
        for question in view["questions"]:
            scatter([question["prompt"], *question.get("about", ())], "", cells, self._question, BINS // 8)
        for place, key in legal.items():
            if place < self.actions.first_spare:
                continue
            verb, *args = parts_of(key)
            row = self._options + (place - self.actions.first_spare) * self._width
            cells[row + bin_of(verb, VERB_BINS)] = 1.0
            for n, arg in enumerate(args):
                cells[row + VERB_BINS + bin_of(f"{n}={arg}", ARG_BINS)] = 1.0
