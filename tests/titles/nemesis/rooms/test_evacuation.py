"""Evacuation Sections A and B."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

# Corridors 3 and 4 lead to the Cockpit and to slot 6; 1 and 2 are technical.
SLOT = "slot_002"


def section(room: str = "evacuation_a", *crew: str) -> Table:
    t = table(*(crew or ("scout", "captain"))).at("scout", room, SLOT).any_hand("scout", 4).met()
    return t.turn("scout")


@rule("NEM-ROOM-EVACUATION-01")
def test_evacuation_a_needs_an_unlocked_pod_with_a_free_seat() -> None:
    t = section("evacuation_a", "scout", "captain", "pilot")
    assert t.why_not("scout", "room:evacuation_a:board") == "no_pod_to_board"
    # Pod 2 is in the other section.
    t.unlocked(2)
    assert t.refused("scout", "room:evacuation_a:board")
    t.unlocked(1)
    assert t.can("scout", "room:evacuation_a:board")
    t.aboard("captain").aboard("pilot")
    assert t.refused("scout", "room:evacuation_a:board")


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_boards_after_a_noise_roll() -> None:
    t = section().unlocked(1).rig(noise=[3])
    t.do("scout", "room:evacuation_a:board", "wait")
    assert t.game.noise == ["cor_001_002"]
    assert (t.crew("scout").slot, t.pod("scout")) == ("", 1)
    assert len(t.crew("scout").hand) == 2
    t.check()


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_lets_the_player_choose_among_pods() -> None:
    t = section("evacuation_a", "scout", "captain", "pilot").unlocked(1, 3).rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board")
    assert t.options("scout") == ["pod:1", "pod:3"]
    t.do("scout", "pod:3", "wait")
    assert t.pod("scout") == 3


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_attempt_fails_if_an_intruder_appears() -> None:
    t = section().unlocked(1).noise("cor_001_002").rig(noise=[3], bag=["creeper"])
    t.do("scout", "room:evacuation_a:board")
    assert [f.kind for f in t.game.figures_in(SLOT)] == ["creeper"]
    assert (t.crew("scout").slot, t.pod("scout")) == (SLOT, 0)
    assert len(t.crew("scout").hand) == 2
    assert t.game.actions_left == 1


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_attempt_fails_if_an_intruder_moves_in() -> None:
    t = section().unlocked(1)
    t.intruder("adult", "slot_006")
    t.rig(noise=["danger"]).do("scout", "room:evacuation_a:board")
    assert [f.kind for f in t.game.figures_in(SLOT)] == ["adult"]
    assert (t.crew("scout").slot, t.pod("scout")) == (SLOT, 0)


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_attempt_fails_even_if_the_larva_is_gone_again() -> None:
    t = section().hand("scout", "rest", "search").unlocked(1).noise("cor_001_002").rig(noise=[3], bag=["larva"])
    t.do("scout", "room:evacuation_a:board")
    assert t.crew("scout").larva
    assert not t.game.figures
    assert (t.crew("scout").slot, t.pod("scout")) == (SLOT, 0)


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_blank_token_does_not_prevent_boarding() -> None:
    t = section().unlocked(1).noise("cor_001_002").rig(noise=[3], bag=["blank"])
    t.do("scout", "room:evacuation_a:board", "wait")
    assert sorted(t.game.noise) == ["cor_001_002", "cor_002_006", "main"]
    assert t.pod("scout") == 1


@rule("NEM-ROOM-EVACUATION-02")
def test_evacuation_a_door_destroyed_by_danger_does_not_prevent_boarding() -> None:
    t = section().unlocked(1).door("cor_002_006")
    t.intruder("adult", "slot_006")
    t.rig(noise=["danger"]).do("scout", "room:evacuation_a:board", "wait")
    assert t.game.doors == {"cor_002_006": "destroyed"}
    assert t.pod("scout") == 1


@rule("NEM-ROOM-EVACUATION-03")
def test_evacuation_a_cannot_be_used_with_an_intruder_there() -> None:
    t = section().unlocked(1)
    t.intruder("larva", SLOT)
    assert t.refused("scout", "room:evacuation_a:board")
    assert t.why_not("scout", "room:evacuation_a:board") == "only_out_of_combat"


@rule("NEM-ROOM-EVACUATION-04")
def test_evacuation_a_noise_roll_is_made_in_company_too() -> None:
    t = section().at("captain", SLOT).unlocked(1).rig(noise=[4])
    t.do("scout", "room:evacuation_a:board", "wait")
    assert t.game.noise == ["cor_002_006"]


@rule("NEM-ROOM-EVACUATION-05")
def test_evacuation_b_has_its_own_pods() -> None:
    t = section("evacuation_b").unlocked(1)
    assert t.why_not("scout", "room:evacuation_b:board") == "no_pod_to_board"
    t.unlocked(2).rig(noise=[3]).do("scout", "room:evacuation_b:board", "wait")
    assert t.game.noise == ["cor_001_002"]
    assert t.pod("scout") == 2
    t.check()


@pytest.mark.parametrize("room", ["evacuation_a", "evacuation_b"])
def test_evacuation_can_be_searched_for_any_deck(room: str) -> None:
    t = section(room).hand("scout", "search", "rest").turn("scout")
    t.do("scout", "card:search:search")
    assert t.options("scout") == ["deck:red", "deck:yellow", "deck:green"]
