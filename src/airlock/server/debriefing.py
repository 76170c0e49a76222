"""A match that is over, told openly: what its title makes of it, on the wire, with a verdict on what was said."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from airlock.faces import debrief as told
from airlock.faces import face_of
from airlock.faces.debrief import Said
from airlock.kernel.match import Match
from airlock.server import wire
from airlock.words.board_terms import terms_of
from airlock.words.terms import Terms


def debrief(match: Match, seat: int, said: list[wire.Judged]) -> wire.Debrief:
    """The account that one seat reads; a spectator is -1."""
    account = face_of(match.title.name).debrief(match.state)
    terms = terms_of(match.view(seat))
    fates = [
        wire.Fate(
            seat=one,
            death=moment(account.deaths[one], terms) if one in account.deaths else None,
            facts=list(account.facts.get(one, [])),
            goals=[goal(each) for each in account.goals.get(one, [])],
            lies=sum(1 for each in said if each.message.seat == one and each.verdict == "lie"),
        )
        for one in range(match.players)
    ]
    return wire.Debrief(
        headline=account.headlines.get(seat, account.headline),
        place=account.place,
        acts=[wire.Act(act.id, [line(event, terms) for event in act.events]) for act in account.acts],
        checks=[line(event, terms) for event in account.checks],
        fates=fates,
        goals=[goal(each) for each in account.common],
        timeline=[moment(each, terms) for each in account.timeline],
        said=said,
    )


def line(event: Any, terms: Terms) -> dict[str, Any]:
    plain = event.plain()
    return {**plain, "depth": 0, "say": terms.event(plain)}


def moment(one: told.Moment, terms: Terms) -> wire.Moment:
    return wire.Moment(one.event.seq, one.round, one.sign, terms.event(one.event.plain()), one.note)


def goal(one: told.Goal) -> wire.Goal:
    ways = [[wire.Asked(asked.say, asked.met, asked.why) for asked in way] for way in one.ways]
    return wire.Goal(one.id, one.kept, one.met, ways)


def judged(match: Match, said: list[wire.Message], walk: Callable[[int], Match]) -> list[wire.Judged]:
    """What was said, each with its verdict; `walk` leads to the match as it stood then."""
    face = face_of(match.title.name)
    events = match.state.log.events
    answers = [event.seq for event in events]
    out = []
    for message in sorted(said, key=lambda one: (one.seq, one.id)):
        if message.seq > match.seq or message.seat >= match.players:
            # Said before an answer that was taken back since, or by nobody who plays.
            continue
        then = walk(message.seq).state
        what = {name: str(value) for name, value in message.what.items()}
        after = events[bisect_right(answers, message.seq) :]
        verdict = face.judge(Said(message.seat, message.kind, what, then, match.state, after))
        out.append(wire.Judged(message, getattr(then, "round", 0), verdict))
    return out
