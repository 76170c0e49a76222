"""Acid Spit."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "acid_spit"


@rule("CAR-ACT-10")
@pytest.mark.parametrize(
    ("room", "door", "reason"),
    [
        ("hibernatorium", "", ""),
        ("slot_006", "", ""),
        ("slot_006", "cor_006_011", "no_carnomorph_near"),
        ("slot_005", "", "no_carnomorph_near"),
    ],
)
def test_acid_spit_needs_a_carnomorph_here_or_next_door(room: str, door: str, reason: str) -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "shambler", room)
    if door:
        t.door(door)
    assert t.turn("captain").why_not("captain", "mutate") == reason


def test_acid_spit_injures_one_and_makes_it_retreat() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    butcher, near = put(t, "butcher", "hibernatorium"), put(t, "shambler", "slot_006")
    far = put(t, "shambler", "slot_005")
    t.rig(attack=["slash_2"], event=["rampant_mutation_1"])
    mutate(t, "captain", "clean")
    assert sorted(t.options("captain")) == ["intruder:butcher_1", "intruder:shambler_2"]
    t.answer("captain", "intruder:shambler_2")
    # Number 1 leads from room 6 into room 7.
    assert (near.injuries, near.slot) == (1, "slot_007")
    assert (butcher.injuries, far.injuries) == (0, 0)
    t.check()


@pytest.mark.parametrize(("card", "retreats"), [("slash_1", 1), ("slash_3", 0)])
def test_acid_spit_drives_nobody_away_twice_and_no_dead(card: str, retreats: int) -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    # An arrow makes it retreat by the check; a 3 with two injuries from before kills it.
    put(t, "shambler", "slot_006", injuries=2)
    mutate(t.rig(attack=[card], event=["rampant_mutation_1"]), "captain", "clean")
    assert len(t.told("intruder_retreats")) == retreats
    assert len(t.game.figures) == retreats
    t.check()


def test_acid_spit_hurts_all_of_a_room_and_breaks_it_if_infected() -> None:
    t = mutant(hunted("captain", "scout").room("canteen", "slot_006"), "captain", CARD)
    here = put(t, "shambler", "hibernatorium")
    first, second = put(t, "shambler", "canteen"), put(t, "fleshbeast", "canteen")
    t.rig(attack=["slash_2", "slash_3"])
    mutate(t, "captain", "infected")
    assert sorted(t.options("captain")) == ["slot:slot_006", "slot:slot_011"]
    t.answer("captain", "slot:slot_006")
    # Both carry their injuries before the first is checked, in the order the Captain chooses.
    assert (here.injuries, first.injuries, second.injuries) == (0, 2, 2)
    t.answer("captain", "intruder:fleshbeast_3")
    assert [e["figure"] for e in t.told("injury_check")] == ["fleshbeast_3", "shambler_2"]
    assert t.game.malfunction == ["slot_006"]
    # Nobody retreats by this effect.
    assert not t.told("intruder_retreats")
    t.check()


def test_acid_spit_breaks_nothing_where_no_marker_may_lie() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "butcher", "slot_006")
    mutate(t.rig(attack=["slash_2"]), "captain", "infected")
    # Unexplored.
    assert t.game.malfunction == []
    assert t.game.figures[0].injuries == 2
    t.check()
