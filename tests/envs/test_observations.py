"""An observation is made from the view of a seat: everything in it can be traced back, and nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from airlock.envs import table as tables
from airlock.envs.table import Table
from airlock.faces.nemesis.encoder import STATUS, SurvivalEncoder
from airlock.kernel.match import Match
from tests.kit.playing import random_answer, redealt
from tests.kit.settings import NEMESIS_SETTINGS, SETTINGS, Setting


@pytest.fixture(autouse=True)
def all_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles of the tests as well."""
    monkeypatch.setattr(tables, "TITLES", {setting.title.name: setting.title for setting in SETTINGS})


def table_of(setting: Setting, **more: Any) -> Table:
    return Table(setting.title.name, setting.players, setting.options, **more)


def positions(table: Table, seed: str, every: int) -> Iterator[Match]:
    """Moments of a random match, asides included, the first and the last among them."""
    table.deal(seed)
    rng = Random(seed)
    while not table.match.over:
        if table.match.seq % every == 0:
            yield table.match
        table.match.answer(*random_answer(table.match, rng))
    yield table.match


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_what_a_seat_cannot_know_is_not_in_its_observation(setting: Setting) -> None:
    """The same bytes after everything hidden was redealt, in the middle of a match and for every seat."""
    table = table_of(setting)
    other = table_of(setting)
    rng = Random(setting.name)
    worlds = 0
    for match in positions(table, f"leak/{setting.name}", every=23):
        if match.over:
            break
        for seat in range(setting.players):
            other.deal("x")
            other.match = redealt(match, seat, rng)
            worlds += other.match.hash() != match.hash()
            mine, redone = table.observe(seat), other.observe(seat)
            assert mine["observation"].tobytes() == redone["observation"].tobytes(), (match.seq, seat)
            assert mine["action_mask"].tobytes() == redone["action_mask"].tobytes(), (match.seq, seat)
    assert worlds or setting.players == 1, "nothing hidden was ever dealt differently: this test proves nothing"


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=lambda setting: setting.name)
def test_observations_are_in_their_space_and_the_array_is_the_dict_in_a_row(setting: Setting) -> None:
    flat, named = table_of(setting), table_of(setting, observations="dict")
    space, other = flat.observation_space(), named.observation_space()
    for match in positions(flat, "space", every=17):
        named.deal("x")
        named.match = match
        for seat in range(setting.players):
            array, blocks = flat.observe(seat), named.observe(seat)
            assert space.contains(array)
            assert other.contains(blocks)
            row = np.concatenate([block.ravel() for block in blocks["observation"].values()])
            assert row.tobytes() == array["observation"].tobytes()
            assert array["observation"].any()


@pytest.mark.parametrize("setting", NEMESIS_SETTINGS[::4], ids=lambda setting: setting.name)
def test_the_blocks_say_what_the_view_says(setting: Setting) -> None:
    table = table_of(setting, observations="dict")
    encoder = table.encoder
    assert isinstance(encoder, SurvivalEncoder)
    crew, figures = encoder.crew.column, encoder.figures.column
    for match in positions(table, "facts", every=9):
        for seat in range(setting.players):
            view: Any = match.view(seat)
            seen = table.observe(seat)["observation"]
            rooms, corridors = seen["rooms"], seen["corridors"]
            assert [bool(row[0]) for row in rooms] == [room["explored"] for room in view["rooms"]]
            fire = encoder.rooms_block.column["fire"]
            assert [bool(row[fire]) for row in rooms] == [room["fire"] for room in view["rooms"]]
            assert {place for place, n in encoder.places.items() if corridors[n][0]} == set(view["noise"])
            assert {c for c, n in encoder.places.items() if corridors[n][1:].any()} == set(view["doors"])
            for row, figure in enumerate(view["figures"]):
                assert seen["intruders"][row][encoder.kinds[figure["kind"]]] == 1
                assert seen["intruders"][row][figures["slot"] + encoder.slots[figure["slot"]]] == 1
            assert not seen["intruders"][len(view["figures"]) :].any()
            hand = view["crew"][seat].get("hand", [])
            shown = seen["me"][: len(encoder.cards)]
            assert {card for card, n in encoder.cards.items() if shown[n]} == set(hand)
            assert [bool(row[crew["me"]]) for row in seen["crew"]] == [n == seat for n in range(5)]
            assert [bool(row[crew["asked"]]) for row in seen["crew"]] == [
                match.question(n) is not None for n in range(5)
            ]
            asked = match.question(seat)
            prompts = np.flatnonzero(seen["question"][: len(encoder.prompts) + 1]).tolist()
            assert prompts == ([encoder.prompts[asked.prompt]] if asked is not None else [])


def test_without_an_encoder_every_option_is_described_in_its_place() -> None:
    setting = next(s for s in SETTINGS if s.title.name == "vault")
    table = table_of(setting, observations="dict")
    for match in positions(table, "described", every=3):
        for seat in range(setting.players):
            seen = table.observe(seat)["observation"]
            described = {n for n, row in enumerate(seen["options"]) if row.any()}
            assert described == {place - table.actions.first_spare for place in table.legal(seat) if place}
            asked = match.question(seat)
            assert asked is None or len(described) >= len(asked.options)
            assert seen["question"].any() == bool(match.pending)


def test_two_different_views_give_different_observations() -> None:
    """What the answer to a question changes can be seen by somebody, step for step."""
    table = table_of(NEMESIS_SETTINGS[4])
    table.deal("differences")
    rng = Random(1)
    unseen = steps = 0
    while not table.match.over:
        before = [table.observe(seat)["observation"].tobytes() for seat in range(table.players)]
        table.match.answer(*random_answer(table.match, rng))
        after = [table.observe(seat)["observation"].tobytes() for seat in range(table.players)]
        unseen += before == after
        steps += 1
    assert unseen <= steps // 100


def test_a_status_without_a_number_is_left_out() -> None:
    """A mode may bring one that those who learned before it have no place for."""
    table = table_of(next(s for s in NEMESIS_SETTINGS if s.players == 4))
    table.deal("status")
    encoder = table.encoder
    assert isinstance(encoder, SurvivalEncoder)
    view: Any = table.match.view(0)
    column = encoder.crew.at(1) + encoder.crew.column["status"]
    seen = []
    for status in ("active", "escaped", "sedated"):
        view["crew"][1]["status"] = status
        cells = encoder.fields.blank()
        encoder.write(view, table.legal(0), cells)
        seen.append(list(cells[column : column + len(STATUS)]))
    assert seen == [[1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]
