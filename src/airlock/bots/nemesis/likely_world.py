"""Worlds as likely as the crew believes them: what others play for, where the course leads, which engines run."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from airlock.bots.nemesis.beliefs import engine_chances
from airlock.bots.nemesis.bot import knows_its_way
from airlock.bots.nemesis.course import cards
from airlock.bots.nemesis.minds import objectives_of
from airlock.bots.nemesis.scene import scene_of
from airlock.bots.sight import Sight
from airlock.kernel.match import Match
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.engines import DAMAGED, WORKING, Engines


class Beliefs(NamedTuple):
    """What a seat believes: of each other seat's objective, and of coordinates and engines that it does not know."""

    minds: dict[int, dict[str, float]]
    cards: dict[str, float]
    engines: list[float]


def beliefs_of(sight: Sight) -> Beliefs | None:
    """What the crew believes; nothing in a game that it doesn't know."""
    if not knows_its_way(sight):
        return None
    scene = scene_of(sight)
    others = [c["seat"] for c in scene.view["crew"] if c["seat"] != sight.seat]
    known = "coordinates" in scene.view["notes"]
    return Beliefs({s: objectives_of(scene, s) for s in others}, {} if known else cards(scene), engine_chances(scene))


def likely_world(sight: Sight, beliefs: Beliefs | None, rng: Random) -> Match:
    """Everything that the seat can't know is redealt. What others have decided or looked at follows beliefs."""
    world = sight.determinize(rng)
    if beliefs is None:
        return world
    game = world.state
    for seat, likely in beliefs.minds.items():
        c = game.crew[seat]
        if c.kept >= 0 and len(c.dealt) == 2:
            first, second = (likely.get(objective, 0.0) for objective in c.dealt)
            if first + second > 0.0:
                c.kept = 0 if rng.random() * (first + second) < first else 1
    course, tops = Course.of(game), Engines.of(game).tops
    if course.card and beliefs.cards:
        pool = sorted([*course.pool, course.card])
        course.card = rng.choices(pool, [beliefs.cards[card] for card in pool])[0]
        course.pool = [card for card in pool if card != course.card]
    for n, chance in enumerate(beliefs.engines):
        if tops[n]:
            tops[n] = WORKING if rng.random() < chance else DAMAGED
    return world
