"""Self-Healing: they recover at the end of every attack step."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


def test_self_healing_takes_one_injury_off_everything_on_the_board_after_attacks_and_feeding() -> None:
    t = hunted("captain", "scout", adaptation="self_healing").at("scout", "cockpit")
    t.game.objects = {}
    fighting, lone = put(t, "shambler", "hibernatorium", 2), put(t, "butcher", "slot_020", 3)
    healthy = put(t, "fleshbeast", "slot_013")
    t.rig(attack=["slash_1"]).run("attacks_and_feeding")
    assert (fighting.injuries, lone.injuries, healthy.injuries) == (1, 2, 0)
    order = [e["event"] for e in t.match.history(-1) if e["event"] in ("attack", "carnomorph_healed")]
    assert order == ["attack", "carnomorph_healed", "carnomorph_healed"]
    t.check()


def test_without_self_healing_injuries_stay() -> None:
    t = hunted("captain", "scout").at("scout", "cockpit")
    lone = put(t, "butcher", "slot_020", 3)
    t.run("attacks_and_feeding")
    assert lone.injuries == 3


@rule("CAR-EVENT-08")
def test_self_healing_does_not_happen_if_the_step_is_skipped() -> None:
    t = hunted("captain", "scout", adaptation="self_healing")
    t.game.skip_attacks = True
    fighting = put(t, "shambler", "hibernatorium", 2)
    feeder = put(t.object("carcass", "slot_020"), "shambler", "slot_020", 2)
    t.run("attacks_and_feeding")
    assert not t.told("attack")
    assert (fighting.injuries, feeder.injuries, feeder.kind) == (2, 2, "shambler")
    assert t.game.objects_in("slot_020") == ["carcass"]


@rule("CAR-EVENT-10")
def test_self_healing_revealed_in_the_step_still_works_at_its_end() -> None:
    t = table("captain", "scout", species="carnomorphs").at("captain", "cockpit").at("scout", "cockpit").met()
    lone = put(t, "butcher", "slot_018", 3)
    put(t.object("carcass", "slot_013"), "shambler", "slot_013")
    t.rig(weakness={"egg": "self_healing"}).run("attacks_and_feeding")
    assert t.game.weaknesses["egg"] == "self_healing"
    assert lone.injuries == 2
