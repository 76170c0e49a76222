"""Nothing is told by the form of a string: outside of the modules that make an id nobody takes it apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.texts import SRC, modules

PARTS = ("kernel", "survival", "titles", "words", "faces", "envs", "lab", "bots", "server", "cli")
# Methods that look at the form of a string, and with which argument that means an id. None is any.
FORMS: dict[str, tuple[str, ...] | None] = {
    "split": ("_", ":", ","),
    "rsplit": ("_", ":", ","),
    "partition": ("_", ":"),
    "rpartition": ("_", ":"),
    "isdigit": None,
    "isdecimal": None,
    "rstrip": ("0123456789",),
}
# These look at how a string begins or ends: with a piece of an id, or a constant that is one.
ENDS = ("startswith", "endswith", "removeprefix", "removesuffix")

# The modules that make ids, each of its own kind, and reviewed exceptions with their reason.
ALLOWED: dict[str, str] = {
    "kernel/declaration.py": "an option of a match may be a list with commas",
    "kernel/options.py": "makes the keys of options",
    "kernel/fate.py": "makes the labels of chance and takes wishes for them",
    "survival/crew.py": "makes the ids of figures, corpses and contamination cards",
    "words/terms.py": "makes terms: their names, and lists of kinds and seats",
    "words/board_terms.py": "makes terms: their names",
    "titles/nemesis/cards/covering_fire.py": "makes the list of seats that it announces",
    "titles/nemesis/title.py": "the characters of a match are an option with commas",
    "titles/nemesis/aftermath/epilogue/voyage.py": "the characters of a match are an option with commas",
    "envs/__init__.py": "names of classes, no ids",
    "lab/run.py": "names of files, no ids",
    "lab/tables.py": "types of columns, no ids",
    "bots/registry.py": "names of bots and of modules, no ids",
    "cli/main.py": "names of modules, no ids",
    "cli/simulate.py": "a list of bots, no ids",
    "cli/play.py": "a list of bots, no ids",
    "cli/terminal/commands.py": "what was typed, no ids",
    "cli/terminal/session.py": "what was typed, no ids",
    "bots/nemesis": "rooms, conditions and keys of its own title",
    "bots/named.py": "names of bots and of modules, no ids",
    "faces/nemesis/talk.py": "keys of its own title",
}
# The server takes no ids apart: what it looks at are addresses, headers, paths, numbers, columns and comments.
ADDRESSES = ("server/settings.py", "server/guard.py", "server/channel.py", "server/database.py",
             "server/routes/tables.py", "server/routes/running.py", "server/old_cookies.py", "server/parent.py",
             "server/writing.py", "server/printed.py", "server/reach.py",
             "server/packing.py")  # fmt: skip


def taken_apart() -> Iterator[tuple[str, str]]:
    """Every place where the source looks at the form of a string: the file, the line with the method."""
    for path, module in modules(*PARTS):
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            name = node.func.attr
            first = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
            form = FORMS.get(name, ())
            if form is None or (form and first in form) or (name in ENDS and node.args):
                yield str(path.relative_to(SRC)), f"{node.lineno}: .{name}({first!r})"


def allowed(file: str) -> bool:
    return any(file == one or file.startswith(f"{one}/") for one in (*ALLOWED, *ADDRESSES))


def test_ids_are_taken_apart_only_where_they_are_made() -> None:
    strange = [f"{file}:{line}" for file, line in taken_apart() if not allowed(file)]

    assert strange == []


def test_every_exception_is_still_one() -> None:
    files = {file for file, _ in taken_apart()}

    unused = [one for one in (*ALLOWED, *ADDRESSES) if not any(f"{file}/".startswith(f"{one}/") for file in files)]
    assert unused == []


@pytest.mark.parametrize("code", ['x.split("_")', "x.isdigit()", 'x.startswith("slot_")', "x.removeprefix(CORPSE)"])
def test_such_places_are_found(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_ids.modules", lambda *parts: [(SRC / "survival" / "new.py", ast.parse(code))])

    with pytest.raises(AssertionError):
        test_ids_are_taken_apart_only_where_they_are_made()
