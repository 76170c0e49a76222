"""Comms Room."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-COMMS-01")
def test_comms_sends_a_signal() -> None:
    t = table("scout", "captain").at("scout", "comms").any_hand("scout", 5).turn("scout")
    t.do("scout", "room:comms:send_signal")
    assert t.crew("scout").signal
    assert not t.crew("captain").signal
    assert len(t.crew("scout").hand) == 3
    assert t.view("captain")["crew"][0]["signal"]
    assert len(t.told("signal_sent")) == 1


@rule("NEM-ROOM-COMMS-02")
def test_comms_signal_changes_nothing_else() -> None:
    t = table("scout", "captain").at("scout", "comms").at("captain", "cockpit").any_hand("scout", 4).turn("scout")
    before = t.view("captain")
    options = t.options("scout")
    t.do("scout", "room:comms:send_signal")
    after = t.view("captain")
    assert after["crew"][0].pop("signal")
    assert not before["crew"][0].pop("signal")
    # What was paid, and nothing else.
    assert after["crew"][0].pop("discard") != before["crew"][0].pop("discard")
    assert after["crew"][0].pop("cards") == before["crew"][0].pop("cards") - 2
    assert after.pop("actions_left") == before.pop("actions_left") - 1
    assert after.pop("seq") > before.pop("seq")
    assert after == before
    assert [o for o in t.options("scout") if o.startswith("move")] == [o for o in options if o.startswith("move")]


@rule("NEM-ROOM-COMMS-01")
def test_comms_signal_from_afar_stands_on_the_own_board() -> None:
    t = table("scientist", "captain").room("comms").at("scientist", "laboratory").at("captain", "comms")
    t.hand("scientist", "intranet", "rest", "search").turn("scientist")
    t.do("scientist", "card:intranet:room_action")
    assert t.crew("scientist").signal
    assert not t.crew("captain").signal


@rule("NEM-ROOM-COMMS-03")
def test_comms_needs_one_signal_only() -> None:
    t = table("scout", "captain").at("scout", "comms").at("captain", "comms").any_hand("scout", 5).turn("scout")
    t.do("scout", "room:comms:send_signal")
    assert t.refused("scout", "room:comms:send_signal")
    assert t.why_not("scout", "room:comms:send_signal") == "signal_sent_already"
    t.turn("captain")
    assert t.can("captain", "room:comms:send_signal")
