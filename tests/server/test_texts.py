"""The app gets each message once: in its language, in English where the language has none."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import parse

from airlock.server.printed import BOX, locale, messages
from airlock.titles import TITLES
from airlock.words.messages import APP, LANGUAGES, files


def entries(text: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in parse(text).body if hasattr(entry, "id")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["", *TITLES])
def test_every_message_is_sent_once_as_it_is_written(lang: str, title: str) -> None:
    written: dict[str, Any] = {}
    for name in dict.fromkeys(("en", lang)):
        for path in files(name, TITLES[title].texts if title else (APP,)):
            written |= entries(path.read_text(encoding="utf-8"))
        if not title:
            # What stands on the boxes is read before one of them is opened.
            for one in TITLES.values():
                for path in files(name, one.texts):
                    if path.name == BOX:
                        written |= entries(path.read_text(encoding="utf-8"))
    text = locale(lang, title)
    sent = entries(text)
    assert len(parse(text).body) == len(sent)
    assert sent.keys() == written.keys()
    assert all(sent[id].equals(entry, ignored_fields=["span", "comment"]) for id, entry in written.items())


def test_a_match_gets_only_the_texts_of_what_it_is_played_with() -> None:
    everything = {"room-canteen", "panic-bloodlust", "card-acid-spit", "wound-melted"}

    def sent(options: dict[str, str] | None) -> set[str]:
        return everything & entries(locale("de", "nemesis", options)).keys()

    assert sent(None) == everything
    assert sent({"species": "intruders"}) == {"room-canteen"}
    assert sent({"species": "void_seeders"}) == {"room-canteen", "panic-bloodlust"}
    assert sent({"species": "carnomorphs"}) == {"room-canteen", "card-acid-spit"}
    # What isn't named, or has no value, is as usual.
    assert sent({"mode": "coop", "species": ""}) == {"room-canteen"}
    # A mode or a single module needs the texts of the box that it comes from.
    assert sent({"mode": "research"}) == {"room-canteen", "wound-melted"}
    assert sent({"modules": "traits", "species": "carnomorphs"}) == {"room-canteen", "card-acid-spit", "wound-melted"}


def test_messages_are_cut_where_they_begin() -> None:
    text = "# A comment\none = 1\n    .text = more\n\n    = none\n-term = x\n## Group\ntwo =\n    2\n"
    assert list(messages(text)) == ["one", "-term", "two"]
    assert "comment" not in "".join(messages(text).values())
