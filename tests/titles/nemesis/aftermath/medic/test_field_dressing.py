"""Field Dressing."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def ward(room: str = "armory", modules: str = "medic") -> Table:
    t = table("medic", "scout", "captain", modules=modules)
    for who in ("medic", "scout", "captain"):
        t.at(who, room)
    return t.hand("medic", "field_dressing", "rest", "search", "search").turn("medic")


def test_field_dressing_treats_one_or_two_who_agree_each_in_their_own_way() -> None:
    t = ward().wounded("medic", light=1).wounded("scout", light=2, serious=["leg"]).wounded("captain", serious=["arm"])
    t.turn("medic").answer("medic", "card:field_dressing:treat")
    assert t.options("medic") == ["treat:0", "treat:1", "treat:2", "treat:0:1", "treat:0:2", "treat:1:2"]
    t.answer("medic", "treat:1:2").answer("scout", "agree").do("captain", "agree")
    assert t.asked("scout") == "how_to_be_treated"
    assert t.options("scout") == ["heal_light", "dress_one"]
    t.answer("scout", "heal_light")
    # Only one thing helps the captain.
    assert (t.crew("scout").light, t.crew("scout").wounds) == (0, ["leg"])
    assert (t.crew("captain").wounds, t.crew("captain").dressed) == ([], ["arm"])
    assert t.crew("medic").light == 1
    assert len(t.crew("medic").hand) == 1
    t.check()


def test_field_dressing_is_called_off_if_one_declines() -> None:
    t = ward().wounded("scout", light=2).wounded("captain", light=1).turn("medic")
    t.answer("medic", "card:field_dressing:treat").answer("medic", "treat:1:2")
    t.answer("scout", "agree").answer("captain", "decline")
    assert len(t.crew("medic").hand) == 4
    assert (t.crew("scout").light, t.crew("captain").light) == (2, 1)


@rule("AFT-CHAR-15")
def test_field_dressing_draws_from_her_own_deck_in_a_green_room() -> None:
    t = ward("surgery").wounded("medic", light=1).turn("medic").do("medic", "card:field_dressing:treat")
    assert t.crew("medic").light == 0
    assert len(t.crew("medic").hand) == 2
    t = ward("armory").wounded("medic", light=1).turn("medic").do("medic", "card:field_dressing:treat")
    assert len(t.crew("medic").hand) == 1


def test_field_dressing_is_not_offered_for_nothing() -> None:
    t = ward().wounded("scout", dressed=["leg"]).turn("medic")
    assert t.why_not("medic", "card:field_dressing:treat") == "would_change_nothing"
