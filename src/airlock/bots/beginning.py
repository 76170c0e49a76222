"""The match before: bots play it so that another one can go on from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from airlock.bots.bot import Bot, ask_bot
from airlock.bots.random_bot import RandomBot
from airlock.bots.registry import find_bot
from airlock.kernel.carried import Before
from airlock.kernel.faults import BadOptions
from airlock.kernel.match import Match, new_match
from airlock.kernel.title import Title

# How many matches are played until one ends so that something can go on from it.
MOST: Final = 100


@dataclass(frozen=True)
class Beginning:
    """How the match before is played."""

    players: int
    options: Mapping[str, str]

    def played(self, title: Title, players: int, then: Mapping[str, str], bots: Sequence[str], seed: str) -> Before:
        """What a match leaves from which `then` goes on; its seats are filled with these bots in turn.

        One that ended otherwise is played again. Raises BadOptions in words.
        """
        declared = title.declared
        declared.check_values(title.name, then)
        why = ""
        for attempt in range(MOST):
            match = self._play(title, bots, f"{seed}/before/{attempt}")
            result = title.result(match.state)
            if declared.follows and not declared.sequels(match.options, result):
                why = declared.follows[0].barred(declared.complete(match.options), result)
                continue
            if title.leaves is None:
                raise BadOptions(f"nothing goes on from a match of {title.name}")
            before = match.leave()
            title.setting(players, then, before)
            return before
        raise BadOptions(f"none of {MOST} matches could be gone on from: {why}")

    def _play(self, title: Title, bots: Sequence[str], seed: str) -> Match:
        seats = [find_bot(bots[n % len(bots)])(Random(f"{seed}/{n}")) for n in range(self.players)]
        blind = all(isinstance(bot, RandomBot) for bot in seats)
        match = new_match(title, self.players, self.options, seed, listening=not blind)
        if blind:
            choosers = [bot.choose for bot in seats]
            match.play(lambda question: choosers[question.seat](question))
        else:
            _play_looking(match, seats)
        return match


def _play_looking(match: Match, seats: list[Bot]) -> None:
    match.hashing = False
    while not match.over:
        seat = match.pending[0].seat
        match.answer(seat, ask_bot(seats[seat], match, seat).key)
