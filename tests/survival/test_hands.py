"""Items and objects in hand slots and inventories: getting, holding, dropping and using them up."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.survival.hands import gain_item
from airlock.survival.secrets import determinize
from airlock.survival.view import view
from airlock.survival.wounds import suffer_serious
from tests.rules import rule
from tests.table import Table, table


def scout() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("scout", "canteen")
    return t.any_hand("scout", 4).turn("scout")


def in_hands(t: Table, who: str = "scout") -> list[str]:
    return [h.kind for h in t.crew(who).hands]


@rule("NEM-ITEM-01", "NEM-HAND-02")
def test_a_normal_item_goes_into_the_inventory_a_heavy_one_into_a_hand() -> None:
    t = scout()
    t.flow(gain_item(t.game, t.crew("scout"), "medkit"))
    t.flow(gain_item(t.game, t.crew("scout"), "fire_extinguisher"))
    assert t.crew("scout").inventory == ["medkit"]
    assert in_hands(t) == ["rifle", "fire_extinguisher"]


@rule("NEM-ITEM-02", "NEM-ITEM-03")
@pytest.mark.parametrize("thing", ["corpse_blue", "corpse_1", "carcass", "egg"])
def test_every_object_is_heavy_and_does_nothing_by_itself(thing: str) -> None:
    t = scout().object(thing, "canteen").turn("scout")
    t.do("scout", f"pick_up:{thing}")
    assert in_hands(t) == ["rifle", thing]
    assert t.crew("scout").inventory == []
    assert not t.can("scout", f"item:{thing}")


@rule("NEM-ITEM-04")
def test_the_ways_to_get_an_item() -> None:
    t = table("captain", "scout").at("captain", "storage").at("scout", "storage")
    t.hand("captain", "search", "rest", "order", "motivation", "reload").item("scout", "alcohol").turn("captain")
    # A starting weapon.
    assert in_hands(t, "captain") == ["six_shooter"]
    # Searching, and the Storage.
    t.rig(item_red=["grenade", "decoy"], item_green=["medkit", "bandages"])
    t.do("captain", "card:search:search", "keep:grenade")
    t.do("captain", "room:storage:fetch", "discard:rest", "deck:green", "keep:bandages")
    assert sorted(t.crew("captain").inventory) == ["bandages", "grenade"]
    # Trading.
    t.any_hand("captain", 5).turn("captain")
    t.do("captain", "trade", "propose:1", "offered")
    t.do("scout", "answer", "offer:alcohol", "offered")
    t.do("captain", "agree")
    assert sorted(t.crew("captain").inventory) == ["alcohol", "bandages", "grenade"]
    # Crafting.
    t.turn("captain")
    t.do("captain", "craft:molotov_cocktail", "components:alcohol:bandages")
    assert sorted(t.crew("captain").inventory) == ["grenade", "molotov_cocktail"]
    # Quest items.
    t.at("captain", "comms").turn("captain")
    t.do("captain", "activate:quest_log_key")
    assert sorted(t.crew("captain").inventory) == ["grenade", "molotov_cocktail", "quest_log_key"]
    t.check()


@rule("NEM-ITEM-05")
def test_the_colours_of_items() -> None:
    content = scout().game.content
    for colour, cards in content.item_decks.items():
        assert sum(cards.values()) == 30
        assert {content.items[item].colour for item in cards} == {colour}
    assert list(content.item_decks) == ["red", "yellow", "green"]
    assert {content.items[item].colour for item in content.crafted} == {"blue"}
    for character in content.characters.values():
        assert content.items[character.weapon].colour == "start"
        assert {content.items[quest].colour for quest in character.quests} == {"quest"}


@rule("NEM-ITEM-06")
@pytest.mark.parametrize(
    ("item", "way", "pile"),
    [
        ("military_drugs", "swallow", "green"),
        ("nemesis_plans", "look", "yellow"),
        ("recon_drone", "look", "red"),
        ("antidote", "inject", ""),
        ("quest_security_key", "doors", ""),
    ],
)
def test_a_one_use_item_is_discarded_after_its_action(item: str, way: str, pile: str) -> None:
    t = scout().item("scout", item)
    t.do("scout", f"item:{item}:{way}")
    while t.asked("scout") not in ("act", ""):
        t.answer("scout", t.options("scout")[-1])
    assert item not in t.crew("scout").inventory
    if pile:
        assert t.game.item_discard[pile] == [item]
        assert t.view("captain")["decks"]["item_discard"][pile] == [item]
    else:
        # Crafted cards don't return to their deck, quest items leave the game.
        assert item in t.game.items_spent
        assert t.game.crafted.get(item, 2) == 2
    t.check()


@rule("NEM-ITEM-10")
def test_a_weapon_never_holds_more_than_its_capacity() -> None:
    t = table("scout", "captain").at("scout", "armory").any_hand("scout", 4).ammo("scout", "rifle", 3).turn("scout")
    # Two are charged, one is lost.
    t.do("scout", "room:armory:recharge")
    assert [h.ammo for h in t.crew("scout").hands] == [4]


@rule("NEM-ITEM-11")
def test_a_weapon_that_is_found_comes_with_one_ammo() -> None:
    t = table("scout", "captain").at("scout", "storage").hand("scout", "search", "rest", "demolition").turn("scout")
    t.rig(item_red=["prototype_rifle", "grenade"])
    t.do("scout", "card:search:search", "keep:prototype_rifle")
    assert [(h.kind, h.ammo) for h in t.crew("scout").hands] == [("rifle", 4), ("prototype_rifle", 1)]
    # One that is traded keeps its ammo.
    t.at("captain", "storage").empty_hands("captain").turn("scout")
    t.do("scout", "trade", "propose:1", "offer:rifle", "offered")
    t.do("captain", "answer")
    t.do("scout", "agree")
    assert [(h.kind, h.ammo) for h in t.crew("captain").hands] == [("rifle", 4)]
    t.check()


@rule("NEM-ITEM-16")
def test_an_item_action_needs_the_own_item() -> None:
    t = scout().at("captain", "canteen").item("captain", "synthetic_food").item("captain", "fire_extinguisher")
    t.fire("canteen").turn("scout")
    assert not t.can("scout", "item")
    t.item("scout", "synthetic_food").item("scout", "fire_extinguisher")
    assert t.can("scout", "item:synthetic_food:eat")
    assert t.can("scout", "item:fire_extinguisher:put_out")


@rule("NEM-HAND-01", "NEM-HAND-04")
def test_two_hand_slots_hold_one_heavy_thing_each() -> None:
    t = scout().carry("scout", "egg").object("carcass", "canteen").turn("scout")
    assert t.why_not("scout", "pick_up") == "hands_full"
    t.do("scout", "drop:egg")
    t.do("scout", "pick_up:carcass")
    assert in_hands(t) == ["rifle", "carcass"]
    # What could not be kept stays where it is.
    assert t.game.objects_in("slot_006") == ["egg"]


@rule("NEM-HAND-03")
def test_an_inventory_has_no_limit() -> None:
    t = scout()
    for colour in ("red", "yellow", "green"):
        for item, copies in t.game.content.item_decks[colour].items():
            for _ in range(copies if not t.game.content.items[item].heavy else 0):
                t.item("scout", item)
    assert len(t.crew("scout").inventory) == 90 - 7
    t.turn("scout").check()


def finding(hold: str = "carcass") -> Table:
    """The Scout has both hands full and is about to find a heavy item."""
    t = table("scout", "captain").at("scout", "storage").at("captain", "cockpit").carry("scout", hold)
    t.hand("scout", "search", "rest").turn("scout").rig(item_red=["prototype_rifle", "prototype_pistol"])
    t.do("scout", "card:search:search", "keep:prototype_rifle")
    assert t.asked("scout") == "make_room"
    return t


@rule("NEM-HAND-04")
def test_full_hands_drop_something_for_a_new_heavy_item() -> None:
    t = finding()
    assert t.options("scout") == ["drop:rifle", "drop:carcass", "keep_hands"]
    t.do("scout", "drop:carcass")
    assert in_hands(t) == ["rifle", "prototype_rifle"]
    assert t.game.objects_in(t.slot("storage")) == ["carcass"]
    t.check()


@rule("NEM-HAND-04", "NEM-VIS-10")
def test_who_drops_nothing_loses_the_new_item_unseen() -> None:
    t = finding()
    t.check()
    t.do("scout", "keep_hands")
    assert in_hands(t) == ["rifle", "carcass"]
    assert t.game.items_removed == ["prototype_rifle"]
    assert "prototype_rifle" not in str(t.view("captain"))
    assert "prototype_rifle" not in str(t.match.history(t.seat("captain")))
    assert [e["seat"] for e in t.told("item_lost", "captain")] == [0]
    t.check()


@rule("NEM-VIS-11", "NEM-VIS-22")
def test_what_full_hands_have_found_is_known_to_the_finder_alone() -> None:
    t = finding()
    assert t.view("scout")["crew"][0]["taking"] == ["prototype_rifle"]
    assert t.view("captain")["crew"][0]["taking"] == ["red"]
    seen = set()
    for seed in range(12):
        other = t.game.copy()
        determinize(other, t.seat("captain"), Fate(str(seed)))
        assert view(other, t.seat("captain")) == view(t.game, t.seat("captain"))
        seen.update(other.crew[0].taking)
    # It is red and heavy: more the others can't know.
    assert seen == {"prototype_pistol", "prototype_rifle", "prototype_shotgun"}


@rule("NEM-HAND-05")
def test_only_a_weapon_in_a_hand_slot_shoots() -> None:
    t = scout().at("captain", "canteen")
    t.intruder("adult", "canteen")
    t.turn("scout")
    assert t.can("scout", "shoot:rifle")
    # The Captain's revolver is in his hands, not in hers.
    assert not t.can("scout", "shoot:six_shooter")
    t.do("scout", "drop:rifle")
    assert t.why_not("scout", "shoot") == "no_weapon"


@rule("NEM-HAND-06", "NEM-ROUND-16")
def test_dropping_is_free_in_the_own_turn_even_in_combat() -> None:
    t = scout().item("scout", "medkit").item("scout", "fire_extinguisher")
    t.intruder("adult", "canteen")
    t.turn("scout", actions=1)
    cards = len(t.crew("scout").hand)
    t.do("scout", "drop:medkit")
    t.do("scout", "drop:rifle")
    assert (t.crew("scout").inventory, in_hands(t)) == ([], ["fire_extinguisher"])
    assert (t.game.actions_left, len(t.crew("scout").hand)) == (1, cards)
    assert t.asked("scout") == "act"


@rule("NEM-HAND-06")
def test_nobody_drops_in_the_turn_of_another() -> None:
    t = scout().item("captain", "medkit").turn("scout")
    assert (t.options("captain"), t.asides("captain")) == ([], [])
    assert t.refused("captain", "drop:medkit")


@rule("NEM-HAND-07")
def test_a_dropped_object_stays_in_the_room() -> None:
    t = scout().carry("scout", "egg")
    t.do("scout", "drop:egg")
    assert t.game.objects_in("slot_006") == ["egg"]
    assert t.can("scout", "pick_up:egg")


@rule("NEM-HAND-07")
def test_an_egg_dropped_in_the_nest_lies_on_the_floor() -> None:
    t = scout().at("scout", "nest").carry("scout", "egg")
    t.game.eggs = 0
    t.game.nest_destroyed = True
    t.turn("scout")
    t.do("scout", "drop:egg")
    assert (t.game.eggs, t.game.nest_destroyed) == (0, True)
    assert t.game.objects_in(t.slot("nest")) == ["egg"]


@rule("NEM-HAND-08", "NEM-HAND-09", "NEM-VIS-10")
def test_a_dropped_item_leaves_the_game_face_down() -> None:
    t = scout().item("scout", "medkit")
    t.do("scout", "drop:medkit")
    assert t.game.items_removed == ["medkit"]
    assert t.game.item_discard["green"] == []
    # The others see a green back go.
    assert [e["colour"] for e in t.told("item_dropped", "captain")] == ["green"]
    assert t.told("item_dropped_secretly", "captain") == []
    assert t.view("captain")["decks"]["items_removed"] == 1
    # Nobody can pick it up.
    t.at("captain", "canteen").turn("captain")
    assert not t.can("captain", "pick_up")
    t.check()


@rule("NEM-HAND-08")
def test_a_dropped_weapon_is_lost_with_its_ammo() -> None:
    t = scout()
    t.do("scout", "drop:rifle")
    assert in_hands(t) == []
    # Everybody saw it in the hands, so everybody knows what is gone.
    assert t.view("captain")["decks"]["items_spent"] == ["rifle"]
    assert not t.can("scout", "pick_up")
    t.check()


@rule("NEM-HAND-10")
def test_an_inactive_quest_item_is_no_item_yet() -> None:
    t = scout().at("captain", "canteen").item("scout", "medkit").turn("scout")
    assert t.crew("scout").quests == ["quest_motion_scanner", "quest_security_key"]
    assert not any(t.can("scout", f"{verb}:{quest}") for verb in ("drop", "item") for quest in t.crew("scout").quests)
    t.do("scout", "trade", "propose:1")
    assert t.options("scout") == ["offered", "offer:rifle", "offer:medkit"]


@rule("NEM-HAND-11")
def test_who_leaves_keeps_everything() -> None:
    t = table("scout", "captain").at("scout", "hibernatorium").at("captain", "evacuation_a").unlocked(1)
    t.item("scout", "medkit").carry("scout", "egg").item("captain", "grenade").carry("captain", "carcass")
    t.any_hand("scout", 3).any_hand("captain", 3)
    t.game.time = 8
    t.turn("scout").rig(noise=["silence", "silence"])
    t.do("scout", "room:hibernatorium:hibernate")
    assert t.crew("scout").status == "hibernating"
    assert (in_hands(t), t.crew("scout").inventory) == (["rifle", "egg"], ["medkit"])
    t.do("captain", "room:evacuation_a:board", "launch")
    assert t.crew("captain").status == "escaped"
    assert (in_hands(t, "captain"), t.crew("captain").inventory) == (["six_shooter", "carcass"], ["grenade"])


@rule("NEM-HAND-12")
def test_an_arm_wound_makes_drop_at_once_in_any_turn() -> None:
    t = scout().at("scout", "canteen").at("captain", "canteen").carry("captain", "egg").hand("captain")
    t.intruder("queen", "canteen")
    t.rig(attack=["bite_1"], wound=["arm"])
    t.run("intruder_attacks")
    assert t.asked("captain") == "drop_to_limit"
    assert t.options("captain") == ["drop:six_shooter", "drop:egg"]
    t.answer("captain", "drop:egg")
    assert in_hands(t, "captain") == ["six_shooter"]
    assert t.game.objects_in("slot_006") == ["egg"]
    t.check()


@rule("NEM-HAND-12", "NEM-ITEM-13")
def test_an_arm_wound_counts_a_taped_pair_as_one() -> None:
    t = scout().item("scout", "fire_extinguisher").item("scout", "duct_tape")
    t.do("scout", "item:duct_tape:tape")
    t.intruder("queen", "canteen")
    t.rig(attack=["bite_1"], wound=["arm"])
    t.run("intruder_attacks")
    assert t.asked() == "halted"
    assert in_hands(t) == ["rifle", "fire_extinguisher"]


@rule("NEM-HAND-12")
def test_an_arm_wound_on_a_pod_drops_objects_into_the_section() -> None:
    t = table("captain", "scout").room("evacuation_a").carry("scout", "egg").aboard("scout").rig(wound=["arm"])
    t.flow(suffer_serious(t.game, t.crew("scout"), "test"))
    t.answer("scout", "drop:egg")
    assert t.game.objects_in(t.slot("evacuation_a")) == ["egg"]


@rule("NEM-ITEM-10")
@pytest.mark.parametrize(("weapon", "capacity"), [("prototype_pistol", 3), ("prototype_rifle", 6), ("rifle", 4)])
def test_the_capacity_is_that_of_the_card(weapon: str, capacity: int) -> None:
    t = table("scout", "captain").at("scout", "armory").any_hand("scout", 4)
    if weapon != "rifle":
        t.item("scout", weapon)
    t.ammo("scout", weapon, capacity - 1).turn("scout").do("scout", "room:armory:recharge")
    assert {h.kind: h.ammo for h in t.crew("scout").hands} == {"rifle": 4, weapon: capacity}


@rule("NEM-ITEM-10", "NEM-ITEM-12")
def test_a_magazine_makes_room_for_two_more_and_not_for_three() -> None:
    t = table("scout", "captain").at("scout", "armory").any_hand("scout", 4).item("scout", "extended_magazine")
    t.turn("scout").do("scout", "item:extended_magazine:attach")
    assert [h.ammo for h in t.crew("scout").hands] == [6]
    t.ammo("scout", "rifle", 5).do("scout", "room:armory:recharge")
    assert [h.ammo for h in t.crew("scout").hands] == [6]


@rule("NEM-HAND-07", "NEM-HAND-12")
def test_what_is_dropped_on_a_pod_lies_in_the_room_of_the_section() -> None:
    t = scout().room("evacuation_a", "slot_002").empty_hands("scout").carry("scout", "egg").carry("scout", "carcass")
    t.run().aboard("scout").rig(wound=["arm"]).flow(suffer_serious(t.game, t.crew("scout")))
    assert t.options("scout") == ["drop:egg", "drop:carcass"]
    t.answer("scout", "drop:carcass")
    assert t.game.objects_in("slot_002") == ["carcass"]
    assert [(e["object"], e["slot"]) for e in t.told("object_dropped")] == [("carcass", "slot_002")]


@rule("NEM-HAND-07")
def test_an_egg_dropped_in_a_living_nest_does_not_go_back_to_the_intruder_board() -> None:
    t = scout().at("scout", "nest").carry("scout", "egg")
    t.game.eggs = 4
    t.turn("scout").do("scout", "drop:egg")
    assert (t.game.eggs, t.game.objects_in(t.slot("nest"))) == (4, ["egg"])


@rule("NEM-HAND-06")
@pytest.mark.parametrize("thing", ["egg", "corpse_blue", "quest_security_key", "quest_motion_scanner", "medkit"])
def test_whatever_is_carried_may_be_dropped_for_nothing(thing: str) -> None:
    t = scout()
    if thing in ("egg", "corpse_blue"):
        t.carry("scout", thing)
    else:
        t.item("scout", thing)
    t.turn("scout").do("scout", f"drop:{thing}")
    assert (t.crew("scout").inventory, in_hands(t)) == ([], ["rifle"])
    assert (t.game.actions_left, len(t.crew("scout").hand), t.asked("scout")) == (2, 4, "act")


@rule("NEM-ITEM-04")
@pytest.mark.parametrize(
    ("character", "weapon"),
    [
        ("captain", "six_shooter"),
        ("pilot", "shotgun"),
        ("scientist", "pistol"),
        ("scout", "rifle"),
        ("soldier", "assault_rifle"),
        ("mechanic", "sawed_off_shotgun"),
    ],
)
def test_everybody_starts_with_a_weapon_of_their_own(character: str, weapon: str) -> None:
    t = table(character, "captain" if character != "captain" else "scout")
    assert in_hands(t, character) == [weapon]
    assert t.crew(character).inventory == []
