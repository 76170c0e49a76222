"""The kit catches what it is there to catch: each broken miniature fails its check, and says why."""

from __future__ import annotations

import pytest

from airlock.kernel.title import Title
from tests.kit import kit, playing
from tests.kit.kit import CHECKS, Check
from tests.kit.looking import difference
from tests.kit.miniatures import BROKEN
from tests.kit.playing import Options
from tests.kit.vault import vault

SEEDS = ["first", "second", "third"]


def caught(check: Check, title: Title, words: str) -> None:
    """One of three matches shows it."""
    for seed in SEEDS:
        failure = ""
        try:
            check(title, 3, {}, seed)
        except AssertionError as error:
            failure = str(error)
        if failure:
            assert words in failure
            assert title.name in failure
            return
    raise AssertionError(f"{check.__name__} finds nothing wrong with {title.name}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_title_passes(check: Check, seed: str) -> None:
    check(vault(), 3, {"length": "long"}, seed)


# -- leaks


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("leaky_view", "sees what it can't know: .view.hands"),
        ("leaky_door", "sees what it can't know: .view.doors"),
        ("view_with_seed", "sees the seed"),
        ("telling_refusal", "sees what it can't know: .why_not"),
        ("blind_bid", "questions[0].options"),
        ("loud_draw", "is told what it can't know"),
        ("telling_prompt", "sees what it isn't told: .questions[0].prompt"),
        ("hidden_question", "sees what it isn't told: .hands"),
        ("determinize_nothing", "never changed anything"),
        ("redeal_the_table", "sees what it can't know: .view.table"),
    ],
)
def test_a_leak_is_caught(name: str, words: str) -> None:
    caught(kit.check_no_leak, BROKEN[name], words)


def test_an_event_that_may_tell_is_let_pass() -> None:
    for seed in SEEDS:
        kit.check_no_leak(BROKEN["loud_draw"], 3, {}, seed, shown=["vault_got"])


# -- what does not go on


def test_a_dead_end_is_caught() -> None:
    caught(kit.check_never_stuck, BROKEN["bid_a_card"], "DeadEnd")


def test_an_exception_is_caught() -> None:
    caught(kit.check_never_stuck, BROKEN["failing_turn"], "no way out")


def test_two_options_of_one_key_are_caught() -> None:
    caught(kit.check_never_stuck, BROKEN["twice_the_same"], "two options of the same key")


def test_an_endless_match_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LIMIT", 300)
    caught(kit.check_never_stuck, BROKEN["for_ever"], "no end after 300 answers")


# -- what is not repeatable


def test_dependence_on_the_hash_seed_is_caught() -> None:
    plays: list[tuple[int, Options, str]] = [(3, {}, seed) for seed in SEEDS]
    with pytest.raises(AssertionError, match="depends on the hash seed"):
        kit.check_determinism("tests.kit.miniatures:BROKEN.by_hash_seed", plays)


def test_chance_outside_fate_is_caught() -> None:
    caught(kit.check_save_load_replay, BROKEN["by_other_dice"], "doesn't come back")
    plays: list[tuple[int, Options, str]] = [(3, {}, seed) for seed in SEEDS]
    with pytest.raises(AssertionError, match="depends on the hash seed"):
        kit.check_determinism("tests.kit.miniatures:BROKEN.by_other_dice", plays)


# -- forks


def test_forks_that_share_state_are_caught() -> None:
    caught(kit.check_forks, BROKEN["shared_hands"], "")


def test_a_field_that_is_not_copied_is_caught() -> None:
    caught(kit.check_forks, BROKEN["forgotten_doors"], "a fork differs from its parent")


def test_a_field_that_is_neither_copied_nor_hashed_is_caught() -> None:
    caught(kit.check_forks, BROKEN["forgotten_twice"], "a fork differs from its parent")


# -- laws, undo, redealing


def test_a_broken_law_is_caught() -> None:
    caught(kit.check_laws, BROKEN["lost_card"], "cards: 21 cards of 22")


def test_undo_after_a_reveal_is_caught() -> None:
    caught(kit.check_undo, BROKEN["silent_reveal"], "can be taken back although seat")


def test_hidden_cards_in_a_local_variable_are_caught() -> None:
    caught(kit.check_determinized_forks_play_on, BROKEN["cards_in_mind"], "")


def test_a_redeal_that_loses_a_card_is_caught() -> None:
    caught(kit.check_determinized_forks_play_on, BROKEN["redeal_and_lose"], "cards: 21 cards of 22")


# -- words


def test_a_difference_is_named_by_its_path() -> None:
    one = {"view": {"hands": [["coin"], ["gem"]]}}
    two = {"view": {"hands": [["coin"], ["fuse"]]}}
    assert difference(one, two) == ".view.hands[1][0]: 'gem' and 'fuse'"
    assert difference({"a": 1}, {"b": 1}).startswith("all: ")
