"""Mimicry."""

from __future__ import annotations

from airlock.survival.attacks import attack
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "mimicry"


def test_mimicry_turns_a_carnomorph_against_somebody_else_at_once() -> None:
    t = mutant(hunted("captain", "scout", "pilot", "mechanic").at("mechanic", "cockpit"), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    put(t, "butcher", "hibernatorium")
    t.any_hand("pilot", 5).any_hand("scout", 1).rig(attack=["slash_1"])
    mutate(t, "captain", "clean")
    assert t.options("captain") == ["intruder:shambler_1", "intruder:butcher_2"]
    t.answer("captain", "intruder:butcher_2")
    # Whom the owner of the card chooses, whatever they hold, but only here.
    assert t.options("captain") == ["character:1", "character:2"]
    t.answer("captain", "character:2")
    assert [(e["figure"], e["seat"], e["surprise"]) for e in t.told("attack")] == [("butcher_2", 2, False)]
    assert t.crew("pilot").light == 1
    # This one, and no other, leaves the owner alone for the rest of the round.
    assert Mutations.of(t.game).sparing == [(2, 0)]
    t.check()


def test_mimicry_lets_a_metagorger_attack_in_its_own_way() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "metagorger", "hibernatorium")
    t.rig(mutation=["devourer", "hive_mind"])
    mutate(t, "captain", "clean")
    t.answer("scout", "keep_mutation:devourer")
    assert t.game.figures == []
    assert Mutations.of(t.game).card_of(1) == "devourer"
    assert Mutations.of(t.game).sparing == []
    t.check()


@rule("CAR-ACT-13")
def test_mimicry_hits_its_owner_if_nobody_else_is_there() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit"), "captain", CARD)
    shambler = put(t, "shambler", "hibernatorium")
    t.rig(attack=["slash_1", "slash_2"])
    mutate(t, "captain", "clean")
    assert [e["seat"] for e in t.told("attack")] == [0]
    assert t.crew("captain").light == 1
    # It attacked the owner, so it goes on doing so.
    t.flow(attack(t.game, shambler, t.crew("captain")))
    assert t.crew("captain").light == 2
    t.check()


def test_mimicry_hides_its_owner_from_all_of_them_if_infected() -> None:
    t = mutant(hunted("captain", "scout").any_hand("scout", 5), "captain", CARD)
    shambler = put(t, "shambler", "hibernatorium")
    mutate(t, "captain", "infected", "keep_still")
    assert t.view("scout")["crew"][0]["protected"]
    # Not by surprise, and in the attack step it takes the other one.
    t.flow(attack(t.game, shambler, t.crew("captain"), surprise=True))
    assert not t.told("attack")
    t.rig(attack=["slash_1"]).run("attacks_and_feeding")
    assert [e["seat"] for e in t.told("attack")] == [1]
    # The round is over after the bag development.
    assert t.game.mode.event_phase(t.game)[-2:] == ["develop_bag", "mutations_wear_off"]
    t.run("mutations_wear_off")
    assert not t.view("scout")["crew"][0]["protected"]
    t.check()


def test_mimicry_lets_its_owner_walk_out_unattacked_if_infected() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit").door("cor_006_011"), "captain", CARD)
    put(t, "butcher", "hibernatorium")
    t.rig(noise=["2"], room={"slot_008": "canteen"}, explore={"slot_008": "malfunction_1"})
    mutate(t, "captain", "infected")
    assert t.options("captain") == ["keep_still", "to:slot_008", "to:slot_014", "to:slot_015"]
    t.answer("captain", "to:slot_008")
    assert t.crew("captain").slot == "slot_008"
    assert not t.told("attack")
    assert len(t.told("noise_rolled")) == 1
    t.check()


def test_mimicry_protects_on_an_escape_later_in_the_round() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit").any_hand("captain", 3), "captain", CARD)
    put(t, "butcher", "hibernatorium")
    mutate(t, "captain", "infected", "keep_still")
    t.rig(noise=["1"], room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_1"})
    t.do("captain", "move:slot_006")
    assert t.crew("captain").slot == "slot_006"
    assert not t.told("attack")
