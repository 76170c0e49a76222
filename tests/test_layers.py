"""The engine is plain Python: kernel, survival and titles import the standard library and each other, nothing else."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "airlock"
ENGINE = ("kernel", "survival", "titles")


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module


def foreign(source: str) -> list[str]:
    own = tuple(f"airlock.{part}" for part in ENGINE)
    return [
        name
        for name in imported(source)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not (name + ".").startswith(tuple(f"{x}." for x in own))
    ]


@pytest.mark.parametrize("part", ENGINE)
def test_engine_imports_the_standard_library_only(part: str) -> None:
    found = {str(path): foreign(path.read_text(encoding="utf-8")) for path in (SOURCE / part).rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_foreign_import_is_noticed() -> None:
    source = (
        "import re, yaml\nfrom airlock.kernel import fate\nfrom airlock.bots import x\ndef f():\n    import rich.table"
    )
    assert foreign(source) == ["yaml", "airlock.bots", "rich.table"]
