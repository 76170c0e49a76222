"""The messages of a language, as the Fluent files in locales/ hold them.

A bundle is what one match is told in: the texts of the app, those of the rules that the title shares with others, and
the title's own. The title names the folders (`Title.texts`); without a title there are the texts of the app alone.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from airlock.resources import folder

LANGUAGES = ("en", "de")
# Attributes that say more about a thing instead of naming it in another form.
NO_FORMS = ("text", "usage", "short", "code")
APP = "app"


class MissingText(Exception):
    """A message that nobody has written, or one that needs a value it doesn't get."""


class WrittenTwice(Exception):
    """Two files of a bundle hold the same message, and one would hide the other."""


def files(lang: str, texts: tuple[str, ...]) -> list[Path]:
    """The files of these folders of a language."""
    return [path for part in texts for path in sorted((folder("locales") / lang / part).glob("*.ftl"))]


@cache
def bundle(lang: str, texts: tuple[str, ...] = ()) -> FluentBundle:
    """All messages of the app and of these folders, English where one is missing."""
    whole = FluentBundle([lang], use_isolating=False)
    for name in dict.fromkeys(("en", lang)):
        written: dict[str, Path] = {}
        for path in files(name, (APP, *texts)):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if hasattr(entry, "id"):
                    other = written.setdefault(entry.id.name, path)
                    if other is not path:
                        raise WrittenTwice(f"{entry.id.name} stands in {other} and in {path}")
            whole.add_resource(resource, allow_overrides=True)
    return whole


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class Messages:
    """One language. A gap shows as the id of the message, so that nothing breaks; `strict` raises instead."""

    def __init__(self, lang: str = "en", texts: tuple[str, ...] = (), strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._bundle = bundle(lang, texts)

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
