"""What an action costs is what is paid for it."""

from __future__ import annotations

import pytest

from airlock.survival.costs import action_cost
from airlock.survival.possible import turn_options
from airlock.titles.nemesis.title import NEMESIS
from tests.kit.playing import Playout
from tests.rules import rule
from tests.table import Table


def cost(t: Table, who: str, key: str) -> int | None:
    return action_cost(t.game, t.crew(who), key)


@rule("NEM-ACT-02")
def test_actions_say_what_they_cost() -> None:
    t = Table("scout", "captain")

    assert cost(t, "scout", "move:slot_006") == 1
    assert cost(t, "scout", "careful:slot_006") == 2
    assert cost(t, "scout", "trade") == 1
    assert cost(t, "scout", "card:reconnaissance:move") == 1
    assert cost(t, "scout", "room:canteen:snack") == 2
    assert cost(t, "scout", "pass") is None
    assert cost(t, "scout", "drop:rifle") is None


def test_wounds_raise_the_cost_of_actions() -> None:
    t = Table("scout", "captain").wounded("scout", serious=["leg", "hand"])
    t.intruder("adult", "hibernatorium")

    assert cost(t, "scout", "move:slot_006") == 2
    assert cost(t, "scout", "item:medkit:dress") == 2


def test_a_cost_that_depends_on_a_choice_is_the_least_it_can_be() -> None:
    t = Table("soldier", "captain").item("soldier", "energy_charge_red")
    held = t.crew("soldier").hands[0]
    held.ammo = 0

    assert cost(t, "soldier", "item:energy_charge_red:load") == 1
    held.attached = ("quest_autoloader",)
    assert cost(t, "soldier", "item:energy_charge_red:load") == 0


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whatever_is_offered_can_be_paid(seed: str) -> None:
    play = Playout(NEMESIS, 4, {}, seed)
    play.match.hashing = False
    seen = 0
    while not play.match.over:
        game = play.match.state
        for question in play.match.pending:
            if question.prompt == "act":
                me = game.crew[question.seat]
                for option in turn_options(game, me):
                    price = action_cost(game, me, option.key)
                    played = 1 if option.verb == "card" else 0
                    assert (price is None) == (option.verb == "pass")
                    assert (price or 0) + played <= me.action_cards()
                    seen += 1
        play.step()
    assert seen > 100
