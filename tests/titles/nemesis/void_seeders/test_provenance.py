"""docs/provenance/void_seeders.md says of every component where its numbers come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from airlock.titles.nemesis.species import VOID_SEEDERS
from airlock.titles.nemesis.void_seeders.insanity import TRACK
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.titles.nemesis.void_seeders.tokens import LAIR_TOKENS
from tests.titles.nemesis.test_provenance import rows

PAGE = Path(__file__).parents[4] / "docs" / "provenance" / "void_seeders.md"
CONTENT = VOID_SEEDERS.content

# The heading of each table, and what it has to list.
LISTED = {
    "Attacks": [*CONTENT.attacks, *CONTENT.attack_cards],
    "Events": list(CONTENT.events),
    "Exploration tokens": list(LAIR_TOKENS),
    "Figures": VOID_SEEDERS.types,
    "Help card": ["help"],
    "Insanity track": [f"insanity_{level}" for level in TRACK],
    "Objectives": ["the_great_hunt", "cutting_off_the_head"],
    "Panic cards": list(PANIC_CARDS),
    "Void seeder tokens": list(VOID_SEEDERS.tokens),
    "Weaknesses": VOID_SEEDERS.weaknesses,
}


def sections() -> dict[str, str]:
    """The text below each heading."""
    parts = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("heading", LISTED)
def test_every_component_is_listed_with_its_provenance(heading: str) -> None:
    named = [row.group(1) for row in rows(sections()[heading])]
    assert sorted(named) == sorted(LISTED[heading])


def test_what_is_public_is_rated_and_every_source_is_named() -> None:
    assert sorted(sections()) == sorted(LISTED)
    for heading, section in sections().items():
        sources = len(re.findall(r"^\d+\. ", section, flags=re.MULTILINE))
        found = rows(section)
        assert len(found) == len([line for line in section.splitlines() if line.startswith("| `")]), heading
        for row in found:
            assert row.group(2) != "public" or row.group(3), f"{heading}: {row.group(1)} has no confidence"
            for number in row.group(4).replace(",", " ").split():
                assert 1 <= int(number) <= sources, f"{heading}: {row.group(1)} has no source {number}"
