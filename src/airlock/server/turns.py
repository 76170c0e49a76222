"""Notices to the webhook of a table, for people who are not looking."""

from __future__ import annotations

from html import escape

from airlock.server.live_table import LiveTable
from airlock.server.seating import Seat
from airlock.server.service import House


def notice_turns(house: House, table: LiveTable, asked_before: set[int]) -> None:
    """Tell the webhook of the table whose turn it is, if they are not looking."""
    if not table.row.webhook:
        return
    connected, _ = house.hub.connected(table.id)
    for question in table.playing.pending:
        seat = table.seats[question.seat]
        if seat.seat in asked_before | connected or not seat.is_person or seat.taken_over or table.is_forced(question):
            continue
        notice(house, table, seat, f"your turn at {table.row.name or 'the table'}")


def notice_stand_in(house: House, table: LiveTable, number: int, seconds: float) -> None:
    """Tell somebody that a bot is about to play for them. They may have a window open and not look."""
    if table.row.webhook:
        wait = f"{seconds / 60:.0f} min" if seconds >= 90 else f"{seconds:.0f} s"
        where = table.row.name or "the table"
        notice(house, table, table.seats[number], f"the others at {where} want a bot to play for you in {wait}")


def notice(house: House, table: LiveTable, seat: Seat, words: str) -> None:
    words = f"{seat.name or f'Seat {seat.seat + 1}'}: {words} {house.settings.public_url}/t/{table.id}"
    # Names are other people's words: they must not ring a bell for everybody, neither at Slack nor at Discord.
    body: dict[str, object] = {
        "text": escape(words, quote=False), "content": words, "allowed_mentions": {"parse": []}, "table": table.id,
        "seat": seat.seat,
    }  # fmt: skip
    house.in_background(house.webhooks.send(table.row.webhook, body))
