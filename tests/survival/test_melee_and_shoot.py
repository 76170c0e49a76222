"""The two attacks of a character: shooting and melee, face by face against every type of intruder."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.survival.combat import roll_combat
from airlock.survival.crew import Held
from tests.rules import rule
from tests.table import Table, table

TYPES = ["larva", "creeper", "adult", "breeder", "queen"]
ROOM = "canteen"


def facing(*kinds: str, cards: int = 3) -> Table:
    """The Scout with her rifle (4 ammo, no rules of its own) in a room with these intruders."""
    t = table("scout", "captain").at("scout", ROOM, "slot_006").any_hand("scout", cards).met()
    for kind in kinds:
        t.intruder(kind, ROOM)
    return t.turn("scout")


def hit(t: Table, kind: str, action: str) -> int:
    """How many injuries an attack did: those on the figure, or 1 for a larva that is gone."""
    # Tough enough for whatever hits them.
    t.rig(attack=["scratch_4", "bite_3"])
    t.do("scout", action)
    if kind == "larva":
        return 0 if t.game.figures else 1
    return t.game.figures[0].injuries


# The faces that hit some types only, and which.
FACES = [
    pytest.param("blank", [], marks=[rule("NEM-COMBAT-08", "NEM-COMBAT-16")]),
    pytest.param("creeper", ["larva", "creeper"], marks=[rule("NEM-COMBAT-09", "NEM-COMBAT-17")]),
    pytest.param("adult", ["larva", "creeper", "adult"], marks=[rule("NEM-COMBAT-10", "NEM-COMBAT-18")]),
]


@rule("NEM-COMBAT-06", "NEM-COMBAT-22")
@pytest.mark.parametrize("action", ["shoot:rifle:queen_1", "melee:queen_1", "again"])
def test_of_six_equally_likely_faces_the_creeper_is_two(action: str) -> None:
    rolled: Counter[str] = Counter()
    # 60 equal parts of chance: whatever die of up to 6, 10 or 12 faces is rolled, each face has its exact share.
    for part in range(60):
        t = facing("queen")
        here = (part + 0.5) / 60
        if action == "again":
            t.chance(0.0, here).flow(roll_combat(t.game, t.crew("scout"), 1)).answer("scout", "reroll")
        else:
            t.chance(here).do("scout", action)
        rolled[t.told("combat_rolled")[-1]["face"]] += 1
    assert rolled == {"blank": 10, "creeper": 20, "adult": 10, "hit": 10, "double_hit": 10}


@rule("NEM-COMBAT-07")
def test_a_shot_costs_a_card_and_one_ammo_of_the_chosen_weapon() -> None:
    t = facing("adult", "adult").item("scout", "prototype_rifle", ammo=2).rig(combat=["hit"], attack=["scratch_4"])
    weapon = t.crew("scout").holds("prototype_rifle")
    rifle = t.crew("scout").holds("rifle")
    assert weapon is not None
    assert rifle is not None
    assert [k for k in t.options("scout") if k.startswith("shoot")] == [
        "shoot:rifle:adult_1",
        "shoot:rifle:adult_2",
        "shoot:prototype_rifle:adult_1",
        "shoot:prototype_rifle:adult_2",
    ]
    t.do("scout", "shoot:prototype_rifle:adult_2")
    assert (len(t.crew("scout").hand), weapon.ammo, rifle.ammo) == (2, 1, 4)
    assert [f.injuries for f in t.game.figures] == [0, 1]
    assert len(t.told("combat_rolled")) == 1
    t.check()


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize(("face", "hits"), FACES)
def test_faces_that_hit_some_types_only(face: str, hits: list[str], kind: str) -> None:
    expected = 1 if kind in hits else 0
    t = facing(kind).rig(combat=[face])
    assert hit(t, kind, f"shoot:rifle:{kind}_1") == expected
    # A miss with a weapon costs nothing but the ammo.
    assert (t.crew("scout").serious, t.crew("scout").discard.count("contamination")) == (0, 0)
    assert len(t.told("missed")) == 1 - expected
    u = facing(kind).rig(combat=[face], wound=["leg"])
    assert hit(u, kind, f"melee:{kind}_1") == expected
    assert u.crew("scout").wounds == ([] if expected else ["leg"])
    u.check()


@rule("NEM-COMBAT-11", "NEM-COMBAT-19")
@pytest.mark.parametrize("kind", TYPES)
def test_a_hit_injures_whatever_it_strikes(kind: str) -> None:
    assert hit(facing(kind).rig(combat=["hit"]), kind, f"shoot:rifle:{kind}_1") == 1
    t = facing(kind).rig(combat=["hit"])
    assert hit(t, kind, f"melee:{kind}_1") == 1
    assert t.crew("scout").serious == 0


@rule("NEM-COMBAT-12", "NEM-COMBAT-20")
@pytest.mark.parametrize("kind", TYPES)
def test_a_double_hit_counts_two_for_a_shot_and_one_in_melee(kind: str) -> None:
    assert hit(facing(kind).rig(combat=["double_hit"]), kind, f"shoot:rifle:{kind}_1") == (1 if kind == "larva" else 2)
    t = facing(kind).rig(combat=["double_hit"])
    assert hit(t, kind, f"melee:{kind}_1") == 1
    assert t.crew("scout").serious == 0


@rule("NEM-COMBAT-14")
def test_an_empty_weapon_does_not_shoot() -> None:
    t = facing("adult").ammo("scout", "rifle", 0)
    assert not t.can("scout", "shoot")
    assert t.why_not("scout", "shoot") == "no_ammo"
    t.empty_hands("scout")
    assert t.why_not("scout", "shoot") == "no_weapon"
    assert t.can("scout", "melee:adult_1")


@rule("NEM-COMBAT-14")
def test_of_two_weapons_of_a_kind_the_loaded_one_shoots() -> None:
    t = facing("adult").empty_hands("scout").rig(combat=["blank"])
    t.game.crafted["flamethrower"] -= 2
    t.crew("scout").hands += [Held("flamethrower", 0), Held("flamethrower", 3)]
    t.refresh()
    assert [k for k in t.options("scout") if k.startswith("shoot")] == ["shoot:flamethrower:adult_1"]
    t.do("scout", "shoot:flamethrower:adult_1")
    assert [h.ammo for h in t.crew("scout").hands] == [0, 2]
    t.check()


@rule("NEM-COMBAT-15")
def test_melee_contaminates_before_the_roll_and_hits_one_of_several() -> None:
    t = facing("adult", "creeper").rig(combat=["hit"], attack=["scratch_4"])
    left = t.game.contamination_left
    assert t.can("scout", "melee:adult_1")
    t.do("scout", "melee:creeper_2")
    assert [(f.kind, f.injuries) for f in t.game.figures] == [("adult", 0), ("creeper", 1)]
    assert t.crew("scout").discard[-1] == "contamination"
    assert t.game.contamination_left == left - 1
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("contaminated") < names.index("combat_rolled")
    assert len(t.told("combat_rolled")) == 1
    t.check()


@rule("NEM-COMBAT-16", "NEM-WOUND-08")
def test_a_missed_blow_kills_with_three_serious_wounds() -> None:
    t = facing("adult").wounded("scout", serious=["body"], dressed=["leg", "hand"]).rig(combat=["blank"])
    t.do("scout", "melee:adult_1")
    assert t.crew("scout").status == "dead"
    assert "corpse_0" in t.game.objects["slot_006"]
    t.check()


@rule("NEM-COMBAT-01", "NEM-COMBAT-05")
def test_combat_lasts_as_long_as_both_are_in_the_room() -> None:
    t = facing("larva").rig(combat=["hit"])
    t.intruder("adult", "slot_007")
    scout = t.crew("scout")
    assert t.game.in_combat(scout)
    # The adult next door can't be attacked.
    assert [k for k in t.options("scout") if k.startswith(("shoot", "melee"))] == [
        "shoot:rifle:larva_1",
        "melee:larva_1",
    ]
    t.do("scout", "shoot:rifle:larva_1")
    assert not t.game.in_combat(scout)
    assert t.asked("scout") == "act"
    assert not t.can("scout", "shoot")
    assert t.why_not("scout", "shoot") == "no_target"
    assert t.can("scout", "careful:slot_011")


@rule("NEM-COMBAT-02", "NEM-COMBAT-03")
def test_what_is_possible_in_combat() -> None:
    t = facing("adult").hand("scout", "demolition", "search", "rest", contamination=1).object("carcass", ROOM)
    t.game.crew[0].light = 1
    t.refresh()
    verbs = {k.split(":")[0] for k in t.options("scout")}
    assert {"move", "shoot", "melee", "card"} <= verbs
    assert t.can("scout", "card:demolition:malfunction")
    assert not verbs & {"careful", "pick_up", "trade", "craft", "room"}
    assert not t.can("scout", "card:search")
    assert t.why_not("scout", "room:canteen:snack") == "only_out_of_combat"
    assert t.why_not("scout", "card:rest:scan") == "only_out_of_combat"
    assert t.why_not("scout", "pick_up") == "only_out_of_combat"
    t.game.figures.clear()
    t.refresh()
    assert t.can("scout", "room:canteen:snack")
    assert t.can("scout", "card:rest:scan")
    assert t.can("scout", "pick_up:carcass")


@rule("NEM-COMBAT-04", "NEM-ATT-01")
def test_intruders_do_not_strike_back() -> None:
    t = facing("adult", "queen").rig(combat=["blank", "hit"], attack=["scratch_4"])
    t.do("scout", "shoot:rifle:adult_1")
    t.do("scout", "melee:adult_1")
    assert t.told("attack") == []
    # They attack in the event phase.
    t.rig(attack=["tail_attack_1", "bite_1"]).run("intruder_attacks")
    assert [(e["figure"], e["surprise"]) for e in t.told("attack")] == [("queen_2", False), ("adult_1", False)]


@rule("NEM-COMBAT-13", "NEM-COMBAT-21", "NEM-DEF-23")
def test_example_the_scout_shoots_with_the_scientists_pistol() -> None:
    t = table("scout", "scientist").at("scout", ROOM, "slot_006").any_hand("scout", 3).met()
    scientist, scout = t.crew("scientist"), t.crew("scout")
    scout.hands.append(scientist.hands.pop())
    t.intruder("adult", ROOM)
    t.turn("scout").rig(combat=["double_hit"], attack=["scratch_1"])
    pistol = scout.holds("pistol")
    assert pistol is not None
    before = pistol.ammo
    t.do("scout", "shoot:pistol:adult_1")
    assert (len(scout.hand), pistol.ammo) == (2, before - 1)
    assert [(f.kind, f.injuries) for f in t.game.figures] == [("adult", 1)]
    assert t.game.attack_discard == ["scratch_1"]
    assert [e["blood"] for e in t.told("injury_check")] == [2]
    assert len(t.told("intruder_survived")) == 1
    t.check()


@rule("NEM-COMBAT-23")
def test_the_last_of_the_rolls_stands_and_a_source_rerolls_once() -> None:
    t = facing("queen").item("scout", "prototype_pistol", ammo=3).rig(combat=["double_hit", "adult"])
    t.do("scout", "shoot:prototype_pistol:queen_1")
    assert t.asked("scout") == "reroll_combat"
    t.answer("scout", "reroll")
    assert t.game.figures[0].injuries == 0
    assert t.asked() == "act"
    t.rig(combat=["hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:prototype_pistol:queen_1")
    t.answer("scout", "keep_roll")
    assert t.game.figures[0].injuries == 1


@rule("NEM-COMBAT-23")
def test_a_face_is_changed_once_at_most() -> None:
    """Vital Places makes a hit of the blank; the Sawed-Off Shotgun does not make a double hit of that one."""
    t = table("mechanic", "captain").at("mechanic", ROOM).any_hand("mechanic", 3).weakness("vital_places")
    t.intruder("adult", ROOM)
    t.turn("mechanic").rig(combat=["blank"], attack=["scratch_4"])
    t.do("mechanic", "shoot:sawed_off_shotgun:adult_1")
    assert t.game.figures[0].injuries == 1
    t.rig(combat=["hit"], attack=["bite_3"])
    t.do("mechanic", "shoot:sawed_off_shotgun:adult_1")
    assert t.game.figures[0].injuries == 3


@rule("NEM-COMBAT-23", "NEM-INJ-01")
def test_additions_count_once_before_the_single_check() -> None:
    """Shotgun +1 and Vulnerability to Energy +1 on a hit: three markers, then one card."""
    t = table("pilot", "captain").at("pilot", ROOM).any_hand("pilot", 3).weakness("vulnerability_to_energy")
    t.intruder("adult", ROOM)
    t.turn("pilot").rig(combat=["hit"], attack=["claw_attack_2"])
    t.do("pilot", "shoot:shotgun:adult_1")
    assert t.game.figures[0].injuries == 3
    assert len(t.told("injury_check")) == 1
    # Both need an injury: they add nothing to a miss.
    t.rig(combat=["blank"])
    t.do("pilot", "shoot:shotgun:adult_1")
    assert t.game.figures[0].injuries == 3
    assert len(t.told("injury_check")) == 1


@rule("NEM-COMBAT-23")
def test_a_weapon_that_names_a_result_looks_at_the_die_itself() -> None:
    """The Prototype Shotgun adds 1 on a rolled hit, but not on the blank that Vital Places turns into one."""
    t = facing("adult", cards=4).weakness("vital_places").item("scout", "prototype_shotgun", ammo=2)
    t.rig(combat=["blank"], attack=["scratch_4"])
    t.do("scout", "shoot:prototype_shotgun:adult_1")
    assert t.game.figures[0].injuries == 1
    t.rig(combat=["hit"], attack=["bite_3"])
    t.do("scout", "shoot:prototype_shotgun:adult_1")
    assert t.game.figures[0].injuries == 3
