"""Rest, rooms and items: what calms people down, what drives them mad, and who serves for an analysis."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CONTAMINATION, DEAD, corpse_of
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import level, mad, table

# Where one rests, and how.
RESTING = {"rest": "card:rest:scan", "canteen": "room:canteen:snack", "shower": "room:shower:shower"}


def resting(place: str, insanity: int, contamination: int = 0) -> Table:
    """The Captain may rest here; the only cards in hand are what it takes and contamination."""
    t = table()
    if place != "rest":
        t.at("captain", place, "slot_006")
    t.hand("captain", "rest", "search", "search", contamination=contamination)
    return mad(t, "captain", insanity).turn("captain")


def rests(t: Table, place: str, *answers: str) -> Table:
    return t.do("captain", RESTING[place], *answers)


@rule("VOI-ROOM-01", "VOI-DIFF-09")
@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize(("insanity", "after"), [(2, 1), (4, 3), (5, 4)])
def test_rest_and_the_like_calm_down_and_scan(place: str, insanity: int, after: int) -> None:
    t = resting(place, insanity, contamination=1).rig(scan=["contamination_clean"])
    # The reduction is asked for before the scan.
    t.do("captain", RESTING[place])
    assert t.asked("captain") == "calm_down"
    t.answer("captain", "calm_down")
    assert level(t, "captain") == after
    assert t.asked("captain") == "scan_hand"
    t.answer("captain", "scan")
    assert t.game.contamination_removed == 1
    t.check()


@rule("VOI-ROOM-01")
@pytest.mark.parametrize("place", RESTING)
def test_either_of_the_two_may_be_left_out(place: str) -> None:
    t = rests(resting(place, 2, contamination=1), place, "calm_down", "no_scan")
    assert (level(t, "captain"), t.told("scanned")) == (1, [])
    t = resting(place, 2, contamination=1).rig(scan=["contamination_clean"])
    rests(t, place, "stay_tense", "scan")
    assert (level(t, "captain"), len(t.told("scanned"))) == (2, 1)


@rule("VOI-ROOM-01")
def test_the_canteen_heals_first() -> None:
    t = resting("canteen", 4).wounded("captain", light=1).turn("captain")
    t.do("captain", RESTING["canteen"])
    assert (t.crew("captain").light, t.asked("captain")) == (0, "calm_down")


@rule("VOI-ROOM-02", "VOI-INS-02")
@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize("insanity", [1, 3])
def test_no_way_leads_back_from_the_barrier(place: str, insanity: int) -> None:
    t = resting(place, insanity, contamination=1).rig(scan=["contamination_clean"])
    t.do("captain", RESTING[place])
    assert t.asked("captain") != "calm_down"
    if t.asked("captain") == "scan_hand":
        t.answer("captain", "scan")
    assert level(t, "captain") == insanity
    assert t.game.contamination_removed == 1


@rule("VOI-ROOM-03", "VOI-DIFF-02")
@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize("insanity", [2, 4])
def test_an_infected_scan_drives_mad_even_after_calming_down(place: str, insanity: int) -> None:
    t = resting(place, insanity, contamination=3)
    t.rig(scan=["contamination_infected", "contamination_infected", "contamination_clean"])
    rests(t, place, "calm_down", "scan")
    assert level(t, "captain") == 5
    assert t.crew("captain").active
    # Infected cards stay, clean ones go; several of them do it once.
    assert t.crew("captain").hand.count("contamination_infected") == 2
    assert t.game.contamination_removed == 1
    assert [e["level"] for e in t.told("insanity_rises")] == [5]


@rule("VOI-ROOM-04")
@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize("first", ["calm_down", "stay_tense"])
def test_at_the_highest_level_an_infected_scan_never_kills(place: str, first: str) -> None:
    t = resting(place, 5, contamination=1).rig(scan=["contamination_infected"])
    rests(t, place, first, "scan")
    assert level(t, "captain") == 5
    assert t.crew("captain").active


@rule("VOI-ROOM-09")
@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize(("insanity", "offered"), [(1, False), (2, True), (3, False), (4, True), (5, True)])
def test_calming_down_alone_is_reason_enough(place: str, insanity: int, offered: bool) -> None:
    t = resting(place, insanity)
    assert t.can("captain", RESTING[place]) == offered


@rule("VOI-ROOM-07", "VOI-ROOM-09", "VOI-DIFF-09")
@pytest.mark.parametrize(("insanity", "after"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_surgery_brings_people_to_their_senses(insanity: int, after: int) -> None:
    t = mad(table().at("captain", "surgery", "slot_003"), "captain", insanity).turn("captain")
    assert t.can("captain", "room:surgery:operate") == (insanity > 3)
    t.any_hand("captain", 3, contamination=1).rig(scan=["contamination_infected"]).turn("captain")
    t.do("captain", "room:surgery:operate")
    # The infected card goes, and drives nobody mad.
    assert level(t, "captain") == after
    assert t.game.contamination_removed == 1
    assert t.crew("captain").light == 1


@rule("VOI-ITEM-01", "VOI-ROOM-09", "VOI-ROOM-10", "VOI-DIFF-09")
@pytest.mark.parametrize(("insanity", "after"), [(1, 1), (3, 3), (4, 3), (5, 3)])
def test_the_antidote_does_the_same(insanity: int, after: int) -> None:
    t = mad(table().item("captain", "antidote"), "captain", insanity)
    t.any_hand("captain", 2, contamination=1).rig(scan=["contamination_infected"]).turn("captain")
    t.do("captain", "item:antidote:inject")
    assert level(t, "captain") == after
    # Everything else as in the base game: the infected card goes, another one comes, and the round is over.
    assert t.game.contamination_removed == 1
    assert CONTAMINATION in t.crew("captain").deck.cards() + t.crew("captain").hand
    assert t.crew("captain").passed


@rule("VOI-ROOM-09")
def test_the_antidote_is_there_for_the_level_alone() -> None:
    t = mad(table().item("captain", "antidote"), "captain", 5).turn("captain")
    assert t.can("captain", "item:antidote:inject")


@rule("VOI-ROOM-10")
def test_other_scans_drive_nobody_mad() -> None:
    t = table().item("captain", "alcohol").hand("captain", "search", "rest", contamination=1)
    t.rig(scan=["contamination_infected"]).turn("captain").do("captain", "item:alcohol:drink")
    if t.asked("captain") == "choose_contamination":
        t.answer("captain", "contamination:contamination")
    assert len(t.told("scanned")) == 1
    assert level(t, "captain") == 1


@rule("VOI-ITEM-02", "VOI-GEN-04", "VOI-DIFF-09")
def test_clothes_dress_wounds_and_have_no_slime_to_wipe_off() -> None:
    t = table().item("captain", "clothes_green").wounded("captain", serious=["leg"]).turn("captain")
    assert t.why_not("captain", "item:clothes_green:slime") == "no_slime"
    t.do("captain", "item:clothes_green:dress")
    assert t.crew("captain").dressed == ["leg"]


# -- analysis


def laboratory(*crew: str) -> Table:
    t = table(*(crew or ("captain", "scout"))).at("captain", "laboratory", "slot_003")
    return t.turn("captain")


@rule("VOI-ROOM-05", "VOI-OBJ-01", "VOI-DIFF-09")
@pytest.mark.parametrize(("captain", "scout", "possible"), [(2, 2, False), (3, 1, True), (1, 3, True), (1, 5, True)])
def test_somebody_mad_enough_in_the_laboratory_is_analysed(captain: int, scout: int, possible: bool) -> None:
    t = laboratory().at("scout", "laboratory")
    mad(mad(t, "captain", captain), "scout", scout).turn("captain")
    assert t.can("captain", "room:laboratory:analyse") == possible
    if possible:
        t.do("captain", "room:laboratory:analyse")
        assert t.game.weaknesses["insanity"]
        assert t.view("captain")["intruders"]["weaknesses"]["egg"] == ""
        # Once is enough.
        assert not t.turn("captain").can("captain", "room:laboratory:analyse")


@rule("VOI-ROOM-05")
def test_a_corpse_serves_no_longer_nor_does_anybody_elsewhere() -> None:
    t = mad(laboratory("captain", "scout", "pilot"), "scout", 5).object("corpse_blue", "laboratory").turn("captain")
    assert t.why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"
    # Nor the dead, nor somebody on a pod or asleep.
    t.crew("scout").status, t.crew("scout").slot = DEAD, ""
    t.object(corpse_of(1), "laboratory")
    mad(t, "pilot", 5).aboard("pilot").turn("captain")
    assert t.why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"


@rule("VOI-ROOM-06")
@pytest.mark.parametrize("thing", ["egg", "carcass"])
def test_eggs_and_carcasses_are_analysed_as_ever(thing: str) -> None:
    t = laboratory().object(thing, "laboratory").turn("captain")
    t.do("captain", "room:laboratory:analyse")
    assert t.game.weaknesses[thing]
    assert not t.game.weaknesses["insanity"]


@rule("VOI-ROOM-11")
def test_laboratory_equipment_takes_whoever_is_in_the_room() -> None:
    t = table("scientist", "scout").item("scientist", "quest_laboratory_equipment").any_hand("scientist", 3)
    mad(t, "scout", 4).turn("scientist")
    assert t.why_not("scientist", "item:quest_laboratory_equipment:analyse") == "nothing_to_analyse"
    t.at("scout", "hibernatorium").turn("scientist").do("scientist", "item:quest_laboratory_equipment:analyse")
    assert t.game.weaknesses["insanity"]


@rule("VOI-ROOM-11")
def test_from_afar_it_is_who_is_in_the_laboratory_that_counts() -> None:
    t = table("scientist", "scout").room("laboratory", "slot_003").at("scientist", "monitoring", "slot_006")
    mad(t, "scientist", 5).hand("scientist", "intranet", "search", "search").room("command", "slot_005")
    t.turn("scientist").answer("scientist", "card:intranet:room_action")
    assert "slot:slot_006" in t.options("scientist")
    assert "slot:slot_003" not in t.options("scientist")
    mad(t, "scientist", 1)
    mad(t, "scout", 3).at("scout", "laboratory").turn("scientist")
    t.do("scientist", "card:intranet:room_action", "slot:slot_003")
    assert t.game.weaknesses["insanity"]


@rule("VOI-ROOM-08")
def test_the_nest_gives_its_eggs_and_then_is_destroyed() -> None:
    t = table().at("captain", "nest", "slot_003").empty_hands("captain").rig(noise=["silence"]).turn("captain")
    t.do("captain", "room:nest:take_egg")
    assert (t.game.eggs, t.crew("captain").hands[0].kind) == (4, "egg")
    t.game.eggs = 1
    t.rig(combat=["hit"], noise=["silence"]).any_hand("captain", 4).turn("captain").do("captain", "melee:eggs")
    assert t.game.nest_destroyed
