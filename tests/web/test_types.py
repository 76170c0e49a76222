"""The types of the app say what server and engine really send."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from airlock.kernel.match import Match, new_match
from airlock.server.printed import board, content, title_list
from airlock.titles import TITLES

TOOLS = Path(__file__).parent.parent.parent / "tools"


@pytest.fixture(scope="module")
def shapes() -> Any:
    sys.path.insert(0, str(TOOLS))
    try:
        return importlib.import_module("shapes")
    finally:
        sys.path.remove(str(TOOLS))


def misfits(value: Any, kind: Any, where: str, exact: bool = True) -> list[str]:
    """Where a value isn't what its type says. `exact` also tells fields that the type doesn't know."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return misfits_of_dict(value, kind, where, exact)
    if origin is list:
        if not isinstance(value, list):
            return [f"{where} isn't a list"]
        return [words for n, one in enumerate(value) for words in misfits(one, args[0], f"{where}[{n}]", exact)]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where} isn't a dictionary"]
        return [words for key, one in value.items() for words in misfits(one, args[1], f"{where}.{key}", exact)]
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, arg, where, exact) for arg in args) else [f"{where} fits none of {kind}"]
    return [] if type(value) is kind else [f"{where} is {value!r}, no {kind.__name__}"]


def misfits_of_dict(value: Any, kind: Any, where: str, exact: bool) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} isn't a dictionary"]
    out = []
    fields = get_type_hints(kind, include_extras=True)
    for name, field in fields.items():
        optional = get_origin(field) is NotRequired
        if name in value:
            out += misfits(value[name], get_args(field)[0] if optional else field, f"{where}.{name}", exact)
        elif not optional:
            out.append(f"{where} has no {name}")
    if exact:
        out += [f"{where} has {name}, which its type doesn't know" for name in value if name not in fields]
    return out


def plain(value: Any) -> Any:
    """As it arrives at the other end."""
    return json.loads(json.dumps(value))


def play_some(match: Match, rng: Random, answers: int) -> None:
    for _ in range(answers):
        if match.over:
            return
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"mode": "solo"}),
        (3, {"mode": "semi"}),
        (4, {"mode": "coop", "open_hands": "yes", "board": "alt"}),
        (5, {"mode": "intruder", "characters": "choice"}),
        (
            3,
            {
                "modules": ",".join(TITLES["nemesis"].declared.options["modules"].values),
                "characters": "ceo,medic,scout",
            },
        ),
        (3, {"species": "carnomorphs"}),
        (2, {"mode": "research", "goals": "coop"}),
    ],
)
def test_views_are_what_the_types_say(shapes: Any, players: int, options: dict[str, str]) -> None:
    rng = Random(7)
    match = new_match(TITLES["nemesis"], players, options, seed="types")
    while True:
        for seat in range(-1, players):
            assert misfits(plain(match.view(seat)), shapes.View, "view") == []
            for event in match.history(seat)[-20:]:
                assert misfits(plain(event), shapes.Event, "event") == []
        if match.over:
            return
        play_some(match, rng, 15)


def test_printed_facts_are_what_the_types_say(shapes: Any) -> None:
    for title in title_list():
        assert misfits(plain(title), shapes.TitleData, title["name"]) == []
        # There is more on cards and boards than the app draws.
        assert misfits(plain(content(title["name"], {})), shapes.Content, "content", exact=False) == []
        for name in title["boards"]:
            assert misfits(plain(board(title["name"], name)), shapes.BoardData, name, exact=False) == []


def test_generated_files_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOLS / "generate_types.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
