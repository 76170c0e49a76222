"""A species that plugs in by its declaration alone keeps every law of the kit, in all that it goes with."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import NEMESIS, nemesis
from tests.kit import kit
from tests.kit.kit import CHECKS, Check
from tests.kit.settings import SHOWN_AND_HIDDEN_AGAIN
from tests.moths.species import Moths

AGAINST_MOTHS: Final = nemesis([INTRUDERS, Moths()])

Setting = tuple[int, dict[str, str]]
SETTINGS: Final[list[Setting]] = [
    (3, {"species": "moths"}),
    (1, {"species": "moths", "mode": "solo", "board": "alt"}),
    (4, {"species": "moths", "mode": "coop"}),
    (5, {"species": "moths", "mode": "semi", "board": "alt", "characters": "choice"}),
    (2, {"species": "moths", "mode": "coop", "open_hands": "yes"}),
]


# Everything once, and in every other setting what a species breaks most easily.
RUNS = [(SETTINGS[0], check) for check in CHECKS]
RUNS += [(setting, check) for setting in SETTINGS[1:] for check in (kit.check_laws, kit.check_no_leak)]


@pytest.mark.parametrize(("setting", "check"), RUNS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_it_passes_the_kit(setting: Setting, check: Check) -> None:
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=SHOWN_AND_HIDDEN_AGAIN["nemesis"])
    check(AGAINST_MOTHS, *setting, "moths")


def test_it_is_the_same_in_every_process() -> None:
    kit.check_determinism("tests.moths.test_kit:AGAINST_MOTHS", [(*SETTINGS[0], "same")])


def test_random_play_meets_all_that_is_its_own() -> None:
    wanted = {"swarm", "moth", "cocoon", "shake", "calm", "wake", "brush", "scatter", "dreamed", "dust"}
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = Random(seed)
        match = new_match(AGAINST_MOTHS, 4, {"species": "moths", "mode": "coop"}, f"met {seed}")
        while not match.over:
            question = match.pending[0]
            option = rng.choice(question.options)
            met.update({question.prompt, option.verb} & wanted)
            match.answer(question.seat, option.key)
        for event in match.history(-1):
            kind = str(event.get("figure", "")).rpartition("_")[0]
            met.update({str(event["event"]), kind, str(event.get("cause", ""))} & wanted)
        if set(met) == wanted:
            return
    pytest.fail(f"never met: {wanted - set(met)}")


def test_what_it_does_not_go_with_is_refused_with_the_clause() -> None:
    with pytest.raises(BadOptions, match=r"species moths goes with mode semi, solo or coop only \(VOI-COMBO-04\)"):
        AGAINST_MOTHS.setting(3, {"species": "moths", "mode": "intruder"})
    assert AGAINST_MOTHS.setting(3, {"mode": "intruder"})["mode"] == "intruder"


def test_nobody_who_does_not_ask_for_it_notices_it() -> None:
    for options in ({}, {"mode": "coop", "board": "alt"}):
        assert AGAINST_MOTHS.setting(3, options) == NEMESIS.setting(3, options)
        ours, theirs = (new_match(title, 3, options, "same") for title in (AGAINST_MOTHS, NEMESIS))
        rng = Random(1)
        while not theirs.over:
            question = theirs.pending[0]
            key = rng.choice(question.options).key
            ours.answer(question.seat, key)
            theirs.answer(question.seat, key)
        assert [a.hash for a in ours.answers] == [a.hash for a in theirs.answers]
        assert ours.view(0) == theirs.view(0)
    assert AGAINST_MOTHS.content({}).actions.keys() == NEMESIS.content({}).actions.keys()
    assert INTRUDERS.vocabulary.events.keys() < AGAINST_MOTHS.vocabulary.events.keys()


def test_two_species_of_one_step_are_not_joined() -> None:
    with pytest.raises(ValueError, match="moths has a step 'settle', which is there already"):
        nemesis([Moths(), Moths()])
