"""Injuries of intruders: markers, blood, death, carcass and retreat."""

from __future__ import annotations

import pytest

from airlock.survival.crew import Figure
from airlock.survival.injuries import injure, retreat
from tests.rules import rule
from tests.table import Table, table

BLOOD = {2: "scratch_1", 3: "scratch_2", 4: "claw_attack_2", 5: "scratch_3", 6: "scratch_4", 0: "bite_4"}


def target(kind: str, injuries: int = 0, slot: str = "slot_006") -> tuple[Table, Figure]:
    """An intruder alone in a room; the crew is elsewhere."""
    t = table("captain", "scout")
    name = t.intruder(kind, slot, injuries)
    figure = t.game.figure(name)
    assert figure is not None
    return t, figure


@rule("NEM-INJ-01", "NEM-INJ-03")
def test_all_markers_are_placed_before_the_one_check_of_a_creeper_or_adult() -> None:
    for kind in ("creeper", "adult"):
        t, figure = target(kind)
        t.rig(attack=["scratch_4"]).flow(injure(t.game, figure, 3))
        assert figure.injuries == 3
        assert [(e["card"], e["blood"]) for e in t.told("injury_check")] == [("scratch_4", 6)]
        # Only the blood counts: nobody is attacked by the card.
        assert t.told("attack_card") == []
        t.check()


@rule("NEM-INJ-02")
def test_one_injury_kills_a_larva_without_a_card() -> None:
    t, figure = target("larva")
    deck = len(t.game.attacks)
    t.flow(injure(t.game, figure, 1))
    assert t.game.figures == []
    assert len(t.game.attacks) == deck
    assert t.game.objects.get("slot_006", []) == []


@rule("NEM-INJ-02")
def test_one_injury_destroys_an_egg_without_a_card() -> None:
    t = (
        table("captain", "scout")
        .at("captain", "canteen")
        .any_hand("captain", 2)
        .object("egg", "canteen")
        .turn("captain")
    )
    t.game.eggs -= 1
    t.rig(combat=["creeper"], noise=["silence"])
    deck = len(t.game.attacks)
    t.do("captain", "melee:eggs")
    assert t.game.objects[t.slot("canteen")] == []
    assert len(t.game.attacks) == deck
    t.check()


@rule("NEM-INJ-04")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_large_intruders_take_the_sum_of_two_cards(kind: str) -> None:
    t, figure = target(kind, injuries=3)
    t.rig(attack=[BLOOD[3], BLOOD[2]]).flow(injure(t.game, figure, 1))
    assert t.game.figures == [figure]
    assert [e["blood"] for e in t.told("injury_check")] == [3, 2]
    t.rig(attack=["tail_attack_1", "claw_attack_1"]).flow(injure(t.game, figure, 1))
    assert t.game.figures == []
    t.check()


@rule("NEM-INJ-05")
@pytest.mark.parametrize(("blood", "injuries", "dies"), [(3, 2, False), (3, 3, True), (3, 4, True), (6, 5, False)])
def test_blood_as_low_as_the_markers_kills(blood: int, injuries: int, dies: bool) -> None:
    t, figure = target("creeper", injuries - 1)
    t.rig(attack=[BLOOD[blood]]).flow(injure(t.game, figure, 1))
    assert (figure not in t.game.figures) == dies
    assert figure.injuries == injuries


@rule("NEM-INJ-06")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen", "larva"])
def test_a_killed_intruder_leaves_a_carcass_but_a_larva_does_not(kind: str) -> None:
    t, figure = target(kind, injuries=9)
    t.at("captain", "canteen", "slot_006").any_hand("captain", 2)
    bag = list(t.game.bag)
    t.rig(attack=[BLOOD[3], BLOOD[2]][: 2 if kind in ("breeder", "queen") else 1]).flow(injure(t.game, figure, 1))
    assert t.game.figures == []
    assert t.game.objects.get("slot_006", []) == ([] if kind == "larva" else ["carcass"])
    assert t.game.bag == bag
    assert t.game.queen_killed == (kind == "queen")
    assert t.turn("captain").can("captain", "pick_up:carcass") == (kind != "larva")
    t.check()


@rule("NEM-INJ-07")
def test_toughness_is_drawn_anew_at_each_check() -> None:
    t, figure = target("adult")
    t.rig(attack=[BLOOD[6]]).flow(injure(t.game, figure, 1))
    assert t.game.figures == [figure]
    t.rig(attack=[BLOOD[2]]).flow(injure(t.game, figure, 1))
    assert t.game.figures == []


@rule("NEM-INJ-08")
def test_the_cards_of_a_check_are_discarded_and_an_empty_deck_is_reshuffled() -> None:
    t, figure = target("queen")
    t.rig(attack=["frenzy_1", "slime_1"]).flow(injure(t.game, figure, 1))
    assert t.game.attack_discard == ["frenzy_1", "slime_1"]
    t.check()


@rule("NEM-INJ-08")
def test_a_reshuffle_between_the_two_cards_of_a_check() -> None:
    t, figure = target("queen")
    deck = t.game.attacks
    t.game.attack_discard = [card for card in deck.middle if card != "scratch_1"]
    deck.middle = ["scratch_1"]
    # The first card lies on the table while the pile is shuffled, so the second can't be the same one.
    t.rig(attack=["scratch_1", "scratch_2"]).flow(injure(t.game, figure, 1))
    assert [e["card"] for e in t.told("injury_check")] == ["scratch_1", "scratch_2"]
    assert t.game.attack_discard == ["scratch_1", "scratch_2"]
    assert len(deck) == 18
    t.check()


@rule("NEM-INJ-09")
@pytest.mark.parametrize(("blood", "dies"), [(2, True), (3, False)])
def test_example_an_adult_with_two_markers(blood: int, dies: bool) -> None:
    t, figure = target("adult", injuries=1)
    t.rig(attack=[BLOOD[blood]]).flow(injure(t.game, figure, 1))
    assert (t.game.figures == []) == dies
    assert figure.injuries == 2
    assert t.game.objects.get("slot_006", []) == (["carcass"] if dies else [])


@rule("NEM-INJ-10")
def test_example_the_queen_with_five_markers() -> None:
    t, queen = target("queen", injuries=4)
    t.rig(attack=[BLOOD[3], BLOOD[2]]).flow(injure(t.game, queen, 1))
    assert t.game.figures == []
    assert t.game.queen_killed


@rule("NEM-INJ-12", "NEM-INJ-14", "NEM-INJ-16")
def test_an_arrow_makes_it_retreat_through_the_corridor_of_an_event_card() -> None:
    t, adult = target("adult", injuries=8)
    bystander = t.intruder("adult", "slot_002")
    broken = len(t.game.malfunction)
    t.rig(attack=["claw_attack_4"], event=["lurking"]).flow(injure(t.game, adult, 1))
    # Number 4 leads to slot_002. Nine markers would kill by any number, but an arrow is none.
    assert (adult.slot, adult.injuries) == ("slot_002", 9)
    assert adult in t.game.figures
    assert t.told("intruder_killed") == []
    # The card has no other effect: nobody else moves, nothing of its text happens.
    other = t.game.figure(bystander)
    assert other is not None
    assert other.slot == "slot_002"
    assert (t.game.event_discard, t.told("event_card"), len(t.game.malfunction)) == (["lurking"], [], broken)
    t.check()


@rule("NEM-INJ-13")
@pytest.mark.parametrize("cards", [["bite_4", "scratch_1"], ["scratch_1", "claw_attack_4"]])
def test_one_arrow_of_two_cards_is_enough(cards: list[str]) -> None:
    t, queen = target("queen", injuries=11)
    t.rig(attack=cards, event=["damage"]).flow(injure(t.game, queen, 1))
    assert t.game.figures == [queen]
    assert (queen.slot, queen.injuries) == ("slot_011", 12)
    assert len(t.told("injury_check")) == 2
    t.check()


@rule("NEM-INJ-15")
def test_a_retreating_intruder_destroys_a_closed_door_and_stays() -> None:
    t, adult = target("adult")
    t.at("captain", "canteen", "slot_006").door("cor_006_011")
    t.rig(attack=["bite_4"], event=["damage"]).flow(injure(t.game, adult, 1))
    assert adult.slot == "slot_006"
    assert t.game.doors["cor_006_011"] == "destroyed"
    assert t.game.in_combat(t.crew("captain"))


@rule("NEM-INJ-15")
def test_a_retreating_intruder_enters_a_room_with_characters_without_an_encounter() -> None:
    t, adult = target("adult")
    t.any_hand("captain", 0).any_hand("scout", 0)
    bag = list(t.game.bag)
    t.rig(attack=["bite_4"], event=["damage"]).flow(injure(t.game, adult, 1))
    assert adult.slot == t.crew("captain").slot
    assert t.game.in_combat(t.crew("scout"))
    assert (t.told("encounter"), t.told("attack"), t.game.bag) == ([], [], bag)


@rule("NEM-INJ-15", "NEM-INJ-16")
def test_a_retreating_intruder_hides_in_the_technical_corridors_and_loses_its_injuries() -> None:
    t, adult = target("adult", injuries=3, slot="slot_014")
    t.bag().rig(attack=["bite_4"], event=["nest"]).flow(injure(t.game, adult, 1))
    assert t.game.figures == []
    assert [t.game.species.type_of(token) for token in t.game.bag] == ["adult"]
    assert t.game.objects.get("slot_014", []) == []
    t.check()


@rule("NEM-INJ-17")
def test_a_retreat_by_another_effect_checks_no_injuries() -> None:
    t, adult = target("adult", injuries=8)
    deck = len(t.game.attacks)
    t.rig(event=["damage"]).flow(retreat(t.game, adult))
    assert (adult.slot, adult.injuries) == ("slot_011", 8)
    assert len(t.game.attacks) == deck
    assert t.game.event_discard == ["damage"]


@rule("NEM-INJ-11")
def test_injuries_are_counted_beyond_five() -> None:
    t, queen = target("queen", injuries=5)
    t.rig(attack=["scratch_4", "bite_3"]).flow(injure(t.game, queen, 2))
    assert queen.injuries == 7
    assert t.view("captain")["figures"][0]["injuries"] == 7
