"""The ship: a file for each of its subjects, with its part of the state, its rules and its law."""

from __future__ import annotations

from airlock.survival.content import Content
from airlock.survival.parts import Part
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.engines import new_engines
from airlock.titles.nemesis.ship.pods import new_pods
from airlock.titles.nemesis.ship.self_destruct import SelfDestruct


def new_ship(content: Content, players: int) -> dict[str, Part]:
    """The ship before the first round, part by part."""
    return {
        "self_destruct": SelfDestruct(),
        "course": Course(list(content.coordinates)),
        "engines": new_engines(),
        "pods": new_pods(players),
        "hull": Hull(),
    }
