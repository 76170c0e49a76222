"""Engines 1, 2 and 3."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.ship.engines import repair_or_break
from tests.rules import rule
from tests.table import Table, table


def engine(n: int, top: str = "damaged") -> Table:
    t = table("scout", "captain").at("scout", f"engine_{n}").any_hand("scout", 5).turn("scout")
    return t.rig(engine={n: top})


@rule("NEM-ROOM-ENGINE-01", "NEM-ROOM-ENGINE-06")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_engine_room_shows_its_own_engine_in_secret(n: int) -> None:
    t = engine(n)
    t.do("scout", f"room:engine_{n}:check_engine")
    assert t.view("scout")["notes"]["engines"] == ["damaged" if i == n else "" for i in (1, 2, 3)]
    assert t.view("captain")["notes"]["engines"] == ["", "", ""]
    assert t.told("saw_engine", "captain") == []
    assert t.view("captain")["looked"]["engines"] == [[0] if i == n else [] for i in (1, 2, 3)]
    assert len(t.crew("scout").hand) == 3
    # The tokens stay as they are.
    assert t.engines.tops[n - 1] == "damaged"
    assert t.asked("scout") == "act"


@rule("NEM-ROOM-ENGINE-02", "NEM-ROOM-ENGINE-03")
@pytest.mark.parametrize(("order", "after"), [("leave_engine", "damaged"), ("swap_engine", "working")])
def test_engine_tokens_may_be_swapped_and_the_change_is_announced(order: str, after: str) -> None:
    t = engine(2)
    t.flow(repair_or_break(t.game, t.crew("scout"), 2))
    # Seen by the worker before the choice, and by nobody else.
    assert t.view("scout")["notes"]["engines"][1] == "damaged"
    t.answer("scout", order)
    assert t.engines.tops[1] == after
    assert [e["changed"] for e in t.told("engine_order", "captain")] == [order == "swap_engine"]
    assert t.view("captain")["notes"]["engines"] == ["", "", ""]
    assert after not in str(t.match.history(1))
    assert "damaged" not in str(t.match.history(1))


@rule("NEM-ROOM-ENGINE-02")
def test_engine_work_is_no_room_action() -> None:
    t = engine(1)
    assert [o for o in t.options("scout") if o.startswith("room")] == ["room:engine_1:check_engine"]


@rule("NEM-ROOM-ENGINE-05")
@pytest.mark.parametrize(("damaged", "survivors"), [(0, ["scout"]), (1, ["scout"]), (2, []), (3, [])])
def test_engine_two_of_three_must_work(damaged: int, survivors: list[str]) -> None:
    t = table("scout", "captain").met().asleep("scout").end("jump", "earth", damaged)
    assert t.survivors == survivors
    assert t.ship_destroyed == (damaged >= 2)


@rule("NEM-ROOM-ENGINE-02", "NEM-ROOM-ENGINE-04")
def test_engine_is_repaired_by_a_card_in_a_broken_room_without_a_look_before() -> None:
    t = table("pilot", "captain").at("pilot", "engine_3").hand("pilot", "repairs", "rest", "search").turn("pilot")
    t.malfunction("engine_3").rig(engine={3: "damaged"})
    assert t.why_not("pilot", "room:engine_3:check_engine") == "room_broken"
    t.do("pilot", "card:repairs:engine", "swap_engine")
    assert t.engines.tops == ["", "", "working"]
    # One card for the action apart from the card itself, as the card says.
    assert len(t.crew("pilot").hand) == 1
    t.at("pilot", "cockpit").hand("pilot", "repairs", "rest").turn("pilot")
    assert t.why_not("pilot", "card:repairs:engine") == "no_engine_here"
    t.check()


@rule("NEM-ROOM-ENGINE-02", "NEM-ROOM-ENGINE-06")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_engine_work_changes_the_engine_of_the_room_alone(n: int) -> None:
    t = table("pilot", "captain").at("pilot", f"engine_{n}").hand("pilot", "repairs", "rest", "search").turn("pilot")
    t.rig(engine={n: "damaged"}).do("pilot", "card:repairs:engine", "swap_engine")
    assert t.view("pilot")["notes"]["engines"] == ["working" if i == n else "" for i in (1, 2, 3)]
    assert [e["engine"] for e in t.told("engine_order")] == [n]


@rule("NEM-ROOM-ENGINE-02")
def test_engine_work_in_combat_is_up_to_the_card() -> None:
    t = table("pilot", "captain").at("pilot", "engine_1").hand("pilot", "repairs", "rest", "search").turn("pilot")
    assert t.can("pilot", "card:repairs:engine")
    t.intruder("larva", "engine_1")
    assert t.why_not("pilot", "card:repairs:engine") == "only_out_of_combat"
