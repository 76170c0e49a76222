"""How far a recorded match still means the same: rules get mended while matches are under way."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadSave
from airlock.kernel.match import Answer, Match, replay
from airlock.kernel.save import answers_of, before_of, load, read_header
from airlock.kernel.title import Title


class Differs(Exception):
    """The position after an answer is not the recorded one."""


def still_same(
    title: Title,
    players: int,
    options: Mapping[str, str],
    seed: str,
    opening: list[str],
    answers: list[Answer],
    format: int,
    before: Before | None = None,
) -> int:
    """How many of these answers lead to the recorded positions by today's rules.

    The next one can't be given any more, or leads elsewhere. A match that begins in another way has none.
    """
    same = 0

    def compare(match: Match, given: Answer) -> None:
        nonlocal same
        if given.hash and match.answers[-1].hash != given.hash:
            raise Differs
        same = match.seq

    # Rules may fail in any way on answers that were not given under them.
    with suppress(Exception):
        replay(
            title,
            players,
            options,
            seed,
            opening,
            answers,
            listening=False,
            check=compare,
            format=format,
            before=before,
        )
    return same


def load_as_far(text: str, titles: Mapping[str, Title]) -> tuple[Match, int]:
    """A saved match as far as it still means the same, and how many answers the save has. Damaged ones are refused."""
    body = read_header(text, titles)
    answers, before = answers_of(body), before_of(body)
    try:
        return load(text, titles), len(answers)
    except BadSave as fault:
        title = titles[body["title"]]
        try:
            options = title.setting(body["players"], body["options"], before)
        except Exception:
            # Options of another version, or of none.
            raise fault from None
        start = (title, body["players"], options, body["seed"], body["opening"])
        same = still_same(*start, answers, body["airlock"], before)
        if not same:
            raise
        return replay(*start, answers[:same], format=body["airlock"], before=before), len(answers)
