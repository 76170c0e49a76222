"""A table with the shuttle docked to the ship, with or without the second set of tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from airlock.kernel.fate import Fate
from airlock.kernel.title import Title
from airlock.survival import composition, setup
from airlock.survival.content import Content
from airlock.survival.mode import Mode
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.events import EVENTS_CONTENT
from airlock.titles.nemesis.aftermath.expedition import Expedition
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens, lay_out_tokens
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, MAIN_ROOM, SHUTTLE_CONTENT
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, mode_of, parts_of
from tests.table import Table

CONTENT: Content = composition.joined(NEMESIS.content({}), SHUTTLE_CONTENT)
WITH_EVENTS: Content = composition.joined(CONTENT, EVENTS_CONTENT)


def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
    return with_mode(mode_of(options), players, options, fate)


def new_with_tokens(players: int, options: Mapping[str, str], fate: Fate) -> Game:
    game = with_mode(Expedition(), players, options, fate, WITH_EVENTS)
    game.parts["second_tokens"] = SecondTokens()
    game.parts["shuttle_time"] = ShuttleTime()
    lay_out_tokens(game)
    return game


def with_mode(mode: Mode, players: int, options: Mapping[str, str], fate: Fate, content: Content = CONTENT) -> Game:
    board, species = DOCKED[options["board"]], SPECIES[0]
    parts = parts_of(species, content, players, options, [])
    game = setup.set_up(board, species, mode, content, fate, players, parts, MAIN_ROOM)
    game.agenda = [("new_round", -1)]
    for seat, name in enumerate(options["characters"].split(",")):
        setup.become(game, seat, name)
    return game


def with_shuttle(new: Callable[[int, Mapping[str, str], Fate], Game] = new) -> Title:
    t = NEMESIS
    return Title(
        t.name, t.rules_version, new, t.steps, t.view, t.determinize, t.laws, t.result, t.on_ended, t.why_not,
        t.declared, t.cost, t.older, t.texts, t.reasons, t.clauses, t.vocabulary, t.alike, t.alone,
    )  # fmt: skip


def docked_table(*crew: str, **more: Any) -> Table:
    return Table(*crew, title=with_shuttle(), **more)


def table_with_tokens(*crew: str, **more: Any) -> Table:
    return Table(*crew, title=with_shuttle(new_with_tokens), **more)
