"""What `make fields` writes: one declaration of a field is enough, and a position has one hash."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from airlock.kernel.hashing import state_hash
from airlock.kernel.match import Match, new_match, replay
from airlock.titles import TITLES
from airlock.titles.nemesis.ship.ending import Hull

TOOL = Path(__file__).parent.parent / "tools" / "fields.py"

SOURCE = """
class Chest(Part):
    def __init__(self, owner: str, coins: int = 3, fresh: bool = True) -> None:
        self.owner = owner
        self.coins = coins
        self.log: Log | None = None  # not copied, not hashed
        if not fresh:
            return
        self.lid = "shut"
        self.status = ACTIVE
        self.open = False
        self.depth = -1
        self.gems: Unordered = []
        self.layers: list[str] = []
        self.maps: list[Map] = []
        self.prices: dict[str, int] = {}
        self.piles: dict[str, Unordered] = {}
        self.rows: dict[str, list[str]] = {}
        self.boxes: dict[str, Deck] = {}
        self.deck = Deck("gem", [], [], [], [], [])
        self.index: dict[str, str] = {}  # not hashed
        self.sheet: Content = SHEET  # shared, not hashed

    # -- slots, copy and plain, written by `make fields` from the declarations above
    # -- end of what `make fields` writes
"""


@pytest.fixture(scope="module")
def fields() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fields_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = tool
    spec.loader.exec_module(tool)
    return tool


def test_what_is_written_is_in_step_with_the_declarations() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_that_holds_state_is_written_by_it(fields: ModuleType) -> None:
    """Nobody writes `plain` of the state by hand, except the frozen format and the kernel's deck."""
    by_hand = []
    for package in ("survival", "titles"):
        for path in sorted((fields.SOURCE / package).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            by_hand += [path.name] * (text.count("def plain(") - text.count(fields.BEGIN))
    assert by_hand == ["parts.py"]


def test_the_two_methods_of_a_class(fields: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "chest.py"
    path.write_text(SOURCE, encoding="utf-8")
    text = fields.in_step(path)
    for line in (
        "new = Chest(self.owner, self.coins, fresh=False)",
        "new.gems = self.gems[:]",
        "new.maps = [each.copy() for each in self.maps]",
        "new.prices = self.prices.copy()",
        "new.rows = {key: each[:] for key, each in self.rows.items()}",
        "new.boxes = {key: each.copy() for key, each in self.boxes.items()}",
        "new.deck = self.deck.copy()",
        "new.index = self.index.copy()",
        "new.sheet = self.sheet",
        'if self.lid != "shut":',
        "if self.status != ACTIVE:",
        "if self.coins != 3:",
        "if self.depth != -1:",
        "if len(self.deck):",
        'out["owner"] = self.owner',
        'out["gems"] = sorted(self.gems)',
        'out["layers"] = self.layers',
        "if piles := [(key, sorted(each)) for key, each in sorted(self.piles.items()) if each]:",
        'out["boxes"] = {key: self.boxes[key].plain() for key in sorted(self.boxes)}',
    ):
        assert line in text, line
    assert "new.log" not in text
    for name in ("log", "index", "sheet"):
        assert f'out["{name}"]' not in text
    # The order of declarations makes no difference to the hash.
    entries = [line.split('"')[1] for line in text.split("\n") if line.strip().startswith("out[")]
    assert entries == sorted(entries)
    path.write_text(text, encoding="utf-8")
    assert fields.in_step(path) == text


def begun(format: int) -> Match:
    """The same match, in one of the two formats."""
    new = new_match(TITLES["nemesis"], 2, {}, "fields")
    return replay(new.title, 2, new.options, new.seed, new.opening, [], format=format)


class Alarm(Hull):
    """A part that came later."""

    def __init__(self, rings: int = 0) -> None:
        super().__init__()
        self.rings = rings

    def copy(self) -> Alarm:
        return Alarm(self.rings)

    def plain(self) -> dict[str, object]:
        return {"rings": self.rings} if self.rings else {}


def test_a_later_part_or_field_leaves_the_first_format_alone() -> None:
    """And in the second a position differs only if it uses them."""
    old, new = begun(1), begun(2)
    before_old, before_new = old.hash(), new.hash()
    assert before_old != before_new
    for match in (old, new):
        match.state.parts["alarm"] = Alarm(1)
    assert old.hash() == before_old
    assert new.hash() != before_new
    with_alarm = new.hash()
    new.state.parts["alarm"].rings = 2
    assert new.hash() not in (with_alarm, before_new)
    del new.state.parts["alarm"]
    assert new.hash() == before_new


def test_a_part_that_is_not_used_is_in_no_hash_and_no_view() -> None:
    plain: dict[str, Any] = new_match(TITLES["nemesis"], 2, {}, "fields").state.plain()
    assert sorted(plain["parts"]) == ["course", "engines", "hull", "pods", "self_destruct"]
    other = new_match(TITLES["nemesis"], 2, {"mode": "intruder"}, "fields")
    assert "intruder_seat" in other.state.plain()["parts"]
    assert "intruder_player" in other.view(0)
    assert "intruder_player" not in new_match(TITLES["nemesis"], 2, {}, "fields").view(0)


def test_what_has_no_order_and_what_is_empty_makes_no_difference() -> None:
    match = begun(2)
    game = match.state
    before = state_hash(game.plain())
    game.bag.reverse()
    game.objects["slot_005"] = []
    game.rooms = dict(reversed(game.rooms.items()))
    assert state_hash(game.plain()) == before
    game.objects["slot_005"] = ["egg"]
    assert state_hash(game.plain()) != before
    copy = game.copy()
    assert copy.plain() == game.plain()
    copy.objects["slot_005"].append("egg")
    copy.parts["pods"].pods[0].aboard.append(1)
    copy.crew[0].hand.append("rest")
    assert game.objects["slot_005"] == ["egg"]
    assert game.parts["pods"].pods[0].aboard == []
    assert game.crew[0].hand == []
