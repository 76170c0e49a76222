"""Medkit."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def wounded(serious: list[str] | None = None, dressed: list[str] | None = None) -> Table:
    t = table("scout", "captain").wounded("scout", serious=serious, dressed=dressed)
    return t.any_hand("scout", 3).item("scout", "medkit").turn("scout")


def test_medkit_dresses_a_serious_wound_of_choice() -> None:
    t = wounded(serious=["leg", "body"])
    assert t.why_not("scout", "item:medkit:heal") == "no_wound_to_heal"
    t.do("scout", "item:medkit:dress", "wound:body")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == (["leg"], ["body"])
    assert t.game.item_discard["green"] == ["medkit"]
    t.check()


def test_medkit_heals_a_dressed_wound() -> None:
    t = wounded(dressed=["leg"])
    assert t.why_not("scout", "item:medkit:dress") == "no_wound_to_dress"
    t.do("scout", "item:medkit:heal")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == ([], [])
    assert t.game.wound_discard == ["leg"]
    t.check()


def test_medkit_is_not_for_combat() -> None:
    t = wounded(serious=["leg"])
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scout", "item:medkit:dress") == "only_out_of_combat"


def ward(item: str = "medkit") -> Table:
    """The Captain is wounded beside the Scout, the Pilot next door; the Scout is well and has the item."""
    t = table("scout", "captain", "pilot").room("canteen", "slot_006").at("pilot", "canteen")
    t.wounded("captain", light=2, serious=["leg", "body"], dressed=["leg"]).wounded("pilot", serious=["hand"])
    return t.any_hand("scout", 3).item("scout", item).turn("scout")


@rule("NEM-WOUND-15", "NEM-ACT-36")
def test_medkit_dresses_another_character_in_the_room_who_agrees_and_picks_the_wound() -> None:
    t = ward()
    t.crew("captain").passed = True
    t.answer("scout", "item:medkit:dress")
    # The Pilot is elsewhere, so nobody else comes into question; nothing is paid yet.
    assert (t.asked("captain"), t.options("captain")) == ("consent", ["agree", "decline"])
    assert t.match.pending[0].about == ("0", "medkit")
    assert (len(t.crew("scout").hand), t.crew("scout").inventory) == (3, ["medkit"])
    t.do("captain", "agree")
    assert (t.asked("captain"), t.options("captain")) == ("dress_wound", ["wound:leg", "wound:body"])
    t.answer("captain", "wound:body")
    assert (t.crew("captain").wounds, t.crew("captain").dressed) == (["leg"], ["leg", "body"])
    assert (len(t.crew("scout").hand), t.game.item_discard["green"]) == (2, ["medkit"])
    assert [e["choice"] for e in t.told("announced")] == ["1"]
    t.check()


@rule("NEM-WOUND-15")
def test_medkit_heals_a_dressed_wound_of_another_character() -> None:
    t = ward()
    t.answer("scout", "item:medkit:heal").do("captain", "agree")
    assert (t.crew("captain").wounds, t.crew("captain").dressed) == (["leg", "body"], [])
    t.check()


@rule("NEM-WOUND-15")
@pytest.mark.parametrize(("who", "asked"), [(0, False), (1, True)])
def test_medkit_user_chooses_between_all_it_helps(who: int, asked: bool) -> None:
    t = ward().wounded("scout", serious=["arm"])
    t.answer("scout", "item:medkit:dress")
    assert (t.asked("scout"), t.options("scout")) == ("choose_character", ["character:0", "character:1"])
    t.answer("scout", f"character:{who}")
    # The user needs nobody's consent.
    assert any(q.prompt == "consent" for q in t.match.pending) == asked


@rule("NEM-WOUND-15", "NEM-ACT-36")
def test_medkit_without_consent_costs_nothing_and_asks_no_more() -> None:
    t = ward()
    t.answer("scout", "item:medkit:dress").answer("captain", "decline")
    assert t.asked("scout") == "act"
    assert (len(t.crew("scout").hand), t.crew("scout").inventory, t.game.actions_left) == (3, ["medkit"], 2)
    assert t.crew("captain").dressed == ["leg"]
    assert t.why_not("scout", "item:medkit:dress") == "no_wound_to_dress"
    t.check()


@rule("NEM-WOUND-15")
def test_medkit_reaches_nobody_elsewhere() -> None:
    t = ward().at("captain", "canteen")
    assert t.why_not("scout", "item:medkit:dress") == "no_wound_to_dress"
    assert t.why_not("scout", "item:medkit:heal") == "no_wound_to_heal"
