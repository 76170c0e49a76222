"""The mutation action: what it needs, what it costs, its order, and what others see of it."""

from __future__ import annotations

import pytest

from airlock.survival.contamination import contaminate
from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED
from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import all_adaptations_known, kinds, lying, mutated, mutations, put, table

# A clean scan draws 2 cards, an infected one 3 and gives one more action; it can be used at any time.
GLANDS = "adrenal_glands"
SPEND = f"spend_contamination:{CONTAMINATION}"


def mutant(*crew: str, card: str = GLANDS, markers: int = 0, contamination: int = 1) -> Table:
    t = table(*(crew or ("captain", "scout"))).hand("captain", "rest", contamination=contamination)
    return mutated(t, "captain", card, markers).turn("captain")


def events(t: Table) -> list[str]:
    return [str(e["event"]) for e in t.match.history(-1)]


@rule("CAR-ACT-01", "CAR-DIFF-08", "CAR-ACT-05")
def test_a_clean_card_is_replaced_and_costs_a_marker_and_an_action() -> None:
    t = mutant().rig(scan=["clean"])
    t.do("captain", "mutate", SPEND)
    me = t.crew("captain")
    assert mutations(t).markers == [1, 0]
    assert t.game.actions_left == 1
    # The clean card lies on its own pile, a new one on top of the discard pile.
    assert mutations(t).clean == 1
    assert me.discard == [CONTAMINATION]
    assert t.game.contamination_left == 25
    # Two cards were drawn, and no action card was paid.
    assert len(me.hand) == 3
    assert "rest" in me.hand
    assert NEMESIS.cost is not None
    assert NEMESIS.cost(t.game, 0, "act", "mutate") == 0
    t.check()


@rule("CAR-ACT-04", "CAR-ACT-03", "CAR-ACT-07")
def test_an_infected_card_goes_to_the_discard_pile_and_the_other_effect_follows() -> None:
    t = mutant().rig(scan=["infected"])
    t.do("captain", "mutate", SPEND)
    me = t.crew("captain")
    assert me.discard == [INFECTED]
    assert (mutations(t).clean, t.game.contamination_left) == (0, 26)
    # One marker, not a second one for the infected scan.
    assert mutations(t).markers == [1, 0]
    assert len(me.hand) == 4
    assert t.game.actions_left == 2
    t.check()


@rule("CAR-ACT-03")
def test_every_card_has_two_effects() -> None:
    assert len({mutation.id for mutation in MUTATIONS}) == 12
    assert all(mutation.infected is not mutation.clean for mutation in MUTATIONS)


@rule("CAR-ACT-02")
def test_it_needs_a_mutation_and_a_contamination_card_in_hand() -> None:
    t = table().hand("captain", "rest", contamination=1).turn("captain")
    assert (t.can("captain", "mutate"), t.why_not("captain", "mutate")) == (False, "no_mutation")
    t = mutant(contamination=0)
    assert (t.can("captain", "mutate"), t.why_not("captain", "mutate")) == (False, "no_contamination_in_hand")
    t.flow(contaminate(t.game, t.crew("captain"))).turn("captain")
    # One on the discard pile doesn't help.
    assert not t.can("captain", "mutate")
    assert mutant().can("captain", "mutate")


@rule("CAR-ACT-01", "CAR-ACT-10")
@pytest.mark.parametrize(
    ("card", "combat", "reason"),
    [
        (GLANDS, False, ""),
        (GLANDS, True, ""),
        ("chitin_claws", False, "only_in_combat"),
        ("chitin_claws", True, ""),
        ("echolocation", True, "only_out_of_combat"),
        ("echolocation", False, ""),
    ],
)
def test_it_may_be_used_in_and_out_of_combat_unless_the_card_says_otherwise(
    card: str, combat: bool, reason: str
) -> None:
    t = mutant(card=card)
    if combat:
        put(t, "shambler", "hibernatorium")
    assert t.why_not("captain", "mutate") == reason
    assert t.can("captain", "mutate") == (not reason)


@rule("CAR-ACT-10")
def test_the_condition_of_a_card_is_checked_before_anything_is_announced() -> None:
    t = mutant(card="regenerating_tissue")
    reason = t.why_not("captain", "mutate")
    assert reason
    assert t.refused("captain", "mutate")
    assert mutations(t).faceup == []
    t.wounded("captain", light=1)
    assert t.can("captain", "mutate")


@rule("CAR-ACT-06", "CAR-MUT-03")
def test_the_order_of_its_parts() -> None:
    t = mutant().rig(scan=["clean"])
    t.answer("captain", "mutate")
    # The card is faceup before the contamination card is chosen.
    assert t.view("scout")["crew"][0]["mutation"] == GLANDS
    assert t.asked("captain") == "spend_contamination"
    assert mutations(t).markers == [0, 0]
    t.do("captain", SPEND)
    wanted = ["mutation_shown", "mutation_scan", "mutation_marker", "contaminated", "cards_drawn"]
    assert [event for event in events(t) if event in wanted][-5:] == wanted
    # It stays faceup, and isn't turned a second time.
    t.hand("captain", contamination=1).turn("captain").rig(scan=["clean"]).do("captain", "mutate", SPEND)
    assert len(t.told("mutation_shown")) == 1
    assert t.view("")["crew"][0]["mutation"] == GLANDS


@rule("CAR-ACT-08")
@pytest.mark.parametrize(("scan", "infected"), [("clean", False), ("infected", True)])
def test_everybody_sees_the_result_and_nobody_knew_it_before(scan: str, infected: bool) -> None:
    t = mutant().rig(scan=[scan])
    t.answer("captain", "mutate")
    # The player chooses a card that is not decided yet.
    assert t.options("captain") == [SPEND]
    t.do("captain", SPEND)
    for who in ("captain", "scout", ""):
        assert [e["infected"] for e in t.told("mutation_scan", to=who)] == [infected]


@rule("CAR-ACT-08")
def test_a_card_that_was_scanned_before_can_be_chosen_knowingly() -> None:
    t = mutant(contamination=2)
    t.crew("captain").hand.remove(CONTAMINATION)
    t.crew("captain").hand.append(INFECTED)
    t.game.scans.remove(INFECTED)
    t.answer("captain", "mutate")
    assert t.options("captain") == [SPEND, f"spend_contamination:{INFECTED}"]
    t.do("captain", f"spend_contamination:{INFECTED}")
    assert [e["infected"] for e in t.told("mutation_scan", to="scout")] == [True]
    assert t.crew("captain").discard == [INFECTED]
    t.check()


@rule("CAR-ACT-09")
def test_an_effect_that_can_do_nothing_still_costs_marker_and_action() -> None:
    t = mutant(card="echolocation").rig(scan=["clean"])
    # Not a sound around, and not a room left to look into.
    for slot in t.game.map.by_number:
        if slot not in t.game.rooms:
            t.room(t.game.tile_pools[t.game.map.slots[slot].kind][0], slot)
    t.do("captain", "mutate", SPEND)
    assert t.asked("captain") == "act"
    assert mutations(t).markers == [1, 0]
    assert t.game.actions_left == 1


@rule("CAR-ACT-11", "CAR-ACT-09")
def test_an_interruption_comes_after_scan_and_marker_and_before_the_effect() -> None:
    t = mutant().hand("scout", "interruption").rig(scan=["clean"])
    t.answer("captain", "mutate").answer("captain", SPEND)
    assert t.asked("scout") == "interrupt"
    assert mutations(t).markers == [1, 0]
    assert mutations(t).clean == 1
    assert t.crew("captain").hand == ["rest"]
    t.answer("scout", "react:interruption")
    while t.asked() == "interrupt":
        t.answer("captain", "let_be")
    # Marker and cards stay as they are, the action is spent, nothing was drawn.
    assert len(t.told("cancelled")) == 1
    assert mutations(t).markers == [1, 0]
    assert (mutations(t).clean, t.crew("captain").discard) == (1, [CONTAMINATION])
    assert t.crew("captain").hand == ["rest"]
    assert t.game.actions_left == 1
    t.check()


@rule("CAR-ACT-05")
def test_without_a_card_left_the_discarded_clean_ones_are_shuffled_again() -> None:
    t = mutant().rig(scan=["clean"])
    game = t.game
    # All other cards are out of the game, and their results with them.
    game.contamination_removed += game.contamination_left
    game.contamination_left = 0
    game.scans = [CLEAN]
    t.do("captain", "mutate", SPEND)
    assert (mutations(t).clean, game.contamination_left) == (0, 0)
    assert t.crew("captain").discard == [CONTAMINATION]
    assert game.scans == [CLEAN]
    t.check()
    # Whoever needs one next gets nothing if nothing is left.
    t.flow(contaminate(game, t.crew("scout")))
    assert t.crew("scout").discard == []


@rule("CAR-ACT-05")
def test_any_draw_from_an_empty_deck_takes_them() -> None:
    t = mutant()
    t.game.contamination_left -= 20
    t.game.contamination_removed += 14
    mutations(t).clean = 6
    t.game.scans = t.game.scans[:21]
    while t.game.contamination_left:
        t.flow(contaminate(t.game, t.crew("scout")))
    assert mutations(t).clean == 6
    t.flow(contaminate(t.game, t.crew("scout")))
    assert (mutations(t).clean, t.game.contamination_left) == (0, 5)


@rule("CAR-ACT-12", "CAR-ACT-06", "CAR-MARK-04")
@pytest.mark.parametrize("markers", [2, 3])
def test_the_third_and_the_fourth_marker(markers: int) -> None:
    t = mutant("captain", "scout", "pilot", markers=markers).rig(scan=["clean"])
    all_adaptations_known(t).met().at("captain", "canteen").turn("captain")
    t.do("captain", "mutate", SPEND)
    me = t.crew("captain")
    assert mutations(t).markers[0] == markers + 1
    if markers == 2:
        assert mutations(t).clean == 1
        assert me.discard == [CONTAMINATION]
        assert len(me.hand) == 3
    else:
        assert me.status == "dead"
        # No effect follows.
        assert "cards_drawn" not in events(t)[events(t).index("mutation_scan") :]
        assert kinds(t, "canteen") == ["shambler"]
        assert lying(t, "canteen") == ["corpse_0"]
    t.check()
