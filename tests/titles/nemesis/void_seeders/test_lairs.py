"""Lairs: found, feared, burned out; with the third one the Despoiler goes."""

from __future__ import annotations

import pytest

from airlock.survival.airlock_procedure import vent
from airlock.survival.encounter import encounter
from airlock.survival.figures import move_figures
from airlock.survival.injuries import drive_away, injure, retreat
from airlock.survival.noise import danger
from airlock.titles.nemesis.void_seeders.lairs import Lairs
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import AROUND, HOME, destroyed, figure, kinds, mad, panicked, table

# Blood numbers by card.
CARDS = {2: "void_dismay_3", 3: "void_duplicate_1", 4: "void_scratch_3", 5: "void_scratch_1", 6: "void_scratch_2"}
ARROW = "void_scratch_4"


def blood(*numbers: int) -> list[str]:
    """Attack cards with these numbers; 0 is an arrow."""
    spare = {2: ["void_dismay_3", "void_dismay_4"], 4: ["void_scratch_3", "void_dread_1"], 0: ["void_scratch_4"]}
    return [(spare.get(n) or [CARDS[n]]).pop(0) for n in numbers]


# -- finding one


@rule("VOI-LAIR-01")
@pytest.mark.parametrize("way", ["move", "careful"])
def test_a_lair_token_brings_a_lair_and_no_noise(way: str) -> None:
    t = table().rig(explore={"slot_006": "lair_1"}, room={"slot_006": "canteen"})
    t.do("captain", f"{way}:slot_006")
    assert kinds(t, "slot_006") == ["lair"]
    assert t.told("noise_rolled") == []
    assert t.game.noise == []
    assert t.game.items_left["slot_006"] == 4
    assert t.game.in_combat(t.crew("captain"))
    t.check()


@rule("VOI-LAIR-01")
def test_a_lair_in_the_nest_counts_no_items() -> None:
    t = table("captain", "scout").at("captain", "cockpit").turn("captain")
    t.rig(explore={"slot_003": "lair_2"}, room={"slot_003": "nest"}).do("captain", "move:slot_003")
    assert kinds(t, "slot_003") == ["lair"]
    assert "slot_003" not in t.game.items_left


# -- what it counts for


@rule("VOI-LAIR-02")
def test_a_lair_is_a_target_of_every_attack() -> None:
    t = (
        table("captain", "scout")
        .item("captain", "grenade")
        .room("canteen", "slot_006")
        .ammo("captain", "six_shooter", 2)
    )
    here, there = t.intruder("lair", HOME), t.intruder("lair", "canteen")
    t.turn("captain")
    assert t.can("captain", f"shoot:six_shooter:{here}")
    assert t.can("captain", f"melee:{here}")
    t.do("captain", "item:grenade:throw")
    assert t.options("captain") == [f"intruder:{here}", f"intruder:{there}"]


@rule("VOI-LAIR-03")
def test_nothing_moves_a_lair() -> None:
    t = table().at("captain", "cockpit")
    lair = figure(t, t.intruder("lair", "slot_006"))
    t.flow(move_figures(t.game, [(lair, "cor_006_011")]))
    t.flow(retreat(t.game, lair))
    t.flow(drive_away(t.game, lair))
    assert lair.slot == "slot_006"
    # No event card is drawn for it.
    assert t.game.event_discard == []
    t.flow(danger(t.game, HOME))
    assert lair.slot == "slot_006"
    # Danger finds nobody next door: there is noise instead.
    assert set(t.game.noise) == set(AROUND)


@rule("VOI-LAIR-03", "VOI-LAIRINJ-08")
def test_fire_control_decoy_and_extinguisher_leave_it_alone() -> None:
    t = table().item("captain", "decoy").item("captain", "fire_extinguisher").room("canteen", "slot_006")
    t.intruder("lair", "canteen")
    assert t.turn("captain").why_not("captain", "item:decoy:lure") == "would_change_nothing"
    t.at("captain", "fire_control", "slot_003").turn("captain")
    assert t.why_not("captain", "room:fire_control:flood") == "would_change_nothing"
    t.intruder("lair", "slot_003")
    assert t.turn("captain").why_not("captain", "item:fire_extinguisher:repel") == "no_target"


@rule("VOI-LAIRINJ-08")
def test_a_taser_hurts_a_lair_and_drives_it_nowhere() -> None:
    t = table().item("captain", "taser").rig(attack=blood(5, 6))
    lair = t.intruder("lair", HOME)
    t.turn("captain").do("captain", "item:taser:intruder")
    assert (figure(t, lair).injuries, figure(t, lair).slot) == (1, HOME)
    assert t.game.event_discard == []


@rule("VOI-LAIR-04", "VOI-LAIR-07")
def test_beside_a_lair_there_is_combat() -> None:
    t = table().at("captain", "canteen", "slot_006").wounded("captain", light=1).hand("captain", "rest", "search")
    assert t.turn("captain").can("captain", "room:canteen:snack")
    assert t.can("captain", "card:search:search")
    t.intruder("lair", "canteen")
    t.turn("captain")
    assert t.game.in_combat(t.crew("captain"))
    for what in ("room:canteen", "card:search", "card:rest"):
        assert not t.can("captain", what), what


@rule("VOI-LAIR-07", "VOI-ENC-13")
def test_nobody_boards_or_sleeps_beside_a_lair() -> None:
    t = table().at("captain", "evacuation_a", "slot_010").unlocked(1, 2, 3, 4).turn("captain")
    assert t.can("captain", "room:evacuation_a")
    t.intruder("lair", "evacuation_a")
    assert not t.turn("captain").can("captain", "room:evacuation_a")


@rule("VOI-LAIR-07")
def test_entering_a_room_with_a_lair_makes_no_noise() -> None:
    t = table().room("canteen", "slot_006")
    t.intruder("lair", "canteen")
    t.turn("captain").do("captain", "move:slot_006")
    assert t.told("noise_rolled") == []
    # A careful movement leaves no marker either.
    t.at("captain", "hibernatorium").any_hand("captain", 5).turn("captain").do("captain", "careful:slot_006")
    assert t.game.noise == []


@rule("VOI-LAIR-07", "VOI-ENC-07")
def test_lairs_take_no_figure_away_from_seeders() -> None:
    t = table()
    for _ in range(3):
        t.intruder("lair", "slot_003")
    t.bag("void_seeder_1").flow(encounter(t.game, t.crew("captain")))
    assert kinds(t, HOME) == ["lurker"]


# -- ending a turn beside it


@rule("VOI-LAIR-05")
@pytest.mark.parametrize("passes", [True, False])
def test_whoever_ends_a_turn_there_is_heard(passes: bool) -> None:
    t = table("captain", "scout").rig(noise=["2"], combat=["blank"], wound=["leg"])
    lair = t.intruder("lair", HOME)
    t.turn("captain", actions=1).do("captain", "pass" if passes else f"melee:{lair}")
    assert [e["seat"] for e in t.told("noise_rolled")] == [0]
    assert t.game.noise == ["cor_006_011"]


@rule("VOI-LAIR-05")
def test_the_fire_comes_first_and_the_dead_are_not_heard() -> None:
    t = table("captain", "scout").fire(HOME).rig(noise=["silence"])
    t.intruder("lair", HOME)
    t.turn("captain").do("captain", "pass")
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("burns") < names.index("noise_rolled")
    t = table("captain", "scout").fire(HOME).wounded("captain", light=2, serious=["leg", "arm", "hand"])
    t.intruder("lair", HOME)
    t.turn("captain").do("captain", "pass")
    assert not t.crew("captain").active
    assert t.told("noise_rolled") == []


@rule("VOI-LAIR-05")
def test_an_encounter_beside_a_lair_adds_a_seeder() -> None:
    t = table("captain", "scout").noise("cor_006_011").rig(noise=["2"]).bag("void_seeder_1")
    t.intruder("lair", HOME)
    t.turn("captain").do("captain", "pass")
    assert kinds(t, HOME) == ["lair", "lurker"]


@rule("VOI-LAIR-05")
def test_only_a_lair_makes_noise_in_combat() -> None:
    t = table("captain", "scout")
    t.intruder("lurker", HOME)
    t.turn("captain").do("captain", "pass")
    assert t.told("noise_rolled") == []
    # In no other room, and only at the end of a turn.
    t.intruder("lair", "slot_006")
    t.at("scout", "hibernatorium").turn("scout").do("scout", "pass")
    assert t.told("noise_rolled") == []


@rule("VOI-LAIR-06")
def test_leaving_a_lair_alone_is_an_escape_without_attacks() -> None:
    t = table().room("canteen", "slot_006").rig(noise=["silence"])
    t.intruder("lair", HOME)
    t.turn("captain").do("captain", "move:slot_006")
    assert len(t.told("escapes")) == 1
    assert t.told("attack") == []
    assert t.crew("captain").slot == "slot_006"


@rule("VOI-LAIR-06")
def test_seeders_beside_the_lair_attack_as_usual() -> None:
    t = table().room("canteen", "slot_006").rig(noise=["silence"], attack=["void_scratch_1", "void_scratch_2"])
    t.intruder("lair", HOME)
    for kind in ("lurker", "whisperer"):
        t.intruder(kind, HOME)
    t.turn("captain").do("captain", "move:slot_006")
    assert [e["figure"] for e in t.told("attack")] == ["whisperer_3", "lurker_2"]


@rule("VOI-LAIR-08")
def test_a_lair_keeps_its_injuries() -> None:
    t = table().at("captain", "cockpit").bag("void_seeder_1").rig(noise=["silence", "silence"])
    lair = t.intruder("lair", "slot_005", injuries=3)
    for event in ("void_hunt", "void_neurosis", "void_tendrils"):
        t.rig(event=[event], noise=["silence"] * 2).run("event_card", "lurking", "develop_bag")
    assert figure(t, lair).injuries == 3


# -- injuries


@rule("VOI-LAIRINJ-01")
@pytest.mark.parametrize(("face", "hits"), [("blank", 0), ("creeper", 0), ("adult", 0), ("hit", 1), ("double_hit", 2)])
def test_only_plain_hits_hurt_a_lair(face: str, hits: int) -> None:
    t = table("scout", "captain").ammo("scout", "rifle", 2)
    lair = t.intruder("lair", HOME)
    t.rig(combat=[face], attack=blood(5, 6) if hits else []).turn("scout").do("scout", f"shoot:rifle:{lair}")
    assert figure(t, lair).injuries == hits
    more = ["void_braineating_2", "void_frenzy_2"] if hits else []
    t.rig(combat=[face], attack=more, wound=["leg"]).turn("scout").do("scout", f"melee:{lair}")
    assert figure(t, lair).injuries == hits + min(1, hits)
    # A blow that misses wounds.
    assert t.crew("scout").serious == (0 if hits else 1)


@rule("VOI-LAIRINJ-02", "VOI-LAIRINJ-03", "VOI-LAIRINJ-07")
@pytest.mark.parametrize(
    ("numbers", "gone"), [((2, 4), True), ((4, 2), True), ((5, 2), False), ((2, 0), False), ((0, 2), False)]
)
def test_the_higher_of_two_numbers_destroys_it_and_an_arrow_saves_it(numbers: tuple[int, ...], gone: bool) -> None:
    t = table().rig(attack=blood(*numbers))
    lair = figure(t, t.intruder("lair", HOME, injuries=3))
    t.flow(injure(t.game, lair, 1))
    assert kinds(t) == ([] if gone else ["lair"])
    assert lair.slot == HOME
    assert len(t.told("injury_check")) == 2
    assert t.told("intruder_retreats") == []
    t.check()


@rule("VOI-LAIRINJ-04", "VOI-LAIRINJ-05")
def test_the_airlock_destroys_a_lair() -> None:
    t = table().at("captain", "cockpit")
    t.intruder("lair", HOME)
    t.game.airlock = HOME
    t.flow(vent(t.game))
    assert kinds(t) == []
    assert Lairs.of(t.game).destroyed == 1


@rule("VOI-LAIRINJ-05", "VOI-INJ-08")
def test_a_destroyed_lair_leaves_a_carcass_and_is_counted() -> None:
    t = table().rig(attack=blood(2, 4)).room("canteen", "slot_006")
    lair = figure(t, t.intruder("lair", "canteen", injuries=5))
    t.flow(injure(t.game, lair, 1))
    assert t.game.objects["slot_006"] == ["carcass"]
    assert t.view("scout")["lairs_destroyed"] == 1
    assert [(e["slot"], e["lairs"]) for e in t.told("lair_destroyed")] == [("slot_006", 1)]
    # No token comes for it.
    assert t.told("token_added") == [e for e in t.told("token_added") if e["type"] != "void_seeder"]


def third_lair() -> Table:
    """Two lairs are destroyed; the third is about to be, two rooms from where the Despoiler fights the Captain."""
    t = destroyed(table("captain", "scout"), 2).rig(attack=blood(2, 4))
    t.intruder("despoiler", HOME)
    t.intruder("lair", "slot_005", injuries=5)
    return t


@rule("VOI-LAIRINJ-06", "VOI-LAIRINJ-09")
def test_with_the_third_lair_the_despoiler_leaves_the_game() -> None:
    t = third_lair()
    assert t.game.in_combat(t.crew("captain"))
    t.flow(injure(t.game, t.game.figures[1], 1))
    assert kinds(t) == []
    assert t.game.objects["slot_005"] == ["carcass"]
    assert t.view("captain")["lairs_destroyed"] == 3
    assert t.view("captain")["intruders"]["queen_killed"]
    assert not t.game.in_combat(t.crew("captain"))
    mad(t, "captain", 5).bag("void_seeder_1").flow(encounter(t.game, t.crew("captain")))
    assert kinds(t) == ["stalker"]
    t.check()


@rule("VOI-LAIRINJ-06")
def test_it_takes_all_three_lairs() -> None:
    t = destroyed(table("captain", "scout"), 1).rig(attack=blood(2, 4))
    t.intruder("despoiler", "slot_003")
    lair = figure(t, t.intruder("lair", "slot_005", injuries=5))
    t.flow(injure(t.game, lair, 1))
    assert kinds(t) == ["despoiler"]
    assert not t.game.queen_killed


@rule("VOI-LAIRINJ-09")
def test_others_stay_in_combat_when_the_despoiler_goes() -> None:
    t = third_lair()
    t.intruder("lurker", HOME)
    t.flow(injure(t.game, t.game.figures[1], 1))
    assert kinds(t) == ["lurker"]
    assert t.game.in_combat(t.crew("captain"))
    assert panicked(t) == []


def test_lairs_are_held_to_their_law() -> None:
    t = destroyed(table(), 3)
    t.intruder("lair", HOME)
    assert t.match.breaches() == ["parts: lairs: 4 lairs"]
    t.game.figures.clear()
    t.intruder("despoiler", HOME)
    assert t.match.breaches() == ["parts: lairs: a despoiler that left the game"]
    Lairs.of(t.game).destroyed = 2
    assert t.match.breaches() == ["parts: lairs: 2 lairs are destroyed"]
