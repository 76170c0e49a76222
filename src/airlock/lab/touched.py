"""Which cards, rooms and other things of a title came up in a match, so that a long run can say what never did."""

from __future__ import annotations

from collections.abc import Mapping

from airlock.faces import face_of
from airlock.kernel.match import Match
from airlock.kernel.title import Title


def touched(match: Match) -> list[str]:
    """Things that came up, each once; none in a title that declares none."""
    thing = face_of(match.title.name).interest().thing
    content = match.title.content(match.options)
    log = match.state.log
    named = dict.fromkeys(thing(content, event.plain()) for event in log.events) if log is not None else {}
    return [name for name in named if name]


def everything(title: Title, options: Mapping[str, str]) -> list[str]:
    """All that can come up in a match with these options."""
    return face_of(title.name).interest().things(title.content(options))
