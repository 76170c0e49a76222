"""The state hash: equal states, equal hashes, in every process and for every hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from airlock.kernel.hashing import state_hash

ROOT = Path(__file__).parents[2]


def test_equal_data_has_equal_hashes() -> None:
    built = "".join(["can", "teen"])
    assert state_hash(["canteen", "canteen"]) == state_hash([built, "canteen"])
    assert state_hash([[1, 2], {"a": True}]) == state_hash([[1, 2], {"a": True}])


@pytest.mark.parametrize(
    "other",
    [["a", 2], ["a", 1, None], ["a", "1"], ["b", 1], ("a", 1), ["a", True], [["a"], 1], [1, "a"], ["a", 2**40]],
)
def test_other_data_has_another_hash(other: object) -> None:
    assert state_hash(["a", 1]) != state_hash(other)


def test_the_hash_never_changes() -> None:
    """Saves hold hashes: they must mean the same forever."""
    assert state_hash([1, -1, 2**70, "Café", True, None, {"k": ["v"]}, (0.5,)]) == "8e813c87ce120fea"


def test_what_is_no_plain_data_has_no_hash() -> None:
    with pytest.raises(ValueError):
        state_hash([object()])


def in_process(hash_seed: str, program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


MATCH = """
from tests.kernel import test_fork
match = test_fork.at(len(test_fork.ANSWERS))
print([answer.hash for answer in match.answers], match.answers[0].outcomes)
"""


def test_hashes_are_the_same_in_processes_with_different_hash_seeds() -> None:
    strings = "print(hash('canteen'))"
    assert in_process("1", strings) != in_process("2", strings)
    one = in_process("1", MATCH)
    assert one == in_process("2", MATCH)
    assert one.count("'") > 20
