"""What follows from the answers that a seat may give, said with its question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.faces import face_of
from airlock.faces import outlook as faces
from airlock.kernel.match import Match
from airlock.server import wire


def foreseen(
    match: Match, view: Mapping[str, Any], costs: Mapping[str, int]
) -> tuple[dict[str, wire.Outlook], wire.Marks | None]:
    """By the key of an option; and the answers to the open question that are one gesture."""
    found = face_of(match.title.name).outlooks(view, costs)
    return {key: sent(one) for key, one in found.options.items()}, marked(found.marks)


def sent(one: faces.Outlook) -> wire.Outlook:
    return wire.Outlook(one.say, one.danger, one.grave, one.final, one.family, marked(one.marks))


def marked(marks: faces.Marks | None) -> wire.Marks | None:
    return None if marks is None else wire.Marks(marks.keys, marks.least, marks.most, marks.ends)
