"""The Convict: handcuffs, fists, other people's pockets."""

from __future__ import annotations

import pytest

from airlock.survival.hands import has_free_slot, untaped_pairs
from airlock.survival.wounds import suffer_serious
from tests.rules import rule
from tests.table import Table, table


def convict(*hand: str, crew: tuple[str, ...] = ("convict", "mechanic"), **options: str) -> Table:
    return table(*crew, modules="characters", **options).hand("convict", *hand).turn("convict")


def fight(*hand: str, kind: str = "adult") -> Table:
    t = convict(*hand).at("mechanic", "cockpit")
    t.intruder(kind, "hibernatorium")
    return t.turn("convict")


# -- Handcuffs


@rule("AFT-CHAR-04", "AFT-MOD-09")
@pytest.mark.parametrize(
    ("crew", "holder"),
    [(("convict", "mechanic", "scout"), 1), (("mechanic", "scout", "convict"), 0)],
)
def test_the_key_goes_to_the_next_player_clockwise(crew: tuple[str, ...], holder: int) -> None:
    t = table(*crew, modules="characters")
    assert [c.seat for c in t.game.crew if "handcuffs_key" in c.inventory] == [holder]
    t.check()


@rule("AFT-CHAR-04", "AFT-COMBO-09")
def test_alone_the_convict_has_the_key() -> None:
    t = convict("rest", crew=("convict",), mode="solo")
    assert t.crew("convict").inventory == ["handcuffs_key"]
    t.do("convict", "item:handcuffs_key:free")
    assert t.crew("convict").hands == []
    t.check()


@rule("AFT-CHAR-04")
def test_handcuffs_block_a_hand_and_leave_by_no_other_way() -> None:
    t = convict("rest", "search").item("convict", "duct_tape").item("convict", "flamethrower").turn("convict")
    me = t.crew("convict")
    assert not has_free_slot(me)
    assert not any("handcuffs" in key for key in t.asides("convict"))
    assert untaped_pairs(t.game, me) == []
    t.do("convict", "trade").answer("convict", "propose:1")
    assert not any(key == "offer:handcuffs" for key in t.options("convict"))
    # An arm wound takes the other hand: only what isn't bound can be dropped.
    t = convict("rest").item("convict", "flamethrower").rig(wound=["arm"])
    t.flow(suffer_serious(t.game, t.crew("convict")))
    assert [held.kind for held in t.crew("convict").hands] == ["handcuffs"]
    assert not has_free_slot(t.crew("convict"))
    t.check()


@rule("AFT-CHAR-04")
def test_whoever_holds_the_key_frees_the_convict_from_anywhere() -> None:
    t = table("convict", "mechanic", modules="characters")
    t.at("mechanic", "cockpit").any_hand("mechanic", 2).turn("mechanic").do("mechanic", "item:handcuffs_key:free")
    assert t.crew("convict").hands == []
    assert sorted(t.game.items_spent) == ["handcuffs", "handcuffs_key"]
    assert len(t.crew("mechanic").hand) == 1
    t.check()


@rule("AFT-CHAR-04")
def test_the_key_can_be_traded_to_the_convict() -> None:
    t = convict("rest", "search", "search").do("convict", "trade")
    t.answer("convict", "no_proposal").answer("mechanic", "propose:0").answer("mechanic", "offer:handcuffs_key")
    t.answer("mechanic", "offered").answer("convict", "answer")
    if t.asked("convict") == "offer":
        t.answer("convict", "offered")
    t.answer("mechanic", "agree")
    while t.asked() == "trade":
        t.match.answer(t.match.pending[0].seat, "no_proposal")
    t.do("convict", "item:handcuffs_key:free")
    assert t.crew("convict").hands == []
    t.check()


def test_the_key_does_nothing_without_handcuffs() -> None:
    t = convict("rest", crew=("convict",), mode="solo")
    t.game.items_spent.append("handcuffs")
    t.crew("convict").hands = []
    assert t.refresh().why_not("convict", "item:handcuffs_key:free") == "nobody_cuffed"


# -- Brawl


@pytest.mark.parametrize(("face", "injuries"), [("double_hit", 2), ("hit", 1), ("adult", 1)])
def test_brawl_is_a_blow_without_contamination(face: str, injuries: int) -> None:
    t = fight("brawl", kind="adult").rig(combat=[face], attack=["scratch_4"])
    t.do("convict", "card:brawl:brawl")
    # The check is harmless enough to see the injuries.
    assert [e["injuries"] for e in t.told("intruder_injured")] == [injuries]
    assert "contamination" not in t.crew("convict").discard
    t.check()


def test_brawl_that_misses_costs_a_light_wound_only() -> None:
    t = fight("brawl").rig(combat=["blank"]).do("convict", "card:brawl:brawl")
    assert (t.crew("convict").light, t.crew("convict").serious) == (1, 0)


def test_brawl_against_eggs_costs_nothing_but_noise() -> None:
    t = fight("brawl").object("egg", "hibernatorium").turn("convict").rig(combat=["blank"], noise=["silence"])
    t.do("convict", "card:brawl:brawl", "melee:eggs")
    assert (t.crew("convict").light, len(t.told("noise_rolled"))) == (0, 1)


# -- Pickpocket


def test_pickpocket_takes_a_random_item_that_only_the_two_see() -> None:
    t = convict("pickpocket", "rest", crew=("convict", "mechanic", "scout"))
    t.item("scout", "grenade").item("scout", "medkit").item("scout", "quest_security_key").turn("convict")
    t.rig(pickpocket=["medkit"]).do("convict", "card:pickpocket:steal", "character:2")
    assert t.crew("convict").inventory == ["medkit"]
    assert sorted(t.crew("scout").inventory) == ["grenade", "quest_security_key"]
    assert [e["item"] for e in t.told("stole", to="scout")] == ["medkit"]
    assert t.told("stole", to="mechanic") == []
    assert len(t.told("stolen", to="mechanic")) == 1
    t.check()


@rule("AFT-CHAR-04")
def test_pickpocket_may_take_the_key() -> None:
    t = convict("pickpocket", "rest").item("mechanic", "grenade").turn("convict")
    t.do("convict", "card:pickpocket:steal")
    assert t.options("convict") == ["any_pocket", "take_key"]
    t.answer("convict", "take_key")
    assert t.crew("convict").inventory == ["handcuffs_key"]
    t.check()


def test_pickpocket_finds_neither_quest_items_nor_heavy_ones() -> None:
    t = convict("pickpocket", "rest", crew=("convict", "mechanic", "scout")).at("mechanic", "cockpit")
    t.item("scout", "quest_security_key").turn("convict")
    assert t.why_not("convict", "card:pickpocket:steal") == "nothing_to_steal"
    t.at("scout", "cockpit")
    assert t.why_not("convict", "card:pickpocket:steal") == "nobody_in_reach"


# -- Lockpicking


def test_lockpicking_works_a_door_or_a_pod_of_the_section() -> None:
    t = convict("lockpicking").do("convict", "card:lockpicking:door", "corridor:cor_006_011")
    assert t.game.doors == {"cor_006_011": "closed"}
    t = convict("lockpicking").at("convict", "evacuation_a").turn("convict")
    locked = t.pods[0].locked
    t.do("convict", "card:lockpicking:turn_pod")
    assert t.pods[0].locked != locked
    t = convict("lockpicking")
    assert t.why_not("convict", "card:lockpicking:turn_pod") == "not_in_an_evacuation_section"


# -- Slip Away


def test_slip_away_leaves_something_behind_and_is_not_attacked() -> None:
    t = fight("slip_away", "rest").item("convict", "grenade").turn("convict")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "silence"})
    t.do("convict", "card:slip_away:slip_away", "to:slot_006")
    assert t.options("convict") == ["use:grenade", "discard:rest"]
    t.do("convict", "use:grenade")
    assert t.crew("convict").slot == "slot_006"
    assert t.told("attack") == []
    assert t.game.item_discard["red"] == ["grenade"]
    t.check()


def test_slip_away_may_cost_another_action_card_and_needs_something() -> None:
    t = fight("slip_away", "rest").rig(room={"slot_006": "canteen"}, explore={"slot_006": "silence"})
    t.do("convict", "card:slip_away:slip_away", "to:slot_006")
    if t.asked("convict") == "left_behind":
        t.do("convict", "discard:rest")
    assert t.crew("convict").hand == []
    # A starting item isn't enough.
    assert fight("slip_away").why_not("convict", "card:slip_away:slip_away") == "nothing_to_leave"


# -- quest items


def test_shiv_adds_an_injury_to_every_blow_that_hits() -> None:
    t = fight("brawl", "rest", "search", kind="queen").item("convict", "quest_shiv").turn("convict")
    t.rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("convict", "card:brawl:brawl")
    assert [e["injuries"] for e in t.told("intruder_injured")] == [2]
    t = fight("rest", kind="queen").item("convict", "quest_shiv").turn("convict")
    t.rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("convict", "melee:queen_1")
    assert [e["injuries"] for e in t.told("intruder_injured")] == [2]
    t = fight("rest", kind="queen").item("convict", "quest_shiv").turn("convict")
    t.rig(combat=["blank"], wound=["leg"]).do("convict", "melee:queen_1")
    assert t.told("intruder_injured") == []
    t.check()


def test_shiv_is_made_of_tools_or_tape() -> None:
    t = convict("rest", "search").item("convict", "duct_tape").turn("convict")
    t.do("convict", "activate:quest_shiv", "use:duct_tape")
    assert t.crew("convict").inventory == ["quest_shiv"]


def test_stolen_access_card_works_doors_around_a_room_or_a_pod() -> None:
    t = convict("rest", "search").item("convict", "quest_stolen_access_card").turn("convict")
    t.do("convict", "item:quest_stolen_access_card:doors", "slot:slot_013", "corridor:cor_010_013", "done")
    assert t.game.doors == {"cor_010_013": "closed"}
    t = convict("rest").item("convict", "quest_stolen_access_card").at("convict", "evacuation_a").turn("convict")
    locked = t.pods[0].locked
    t.do("convict", "item:quest_stolen_access_card:turn_pod")
    assert t.pods[0].locked != locked
    t.check()
