"""Blind Escape: through the corridor of a drawn event card."""

from __future__ import annotations

from airlock.titles.nemesis.void_seeders.panic import panic
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "blind_escape"
# Event cards by their corridor numbers.
TO_006 = "void_terror_2"
TO_015 = "void_hunt"
FOUR = "void_fire_wave"


def alone() -> Table:
    """The Captain in the Hibernatorium at insanity 2, the Scout far away, the Canteen explored next door."""
    t = among_seeders("captain", "scout").at("scout", "cockpit").room("canteen", "slot_006")
    return mad(t, captain=2)


@rule("VOI-PANIC-12")
def test_blind_escape_moves_through_the_corridor_of_the_card_and_is_heard() -> None:
    t = panics(alone().rig(event=[TO_006], noise=["1"]), "captain", CARD)
    assert t.crew("captain").slot == "slot_006"
    assert [e["number"] for e in t.told("runs_blindly")] == [2]
    assert t.game.noise == ["cor_006_007"]
    assert level(t, "captain") == 2
    # The card is discarded without anything that it says.
    assert t.game.event_discard == [TO_006]
    assert t.told("event_card") == []
    t.check()


def test_blind_escape_explores() -> None:
    t = alone().rig(event=[TO_015], room={"slot_015": "command"}, explore={"slot_015": "fire_1"}, noise=["silence"])
    panics(t, "captain", CARD)
    assert t.game.rooms["slot_015"] == "command"
    assert t.game.fire == ["slot_015"]


def test_blind_escape_into_company_makes_no_noise() -> None:
    t = panics(alone().at("scout", "canteen").rig(event=[TO_006]), "captain", CARD)
    assert t.crew("captain").slot == "slot_006"
    assert t.told("noise_rolled") == []


@rule("VOI-PANIC-04", "VOI-PANIC-12")
def test_blind_escape_at_a_closed_door_makes_madder() -> None:
    t = panics(alone().door("cor_006_011").rig(event=[TO_006]), "captain", CARD)
    assert t.crew("captain").slot == HOME
    assert level(t, "captain") == 3
    assert t.game.doors == {"cor_006_011": "closed"}
    # It was drawn all the same.
    assert t.game.event_discard == [TO_006]


@rule("VOI-PANIC-04", "VOI-PANIC-12")
def test_blind_escape_into_the_ducts_makes_madder() -> None:
    t = alone().at("captain", "command", "slot_015").rig(event=[FOUR])
    panics(t, "captain", CARD)
    assert t.crew("captain").slot == "slot_015"
    assert level(t, "captain") == 3


@rule("VOI-PANIC-04")
def test_blind_escape_from_a_pod_is_none() -> None:
    t = alone().room("evacuation_a", "slot_003").aboard("captain")
    panics(t, "captain", CARD)
    assert (t.pod("captain"), level(t, "captain"), t.game.event_discard) == (1, 3, [])


@rule("VOI-PANIC-09", "VOI-LAIR-06")
def test_blind_escape_out_of_combat_is_an_escape_and_lairs_let_you_go() -> None:
    t = alone()
    t.intruder("stalker", HOME)
    t.intruder("lair", HOME)
    t.rig(event=[TO_006], attack=["void_scratch_1"], noise=["silence"])
    panics(t, "captain", CARD)
    assert [e["figure"] for e in t.told("attack")] == ["stalker_1"]
    assert t.crew("captain").light == 1
    assert t.crew("captain").slot == "slot_006"


@rule("VOI-PANIC-09")
def test_blind_escape_ends_with_a_deadly_attack() -> None:
    t = alone().wounded("captain", serious=["leg", "leg"])
    t.intruder("stalker", HOME)
    panics(t.rig(event=[TO_006], attack=["void_bite_1"]), "captain", CARD)
    assert t.crew("captain").status == "dead"
    assert t.game.objects_in(HOME)[-1] == "corpse_0"
    assert t.told("moved") == []


@rule("VOI-PANIC-12")
def test_blind_escape_can_be_interrupted_before_the_card_is_drawn() -> None:
    t = mad(among_seeders("captain", "scout").hand("scout", "interruption", "search"), captain=2)
    panics(t, "captain", CARD)
    assert t.asked("scout") == "stop_panic"
    assert t.game.event_discard == []
    t.answer("scout", "react:interruption")
    assert t.game.event_discard == []
    assert (t.crew("captain").slot, level(t, "captain")) == (HOME, 2)


@rule("VOI-PANIC-13")
def test_blind_escape_is_over_when_an_attack_on_the_way_drives_you_elsewhere() -> None:
    t = alone()
    t.intruder("lurker", HOME)
    t.intruder("lair", "slot_008")
    t.rig(room={"slot_008": "command"}, explore={"slot_008": "fire_1"})
    t.rig(event=[TO_006], attack=["void_dismay_1", "void_scratch_1"], panic=[CARD, "insane_courage"])
    t.flow(panic(t.game, t.crew("captain")))
    # The attack made them panic and run to the lair; from there they don't go on into the Canteen.
    assert t.crew("captain").slot == "slot_008"
    assert [e["slot"] for e in t.told("moved")] == ["slot_008"]
    t.check()
