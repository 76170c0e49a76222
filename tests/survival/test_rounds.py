"""The round: drawing, the first player token, turns, passing."""

from __future__ import annotations

from typing import Any

import pytest

from airlock.survival.rounds import everybody_passes
from tests.rules import rule
from tests.table import Table, table

# Nothing happens in the event phase as long as no intruder is about.
QUIET: dict[str, Any] = {"event": ["hunt_2"], "bag": ["larva"]}


def names(t: Table) -> list[str]:
    return [str(e["event"]) for e in t.match.history(-1)]


def passes(t: Table, *order: str) -> Table:
    for who in order:
        t.do(who, "pass")
    return t


# -- drawing and the token


@rule("NEM-ROUND-01")
def test_cards_are_drawn_before_the_token_is_passed_and_then_turns_are_taken() -> None:
    t = table("captain", "scout").any_hand("captain", 1).any_hand("scout", 1).turn("captain").rig(**QUIET)
    before = len(names(t))
    passes(t, "captain", "scout")
    story = names(t)[before:]
    story = story[story.index("round") :]
    steps = [n for n in story if n in ("cards_drawn", "first_player", "turn")]
    assert steps == ["cards_drawn", "cards_drawn", "first_player", "turn"]


@rule("NEM-ROUND-02")
@pytest.mark.parametrize(("actions", "contamination", "drawn"), [(0, 0, 5), (2, 0, 3), (1, 2, 2), (5, 0, 0), (5, 2, 0)])
def test_everybody_draws_up_to_five_cards(actions: int, contamination: int, drawn: int) -> None:
    t = table("captain", "scout").any_hand("captain", actions, contamination=contamination).any_hand("scout", 4)
    t.run("draw_step")
    assert len(t.crew("captain").hand) == actions + contamination + drawn
    assert len(t.crew("captain").deck) == 10 - actions - drawn
    assert len(t.crew("scout").hand) == 5
    t.check()


@rule("NEM-ROUND-03")
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out_in_the_middle() -> None:
    t = table("captain", "scout").hand("captain")
    captain = t.crew("captain")
    captain.discard = [card for card in captain.deck.middle if card != "rest"] + ["contamination"]
    captain.deck.middle = ["rest"]
    t.game.contamination_left -= 1
    t.rig(**{"action:0": ["rest", "search", "contamination", "order", "reload"]})
    t.run("draw_step")
    assert sorted(captain.hand) == ["contamination", "order", "reload", "rest", "search"]
    assert captain.discard == []
    assert len(captain.deck) == 6
    assert [e["seat"] for e in t.told("deck_reshuffled")] == [0]
    # What was left of the old deck is drawn before the shuffle, and no more than that.
    told = [e.get("card", e["event"]) for e in t.match.history(0)]
    assert told[told.index("deck_reshuffled") - 1] == "rest"
    assert told[told.index("deck_reshuffled") + 1] == "search"
    t.check()


@rule("NEM-ROUND-03")
def test_with_both_piles_empty_as_many_as_possible_are_drawn() -> None:
    t = table("captain", "scout").hand("captain")
    t.crew("captain").deck.middle = ["rest", "search"]
    t.run("draw_step")
    assert sorted(t.crew("captain").hand) == ["rest", "search"]


@rule("NEM-ROUND-04")
def test_the_token_goes_to_the_left_but_not_in_the_first_round() -> None:
    t = table("captain", "scout", "pilot")
    assert (t.game.round, t.game.first_player) == (1, 0)
    assert t.told("first_player") == []
    t.game.round = 2
    t.run("first_player_step")
    assert t.game.first_player == 1
    # The Pilot is out of the game: the token skips her.
    t.escaped("pilot").run("first_player_step")
    assert t.game.first_player == 0
    # The holder is out: pass on from that seat.
    t.game.first_player = 2
    t.run("first_player_step")
    assert t.game.first_player == 0


# -- turns


def spread() -> Table:
    """Captain, Scout and Pilot, each between two explored rooms, with five cards, and nothing to hear."""
    t = table("captain", "scout", "pilot").rig(noise=["silence"] * 12)
    t.room("nest", "slot_003").room("storage", "slot_018").room("armory", "slot_013")
    t.at("captain", "cockpit").at("scout", "engine_2").at("pilot", "engine_3")
    for who in ("captain", "scout", "pilot"):
        t.any_hand(who, 5)
    return t.turn("captain")


def there_and_back(t: Table, who: str, n: int) -> None:
    ends = {"captain": "slot_001 slot_003", "scout": "slot_020 slot_018", "pilot": "slot_019 slot_013"}[who].split()
    for _ in range(n):
        here = t.crew(who).slot
        t.do(who, f"move:{ends[1] if here == ends[0] else ends[0]}")


@rule("NEM-ROUND-05", "NEM-ROUND-06", "NEM-ROUND-11", "NEM-ROUND-15")
def test_three_players_take_turns_until_all_have_passed() -> None:
    t = spread().rig(**QUIET)
    for who, actions, pass_ in [
        ("captain", 2, False),
        ("scout", 1, True),
        ("pilot", 2, False),
        ("captain", 2, False),
        ("pilot", 0, True),
        ("captain", 0, True),
    ]:
        assert t.asked(who) == "act"
        assert t.told("time_advanced") == []
        there_and_back(t, who, actions)
        if pass_:
            t.do(who, "pass")
    assert len(t.told("time_advanced")) == 1


@rule("NEM-ROUND-05")
def test_the_first_player_begins() -> None:
    t = table("captain", "scout", "pilot").rig(**QUIET)
    passes(t, "captain", "scout", "pilot")
    assert (t.game.round, t.game.first_player) == (2, 1)
    assert t.asked("scout") == "act"
    t.do("scout", "pass")
    assert t.asked("pilot") == "act"


@rule("NEM-ROUND-07", "NEM-ROUND-08")
def test_without_a_card_for_the_second_action_there_is_only_the_pass() -> None:
    t = spread().any_hand("captain", 1)
    there_and_back(t, "captain", 1)
    assert t.asked("captain") == "act"
    assert [o for o in t.options("captain") if not o.startswith("drop")] == ["pass"]
    assert not t.crew("captain").passed
    t.do("captain", "pass")
    assert t.crew("captain").passed
    assert t.asked("scout") == "act"


@rule("NEM-ROUND-08")
def test_a_turn_can_not_be_ended_after_one_action_but_by_passing() -> None:
    t = spread()
    there_and_back(t, "captain", 1)
    t.do("captain", "pass")
    there_and_back(t, "scout", 2)
    there_and_back(t, "pilot", 2)
    assert t.asked("scout") == "act"


@rule("NEM-ROUND-09")
def test_who_passes_may_discard_any_hand_cards_contamination_too() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search", contamination=1).turn("captain")
    t.answer("captain", "pass")
    assert t.crew("captain").passed
    assert t.options("captain") == ["done", "discard:rest", "discard:search", "discard:contamination"]
    t.answer("captain", "discard:contamination").answer("captain", "discard:rest").answer("captain", "done")
    assert t.crew("captain").hand == ["search"]
    # It stays in the cycle of the deck.
    assert t.crew("captain").discard == ["contamination", "rest"]
    assert t.game.contamination_removed == 0
    t.check()


@rule("NEM-ROUND-10")
def test_who_has_passed_acts_no_more_but_is_still_there_for_others() -> None:
    t = table("captain", "scout").any_hand("captain", 5).hand("scout", "interruption", "rest")
    t.crew("scout").passed = True
    t.turn("captain")
    assert t.why_not("scout", "act") == "has_passed"
    t.answer("captain", "trade").answer("captain", t.options("captain")[0])
    # The Interruption is theirs to play.
    assert t.can("scout", "react:interruption")
    t.answer("scout", "let_be").answer("captain", "no_proposal")
    # And the trade is theirs to take part in.
    assert t.asked("scout") == "trade"
    t.answer("scout", "no_proposal")
    # Two actions of the captain, and it is the captain's turn again.
    t.do("captain", "trade").do("captain", "no_proposal").answer("scout", "no_proposal")
    assert t.asked("captain") == "act"
    assert [e["seat"] for e in t.told("turn")][-1] == 0


@rule("NEM-ROUND-12")
def test_help_cards_are_turned_back_at_the_start_of_the_next_player_phase() -> None:
    t = table("captain", "scout").rig(**QUIET)
    passes(t, "captain")
    assert t.view("scout")["crew"][0]["passed"]
    passes(t, "scout")
    assert [c.passed for c in t.game.crew] == [False, False]


@rule("NEM-ROUND-13")
def test_a_new_round_starts_after_everything_that_the_bag_triggered() -> None:
    t = table("captain", "scout").at("scout", "cockpit").turn("captain").rig(event=["hunt_2"]).bag("adult_1")
    t.rig(noise=[2, "silence"])
    passes(t, "captain", "scout")
    story = names(t)
    story = story[story.index("bag_step") :]
    assert story.count("noise_rolled") == 2
    assert max(n for n, event in enumerate(story) if event == "noise_rolled") < story.index("round")
    assert t.game.round == 2


@rule("NEM-ROUND-14")
def test_who_is_dead_asleep_or_gone_takes_no_part() -> None:
    t = table("captain", "scout", "pilot", "soldier").any_hand("captain", 3).asleep("scout").escaped("pilot")
    t.crew("soldier").status = "dead"
    t.crew("soldier").slot = ""
    t.turn("captain").rig(**QUIET)
    t.do("captain", "pass")
    # No turn, no card, no noise roll: the next round is the captain's again.
    assert t.game.round == 2
    assert t.asked("captain") == "act"
    assert {e["seat"] for e in t.told("turn")} == {0}


@rule("NEM-ROUND-16")
def test_dropping_something_is_no_action() -> None:
    t = table("captain", "scout").item("captain", "medkit").turn("captain")
    t.do("captain", "drop:medkit").do("captain", "drop:six_shooter")
    assert t.game.actions_left == 2
    assert t.asked("captain") == "act"
    assert (t.crew("captain").inventory, t.crew("captain").hands) == ([], [])
    t.check()


@rule("NEM-ROUND-17")
def test_an_empty_hand_is_no_pass_and_the_next_turn_may_cost_another_wound() -> None:
    t = spread().any_hand("captain", 2).fire("cockpit")
    there_and_back(t, "captain", 2)
    captain = t.crew("captain")
    assert (captain.hand, captain.passed, captain.light) == ([], False, 1)
    t.do("scout", "pass").do("pilot", "pass")
    assert t.asked("captain") == "act"
    t.rig(**QUIET).do("captain", "pass")
    assert captain.light == 2


# -- the pass


@rule("NEM-ROUND-18")
def test_a_pass_flips_the_card_bleeds_discards_and_burns_in_this_order() -> None:
    t = table("captain", "scout").hand("captain", "rest").wounded("captain", serious=["bleeding"]).fire("hibernatorium")
    t.turn("captain")
    before = len(names(t))
    t.answer("captain", "pass")
    captain = t.crew("captain")
    assert (captain.passed, captain.light) == (True, 1)
    assert t.asked("captain") == "discard_any"
    t.answer("captain", "discard:rest")
    assert captain.light == 2
    story = [n for n in names(t)[before:] if n in ("passed", "light_wound", "card_discarded", "burns")]
    assert story == ["passed", "light_wound", "card_discarded", "burns", "light_wound"]


@rule("NEM-ROUND-18")
def test_who_bleeds_to_death_on_passing_neither_discards_nor_burns() -> None:
    t = table("captain", "scout", "pilot").any_hand("captain", 2).fire("hibernatorium")
    t.wounded("captain", light=2, serious=["bleeding", "leg", "hand"]).turn("captain")
    t.answer("captain", "pass")
    assert not t.crew("captain").active
    assert t.told("burns") == []
    assert t.asked("scout") == "act"
    t.check()


@rule("NEM-ROUND-19")
def test_an_effect_that_makes_the_acting_player_pass_ends_the_turn_at_once() -> None:
    t = table("scout", "captain").at("scout", "surgery").hand("scout", "rest", "search", "search").fire("surgery")
    t.crew("scout").larva = True
    t.turn("scout").do("scout", "room:surgery:operate")
    scout = t.crew("scout")
    assert scout.passed
    # Though an action was left. All consequences of a pass: the discards were offered, and the fire burns.
    assert t.asked("captain") == "act"
    assert [e["seat"] for e in t.told("burns")] == [0]


@rule("NEM-ROUND-19")
def test_players_who_must_pass_outside_their_turn_do_so_in_order_fire_included() -> None:
    t = table("captain", "scout", "pilot").fire("hibernatorium").hand("pilot", "rest").hand("scout", "rest")
    t.crew("captain").passed = True
    t.game.first_player = 1
    t.flow(everybody_passes(t.game))
    assert t.asked("scout") == "discard_any"
    t.answer("scout", "done")
    # Scout has finished, with her fire wound, before the Pilot is asked.
    assert (t.crew("scout").light, t.crew("pilot").light) == (1, 0)
    t.answer("pilot", "done")
    assert [c.passed for c in t.game.crew] == [True, True, True]
    # Whoever had passed already does nothing.
    assert [c.light for c in t.game.crew] == [0, 1, 1]
    assert [e["seat"] for e in t.told("passed")] == [1, 2]


@rule("NEM-ROUND-19")
def test_the_acting_player_passes_with_the_others_and_acts_no_more() -> None:
    t = table("pilot", "scout").fire("hibernatorium").hand("pilot", "rest").hand("scout", "rest")
    t.item("pilot", "quest_orbital_maneuvering_system").turn("pilot").rig(**QUIET)
    way = t.game.content.items["quest_orbital_maneuvering_system"].ways[0].id
    t.do("pilot", f"item:quest_orbital_maneuvering_system:{way}")
    assert [e["seat"] for e in t.told("passed")] == [0, 1]
    # Once each.
    assert [e["seat"] for e in t.told("burns")] == [0, 1]
    assert t.game.round == 2
