"""Room Covered with Slime."""

from __future__ import annotations

from airlock.survival.markers import place_malfunction
from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-SLIME-01")
def test_slime_covers_whoever_enters() -> None:
    t = table("scout", "captain").room("slime", "slot_006").any_hand("scout", 5).turn("scout").rig(noise=[1])
    t.do("scout", "move:slot_006")
    assert t.crew("scout").slime
    assert not t.crew("captain").slime


@rule("NEM-ROOM-SLIME-01")
def test_slime_covers_whoever_enters_again() -> None:
    t = table("scout", "captain").room("slime", "slot_006").at("captain", "slime").any_hand("scout", 5).turn("scout")
    t.rig(noise=[1])
    t.do("scout", "move:slot_006").do("scout", "move:slot_011")
    t.crew("scout").slime = False
    t.any_hand("scout", 5).turn("scout").do("scout", "careful:slot_006")
    assert t.crew("scout").slime


@rule("NEM-ROOM-SLIME-01")
def test_slime_comes_before_the_exploration_token() -> None:
    t = table("scout", "captain").any_hand("scout", 5).turn("scout")
    t.rig(room={"slot_006": "slime"}, explore={"slot_006": "silence_1"})
    t.do("scout", "move:slot_006")
    # Silence is danger for a slimy explorer: noise all around.
    assert t.crew("scout").slime
    assert sorted(t.game.noise) == ["cor_002_006", "cor_005_006", "cor_006_007", "cor_006_011"]


@rule("NEM-ROOM-SLIME-02")
def test_slime_room_has_no_items_no_action_and_no_malfunction() -> None:
    t = table("scout", "captain").at("scout", "slime").hand("scout", "search", "rest", "demolition").turn("scout")
    assert t.why_not("scout", "room:slime") == "no_room_action"
    assert t.why_not("scout", "card:search:search") == "not_searchable"
    assert t.why_not("scout", "card:demolition:malfunction") == "no_malfunction_possible_here"
    place_malfunction(t.game, t.slot("slime"))
    assert t.game.malfunction == []
