"""A bot plays for somebody: at once where they ask for it themselves, by the clock, or by a vote of the others.

A vote never comes as a surprise: the person is told, has a while to show up, and any sign of life ends it. Whoever
comes back has the seat back at once. A bot plays on, but it never speaks for the person: see `Seat.has_say`.
"""

from __future__ import annotations

import time

import structlog

from airlock.server.levels import check_bot
from airlock.server.live_table import LiveTable
from airlock.server.lobby import seat_at
from airlock.server.playing import must_play
from airlock.server.record import Change
from airlock.server.refused import Refused, no_seat, not_yours
from airlock.server.schema import MessageRow
from airlock.server.seating import Holder, has_enough, without_takeover
from airlock.server.service import House
from airlock.server.turns import notice_stand_in

log = structlog.get_logger(__name__)


async def take_over(house: House, table: LiveTable, holder: Holder, number: int, bot: str) -> None:
    """Let a bot play for somebody: at once for oneself, otherwise more than half of the others must want it."""
    holder.must_sit_somewhere()
    must_play(table)
    seat = seat_at(table, number)
    bot = check_bot(table.row.title, bot)
    is_own = number in holder.seats
    if not (seat.is_person or seat.is_program) or (seat.taken_over and not (is_own and seat.is_person)):
        raise Refused(409, "no_person", f"a bot plays seat {number} already")
    if is_own:
        await seat_bot(house, table, number, bot, given_up=True)
    else:
        await vote(house, table, holder, number, bot)


async def vote(house: House, table: LiveTable, holder: Holder, number: int, bot: str) -> None:
    """One voice more for a bot in somebody else's seat."""
    row, seat, now = table.row, table.seats[number], time.time()
    mine = [n for n in holder.seats if table.seats[n].is_person and not table.seats[n].taken_over]
    if not mine:
        raise no_seat() if not holder.seats else not_yours(number)
    if row.paused:
        raise Refused(409, "paused", "the table is paused: nobody is waited for")
    if seat.is_person and row.clock_seconds and not table.lost:
        raise Refused(409, "clock_decides", "this table has a clock: a bot steps in when somebody's time has run out")
    takeover: dict[str, list[int]] = row.votes.get("takeover", {})
    voters = sorted({*takeover.get(str(number), []), *mine})
    before = row.votes.get("stand_in", {}).get(str(number))
    # Nobody has to be waited for where a program doesn't answer.
    wait = house.settings.stand_in_seconds if seat.is_person else 0.0
    at = before["at"] if before else now + wait
    if at <= now and has_enough(table.seats, number, voters):
        await seat_bot(house, table, number, bot)
        return
    change = Change()
    change.table = {
        "votes": {
            **row.votes,
            "takeover": {**takeover, str(number): voters},
            "stand_in": {**row.votes.get("stand_in", {}), str(number): {"at": at, "bot": bot}},
        },
        "due": at if row.due is None else min(at, row.due),
    }
    told = [] if before or not seat.is_person else [whisper(table, mine[0], number, now)]
    change.new_rows += told
    await house.commit(table, change)
    for message in told:
        log.info("a stand-in is wanted", table=table.id, seat=number, seconds=wait)
        house.hub.said(table.id, message.id)
        notice_stand_in(house, table, number, wait)


def whisper(table: LiveTable, voter: int, number: int, now: float) -> MessageRow:
    """Tells somebody who comes back late who wanted a bot for them."""
    return MessageRow(
        table=table.id, seat=voter, kind="whisper", to=[number], text="", what={"id": "stand-in"}, seq=table.row.seq,
        at=now,
    )  # fmt: skip


async def step_in(house: House, table: LiveTable) -> bool:
    """Seat a bot that was voted for, if the person has not shown up in time; whether it did."""
    for number, at in table.stand_ins().items():
        if at <= time.time() + 0.02:
            await seat_bot(house, table, number, table.row.votes["stand_in"][str(number)]["bot"])
            return True
    return False


async def show_up(house: House, table: LiveTable, holder: Holder) -> None:
    """Somebody does something at the table: whoever wants a bot in their seat has to begin again."""
    wanted = [n for n in holder.seats if str(n) in table.row.votes.get("takeover", {})]
    if wanted:
        change = Change()
        change.table["votes"] = without_takeover(table.row.votes, wanted)
        await house.commit(table, change)


async def seat_bot(house: House, table: LiveTable, number: int, bot: str, given_up: bool = False) -> None:
    change = Change()
    change.seats[number] = {"taken_over": True, "bot": bot, "given_up": given_up}
    change.table = {"due": time.time(), "votes": without_takeover(table.row.votes, [number])}
    await house.commit(table, change)


async def hand_back(house: House, table: LiveTable, holder: Holder, number: int) -> None:
    """The person plays again; or the program, if the host wants it."""
    seat = seat_at(table, number)
    if not (seat.is_program and holder.is_host):
        holder.must_sit(number)
    if not seat.taken_over:
        return
    now = time.time()
    change = Change()
    change.seats[number] = {"taken_over": False, "bot": "", "given_up": False}
    # The clock starts again, so that it doesn't take the seat away again at once.
    change.table = {"moved": now, "due": now}
    await house.commit(table, change)
