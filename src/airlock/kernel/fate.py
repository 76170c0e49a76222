"""All chance in one object. What nobody has seen is not decided yet: it is drawn from a pool when somebody looks."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random

from airlock.kernel.faults import BadSave


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published of a seed at the start of a match; the seed itself follows at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


def matches(wanted: str, face: str) -> bool:
    """Whether a rigged outcome means this face: `adult` is any of `adult_1`, `adult_2`..."""
    return wanted == face or face.startswith(wanted + "_") or face.endswith("_" + wanted)


class Fate:
    """Dice, draws and picks.

    - `script`: recorded outcomes that are used up before anything new is decided (replay, forks).
    - `rigged`: outcomes wished for by a test, by label.
    - `trace`: what was decided since the last answer, if it is being recorded.
    - a `seed` gives every answer its own stream, so that a match can go on after a load and still be verified.
    """

    __slots__ = ("_rng", "_seq", "replaying", "rigged", "script", "seed", "trace", "used")

    def __init__(self, seed: str = "", rng: Random | None = None, trace: list[str] | None = None) -> None:
        self.seed = seed
        self._rng = rng
        self._seq = 0
        self.trace = trace
        self.script: list[str] = []
        self.replaying = False
        self.rigged: dict[str, list[str]] = {}
        self.used = 0

    def at_answer(self, seq: int) -> None:
        """From here on chance belongs to answer `seq`."""
        if self.seed:
            self._seq = seq
            self._rng = None

    def below(self, n: int) -> int:
        rng = self._rng
        if rng is None:
            rng = self._rng = Random(f"{self.seed}/{self._seq}")
        return int(rng.random() * n)

    def _decide(self, label: str, faces: Sequence[str]) -> int:
        """The index of the face that comes up."""
        self.used += 1
        if self.script:
            wanted = self.script.pop()
            for i, face in enumerate(faces):
                if face == wanted:
                    return i
            raise BadSave(f"the save says that {label} came up {wanted!r}, but only {sorted(set(faces))} were possible")
        if self.replaying:
            raise BadSave(f"the save has no outcome for {label}: it is damaged, or it was made by other rules")
        if self.rigged:
            wishes = self.rigged.get(label) or self.rigged.get(label.split(":")[0])
            if wishes:
                for i, face in enumerate(faces):
                    if matches(wishes[0], face):
                        wishes.pop(0)
                        return i
                raise ValueError(f"rigged {label} = {wishes[0]!r} can't come up: {sorted(set(faces))}")
        n = len(faces)
        return self.below(n) if n > 1 else 0

    def roll(self, label: str, faces: Sequence[str]) -> str:
        """A die, or any pick that leaves the faces as they are."""
        face = faces[self._decide(label, faces)]
        if self.trace is not None:
            self.trace.append(face)
        return face

    def draw(self, label: str, pool: list[str]) -> str:
        """Take one at random out of an unordered pool."""
        i = self._decide(label, pool)
        face = pool[i]
        last = pool.pop()
        if i < len(pool):
            pool[i] = last
        if self.trace is not None:
            self.trace.append(face)
        return face

    def shuffle(self, pool: list[str]) -> None:
        """Mix a list in place, unrecorded: only for redealing what a seat can't know."""
        for i in range(len(pool) - 1, 0, -1):
            j = self.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
