"""Matches that end, and what an Epilogue makes of their boards. Its other rules don't matter here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from airlock.kernel.carried import Before, Follows
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.fate import Fate
from airlock.kernel.match import Match, new_match
from airlock.kernel.title import Title
from airlock.survival import composition
from airlock.survival.content import Content
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.epilogue.left import leaves
from airlock.titles.nemesis.aftermath.epilogue.set_up import set_up
from airlock.titles.nemesis.aftermath.rooms import ROOMS
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, SHUTTLE_CONTENT
from airlock.titles.nemesis.aftermath.turrets import TURRETS
from airlock.titles.nemesis.modes import SemiCooperative
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, parts_of

CONTENT: Content = composition.joined(NEMESIS.content({}), ROOMS.content, TURRETS.content, SHUTTLE_CONTENT)


def go_on(players: int, options: Mapping[str, str], fate: Fate, before: Before) -> Game:
    """The board of an Epilogue; nobody has a character, and the match is over at once."""
    board, species = DOCKED[options["board"]], SPECIES[0]
    parts = parts_of(species, CONTENT, players, {**options, "mode": "semi"}, [TURRETS])
    return set_up(board, species, SemiCooperative(), CONTENT, fate, players, parts, before.left())


def on_the_board_before() -> Title:
    t = NEMESIS
    known = dict(t.declared.options)
    modes = known.pop("mode")
    options = [MatchOption("mode", [*modes.values, "after"], players={**modes.players, "after": (2, 5)}, kept=True)]
    declared = Declaration(
        [*options, *known.values()],
        boards=t.declared.boards,
        content=t.declared.content,
        follows=[Follows("mode", "after", "AFT-EPISETUP-01", keeps={"board": "AFT-COMBO-07"})],
    )
    return Title(
        t.name, t.rules_version, t.new, t.steps, t.view, t.determinize, t.laws, t.result, t.on_ended, t.why_not,
        declared, t.cost, t.older, t.texts, t.reasons, t.clauses, t.vocabulary, t.alike, t.alone, leaves, go_on,
    )  # fmt: skip


AFTER = on_the_board_before()


@cache
def finished(players: int = 3, seed: str = "first", **options: str) -> Match:
    """A random match to its end. It is only looked at."""
    match = new_match(AFTER, players, options, seed)
    match.hashing = False
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    return match


def after(before: Before, players: int = 3, seed: str = "second", **more: Any) -> Game:
    """The board of an Epilogue before anybody has a character."""
    game: Game = new_match(AFTER, players, {"mode": "after"}, seed, before=before, **more).state
    return game


def with_left(before: Before, **changed: Any) -> Before:
    """The same match, but it has left something else."""
    left = before.left() | changed
    return Before(before.title, before.rules, before.players, before.options, before.matches, before.result, left)
