"""Armour Plates."""

from __future__ import annotations

from airlock.survival.attacks import attack
from airlock.survival.crew import Figure
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "armour_plates"


def plated(scan: str, kind: str = "shambler") -> tuple[Table, Figure]:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit").any_hand("captain", 3), "captain", CARD)
    figure = put(t, kind, "hibernatorium")
    return mutate(t, "captain", scan), figure


def strike(t: Table, figure: Figure, card: str, surprise: bool = False) -> int:
    """The light wounds of the Captain after an attack by this card."""
    t.rig(attack=[card]).flow(attack(t.game, figure, t.crew("captain"), surprise))
    return t.crew("captain").light


def test_armour_plates_ignore_the_first_attack_that_hits() -> None:
    t, shambler = plated("clean")
    assert t.view("scout")["crew"][0]["protected"]
    # A miss doesn't use them up.
    assert strike(t, shambler, "devour_1") == 0
    assert not t.told("attack_ignored")
    assert strike(t, shambler, "slash_1", surprise=True) == 0
    assert len(t.told("attack_ignored")) == 1
    assert t.crew("captain").discard.count("contamination") == 1
    assert strike(t, shambler, "slash_2") == 1
    assert not t.view("scout")["crew"][0]["protected"]
    assert len(t.crew("captain").hand) == 3
    t.check()


def test_armour_plates_ignore_every_attack_if_infected_and_cost_the_action_cards() -> None:
    t = mutant(
        hunted("captain", "scout").at("scout", "cockpit").any_hand("captain", 3, contamination=1), "captain", CARD
    )
    shambler = put(t, "shambler", "hibernatorium")
    mutate(t, "captain", "infected")
    # Contamination cards stay in hand.
    assert t.crew("captain").hand == ["contamination"]
    for card in ("slash_1", "slash_2", "whiplash_1"):
        assert strike(t, shambler, card) == 0
    assert len(t.told("attack_ignored")) == 3
    t.run("mutations_wear_off")
    assert strike(t, shambler, "slash_3") == 1
    t.check()


@rule("CAR-ATT-09")
def test_armour_plates_ignore_a_metagorger_which_stays() -> None:
    t, metagorger = plated("clean", "metagorger")
    bag = sorted(t.game.bag)
    before = list(t.crew("captain").discard)
    t.flow(attack(t.game, metagorger, t.crew("captain")))
    captain = t.crew("captain")
    assert (captain.light, captain.discard) == (0, before)
    assert t.game.figures == [metagorger]
    assert sorted(t.game.bag) == bag
    t.check()


def test_armour_plates_work_before_a_reaction_is_asked_for() -> None:
    t = hunted("soldier", "scout").at("scout", "cockpit").hand("soldier", "nerves_of_steel", "rest")
    shambler = put(mutant(t, "soldier", CARD), "shambler", "hibernatorium")
    mutate(t, "soldier", "clean")
    t.rig(attack=["slash_1", "slash_2"]).flow(attack(t.game, shambler, t.crew("soldier"), surprise=True))
    assert t.asked() == "halted"
    t.flow(attack(t.game, shambler, t.crew("soldier"), surprise=True))
    assert t.asked("soldier") == "ignore_attack"


def test_armour_plates_protect_their_owner_alone() -> None:
    t, shambler = plated("infected")
    t.at("scout", "hibernatorium").rig(attack=["slash_1"]).flow(attack(t.game, shambler, t.crew("scout")))
    assert t.crew("scout").light == 1
