"""Encounters: noise goes, a token is drawn, its intruder appears and may surprise whoever caused it."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.table import Table, table

# The corridors of slot_006, by their numbers, and one that is not connected to it.
ONE, TWO, THREE, FOUR = "cor_006_007", "cor_006_011", "cor_005_006", "cor_002_006"
ELSEWHERE = "cor_009_012"


def scout_leaves(cards: int, contamination: int = 0) -> Table:
    """The Scout is about to walk from the Hibernatorium into the empty Canteen; `cards` are left after paying."""
    t = table("captain", "scout").room("canteen", "slot_006").met().turn("scout")
    return t.any_hand("scout", cards + 1 - contamination, contamination)


@rule("NEM-ENC-01", "NEM-ENC-05", "NEM-ENC-06", "NEM-ENC-07", "NEM-ENC-10")
def test_an_encounter_silences_the_corridors_draws_a_token_and_places_its_intruder() -> None:
    t = (
        scout_leaves(4)
        .noise(TWO, FOUR, ELSEWHERE)
        .bag("creeper_1", "larva_1", "adult_1")
        .rig(noise=[2], bag=["creeper"])
    )
    t.do("scout", "move:slot_006")
    assert t.game.noise == [ELSEWHERE]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", "slot_006")]
    assert sorted(t.game.bag) == ["adult_1", "larva_1"]
    assert "creeper_1" in t.game.supply
    assert t.told("token_drawn") == [
        {**t.told("token_drawn")[0], "type": "creeper", "number": 1},
    ]
    assert len(t.told("encounter")) == 1
    t.check()


@rule("NEM-ENC-05")
def test_the_technical_corridors_are_silenced_too_if_the_room_has_an_entrance() -> None:
    t = table("captain", "scout").room("cabins", "slot_014").met().turn("scout").any_hand("scout", 4)
    t.noise("main", "cor_011_014", "cor_013_014").bag("larva_1").rig(noise=[3])
    t.do("scout", "move:slot_014")
    assert t.game.noise == []
    u = scout_leaves(3).noise("main", TWO).bag("larva_1").rig(noise=[2])
    u.do("scout", "move:slot_006")
    assert u.game.noise == ["main"]


@rule("NEM-ENC-03", "NEM-ENC-18")
def test_an_intruder_that_walks_in_is_no_encounter_and_does_not_surprise() -> None:
    t = scout_leaves(0).noise(ONE)
    adult = t.intruder("adult", "slot_007")
    t.rig(noise=["danger"])
    bag, deck = list(t.game.bag), len(t.game.attacks)
    t.do("scout", "move:slot_006")
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.slot == "slot_006"
    assert t.crew("scout").hand == []
    assert t.game.in_combat(t.crew("scout"))
    assert t.told("encounter") == []
    assert t.told("attack") == []
    assert (t.game.bag, len(t.game.attacks), t.game.noise) == (bag, deck, [ONE])


@rule("NEM-ENC-04", "NEM-ENC-18")
def test_walking_into_a_room_with_an_intruder_is_no_encounter() -> None:
    t = scout_leaves(0).noise(ONE, TWO)
    t.intruder("adult", "canteen")
    bag, deck = list(t.game.bag), len(t.game.attacks)
    t.do("scout", "move:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert (t.told("encounter"), t.told("noise_rolled"), t.told("attack")) == ([], [], [])
    assert (t.game.bag, len(t.game.attacks), t.game.noise) == (bag, deck, [ONE, TWO])


@rule("NEM-ENC-08", "NEM-ENC-09", "NEM-ENC-17")
@pytest.mark.parametrize(
    ("token", "number"), [("larva_1", 1), ("creeper_1", 1), ("adult_1", 2), ("adult_5", 3), ("adult_10", 4)]
)
def test_who_has_fewer_cards_than_the_number_is_surprised(token: str, number: int) -> None:
    for cards in (number - 1, number):
        t = scout_leaves(cards).noise(TWO).bag(token).rig(noise=[2], attack=["slime"])
        t.do("scout", "move:slot_006")
        assert len(t.crew("scout").hand) == cards
        assert t.told("token_drawn")[0]["number"] == number
        assert [(e["seat"], e["cards"], e["number"]) for e in t.told("hands_compared")] == [(1, cards, number)]
        assert [e["surprise"] for e in t.told("attack")] == ([True] if cards < number else [])
        t.check()


@rule("NEM-ENC-15")
def test_example_the_scout_with_three_cards_is_surprised_by_an_adult_of_four() -> None:
    t = (
        scout_leaves(3)
        .noise(TWO, FOUR)
        .bag("adult_10", "larva_1")
        .rig(noise=[2], bag=["adult_10"], attack=["scratch_1"])
    )
    t.do("scout", "move:slot_006")
    scout = t.crew("scout")
    assert t.game.noise == []
    assert [(f.kind, f.slot) for f in t.game.figures] == [("adult", "slot_006")]
    assert [(e["seat"], e["surprise"]) for e in t.told("attack")] == [(1, True)]
    assert t.game.attack_discard == ["scratch_1"]
    assert (scout.light, scout.discard[-1]) == (1, "contamination")
    t.check()


@rule("NEM-ENC-16", "NEM-ENC-08")
def test_example_contamination_cards_count_so_four_cards_are_enough() -> None:
    t = scout_leaves(4, contamination=2).noise(TWO, FOUR).bag("adult_10").rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert t.crew("scout").action_cards() == 2
    assert t.told("attack") == []
    assert t.game.attack_discard == []
    assert [f.kind for f in t.game.figures] == ["adult"]


@rule("NEM-ENC-11", "NEM-ENC-13")
def test_a_blank_token_makes_noise_all_around_and_goes_back() -> None:
    t = table("captain", "scout").room("cabins", "slot_014").met().turn("scout").any_hand("scout", 1)
    t.noise("cor_011_014", ELSEWHERE).bag("blank_1", "queen_1").rig(noise=[4], bag=["blank"])
    adult = t.intruder("adult", "slot_013")
    t.do("scout", "move:slot_014")
    assert sorted(t.game.noise) == ["cor_009_012", "cor_011_014", "cor_013_014", "cor_014_017", "main"]
    assert sorted(t.game.bag) == ["blank_1", "queen_1"]
    # Not as Danger: nobody from next door comes, and nobody is surprised, even without cards.
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.slot == "slot_013"
    assert len(t.game.figures) == 1
    assert t.told("attack") == []
    t.check()


@rule("NEM-ENC-12")
def test_an_adult_token_joins_the_blank_that_was_the_last_in_the_bag() -> None:
    t = scout_leaves(3).noise(TWO).bag("blank_1").rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert sorted(t.game.species.type_of(token) for token in t.game.bag) == ["adult", "blank"]
    t.check()
    # Without an adult token in the supply the blank stays alone.
    u = scout_leaves(3).noise(TWO).bag("blank_1").rig(noise=[2])
    u.game.supply = [token for token in u.game.supply if u.game.species.type_of(token) != "adult"]
    u.do("scout", "move:slot_006")
    assert u.game.bag == ["blank_1"]


@rule("NEM-ENC-14", "NEM-ATT-04")
def test_a_surprise_hits_only_who_caused_the_encounter() -> None:
    t = table("captain", "scout", "pilot").met()
    t.any_hand("captain", 0).any_hand("scout", 2).any_hand("pilot", 0).bag("adult_10").rig(
        attack=["bite"], wound=["leg"]
    )
    t.flow(encounter(t.game, t.crew("scout")))
    assert [(e["seat"], e["surprise"]) for e in t.told("attack")] == [(t.seat("scout"), True)]
    assert [t.crew(who).serious for who in ("captain", "scout", "pilot")] == [0, 1, 0]
    t.check()


@rule("NEM-ENC-19")
def test_after_an_encounter_on_the_way_the_turn_goes_on_in_combat() -> None:
    t = scout_leaves(4).noise(TWO).bag("creeper_1").rig(noise=[2], combat=["blank"])
    t.do("scout", "move:slot_006")
    assert t.asked("scout") == "act"
    assert t.game.actions_left == 1
    assert t.why_not("scout", "careful") == "only_out_of_combat"
    assert t.why_not("scout", "room:canteen:snack") == "only_out_of_combat"
    t.do("scout", "shoot:rifle:creeper_1")
    assert t.game.turn == t.seat("captain")


@rule("NEM-ENC-21")
def test_an_encounter_in_combat_is_resolved_in_full() -> None:
    t = (
        table("captain", "scout")
        .met()
        .any_hand("captain", 1)
        .noise("cor_006_011")
        .bag("adult_10")
        .rig(attack=["slime"])
    )
    t.intruder("larva", "hibernatorium")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.game.noise == []
    assert sorted(f.kind for f in t.game.figures) == ["adult", "larva"]
    assert [e["surprise"] for e in t.told("attack")] == [True]
    assert t.crew("captain").slime


@rule("NEM-ENC-02")
def test_attack_cards_and_event_cards_cause_encounters_too() -> None:
    t = table("captain", "scout").any_hand("scout", 1).any_hand("captain", 2).bag("larva_1", "creeper_1")
    t.intruder("creeper", "hibernatorium")
    t.rig(attack=["summoning"], bag=["larva"]).run("intruder_attacks")
    assert len(t.told("encounter")) == 1
    assert sorted(f.kind for f in t.game.figures) == ["creeper", "larva"]
    u = table("captain", "scout").at("scout", "canteen").carry("scout", "egg").any_hand("scout", 5)
    u.game.eggs -= 1
    u.met().bag("larva_1").rig(event=["egg_protection"]).run("event_card")
    assert [(f.kind, f.slot) for f in u.game.figures] == [("larva", u.slot("canteen"))]
    assert [e["seat"] for e in u.told("encounter")] == [u.seat("scout")]


@rule("NEM-ENC-20")
def test_a_summoned_intruder_does_not_surprise_and_does_not_attack_in_this_step() -> None:
    t = table("captain", "scout").any_hand("captain", 0).any_hand("scout", 3)
    t.noise("cor_006_011", ELSEWHERE).bag("adult_10")
    t.intruder("creeper", "hibernatorium")
    t.rig(attack=["summoning"]).run("intruder_attacks")
    assert t.game.noise == [ELSEWHERE]
    assert sorted(f.kind for f in t.game.figures) == ["adult", "creeper"]
    assert t.game.bag == []
    assert len(t.told("attack")) == 1
    assert t.game.attack_discard == ["summoning_1"]
    t.check()


@rule("NEM-ENC-20")
def test_a_blank_that_is_summoned_makes_noise() -> None:
    t = table("captain").bag("blank_1", "queen_1").any_hand("captain", 0)
    t.intruder("creeper", "hibernatorium")
    t.rig(attack=["summoning"], bag=["blank"]).run("intruder_attacks")
    assert sorted(t.game.noise) == ["cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"]
    assert [f.kind for f in t.game.figures] == ["creeper"]
    assert sorted(t.game.bag) == ["blank_1", "queen_1"]


@rule("NEM-ENC-10")
def test_a_killed_intruder_returns_no_token_but_one_that_hides_does() -> None:
    t = table("captain", "scout").at("captain", "cabins", "slot_014").met().any_hand("captain", 5).bag("adult_1")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.game.bag == []
    # The arrow makes it retreat through number 3, the entrance of the technical corridors.
    t.turn("captain").rig(combat=["hit"], attack=["bite_4"], event=["nest"])
    t.do("captain", "shoot:six_shooter:adult_1")
    assert t.game.figures == []
    assert [t.game.species.type_of(token) for token in t.game.bag] == ["adult"]
    t.check()
    u = table("captain", "scout").at("captain", "cabins", "slot_014").met().any_hand("captain", 5).bag("adult_1")
    u.flow(encounter(u.game, u.crew("captain")))
    u.turn("captain").rig(combat=["double_hit"], attack=["scratch_2"])
    u.do("captain", "shoot:six_shooter:adult_1")
    assert u.game.figures == []
    assert u.game.bag == []
    u.check()


def test_the_number_of_a_drawn_token_is_told_but_not_that_of_one_put_back() -> None:
    t = table("captain", "scout").met().any_hand("captain", 5).bag("adult_1")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.view("scout")["intruders"]["bag"] == {}
    assert t.told("token_drawn", "scout")[0]["number"] == 2


@rule("NEM-ENC-13")
@pytest.mark.parametrize("slime", [False, True])
def test_after_a_blank_token_nothing_more_is_drawn(slime: bool) -> None:
    t = scout_leaves(0).noise(TWO).bag("blank_1", "adult_1").rig(noise=[2], bag=["blank"])
    t.crew("scout").slime = slime
    t.do("scout", "move:slot_006")
    assert [e["type"] for e in t.told("token_drawn")] == ["blank"]
    assert sorted(t.game.bag) == ["adult_1", "blank_1"]
    assert t.game.figures == []


@rule("NEM-ENC-13")
def test_a_blank_token_goes_back_even_if_it_was_the_last_one() -> None:
    t = scout_leaves(0).noise(TWO).bag("blank_1").rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert "blank_1" in t.game.bag
    assert t.game.figures == []
    t.check()
