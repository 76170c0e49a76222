"""Carnomorphs keep every law of the kit, in all that they go with, and random play meets all that is theirs."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest

from airlock.kernel.match import new_match
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS
from airlock.titles.nemesis.title import NEMESIS
from tests.kit import kit
from tests.kit.kit import CHECKS, Check
from tests.kit.settings import SHOWN_AND_HIDDEN_AGAIN

Setting = tuple[int, dict[str, str]]
SETTINGS: Final[list[Setting]] = [
    (3, {"species": "carnomorphs"}),
    (1, {"species": "carnomorphs", "mode": "solo", "board": "alt"}),
    (4, {"species": "carnomorphs", "mode": "coop"}),
    (5, {"species": "carnomorphs", "mode": "semi", "board": "alt", "characters": "choice"}),
    (2, {"species": "carnomorphs", "mode": "coop", "open_hands": "yes"}),
]

# Everything once, and in every other setting what a species breaks most easily.
RUNS = [(SETTINGS[0], check) for check in CHECKS]
RUNS += [(setting, check) for setting in SETTINGS[1:] for check in (kit.check_laws, kit.check_no_leak)]


@pytest.mark.parametrize(("setting", "check"), RUNS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_it_passes_the_kit(setting: Setting, check: Check) -> None:
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=SHOWN_AND_HIDDEN_AGAIN["nemesis"])
    check(NEMESIS, *setting, "flesh")


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda value: value.__name__)
@pytest.mark.parametrize("seed", ["blood", "bone", "maw"])
def test_it_passes_the_kit_again_and_again(setting: Setting, check: Check, seed: str) -> None:
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=SHOWN_AND_HIDDEN_AGAIN["nemesis"])
    check(NEMESIS, *setting, seed)


@pytest.mark.parametrize(
    ("setting", "seed"),
    [
        pytest.param(SETTINGS[4], "hunt 39", id="what comes into an open hand is told to all"),
        pytest.param(SETTINGS[3], "hunt 108", id="nobody can follow cards that somebody sorts in secret"),
        pytest.param(SETTINGS[0], "hunt 130", id="the order of two cards that are kept is not told"),
    ],
)
def test_what_mutations_look_at_stays_with_who_looks(setting: Setting, seed: str) -> None:
    kit.check_no_leak(NEMESIS, *setting, seed, shown=SHOWN_AND_HIDDEN_AGAIN["nemesis"])


def test_it_is_the_same_in_every_process() -> None:
    kit.check_determinism("airlock.titles.nemesis.title:NEMESIS", [(*SETTINGS[0], "same")])


@pytest.mark.long
def test_random_play_meets_every_card_type_and_adaptation() -> None:
    content = CARNOMORPHS.content
    wanted = {*content.events, *content.attack_cards, *content.values["mutation"], *CARNOMORPHS.weaknesses}
    wanted |= {*CARNOMORPHS.types, "mutate"}
    met: Counter[str] = Counter()
    for n in range(400):
        rng = Random(n)
        players, options = SETTINGS[n % len(SETTINGS)]
        match = new_match(NEMESIS, players, options, f"met {n}")
        match.hashing = False
        while not match.over:
            question = match.pending[0]
            option = rng.choice(question.options)
            met.update({question.prompt, option.verb} & wanted)
            match.answer(question.seat, option.key)
        for event in match.history(-1):
            kind = str(event.get("figure", "")).rpartition("_")[0]
            told = [event.get(field, "") for field in ("card", "mutation", "weakness")]
            met.update({str(event["event"]), kind, *map(str, told)} & wanted)
        if set(met) == wanted:
            return
    pytest.fail(f"never met: {sorted(wanted - set(met))}")
