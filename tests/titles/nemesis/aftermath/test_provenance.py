"""docs/provenance/aftermath.md says of every component where its numbers come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from airlock.titles.nemesis.aftermath.traits.part import TRAITS
from airlock.titles.nemesis.aftermath.turrets import STATUSES, TOKENS
from airlock.titles.nemesis.modules import MODULES

PAGE = Path(__file__).parents[4] / "docs" / "provenance" / "aftermath.md"
ROW = re.compile(r"^\| `([a-z0-9_]+)`[^|]*\| (rulebook|public|designed) \| (high|medium|low|) \| ([0-9, ]*)\|")
CONTENT = {module.id: module.content for module in MODULES}

LISTED = {
    "Trait cards": list(TRAITS),
    "Rooms": list(CONTENT["rooms"].rooms),
    "Special crafted items": list(CONTENT["rooms"].items),
    "Turrets": [*TOKENS, *STATUSES],
    "Characters": [*CONTENT["characters"].characters, *CONTENT["characters"].cards, *CONTENT["characters"].items],
    "Medic": [*CONTENT["medic"].characters, *CONTENT["medic"].cards, *CONTENT["medic"].items],
}


def sections() -> dict[str, str]:
    parts = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("heading", LISTED)
def test_every_component_is_listed_with_its_provenance(heading: str) -> None:
    section = sections()[heading]
    found = [row for line in section.splitlines() if (row := ROW.match(line))]
    assert len(found) == sum(line.startswith("| `") for line in section.splitlines())
    assert [row.group(1) for row in found] == LISTED[heading]
    sources = len(re.findall(r"^\d+\. ", section, flags=re.MULTILINE))
    for row in found:
        assert row.group(2) != "public" or row.group(3), f"{row.group(1)} has no confidence"
        assert all(1 <= int(n) <= sources for n in row.group(4).replace(",", " ").split())
