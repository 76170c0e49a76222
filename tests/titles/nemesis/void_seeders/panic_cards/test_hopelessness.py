"""Hopelessness: 3 cards of your deck, one of them is lost for good."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION
from airlock.titles.nemesis.void_seeders.insanity import Insanity
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "hopelessness"


def drawing(t: Table, *cards: str) -> Table:
    """What the Captain draws, one card after the other."""
    for card in cards:
        t.rig(action={0: card})
    return t


def contaminated(t: Table, n: int) -> Table:
    t.crew("captain").deck.middle += [CONTAMINATION] * n
    t.game.contamination_left -= n
    return t


@rule("VOI-PANIC-12")
def test_hopelessness_takes_an_action_card_of_three_out_of_the_game() -> None:
    t = contaminated(mad(among_seeders("captain", "scout").hand("captain", "order"), captain=3), 1)
    before = len(t.crew("captain").deck)
    panics(drawing(t, "rest", CONTAMINATION, "search"), "captain", CARD)
    assert t.asked("captain") == "forget"
    assert t.options("captain") == ["forget:rest", "forget:search"]
    t.answer("captain", "forget:search")
    captain = t.crew("captain")
    assert captain.discard == ["rest", CONTAMINATION]
    assert (captain.hand, len(captain.deck)) == (["order"], before - 3)
    # It is shown, and it never comes back.
    assert [e["card"] for e in t.told("card_forgotten")] == ["search"]
    assert t.view("scout")["crew"][0]["forgotten"] == ["search"]
    assert level(t, "captain") == 3
    t.check()


def test_hopelessness_takes_the_drawn_card_not_its_like() -> None:
    t = mad(among_seeders("captain", "scout"), captain=3)
    captain = t.crew("captain")
    for card in ("search", "reload"):
        captain.deck.middle.remove(card)
        captain.discard.append(card)
    panics(drawing(t, "search", "rest", "order"), "captain", CARD).answer("captain", "forget:search")
    assert captain.discard == ["search", "reload", "rest", "order"]
    t.check()


@rule("VOI-PANIC-04", "VOI-PANIC-12")
def test_hopelessness_with_nothing_but_contamination_makes_madder() -> None:
    t = contaminated(mad(among_seeders("captain", "scout"), captain=3), 3)
    panics(drawing(t, *[CONTAMINATION] * 3), "captain", CARD)
    assert t.crew("captain").discard == [CONTAMINATION] * 3
    assert level(t, "captain") == 4
    assert Insanity.of(t.game).forgotten == {}
    t.check()


def test_hopelessness_reshuffles_once_and_never_brings_a_card_twice() -> None:
    t = mad(among_seeders("captain", "scout").hand("captain", "rest", "order", "search", "search"), captain=3)
    captain = t.crew("captain")
    while len(captain.deck) > 1:
        captain.discard.append(captain.deck.middle.pop())
    (last,) = captain.deck.middle
    panics(t, "captain", CARD)
    assert captain.discard[0] == last
    assert len(captain.discard) == 3
    assert len(set(captain.discard)) == 3
    t.answer("captain", f"forget:{last}")
    assert len(captain.deck) == 3
    t.check()


def test_hopelessness_takes_what_there_is() -> None:
    t = mad(among_seeders("captain", "scout"), captain=3)
    captain = t.crew("captain")
    captain.hand, captain.deck.middle = [card for card in captain.deck.middle if card != "rest"], ["rest"]
    panics(t, "captain", CARD)
    assert (captain.discard, Insanity.of(t.game).forgotten) == ([], {0: ["rest"]})
    t.check()


@rule("VOI-PANIC-04")
def test_hopelessness_without_any_card_to_draw_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout"), captain=3)
    captain = t.crew("captain")
    captain.hand, captain.deck.middle = captain.deck.middle, []
    panics(t, "captain", CARD)
    assert level(t, "captain") == 4
    assert t.told("card_discarded") == []


@rule("VOI-PANIC-12")
def test_hopelessness_can_be_interrupted_before_anything_is_drawn() -> None:
    t = mad(among_seeders("captain", "scout").hand("scout", "interruption", "search"), captain=3)
    panics(t, "captain", CARD)
    assert t.asked("scout") == "stop_panic"
    assert t.crew("captain").discard == []
    t.answer("scout", "react:interruption")
    assert t.crew("captain").discard == []
    assert level(t, "captain") == 3
