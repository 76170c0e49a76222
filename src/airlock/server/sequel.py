"""Going on from a match that is over: a new table whose match takes what the old one has left."""

from __future__ import annotations

import time

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadOptions, Fault
from airlock.kernel.match import Match
from airlock.kernel.title import Title
from airlock.server import lobby, wire
from airlock.server.keys import new_id
from airlock.server.live_table import LiveTable
from airlock.server.record import Change
from airlock.server.refused import Refused
from airlock.server.schema import CarriedRow, TableRow
from airlock.server.seating import Holder
from airlock.server.service import House
from airlock.titles import TITLES


def onward(match: Match) -> list[dict[str, str]]:
    """What can go on from a match that is over, as its table keeps it."""
    title = match.title
    can = title.declared.sequels(match.options, title.result(match.state)) if title.leaves is not None else []
    return [{"option": one.option, "value": one.value} for one in can]


async def play_on(house: House, table: LiveTable, holder: Holder, wish: wire.PlayOn) -> tuple[str, dict[str, str]]:
    """A new table that goes on from here; its id, and the secrets of new programs by seat.

    There is one: whoever comes later, with whatever wish, is shown to it.
    """
    holder.must_sit_somewhere()
    old = table.row
    if old.status != "over":
        raise Refused(409, "not_over", "a match can be played on from when it is over")
    if old.sequel:
        return old.sequel, {}
    if table.lost:
        raise Refused(409, "rules_changed", "the rules have changed since: nobody can say how this match ended by them")
    title = table.playing.title
    before = left_by(table.playing)
    keep = seats_kept(table, wish)
    players = len(keep) + len(wish.seats)
    try:
        options = title.setting(players, dict(wish.options) or first_sequel(title, before), before)
    except BadOptions as fault:
        raise Refused(400, "bad_options", str(fault)) from fault
    id, now = new_id(), time.time()
    row = TableRow(
        **lobby.fresh(id, now), name=old.name, title=old.title, rules=TITLES[old.title].rules_version, options=options,
        players=players, public=old.public, spectators=old.spectators, hints=old.hints, pace=old.pace,
        clock_seconds=old.clock_seconds, webhook=old.webhook, previous=old.id,
    )  # fmt: skip
    programs: dict[str, str] = {}
    change = Change()
    change.new_rows = [row, CarriedRow(table=id, before=before.plain()), *lobby.same_people(table, holder, id, keep)]
    for number, seat in enumerate(wish.seats, len(keep)):
        change.new_rows += lobby.new_seat(title.name, id, number, seat, holder.browser, programs)
    change.table["sequel"] = id
    await house.commit(table, change)
    return id, programs


def left_by(match: Match) -> Before:
    try:
        return match.leave()
    except Fault as fault:
        raise Refused(409, "no_sequel", str(fault)) from fault


def seats_kept(table: LiveTable, wish: wire.PlayOn) -> list[int]:
    """The seats that come along."""
    if wish.keep is None:
        return list(range(len(table.seats)))
    for number in wish.keep:
        lobby.seat_at(table, number)
    if len(set(wish.keep)) < len(wish.keep):
        raise Refused(400, "bad_seats", "a seat can come along only once: name each of them once")
    return list(wish.keep)


def first_sequel(title: Title, before: Before) -> dict[str, str]:
    """What goes on if nobody says more; where nothing can, what will be refused in words."""
    own = title.declared
    can = own.sequels(before.options, before.result) or own.follows
    return {can[0].option: can[0].value} if can else {}
