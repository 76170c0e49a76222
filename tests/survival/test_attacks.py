"""Intruder attacks: who is attacked, whether the card hits, what becomes of it, who can ignore it."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack, target_in
from airlock.survival.crew import Figure
from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.table import Table, table

HOME = "hibernatorium"


def together(*crew: str, cards: int = 3) -> Table:
    """These characters in the Hibernatorium, each with as many cards."""
    t = table(*crew).met()
    for who in crew:
        t.any_hand(who, cards)
    return t


def attacker(t: Table, kind: str) -> Figure:
    figure = t.game.figure(t.intruder(kind, HOME))
    assert figure is not None
    return figure


@rule("NEM-ATT-01", "NEM-ATT-02")
def test_in_the_attack_step_everyone_in_a_room_with_a_character_attacks_once() -> None:
    t = together("captain", "scout").at("scout", "canteen")
    t.intruder("adult", HOME)
    t.intruder("creeper", "canteen")
    t.intruder("adult", "slot_001")
    t.rig(attack=["scratch_1", "scratch_2"]).run("intruder_attacks")
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [("adult_1", 0), ("creeper_2", 1)]
    assert [t.crew(who).light for who in ("captain", "scout")] == [1, 1]
    assert t.game.attack_discard == ["scratch_1", "scratch_2"]
    t.check()


@rule("NEM-ATT-03")
def test_the_target_has_the_fewest_cards_in_hand() -> None:
    t = together("captain", "scout", "pilot")
    t.any_hand("captain", 3).any_hand("scout", 2).any_hand("pilot", 4)
    t.intruder("adult", HOME)
    t.rig(attack=["scratch_1"]).run("intruder_attacks")
    assert [e["seat"] for e in t.told("attack")] == [t.seat("scout")]


@rule("NEM-ATT-03", "NEM-DEF-24")
def test_contamination_cards_count_for_the_target() -> None:
    t = together("captain", "scout").any_hand("captain", 1, contamination=3).any_hand("scout", 3)
    t.intruder("adult", HOME)
    t.rig(attack=["scratch_1"]).run("intruder_attacks")
    assert [e["seat"] for e in t.told("attack")] == [t.seat("scout")]


@rule("NEM-ATT-03", "NEM-DEF-04")
def test_a_tie_goes_to_the_first_in_order() -> None:
    t = together("captain", "scout", "pilot")
    slot = t.slot(HOME)
    for first in (0, 1, 2):
        t.game.first_player = first
        target = target_in(t.game, slot)
        assert target is not None
        assert target.seat == first
    # Without the holder of the token it is the next one clockwise.
    t.game.first_player = 1
    t.at("scout", "canteen")
    target = target_in(t.game, slot)
    assert target is not None
    assert target.seat == 2


@rule("NEM-ATT-06", "NEM-ATT-07", "NEM-ATT-08")
def test_a_card_without_the_symbol_misses_and_is_discarded() -> None:
    t = together("captain", "scout")
    creeper = attacker(t, "creeper")
    t.rig(attack=["bite_1"]).flow(attack(t.game, creeper, t.crew("captain")))
    captain = t.crew("captain")
    assert (captain.serious, captain.light, captain.larva) == (0, 0, False)
    assert t.told("attack_card")[0]["hits"] is False
    assert (t.game.attack_discard, t.game.in_play) == (["bite_1"], [])
    # The arrow of a card has no meaning in an attack: the attacker does not retreat.
    adult = attacker(t, "adult")
    t.rig(attack=["bite_4"], wound=["leg"]).flow(attack(t.game, adult, t.crew("captain")))
    assert captain.wounds == ["leg"]
    assert adult.slot == t.slot(HOME)
    assert (t.game.attack_discard, t.game.event_discard) == (["bite_1", "bite_4"], [])
    t.check()


@rule("NEM-ATT-07")
@pytest.mark.parametrize("surprise", [False, True])
@pytest.mark.parametrize(("kind", "card", "hits"), [("adult", "scratch_1", True), ("creeper", "claw_attack_1", False)])
def test_the_blood_of_an_attack_card_does_not_check_the_attacker(
    kind: str, card: str, hits: bool, surprise: bool
) -> None:
    t = together("captain", "scout")
    figure = attacker(t, kind)
    # More injuries than the 2 or 3 drops of blood on the card.
    figure.injuries = 4
    t.rig(attack=[card]).flow(attack(t.game, figure, t.crew("captain"), surprise=surprise))
    assert [e["hits"] for e in t.told("attack_card")] == [hits]
    assert t.told("injury_check") == t.told("intruder_killed") == t.told("intruder_retreats") == []
    assert (t.game.figures, figure.injuries, figure.slot) == ([figure], 4, t.slot(HOME))
    t.check()


@rule("NEM-ATT-09")
def test_an_empty_attack_deck_is_made_of_its_discard_pile() -> None:
    t = together("captain", "scout")
    creeper = attacker(t, "creeper")
    t.game.attack_discard, t.game.attacks.middle = t.game.attacks.middle, []
    t.rig(attack=["bite_1"]).flow(attack(t.game, creeper, t.crew("captain")))
    assert t.game.attack_discard == ["bite_1"]
    assert len(t.game.attacks) == 19
    t.check()


@rule("NEM-ATT-11", "NEM-ATT-13")
def test_a_larva_infests_without_a_card() -> None:
    t = together("captain", "scout")
    t.intruder("larva", HOME)
    deck = len(t.game.attacks)
    t.run("intruder_attacks")
    captain = t.crew("captain")
    assert (captain.larva, captain.discard) == (True, ["contamination"])
    assert t.game.figures == []
    assert len(t.game.attacks) == deck
    t.check()


@rule("NEM-ATT-12", "NEM-ATT-13", "NEM-ATT-15")
def test_a_second_larva_goes_away_and_only_contaminates() -> None:
    t = together("captain", "scout").any_hand("captain", 1)
    t.crew("captain").larva = True
    t.intruder("larva", HOME)
    t.run("intruder_attacks")
    captain = t.crew("captain")
    assert captain.active
    assert (captain.larva, captain.discard) == (True, ["contamination"])
    assert t.game.figures == []
    t.check()


@rule("NEM-ATT-14")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_larva_that_surprises_infests_and_one_that_does_not_stays(cards: int) -> None:
    t = together("captain", "scout").any_hand("captain", cards).bag("larva_1")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.crew("captain").larva == (cards == 0)
    assert [f.kind for f in t.game.figures] == (["larva"] if cards else [])


@rule("NEM-ATT-16")
def test_a_larva_on_a_board_is_no_intruder() -> None:
    t = together("captain", "scout")
    t.crew("captain").larva = True
    t.turn("captain")
    assert not t.game.in_combat(t.crew("captain"))
    assert not t.can("captain", "melee")
    assert not t.can("captain", "shoot")
    assert t.can("captain", "careful:slot_006")
    # Nor did it count as the first encounter.
    u = table("captain", "scout").any_hand("captain", 1).any_hand("scout", 3)
    u.game.figures.append(Figure(1, "larva", u.slot(HOME)))
    u.run("intruder_attacks")
    assert u.crew("captain").larva
    assert not u.game.first_encounter


@rule("NEM-ATT-16")
def test_a_larva_on_a_board_puts_nobody_else_in_combat() -> None:
    t = together("captain", "scout", "pilot")
    t.crew("captain").larva = True
    t.turn("scout")
    assert [t.game.in_combat(c) for c in t.game.crew] == [False, False, False]
    assert t.can("scout", "careful:slot_006")
    assert t.can("scout", "trade")
    # The others can't shoot or beat it, and it attacks none of them.
    assert (t.why_not("scout", "shoot"), t.why_not("scout", "melee")) == ("no_target", "no_target")
    t.run("intruder_attacks")
    assert t.told("attack") == []
    # Neither fire nor an event card finds an intruder there.
    t.fire(HOME).rig(event=["hunt"]).run("fire_damage", "event_card")
    assert t.told("intruder_injured") == t.told("intruder_killed") == t.told("intruder_moved") == []
    assert t.crew("captain").larva


@rule("NEM-ATT-13")
@pytest.mark.parametrize("infested", [False, True])
def test_a_larva_leaves_the_board_even_if_no_contamination_card_is_left(infested: bool) -> None:
    t = together("captain", "scout")
    t.crew("captain").larva = infested
    t.game.contamination_left = 0
    t.intruder("larva", HOME)
    t.run("intruder_attacks")
    assert (t.crew("captain").larva, t.crew("captain").discard) == (True, [])
    assert t.game.figures == []


# -- ignoring attacks


def soldier(kind: str, armor: bool = False, nerves: bool = False) -> tuple[Table, Figure]:
    t = table("soldier", "scout").met().any_hand("scout", 5)
    t.hand("soldier", *(["nerves_of_steel"] if nerves else ["search"]))
    if armor:
        t.item("soldier", "quest_armor")
    return t, attacker(t, kind)


@rule("NEM-ATT-19")
def test_armor_ignores_an_attack_that_hits() -> None:
    t, adult = soldier("adult", armor=True)
    t.rig(attack=["bite_1"]).flow(attack(t.game, adult, t.crew("soldier")))
    # After the card is shown.
    assert t.asked("soldier") == "ignore_attack"
    assert t.told("attack_card")[-1]["card"] == "bite_1"
    t.answer("soldier", "react:quest_armor")
    assert t.crew("soldier").serious == 0
    assert t.crew("soldier").inventory == []
    assert adult in t.game.figures
    assert t.game.attack_discard == ["bite_1"]
    t.check()


@rule("NEM-ATT-19")
def test_nobody_is_asked_about_an_attack_that_misses() -> None:
    t, creeper = soldier("creeper", armor=True)
    t.rig(attack=["bite_1"]).flow(attack(t.game, creeper, t.crew("soldier")))
    assert t.asked() == "halted"
    assert t.crew("soldier").inventory == ["quest_armor"]


@rule("NEM-ATT-19")
def test_nerves_of_steel_help_against_a_surprise_only() -> None:
    t, adult = soldier("adult", nerves=True)
    t.rig(attack=["scratch_1", "scratch_2"]).flow(attack(t.game, adult, t.crew("soldier")))
    assert t.asked() == "halted"
    assert t.crew("soldier").light == 1
    t.flow(attack(t.game, adult, t.crew("soldier"), surprise=True))
    assert t.asked("soldier") == "ignore_attack"
    t.answer("soldier", "react:nerves_of_steel")
    assert (t.crew("soldier").light, t.crew("soldier").hand) == (1, [])
    t.check()


@rule("NEM-ATT-19")
def test_the_question_does_not_betray_who_holds_nerves_of_steel() -> None:
    t, adult = soldier("adult", nerves=False)
    t.rig(attack=["scratch_1"]).flow(attack(t.game, adult, t.crew("soldier"), surprise=True))
    assert t.asked("soldier") == "ignore_attack"
    assert t.options("soldier") == ["suffer"]


@rule("NEM-ATT-19")
@pytest.mark.parametrize("way", ["react:quest_armor", "react:nerves_of_steel"])
def test_an_ignored_larva_stays_in_the_room(way: str) -> None:
    t, larva = soldier("larva", armor=True, nerves=True)
    t.flow(attack(t.game, larva, t.crew("soldier"), surprise=True)).answer("soldier", way)
    assert t.game.figures == [larva]
    assert not t.crew("soldier").larva
    assert t.crew("soldier").discard.count("contamination") == 0
    t.check()


@rule("NEM-ATT-19")
@pytest.mark.parametrize("card", ["transformation_1", "summoning_1"])
def test_ignoring_cancels_what_does_not_touch_characters_too(card: str) -> None:
    t, creeper = soldier("creeper", armor=True)
    t.bag("adult_1").rig(attack=[card]).flow(attack(t.game, creeper, t.crew("soldier")))
    t.answer("soldier", "react:quest_armor")
    assert [f.kind for f in t.game.figures] == ["creeper"]
    assert t.game.bag == ["adult_1"]
    t.check()


@rule("NEM-ATT-19", "NEM-ATT-18")
@pytest.mark.parametrize("armored", [True, False])
def test_armor_saves_a_bystander_of_frenzy_but_nerves_do_not(armored: bool) -> None:
    t, breeder = soldier("breeder", armor=armored, nerves=True)
    t.rig(attack=["frenzy_1"], wound=["leg", "leg"]).flow(attack(t.game, breeder, t.crew("scout"), surprise=True))
    if armored:
        assert t.options("soldier") == ["suffer", "react:quest_armor"]
        t.answer("soldier", "react:quest_armor")
    assert t.asked() == "halted"
    assert t.crew("scout").serious == 1
    assert t.crew("soldier").serious == (0 if armored else 1)
    t.check()


@rule("NEM-ATT-19", "NEM-ENC-08")
def test_nerves_of_steel_count_as_a_card_when_the_number_is_compared() -> None:
    t = table("soldier", "scout").met().hand("soldier", "nerves_of_steel", "search").bag("adult_1")
    t.flow(encounter(t.game, t.crew("soldier")))
    assert t.told("attack") == []
