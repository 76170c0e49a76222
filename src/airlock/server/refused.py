"""What the server doesn't do, in words, with a status and a code that programs can read."""

from __future__ import annotations

from typing import Any

# A refusal may repeat what it refuses, as far as people read.
MOST_WORDS = 1000


def in_short(text: str, most: int = MOST_WORDS) -> str:
    """A text that may have come from anywhere, as it can be sent back: bounded, and without half characters."""
    # The middle goes: a refusal begins with what was wrong and ends with what would be right.
    fit = text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"
    return fit.encode("utf-8", "backslashreplace").decode()


class Refused(Exception):
    """A request that can't be carried out; nothing was changed."""

    def __init__(self, status: int, code: str, message: str, detail: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.detail = detail or {}

    def plain(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": in_short(self.message), "detail": self.detail}}


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
