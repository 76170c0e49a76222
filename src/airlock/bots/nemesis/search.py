"""What the search bot knows of Nemesis: the crew's ideas and beliefs, and a value learned from the crew's games."""

from __future__ import annotations

from functools import partial

from airlock.bots.nemesis import value
from airlock.bots.nemesis.bot import CrewBot, judge, knows_its_way
from airlock.bots.nemesis.likely_world import beliefs_of, likely_world
from airlock.bots.search.evaluate import Evaluation
from airlock.bots.search.knowledge import Knowledge
from airlock.bots.sight import Sight

EVALUATION = Evaluation(value.stage, value.value, value.prompts, value.SURVIVED)
KNOWLEDGE = Knowledge(
    me=partial(CrewBot, zealous=True),
    others=CrewBot,
    judge=partial(judge, zealous=True),
    beliefs=beliefs_of,
    world=likely_world,
    evaluation=EVALUATION,
)


def knowledge(sight: Sight) -> Knowledge | None:
    """Nothing in a match that the crew has not learned to play: the value would mislead there."""
    return KNOWLEDGE if knows_its_way(sight) else None
