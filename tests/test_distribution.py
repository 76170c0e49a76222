"""The name of the distribution: nothing tells people or tools to install the foreign package `airlock`."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from airlock.extras import DISTRIBUTION, how_to_install

PROJECT = Path(__file__).parent.parent
TEXTS = ("*.md", "*.py", "*.toml", "*.txt", "*.sh", "*.ts", "*.mjs", "*.svelte", "*.ftl", "Makefile", ".ci/*")
# The name alone, not airlock-games, airlock/Nemesis-v1 or airlock.envs.
ALONE = r"\bairlock(?!\w|[-./]\w)"
FOREIGN = re.compile(rf"\bairlock\[(?:server|lab|envs|bench|dev)\b|\bpip3?\b[^\n]*\binstall\b[^\n]*{ALONE}", re.I)


def declared() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *TEXTS],
        cwd=PROJECT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return [PROJECT / name for name in listed.stdout.splitlines() if (PROJECT / name).is_file()]


def test_dependencies_name_our_own_distribution() -> None:
    project = declared()
    assert project["name"] == DISTRIBUTION
    extras = project["optional-dependencies"]
    for requirement in [*project["dependencies"], *(one for extra in extras.values() for one in extra)]:
        name, wanted = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", requirement).groups()  # type: ignore[union-attr]
        assert name.lower() != "airlock", requirement
        if name == DISTRIBUTION:
            assert set(wanted.split(",")) <= set(extras), requirement


def test_no_text_names_the_foreign_package() -> None:
    texts = [path for path in tracked() if path != Path(__file__)]
    assert len(texts) > 300
    found = [
        f"{path.relative_to(PROJECT)}:{number}: {line.strip()[:100]}"
        for path in texts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "pip install airlock",
        "pip install 'airlock[lab]'",
        "python -m pip install -U airlock==0.1",
        "dev = airlock[server]",
        "pip install 'airlock'",
        "`pip install airlock`.",
    ],
)
def test_a_text_that_names_the_foreign_package_is_found(line: str) -> None:
    assert FOREIGN.search(line)


@pytest.mark.parametrize(
    "line",
    ["pip install 'airlock-games[lab]'", "pip install -e '.[dev]'", "airlock serve", 'gymnasium.make("airlock/X-v1")'],
)
def test_our_own_names_are_fine(line: str) -> None:
    assert not FOREIGN.search(line)


def test_a_message_names_an_extra_and_the_python_that_lacks_it() -> None:
    assert how_to_install("lab") == f"{sys.executable} -m pip install 'airlock-games[lab]'"
    called = [
        name
        for path in (PROJECT / "src" / "airlock").rglob("*.py")
        for name in re.findall(r'how_to_install\("(\w+)"\)', path.read_text(encoding="utf-8"))
    ]
    assert sorted(called) == ["bench", "envs", "lab", "lab", "lab", "server"]
    assert set(called) <= set(declared()["optional-dependencies"])
