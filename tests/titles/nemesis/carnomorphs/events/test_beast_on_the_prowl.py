"""Beast on the Prowl."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "beast_on_the_prowl"


def slime(t: Table, *who: str) -> Table:
    for name in who:
        t.crew(name).slime = True
    return t


def test_beast_on_the_prowl_brings_the_butcher_to_the_first_slimed_character() -> None:
    t = slime(hunted("captain", "scout", "pilot").at("scout", "cockpit").at("pilot", "armory", "slot_003"), "captain")
    slime(t, "scout").any_hand("scout", 0)
    t.game.first_player = 1
    butcher = put(t, "butcher", "slot_020", injuries=3)
    t.noise("cor_001_003").rig(event=[CARD]).run("event_card")
    assert (butcher.slot, butcher.injuries) == ("slot_001", 3)
    assert [(e["old"], e["slot"]) for e in t.told("intruder_moved")] == [("slot_020", "slot_001")]
    # Neither an encounter nor a surprise, though the Scout has no card in hand.
    assert not t.told("encounter")
    assert not t.told("attack")
    assert t.game.noise == ["cor_001_003"]
    t.check()


def test_beast_on_the_prowl_leaves_a_butcher_in_combat_where_it_is() -> None:
    t = slime(hunted("captain", "scout").at("scout", "cockpit"), "scout")
    butcher = put(t, "butcher", "hibernatorium")
    t.rig(event=[CARD]).run("event_card")
    assert butcher.slot == "slot_011"
    assert not t.told("noise_rolled")


def test_beast_on_the_prowl_stays_if_nobody_in_a_room_is_slimed() -> None:
    t = slime(hunted("captain", "scout").room("evacuation_a", "slot_003").aboard("scout", 1), "scout")
    butcher = put(t, "butcher", "slot_020")
    t.rig(event=[CARD]).run("event_card")
    assert butcher.slot == "slot_020"
    assert t.pod("scout") == 1
    assert not t.told("noise_rolled")


def test_beast_on_the_prowl_without_a_butcher_makes_the_slimed_roll_for_noise() -> None:
    t = hunted("captain", "scout", "pilot", "mechanic").at("scout", "cockpit").at("pilot", "armory", "slot_003")
    slime(t.at("mechanic", "storage", "slot_009"), "captain", "scout", "mechanic")
    t.game.first_player = 3
    put(t, "metagorger", "cockpit")
    t.rig(event=[CARD], noise=["1", "2"]).run("event_card")
    # In order; not the Scout, who fights, and not the Pilot, who is clean.
    assert [e["seat"] for e in t.told("noise_rolled")] == [3, 0]
    t.check()


def test_beast_on_the_prowl_rolls_for_the_rest_of_the_game_once_the_butcher_is_dead() -> None:
    t = slime(hunted("captain", "scout").at("scout", "cockpit"), "scout")
    t.game.queen_killed = True
    t.rig(event=[CARD], noise=["1"]).run("event_card")
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]


def test_beast_on_the_prowl_throws_those_who_wait_there_out_of_their_pods() -> None:
    t = slime(hunted("captain", "scout").at("captain", "evacuation_a", "slot_003").aboard("scout", 1), "captain")
    put(t, "butcher", "slot_020")
    t.rig(event=[CARD]).run("event_card")
    assert t.crew("scout").slot == "slot_003"
    t.check()
