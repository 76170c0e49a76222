"""At the table: answering, taking back, agreeing, pausing."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

from airlock.kernel.faults import MatchOver, Stale, UnknownKey, WrongSeat
from airlock.server import metrics, sequel, talk, wire
from airlock.server.levels import DEFAULT
from airlock.server.live_table import SPECTATOR, LiveTable
from airlock.server.record import Change
from airlock.server.refused import Refused
from airlock.server.seating import Holder, without_takeover
from airlock.server.service import House
from airlock.server.thinking import choose_surely
from airlock.server.turns import notice_turns


def must_play(table: LiveTable) -> None:
    """A match must be under way."""
    if table.row.status == "lobby":
        raise Refused(409, "not_started", "the match has not begun yet")


def look(table: LiveTable, holder: Holder, seat: int, since: int) -> wire.State:
    """What a seat sees."""
    must_see(table, holder, seat)
    must_play(table)
    return table.state(seat, since)


def must_see(table: LiveTable, holder: Holder, seat: int) -> None:
    if seat != SPECTATOR:
        holder.must_sit(seat)
    elif not (table.row.spectators or holder.seats or holder.is_host):
        raise Refused(403, "no_spectators", "this table plays without spectators")


def not_now(table: LiveTable, seat: int, code: str, message: str) -> Refused:
    """A refusal that carries the current state."""
    return Refused(409, code, message, {"state": table.state(seat)})


def must_mean_the_same(table: LiveTable, seat: int) -> None:
    """The rules must not have changed under the table, or everybody must have agreed to go on."""
    if table.lost:
        kept, last = table.playing.seq, table.playing.seq + table.lost
        raise not_now(
            table, seat, "rules_changed",
            f"the rules have changed: the first {kept} of {last} answers still mean the same; play goes on after "
            f"answer {kept} once everybody agrees",
        )  # fmt: skip


async def answer(house: House, table: LiveTable, holder: Holder, given: wire.GivenAnswer) -> wire.State:
    """A person's answer. Acknowledged when it is in the record."""
    holder.must_sit(given.seat)
    must_play(table)
    if table.seats[given.seat].is_played_by_bot:
        raise not_now(table, given.seat, "taken_over", "a bot plays for you: take your seat back first")
    before = table.lines.count(table.playing, given.seat)
    by = "program" if table.seats[given.seat].is_program else "person"
    await give(house, table, given.seat, given.seq, given.key, by)
    return table.state(given.seat, before if given.since is None else given.since)


async def give(
    house: House, table: LiveTable, seat: int, seq: int, key: str, by: str, why: wire.Why | None = None
) -> None:
    """Give an answer and write it down, with the reason of a bot."""
    row, match = table.row, table.playing
    if row.paused:
        raise not_now(table, seat, "paused", "the table is paused")
    if row.status == "over":
        raise not_now(table, seat, "over", "the match is over: no answer is possible any more")
    must_mean_the_same(table, seat)
    if not table.is_current(seat, seq):
        raise not_now(
            table, seat, "stale", f"this answer is for question {seq}, the match is at {match.seq}: look again"
        )
    asked = {q.seat for q in match.pending}
    line = table.line
    if line is not None:
        if (seat, key) != (line.seat, line.key):
            raise not_now(table, seat, "lesson", f"later: the lesson goes on with {line.key!r}; nothing has changed")
        match.state.fate.script = line.outcomes[::-1]
    try:
        match.answer(seat, key)
    except (WrongSeat, UnknownKey, MatchOver, Stale) as fault:
        code = {WrongSeat: "not_asked", UnknownKey: "no_option", MatchOver: "over"}.get(type(fault), "stale")
        raise not_now(table, seat, code, str(fault)) from fault
    table.note_questions()
    now = time.time()
    last = match.answers[-1]
    row.status = "over" if match.over else "playing"
    row.moved = now
    change = Change()
    change.move = {
        "seq": match.seq, "seat": seat, "key": key, "outcomes": last.outcomes, "hash": last.hash, "by": by, "at": now,
        "why": None if why is None else msgspec.to_builtins(why),
    }  # fmt: skip
    change.table = {
        "seq": match.seq, "status": row.status, "moved": now, "due": table.next_due(now, house.rng),
        "votes": without_undo(row.votes), "asked": [q.seat for q in match.pending],
    }  # fmt: skip
    if match.over:
        change.table["goes_on"] = sequel.onward(match)
    said = talk.claimed_by_bots(house, table, now) if line is None else talk.scripted(table, line, now)
    change.new_rows += said
    begin = time.perf_counter()
    await house.commit(table, change, reread=False)
    for message in said:
        house.hub.said(table.id, message.id)
    metrics.COMMITS.observe(time.perf_counter() - begin)
    metrics.ANSWERS.labels(by).inc()
    notice_turns(house, table, asked)


async def hint(house: House, table: LiveTable, holder: Holder, seat: int) -> wire.Hint:
    """What a bot would do in this seat. It sees what the seat sees, and says the same when it is asked again."""
    holder.must_sit(seat)
    if not table.row.hints:
        raise Refused(403, "no_hints", "this table plays without hints: they are switched on when a table is made")
    must_play(table)
    match = table.playing
    if match.question(seat) is None:
        code = "over" if match.over else "not_asked"
        raise not_now(table, seat, code, "a hint is for an open question, and you are not asked anything now")
    rng = Random(f"{table.id}/{table.row.epoch}/{match.seq}/{seat}")
    thought = choose_surely(match, seat, DEFAULT, rng, await talk.heard_by(house, table, seat))
    return wire.Hint(thought.key, thought.why)


def without_undo(votes: dict[str, Any]) -> dict[str, Any]:
    """A request to take something back ends with the next answer."""
    return {name: value for name, value in votes.items() if name != "undo"}


# -- taking back


async def undo(house: House, table: LiveTable, holder: Holder, seat: int) -> wire.State:
    """Take back one's own last answer."""
    holder.must_sit(seat)
    must_play(table)
    may = table.undo(seat)
    if table.row.paused:
        raise not_now(table, seat, "paused", "the table is paused")
    if not may.possible:
        words = {
            "over": "the match is over",
            "nothing": "no answer has been given yet",
            "not_yours": "the last answer was somebody else's",
            "rules_changed": "the rules have changed, and everybody must agree to go on first",
            "chance": "chance has decided something since",
            "revealed": "something hidden has been revealed since",
        }[may.why]
        raise not_now(table, seat, "cannot_undo", f"this can't be taken back: {words}")
    await take_back(house, table)
    return table.state(seat)


async def take_back(house: House, table: LiveTable) -> None:
    """Remove the last answer from the record; the new epoch tells other processes to rebuild the match."""
    row = table.row
    change = Change()
    change.undo_from = row.seq
    now = time.time()
    change.table = {
        "seq": row.seq - 1, "epoch": row.epoch + 1, "moved": now, "votes": without_undo(row.votes), "due": now + 0.5,
        # Whoever answered is asked again.
        "asked": [table.playing.answers[-1].seat],
    }  # fmt: skip
    await house.commit(table, change)


async def ask_undo(house: House, table: LiveTable, holder: Holder, seat: int) -> None:
    """Ask everybody to take the last answer back, although it may not be taken back otherwise."""
    holder.must_sit(seat)
    must_play(table)
    if table.row.status == "over" or not table.playing.answers:
        raise not_now(table, seat, "cannot_undo", "there is nothing to take back")
    must_mean_the_same(table, seat)
    await agree_to_undo(house, table, {"seat": seat, "agreed": [seat]}, seat)


async def consent_to_undo(house: House, table: LiveTable, holder: Holder, wish: wire.Consent) -> None:
    holder.must_sit(wish.seat)
    must_play(table)
    must_mean_the_same(table, wish.seat)
    vote = table.row.votes.get("undo")
    if vote is None:
        raise not_now(table, wish.seat, "no_vote", "nobody asks to take something back any more")
    if wish.agree:
        await agree_to_undo(house, table, vote, wish.seat)
    else:
        change = Change()
        change.table["votes"] = without_undo(table.row.votes)
        await house.commit(table, change)


async def agree_to_undo(house: House, table: LiveTable, vote: dict[str, Any], seat: int) -> None:
    """One voice more; with all of them the last answer is taken back. A bot that stands in agrees for nobody."""
    agreed = sorted({*vote["agreed"], seat})
    if not table.undo_waits_for(agreed):
        await take_back(house, table)
        return
    change = Change()
    change.table["votes"] = {**table.row.votes, "undo": {"seat": vote["seat"], "agreed": agreed}}
    await house.commit(table, change)


# -- when the rules have changed


async def agree_to_go_on(house: House, table: LiveTable, holder: Holder, seat: int) -> None:
    """One voice more for going on where the answers still mean the same; with all of them it does."""
    holder.must_sit(seat)
    must_play(table)
    changed = table.changed()
    if changed is None or table.row.status == "over":
        raise not_now(table, seat, "no_vote", "nothing has changed here that anybody must agree to")
    agreed = sorted({*changed.agreed, seat})
    if all(n in agreed or table.seats[n].taken_over for n in table.persons()):
        await go_on(house, table)
        return
    change = Change()
    change.table["votes"] = {**table.row.votes, "changed": {"kept": changed.kept, "agreed": agreed}}
    await house.commit(table, change)


async def go_on(house: House, table: LiveTable) -> None:
    """Forget the answers that don't mean the same any more."""
    kept, row, now = table.playing.seq, table.row, time.time()
    change = Change()
    change.undo_from = kept + 1
    votes = {name: value for name, value in without_undo(row.votes).items() if name != "changed"}
    change.table = {"seq": kept, "epoch": row.epoch + 1, "moved": now, "votes": votes, "due": now + 0.5}
    await house.commit(table, change)


# -- pausing


async def pause(house: House, table: LiveTable, holder: Holder, paused: bool) -> None:
    holder.must_sit_somewhere()
    must_play(table)
    if table.row.paused == paused or table.row.status == "over":
        return
    await set_paused(house, table, paused)


async def set_paused(house: House, table: LiveTable, paused: bool) -> None:
    now = time.time()
    change = Change()
    change.table = {"paused": paused, "due": None if paused else now, "moved": now}
    # Nobody is late at a table that waits.
    change.table["votes"] = without_takeover(table.row.votes, range(len(table.seats)))
    await house.commit(table, change)
