"""The search bot: the best ideas of a title's own bot, played out in the same worlds, and the one that does best."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from airlock.bots.bot import Bot, said_by
from airlock.bots.heard import What
from airlock.bots.search.budget import Budget, budget
from airlock.bots.search.halving import Trial, halve
from airlock.bots.search.knowledge import PLAIN, Knowledge, knowledge_of
from airlock.bots.search.world import play_out
from airlock.bots.sight import Sight
from airlock.bots.why import GUESS, Why
from airlock.kernel.options import Option, Question
from airlock.words import Words

# How many options are compared, and how much worse than its best its own bot may find them.
WIDTH = 5
MARGIN = 5.0
# How many stages of the game are played before a position is evaluated.
STAGES = 1


class Idea(NamedTuple):
    """An option that is worth a try, how much worse than its best its own bot finds it, and what it is good for."""

    option: Option
    gap: float
    reason: str


class Searched(Why):
    """The reason of its own bot, and by how much the option did better than its choice."""

    __slots__ = ("gain", "worlds")

    def __init__(self, reason: str, slot: str, gain: float, worlds: int) -> None:
        super().__init__(reason, slot)
        self.gain = gain
        self.worlds = worlds

    def text(self, words: Words, view: Mapping[str, Any]) -> str:
        reason = super().text(words, view)
        if self.gain <= 0.0:
            return words.say("bot-searched-first", reason=reason, worlds=self.worlds)
        return words.say("bot-searched-better", reason=reason, points=max(1, round(100 * self.gain)))


class SearchBot:
    """Thinks about what matters as long as it may; leaves the rest to the title's own bot."""

    def __init__(self, rng: Random, setting: str = "1s", clock: Callable[[], float] = time.perf_counter) -> None:
        self._rng = rng
        self._budget: Budget = budget(setting)
        self._clock = clock
        self._knowledge: Knowledge = PLAIN
        self._mine: Bot = PLAIN.me(rng)
        self.why: Why = GUESS

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        begin = self._clock()
        if sight is not None:
            self._know(sight)
        first = self._mine.choose(question, sight)
        self.why = self._mine.why
        if sight is None or not (self._budget.seconds or self._budget.sims) or not matters(question, sight):
            return first
        ideas = ideas_of(question, sight, first)
        return self._compare(ideas, sight, begin) if len(ideas) > 1 else first

    def says(self, sight: Sight) -> list[What]:
        self._know(sight)
        return said_by(self._mine, sight)

    def _know(self, sight: Sight) -> None:
        knowledge = knowledge_of(sight)
        if knowledge is not self._knowledge:
            self._knowledge = knowledge
            self._mine = knowledge.me(self._rng)

    def _compare(self, ideas: list[Idea], sight: Sight, begin: float) -> Option:
        knowledge = self._knowledge
        seed = self._rng.random()
        beliefs = knowledge.beliefs(sight)
        clock = self._clock
        seconds = self._budget.seconds

        def late() -> bool:
            return seconds > 0.0 and clock() >= begin + seconds

        def simulate(trial: Trial, n: int) -> float:
            rng = Random(f"{seed}/{n}")
            world = knowledge.world(sight, beliefs, rng)
            key = ideas[trial.index].option.key
            return play_out(world, sight.seat, key, rng, knowledge, STAGES, late, sight.heard)

        trials = [Trial(i, idea.gap) for i, idea in enumerate(ideas)]
        first = trials[0]
        best = halve(first, trials[1:], simulate, self._budget.sims, lambda: (clock() - begin) / seconds)
        chosen = ideas[best.index]
        self.why = Searched(chosen.reason, self.why.slot, best.edge(first)[0], len(first.values))
        return chosen.option


def matters(question: Question, sight: Sight) -> bool:
    """Whether thinking about a question may be worth the time."""
    evaluation = knowledge_of(sight).evaluation
    return len(question.options) > 1 and (evaluation is None or question.prompt in evaluation.prompts(sight.view))


def ideas_of(question: Question, sight: Sight, first: Option) -> list[Idea]:
    """Its own bot's choice and what it likes next; where it only guesses, whatever comes first."""
    judged = knowledge_of(sight).judge(question, sight)
    if judged is None:
        others = [o for o in question.options if o is not first]
        return [Idea(o, 0.0, "guess") for o in (first, *others[: WIDTH - 1])]
    options, scores, _ = judged
    best = max(score for score, _ in scores)
    ranked = sorted(range(len(options)), key=lambda i: (options[i] is not first, -scores[i][0]))
    good = [i for i in ranked if scores[i][0] >= best - MARGIN or options[i] is first]
    return [Idea(options[i], best - scores[i][0], scores[i][1]) for i in good[:WIDTH]]
