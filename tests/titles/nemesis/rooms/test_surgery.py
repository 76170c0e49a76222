"""Surgery."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED, is_contamination
from tests.rules import rule
from tests.table import Table, table


def surgery(*crew: str) -> Table:
    """One contamination card each in hand, deck and discard pile."""
    t = table(*(crew or ("scout", "captain"))).at("scout", "surgery").any_hand("scout", 4, contamination=1)
    me = t.crew("scout")
    me.deck.middle.append(CONTAMINATION)
    me.discard.append(CONTAMINATION)
    t.game.contamination_left -= 2
    return t.turn("scout")


@rule("NEM-ROOM-SURGERY-01")
def test_surgery_removes_infected_cards_from_everywhere() -> None:
    t = surgery().rig(scan=["infected", "clean", "infected"])
    t.do("scout", "room:surgery:operate")
    me = t.crew("scout")
    left = [card for card in me.hand + me.deck.cards() + me.discard if is_contamination(card)]
    # The harmless one stays, nobody is infected, and the result is the owner's.
    assert left == [CLEAN]
    assert t.game.contamination_removed == 2
    assert not me.larva
    assert me.active
    assert len(t.told("scan_result", "scout")) == 1
    assert t.told("scan_result", "captain") == []
    assert [e["cards"] for e in t.told("contamination_removed")] == [2]
    t.check()


@rule("NEM-ROOM-SURGERY-01")
def test_surgery_never_infects() -> None:
    t = surgery().rig(scan=["infected"] * 3)
    t.crew("scout").larva = True
    t.do("scout", "room:surgery:operate")
    assert t.crew("scout").active
    assert INFECTED not in t.crew("scout").deck.cards()
    t.check()


@rule("NEM-ROOM-SURGERY-02")
def test_surgery_removes_the_larva() -> None:
    t = table("scout", "captain").at("scout", "surgery").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "room:surgery:operate") == "nothing_to_cure"
    t.crew("scout").larva = True
    t.crew("captain").larva = True
    t.refresh().do("scout", "room:surgery:operate")
    assert (t.crew("scout").larva, t.crew("captain").larva) == (False, True)


@rule("NEM-ROOM-SURGERY-03")
def test_surgery_costs_a_light_wound() -> None:
    t = surgery()
    t.do("scout", "room:surgery:operate")
    assert (t.crew("scout").light, t.crew("scout").serious) == (1, 0)


@rule("NEM-ROOM-SURGERY-03")
def test_surgery_may_kill() -> None:
    t = surgery().wounded("scout", dressed=["leg", "leg", "hand"])
    t.do("scout", "room:surgery:operate")
    assert t.crew("scout").status == "dead"
    t.check()


@rule("NEM-ROOM-SURGERY-04")
def test_surgery_ends_the_round_for_the_patient() -> None:
    t = surgery()
    me = t.crew("scout")
    cards = len(me.hand) + len(me.deck) + len(me.discard)
    t.rig(scan=["clean"] * 3).do("scout", "room:surgery:operate")
    assert me.passed
    assert t.asked("captain") == "act"
    assert (me.hand, me.discard, len(me.deck)) == ([], [], cards)
    assert me.light == 1
    t.check()


@rule("NEM-ROOM-SURGERY-04")
def test_surgery_in_a_fire_costs_another_wound() -> None:
    t = surgery().fire("surgery")
    t.do("scout", "room:surgery:operate")
    assert t.crew("scout").passed
    assert t.crew("scout").light == 2


@rule("NEM-ROOM-SURGERY-05")
def test_surgery_is_followed_by_a_fresh_hand_of_five() -> None:
    t = surgery().rig(scan=["clean"] * 3)
    t.do("scout", "room:surgery:operate")
    assert t.crew("scout").hand == []
    t.run("draw_step")
    assert len(t.crew("scout").hand) == 5
    t.check()


@rule("NEM-ROOM-SURGERY-04")
@pytest.mark.parametrize("actions", [2, 1])
def test_surgery_ends_in_a_pass_like_any_other(actions: int) -> None:
    t = surgery().wounded("scout", serious=["bleeding"]).turn("scout", actions=actions)
    t.rig(scan=["clean"] * 3).do("scout", "room:surgery:operate")
    assert [e["seat"] for e in t.told("passed")] == [t.seat("scout")]
    # One wound by the operation, one by bleeding at the pass.
    assert t.crew("scout").light == 2
    assert t.crew("scout").passed
    assert t.asked("captain") == "act"
