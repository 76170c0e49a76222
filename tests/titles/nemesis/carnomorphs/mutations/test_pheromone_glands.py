"""Pheromone Glands."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "pheromone_glands"


def test_pheromone_glands_make_one_retreat() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    shambler, butcher = put(t, "shambler", "hibernatorium"), put(t, "butcher", "hibernatorium")
    mutate(t.rig(event=["rampant_mutation_1"]), "captain", "clean", "intruder:shambler_1")
    assert (shambler.slot, butcher.slot) == ("slot_015", "slot_011")
    assert t.view("scout")["crew"][0]["spared_by"] == []
    assert not t.crew("captain").slime
    t.check()


def test_pheromone_glands_keep_one_that_stays_from_attacking_you_but_not_others() -> None:
    t = mutant(hunted("captain", "scout").any_hand("scout", 5), "captain", CARD)
    t.door("cor_011_015")
    put(t, "shambler", "hibernatorium")
    mutate(t.rig(event=["rampant_mutation_1"]), "captain", "clean")
    # The closed door was destroyed instead of the move, so it is still here.
    assert t.view("scout")["crew"][0]["spared_by"] == [1]
    t.rig(attack=["slash_1"]).run("attacks_and_feeding")
    # The Captain has fewer cards, and yet the Scout is the target.
    assert [e["seat"] for e in t.told("attack")] == [1]
    t.check()


@rule("CAR-TYPE-03")
def test_pheromone_glands_wear_off_when_the_round_ends() -> None:
    t = mutant(
        hunted("captain", "scout").at("captain", "generator", "slot_009").at("scout", "cockpit"), "captain", CARD
    )
    butcher = put(t, "butcher", "generator")
    # Number 3 is the technical corridor: the butcher can't go there.
    mutate(t.rig(event=["growl"]), "captain", "clean")
    assert butcher.slot == "slot_009"
    t.rig(attack=["slash_1", "slash_2"]).run("attacks_and_feeding")
    assert not t.told("attack")
    t.run("mutations_wear_off", "attacks_and_feeding")
    assert [e["seat"] for e in t.told("attack")] == [0]


def test_pheromone_glands_drive_all_away_and_stick_to_you_if_infected() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit"), "captain", CARD)
    shambler, butcher = put(t, "shambler", "hibernatorium"), put(t, "butcher", "hibernatorium")
    far = put(t, "shambler", "slot_006")
    t.rig(event=["rampant_mutation_1", "rampant_mutation_2"])
    mutate(t, "captain", "infected")
    assert t.options("captain") == ["intruder:shambler_1", "intruder:butcher_2"]
    t.answer("captain", "intruder:butcher_2")
    # In the chosen order, each by a card of its own.
    assert (butcher.slot, shambler.slot, far.slot) == ("slot_015", "slot_006", "slot_006")
    assert [(e["figure"], e["number"]) for e in t.told("intruder_retreats")] == [("butcher_2", 1), ("shambler_1", 2)]
    assert t.crew("captain").slime
    t.check()


def test_pheromone_glands_protect_nobody_if_infected() -> None:
    t = mutant(hunted("captain", "scout").door("cor_011_015"), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    mutate(t.rig(event=["rampant_mutation_1"]), "captain", "infected")
    assert t.view("scout")["crew"][0]["spared_by"] == []
    assert t.crew("captain").slime


def test_pheromone_glands_mark_nobody_who_left_the_board() -> None:
    t = hunted("captain", "scout").at("captain", "generator", "slot_009").at("scout", "cockpit")
    put(mutant(t, "captain", CARD), "shambler", "generator")
    mutate(t.rig(event=["growl"]), "captain", "clean")
    assert t.game.figures == []
    assert t.view("scout")["crew"][0]["spared_by"] == []
