"""Intranet."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-34")
def test_intranet_uses_another_computer_room_as_if_standing_there() -> None:
    t = table("scientist", "scout").at("scientist", "comms").at("scout", "monitoring").room("laboratory")
    t.room("generator").malfunction("generator").hand("scientist", "intranet", "rest", "search").turn("scientist")
    t.intruder("adult", "monitoring")
    t.rig(room={"slot_005": "storage"}, explore={"slot_005": "fire_1"})
    t.answer("scientist", "card:intranet:room_action")
    # The generator is broken and nothing can be analysed in the laboratory; an intruder there doesn't matter.
    assert sorted(t.options("scientist")) == sorted([f"slot:{t.slot('comms')}", f"slot:{t.slot('monitoring')}"])
    t.do("scientist", f"slot:{t.slot('monitoring')}", "slot:slot_005", "discard:rest")
    assert t.view("scientist")["notes"]["tiles"] == {"slot_005": "storage"}
    assert t.view("scout")["notes"]["tiles"] == {}
    assert t.crew("scientist").hand == ["search"]


@rule("NEM-ACT-34")
def test_intranet_checks_objects_in_the_chosen_room_and_combat_where_the_player_stands() -> None:
    t = table("scientist", "scout").at("scientist", "comms").room("laboratory").hand("scientist", "intranet", "rest")
    t.crew("scientist").signal = True
    t.carry("scientist", "carcass").turn("scientist")
    # The carcass must be in the laboratory, not in the scientist's hands.
    assert t.why_not("scientist", "card:intranet:room_action") == "would_change_nothing"
    t.object("carcass", "laboratory")
    assert t.can("scientist", "card:intranet:room_action")
    t.intruder("adult", "comms")
    assert t.why_not("scientist", "card:intranet:room_action") == "only_out_of_combat"


@rule("NEM-ACT-34")
def test_intranet_sets_the_signal_on_the_own_board() -> None:
    t = (
        table("scientist", "scout")
        .at("scientist", "monitoring")
        .at("scout", "comms")
        .hand("scientist", "intranet", "rest")
    )
    t.turn("scientist")
    t.do("scientist", "card:intranet:room_action", f"slot:{t.slot('comms')}")
    assert t.crew("scientist").signal
    assert not t.crew("scout").signal


def test_intranet_needs_a_computer_or_the_holo_computer() -> None:
    t = table("scientist", "scout").at("scientist", "canteen").room("comms").hand("scientist", "intranet", "rest")
    t.turn("scientist")
    assert t.why_not("scientist", "card:intranet:room_action") == "no_computer_here"
    t.item("scientist", "quest_holo_computer")
    t.do("scientist", "card:intranet:room_action")
    assert t.crew("scientist").signal
