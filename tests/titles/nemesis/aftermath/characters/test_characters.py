"""The five characters as such: colours, draft, decks, gear."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import Match, new_match
from airlock.survival.death import die
from airlock.titles.nemesis.aftermath.characters.ceo.robot import Robot
from airlock.titles.nemesis.characters import CHARACTERS
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import table

PAIRS = {
    "ceo": ("captain", "blue"),
    "android": ("pilot", "green"),
    "psychologist": ("scientist", "white"),
    "bounty_hunter": ("scout", "purple"),
    "convict": ("soldier", "red"),
}
SHEETS = NEMESIS.content({"modules": "characters"}).characters
BASE_CARDS = {card for c in CHARACTERS for card in c.deck}


def drafting(*cards: str, modules: str = "characters") -> Match:
    rigged = {"help_card:0": ["1"], "help_card:1": ["2"], "draft:0": list(cards)}
    return new_match(NEMESIS, 2, {"modules": modules}, "draft", rigged)


def keys(match: Match) -> list[str]:
    return [o.key for o in match.pending[0].options]


@rule("AFT-MOD-06", "AFT-DIFF-01")
def test_five_colours_have_a_second_character_and_orange_has_none() -> None:
    found = {c.id: (c.replaces, c.colour) for c in SHEETS.values() if c.replaces}
    assert found == PAIRS
    assert all(SHEETS[old].colour == colour for old, colour in PAIRS.values())
    # Nothing is replaced: the first six are there as well.
    assert len(SHEETS) == 6 + 5


@rule("AFT-MOD-01", "AFT-MOD-09")
def test_a_draft_card_may_be_taken_for_either_character_of_its_colour() -> None:
    match = drafting("captain", "mechanic")
    assert keys(match) == ["character:captain", "character:mechanic"]
    match.answer(0, "character:captain")
    assert match.pending[0].prompt == "choose_character"
    assert keys(match) == ["character:captain", "character:ceo"]
    match.answer(0, "character:ceo")
    assert match.state.crew[0].character == "ceo"
    # The card is gone, the other one back: blue is played once.
    assert "captain" not in match.state.draft_pool
    drawn = [key.partition(":")[2] for key in keys(match)]
    assert sorted([*match.state.draft_pool, *drawn]) == ["mechanic", "pilot", "scientist", "scout", "soldier"]
    assert match.breaches() == []


@rule("AFT-MOD-01", "AFT-MOD-06")
def test_the_mechanic_has_nobody_to_choose_between() -> None:
    match = drafting("captain", "mechanic")
    match.answer(0, "character:mechanic")
    assert match.pending[0].seat == 1


@rule("AFT-MOD-01")
def test_a_free_choice_offers_both_of_each_colour_that_is_left() -> None:
    rigged = {"help_card:0": ["1"], "help_card:1": ["2"]}
    match = new_match(NEMESIS, 2, {"modules": "characters", "characters": "choice"}, "choice", rigged)
    assert len(keys(match)) == 11
    match.answer(0, "character:android")
    assert "character:pilot" not in keys(match)
    assert len(keys(match)) == 9


@rule("AFT-MOD-01")
def test_two_of_one_colour_are_refused() -> None:
    with pytest.raises(BadOptions, match=r"two characters are blue, one of them captain.*AFT-MOD-01"):
        NEMESIS.setting(2, {"modules": "characters", "characters": "captain,ceo"})
    with pytest.raises(BadOptions, match=r"character ceo needs modules characters \(AFT-MOD-05\)"):
        NEMESIS.setting(2, {"characters": "ceo,scout"})


@rule("AFT-MOD-07", "AFT-CHAR-12")
def test_the_decks_are_thirteen_cards_of_the_ceo_and_ten_of_each_other() -> None:
    assert {c: len(SHEETS[c].deck) for c in PAIRS} == {
        "ceo": 13, "android": 10, "psychologist": 10, "bounty_hunter": 10, "convict": 10,
    }  # fmt: skip
    assert sum(len(SHEETS[c].deck) for c in PAIRS) == 53
    # What no other card says.
    own = {c: [card for card in SHEETS[c].deck if card not in BASE_CARDS] for c in PAIRS}
    assert own == {
        "ceo": [
            "robot_repairs", "robot_strike", "robot_shield", "robot_errand", "delegate",
            "corporate_clearance", "bonus_payment", "golden_parachute",
        ],
        "android": ["self_repair", "interface", "combat_algorithm", "overclock"],
        "psychologist": ["therapy", "suggestion", "psychological_profile", "pep_talk"],
        "bounty_hunter": ["laika_seek", "laika_fetch", "laika_attack", "tactical_move"],
        "convict": ["brawl", "pickpocket", "lockpicking", "slip_away"],
    }  # fmt: skip
    shared = Counter(card for c in PAIRS for card in SHEETS[c].deck if card in BASE_CARDS)
    assert shared == {
        "demolition": 5, "interruption": 5, "search": 10, "rest": 4, "repairs": 2, "basic_repairs": 2,
        "computer_skills": 1,
    }  # fmt: skip
    # An android needs no rest.
    assert "rest" not in SHEETS["android"].deck


@pytest.mark.parametrize(
    ("who", "held"),
    [
        ("ceo", []),
        ("android", [("arm_gun", 3, True)]),
        ("psychologist", [("psychologist_pistol", 3, False)]),
        ("bounty_hunter", [("rifle_247", 5, False)]),
        ("convict", [("handcuffs", 0, False)]),
    ],
)
def test_everybody_starts_with_their_own_gear_and_two_quest_items(who: str, held: list[tuple[str, int, bool]]) -> None:
    t = table(who, "mechanic", modules="characters")
    me = t.crew(who)
    assert [(h.kind, h.ammo, h.beside) for h in me.hands] == held
    assert len(me.quests) == 2
    assert len(me.hand) + len(me.deck.cards()) == len(SHEETS[who].deck)
    t.check()


@rule("AFT-MOD-10")
def test_without_the_module_nothing_of_them_is_there() -> None:
    t = table("captain", "scout")
    assert not {"laika", "robot", "oculobe", "removed_cards"} & set(t.game.parts)
    assert "laika" not in t.view("captain")
    assert set(t.game.content.characters) == {c.id for c in CHARACTERS}


@rule("AFT-CHAR-11")
@pytest.mark.parametrize(("who", "gear"), [("android", ["arm_gun"]), ("convict", ["handcuffs"]), ("ceo", [])])
def test_what_cannot_be_given_away_waits_with_the_dead_for_their_revival(who: str, gear: list[str]) -> None:
    t = table("mechanic", who, modules="characters", mode="coop").room("emergency")
    Robot.of(t.game).energy = 2
    me = t.crew(who)
    t.at(who, "emergency").flow(die(t.game, me, "wounds"))
    assert not me.active
    assert [held.kind for held in me.hands] == gear
    t.run("start_round")
    me = t.crew(who)
    assert me.active
    assert me.slot == t.slot("emergency")
    assert [held.kind for held in me.hands] == gear
    assert Robot.of(t.game).energy == 2
    # Somebody else's key stays where it is.
    keys_held = [c.character for c in t.game.crew if "handcuffs_key" in c.inventory]
    assert keys_held == (["mechanic"] if who == "convict" else [])
    t.check()


def test_on_death_bound_gear_leaves_the_game_like_other_items() -> None:
    t = table("mechanic", "convict", "scout", modules="characters")
    t.flow(die(t.game, t.crew("convict"), "wounds"))
    assert "handcuffs" in t.game.items_spent
    t.check()
