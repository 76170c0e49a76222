"""Rush."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.traits.part import Traits
from tests.rules import rule
from tests.table import Table, table


def last_action(*hand: str, contamination: int = 0, who: str = "soldier") -> Table:
    other = "scout" if who == "soldier" else "soldier"
    t = table(who, other, modules="traits").at(other, "cockpit")
    t.hand(who, *(hand or ("rest", "search", "search", "demolition")), contamination=contamination)
    return t.turn(who, actions=1).rig(noise=["silence"] * 3)


def moves(t: Table, who: str = "soldier") -> str:
    """Any step to an unexplored room, without noise worth a word."""
    option = next(k for k in t.options(who) if k.startswith("move:"))
    slot = option.partition(":")[2].partition(":")[0]
    t.rig(explore={slot: "silence"}).do(who, option)
    return slot


@rule("AFT-TRAIT-01")
def test_soldier_may_suffer_a_light_wound_for_a_third_action() -> None:
    t = last_action()
    moves(t)
    assert t.asked("soldier") == "rush"
    assert t.options("soldier") == ["end_turn", "rush"]
    t.answer("soldier", "rush")
    assert t.crew("soldier").light == 1
    assert t.asked("soldier") == "act"
    assert t.game.actions_left == 1
    moves(t)
    # Once in each turn.
    assert t.game.turn == t.seat("scout")
    t.check()


def test_soldier_may_do_without() -> None:
    t = last_action()
    moves(t)
    t.answer("soldier", "end_turn")
    assert t.crew("soldier").light == 0
    assert t.game.turn == t.seat("scout")


def test_soldier_may_rush_again_in_the_next_turn() -> None:
    t = last_action()
    moves(t)
    t.answer("soldier", "rush").answer("soldier", "pass")
    assert Traits.of(t.game).rushed
    t.run("turn", arg=t.seat("soldier"))
    assert not Traits.of(t.game).rushed


def test_soldier_can_die_of_it() -> None:
    t = last_action().wounded("soldier", serious=["body", "hand", "leg"])
    moves(t)
    t.answer("soldier", "rush")
    assert not t.crew("soldier").active
    assert t.game.turn == t.seat("scout")


def test_soldier_who_has_passed_or_must_pass_does_not_rush() -> None:
    t = last_action().do("soldier", "pass", "done")
    assert t.game.turn == t.seat("scout")


def test_soldier_without_an_action_to_perform_is_asked_but_cannot_rush() -> None:
    # Not asked, the others would know that the last card is a contamination card.
    t = last_action("rest", contamination=1)
    moves(t)
    assert t.asked("soldier") == "rush"
    t.empty_hands("soldier")
    assert t.options("soldier") == ["end_turn"]


def test_soldier_alone_rushes() -> None:
    t = last_action(who="scout")
    moves(t, "scout")
    assert t.game.turn == t.seat("soldier")
