"""Demotivation: everybody in your room discards an action card, and your insanity rises."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, levels, mad, panics

CARD = "demotivation"


@rule("VOI-PANIC-03")
def test_demotivation_takes_a_card_of_everybody_in_the_room_and_then_makes_madder() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").at("mechanic", "canteen")
    t.game.first_player = t.seat("scout")
    t.hand("captain", "rest", "search").hand("scout", "search", "rest").hand("mechanic", "rest")
    mad(t, captain=2)
    panics(t, "captain", CARD).answer("scout", "let_be")
    # In order from the first player; the pilot has no card at all.
    assert t.asked() == t.asked("scout") == "lose_card"
    t.answer("scout", "discard:rest")
    assert t.asked("captain") == "lose_card"
    assert level(t, "captain") == 2
    t.answer("captain", "discard:search")
    assert (t.crew("captain").hand, t.crew("scout").hand) == (["rest"], ["search"])
    assert t.crew("mechanic").hand == ["rest"]
    assert levels(t) == [3, 1, 1, 1]
    t.check()


@rule("NEM-VIS-22")
def test_demotivation_does_not_say_beforehand_who_has_no_action_card() -> None:
    t = among_seeders("captain", "scout").hand("scout", contamination=2)
    panics(mad(t, captain=2), "captain", CARD).answer("scout", "let_be")
    assert t.options("scout") == ["no_action_card"]
    t.answer("scout", "no_action_card")
    assert t.crew("scout").hand == ["contamination"] * 2
    assert level(t, "captain") == 3


@rule("VOI-INS-03")
def test_demotivation_kills_at_five_but_only_after_the_cards() -> None:
    t = mad(among_seeders("captain", "scout", "pilot").any_hand("scout", 2), captain=5)
    panics(t, "captain", CARD).answer("scout", "let_be")
    t.answer("scout", t.options("scout")[0])
    assert len(t.crew("scout").hand) == 1
    assert t.told("died")[0]["cause"] == "insanity"


def test_demotivation_on_a_pod_is_yours_alone() -> None:
    t = among_seeders("captain", "scout").hand("captain", "rest").hand("scout", "rest").room("evacuation_a")
    t.run().aboard("captain").aboard("scout")
    panics(mad(t, captain=2), "captain", CARD).answer("captain", "discard:rest")
    assert (t.crew("captain").hand, t.crew("scout").hand) == ([], ["rest"])
