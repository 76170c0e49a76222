"""Actions: what is possible, what it costs, interruptions, announcements."""

from __future__ import annotations

import json
from random import Random

import pytest

from airlock.survival.repertoire import REPERTOIRE
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"


def alone(*cards: str, contamination: int = 0) -> Table:
    """The Captain alone in the Hibernatorium; the Canteen next door (slot_006) is explored."""
    t = table("captain", "scout").at("scout", "cockpit").room("canteen", "slot_006")
    return t.hand("captain", *cards, contamination=contamination).turn("captain")


# -- kinds and costs


@rule("NEM-ACT-01")
def test_there_are_basic_actions_and_those_of_cards_items_and_rooms() -> None:
    basic = {"move", "careful", "shoot", "melee", "pick_up", "trade", "craft", "activate"}
    assert {action.verb for action in REPERTOIRE} == basic | {"card", "item", "room"}
    t = alone("motivation", "rest", "search").at("captain", "emergency").item("captain", "bandages")
    t.wounded("captain", light=1)
    for kind in ("move", "card:motivation", "item:bandages", "room:emergency"):
        assert t.can("captain", kind)


@rule("NEM-ACT-02")
def test_exactly_the_cost_is_discarded_face_up() -> None:
    t = alone("rest", "search", "order").rig(noise=["silence"])
    t.answer("captain", "move:slot_006")
    assert t.asked("captain") == "pay"
    t.answer("captain", "discard:search")
    assert t.crew("captain").discard == ["search"]
    assert t.crew("captain").hand == ["rest", "order"]
    assert t.view("scout")["crew"][0]["discard"] == ["search"]
    t.check()


@rule("NEM-ACT-03")
def test_contamination_pays_nothing() -> None:
    t = alone("rest", "search", contamination=2).rig(noise=["silence"])
    t.answer("captain", "move:slot_006")
    assert t.options("captain") == ["discard:rest", "discard:search"]
    assert t.crew("captain").hand.count("contamination") == 2
    bare = alone(contamination=3)
    assert [o for o in bare.options("captain") if not o.startswith("drop")] == ["pass"]


@rule("NEM-ACT-04", "NEM-ACT-20")
def test_what_can_not_be_paid_in_full_can_not_be_done() -> None:
    t = alone("rest")
    assert t.can("captain", "move:slot_006")
    assert not t.can("captain", "careful")
    assert t.why_not("captain", "careful") == "too_few_cards"
    t.hand("captain", "rest", "search")
    assert t.can("captain", "careful:slot_006")


@rule("NEM-ACT-05")
def test_the_cost_is_paid_before_the_effect_counts_hands() -> None:
    # Paying leaves 1 card, fewer than the 2 of the token: a surprise attack, that 2 cards would have averted.
    t = alone("rest", "search").met().noise("cor_006_007").bag("adult_1").rig(noise=[1], attack=["scratch_1"])
    t.do("captain", "move:slot_006")
    assert [e["surprise"] for e in t.told("attack")] == [True]


@rule("NEM-ACT-14")
def test_an_item_action_costs_what_is_printed_on_it() -> None:
    t = alone("rest", "search").item("captain", "bandages").wounded("captain", light=2)
    way = next(o for o in t.options("captain") if o.startswith("item:bandages"))
    cost = t.game.content.items["bandages"].cost
    t.do("captain", way)
    assert cost == 1
    assert len(t.crew("captain").hand) == 2 - cost
    assert t.crew("captain").light < 2


@rule("NEM-ACT-15")
def test_a_room_action_costs_two() -> None:
    t = alone("rest", "search", "order").at("captain", "comms")
    t.do("captain", "room:comms:send_signal", "discard:rest", "discard:search")
    assert t.crew("captain").hand == ["order"]
    assert {room.cost for room in t.game.content.rooms.values()} == {2}
    t = alone("rest", contamination=3).at("captain", "comms")
    assert t.why_not("captain", "room:comms:send_signal") == "too_few_cards"


@rule("NEM-ACT-16")
@pytest.mark.parametrize("who", ["captain", "pilot", "scientist", "scout", "soldier", "mechanic"])
def test_basic_actions_are_the_same_for_all_and_cost_one_but_careful_movement(who: str) -> None:
    other = "scout" if who != "scout" else "captain"
    t = table(who, other).room("canteen", "slot_006").object("carcass", "hibernatorium").any_hand(who, 4)
    t.item(who, "chemicals").item(who, "medkit").turn(who).rig(noise=["silence"] * 3)
    for key, cost in {
        "pick_up:carcass": 1,
        "trade": 1,
        "craft:antidote": 1,
        "careful:slot_006": 2,
        "move:slot_011": 1,
    }.items():
        t.any_hand(who, 4).turn(who)
        t.do(who, key)
        while t.asked() in ("components", "trade", "careful_noise"):
            asked = t.match.pending[0]
            t.match.answer(asked.seat, asked.options[0].key)
            while t.asked() in ("pay", "interrupt"):
                t.match.answer(t.match.pending[0].seat, t.match.pending[0].options[0].key)
        assert len(t.crew(who).hand) == 4 - cost, key
    t.check()


@rule("NEM-ACT-16", "NEM-ACT-18", "NEM-ACT-19")
def test_shooting_and_melee_cost_one_and_only_shooting_needs_a_weapon_and_ammo() -> None:
    t = alone("rest", "search", "order").rig(combat=["blank", "blank"], wound=["leg"])
    name = t.intruder("adult", "hibernatorium")
    t.turn("captain").do("captain", f"shoot:six_shooter:{name}")
    assert (len(t.crew("captain").hand), t.crew("captain").hands[0].ammo) == (2, 5)
    t.empty_hands("captain")
    assert not t.can("captain", "shoot")
    assert t.why_not("captain", "shoot") == "no_weapon"
    t.do("captain", f"melee:{name}")
    assert len(t.crew("captain").hand) == 1
    t.check()


@rule("NEM-ACT-17")
def test_movement_is_possible_in_and_out_of_combat() -> None:
    t = alone("rest", "search").rig(noise=["silence"], attack=["tail_attack_1"])
    t.do("captain", "move:slot_006")
    assert t.told("attack") == []
    t.intruder("adult", "canteen")
    t.do("captain", f"move:{HOME}")
    assert len(t.told("attack")) == 1
    assert t.crew("captain").slot == HOME


@rule("NEM-ACT-20", "NEM-ACT-21", "NEM-ACT-23", "NEM-ACT-24", "NEM-ACT-26", "NEM-ACT-29")
def test_in_combat_only_three_basic_actions_are_left() -> None:
    t = table("captain", "scout").hand("captain", "motivation", "rest", "search", "order", "reload", contamination=1)
    t.item("captain", "chemicals").item("captain", "medkit").item("captain", "tools").object("carcass", "hibernatorium")
    t.wounded("captain", dressed=["leg"]).turn("captain")
    out_of_combat = {"careful", "pick_up:carcass", "trade", "craft:antidote", "activate:quest_intercom"}
    for key in [*sorted(out_of_combat), "card:rest", "item:medkit"]:
        assert t.can("captain", key), key
    t.intruder("adult", "hibernatorium")
    left = {o.split(":")[0] for o in t.options("captain")}
    assert left == {"pass", "move", "shoot", "melee", "card"}
    assert {o.split(":")[0] for o in t.asides("captain")} == {"drop", "linger"}
    # Of the cards, those without the symbol.
    assert [o for o in t.options("captain") if o.startswith("card")] == ["card:motivation:motivate"]
    for key in ("careful", "pick_up", "trade", "craft:antidote", "activate:quest_intercom"):
        assert t.why_not("captain", key) == "only_out_of_combat", key


@rule("NEM-ACT-26")
def test_in_combat_there_is_no_room_action_but_items_without_the_symbol_work() -> None:
    t = alone("rest", "search", "order").at("captain", "comms").item("captain", "military_drugs")
    assert t.can("captain", "room:comms")
    t.intruder("adult", "comms")
    assert not t.can("captain", "room:comms")
    assert t.why_not("captain", "room:comms:send_signal") == "only_out_of_combat"
    assert t.can("captain", "item:military_drugs")


@rule("NEM-ACT-08")
def test_in_combat_only_means_with_an_intruder_in_the_own_room() -> None:
    t = alone("suppressive_fire")
    t.intruder("adult", "cockpit")
    assert t.why_not("captain", "card:suppressive_fire:slip_away") == "only_in_combat"
    t.intruder("larva", "hibernatorium")
    assert t.can("captain", "card:suppressive_fire:slip_away")


@rule("NEM-ACT-21")
@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse_blue"])
def test_one_object_of_the_room_is_picked_up(thing: str) -> None:
    t = alone("rest", "search").object(thing, "hibernatorium").object(thing, "hibernatorium").object("egg", "canteen")
    before = len(t.crew("captain").hands)
    t.do("captain", f"pick_up:{thing}")
    assert [h.kind for h in t.crew("captain").hands][before:] == [thing]
    assert t.game.objects[HOME].count(thing) >= 1
    assert t.why_not("captain", "pick_up") == "hands_full"
    t.at("captain", "slot_001").empty_hands("captain")
    t.game.objects.clear()
    assert t.why_not("captain", "pick_up") == "no_object_here"


@rule("NEM-ACT-22")
def test_picking_up_is_for_objects_not_for_items() -> None:
    t = alone("rest", "search").object("carcass", "hibernatorium")
    t.do("captain", "drop:six_shooter")
    assert [o for o in t.options("captain") if o.startswith("pick_up")] == ["pick_up:carcass", "pick_up:corpse_blue"]


@rule("NEM-ACT-25")
def test_shooting_and_melee_need_a_target_in_the_room() -> None:
    t = alone("rest")
    t.intruder("adult", "canteen")
    for what in ("shoot", "melee"):
        assert t.why_not("captain", what) == "no_target"
    t.object("egg", "hibernatorium")
    assert t.can("captain", "shoot:six_shooter:eggs")
    assert t.can("captain", "melee:eggs")
    t.carry("captain", "egg").game.objects.clear()
    t.refresh()
    # A carried egg isn't a target.
    assert not t.can("captain", "melee")


@rule("NEM-ACT-27")
def test_on_a_pod_there_are_no_actions() -> None:
    t = table("captain", "scout").room("evacuation_a").any_hand("captain", 5).run().unlocked(1).aboard("captain")
    t.run("turn", arg=0)
    assert t.options("captain") == ["stay", "leave_pod", "launch"]
    t.game.turn = 0
    assert t.why_not("captain", "act") == "on_a_pod"


@rule("NEM-ACT-28")
def test_the_same_action_may_be_performed_twice_in_a_turn() -> None:
    t = alone("rest", "search").ammo("captain", "six_shooter", 6).rig(combat=["blank", "blank"])
    name = t.intruder("adult", "hibernatorium")
    t.turn("captain").do("captain", f"shoot:six_shooter:{name}").do("captain", f"shoot:six_shooter:{name}")
    assert t.crew("captain").hands[0].ammo == 4


@rule("NEM-ACT-29")
def test_a_quest_item_is_activated_for_its_cost_if_its_requirement_is_met() -> None:
    t = alone("rest", "search").item("captain", "tools")
    assert t.why_not("captain", "activate:quest_log_key") == "quest_needs_room"
    t.do("captain", "activate:quest_intercom", "use:tools", "discard:rest")
    captain = t.crew("captain")
    assert captain.inventory == ["quest_intercom"]
    assert captain.quests == ["quest_log_key"]
    assert captain.hand == ["search"]
    assert t.game.item_discard["yellow"] == ["tools"]
    t.check()


@rule("NEM-ACT-30")
def test_what_would_change_nothing_is_not_offered() -> None:
    t = table("captain", "scout").hand("captain", "reload", "rest", "search").turn("captain")
    for key, reason in {
        "card:reload:reload": "weapon_full",
        "card:rest:scan": "no_contamination_in_hand",
        "card:search:search": "not_searchable",
    }.items():
        assert not t.can("captain", key)
        assert t.why_not("captain", key) == reason
    # A trade is a talk: it needs only that somebody has something.
    assert t.can("captain", "trade")
    t.empty_hands("captain").empty_hands("scout")
    assert t.why_not("captain", "trade") == "nothing_to_trade"
    t.at("captain", "canteen").any_hand("captain", 3)
    assert t.why_not("captain", "room:canteen:snack") == "would_change_nothing"


@rule("NEM-ACT-30")
def test_a_look_at_hidden_information_changes_something() -> None:
    t = alone("rest", "search", "order", "reload").at("captain", "engine_1")
    t.do("captain", "room:engine_1:check_engine").do("captain", "room:engine_1:check_engine")
    assert len(t.told("looked_at_engine")) == 2


def test_every_refusal_has_a_reason_with_its_clause() -> None:
    t = table("captain", "scout").any_hand("captain", 5).turn("captain")
    refusals = t.match.why_not(0)
    assert len(refusals) > 5
    assert all(NEMESIS.reasons[r.reason] == r.rule for r in refusals)
    offered = set(t.options("captain"))
    assert not any(r.what in offered for r in refusals)


# -- interruptions


def crowd(*holders: str) -> Table:
    """Captain, Scout and Pilot in the Hibernatorium; the Canteen is explored."""
    t = table("captain", "scout", "pilot").room("canteen", "slot_006")
    for who in ("captain", "scout", "pilot"):
        t.hand(who, "rest", "search", *(["interruption"] if who in holders else []))
    return t.turn("captain")


@rule("NEM-ACT-32", "NEM-VIS-22")
def test_everybody_else_in_the_room_is_asked_in_order_whether_they_hold_one_or_not() -> None:
    t = crowd().at("pilot", "hibernatorium").rig(noise=["silence"])
    t.game.first_player = 2
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest")
    for who in ("pilot", "scout"):
        assert t.asked() == "interrupt"
        assert t.options(who) == ["let_be"]
        assert t.crew("captain").slot == HOME
        t.answer(who, "let_be")
    assert t.crew("captain").slot == "slot_006"


@rule("NEM-ACT-32")
def test_who_is_elsewhere_or_can_not_hold_one_is_not_asked() -> None:
    t = crowd("scout").at("scout", "cockpit").rig(noise=["silence"])
    # The Pilot's Interruption lies on the discard pile for all to see.
    t.crew("pilot").deck.middle.remove("interruption")
    t.crew("pilot").discard.append("interruption")
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest")
    assert t.crew("captain").slot == "slot_006"


@rule("NEM-ACT-32")
def test_the_first_interruption_closes_the_window_and_an_even_number_lets_the_action_happen() -> None:
    t = crowd("captain", "scout", "pilot").rig(noise=["silence"])
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest").answer("scout", "react:interruption")
    t.answer("captain", "react:interruption")
    # Against the captain's: the Scout's one is on her discard pile for all to see, so the Pilot is next.
    t.answer("pilot", "react:interruption")
    # Three of them: cancelled.
    assert t.crew("captain").slot == HOME
    assert [e["seat"] for e in t.told("interrupted")] == [1, 0, 2]
    assert len(t.told("cancelled")) == 1


@rule("NEM-ACT-32")
def test_public_choices_are_announced_before_the_window_opens() -> None:
    t = table("captain", "scout", "pilot").hand("captain", "order", "rest").hand("scout", "rest").hand("pilot", "rest")
    t.turn("captain").answer("captain", "card:order:order").answer("captain", "character:2").answer(
        "captain", "to:slot_006"
    )
    assert t.asked("scout") == "interrupt"
    question = t.match.question(1)
    assert question is not None
    assert question.about == ("card:order:order", "0", "2", "slot_006")
    assert [e["choice"] for e in t.told("announced", "pilot")] == ["2:slot_006"]
    assert t.crew("captain").hand == ["rest"]


@rule("NEM-ACT-32")
def test_passing_and_dropping_can_not_be_interrupted() -> None:
    t = crowd("scout")
    t.answer("captain", "drop:six_shooter")
    assert t.asked("captain") == "act"
    t.answer("captain", "pass")
    assert t.asked("captain") == "discard_any"
    t.answer("captain", "done")
    assert t.asked("scout") == "act"


@rule("NEM-ACT-06", "NEM-ACT-33")
def test_a_cancelled_action_costs_its_cards_and_counts_but_does_nothing() -> None:
    t = crowd("scout").object("carcass", "hibernatorium")
    t.answer("captain", "pick_up:carcass").answer("captain", "discard:rest").answer("scout", "react:interruption")
    t.answer("captain", "let_be").answer("pilot", "let_be")
    assert t.crew("captain").discard == ["rest"]
    assert "carcass" in t.game.objects[HOME]
    assert t.crew("captain").holds("carcass") is None
    assert t.game.actions_left == 1
    t.check()


@rule("NEM-ACT-33")
def test_a_cancelled_shot_keeps_its_ammo_and_a_cancelled_craft_its_components() -> None:
    t = crowd("scout", "pilot")
    name = t.intruder("adult", "hibernatorium")
    t.turn("captain").answer("captain", f"shoot:six_shooter:{name}").answer("captain", "discard:rest")
    t.answer("scout", "react:interruption").answer("captain", "let_be").answer("pilot", "let_be")
    assert t.crew("captain").hands[0].ammo == 6
    t = crowd("scout").item("captain", "chemicals").item("captain", "medkit")
    t.answer("captain", "craft:antidote").answer("captain", "components:chemicals:medkit")
    t.answer("captain", "discard:rest").answer("scout", "react:interruption")
    t.answer("captain", "let_be").answer("pilot", "let_be")
    assert t.crew("captain").inventory == ["chemicals", "medkit"]
    t.check()


@rule("NEM-ACT-33")
def test_a_cancelled_search_leaves_the_item_counter_alone() -> None:
    t = crowd("scout")
    for who in ("captain", "scout"):
        t.at(who, "canteen")
    t.answer("captain", "card:search:search").answer("scout", "react:interruption").answer("captain", "let_be")
    assert t.game.items_left["slot_006"] == 2
    assert t.crew("captain").discard == ["search"]


@rule("NEM-ACT-07", "NEM-ACT-33")
def test_a_one_use_item_is_lost_with_its_cancelled_action_and_others_are_not() -> None:
    t = crowd("scout").item("captain", "bandages").wounded("captain", light=1)
    way = next(o for o in t.options("captain") if o.startswith("item:bandages"))
    t.answer("captain", way).answer("captain", "discard:rest").answer("scout", "react:interruption")
    t.answer("captain", "let_be").answer("pilot", "let_be")
    assert t.game.item_discard["green"] == ["bandages"]
    assert t.crew("captain").light == 1
    t.check()


@rule("NEM-ACT-33")
def test_a_cancelled_quest_activation_keeps_what_it_needs() -> None:
    t = crowd("scout").item("captain", "tools")
    t.answer("captain", "activate:quest_intercom").answer("captain", "use:tools").answer("captain", "discard:rest")
    t.answer("scout", "react:interruption").answer("captain", "let_be").answer("pilot", "let_be")
    assert t.crew("captain").inventory == ["tools"]
    assert "quest_intercom" in t.crew("captain").quests


@rule("NEM-ACT-33")
def test_a_cancelled_action_that_would_end_the_turn_does_not() -> None:
    t = table("mechanic", "scout").at("mechanic", "canteen", "slot_014").at("scout", "canteen")
    t.hand("mechanic", "technical_corridors", "rest").hand("scout", "interruption").turn("mechanic")
    t.answer("mechanic", "card:technical_corridors:crawl").answer("mechanic", "to:slot_002")
    t.answer("scout", "react:interruption")
    assert t.crew("mechanic").slot == "slot_014"
    assert not t.crew("mechanic").passed
    assert t.asked("mechanic") == "act"


@rule("NEM-ACT-31", "NEM-ROUND-10")
def test_an_interruption_is_no_action_and_may_be_played_after_passing() -> None:
    t = crowd("scout")
    t.crew("scout").passed = True
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest").answer("scout", "react:interruption")
    assert t.crew("scout").discard == ["interruption"]
    t.answer("captain", "let_be").answer("pilot", "let_be")
    assert t.game.actions_left == 1
    assert t.asked("captain") == "act"


# -- what a question tells


@rule("NEM-VIS-22")
def test_paying_is_asked_as_long_as_hidden_cards_are_left() -> None:
    # Only one kind of card can pay: that it wasn't asked would tell what the others are.
    t = alone("rest", contamination=2)
    t.answer("captain", "move:slot_006")
    assert t.asked("captain") == "pay"
    assert t.options("captain") == ["discard:rest"]


def test_the_last_cards_of_a_hand_are_paid_without_a_question() -> None:
    t = alone("rest").rig(noise=["silence"])
    t.answer("captain", "move:slot_006")
    assert t.crew("captain").slot == "slot_006"


def test_an_announced_card_stays_known_until_it_is_played_or_called_off() -> None:
    t = table("captain", "scout").hand("captain", "suppressive_fire", "rest", contamination=3)
    t.intruder("adult", "hibernatorium")
    t.turn("captain").answer("captain", "card:suppressive_fire:slip_away").answer("captain", "go:1")
    assert t.view("scout")["crew"][0]["announced"] == ["suppressive_fire"]
    for n in range(20):
        copy = t.game.copy()
        t.match.title.determinize(copy, 1, t.game.fate.__class__(rng=Random(n)))
        assert "suppressive_fire" in copy.crew[0].hand
    t.answer("scout", "decline")
    assert t.view("scout")["crew"][0]["announced"] == []
    assert t.view("scout")["crew"][0]["owes"] == 0


def test_components_are_shown_with_the_announcement_and_stay_where_they_are() -> None:
    t = crowd().item("captain", "chemicals").item("captain", "medkit").item("captain", "tools")
    t.answer("captain", "craft:antidote")
    assert "chemicals" not in json.dumps(t.view("scout")["crew"])
    t.answer("captain", "components:chemicals:medkit").answer("captain", "discard:rest")
    assert t.view("scout")["crew"][0]["announced"] == ["chemicals", "medkit"]
    assert [e["choice"] for e in t.told("announced", "scout")] == ["chemicals:medkit"]
    for n in range(20):
        copy = t.game.copy()
        t.match.title.determinize(copy, 1, t.game.fate.__class__(rng=Random(n)))
        assert {"chemicals", "medkit"} <= set(copy.crew[0].inventory)


def test_an_announcement_may_be_thought_better_of() -> None:
    t = alone("rest").item("captain", "chemicals").item("captain", "medkit")
    t.do("captain", "craft:antidote", "never_mind")
    assert t.crew("captain").hand == ["rest"]
    assert t.game.actions_left == 2
    t.item("captain", "tools").do("captain", "activate:quest_intercom", "never_mind")
    assert t.crew("captain").hand == ["rest"]
    assert len(t.told("called_off")) == 2


@rule("NEM-ACT-25")
def test_somebody_elsewhere_is_no_target_even_in_combat() -> None:
    t = alone("rest", "search")
    here, there = t.intruder("adult", "hibernatorium"), t.intruder("adult", "canteen")
    aimed = [o for o in t.options("captain") if o.startswith(("shoot", "melee"))]
    assert aimed == [f"shoot:six_shooter:{here}", f"melee:{here}"]
    assert t.refused("captain", f"melee:{there}")


@rule("NEM-ACT-25")
def test_the_eggs_of_the_intruder_board_are_a_target_in_the_nest() -> None:
    t = alone("rest", "search").room("nest")
    assert t.why_not("captain", "melee") == "no_target"
    t.at("captain", "nest")
    assert t.can("captain", "shoot:six_shooter:eggs")
    assert t.can("captain", "melee:eggs")
    t.game.eggs = 0
    assert t.refresh().why_not("captain", "melee") == "no_target"


@rule("NEM-ACT-20", "NEM-ACT-02")
def test_careful_movement_takes_two_cards_and_one_action() -> None:
    t = alone("rest", "search", "order").do("captain", "careful:slot_006", "noise:cor_006_007")
    assert (len(t.crew("captain").hand), len(t.crew("captain").discard), t.game.actions_left) == (1, 2, 1)


@rule("NEM-ACT-21")
def test_picking_up_takes_one_card_one_action_and_one_thing_of_several() -> None:
    t = alone("rest", "search").empty_hands("captain")
    t.game.objects[HOME] = ["carcass", "egg", "carcass", "corpse_1"]
    t.turn("captain")
    offered = [o for o in t.options("captain") if o.startswith("pick_up")]
    assert offered == ["pick_up:egg", "pick_up:carcass", "pick_up:corpse_1"]
    t.do("captain", "pick_up:carcass")
    assert (len(t.crew("captain").hand), t.game.actions_left) == (1, 1)
    assert [h.kind for h in t.crew("captain").hands] == ["carcass"]
    assert sorted(t.game.objects[HOME]) == ["carcass", "corpse_1", "egg"]


def test_what_is_announced_can_be_taken_back_until_a_card_is_paid() -> None:
    t = table("captain", "scout").at("captain", "cockpit").any_hand("scout", 5).turn("scout")
    t.answer("scout", "careful:slot_008")
    assert t.asked("scout") == "pay"
    announced = t.match.answers[-1]
    assert not announced.revealed
    assert announced.outcomes == []
    t.answer("scout", t.options("scout")[0])
    assert t.match.answers[-1].revealed
