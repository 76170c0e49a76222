"""Finished matches can be replayed forever: the same answers lead to the same positions, hash by hash.

Where a rule was mended since, a match replays up to the first answer that means something else now.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from airlock.catalogue import get
from airlock.kernel.faults import BadSave
from airlock.kernel.match import Match
from airlock.kernel.save import load, save
from airlock.kernel.still_same import load_as_far
from airlock.kernel.title import FORMAT
from airlock.kernel.verify import verify_seed
from airlock.titles import TITLES
from airlock.titles.nemesis.species import SPECIES
from tests.saves.__main__ import KEPT

# The first answer that differs by today's rules, and which mended rule it meets. A later match of the same setting, in
# the format of today, stands beside each: its name ends with the number of the format.
TOUCHED = {
    "2-semi-alt": (124, "let_be", "NEM-WOUND-15"),
    "3-coop-alt": (136, "wait", "NEM-BAG-09"),
    "3-intruder-alt": (159, "discard:full_auto", "NEM-ITEM-12"),
    "4-intruder-base": (169, "discard:search", "NEM-WOUND-15"),
    "4-semi-alt": (162, "discard:repairs", "NEM-BAG-09"),
    "5-coop-alt": (179, "discard:technical_corridors", "NEM-WOUND-15"),
    "5-intruder-alt": (273, "discard:interruption", "NEM-ITEM-12"),
    "5-intruder-base": (238, "keep:medkit", "NEM-WOUND-15"),
}
FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*/*.json"))
WHOLE = [path for path in SAVES if path.stem not in TOUCHED]


def read(path: Path) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return body


def test_there_are_at_least_20_of_all_modes_and_boards() -> None:
    options = [read(path)["options"] for path in SAVES]
    assert len(SAVES) >= 20
    assert {o["mode"] for o in options} == {"semi", "solo", "coop", "intruder"}
    assert {o["board"] for o in options} == {"base", "alt"}


@pytest.mark.parametrize("species", [species.id for species in SPECIES[1:]])
def test_there_are_at_least_10_against_each_other_species(species: str) -> None:
    found = [body for path in SAVES if (body := read(path))["options"].get("species") == species]
    assert len(found) >= 10
    assert {body["options"]["mode"] for body in found} == {"semi", "solo", "coop"}
    assert {body["options"]["board"] for body in found} == {"base", "alt"}
    assert {body["players"] for body in found} == {1, 2, 3, 4, 5}
    assert {kept.bot for kept in KEPT} == {"random", "curious", "crew"}
    assert {(kept.players, kept.mode, kept.board) for kept in KEPT} <= {
        (body["players"], body["options"]["mode"], body["options"]["board"]) for body in found
    }


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_a_finished_match_replays_to_the_same_hashes(path: Path) -> None:
    body = read(path)
    match: Match = load(path.read_text(encoding="utf-8"), TITLES)
    assert match.over
    assert [a.hash for a in match.answers] == [answer[3] for answer in body["answers"]]
    assert all(answer[3] for answer in body["answers"])
    assert save(match) == path.read_text(encoding="utf-8").rstrip("\n")
    assert match.breaches() == []
    assert verify_seed(match)


@pytest.mark.parametrize("stem", TOUCHED)
def test_a_match_that_a_mended_rule_touches_replays_up_to_there(stem: str) -> None:
    path = FOLDER / "nemesis" / f"{stem}.json"
    answer, key, clause = TOUCHED[stem]
    body = read(path)
    assert body["airlock"] == 1
    assert get(clause).id == clause
    with pytest.raises(BadSave):
        load(path.read_text(encoding="utf-8"), TITLES)
    match, answers = load_as_far(path.read_text(encoding="utf-8"), TITLES)
    assert (match.seq, answers) == (answer - 1, len(body["answers"]))
    assert body["answers"][answer - 1][1] == key
    assert [a.hash for a in match.answers] == [given[3] for given in body["answers"][: answer - 1]]
    assert not match.over
    assert match.breaches() == []


@pytest.mark.parametrize("stem", TOUCHED)
def test_a_later_match_of_the_same_setting_stands_beside_it(stem: str) -> None:
    old, new = (read(FOLDER / "nemesis" / f"{name}.json") for name in (stem, f"{stem}-{FORMAT}"))
    assert new["airlock"] == FORMAT
    assert [new[same] for same in ("title", "players", "options")] == [
        old[same] for same in ("title", "players", "options")
    ]


def test_a_whole_game_of_four_replays_quickly() -> None:
    path = next(p for p in SAVES if p.stem == "4-semi-base")
    text = path.read_text(encoding="utf-8")
    best = 1.0
    for _ in range(5):
        begin = time.process_time()
        load(text, TITLES, listening=False, verify=False)
        best = min(best, time.process_time() - begin)
    assert best < 0.06
