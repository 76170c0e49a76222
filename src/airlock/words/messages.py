"""The messages of a language, as the Fluent files in locales/ hold them."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from airlock.resources import folder

LANGUAGES = ("en", "de")
# Attributes that say more about a thing instead of naming it in another form.
NO_FORMS = ("text", "usage")


class MissingText(Exception):
    """A message that nobody has written, or one that needs a value it doesn't get."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language, English where one is missing."""
    texts = FluentBundle([lang], use_isolating=False)
    for name in dict.fromkeys(("en", lang)):
        for path in sorted((folder("locales") / name).glob("*.ftl")):
            texts.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return texts


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class Messages:
    """One language. A gap shows as the id of the message, so that nothing breaks; `strict` raises instead."""

    def __init__(self, lang: str = "en", strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._bundle = bundle(lang)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **values: object) -> str:
        """A message with its values."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        return self._format(id, pattern, values)

    def attribute(self, id: str, name: str, **values: object) -> str:
        """A part of a message that stands beside its value, such as the description beside a name."""
        pattern = self._bundle.get_message(id).attributes.get(name) if self.has(id) else None
        return self._format(f"{id}.{name}", pattern, values)

    def has_attribute(self, id: str, name: str) -> bool:
        return self.has(id) and name in self._bundle.get_message(id).attributes

    def variants(self, id: str) -> list[str]:
        """The other forms that a message has: `room-canteen` is also "in the Canteen". Descriptions are none."""
        if not self.has(id):
            return []
        return [name for name in self._bundle.get_message(id).attributes if name not in NO_FORMS]

    def _format(self, id: str, pattern: Any, values: dict[str, object]) -> str:
        if pattern is None:
            if self.strict:
                raise MissingText(f"{self.lang} has no text {id}")
            return id
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and self.strict:
            raise MissingText(f"{self.lang}, {id}: {errors}")
        return str(text)
