"""What the server doesn't do, in words, with a status and a code that programs can read."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that can't be carried out; nothing was changed."""

    def __init__(self, status: int, code: str, message: str, detail: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.detail = detail or {}

    def plain(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self.message, "detail": self.detail}}


def unknown_table() -> Refused:
    return Refused(404, "no_table", "there is no such table: check the link, or ask the host for a new one")


def no_seat() -> Refused:
    return Refused(401, "no_seat", "this browser has no seat at this table: open your invite or recovery link here")


def not_yours(seat: int) -> Refused:
    return Refused(403, "not_yours", f"seat {seat} is not yours: use the browser that sits there")


def not_host() -> Refused:
    return Refused(403, "not_host", "only the host of the table can do that")


class LostRace(Exception):
    """Somebody else changed the table first: look again."""
