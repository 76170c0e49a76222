"""Encounters with Carnomorphs: the blank, metagorgers of both colours, the first one of the game."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import draw_token, encounter
from airlock.survival.figures import move_figures, put_figure
from airlock.survival.noise import attempt
from airlock.titles.nemesis.carnomorphs.figures import place
from airlock.titles.nemesis.carnomorphs.types import TOKENS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    all_adaptations_known,
    bag,
    kinds,
    mutated,
    put,
    table,
)

HOME = "slot_011"
REDS = [token for token, (type, _) in TOKENS.items() if type == "metagorger_red"]
BLUES = [token for token, (type, _) in TOKENS.items() if type == "metagorger_blue"]


def meeting(*tokens: str, cards: int = 5) -> Table:
    """The captain is about to meet the first of these tokens."""
    t = all_adaptations_known(table().at("scout", "cockpit")).met().bag(*tokens).any_hand("captain", cards)
    return t.rig(bag=[tokens[0]])


def meet(t: Table, surprise: bool = True) -> Table:
    return t.flow(encounter(t.game, t.crew("captain"), surprise=surprise))


@rule("CAR-ENC-01")
@pytest.mark.parametrize(("cards", "surprised"), [(2, True), (3, False)])
def test_an_encounter_goes_as_in_the_base_game(cards: int, surprised: bool) -> None:
    t = meeting("shambler_5", "blank_token", cards=cards)
    corridor = t.game.map.exits[HOME][1]
    meet(t.noise(corridor, "cor_001_002").rig(attack=["devour_1"]))
    assert t.game.noise == ["cor_001_002"]
    assert kinds(t, "hibernatorium") == ["shambler"]
    # The number of the token is 3.
    assert [(e["cards"], e["number"]) for e in t.told("hands_compared")] == [(cards, 3)]
    assert bool(t.told("attack")) == surprised
    assert "shambler_5" in t.game.supply
    t.check()


@rule("CAR-ENC-02", "CAR-DIFF-09")
def test_a_blank_brings_nobody_but_noise_and_is_back_in_the_bag() -> None:
    t = meeting("blank_token", "metagorger_red_1", cards=0)
    meet(t)
    assert t.game.figures == []
    assert sorted(t.game.noise) == sorted(t.game.map.around[HOME])
    assert bag(t) == {"blank": 1, "metagorger_red": 1}
    t.check()


@rule("CAR-ENC-03", "CAR-DIFF-09", "CAR-TYPE-01")
def test_the_blank_as_the_last_token_adds_a_metagorger_red_first() -> None:
    t = meeting("blank_token")
    assert bag(meet(t)) == {"blank": 1, "metagorger_red": 1}
    t = meeting("blank_token")
    # Nine of ten metagorgers have left the supply for a moment: only a blue one is there.
    t.game.supply = [token for token in t.game.supply if token not in REDS]
    assert bag(meet(t)) == {"blank": 1, "metagorger_blue": 1}


@rule("CAR-ENC-04")
@pytest.mark.parametrize("token", ["metagorger_red_5", "metagorger_blue_2"])
def test_both_colours_bring_a_metagorger(token: str) -> None:
    t = meet(meeting(token, "blank_token"))
    assert kinds(t, "hibernatorium") == ["metagorger"]
    assert [e["number"] for e in t.told("hands_compared")] == [TOKENS[token][1]]
    assert token in t.game.supply


@rule("CAR-ENC-05", "CAR-ATT-04", "CAR-ATT-06")
def test_a_surprising_metagorger_attacks_its_own_way_and_is_gone() -> None:
    t = meeting("metagorger_red_5", "blank_token", cards=0).rig(mutation=["mimicry", "devourer"])
    meet(t).answer("captain", "keep_mutation:devourer")
    assert t.game.figures == []
    assert t.told("attack_card") == []
    assert t.crew("captain").light == 1
    # Its own token stays in the supply, a shambler's goes into the bag.
    assert bag(t) == {"blank": 1, "shambler": 1}
    assert "metagorger_red_5" in t.game.supply
    t.check()


@rule("CAR-ENC-06")
def test_an_empty_bag_gets_a_metagorger_to_draw() -> None:
    t = meeting("blank_token").bag()
    t.game.fate.rigged.clear()
    assert TOKENS[draw_token(t.game)][0] == "metagorger_red"
    t = t.bag(*REDS)
    t.game.bag = []
    assert TOKENS[draw_token(t.game)][0] == "metagorger_blue"
    # Nothing is drawn and nothing happens with none in the supply.
    t.game.bag = []
    t.game.supply = [token for token in t.game.supply if token not in REDS + BLUES]
    assert draw_token(t.game) == ""
    meet(t)
    assert t.game.figures == []


@rule("CAR-ENC-07")
def test_moving_in_is_combat_but_no_encounter() -> None:
    t = meeting("blank_token", cards=0)
    figure = put(t, "shambler", "slot_006")
    before = bag(t)
    t.flow(move_figures(t.game, [(figure, "cor_006_011")]))
    assert t.game.in_combat(t.crew("captain"))
    assert t.told("encounter") == t.told("attack") == []
    assert bag(t) == before


@rule("CAR-ENC-08")
@pytest.mark.parametrize("cards", [0, 5])
def test_one_that_appears_in_an_attempt_to_leave_makes_it_fail(cards: int) -> None:
    t = mutated(meeting("metagorger_red_5", cards=cards), "captain")
    corridor = t.game.map.exits[HOME][1]
    results = []

    def trying() -> object:
        undisturbed = yield from attempt(t.game, t.crew("captain"))
        results.append(undisturbed)

    t.noise(corridor).rig(noise=[1]).flow(trying())  # type: ignore[arg-type]
    # The one that surprises is gone again, and counts all the same.
    assert bool(t.game.figures) == (cards == 5)
    assert results == [False]


# -- the first of the game


@rule("CAR-FIRST-01", "CAR-FIRST-02", "CAR-FIRST-04")
def test_the_objectives_are_chosen_before_the_encounter_goes_on() -> None:
    t = table().bag("metagorger_red_1", "blank_token").hand("captain").at("scout", "cockpit")
    t.rig(bag=["metagorger_red_1"], mutation=["mimicry", "devourer"]).flow(encounter(t.game, t.crew("captain")))
    assert kinds(t, "hibernatorium") == ["metagorger"]
    assert t.told("attack") == []
    assert t.asked("captain") == t.asked("scout") == "choose_objective"
    t.answer("captain", "objective:1").answer("scout", "objective:0")
    # Now it attacks, and is gone: the choice stands.
    assert len(t.told("attack")) == 1
    t.answer("captain", "keep_mutation:mimicry")
    assert t.game.figures == []
    assert [c.kept for c in t.game.crew] == [1, 0]
    # Nobody sees what was put away, nor what was kept.
    assert t.told("objective_kept", to="captain")[0]["objective"] == t.crew("captain").dealt[1]
    assert [e["seat"] for e in t.told("objective_kept", to="scout")] == [1]
    assert "dealt" not in t.view("scout")["crew"][0]
    t.check()


@rule("CAR-FIRST-01")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast", "butcher"])
def test_any_type_can_be_the_first(kind: str) -> None:
    t = table()
    t.flow(place(t.game, kind, "slot_006"))
    assert t.asked("captain") == t.asked("scout") == "choose_objective"


@rule("CAR-SETUP-13", "CAR-ADAPT-02", "CAR-ADAPT-03")
@pytest.mark.parametrize(("kind", "thing"), [("shambler", "corpse"), ("fleshbeast", "egg"), ("butcher", "carcass")])
def test_the_first_of_a_type_leaves_its_card_and_the_second_reveals_nothing(kind: str, thing: str) -> None:
    t = table().met().rig(weakness={thing: "keen_senses"})
    t.flow(put_figure(t.game, kind, "slot_006"))
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": ""} | {thing: "keen_senses"}
    if kind != "butcher":
        t.flow(put_figure(t.game, kind, "slot_006"))
    assert len(t.told("adaptation_revealed")) == 1
    for who in ("captain", "scout", ""):
        assert t.view(who)["intruders"]["weaknesses"][thing] == "keen_senses"


@rule("CAR-ADAPT-02")
def test_metagorgers_reveal_nothing() -> None:
    t = table().met()
    t.flow(put_figure(t.game, "metagorger", "slot_006"))
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": ""}
