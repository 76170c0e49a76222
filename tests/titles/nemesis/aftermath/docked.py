"""A table whose ship has the shuttle docked to it, in a regular game otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.kernel.fate import Fate
from airlock.kernel.title import Title
from airlock.survival import composition, setup
from airlock.survival.content import Content
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, MAIN_ROOM, SHUTTLE_CONTENT
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, mode_of, parts_of
from tests.table import Table

CONTENT: Content = composition.joined(NEMESIS.content({}), SHUTTLE_CONTENT)


def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
    board, species = DOCKED[options["board"]], SPECIES[0]
    parts = parts_of(species, CONTENT, players, options, [])
    game = setup.set_up(board, species, mode_of(options), CONTENT, fate, players, parts, MAIN_ROOM)
    game.agenda = [("new_round", -1)]
    for seat, name in enumerate(options["characters"].split(",")):
        setup.become(game, seat, name)
    return game


def with_shuttle() -> Title:
    t = NEMESIS
    return Title(
        t.name, t.rules_version, new, t.steps, t.view, t.determinize, t.laws, t.result, t.on_ended, t.why_not,
        t.declared, t.cost, t.older, t.texts, t.reasons, t.clauses, t.vocabulary, t.alike, t.alone,
    )  # fmt: skip


def docked_table(*crew: str, **more: Any) -> Table:
    return Table(*crew, title=with_shuttle(), **more)
