"""Rampant Mutation, both cards."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CONTAMINATION, INFECTED
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import kinds
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant


def in_deck(t: Table, who: str, n: int) -> Table:
    """Contamination cards in the action deck, which are drawn first."""
    t.crew(who).deck.middle += [CONTAMINATION] * n
    t.game.contamination_left -= n
    for _ in range(n):
        t.rig(action={t.seat(who): CONTAMINATION})
    return t


@rule("CAR-MARK-02", "CAR-CONT-04")
@pytest.mark.parametrize("card", ["rampant_mutation_1", "rampant_mutation_2"])
def test_rampant_mutation_gives_a_mutation_card_to_the_infected(card: str) -> None:
    t = in_deck(hunted("captain", "scout").any_hand("captain", 3).any_hand("scout", 2), "captain", 1)
    hand, deck = list(t.crew("captain").hand), len(t.crew("captain").deck)
    t.rig(event=[card], scan=["infected"], mutation=["mimicry", "devourer"]).run("event_card")
    assert t.options("captain") == ["keep_mutation:mimicry", "keep_mutation:devourer"]
    t.answer("captain", "keep_mutation:mimicry")
    part = Mutations.of(t.game)
    assert (part.card_of(0), part.card_of(1), part.markers) == ("mimicry", "", [0, 0])
    captain = t.crew("captain")
    # Four cards are drawn, scanned and discarded, contamination too; the hand stays as it was.
    assert (captain.hand, len(captain.discard), len(captain.deck)) == (hand, 4, deck - 4)
    assert captain.discard.count(INFECTED) == 1
    t.check()


@rule("CAR-MARK-03", "CAR-CONT-02")
def test_rampant_mutation_marks_whoever_has_a_card_once_whatever_is_found() -> None:
    t = in_deck(mutant(hunted("captain", "scout"), "captain", "mimicry", markers=1), "captain", 3)
    t.rig(event=["rampant_mutation_1"], scan=["infected", "infected", "infected"]).run("event_card")
    assert Mutations.of(t.game).markers == [2, 0]
    # The contamination card in hand isn't scanned.
    assert CONTAMINATION in t.crew("captain").hand
    t.check()


def test_rampant_mutation_spares_the_clean() -> None:
    t = in_deck(mutant(hunted("captain", "scout"), "captain", "mimicry"), "captain", 2)
    t.rig(event=["rampant_mutation_2"], scan=["clean", "clean"]).run("event_card")
    assert Mutations.of(t.game).markers == [0, 0]
    assert t.asked() == "halted"
    # Clean cards aren't removed by this scan.
    assert sum(card.startswith(CONTAMINATION) for card in t.crew("captain").discard) == 2
    t.check()


def test_rampant_mutation_shows_the_scan_to_its_owner_alone() -> None:
    t = in_deck(mutant(hunted("captain", "scout"), "captain", "mimicry"), "captain", 1)
    t.rig(event=["rampant_mutation_1"], scan=["infected"]).run("event_card")
    assert [e["infected"] for e in t.told("scan_result", "captain") if e["seat"] == 0] == [1]
    assert [e for e in t.told("scan_result", "scout") if e["seat"] == 0] == []
    # The marker is there for all to see.
    assert [e["markers"] for e in t.told("mutation_marker", "scout")] == [1]


@rule("CAR-MARK-04", "CAR-MARK-08")
def test_rampant_mutation_kills_by_the_fourth_marker_before_the_next_is_checked() -> None:
    t = hunted("captain", "scout", "pilot").room("evacuation_a", "slot_003").at("pilot", "evacuation_a")
    in_deck(mutant(t, "captain", "mimicry", markers=3), "captain", 1).run().aboard("captain", 1).aboard("scout", 1)
    t.rig(event=["rampant_mutation_2"], scan=["infected"]).run("event_card")
    assert t.crew("captain").status == "dead"
    # Shambler and corpse are in the room of the section; the shambler throws the other one out of the pod.
    assert kinds(t, "evacuation_a") == ["shambler"]
    assert t.game.objects_in("slot_003") == ["corpse_0"]
    assert (t.crew("scout").slot, t.pod("scout")) == ("slot_003", 0)
    assert not t.told("encounter")
    # Both others were checked after all of that.
    order = [e for e in t.match.history(-1) if e["event"] in ("scanned", "died", "intruder_appeared")]
    assert [e["event"] for e in order] == ["scanned", "died", "intruder_appeared", "scanned", "scanned"]
    assert [e["seat"] for e in t.told("scanned")] == [0, 1, 2]
    t.check()


def test_rampant_mutation_reaches_pods_but_not_sleepers() -> None:
    t = hunted("captain", "scout", "pilot").room("evacuation_a", "slot_003").aboard("scout", 1).asleep("pilot")
    t.rig(event=["rampant_mutation_1"]).run("event_card")
    assert [e["seat"] for e in t.told("scanned")] == [0, 1]
    assert t.crew("pilot").discard == []
