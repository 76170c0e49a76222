"""Panic cards: value against level, what can't happen, and who may stop it."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.survival.attacks import attack
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.void_seeders.panic import panic, panic_in_order
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import (
    HOME,
    figure,
    level,
    mad,
    panic_deck,
    panicked,
    table,
    together,
)


def draws(t: Table, card: str, who: str = "captain") -> Table:
    """Somebody resolves this panic card."""
    return t.rig(panic=[card]).flow(panic(t.game, t.crew(who)))


@rule("VOI-PANIC-01", "VOI-PANIC-02", "VOI-PANIC-03")
@pytest.mark.parametrize("insanity", [1, 2, 3, 4, 5])
def test_the_value_is_compared_with_the_level(insanity: int) -> None:
    t = mad(table(), "captain", insanity)
    # Self-Mutilation has the value 3.
    draws(t, "self_mutilation")
    assert t.crew("captain").light == (2 if insanity >= 3 else 0)
    assert level(t, "captain") == (insanity if insanity >= 3 else insanity + 1)
    assert panic_deck(t).discard == ["self_mutilation"]
    t.check()


@rule("VOI-PANIC-04")
@pytest.mark.parametrize("insanity", [4, 5])
def test_what_cannot_happen_makes_madder(insanity: int) -> None:
    # No heavy item to smash.
    t = mad(table().empty_hands("captain"), "captain", insanity)
    draws(t, "destruction")
    if insanity == 4:
        assert level(t, "captain") == 5
    else:
        assert [e["cause"] for e in t.told("died")] == ["insanity"]
    t.check()


@rule("VOI-PANIC-04")
def test_a_part_that_can_be_done_is_done() -> None:
    # Without a dressed wound Ripping off the Bandages is a light wound.
    t = mad(table(), "captain", 2)
    draws(t, "ripping_off_the_bandages")
    assert (t.crew("captain").light, level(t, "captain")) == (1, 2)


def standoff(insanity: int = 3) -> Table:
    """Everybody in one room, each with an Interruption in hand."""
    t = together("captain", "scout", "pilot")
    for who in t.names:
        t.hand(who, "interruption", "search")
    return mad(t, "captain", insanity)


@rule("VOI-PANIC-05", "VOI-PANIC-10")
def test_somebody_else_in_the_room_may_cancel_the_effect() -> None:
    t = draws(standoff(), "self_mutilation")
    # The card lies open while the others decide.
    assert t.view("pilot")["panic"]["shown"] == ["self_mutilation"]
    assert t.asked("scout") == "stop_panic"
    assert t.asked("captain") == ""
    t.answer("scout", "react:interruption").answer("captain", "let_be").answer("pilot", "let_be")
    assert (t.crew("captain").light, level(t, "captain")) == (0, 3)
    # It costs its card and nothing else.
    assert t.crew("scout").hand == ["search"]
    assert t.crew("scout").discard == ["interruption"]
    assert len(t.told("panic_stopped")) == 1
    assert panic_deck(t).discard == ["self_mutilation"]
    t.check()


@rule("VOI-PANIC-05")
def test_the_first_in_turn_order_is_asked_first_even_after_passing() -> None:
    t = standoff()
    t.game.first_player = 2
    t.crew("pilot").passed = t.crew("scout").passed = True
    draws(t, "self_mutilation")
    assert t.asked("pilot") == "stop_panic"
    t.answer("pilot", "let_be")
    assert t.asked("scout") == "stop_panic"
    t.answer("scout", "react:interruption").answer("pilot", "let_be").answer("captain", "let_be")
    assert t.crew("captain").light == 0


@rule("VOI-PANIC-05")
def test_nobody_from_another_room_is_asked() -> None:
    t = standoff().at("scout", "cockpit").at("pilot", "cockpit")
    draws(t, "self_mutilation")
    assert t.asked() == "halted"
    assert t.crew("captain").light == 2


@rule("VOI-PANIC-05", "VOI-PANIC-10")
@pytest.mark.parametrize(("insanity", "card"), [(2, "self_mutilation"), (4, "destruction")])
def test_an_increase_cannot_be_stopped(insanity: int, card: str) -> None:
    """Neither one by a level that is too low nor one by an effect that can't happen: nobody is asked."""
    t = draws(standoff(insanity).empty_hands("captain"), card)
    assert t.asked() == "halted"
    assert level(t, "captain") == insanity + 1


@rule("VOI-PANIC-06")
def test_everybody_sees_the_card_before_it_is_resolved() -> None:
    t = draws(standoff(), "self_mutilation")
    for who in (*t.names, ""):
        assert t.view(who)["panic"] == {"left": 19, "discard": [], "shown": ["self_mutilation"]}
        assert [e["card"] for e in t.told("panics", who)] == ["self_mutilation"]
    for who in ("scout", "pilot"):
        t.answer(who, "let_be")
    assert t.view("")["panic"] == {"left": 19, "discard": ["self_mutilation"], "shown": []}


@rule("VOI-PANIC-06")
def test_the_order_of_the_deck_is_nobodys() -> None:
    t = table()
    thought = set()
    for seed in range(10):
        game = t.game.copy()
        determinize(game, 0, Fate(seed=str(seed)))
        assert sorted(panic_deck(t).deck.cards()) == sorted(game.parts["panic"].deck.cards())  # type: ignore[attr-defined]
        thought.add(tuple(game.parts["panic"].deck.middle))  # type: ignore[attr-defined]
    assert len(thought) > 1


@rule("VOI-PANIC-07")
def test_worked_example_of_panic_cards() -> None:
    low, high = (mad(table(), "captain", insanity) for insanity in (2, 4))
    for t in (low, high):
        draws(t, "self_mutilation")
    assert (level(low, "captain"), low.crew("captain").light) == (3, 0)
    assert (level(high, "captain"), high.crew("captain").light) == (4, 2)
    last = draws(mad(table().empty_hands("captain"), "captain", 5), "destruction")
    assert not last.crew("captain").active


@rule("VOI-PANIC-08")
def test_several_panic_one_after_the_other_and_it_is_fixed_who() -> None:
    t = mad(together("captain", "scout", "pilot"), "captain", 3)
    for who in t.names:
        t.hand(who)
    # Bloodlust of the first kills the second, whose card is not drawn; the third still draws one.
    t.wounded("scout", serious=["leg", "arm", "hand"]).rig(panic=["bloodlust", "sabotage"])
    t.flow(panic_in_order(t.game, [t.crew(who) for who in t.names]))
    assert panicked(t) == [(0, "bloodlust"), (2, "sabotage")]
    assert not t.crew("scout").active
    # Each card is finished, pile and all, before the next.
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("died") < len(names) - 1 - names[::-1].index("panics")


@rule("VOI-PANIC-09")
def test_a_panic_effect_is_no_action() -> None:
    t = mad(table(), "captain", 3)
    t.crew("captain").passed = True
    t.game.turn = 1
    t.game.actions_left = 2
    before = list(t.crew("captain").hand)
    draws(t, "self_mutilation")
    assert t.crew("captain").light == 2
    assert (t.game.actions_left, t.crew("captain").hand, t.told("interrupted")) == (2, before, [])


@rule("VOI-PANIC-09")
def test_a_move_out_of_combat_by_panic_is_an_escape() -> None:
    t = mad(table(), "captain", 2).room("canteen", "slot_006")
    t.intruder("whisperer", HOME)
    t.rig(event=["void_whispers_1"], attack=["void_scratch_1"], noise=["silence"])
    draws(t, "blind_escape")
    assert len(t.told("escapes")) == 1
    assert t.crew("captain").light == 1
    assert t.crew("captain").slot == "slot_006"


@rule("VOI-PANIC-11")
@pytest.mark.parametrize(("answers", "happens"), [("ss", True), ("sc", True), ("scp", False)])
def test_interruptions_cancel_each_other(answers: str, happens: bool) -> None:
    """s, c, p: Scout, Captain and Pilot play theirs in turn; the Captain is the one who panics."""
    t = draws(standoff(), "self_mutilation")
    playing = {"s": "scout", "c": "captain", "p": "pilot"}
    rest = [playing[a] for a in answers] if answers != "ss" else ["scout", "pilot"]
    while t.asked() == "stop_panic":
        who = t.names[t.match.pending[0].seat]
        if rest and who == rest[0]:
            rest.pop(0)
            t.answer(who, "react:interruption")
        else:
            t.answer(who, "let_be")
    assert rest == []
    assert t.crew("captain").light == (2 if happens else 0)
    t.check()


@rule("VOI-PANIC-12")
def test_a_draw_that_decides_comes_after_the_window() -> None:
    t = draws(standoff(2), "blind_escape")
    assert t.asked("scout") == "stop_panic"
    assert t.game.event_discard == []
    t.answer("scout", "react:interruption").answer("captain", "let_be").answer("pilot", "let_be")
    assert t.game.event_discard == []
    assert (t.crew("captain").slot, level(t, "captain")) == (HOME, 2)


@rule("VOI-PANIC-12")
def test_a_draw_that_leads_nowhere_makes_madder() -> None:
    t = mad(table().door("cor_006_011"), "captain", 2).rig(event=["void_whispers_1"])
    draws(t, "blind_escape")
    assert t.crew("captain").slot == HOME
    assert level(t, "captain") == 3
    assert t.game.event_discard == ["void_whispers_1"]


def test_an_effect_within_an_effect_keeps_both_cards_open() -> None:
    t = mad(table(), "captain", 2).room("canteen", "slot_006").noise("cor_006_007").met().bag("insanity_blue")
    t.rig(event=["void_whispers_1"], noise=["1"], panic=["blind_escape", "heart_attack"])
    t.flow(panic(t.game, t.crew("captain")))
    assert panicked(t) == [(0, "blind_escape"), (0, "heart_attack")]
    assert panic_deck(t).discard == ["heart_attack", "blind_escape"]
    t.check()


def test_an_attack_by_card_can_end_in_panic() -> None:
    t = table().rig(attack=["void_dismay_1"], panic=["heart_attack"])
    lurker = figure(t, t.intruder("lurker", HOME))
    t.flow(attack(t.game, lurker, t.crew("captain")))
    assert panicked(t) == [(0, "heart_attack")]
    assert len(t.told("contaminated")) == 1


@pytest.mark.parametrize("insanity", [4, 5])
@pytest.mark.parametrize("card", PANIC_CARDS)
def test_somebody_on_a_pod_can_panic_too(card: str, insanity: int) -> None:
    t = mad(table("captain", "scout").room("evacuation_a", "slot_010").run(), "captain", insanity).aboard("captain")
    draws(t, card)
    while t.asked() != "halted":
        question = t.match.pending[0]
        t.match.answer(question.seat, question.options[0].key)
    # Whatever concerns a room can't happen there.
    if card in ("destructive_outburst", "sabotage", "pyromaniac", "blind_escape", "insane_courage"):
        assert (t.game.malfunction, t.game.fire) == ([], [])
        assert t.crew("captain").active == (insanity == 4)
        assert level(t, "captain") == 5
    assert t.crew("scout").light == t.crew("scout").serious == 0
    t.check()
