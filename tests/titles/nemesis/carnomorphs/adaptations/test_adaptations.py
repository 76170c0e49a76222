"""Adaptation cards: when they are turned faceup, whom they concern, and how they are removed."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.survival.encounter import encounter
from airlock.survival.injuries import kill
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.carnomorphs.adaptations import ADAPTATIONS
from airlock.titles.nemesis.carnomorphs.figures import evolve, is_adapted, place
from airlock.titles.nemesis.carnomorphs.mutation import get_marker
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.rules import rule
from tests.table import Table, table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant

ANALYSE = "room:laboratory:analyse"


def fresh(*crew: str) -> Table:
    """All adaptations lie facedown."""
    return table(*(crew or ("captain", "scout")), species="carnomorphs").met()


def revealed(t: Table) -> dict[str, str]:
    return {thing: card for thing, card in t.game.weaknesses.items() if card}


@rule("CAR-ADAPT-01", "CAR-DIFF-02")
def test_adaptations_take_the_place_of_weaknesses() -> None:
    printed = [
        "voracious", "agile", "thick_hide", "keen_senses", "corrosive_blood", "fireproof", "battering_charge",
        "self_healing",
    ]  # fmt: skip
    assert printed == ADAPTATIONS
    t = fresh()
    assert sorted(t.game.weakness_pool) == sorted(printed)
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": ""}


# -- turned faceup


def by_encounter(t: Table) -> Flow[None]:
    t.bag("shambler_1").any_hand("captain", 5)
    return encounter(t.game, t.crew("captain"))


def by_placing(t: Table) -> Flow[None]:
    yield from place(t.game, "shambler", "slot_006")


def by_growing(t: Table) -> Flow[None]:
    yield from ()
    evolve(t.game, put(t, "metagorger", "slot_006"))


def by_death(t: Table) -> Flow[None]:
    return kill(t.game, put(t, "fleshbeast", "slot_006"))


def by_mutation(t: Table) -> Flow[None]:
    return get_marker(t.game, mutant(t, "captain", "mimicry", markers=3).crew("captain"))


WAYS = {
    "encounter": by_encounter, "placing": by_placing, "growing": by_growing, "death": by_death, "mutation": by_mutation,
}  # fmt: skip


@rule("CAR-ADAPT-02", "CAR-ADAPT-03", "CAR-SETUP-13")
@pytest.mark.parametrize("way", WAYS)
def test_the_first_shambler_turns_its_card_faceup_however_it_comes(way: str) -> None:
    t = fresh("captain", "scout", "pilot").rig(weakness={"corpse": "fireproof"})
    t.flow(WAYS[way](t))
    assert revealed(t) == {"corpse": "fireproof"}
    assert [(e["type"], e["object"], e["weakness"]) for e in t.told("adaptation_revealed")] == [
        ("shambler", "corpse", "fireproof")
    ]
    # In force at once.
    assert is_adapted(t.game, "fireproof")
    assert t.game.species.burned(t.game, put(t, "butcher", "slot_020")) == 0
    t.check()


@rule("CAR-ADAPT-04")
@pytest.mark.parametrize(
    ("kind", "thing"), [("shambler", "corpse"), ("fleshbeast", "egg"), ("butcher", "carcass"), ("metagorger", "")]
)
def test_each_type_stands_on_the_card_of_its_object(kind: str, thing: str) -> None:
    t = fresh()
    t.flow(place(t.game, kind, "slot_006"))
    assert list(revealed(t)) == ([thing] if thing else [])


@rule("CAR-ADAPT-02")
def test_only_the_first_of_a_type_turns_a_card() -> None:
    t = fresh()
    t.flow(place(t.game, "shambler", "slot_006"))
    before = revealed(t)
    t.game.figures.clear()
    t.flow(place(t.game, "shambler", "slot_006"))
    assert revealed(t) == before
    assert len(t.told("adaptation_revealed")) == 1


@rule("CAR-ADAPT-08", "CAR-SETUP-11", "CAR-SETUP-12")
def test_what_lies_facedown_is_unknown_to_everybody_and_what_is_faceup_to_nobody() -> None:
    t = fresh()
    assert t.view("captain")["intruders"]["weaknesses"] == {"corpse": "", "egg": "", "carcass": ""}
    t.flow(place(t.game, "shambler", "slot_006"))
    known = revealed(t)["corpse"]
    for who in ("captain", "scout", ""):
        assert t.view(who)["intruders"]["weaknesses"] == {"corpse": known, "egg": "", "carcass": ""}
    world = t.game.copy()
    determinize(world, 1, Fate("minds"))
    # The other two aren't decided, not even in the minds of bots, and the faceup one is what it is.
    assert world.weaknesses == t.game.weaknesses
    assert len(world.weakness_pool) == 7


# -- in force


@rule("CAR-ADAPT-05")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast", "butcher"])
def test_a_faceup_adaptation_is_about_all_types(kind: str) -> None:
    t = hunted("captain", "scout", adaptation="fireproof").fire("slot_006")
    figure = put(t, kind, "slot_006")
    t.run("fire_damage")
    assert figure.injuries == 0


@rule("CAR-ADAPT-09")
def test_faceup_adaptations_work_together_and_end_one_by_one() -> None:
    t = fresh()
    t.weakness("thick_hide", "corpse").weakness("fireproof", "egg").weakness("battering_charge", "carcass")
    cards = ["thick_hide", "fireproof", "battering_charge"]
    assert [is_adapted(t.game, card) for card in cards] == [True, True, True]
    t.game.species.analyse(t.game, t.crew("captain"), "egg")
    assert [is_adapted(t.game, card) for card in cards] == [True, False, True]
    # It never returns, though another fleshbeast comes.
    t.flow(place(t.game, "fleshbeast", "slot_006"))
    assert [is_adapted(t.game, card) for card in cards] == [True, False, True]
    assert not t.told("adaptation_revealed")


@rule("CAR-ADAPT-02")
def test_what_is_still_facedown_does_nothing() -> None:
    t = fresh()
    assert [card for card in ADAPTATIONS if is_adapted(t.game, card)] == []


# -- removed


def laboratory(thing: str) -> Table:
    t = fresh("scout", "captain").at("scout", "laboratory").any_hand("scout", 5)
    t.game.objects = {}
    t.game.eggs -= thing == "egg"
    return t.object(thing, "laboratory").turn("scout")


@rule("CAR-ADAPT-06", "CAR-ADAPT-07")
@pytest.mark.parametrize(
    ("kind", "thing"), [("shambler", "corpse_blue"), ("fleshbeast", "egg"), ("butcher", "carcass")]
)
def test_the_laboratory_removes_the_card_of_the_object_once_it_is_faceup(kind: str, thing: str) -> None:
    t = laboratory(thing)
    assert t.why_not("scout", ANALYSE) == "nothing_to_analyse"
    # A type that belongs to another object doesn't help.
    other = "butcher" if kind != "butcher" else "shambler"
    t.flow(place(t.game, other, "slot_020")).turn("scout")
    assert t.why_not("scout", ANALYSE) == "nothing_to_analyse"
    t.flow(place(t.game, kind, "slot_020")).turn("scout")
    slot = "corpse" if thing == "corpse_blue" else thing
    card = t.game.weaknesses[slot]
    assert is_adapted(t.game, card)
    t.do("scout", ANALYSE)
    assert not is_adapted(t.game, card)
    assert t.view("captain")["mutations"]["removed"] == [slot]
    assert [(e["object"], e["weakness"]) for e in t.told("adaptation_removed")] == [(slot, card)]
    # The object isn't used up, and there is nothing more to learn from it.
    assert t.game.objects_in(t.slot("laboratory")) == [thing]
    assert t.turn("scout").why_not("scout", ANALYSE) == "nothing_to_analyse"
    t.check()


@rule("CAR-ADAPT-10")
def test_an_analysis_elsewhere_removes_by_the_same_conditions() -> None:
    analyse = "item:quest_laboratory_equipment:analyse"
    t = fresh("scientist", "captain").at("scientist", "canteen", "slot_006").any_hand("scientist", 3)
    t.item("scientist", "quest_laboratory_equipment").object("carcass", "canteen").turn("scientist")
    assert t.why_not("scientist", analyse) == "nothing_to_analyse"
    t.flow(place(t.game, "butcher", "slot_020")).turn("scientist")
    t.do("scientist", analyse)
    assert Mutations.of(t.game).removed == ["carcass"]
    t.check()
