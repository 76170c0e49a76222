"""The CEO: Robot, favours, delegation."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import by_card
from airlock.titles.nemesis.aftermath.characters.ceo.robot import Robot
from airlock.titles.nemesis.aftermath.characters.removed import RemovedCards
from tests.rules import rule
from tests.table import Table, table

MODULES = "characters"


def ceo(*hand: str, crew: tuple[str, ...] = ("ceo", "mechanic"), modules: str = MODULES) -> Table:
    return table(*crew, modules=modules).hand("ceo", *hand).turn("ceo")


def robot(t: Table) -> Robot:
    return Robot.of(t.game)


# -- the Robot


@rule("AFT-CHAR-01", "AFT-CHAR-02")
def test_robot_starts_with_five_energy_needs_no_hand_and_cannot_be_given_away() -> None:
    t = ceo("rest")
    assert t.view("mechanic")["crew"][0]["robot"] == {"energy": 5, "capacity": 5}
    assert "robot" not in t.view("mechanic")["crew"][1]
    assert t.crew("ceo").hands == []
    assert not any("robot" in key for key in t.asides("ceo"))


@rule("AFT-CHAR-02")
def test_robot_action_costs_one_energy_and_none_without() -> None:
    t = ceo("robot_repairs", "rest").malfunction("hibernatorium")
    robot(t).energy = 1
    t.refresh().do("ceo", "card:robot_repairs:remove_malfunction")
    assert t.game.malfunction == []
    assert robot(t).energy == 0
    t.hand("ceo", "robot_repairs").malfunction("hibernatorium").turn("ceo")
    assert t.why_not("ceo", "card:robot_repairs:remove_malfunction") == "no_energy"


@rule("AFT-CHAR-02")
def test_robot_keeps_its_energy_if_the_action_is_cancelled() -> None:
    t = ceo("robot_repairs").hand("mechanic", "interruption").malfunction("hibernatorium").turn("ceo")
    t.answer("ceo", "card:robot_repairs:remove_malfunction").answer("mechanic", "react:interruption")
    assert robot(t).energy == 5
    assert t.game.malfunction


@rule("AFT-CHAR-02")
def test_robot_is_filled_by_an_energy_charge_and_not_by_the_armory() -> None:
    t = ceo("rest", "search", "search").item("ceo", "energy_charge_red").at("ceo", "armory").turn("ceo")
    assert t.why_not("ceo", "item:energy_charge_red:charge_robot") == "robot_full"
    robot(t).energy = 1
    t.refresh()
    assert t.why_not("ceo", "room:armory:recharge") == "no_energy_weapon"
    t.do("ceo", "item:energy_charge_red:charge_robot")
    assert robot(t).energy == 5
    assert len(t.crew("ceo").hand) == 2
    assert t.game.item_discard["red"] == ["energy_charge_red"]
    t = table("mechanic", "ceo", modules=MODULES).item("mechanic", "energy_charge_red").any_hand("mechanic", 2)
    assert t.turn("mechanic").why_not("mechanic", "item:energy_charge_red:charge_robot") == "no_robot"


def test_robot_repairs_works_on_the_engine() -> None:
    t = ceo("robot_repairs").at("ceo", "engine_1").turn("ceo").do("ceo", "card:robot_repairs:engine", "swap_engine")
    assert robot(t).energy == 4
    assert len(t.told("engine_order")) == 1


@pytest.mark.parametrize(
    ("kind", "face", "injuries"),
    [
        ("queen", "creeper", 1),
        ("queen", "adult", 1),
        ("queen", "hit", 1),
        ("queen", "double_hit", 2),
        ("queen", "blank", 0),
    ],
)
def test_robot_strike_hits_with_every_face_but_the_blank(kind: str, face: str, injuries: int) -> None:
    t = ceo("robot_strike").at("mechanic", "cockpit")
    name = t.intruder(kind, "hibernatorium")
    t.turn("ceo").rig(combat=[face], attack=["bite_3", "scratch_4"]).do("ceo", "card:robot_strike:strike")
    figure = t.game.figure(name)
    assert figure is not None
    assert figure.injuries == injuries
    assert robot(t).energy == 4
    t.check()


@rule("AFT-CHAR-02")
def test_robot_shield_catches_an_attack_for_one_energy() -> None:
    t = ceo("robot_shield").at("mechanic", "cockpit")
    t.intruder("adult", "hibernatorium")
    figure = t.game.figures[0]
    t.game.attacks.middle.remove("bite_3")
    t.flow(by_card(t.game, figure, t.crew("ceo"), False, "bite_3"))
    assert t.options("ceo") == ["suffer", "react:robot_shield"]
    t.answer("ceo", "react:robot_shield")
    assert (t.crew("ceo").light, t.crew("ceo").serious) == (0, 0)
    assert robot(t).energy == 4
    assert t.crew("ceo").discard == ["robot_shield"]
    t.check()


@rule("AFT-CHAR-02")
def test_robot_shield_needs_energy_and_is_asked_for_as_long_as_it_could_be_in_hand() -> None:
    t = ceo("rest").at("mechanic", "cockpit")
    t.intruder("adult", "hibernatorium")
    t.game.attacks.middle.remove("bite_3")
    # Whether it is there is nobody's business.
    t.flow(by_card(t.game, t.game.figures[0], t.crew("ceo"), False, "bite_3"))
    assert t.options("ceo") == ["suffer"]
    t = ceo("robot_shield").at("mechanic", "cockpit")
    t.intruder("adult", "hibernatorium")
    robot(t).energy = 0
    t.game.attacks.middle.remove("bite_3")
    t.flow(by_card(t.game, t.game.figures[0], t.crew("ceo"), False, "bite_3"))
    assert t.asked("ceo") != "ignore_attack"


def test_robot_errand_searches_a_neighbouring_room_without_intruders() -> None:
    t = ceo("robot_errand")
    slot = next(s for s in t.game.map.neighbours[t.slot("hibernatorium")] if s not in t.game.rooms)
    kind = t.game.map.slots[slot].kind
    room = next(r.id for r in t.game.content.rooms.values() if r.kind == kind and r.colour == "red" and r.searchable)
    t.room(room, slot, items=1).rig(item_red=["grenade", "decoy"])
    t.turn("ceo").do("ceo", "card:robot_errand:search")
    assert t.options("ceo") == ["keep:grenade", "keep:decoy"]
    t.answer("ceo", "keep:decoy")
    assert t.crew("ceo").inventory == ["decoy"]
    assert t.game.items_left[slot] == 0
    assert robot(t).energy == 4
    t.hand("ceo", "robot_errand").turn("ceo")
    assert t.why_not("ceo", "card:robot_errand:search") == "nothing_left_to_find"
    t.game.items_left[slot] = 1
    t.intruder("adult", slot)
    assert t.why_not("ceo", "card:robot_errand:search") == "nothing_left_to_find"
    t.check()


# -- delegation


def test_delegate_lets_another_who_agrees_act_for_nothing() -> None:
    t = ceo("delegate").hand("mechanic").object("egg", "hibernatorium").turn("ceo")
    t.crew("mechanic").passed = True
    t.answer("ceo", "card:delegate:delegate")
    assert t.asked("mechanic") == "consent"
    t.do("mechanic", "agree")
    assert t.asked("mechanic") == "delegated"
    options = t.options("mechanic")
    assert options[0] == "act_not"
    assert "pick_up:egg" in options
    assert not any(key.startswith(("card:", "item:", "activate:", "pass")) for key in options)
    t.do("mechanic", "pick_up:egg")
    assert t.crew("mechanic").holds("egg") is not None
    # It wasn't an action of their turn, and nobody paid for it but the CEO.
    assert t.asked("ceo") == "act"
    assert t.game.actions_left == 1
    assert t.game.waived == -1
    t.check()


def test_delegate_may_be_declined_or_left_unused() -> None:
    t = ceo("delegate").answer("ceo", "card:delegate:delegate").answer("mechanic", "decline")
    assert t.crew("ceo").hand == ["delegate"]
    t = ceo("delegate").answer("ceo", "card:delegate:delegate")
    t.do("mechanic", "agree").answer("mechanic", "act_not")
    assert t.asked("ceo") == "act"


def test_delegate_uses_the_room_and_a_forced_pass_is_that_of_the_other() -> None:
    t = ceo("delegate").at("ceo", "surgery").at("mechanic", "surgery").hand("mechanic", contamination=1).turn("ceo")
    t.rig(scan=["contamination_clean"]).answer("ceo", "card:delegate:delegate")
    t.do("mechanic", "agree").do("mechanic", "room:surgery:operate")
    assert t.crew("mechanic").passed
    assert not t.crew("ceo").passed
    assert t.asked("ceo") == "act"


def test_delegate_needs_company() -> None:
    t = ceo("delegate").at("mechanic", "cockpit").turn("ceo")
    assert t.why_not("ceo", "card:delegate:delegate") == "nobody_in_reach"


# -- favours


@rule("AFT-CHAR-03", "AFT-CHAR-12")
def test_corporate_clearance_uses_a_computer_room_and_leaves_the_game() -> None:
    t = ceo("corporate_clearance").at("ceo", "comms").room("monitoring").turn("ceo")
    t.do("ceo", "card:corporate_clearance:room_action", f"slot:{t.slot('monitoring')}", "slot:slot_013")
    assert RemovedCards.of(t.game).cards_of == {0: ["corporate_clearance"]}
    assert t.crew("ceo").discard == []
    assert t.view("mechanic")["crew"][0]["removed"] == ["corporate_clearance"]
    # It doesn't come back on a reshuffle.
    assert len(t.crew("ceo").deck.cards()) == 12
    t.check()
    t = ceo("corporate_clearance")
    assert t.why_not("ceo", "card:corporate_clearance:room_action") == "no_computer_here"


@rule("AFT-CHAR-03")
def test_a_card_with_the_removal_symbol_leaves_even_if_interrupted_but_not_as_a_payment() -> None:
    t = ceo("bonus_payment").hand("mechanic", "interruption").turn("ceo")
    t.answer("ceo", "card:bonus_payment:bonus").answer("ceo", "done").answer("mechanic", "react:interruption")
    assert t.crew("ceo").hand == []
    assert RemovedCards.of(t.game).cards_of == {0: ["bonus_payment"]}
    t = ceo("bonus_payment").rig(noise=["silence"], explore={"slot_006": "silence"})
    t.do("ceo", "move:slot_006")
    assert t.crew("ceo").discard == ["bonus_payment"]
    assert RemovedCards.of(t.game).cards_of == {}


def test_bonus_payment_lets_up_to_two_others_draw_as_well() -> None:
    t = ceo("bonus_payment", crew=("ceo", "mechanic", "scout", "pilot"))
    for who in ("mechanic", "scout", "pilot"):
        t.hand(who)
    t.turn("ceo").answer("ceo", "card:bonus_payment:bonus")
    assert t.options("ceo") == ["done", "character:1", "character:2", "character:3"]
    t.do("ceo", "character:1", "character:3")
    assert [len(c.hand) for c in t.game.crew] == [2, 2, 0, 2]
    t.check()


def test_golden_parachute_turns_any_pod_from_a_computer_or_an_evacuation_section() -> None:
    t = ceo("golden_parachute").at("ceo", "evacuation_a").room("evacuation_b").turn("ceo")
    before = [p.locked for p in t.pods]
    t.do("ceo", "card:golden_parachute:turn_pod", "pod:2")
    assert [p.locked for p in t.pods] == [before[0], not before[1]]
    assert RemovedCards.of(t.game).cards_of == {0: ["golden_parachute"]}
    t = ceo("golden_parachute")
    assert t.why_not("ceo", "card:golden_parachute:turn_pod") == "no_computer_here"
    assert ceo("golden_parachute").at("ceo", "comms").turn("ceo").can("ceo", "card:golden_parachute:turn_pod")


# -- quest items


def test_spare_power_core_is_built_into_the_robot_in_the_generator() -> None:
    t = ceo("rest").at("ceo", "generator").turn("ceo")
    robot(t).energy = 2
    t.do("ceo", "activate:quest_spare_power_core")
    assert (robot(t).energy, robot(t).capacity) == (7, 7)
    # It is part of the Robot: no hand, no dropping, no trading.
    assert not any("power_core" in key for key in t.asides("ceo"))
    assert t.crew("ceo").inventory == []
    t.check()


def test_corporate_codes_turn_a_pod_or_the_self_destruct_from_a_computer() -> None:
    t = ceo("rest", "search").at("ceo", "comms").item("ceo", "quest_corporate_codes").turn("ceo")
    assert t.why_not("ceo", "item:quest_corporate_codes:stop") == "sequence_not_running"
    t.do("ceo", "item:quest_corporate_codes:start")
    assert t.self_destruct > 0
    assert "quest_corporate_codes" in t.game.items_spent
    t = ceo("rest").at("ceo", "comms").item("ceo", "quest_corporate_codes").turn("ceo")
    locked = t.pods[0].locked
    t.do("ceo", "item:quest_corporate_codes:turn_pod", "pod:1")
    assert t.pods[0].locked != locked
    t = ceo("rest").item("ceo", "quest_corporate_codes").turn("ceo")
    assert t.why_not("ceo", "item:quest_corporate_codes:start") == "no_computer_here"
    t.check()
