"""Before the first question: making a table, sitting down, starting, and playing again."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from msgspec import UNSET

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadOptions, BadRecord
from airlock.kernel.match import Match, new_match
from airlock.server import wire
from airlock.server.clean_text import clean_name, must_be_one_word
from airlock.server.keys import HOST, browser_key, hashed, invite_of, new_code, new_id, new_key, new_token
from airlock.server.levels import check_bot
from airlock.server.live_table import LiveTable
from airlock.server.record import Change
from airlock.server.refused import Refused
from airlock.server.schema import Base, CarriedRow, KeyRow, SeatRow, TableRow
from airlock.server.seating import Holder, Seat
from airlock.server.service import House
from airlock.server.turns import notice_turns
from airlock.server.webhooks import check_address
from airlock.titles import TITLES

RECOVERY_SECONDS = 24 * 3600


def sit(table: LiveTable, change: Change, browser: str, seat: int) -> None:
    """Give a browser a seat that it may already have."""
    key = browser_key(browser, seat)
    if key["hash"] not in table.keys:
        change.new_keys.append(key)


def fresh(id: str, now: float) -> dict[str, Any]:
    """What is the same at every table that has not begun."""
    return {
        "id": id, "code": new_code(), "status": "lobby", "paused": False, "version": 0, "seq": 0, "epoch": 0,
        "seed": "", "seed_hash": "", "opening": [], "votes": {}, "rematch": "", "created": now, "updated": now,
        "moved": now, "due": None,
    }  # fmt: skip


async def create(house: House, wish: wire.NewTable, browser: str) -> tuple[str, dict[str, str]]:
    """A new table of this browser; its id, and the secrets of programs by seat."""
    title = TITLES.get(wish.title)
    if title is None:
        raise Refused(400, "no_title", f"there is no title {wish.title!r}; there are {', '.join(sorted(TITLES))}")
    try:
        options = title.setting(len(wish.seats), wish.options)
    except BadOptions as fault:
        raise Refused(400, "bad_options", str(fault)) from fault
    if wish.webhook:
        must_be_one_word("bad_webhook", "the address of a webhook", wish.webhook)
        check_address(wish.webhook)
    id, now = new_id(), time.time()
    programs: dict[str, str] = {}
    row = TableRow(
        **fresh(id, now), name=clean_name(wish.name), title=title.name, rules=title.rules_version, options=options,
        players=len(wish.seats), public=wish.public, spectators=wish.spectators, hints=wish.hints, pace=wish.pace,
        clock_seconds=wish.clock_seconds, webhook=wish.webhook,
    )  # fmt: skip
    rows: list[Base] = [row, KeyRow(table=id, **browser_key(browser, HOST))]
    for number, seat in enumerate(wish.seats):
        rows += new_seat(title.name, id, number, seat, browser, programs)
    await house.record.add(*rows)
    return id, programs


def new_seat(
    title: str, id: str, number: int, seat: wire.NewSeat | wire.FurtherSeat, browser: str, programs: dict[str, str]
) -> list[Base]:
    """A seat as this browser wants it, and what opens it. The secret of a program is put with the others."""
    bot = check_bot(title, seat.bot) if seat.kind == "bot" else ""
    claimed = seat.kind in ("me", "local", "program")
    rows: list[Base] = [
        SeatRow(
            table=id, seat=number, kind=seat.kind, name=clean_name(seat.name), claimed=claimed, bot=bot,
            taken_over=False, auto=True, invites=0,
        )
    ]  # fmt: skip
    if seat.kind == "program":
        programs[str(number)] = new_token()
        rows.append(KeyRow(table=id, **new_key(programs[str(number)], number, "program")))
    elif claimed:
        rows.append(KeyRow(table=id, **browser_key(browser, number)))
    elif seat.kind == "invite":
        rows.append(KeyRow(table=id, **new_key(invite_of(browser, id, number, 0), number, "invite")))
    return rows


async def join(house: House, table: LiveTable, browser: str, wish: wire.Join) -> int:
    """Sit down, by an invite, by the code of the table, or at a public table; the seat."""
    change = Change()
    now = time.time()
    if wish.invite:
        key = table.keys.get(hashed(wish.invite))
        if key is None or key.kind != "invite":
            raise Refused(403, "no_invite", "this invite has been used or is void: ask the host for a new one")
        seat = table.seats[key.seat]
        change.spent_keys.append(key.hash)
    else:
        if not table.row.public and wish.code.upper() != table.row.code:
            raise Refused(403, "no_invite", "this table is private: you need an invite or its code")
        free = [s for s in table.seats if s.kind == "invite" and not s.claimed]
        if not free or table.row.status != "lobby":
            raise Refused(409, "no_free_seat", "no seat is free at this table any more")
        seat = free[0]
    change.void_keys.append(("invite", seat.seat))
    sit(table, change, browser, seat.seat)
    change.seats[seat.seat] = {"claimed": True, "name": clean_name(wish.name) or seat.name}
    change.table["updated"] = now
    await house.commit(table, change)
    return seat.seat


async def renew_invite(house: House, table: LiveTable, holder: Holder, number: int) -> None:
    """A new invite for a seat; the old one is void, and a guest who sits there in the lobby has to get up."""
    holder.must_be_host()
    seat = seat_at(table, number)
    if seat.kind != "invite" or number in holder.seats or table.row.status != "lobby":
        raise Refused(409, "not_free", f"seat {number} is not for a guest, or the match has begun")
    change = Change()
    change.void_keys += [("invite", number), ("seat", number), ("recovery", number)]
    change.seats[number] = {"invites": seat.invites + 1, "claimed": False}
    if seat.claimed:
        change.seats[number]["name"] = ""
    secret = invite_of(holder.browser, table.id, number, seat.invites + 1)
    change.new_keys.append(new_key(secret, number, "invite"))
    await house.commit(table, change)


async def renew_token(house: House, table: LiveTable, holder: Holder, number: int) -> str:
    """A new secret for the program of a seat; the old one is void."""
    holder.must_be_host()
    seat = seat_at(table, number)
    if seat.kind != "program":
        raise Refused(409, "no_program", f"seat {number} is not for a program")
    token = new_token()
    change = Change()
    change.void_keys.append(("program", number))
    change.new_keys.append(new_key(token, number, "program"))
    change.seats[number] = {"claimed": True}
    await house.commit(table, change)
    return token


async def change_seat(house: House, table: LiveTable, holder: Holder, number: int, wish: wire.SeatChange) -> None:
    """Rename a seat, let forced answers be given or not, or (the host, in the lobby) give it to somebody else."""
    seat = seat_at(table, number)
    in_lobby = table.row.status == "lobby"
    if number not in holder.seats and not (holder.is_host and in_lobby):
        holder.must_sit(number)
    change = Change()
    values: dict[str, object] = {}
    if wish.name is not UNSET:
        values["name"] = clean_name(wish.name)
    if wish.auto is not UNSET:
        values["auto"] = wish.auto
    if wish.bot is not UNSET and wish.kind is UNSET:
        if seat.kind != "bot" or not holder.is_host:
            raise Refused(409, "no_bot_seat", "only the host can change the bot of a bot's seat")
        values["bot"] = check_bot(table.row.title, wish.bot)
    if wish.kind is not UNSET and wish.kind != seat.kind:
        holder.must_be_host()
        if not in_lobby or (seat.is_person and number not in holder.seats):
            raise Refused(409, "not_free", f"somebody sits at seat {number}, or the match has begun")
        change.void_keys += [(kind, number) for kind in ("invite", "seat", "recovery", "program")]
        bot = check_bot(table.row.title, "" if wish.bot is UNSET else wish.bot)
        values |= {"kind": wish.kind, "claimed": wish.kind == "local", "bot": bot if wish.kind == "bot" else ""}
        if wish.kind == "local":
            change.new_keys.append(browser_key(holder.browser, number))
        elif wish.kind == "invite":
            values["invites"] = seat.invites + 1
            secret = invite_of(holder.browser, table.id, number, seat.invites + 1)
            change.new_keys.append(new_key(secret, number, "invite"))
    if values:
        change.seats[number] = values
        if "auto" in values and table.row.status == "playing":
            seat.auto = bool(values["auto"])
            change.table["due"] = table.next_due(time.time(), house.rng)
        await house.commit(table, change)


async def recovery(house: House, table: LiveTable, holder: Holder, number: int) -> str:
    """A secret that opens a seat once, on another device."""
    holder.must_sit(number)
    token = new_token()
    change = Change()
    change.void_keys.append(("recovery", number))
    change.new_keys.append(new_key(token, number, "recovery", time.time() + RECOVERY_SECONDS))
    await house.commit(table, change)
    return token


async def recover(house: House, table: LiveTable, browser: str, wish: wire.Recover) -> int:
    """Open a seat with a recovery link, for this browser too; the seat."""
    key = table.keys.get(hashed(wish.secret))
    if key is None or key.kind != "recovery" or (key.expires or 0) < time.time():
        raise Refused(403, "no_recovery", "this link has been used or is too old: make a new one on the old device")
    seat = key.seat
    change = Change()
    change.spent_keys.append(key.hash)
    sit(table, change, browser, seat)
    if table.seats[seat].kind == "me":
        sit(table, change, browser, HOST)
    await house.commit(table, change)
    return seat


async def start(house: House, table: LiveTable, holder: Holder, wish: wire.Start) -> None:
    """Begin the match."""
    holder.must_be_host()
    row = table.row
    if row.status != "lobby":
        raise Refused(409, "started", "this match has already begun")
    match = first_position(row, await carried(house, row))
    change = Change()
    for seat in table.seats:
        if seat.kind == "bot" or seat.claimed:
            continue
        if not wish.fill:
            raise Refused(409, "seats_free", f"seat {seat.seat} is still free: wait, or fill it with a bot")
        change.seats[seat.seat] = {"kind": "bot", "bot": check_bot(row.title, wish.fill)}
        change.void_keys.append(("invite", seat.seat))
    change.table = under_way(match)
    await house.commit(table, change)
    notice_turns(house, table, set())


async def carried(house: House, row: TableRow) -> Before | None:
    """What the match of a table goes on from."""
    try:
        return await house.record.before(row)
    except BadRecord as fault:
        raise Refused(409, "bad_record", f"this match can't begin: {fault}") from fault


def first_position(row: TableRow, before: Before | None = None) -> Match:
    """A match as the table wants it. It may have waited in the lobby while the server got other rules."""
    title = TITLES.get(row.title)
    try:
        if title is None:
            raise BadOptions(f"it has no rules of {row.title!r} any more")
        return new_match(title, row.players, row.options, before=before)
    except (BadOptions, BadRecord) as fault:
        words = f"this server has other rules now, by which the match can't begin ({fault}): make a new table"
        raise Refused(409, "other_rules", words) from fault


def under_way(match: Match) -> dict[str, Any]:
    """A match that has just begun, in the row of its table."""
    now = time.time()
    # Due at once: the runner finds out what there is to do.
    return {
        "status": "playing", "seed": match.seed, "seed_hash": match.seed_hash, "opening": match.opening,
        "rules": match.title.rules_version, "format": match.format, "moved": now, "due": now, "seq": 0,
        "asked": [q.seat for q in match.pending],
    }  # fmt: skip


async def rematch(house: House, table: LiveTable, holder: Holder) -> str:
    """A new table with the same people, whose browsers hold the same seats; whoever asked is a host. Its id."""
    holder.must_sit_somewhere()
    old = table.row
    if old.status != "over":
        raise Refused(409, "not_over", "a rematch is possible when the match is over")
    if old.rematch:
        return old.rematch
    id, now = new_id(), time.time()
    row = TableRow(
        **fresh(id, now), name=old.name, title=old.title, rules=TITLES[old.title].rules_version, options=old.options,
        players=old.players, public=old.public, spectators=old.spectators, hints=old.hints, pace=old.pace,
        clock_seconds=old.clock_seconds, webhook=old.webhook, previous=old.previous,
    )  # fmt: skip
    change = Change()
    change.new_rows = [row, *same_people(table, holder, id, list(range(len(table.seats))))]
    before = await carried(house, old)
    if before is not None:
        change.new_rows.append(CarriedRow(table=id, before=before.plain()))
    change.table["rematch"] = id
    await house.commit(table, change)
    return id


def same_people(table: LiveTable, holder: Holder, id: str, keep: list[int]) -> list[Base]:
    """Seats of a new table for those who sit in these of another one, in their new order; the holder is a host."""
    rows: list[Base] = []
    keys: dict[str, dict[str, object]] = {}
    for number, old in enumerate(keep):
        seat = table.seats[old]
        fresh = {"seat": number, "taken_over": False, "given_up": False, "bot": seat.bot if seat.kind == "bot" else ""}
        rows.append(SeatRow(table=id, **asdict(seat) | fresh))
        for key in table.keys.values():
            if key.seat == old and key.kind in ("seat", "program"):
                # The secret of a browser is not known here: in another seat its key is told apart by its hash.
                hash = key.hash if number == old or not key.browser else hashed(f"{key.browser}/{number}")
                kept = {"hash": hash, "browser": key.browser, "seat": number, "kind": key.kind, "expires": key.expires}
                keys[hash] = kept
    for key in table.keys.values():
        if key.kind == "host":
            keys[key.hash] = {
                "hash": key.hash, "browser": key.browser, "seat": HOST, "kind": key.kind, "expires": key.expires
            }  # fmt: skip
    host = browser_key(holder.browser, HOST)
    keys[str(host["hash"])] = host
    return [*rows, *(KeyRow(table=id, **key) for key in keys.values())]


def seat_at(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused(404, "no_such_seat", f"this table has no seat {number}")
    return table.seats[number]
