"""Rebuilding a match from its moves, and following moves that somebody else has written."""

from __future__ import annotations

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadSave
from airlock.kernel.match import Answer, Match, replay
from airlock.kernel.title import Title


def rebuild(
    title: Title,
    players: int,
    options: dict[str, str],
    seed: str,
    opening: list[str],
    moves: list[Answer],
    format: int,
    before: Before | None = None,
) -> Match:
    """The match that these moves lead to. Raises a fault if the rules have changed since."""
    match = replay(title, players, options, seed, opening, moves, format=format, before=before)
    _check(match, moves)
    return match


def follow(match: Match, moves: list[Answer]) -> None:
    """Give answers that are already in the record, with the outcomes they had."""
    fate = match.state.fate
    fate.replaying = True
    match.hashing = False
    for given in moves:
        fate.script = given.outcomes[::-1]
        match.answer(given.seat, given.key)
        fate.expect_spent(f"answer {match.seq}, {given.key!r}")
        match.answers[-1].hash = given.hash
    fate.replaying = False
    match.hashing = True
    _check(match, moves)


def _check(match: Match, moves: list[Answer]) -> None:
    if moves and moves[-1].hash and match.hash() != moves[-1].hash:
        raise BadSave(f"after answer {match.seq} the position differs from the recorded one: these are other rules")
