"""Shared code names nothing that belongs to one title: no title, no card, room, item, type or place as a string.

What knows a title is the title, its bots and its face. Everywhere else a string that is also an id of some content is
either an accident or a rule that would be wrong in the next game, so it is looked at here, once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from airlock.faces import FACES
from airlock.kernel.match import new_match
from airlock.titles import TITLES

SOURCE = Path(__file__).parent.parent / "src" / "airlock"
SHARED = ("kernel", "survival", "server", "lab", "envs", "bots", "cli", "words", "catalogue", "bench", "faces")
# Colours of decks, the moments of reactions and verbs of actions are words of the rules that all titles share.
WORDS_OF_THE_RULES = ("item_decks", "reaction_cards", "reaction_items", "actions", "values")
# Titles and expansions, those to come as well.
GAMES = re.compile(r"nemesis|lockdown|carnomorph|void.?seeder|aftermath|night.?stalker|\baliens\b", re.IGNORECASE)


class Allowed(NamedTuple):
    """Strings that may stand in files although some content has the same id, and why."""

    literals: str
    files: str
    why: str

    def covers(self, file: str, literal: str) -> bool:
        return literal in self.literals.split() and any(file.startswith(begin) for begin in self.files.split())


EXCEPTIONS = [
    Allowed("airlock", "kernel/ server/ lab/ cli/ bench/", "the name of this program, not the room"),
    Allowed("airlock", "survival/airlock_procedure.py survival/state.py survival/view.py", "the procedure"),
    Allowed("main", "cli/__init__.py", "the function that a command line begins with"),
    Allowed("search", "bots/registry.py catalogue/__init__.py", "the search bot; searching the rules"),
    Allowed("body", "server/guard.py", "the body of a request"),
    Allowed("body", "server/packing.py server/protocols.py", "the body of an answer"),
    Allowed("slime larva malfunction hand", "survival/", "markers and fields of a seat: names of the rules"),
    Allowed("red", "survival/search.py", "the colour of an item deck"),
    Allowed("creeper adult", "survival/combat.py", "faces of the combat die are called after their symbols"),
    Allowed("arm bleeding body hand leg", "survival/", "wounds with rules of their own: first users of hooks"),
    Allowed("spawn", "server/thinking.py lab/workers.py", "how a process is started"),
    Allowed("cabins", "survival/rounds.py", "a room with a rule of its own: a first user of hooks"),
]


def shared_files() -> list[Path]:
    """Everything but titles and what stands in a folder with the name of one."""
    files = [path for part in SHARED for path in sorted((SOURCE / part).rglob("*.py"))]
    return [path for path in files if not set(path.relative_to(SOURCE).parts) & set(TITLES)]


def content_ids() -> dict[str, str]:
    """Every id of every title, with where it stands."""
    out: dict[str, str] = {}
    for name, title in TITLES.items():
        for hunting in title.declared.options["species"].values:
            content: Any = title.content({"species": hunting})
            out |= {id: f"{name}: {kind}" for kind, entries in content.values.items() for id in entries}
            for table, entries in vars(content).items():
                if isinstance(entries, dict) and table not in WORDS_OF_THE_RULES:
                    out |= dict.fromkeys(entries, f"{name}: {table}")
            species: Any = new_match(title, 2, title.setting(2, {"species": hunting}), "ids").state.species
            out |= dict.fromkeys([*species.types, *species.tokens, *species.weaknesses], f"{name}: {species.id}")
        for id, board in title.declared.boards.items():
            out |= dict.fromkeys([id, *board.slots, *board.corridors, *board.networks], f"{name}: board {id}")
    return out


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a file and where they stand, without those that stand alone: docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


@cache
def found() -> list[tuple[str, int, str]]:
    """Files, lines and strings that are ids of content."""
    ids = content_ids()
    out = []
    for path in shared_files():
        file = path.relative_to(SOURCE).as_posix()
        out += [(file, line, literal) for line, literal in literals(path) if literal in ids]
    return out


def test_the_ids_of_all_titles_are_known() -> None:
    ids = content_ids()
    for id in ("canteen", "search", "medkit", "captain", "quarantine", "adult", "alt", "slot_001", "hunt_2"):
        assert id in ids
    assert set(FACES) == set(TITLES)


def test_shared_code_names_no_content_of_a_title() -> None:
    named = [
        f"{file}:{line} names {literal!r}"
        for file, line, literal in found()
        if not any(exception.covers(file, literal) for exception in EXCEPTIONS)
    ]
    assert named == []


@pytest.mark.parametrize("exception", EXCEPTIONS, ids=lambda exception: f"{exception.literals}-{exception.files}")
def test_every_exception_is_needed(exception: Allowed) -> None:
    used = [(file, literal) for file, _, literal in found() if exception.covers(file, literal)]
    assert {literal for _, literal in used} == set(exception.literals.split())
    assert all(any(file.startswith(begin) for file, _ in used) for begin in exception.files.split())


def test_shared_code_names_no_title_as_a_string() -> None:
    # Where faces are listed, titles are named: that is what the list is for.
    files = [path for path in shared_files() if path != SOURCE / "faces" / "__init__.py"]
    named = [
        f"{path.relative_to(SOURCE)}:{line} {literal!r}"
        for path in files
        for line, literal in literals(path)
        if GAMES.search(literal)
    ]
    assert named == []


@pytest.mark.parametrize("part", ["kernel", "survival"])
def test_the_engine_speaks_of_no_title_even_in_comments(part: str) -> None:
    for path in sorted((SOURCE / part).rglob("*.py")):
        assert GAMES.findall(path.read_text(encoding="utf-8")) == [], path.name
