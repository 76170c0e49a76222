"""docs/provenance/carnomorphs.md says of every component where its numbers come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from airlock.titles.nemesis.carnomorphs.adaptations import ADAPTATIONS
from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS

PAGE = Path(__file__).parents[4] / "docs" / "provenance" / "carnomorphs.md"
ROW = re.compile(r"^\| `([a-z0-9_]+)`[^|]*\| (rulebook|public|designed) \| (high|medium|) \| ([0-9, ]*)\|")

# The heading of each table, and what it has to list.
LISTED = {
    "Adaptations": ADAPTATIONS,
    "Attacks": [*CARNOMORPHS.content.attacks, *CARNOMORPHS.content.attack_cards],
    "Events": list(CARNOMORPHS.content.events),
    "Intruder tokens": list(CARNOMORPHS.tokens),
    "Mutation cards": [card.id for card in MUTATIONS],
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
        found = rows(section)
        assert len(found) == len([line for line in section.splitlines() if line.startswith("| `")]), heading
        for row in found:
            assert row.group(2) != "public" or row.group(3), f"{heading}: {row.group(1)} has no confidence"
            for number in row.group(4).replace(",", " ").split():
                assert 1 <= int(number) <= sources, f"{heading}: {row.group(1)} has no source {number}"


def test_only_two_adaptations_are_known_and_no_mutation_card() -> None:
    known = [row.group(1) for row in rows(sections()["Adaptations"]) if row.group(2) != "designed"]
    assert known == ["voracious", "agile"]
    assert {row.group(2) for row in rows(sections()["Mutation cards"])} == {"designed"}
