"""Turret Room."""

from __future__ import annotations

from random import Random

from airlock.kernel.fate import Fate
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets
from tests.rules import rule
from tests.table import Table, table

FAR = "slot_013"


def control(status: str = "target_all") -> Table:
    t = table("scout", "captain", modules="rooms,turrets").at("captain", "cockpit").at("scout", "turret")
    t.any_hand("scout", 3).room("canteen").room("cabins")
    Turrets.of(t.game).turrets = [Turret(t.slot("canteen"), status), Turret(t.slot("cabins"), status)]
    return t.turn("scout")


@rule("AFT-ROOM-TURRET-01", "AFT-ROOM-TURRET-03", "AFT-GEN-05")
def test_turret_room_puts_any_status_facedown_on_a_turret() -> None:
    t = control()
    t.answer("scout", "room:turret:control")
    assert t.options("scout") == [f"slot:{t.slot('canteen')}", f"slot:{t.slot('cabins')}"]
    t.do("scout", f"slot:{t.slot('cabins')}")
    # The same as before is among them.
    assert t.options("scout") == [f"turret_status:{s}" for s in ("inactive", "target_all", "target_intruders")]
    t.answer("scout", "turret_status:inactive")
    first, second = Turrets.of(t.game).turrets
    assert (first.status, first.facedown) == ("target_all", False)
    assert (second.status, second.facedown) == ("inactive", True)
    assert len(t.crew("scout").hand) == 1
    t.check()


@rule("AFT-ROOM-TURRET-02")
def test_turret_room_tells_nobody_else_what_was_chosen() -> None:
    t = control().do("scout", "room:turret:control", "slot:" + control().slot("cabins"), "turret_status:inactive")
    assert t.view("scout")["turrets"][1]["status"] == "inactive"
    for who in ("captain", ""):
        shown = t.view(who)["turrets"][1]
        assert (shown["status"], shown["facedown"], shown["set_by"]) == ("", True, [0])
        assert t.told("turret_set", to=who) == []
        assert len(t.told("turret_changed", to=who)) == 1
    assert [e["status"] for e in t.told("turret_set", to="scout")] == ["inactive"]


@rule("AFT-ROOM-TURRET-02")
def test_turret_room_leaves_everything_possible_for_the_others() -> None:
    t = control().do("scout", "room:turret:control", "slot:" + control().slot("cabins"), "turret_status:inactive")
    met = {0: set[str](), 1: set[str]()}
    for seat, seen in met.items():
        for n in range(30):
            game = t.game.copy()
            determinize(game, seat, Fate(rng=Random(n)))
            seen.add(Turrets.of(game).turrets[1].status)
    assert met == {0: {"inactive"}, 1: {"inactive", "target_all", "target_intruders"}}


@rule("AFT-ROOM-TURRET-03")
def test_turret_room_costs_two_and_needs_a_turret() -> None:
    t = control().any_hand("scout", 1)
    assert t.why_not("scout", "room:turret:control") == "too_few_cards"
    t = control()
    Turrets.of(t.game).turrets = []
    assert t.refresh().why_not("scout", "room:turret:control") == "no_turret"
    t = table("scout", "captain", modules="rooms").at("scout", "turret").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "room:turret:control") == "no_turret"
