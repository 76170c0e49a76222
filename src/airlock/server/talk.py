"""What people say: to everybody, to some, or in set words that stay in the record and may be lies."""

from __future__ import annotations

import time
from typing import Any

from airlock.bots import Claim, Heard
from airlock.server import wire
from airlock.server.clean_text import clean, clean_facts, is_visible
from airlock.server.lesson import Line
from airlock.server.live_table import LiveTable
from airlock.server.refused import Refused
from airlock.server.schema import MessageRow
from airlock.server.seating import Holder, Seat
from airlock.server.service import House
from airlock.server.thinking import claims_of


def may_read(seat: int, message: MessageRow) -> bool:
    return not message.to or seat == message.seat or seat in message.to


def shown(message: MessageRow, seats: list[Seat]) -> wire.Message:
    kind: Any = message.kind
    name = seats[message.seat].name if message.seat < len(seats) else ""
    return wire.Message(
        id=message.id, at=message.at, seq=message.seq, seat=message.seat, name=name, kind=kind, to=list(message.to),
        text=message.text, what=message.what,
    )  # fmt: skip


async def say(house: House, table: LiveTable, holder: Holder, wish: wire.Say) -> wire.Message:
    """Say something. A whisper needs somebody to hear it."""
    holder.must_sit(wish.seat)
    to = sorted(set(wish.to) - {wish.seat})
    if any(seat >= len(table.seats) for seat in to):
        raise Refused(400, "no_such_seat", f"this table has seats 0 to {len(table.seats) - 1}")
    if wish.kind == "whisper" and not to:
        raise Refused(400, "nobody", "whisper to whom? `to` is empty")
    text, what = clean(wish.text, lines=True), clean_facts(wish.what)
    if not is_visible(text) and not what:
        raise Refused(400, "empty", "say something: `text` is empty")
    now = time.time()
    row = {
        "table": table.id, "seat": wish.seat, "kind": wish.kind, "to": to, "text": text, "what": what, "at": now,
        "seq": table.row.seq,
    }  # fmt: skip
    id = await house.record.say(row)
    house.hub.said(table.id, id)
    return shown(MessageRow(id=id, **row), table.seats)


def scripted(table: LiveTable, line: Line, now: float) -> list[MessageRow]:
    """What somebody claims by the script of a lesson, with their answer."""
    if not line.claim:
        return []
    return [claim_row(table, line.seat, line.claim, now)]


def claim_row(table: LiveTable, seat: int, what: dict[str, str], now: float) -> MessageRow:
    return MessageRow(table=table.id, seat=seat, kind="claim", to=[], text="", what=what, seq=table.playing.seq, at=now)


async def heard(house: House, table: LiveTable, seat: int, since: int) -> list[wire.Message]:
    """What this seat may read."""
    rows = await house.record.messages(table.id, since)
    return [shown(row, table.seats) for row in rows if may_read(seat, row)]


async def on_record(house: House, table: LiveTable, seat: int) -> list[wire.Message]:
    """What was claimed and promised in set words, as far as this seat heard it."""
    rows = await house.record.claims(table.id, ("claim", "promise"))
    return [shown(row, table.seats) for row in rows if may_read(seat, row)]


async def heard_by(house: House, table: LiveTable, seat: int) -> Heard:
    """What a bot in this seat has seen and heard."""
    rows = await house.record.claims(table.id)
    claims = []
    for row in rows:
        if may_read(seat, row):
            # People's programs may claim anything: words only from here on.
            claims.append(Claim(row.seat, {name: str(value) for name, value in row.what.items()}, row.seq))
    return table.heard.with_claims(claims)


def claimed_by_bots(house: House, table: LiveTable, now: float) -> list[MessageRow]:
    """What bots say about what they have just learned. One that stands in for somebody does not speak for them."""
    match, out = table.playing, []
    for seat in table.heard.learners(match):
        if table.seats[seat].kind == "bot":
            for what in claims_of(match, seat, table.seats[seat].bot, house.rng, table.heard):
                out.append(claim_row(table, seat, dict(what), now))
    return out


async def report(house: House, table: LiveTable, holder: Holder, wish: wire.Complaint) -> int:
    """Keep what this seat saw for the developers. Not the moves: their outcomes are the secrets of others."""
    if wish.seat >= 0:
        holder.must_sit(wish.seat)
    else:
        holder.must_sit_somewhere()
    seen: dict[str, Any] = {"status": table.row.status, "version": table.version}
    if table.match is not None:
        match = table.match
        own = [[n + 1, a.key, a.hash] for n, a in enumerate(match.answers) if a.seat == wish.seat]
        state = table.state(wish.seat)
        seen |= {"seq": match.seq, "view": state.view, "events": state.events, "own_answers": own}
        seen |= {"options": table.row.options, "rules": table.row.rules}
    return await house.record.report(
        {"table": table.id, "seat": wish.seat, "text": clean(wish.text, lines=True), "seen": seen, "at": time.time()}
    )
