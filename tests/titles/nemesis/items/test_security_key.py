"""Security Key, a quest item of the Scout."""

from __future__ import annotations

from tests.table import Table, table


def scout() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").any_hand("scout", 3)
    return t.item("scout", "quest_security_key").turn("scout")


def test_security_key_works_any_doors_of_any_room() -> None:
    t = scout().door("cor_014_017").door("cor_017_019", "destroyed")
    t.do("scout", "item:quest_security_key:doors", "slot:slot_017")
    # A destroyed door stays; at least one must be worked.
    assert t.options("scout") == ["corridor:cor_014_017", "corridor:cor_017_020"]
    t.do("scout", "corridor:cor_014_017")
    assert t.options("scout") == ["done", "corridor:cor_017_020"]
    t.do("scout", "corridor:cor_017_020")
    assert t.game.doors == {"cor_017_019": "destroyed", "cor_017_020": "closed"}
    assert "quest_security_key" in t.game.items_spent
    t.check()


def test_security_key_may_stop_after_one_door() -> None:
    t = scout()
    t.do("scout", "item:quest_security_key:doors", "slot:slot_001", "corridor:cor_001_002", "done")
    assert t.game.doors == {"cor_001_002": "closed"}


def test_security_key_takes_doors_from_elsewhere_when_none_is_left() -> None:
    t = scout()
    far = [c for c in t.game.map.corridors if c not in t.game.map.corridors_of["slot_001"]][:12]
    for corridor in far:
        t.door(corridor)
    t.do(
        "scout", "item:quest_security_key:doors", "slot:slot_001", "corridor:cor_001_002", f"corridor:{far[0]}", "done"
    )
    assert "cor_001_002" in t.game.doors
    assert far[0] not in t.game.doors
    assert len(t.game.doors) == 12


def test_security_key_is_activated_in_the_cockpit() -> None:
    t = table("scout", "captain").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "activate:quest_security_key") == "quest_needs_room"
    t.at("scout", "cockpit")
    t.do("scout", "activate:quest_security_key")
    assert t.crew("scout").inventory == ["quest_security_key"]
