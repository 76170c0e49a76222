"""A bot of one's own: it keeps its head down, gets away when it can, and fights only when it must.

    cd examples
    airlock simulate nemesis --bots cautious_bot:CautiousBot,random,random,random --games 200
    airlock play --terminal --players 2 --bots cautious_bot:CautiousBot

How to write one: docs/plug-in-bots.md
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from airlock.bots.sight import Sight
from airlock.bots.why import Why
from airlock.kernel.options import Option, Question
from airlock.words import Words

# What it would rather do, the best first: keys of options, or verbs.
AWAY = ("room:hibernatorium:hibernate", "launch", "stay", "room:evacuation_a:board", "room:evacuation_b:board")
FIGHT = ("shoot", "card", "item", "move", "melee")
QUIET = ("decline", "no_proposal", "let_be", "done", "never_mind", "pass")
# What it never does while there is anything else.
NEVER = ("room:generator:start", "item:self_destruct_key:start")


class Because(Why):
    """A reason in one's own words. The bots of the project have theirs in locales/, in every language."""

    def text(self, words: Words, view: Mapping[str, Any]) -> str:
        return self.reason


class CautiousBot:
    """Made for each match, with a source of chance of its own."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._why = Because("It had no choice.")

    @property
    def why(self) -> Why:
        return self._why

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        """One of the options. Without sight there is only the question to go by."""
        danger = sight is not None and in_danger(sight.view)
        reason = "Something is in the room." if danger else "It stays where it is and makes no noise."
        for key in (*AWAY, *(FIGHT if danger else QUIET)):
            liked = [o for o in question.options if key in (o.key, o.verb)]
            if liked:
                self._why = Because("It gets away." if key in AWAY else reason)
                return self._rng.choice(liked)
        self._why = Because("Nothing here looked better than the rest.")
        return self._rng.choice([o for o in question.options if o.key not in NEVER] or question.options)


def in_danger(view: Mapping[str, Any]) -> bool:
    """Whether it shares its room with an intruder or a fire."""
    here = view["crew"][view["seat"]]["slot"]
    burning = any(room["fire"] for room in view["rooms"] if room["slot"] == here)
    return burning or any(figure["slot"] == here for figure in view["figures"])
