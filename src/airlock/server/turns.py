"""Turn notices for people who are not looking."""

from __future__ import annotations

from html import escape

from airlock.server.live_table import LiveTable
from airlock.server.service import House


def notice_turns(house: House, table: LiveTable, asked_before: set[int]) -> None:
    """Tell the webhook of the table whose turn it is, if they are not looking."""
    if not table.row.webhook:
        return
    connected, _ = house.hub.connected(table.id)
    address = f"{house.settings.public_url}/t/{table.id}"
    for question in table.playing.pending:
        seat = table.seats[question.seat]
        if seat.seat in asked_before | connected or not seat.is_person or seat.taken_over or table.is_forced(question):
            continue
        words = f"{seat.name or f'Seat {seat.seat + 1}'}: your turn at {table.row.name or 'the table'} {address}"
        # Names are other people's words: they must not ring a bell for everybody, neither at Slack nor at Discord.
        notice: dict[str, object] = {
            "text": escape(words, quote=False), "content": words, "allowed_mentions": {"parse": []}, "table": table.id,
            "seat": seat.seat,
        }  # fmt: skip
        house.in_background(house.webhooks.send(table.row.webhook, notice))
