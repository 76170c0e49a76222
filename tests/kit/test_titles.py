"""Every title, with its modes and player counts, passes the kit."""

from __future__ import annotations

import os
from functools import partial

import pytest

from airlock.titles import TITLES
from tests.kit import kit
from tests.kit.kit import CHECKS, Check
from tests.kit.settings import SETTINGS, Setting, each, shown


def run(check: Check, setting: Setting, seed: str) -> None:
    title = setting.title
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=shown(title, setting.options))
    check(title, setting.players, setting.options, seed)


def test_no_title_and_no_value_of_an_option_is_left_out() -> None:
    assert {setting.title.name for setting in SETTINGS} >= set(TITLES)
    for title in TITLES.values():
        played = [s.title.complete(s.options) for s in SETTINGS if s.title is title]
        for option in title.declared.options.values():
            values = {value for options in played for value in option.chosen(options[option.name])}
            assert values >= set(option.values), option.name


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", each(SETTINGS), ids=lambda setting: setting.name)
def test_title(setting: Setting, check: Check) -> None:
    run(check, setting, setting.name)


@pytest.mark.parametrize("source", sorted({setting.source for setting in SETTINGS}))
def test_determinism(source: str) -> None:
    plays = [(s.players, s.options, s.name) for s in SETTINGS if s.source == source]
    kit.check_determinism(source, plays)


@pytest.mark.soak
@pytest.mark.parametrize("n", range(int(os.environ.get("AIRLOCK_SOAK", "10"))))
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_soak(setting: Setting, n: int) -> None:
    for check in CHECKS:
        run(check, setting, f"soak {n}")
