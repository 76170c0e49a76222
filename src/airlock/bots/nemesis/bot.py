"""The crew bot: looks, plans, scores, chooses. It keeps nothing in mind but its source of chance."""

from __future__ import annotations

from random import Random

from airlock.bots.heard import What
from airlock.bots.nemesis import answers, guesses, intruders, speech, turns
from airlock.bots.nemesis.scene import scene_of
from airlock.bots.nemesis.scored import Scored
from airlock.bots.nemesis.tables import are_known
from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight
from airlock.bots.why import GUESS, Why
from airlock.kernel.options import Option, Question
from airlock.titles.nemesis.species import INTRUDERS

# Options that are about equally good are chosen between at random.
HAIR = 0.02


# Options with their scores and reasons, and the room that the choice is about.
Judged = tuple[list[Option], list[Scored], str]


def knows_its_way(sight: Sight) -> bool:
    """Whether it is a game that the crew knows."""
    return are_known(sight.title, sight.options)


def judge(question: Question, sight: Sight, zealous: bool = False) -> Judged | None:
    """What the crew thinks of every option, asides worth a thought included; nothing where it can only guess."""
    if not knows_its_way(sight):
        return None
    scene = scene_of(sight, zealous)
    prompt = question.prompt
    own = scene.tables.foe.answers
    scorer = own.get(prompt) or answers.ANSWERS.get(prompt) or intruders.ANSWERS.get(prompt)
    if scorer is None and prompt in INTRUDERS.vocabulary.prompts:
        # In the base game whatever has no answer of its own is a matter of taste.
        return None
    scorer = scorer or guesses.likely
    options = question.options
    if question.prompt == "act":
        options = options + turns.worth_dropping(scene, sight)
    if len(options) == 1:
        return options, [(0.0, "only_choice")], ""
    scores, slot = scorer(scene, question, options)
    return options, scores, slot


class CrewBot:
    """Plays its secret objective, with odds and a plan. The zealous one works on it until the last moment."""

    def __init__(self, rng: Random, zealous: bool = False) -> None:
        self._rng = rng
        self._zealous = zealous
        self._guess = RandomBot(rng)
        self.why: Why = GUESS

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        judged = judge(question, sight, self._zealous) if sight is not None else None
        if judged is None:
            self.why = GUESS
            return self._guess.choose(question)
        options, scores, slot = judged
        random = self._rng.random
        liked = [score + HAIR * random() for score, _ in scores]
        best = liked.index(max(liked))
        self.why = Why(scores[best][1], slot)
        return options[best]

    def says(self, sight: Sight) -> list[What]:
        """What it claims after it has learned something."""
        return speech.says(scene_of(sight)) if knows_its_way(sight) else []
