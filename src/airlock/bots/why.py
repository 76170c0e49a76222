"""Why a bot did what it did: one sentence in a file bots.ftl of the locales."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.words import Words
from airlock.words.messages import message_id


class Why:
    """A reason, and the room that it is about if there is one."""

    __slots__ = ("reason", "slot")

    def __init__(self, reason: str, slot: str = "") -> None:
        self.reason = reason
        self.slot = slot

    def text(self, words: Words, view: Mapping[str, Any]) -> str:
        message = message_id("bot", self.reason)
        if self.slot and words.has(message_id(message, "to")):
            return words.say(message_id(message, "to"), room=words.slot(self.slot, view))
        return words.say(message)

    def __repr__(self) -> str:
        return f"<{self.reason} {self.slot}>" if self.slot else f"<{self.reason}>"


GUESS = Why("guess")
