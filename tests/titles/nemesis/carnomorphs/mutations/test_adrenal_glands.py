"""Adrenal Glands."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "adrenal_glands"


def test_adrenal_glands_draw_two_cards() -> None:
    t = mutant(hunted("captain", "scout").any_hand("captain", 5), "captain", CARD)
    mutate(t, "captain", "clean")
    # No hand limit.
    assert len(t.crew("captain").hand) == 7
    assert t.game.actions_left == 1
    t.check()


def test_adrenal_glands_draw_three_cards_and_a_third_action_if_infected() -> None:
    t = mutant(hunted("captain", "scout").any_hand("captain", 1), "captain", CARD)
    mutate(t, "captain", "infected")
    assert len(t.crew("captain").hand) == 4
    # The action itself was the first; two more follow.
    assert t.game.actions_left == 2
    for slot in ("slot_006", "slot_011"):
        t.rig(noise=["silence"], room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_1"})
        t.do("captain", f"move:{slot}")
    assert t.game.turn == 1
    t.check()


def test_adrenal_glands_reshuffle_if_need_be() -> None:
    t = mutant(hunted("captain", "scout").any_hand("captain", 0), "captain", CARD)
    captain = t.crew("captain")
    while len(captain.deck) > 1:
        captain.discard.append(captain.deck.middle.pop())
    mutate(t, "captain", "clean")
    assert len(captain.hand) == 2
    assert len(t.told("deck_reshuffled")) == 1
    t.check()
