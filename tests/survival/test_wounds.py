"""Light and serious wounds of characters, dressing and healing."""

from __future__ import annotations

import pytest

from airlock.survival.hands import slots_of
from airlock.survival.wounds import NO_CARD, suffer_light, suffer_serious
from tests.rules import rule
from tests.table import Table, table


def light(t: Table, n: int = 1) -> None:
    t.flow(suffer_light(t.game, t.crew("captain"), n))


def serious(t: Table) -> None:
    t.flow(suffer_serious(t.game, t.crew("captain")))


@rule("NEM-WOUND-01", "NEM-WOUND-02", "NEM-WOUND-03")
def test_the_third_light_wound_becomes_a_serious_one() -> None:
    t = table("captain", "scout").rig(wound=["body"])
    captain = t.crew("captain")
    seen = []
    for _ in range(3):
        light(t)
        seen.append((captain.light, list(captain.wounds)))
    assert seen == [(1, []), (2, []), (0, ["body"])]
    t.check()


@rule("NEM-WOUND-04", "NEM-WOUND-05")
def test_example_two_more_light_wounds_with_two() -> None:
    t = table("captain", "scout").wounded("captain", light=2).rig(wound=["body"])
    light(t, 2)
    captain = t.crew("captain")
    assert (captain.light, captain.wounds) == (1, ["body"])


@rule("NEM-WOUND-06")
def test_a_serious_wound_is_a_card_for_all_to_see_and_works_at_once() -> None:
    t = table("captain", "scout").rig(wound=["arm"])
    deck = len(t.game.wounds)
    serious(t)
    captain = t.crew("captain")
    assert captain.wounds == ["arm"]
    assert len(t.game.wounds) == deck - 1
    assert slots_of(captain) == 1
    assert t.view("scout")["crew"][0]["wounds"] == ["arm"]
    assert t.told("serious_wound", "scout")[0]["wound"] == "arm"
    t.check()


@rule("NEM-WOUND-06")
def test_healed_wounds_are_shuffled_when_the_deck_is_empty() -> None:
    t = table("captain", "scout")
    t.game.wound_discard, t.game.wounds.middle = t.game.wounds.middle, []
    t.rig(wound=["leg"])
    serious(t)
    assert t.crew("captain").wounds == ["leg"]
    assert (t.game.wound_discard, len(t.game.wounds)) == ([], 15)
    t.check()


@rule("NEM-WOUND-06", "NEM-DEF-22")
def test_a_wound_without_a_card_counts_but_does_nothing() -> None:
    t = table("captain", "scout")
    t.game.wounds.middle = []
    captain = t.crew("captain")
    for n in (1, 2, 3):
        serious(t)
        assert captain.wounds == [NO_CARD] * n
    serious(t)
    assert captain.status == "dead"
    assert t.game.wound_discard == []


@rule("NEM-WOUND-07")
def test_two_of_a_kind_work_as_one_until_both_are_dressed() -> None:
    t = table("captain", "scout").wounded("captain", serious=["arm", "arm"]).any_hand("captain", 4)
    captain = t.crew("captain")
    t.item("captain", "medkit").item("captain", "bandages").turn("captain")
    assert slots_of(captain) == 1
    t.do("captain", "item:medkit:dress")
    assert (captain.wounds, captain.dressed, slots_of(captain)) == (["arm"], ["arm"], 1)
    t.do("captain", "item:bandages:dress")
    assert (captain.wounds, captain.dressed, slots_of(captain)) == ([], ["arm", "arm"], 2)
    t.check()


@rule("NEM-WOUND-08", "NEM-WOUND-09")
@pytest.mark.parametrize("dressed", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", ["light", "serious"])
def test_any_wound_kills_with_three_serious_ones_dressed_or_not(kind: str, dressed: int) -> None:
    wounds = ["body", "leg", "hand"]
    t = table("captain", "scout").wounded("captain", serious=wounds[dressed:], dressed=wounds[:dressed])
    (light if kind == "light" else serious)(t)
    assert t.crew("captain").status == "dead"
    t.check()


@rule("NEM-WOUND-08")
def test_with_two_serious_wounds_nobody_dies_yet() -> None:
    t = table("captain", "scout").wounded("captain", serious=["body", "leg"]).rig(wound=["hand"])
    light(t)
    serious(t)
    captain = t.crew("captain")
    assert (captain.active, captain.light, captain.wounds) == (True, 1, ["body", "leg", "hand"])


@rule("NEM-WOUND-10")
def test_example_the_light_wound_of_a_fire_kills() -> None:
    t = table("captain", "scout").at("captain", "canteen").fire("canteen").any_hand("captain", 1)
    t.wounded("captain", serious=["body"], dressed=["leg", "hand"]).turn("captain")
    t.do("captain", "pass")
    assert t.crew("captain").status == "dead"
    assert "corpse_0" in t.game.objects[t.slot("canteen")]
    t.check()


@rule("NEM-WOUND-11")
def test_the_third_light_wound_with_two_serious_ones_gives_the_third() -> None:
    t = table("captain", "scout").wounded("captain", light=2, serious=["body"], dressed=["leg"]).rig(wound=["hand"])
    light(t)
    captain = t.crew("captain")
    assert (captain.active, captain.light, captain.wounds) == (True, 0, ["body", "hand"])


@rule("NEM-WOUND-12")
def test_a_dressed_wound_stays_but_works_no_more() -> None:
    t = table("captain", "scout").wounded("captain", serious=["arm", "hand"]).any_hand("captain", 3)
    t.item("captain", "medkit").turn("captain")
    discarded = list(t.game.wound_discard)
    t.do("captain", "item:medkit:dress", "wound:arm")
    captain = t.crew("captain")
    assert (captain.wounds, captain.dressed, captain.serious) == (["hand"], ["arm"], 2)
    assert slots_of(captain) == 2
    assert t.game.wound_discard == discarded
    t.check()


@rule("NEM-WOUND-13")
def test_light_wounds_heal_one_space_at_a_time() -> None:
    t = table("captain", "scout").at("captain", "canteen").wounded("captain", light=2).any_hand("captain", 5)
    t.turn("captain")
    seen = [t.crew("captain").light]
    for _ in range(2):
        t.do("captain", "room:canteen:snack", "no_scan")
        seen.append(t.crew("captain").light)
    assert seen == [2, 1, 0]


@rule("NEM-WOUND-14")
def test_only_a_dressed_wound_can_be_healed() -> None:
    t = table("captain", "scout").wounded("captain", serious=["leg"]).any_hand("captain", 3)
    t.item("captain", "medkit").turn("captain")
    assert not t.can("captain", "item:medkit:heal")
    assert t.why_not("captain", "item:medkit:heal") == "no_wound_to_heal"
    t.wounded("captain", dressed=["hand"])
    t.do("captain", "item:medkit:heal")
    captain = t.crew("captain")
    assert captain.serious == 0
    assert t.game.wound_discard == ["hand"]
    t.check()


@rule("NEM-WOUND-15")
def test_what_each_treatment_does() -> None:
    def ways(t: Table, what: str) -> list[str]:
        return [key for key in t.options("captain") if key.startswith(what)]

    t = table("captain", "scout").at("captain", "emergency").any_hand("captain", 5)
    t.wounded("captain", light=2, serious=["leg"], dressed=["body"])
    t.item("captain", "clothes_green").item("captain", "bandages").item("captain", "medkit").turn("captain")
    assert ways(t, "item:clothes") == ["item:clothes_green:dress"]
    assert ways(t, "item:bandages") == ["item:bandages:dress", "item:bandages:heal_light"]
    assert ways(t, "item:medkit") == ["item:medkit:dress", "item:medkit:heal"]
    assert ways(t, "room:emergency") == [
        "room:emergency:dress_all",
        "room:emergency:heal_serious",
        "room:emergency:heal_light",
    ]
    captain = t.crew("captain")
    t.do("captain", "item:clothes_green:dress")
    assert (captain.wounds, captain.dressed) == ([], ["body", "leg"])
    t.do("captain", "room:emergency:heal_serious", "wound:body")
    assert (captain.light, captain.dressed) == (2, ["leg"])
    t.check()


@rule("NEM-WOUND-16")
def test_example_bandages() -> None:
    def bandaged() -> Table:
        t = table("captain", "scout").at("captain", "canteen").any_hand("captain", 3).item("captain", "bandages")
        return t.wounded("captain", light=2, serious=["leg", "hand"]).turn("captain")

    # One use only, for 1 card.
    t = bandaged()
    t.do("captain", "item:bandages:dress", "wound:hand")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.dressed) == (2, ["leg"], ["hand"])
    # A hand wound makes items cost 1 more.
    assert (len(captain.hand), captain.inventory, t.game.item_discard["green"]) == (1, [], ["bandages"])
    t.check()
    # OR
    u = bandaged().wounded("captain", light=2, serious=["leg"])
    u.do("captain", "item:bandages:heal_light")
    captain = u.crew("captain")
    assert (captain.light, captain.wounds, captain.dressed, len(captain.hand)) == (0, ["leg"], [], 2)
    u.check()
    # Out of combat.
    v = bandaged()
    v.intruder("adult", "canteen")
    assert not v.can("captain", "item:bandages")
    assert v.why_not("captain", "item:bandages:dress") == "only_out_of_combat"
