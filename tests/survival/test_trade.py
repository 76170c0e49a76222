"""Trading."""

from __future__ import annotations

import json

from tests.rules import rule
from tests.table import Table, table


def market() -> Table:
    """Captain, Scout and Pilot in the Hibernatorium. The Captain has a medkit, the Scout tools, the Pilot bandages."""
    t = table("captain", "scout", "pilot", "soldier").at("soldier", "cockpit")
    for who in ("captain", "scout", "pilot"):
        t.any_hand(who, 3)
    t.item("captain", "medkit").item("scout", "tools").item("pilot", "bandages")
    return t.turn("captain").do("captain", "trade")


@rule("NEM-TRADE-01", "NEM-TRADE-02")
def test_the_starter_pays_and_everybody_in_the_room_takes_part_for_free() -> None:
    t = table("captain", "scout", "pilot", "soldier").at("soldier", "cockpit")
    for who in ("captain", "scout", "pilot", "soldier"):
        t.any_hand(who, 3)
    t.crew("pilot").passed = True
    t.turn("captain").do("captain", "trade")
    assert [len(c.hand) for c in t.game.crew] == [2, 3, 3, 3]
    assert t.options("captain") == ["no_proposal", "propose:1", "propose:2", "end_trade"]
    t.answer("captain", "no_proposal")
    assert t.options("scout") == ["no_proposal", "propose:0", "propose:2"]
    t.answer("scout", "no_proposal")
    # Whoever has passed takes part, too.
    assert t.options("pilot") == ["no_proposal", "propose:0", "propose:1"]
    t.answer("pilot", "no_proposal")
    # It ended without an exchange.
    assert t.asked("captain") == "act"
    assert t.game.actions_left == 1


@rule("NEM-TRADE-02")
def test_alone_there_is_nobody_to_trade_with() -> None:
    t = table("captain", "scout").at("scout", "cockpit").any_hand("captain", 3).turn("captain")
    assert not t.can("captain", "trade")
    assert t.why_not("captain", "trade") == "nobody_to_trade_with"


@rule("NEM-TRADE-03")
def test_an_offer_is_shown_to_the_partner_and_to_nobody_else() -> None:
    t = market()
    t.answer("captain", "propose:1")
    assert t.options("captain") == ["offered", "offer:six_shooter", "offer:medkit"]
    t.answer("captain", "offer:medkit").answer("captain", "offered")
    question = t.match.question(1)
    assert question is not None
    assert question.about == ("0", "medkit")
    assert t.view("scout")["crew"][0]["offers"] == ["medkit"]
    assert t.view("pilot")["crew"][0]["offers"] == ["green"]
    assert "medkit" not in json.dumps([t.view("pilot"), t.match.history(2)])
    # Nobody must show anything.
    t.answer("scout", "decline")
    assert t.crew("captain").inventory == ["medkit"]
    assert t.crew("scout").inventory == ["tools"]
    t.check()


@rule("NEM-TRADE-04")
def test_any_two_who_agree_exchange_the_starter_involved_or_not() -> None:
    t = market()
    t.answer("captain", "no_proposal").answer("scout", "propose:2").answer("scout", "offer:tools").answer(
        "scout", "offered"
    )
    t.answer("pilot", "answer").answer("pilot", "offer:bandages").answer("pilot", "offered")
    assert t.asked("scout") == "agree"
    t.answer("scout", "agree")
    assert t.crew("scout").inventory == ["bandages"]
    assert t.crew("pilot").inventory == ["tools"]
    # The others learn that something changed hands, not what.
    assert [(e["giver"], e["receiver"], e["things"]) for e in t.told("traded", "captain")] == [(1, 2, 1), (2, 1, 1)]
    assert t.told("received", "captain") == []
    # After an exchange there may be another one, until the starter ends it.
    t.answer("pilot", "no_proposal").answer("captain", "end_trade")
    assert t.asked("captain") == "act"
    t.check()


@rule("NEM-TRADE-04")
def test_without_the_last_yes_nothing_changes_hands() -> None:
    t = market()
    t.answer("captain", "propose:1").answer("captain", "offer:medkit").answer("captain", "offered")
    t.answer("scout", "answer").answer("scout", "offered").answer("captain", "decline")
    assert t.crew("captain").inventory == ["medkit"]
    t.check()


def gives(t: Table, giver: str, item: str, receiver: str) -> Table:
    """A gift that is accepted."""
    t.answer(giver, f"propose:{t.seat(receiver)}").answer(giver, f"offer:{item}")
    if t.asked(giver) == "offer":
        t.answer(giver, "offered")
    t.answer(receiver, "answer")
    if t.asked(receiver) == "offer":
        t.answer(receiver, "offered")
    return t.answer(giver, "agree")


@rule("NEM-TRADE-04")
def test_a_later_refusal_does_not_end_the_trade() -> None:
    t = gives(market(), "captain", "medkit", "scout")
    t.answer("scout", "propose:2").answer("scout", "offer:tools").answer("scout", "offered").answer("pilot", "decline")
    t.answer("pilot", "no_proposal")
    # An exchange took place in this round, so that there is another one.
    assert t.asked("captain") == "trade"
    t.answer("captain", "no_proposal")
    gives(t, "scout", "medkit", "pilot")
    assert t.crew("pilot").inventory == ["bandages", "medkit"]
    # It ends with a round in which nobody wants anything.
    t.answer("pilot", "no_proposal").answer("captain", "no_proposal").answer("scout", "no_proposal")
    assert t.asked("pilot") == "trade"
    t.answer("pilot", "no_proposal")
    assert t.asked("captain") == "act"
    t.check()


@rule("NEM-TRADE-04")
def test_refusals_alone_end_the_trade() -> None:
    t = market()
    t.answer("captain", "propose:1").answer("captain", "offer:medkit").answer("captain", "offered")
    t.answer("scout", "decline").answer("scout", "no_proposal").answer("pilot", "no_proposal")
    assert t.asked("captain") == "act"
    assert t.told("traded") == []


@rule("NEM-TRADE-05")
def test_things_may_be_given_for_nothing() -> None:
    t = market()
    t.answer("captain", "propose:1").answer("captain", "offer:medkit").answer("captain", "offered")
    t.answer("scout", "answer").answer("scout", "offered").answer("captain", "agree")
    assert t.crew("captain").inventory == []
    assert sorted(t.crew("scout").inventory) == ["medkit", "tools"]
    t.check()


@rule("NEM-TRADE-06")
def test_a_traded_weapon_keeps_its_ammo_and_ammo_goes_with_nothing_else() -> None:
    t = market().ammo("captain", "six_shooter", 4).empty_hands("scout")
    t.answer("captain", "propose:1")
    assert t.options("captain") == ["offered", "offer:six_shooter", "offer:medkit"]
    t.answer("captain", "offer:six_shooter").answer("captain", "offered")
    t.answer("scout", "answer").answer("scout", "offered").answer("captain", "agree")
    assert [(h.kind, h.ammo) for h in t.crew("scout").hands] == [("six_shooter", 4)]
    # What is in the hands is open to all.
    assert [e["thing"] for e in t.told("traded_openly", "pilot")] == ["six_shooter"]
    t.check()


@rule("NEM-TRADE-07")
def test_only_items_and_objects_can_be_traded() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search", contamination=1).item("captain", "quest_intercom")
    t.carry("captain", "egg").turn("captain").do("captain", "trade").answer("captain", "propose:1")
    # Not the cards in hand, nor the inactive quest item quest_log_key, nor an objective; an active one and an object.
    assert t.options("captain") == ["offered", "offer:six_shooter", "offer:egg", "offer:quest_intercom"]


@rule("NEM-TRADE-07")
def test_what_is_attached_goes_along_and_half_a_taped_pair_is_no_pair() -> None:
    t = table("captain", "scout").any_hand("captain", 2).item("captain", "prototype_rifle").empty_hands("scout")
    six_shooter, rifle = t.crew("captain").hands
    six_shooter.tape = rifle.tape = 1
    t.game.items["red"].middle.remove("extended_magazine")
    rifle.attached = ("extended_magazine",)
    t.turn("captain").do("captain", "trade").answer("captain", "propose:1")
    t.answer("captain", "offer:prototype_rifle").answer("captain", "offered")
    t.answer("scout", "answer").answer("captain", "agree")
    assert [(h.kind, h.attached, h.tape) for h in t.crew("scout").hands] == [
        ("prototype_rifle", ("extended_magazine",), 0)
    ]
    assert [(h.kind, h.tape) for h in t.crew("captain").hands] == [("six_shooter", 0)]
    t.check()


@rule("NEM-TRADE-08")
def test_a_receiver_needs_a_hand_slot_after_the_exchange() -> None:
    t = table("captain", "scout").any_hand("captain", 2).carry("captain", "egg").carry("scout", "carcass")
    t.turn("captain").do("captain", "trade").answer("captain", "propose:1")
    t.answer("captain", "offer:egg").answer("captain", "offered").answer("scout", "answer").answer("scout", "offered")
    # Rifle, carcass and egg are one too many.
    assert [e["seat"] for e in t.told("no_room_to_trade")] == [0]
    assert t.crew("captain").holds("egg")
    # An exchange of one for one fits.
    t.answer("scout", "no_proposal")
    t.turn("captain").do("captain", "trade").answer("captain", "propose:1")
    t.answer("captain", "offer:egg").answer("captain", "offered")
    t.answer("scout", "answer").answer("scout", "offer:carcass").answer("scout", "offered").answer("captain", "agree")
    assert [h.kind for h in t.crew("captain").hands] == ["six_shooter", "carcass"]
    assert [h.kind for h in t.crew("scout").hands] == ["rifle", "egg"]


@rule("NEM-PVP-01")
def test_no_action_is_aimed_at_another_character() -> None:
    t = table("captain", "scout").any_hand("captain", 5).item("captain", "grenade").turn("captain")
    t.intruder("adult", "hibernatorium")
    aimed = [o for o in t.options("captain") if o.split(":")[0] in ("shoot", "melee")]
    assert aimed == ["shoot:six_shooter:adult_1", "melee:adult_1"]
    t.answer("captain", "item:grenade:throw")
    assert not any("scout" in o or o.endswith(":1") for o in t.options("captain"))


@rule("NEM-PVP-02")
def test_a_grenade_thrown_at_an_intruder_hurts_everybody_there() -> None:
    t = table("captain", "scout", "pilot").at("pilot", "cockpit").any_hand("captain", 2).any_hand("scout", 0)
    t.item("captain", "grenade").turn("captain").rig(attack=["bite_3"], wound=["leg", "hand"])
    t.intruder("adult", "hibernatorium")
    t.do("captain", "item:grenade:throw")
    # Nobody asked the Scout, and the thrower is there as well.
    assert [c.serious for c in t.game.crew] == [1, 1, 0]
