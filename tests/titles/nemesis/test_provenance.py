"""docs/provenance/nemesis.md says of every component where its numbers come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import CONTENT

PAGE = Path(__file__).parents[3] / "docs" / "provenance" / "nemesis.md"
ROW = re.compile(r"^\| `([a-z0-9_]+)`[^|]*\| (rulebook|public|designed) \| (high|medium|) \| ([0-9, ]*)\|")

# The heading of each table, and what it has to list.
LISTED = {
    "Action cards": list(CONTENT.cards),
    "Attacks": [*CONTENT.attacks, *CONTENT.attack_cards],
    "Board": list(BOARDS),
    "Characters": list(CONTENT.characters),
    "Coordinates cards": list(CONTENT.coordinates),
    "Events": list(CONTENT.events),
    "Exploration tokens": list(CONTENT.exploration),
    "Cards of the intruder player": [*CONTENT.intruder_cards, *CONTENT.intruder_effects],
    "Intruder tokens": list(INTRUDERS.tokens),
    "Items": sorted({item.kind for item in CONTENT.items.values()}),
    "Objectives": list(CONTENT.objectives),
    "Rooms": list(CONTENT.rooms),
    "Serious wounds": list(CONTENT.wounds),
    "Weaknesses": INTRUDERS.weaknesses,
}


def sections() -> dict[str, str]:
    """The text below each heading."""
    parts = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(section: str) -> list[re.Match[str]]:
    return [found for line in section.splitlines() if (found := ROW.match(line))]


@pytest.mark.parametrize("heading", LISTED)
def test_every_component_is_listed_with_its_provenance(heading: str) -> None:
    named = {row.group(1) for row in rows(sections()[heading])}
    assert [id for id in LISTED[heading] if id not in named] == []


def test_what_is_public_is_rated_and_every_source_is_named() -> None:
    for heading, section in sections().items():
        sources = len(re.findall(r"^\d+\. ", section, flags=re.MULTILINE))
        lines = [line for line in section.splitlines() if line.startswith("| `")]
        found = rows(section)
        assert len(found) == len(lines), heading
        for row in found:
            assert row.group(2) != "public" or row.group(3), f"{heading}: {row.group(1)} has no confidence"
            for number in row.group(4).replace(",", " ").split():
                assert 1 <= int(number) <= sources, f"{heading}: {row.group(1)} has no source {number}"


def test_the_numbers_of_contamination_and_dice_are_explained_too() -> None:
    assert len([row for row in rows(sections()["Contamination cards"]) if row.group(2) == "public"]) == 27
    assert [row.group(1) for row in rows(sections()["Dice"])][:2] == ["noise", "combat"]
