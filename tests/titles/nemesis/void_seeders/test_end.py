"""Objectives, the final check, and what the Void Seeders go with."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.contamination import scan_hand
from airlock.survival.crew import CONTAMINATION, DEAD, INFECTED, corpse_of, is_contamination
from airlock.survival.death import die
from airlock.survival.exploration import get_slime
from airlock.survival.victory import contamination_check
from airlock.titles.nemesis.conditions import CONDITIONS, fulfils
from airlock.titles.nemesis.ship.ending import FINAL_CHECKS, Hull
from airlock.titles.nemesis.title import NEMESIS
from airlock.titles.nemesis.void_seeders.insanity import Insanity, raise_insanity
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import HOME, destroyed, figure, kinds, level, mad, panicked, table

# -- objectives


@rule("VOI-OBJ-01", "VOI-OBJ-04")
def test_their_weaknesses_count_for_objectives() -> None:
    t = table()
    me = t.crew("captain")
    met = {name: CONDITIONS[name] for name in ("weakness_egg", "weakness_carcass", "weaknesses_at_least_2")}
    assert not any(condition(t.game, me) for condition in met.values())
    t.weakness("solid_doors", "insanity")
    assert not any(condition(t.game, me) for condition in met.values())
    t.weakness("stable_mind", "egg")
    assert [name for name, condition in met.items() if condition(t.game, me)] == [
        "weakness_egg",
        "weaknesses_at_least_2",
    ]
    t.weakness("determination", "carcass")
    assert all(condition(t.game, me) for condition in met.values())


@rule("VOI-OBJ-02", "VOI-OBJ-04")
@pytest.mark.parametrize("objective", ["the_great_hunt", "cutting_off_the_head"])
def test_the_queen_is_the_despoiler(objective: str) -> None:
    t = table()
    me = t.crew("captain")
    me.signal = True
    for lairs in (0, 1, 2):
        assert not fulfils(destroyed(t, lairs).game, me, objective)
    assert fulfils(destroyed(t, 3).game, me, objective)
    # The ship counts as well.
    destroyed(t, 0)
    Hull.of(t.game).destroyed = True
    assert fulfils(t.game, me, objective)


@rule("VOI-OBJ-02")
def test_a_despoiler_that_was_driven_off_is_not_dead() -> None:
    t = table().at("captain", "cockpit")
    figure(t, t.intruder("despoiler", "slot_005"))
    t.run("lurking")
    assert kinds(t) == []
    assert not CONDITIONS["queen_killed"](t.game, t.crew("captain"))


@rule("VOI-OBJ-03")
def test_all_others_are_read_as_ever() -> None:
    content, base = NEMESIS.content({"species": "void_seeders"}), NEMESIS.content({})
    assert content.objectives == base.objectives
    t = table().empty_hands("captain").carry("captain", "corpse_blue")
    me = t.crew("captain")
    assert CONDITIONS["carry_blue_corpse"](t.game, me)
    assert not CONDITIONS["nest_destroyed"](t.game, me)
    t.game.nest_destroyed = True
    assert CONDITIONS["nest_destroyed"](t.game, me)
    assert not CONDITIONS["signal_sent"](t.game, me)


# -- the final check


def survivor(insanity: int, contamination: int, infected: int = 0) -> Table:
    """The Captain sleeps, with contamination in hand, deck and discard pile."""
    t = mad(table("captain", "scout", "pilot").hand("captain", "rest"), "captain", insanity)
    me = t.crew("captain")
    piles = [me.hand, me.deck.middle, me.discard]
    for n in range(contamination):
        piles[n % 3].append(INFECTED if n < infected else CONTAMINATION)
    t.game.contamination_left -= contamination
    for _ in range(infected):
        t.game.scans.remove(INFECTED)
    return t.asleep("captain")


def lives(t: Table) -> bool:
    t.flow(contamination_check(t.game, -1))
    assert t.told("died") == []
    return "captain" in t.survivors


@rule("VOI-END-02", "VOI-END-04", "VOI-DIFF-06")
@pytest.mark.parametrize(("insanity", "cards"), [(1, 0), (1, 3), (3, 1), (4, 0)])
def test_whoever_stays_below_the_last_level_lives(insanity: int, cards: int) -> None:
    # Infected or not, all cards count alike, wherever they are; nobody scans.
    t = survivor(insanity, cards, infected=min(cards, 2))
    assert lives(t)
    assert level(t, "captain") == insanity + cards
    assert t.told("scanned") == []
    assert t.told("final_panic") == []


@rule("VOI-END-02", "VOI-END-03", "VOI-END-01")
@pytest.mark.parametrize(("insanity", "cards"), [(4, 1), (1, 4), (3, 9), (5, 1)])
@pytest.mark.parametrize("unlucky", [True, False])
def test_at_the_last_level_four_cards_decide(insanity: int, cards: int, unlucky: bool) -> None:
    t = survivor(insanity, cards)
    t.rig(**{"action:0": ["search", "search", "reload", "contamination" if unlucky else "order"]})
    assert lives(t) != unlucky
    assert level(t, "captain") == 5
    assert [(e["cards"], e["contamination"]) for e in t.told("final_panic")] == [(4, 1 if unlucky else 0)]
    # Whoever was there already goes straight to it.
    assert bool(t.told("final_insanity")) == (insanity < 5)
    t.check()


@rule("VOI-END-03")
def test_all_cards_are_shuffled_into_a_new_deck() -> None:
    t = survivor(5, 3)
    before = len(t.crew("captain").deck) + len(t.crew("captain").hand) + len(t.crew("captain").discard)
    t.rig(**{"action:0": ["rest", "search", "search", "reload"]})
    assert lives(t)
    # What was in hand and on the pile can be drawn.
    assert sorted(t.crew("captain").hand) == ["reload", "rest", "search", "search"]
    assert len(t.crew("captain").deck) == before - 4


@rule("VOI-END-01")
def test_only_those_who_got_away_are_checked() -> None:
    t = survivor(1, 0).escaped("scout")
    t.flow(contamination_check(t.game, -1))
    assert t.survivors == ["captain", "scout"]
    assert [e["seat"] for e in t.told("final_insanity")] == [0, 1]


@rule("VOI-END-05")
def test_worked_example_of_the_final_check() -> None:
    t = survivor(3, 1)
    assert lives(t)
    assert level(t, "captain") == 4
    t = survivor(3, 2).rig(**{"action:0": ["search", "search", "reload", "contamination"]})
    assert not lives(t)
    assert level(t, "captain") == 5


@rule("VOI-END-06")
@pytest.mark.parametrize("known", [True, False])
def test_the_check_is_a_step_of_the_end_and_a_weakness_spares_a_card(known: bool) -> None:
    t = survivor(5, 1)
    if known:
        t.weakness("stable_mind")
    assert FINAL_CHECKS[1:] == ["coordinates_check", "contamination_check", "objectives_check"]
    t.rig(**{"action:0": ["search", "search", "reload", "contamination"]})
    assert lives(t) == known


# -- modes and combinations


@rule("VOI-COMBO-01")
def test_only_one_race_hunts_the_crew() -> None:
    assert not NEMESIS.declared.options["species"].several
    for both in ("void_seeders,intruders", "intruders,void_seeders", "void_seeders,carnomorphs"):
        with pytest.raises(BadOptions):
            NEMESIS.setting(3, {"species": both})


@rule("VOI-COMBO-02")
def test_alone_against_them() -> None:
    t = (
        table("captain", mode="solo")
        .room("canteen", "slot_006")
        .rig(noise=["silence"], explore={"slot_014": "lair_1"}, room={"slot_014": "shower"})
    )
    t.do("captain", "move:slot_014")
    # Half the items, as ever; and nobody is there to interrupt a panic card.
    assert t.game.items_left["slot_014"] == 2
    mad(t, "captain", 3).rig(panic=["self_mutilation"], bag=["insanity_blue"]).run("develop_bag")
    assert panicked(t) == [(0, "self_mutilation")]
    assert t.crew("captain").light == 2


def coop() -> Table:
    return table("captain", "scout", "pilot", mode="coop").room("emergency", "slot_006")


@rule("VOI-COMBO-03")
@pytest.mark.parametrize("insanity", [1, 4])
def test_whoever_comes_back_is_as_mad_as_before(insanity: int) -> None:
    t = mad(coop(), "scout", insanity)
    t.flow(die(t.game, t.crew("scout"), "attack"))
    t.game.objects[t.slot("cockpit")].remove(corpse_of(1))
    t.object(corpse_of(1), "emergency").run("start_round")
    assert t.crew("scout").active
    assert level(t, "scout") == insanity
    t.check()


@rule("VOI-COMBO-03")
def test_whom_insanity_killed_returns_at_the_last_level_with_the_token() -> None:
    t = mad(coop(), "scout", 5).bag("insanity_purple", "void_blank")
    t.flow(raise_insanity(t.game, t.crew("scout")))
    t.rig(bag=["insanity_purple", "void_blank"]).run("develop_bag")
    assert Insanity.of(t.game).tokens_gone == ["insanity_purple"]
    t.game.objects[t.slot("cockpit")].remove(corpse_of(1))
    t.object(corpse_of(1), "emergency").run("start_round")
    assert t.crew("scout").active
    assert level(t, "scout") == 5
    assert Insanity.of(t.game).tokens_gone == []
    assert t.game.bag.count("insanity_purple") == 1
    t.check()


@rule("VOI-COMBO-04", "VOI-COMBO-07", "VOI-COMBO-02", "VOI-COMBO-03")
def test_the_modes_that_are_offered() -> None:
    least = {mode: span[0] for mode, span in NEMESIS.declared.options["mode"].players.items()}
    offered = {"semi", "solo", "coop"}
    assert offered < set(least)
    for mode, players in least.items():
        options = {"species": "void_seeders", "mode": mode}
        if mode in offered:
            assert NEMESIS.setting(players, options)["species"] == "void_seeders"
        else:
            with pytest.raises(BadOptions, match="VOI-COMBO-04"):
                NEMESIS.setting(players, options)


@rule("VOI-COMBO-05")
@pytest.mark.parametrize("mode", ["semi", "coop"])
def test_either_side_of_the_board_may_be_used(mode: str) -> None:
    for board in ("base", "alt"):
        game = new_match(NEMESIS, 3, {"species": "void_seeders", "mode": mode, "board": board}, "side").state
        assert len(game.token_pool) == len([s for s in game.map.slots if s not in game.rooms or s in game.tokens]) == 19


@rule("VOI-COMBO-09")
def test_infection_cures_and_slime_whatever_text_speaks_of_them() -> None:
    t = table().hand("captain", "rest", contamination=1).rig(scan=["contamination_infected"])
    me = t.crew("captain")
    t.flow(scan_hand(t.game, me))
    assert level(t, "captain") == 5
    assert t.game.species.has_ailment(t.game, me)
    t.game.species.cure(t.game, me)
    assert level(t, "captain") == 3
    assert not t.game.species.has_ailment(t.game, me)
    get_slime(t.game, me)
    assert not me.slime
    assert any(is_contamination(card) for card in me.hand)
    assert t.crew("captain").slot == HOME
    assert me.status != DEAD


@rule("VOI-COMBO-14")
def test_the_wounds_are_those_of_the_base_game() -> None:
    t = table()
    assert len(t.game.wounds) == 16
    assert set(t.game.wounds.cards()) == {"body", "arm", "hand", "leg", "bleeding"}
