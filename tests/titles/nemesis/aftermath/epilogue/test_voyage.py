"""A match and its Epilogue as one chain: what it may follow, who may be played, and that it is saved and verified."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadOptions, BadRecord, BadSave
from airlock.kernel.match import Match, new_match
from airlock.kernel.save import _checksum, load, save
from airlock.kernel.title import Title
from airlock.kernel.verify import verify_seed
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.requirements import REQUIREMENTS
from airlock.titles.nemesis.aftermath.epilogue.voyage import EPILOGUE
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.events import EVENTS
from airlock.titles.nemesis.aftermath.research import RESEARCH
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from airlock.titles.nemesis.modules import MODULES
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, nemesis
from tests.rules import rule

TITLE: Title = nemesis(SPECIES, MODULES, [RESEARCH, EPILOGUE])
# Modes, boards, modules and players of the first match, and how many play on.
CHAINS: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 2),
    (2, {}, 4),
    (2, {"board": "alt"}, 3),
    (3, {"mode": "semi"}, 3),
    (3, {"board": "alt", "modules": "turrets"}, 2),
    (4, {"modules": "turrets,rooms"}, 2),
    (1, {"mode": "solo"}, 2),
    (1, {"mode": "solo", "board": "alt"}, 5),
    (1, {"mode": "coop"}, 4),
    (2, {"mode": "coop", "open_hands": "yes"}, 4),
    (3, {"mode": "coop", "board": "alt"}, 3),
    (2, {"mode": "intruder"}, 3),
    (3, {"mode": "intruder", "board": "alt"}, 2),
    (2, {"modules": "traits"}, 4),
    (2, {"modules": "medic,traits,rooms,turrets"}, 3),
    (3, {"characters": "choice"}, 3),
    (5, {}, 5),
    (4, {"mode": "coop", "modules": "characters,medic"}, 5),
    (5, {"mode": "intruder", "modules": "characters,traits"}, 4),
    (4, {"board": "alt", "modules": "characters,turrets"}, 5),
    (2, {"mode": "research"}, 3),
    (1, {"mode": "research", "board": "alt"}, 2),
]


def play(match: Match, seed: str, check: bool = False) -> Match:
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        asides = match.aside_options(question.seat)
        if asides and rng.random() < 0.02:
            match.answer(question.seat, rng.choice(asides).key)
        else:
            match.answer(question.seat, rng.choice(question.options).key)
        if check:
            assert match.breaches() == []
    return match


def frozen(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(options.items()))


@cache
def _first(players: int, options: tuple[tuple[str, str], ...]) -> Match:
    """A random match whose ship still exists at its end. It is only looked at."""
    for n in range(50):
        match = new_match(TITLE, players, dict(options), f"first {n}")
        match.hashing = False
        if not TITLE.result(play(match, f"{n}").state)["ship_destroyed"]:
            return match
    raise AssertionError("every ship was destroyed")


def first(players: int = 2, **options: str) -> Match:
    return _first(players, frozen(options))


def epilogue(before: Before, players: int = 3, seed: str = "then", **options: str) -> Match:
    return new_match(TITLE, players, {"mode": "epilogue", **options}, seed, before=before)


def changed(before: Before, options: dict[str, str] | None = None, **result: Any) -> Before:
    """The same record of a match that was played or ended otherwise."""
    return Before(
        before.title, before.rules, before.players, before.options | (options or {}), before.matches,
        before.result | result, before.left(),
    )  # fmt: skip


def refused(words: str, before: Before | None, players: int = 3, **options: str) -> None:
    with pytest.raises(BadOptions, match=words):
        new_match(TITLE, players, {"mode": "epilogue", **options}, "then", before=before)


@rule("AFT-EPISETUP-01", "AFT-EPISETUP-28", "AFT-EPISETUP-24", "AFT-RESEND-02")
@pytest.mark.parametrize(("players", "options", "now"), CHAINS)
def test_an_epilogue_follows_a_match_of_every_mode(players: int, options: dict[str, str], now: int) -> None:
    before = first(players, **options).leave()
    match = epilogue(before, now)
    match.hashing = False
    play(match, "then", check=True)
    assert match.state.round <= 5
    assert match.state.end_reason in ("departure", "alert", "nobody_left", "explosion", "hull_breach", "self_destruct")
    # Nothing goes on from it.
    assert TITLE.declared.sequels(match.options, TITLE.result(match.state)) == []


@rule("AFT-EPISETUP-28")
def test_it_needs_a_match_before_it_and_never_follows_another_one() -> None:
    refused(r"mode epilogue goes on from a finished match \(AFT-EPISETUP-01\)", None)
    refused(r"mode was epilogue; it had to be .* \(AFT-EPISETUP-28\)", changed(first().leave(), {"mode": "epilogue"}))


@rule("AFT-EPISETUP-02")
def test_it_does_not_follow_a_ship_that_is_gone() -> None:
    gone = changed(first().leave(), ship_destroyed=True)
    refused(r"ship_destroyed was yes; it had to be no \(AFT-EPISETUP-02\)", gone)


@rule("AFT-COMBO-04")
def test_it_follows_the_base_species_alone() -> None:
    assert TITLE.declared.follows[0].options[1].values == ("intruders",)
    other = TITLE.declared.follows[0].barred({"mode": "semi", "species": "moths"}, {"ship_destroyed": False})
    assert "species was moths; it had to be intruders (AFT-COMBO-04)" in other


@rule("AFT-EPISETUP-24", "AFT-COMBO-06")
def test_it_is_for_two_to_five() -> None:
    for players in (1, 6):
        refused("mode epilogue is for 2 to 5 players", first().leave(), players)


@rule("AFT-COMBO-06", "AFT-COMBO-03")
def test_nobody_plays_it_together_or_against_the_others() -> None:
    """It is a mode of its own: neither open hands nor an intruder player come with it."""
    refused(r"open_hands yes goes with mode coop or research only", first(2, mode="coop").leave(), open_hands="yes")
    game: Game = epilogue(first(2, mode="coop").leave()).state
    assert not game.mode.open_hands()
    assert "intruder_seat" not in epilogue(first(2, mode="intruder").leave()).state.parts


@rule("AFT-EPISETUP-03", "AFT-EPISETUP-16")
@pytest.mark.parametrize("characters", ["draft", "choice"])
def test_whoever_was_played_before_is_out(characters: str) -> None:
    before = first().leave()
    played = before.left()["characters"]
    for seed in range(6):
        match = epilogue(before, 4, f"draft {seed}", characters=characters)
        rng = Random(seed)
        numbers = []
        while not all(c.character for c in match.state.crew):
            question = match.pending[0]
            if question.about:
                numbers.append(match.state.crew[question.seat].number)
            match.answer(question.seat, rng.choice(question.options).key)
        assert numbers == sorted(numbers)
        assert not {c.character for c in match.state.crew} & set(played)
        assert len({c.character for c in match.state.crew}) == 4
    assert Wreck.of(match.state).characters == played


@rule("AFT-EPISETUP-03", "AFT-EPISETUP-16")
def test_everybody_else_of_a_colour_is_free_and_five_can_follow_five() -> None:
    """Of a colour whose two characters are both free, the player chooses; the Mechanic's colour may be out."""
    before = first(5).leave()
    played = before.left()["characters"]
    match = epilogue(before, 5, "five")
    rng = Random(5)
    while not all(c.character for c in match.state.crew):
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    now = [c.character for c in match.state.crew]
    assert not set(now) & set(played)
    sheets = match.state.content.characters
    assert len({sheets[name].colour for name in now}) == 5


@rule("AFT-EPISETUP-03")
def test_a_named_character_of_before_is_refused() -> None:
    before = first(2, characters="captain,scout").leave()
    refused(
        r"character captain was played in the match before: .*\(AFT-EPISETUP-03\)",
        before,
        2,
        characters="captain,pilot",
    )
    assert epilogue(before, 2, characters="soldier,pilot").state.crew[0].character == "soldier"


@rule("AFT-EPISETUP-17", "AFT-TRAIT-03")
def test_characters_come_fresh_with_all_their_cards_and_a_trait() -> None:
    match = epilogue(first(2, characters="captain,scout").leave(), 2, characters="soldier,pilot")
    for c in match.state.crew:
        sheet = match.state.content.characters[c.character]
        assert [held.kind for held in c.hands] == [sheet.weapon]
        assert c.quests == list(sheet.quests)
        assert len(c.hand) + len(c.deck) == len(sheet.deck)
        assert (c.light, c.wounds, c.dressed) == (0, [], [])
    assert "traits" in match.state.parts or match.state.content.hooks.draw_limit


@rule("AFT-GEN-02", "AFT-GEN-04")
def test_what_belongs_to_it_is_in_no_other_match() -> None:
    regular = new_match(TITLE, 3, {}, "regular").state
    after: Game = epilogue(first().leave()).state
    assert not {"second_tokens", "alerts", "deeds", "shuttle_time", "wreck"} & set(regular.parts)
    assert "shuttle_main" not in regular.content.rooms
    assert not set(after.content.events) & set(regular.content.events)
    assert len(after.content.events) == 10
    assert sum(after.content.wounds.values()) == sum(regular.content.wounds.values()) + 2
    assert not set(after.content.objectives) & set(regular.content.objectives)


@rule("AFT-DIFF-02", "AFT-DIFF-04")
def test_what_it_replaces_and_what_it_adds() -> None:
    game: Game = epilogue(first().leave()).state
    assert all(len(c.dealt) == 1 and c.dealt[0] in REQUIREMENTS for c in game.crew)
    assert sorted(game.events.cards()) == sorted(card.id for card in EVENTS)
    assert (ShuttleTime.of(game).left, game.time) == (5, len(game.map.time) - 1)
    assert {c.slot for c in game.crew} == {MAIN}
    checked = []
    for number in range(1, 6):
        game.round = number
        if "alert_check" in game.mode.event_phase(game):
            checked.append(number)
        assert "develop_bag" not in game.mode.event_phase(game)
        assert "advance_time" not in game.mode.event_phase(game)
    assert checked == [3, 5]
    assert len(game.map.docked) == 4
    assert len(SecondTokens.of(game).facedown) == 21
    assert Deeds.of(game).offer == -1


@rule("AFT-EPISETUP-10")
def test_its_decks_are_whole() -> None:
    game: Game = epilogue(first(2, mode="coop", open_hands="yes").leave()).state
    assert sorted(game.attacks.cards()) == sorted(game.content.attack_cards)
    assert sorted(game.events.cards()) == sorted(game.content.events)
    assert len(game.wounds.cards()) == 18
    assert game.contamination_left == sum(game.content.contamination)


@rule("AFT-EPIEVENT-06")
def test_turrets_of_the_match_before_stay_in_the_game() -> None:
    before = first(3, board="alt", modules="turrets").leave()
    match = epilogue(before)
    assert match.options["modules"] == "turrets"
    assert "turrets" in match.state.parts
    assert match.state.content.hooks.fire_step
    assert "turrets" not in epilogue(first().leave()).state.parts


def test_a_chain_is_saved_loaded_and_verified() -> None:
    beginning = play(new_match(TITLE, 2, {}, "chain 3"), "chain 3")
    assert not TITLE.result(beginning.state)["ship_destroyed"]
    match = play(epilogue(beginning.leave(), 3), "then")
    text = save(match)
    again = load(text, {"nemesis": TITLE})
    assert again.hash() == match.hash()
    assert save(again) == text
    assert json.loads(text)["before"]["matches"] == [beginning.seed_hash]
    assert verify_seed(again)
    body = json.loads(text)
    del body["before"], body["checksum"]
    with pytest.raises(BadSave, match=r"mode epilogue has no match before it \(AFT-EPISETUP-01\)"):
        load(json.dumps({**body, "checksum": _checksum(body)}), {"nemesis": TITLE})


def test_a_record_that_lacks_something_is_refused_and_begins_nothing() -> None:
    before = first().leave()
    left = before.left()
    for name in ("rooms", "bag", "pods", "items", "weaknesses"):
        less = {key: value for key, value in left.items() if key != name}
        broken = Before(before.title, before.rules, 2, before.options, before.matches, before.result, less)
        with pytest.raises(BadRecord, match="doesn't fit the rules"):
            epilogue(broken)


def test_no_seat_learns_more_by_the_record_than_by_the_board() -> None:
    before = first(3, mode="semi").leave()
    match = epilogue(before)
    for seat in range(-1, 3):
        view = json.dumps(match.view(seat))
        assert before.mark not in view
        # The bag shows types, never which tokens of a type.
        assert not any(token in view for token in before.left()["bag"] if token.startswith(("adult", "larva")))


@pytest.mark.parametrize(("players", "now", "seed"), [(2, 3, "a"), (5, 5, "b"), (3, 2, "c")])
def test_whatever_a_seat_can_not_know_may_be_otherwise_and_it_sees_the_same(players: int, now: int, seed: str) -> None:
    match = epilogue(first(players).leave(), now, seed)
    match.hashing = False
    rng = Random(seed)
    differ = 0
    while not match.over:
        if match.seq % 40 == 7:
            for seat in range(now):
                world = match.determinize(seat, Random(seed))
                assert world.view(seat) == match.view(seat)
                assert world.breaches() == []
                differ += world.state.plain() != match.state.plain()
                fork = match.fork(Random(1))
                assert fork.state.plain() == match.state.plain()
        question = match.pending[0]
        asides = match.aside_options(question.seat)
        chosen = rng.choice(asides) if asides and rng.random() < 0.05 else rng.choice(question.options)
        match.answer(question.seat, chosen.key)
    assert differ


def test_the_title_does_not_offer_it_yet() -> None:
    assert "epilogue" not in NEMESIS.declared.options["mode"].values
    assert NEMESIS.leaves is None
