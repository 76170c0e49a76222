"""Everything that the modules bring has words in both languages."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.aftermath.turrets import STATUSES
from airlock.titles.nemesis.modules import MODULES
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words, message_id

ALL = NEMESIS.content({"modules": ",".join(module.id for module in MODULES)})
BASE = NEMESIS.content({})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_item_room_and_token_of_a_module_has_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    tables = {"card": (ALL.cards, BASE.cards), "thing": (ALL.items, BASE.items), "room": (ALL.rooms, BASE.rooms)}
    for kind, (now, before) in tables.items():
        for id in now:
            if id not in before:
                assert words.name(kind, id)
                assert words.text(kind, id), id
    for room in ALL.rooms:
        assert words.has_attribute(message_id("room", room), "in")
        assert words.has_attribute(message_id("room", room), "into")
    for character in ALL.characters:
        assert words.name("character", character)
    for token, (effect, _) in ALL.exploration.items():
        assert words.name("token", token)
        assert words.name("effect", effect)
    for status in STATUSES:
        assert words.name("turret_status", status)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_use_something_has_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts)
    for table in (ALL.cards, ALL.items, ALL.rooms):
        for thing in table.values():
            for way in thing.ways:
                own = words.has(message_id("way", thing.id, way.id))
                assert own or words.has(message_id("way", way.id)), (thing.id, way.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_module_can_be_chosen_in_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts)
    for module in MODULES:
        id = message_id("app-option-modules", module.id)
        assert words.has(id)
        assert all(words.has_attribute(id, attribute) for attribute in ("text", "said", "changes"))
