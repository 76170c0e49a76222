"""The app's own test of names knows the ids of all titles: it reads them from here."""

from __future__ import annotations

import json
from pathlib import Path

from airlock.titles import TITLES
from tests.test_title_names import content_ids

# web/src/titles/names.test.ts compares the strings of the app with it.
FIXTURE = Path(__file__).parent.parent.parent / "web" / "src" / "titles" / "ids.fixture.json"
HOW = "write it with: PYTHONPATH=src:. python -m tests.web.test_ids"


def fixture() -> dict[str, list[str]]:
    return {"titles": sorted(TITLES), "ids": sorted(content_ids())}


def test_the_app_knows_the_ids_of_today() -> None:
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == fixture(), HOW


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(fixture(), separators=(",", ":")) + "\n", encoding="utf-8")
