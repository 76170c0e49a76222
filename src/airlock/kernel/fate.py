"""All chance in one object. What nobody has seen is not decided yet: it is drawn from a pool when somebody looks."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random

from airlock.kernel.faults import BadSave


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str, mark: str = "") -> str:
    """What is published of a seed at the start of a match; the seed itself follows at the end.

    Where a match goes on from another one, it stands for the record with this mark as well.
    """
    return hashlib.sha256((f"{seed}/{mark}" if mark else seed).encode()).hexdigest()


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

    __slots__ = ("_rng", "_seq", "replaying", "rigged", "script", "seed", "trace")

    def __init__(self, seed: str = "", rng: Random | None = None, trace: list[str] | None = None) -> None:
        self.seed = seed
        self._rng = rng
        self._seq = 0
        self.trace = trace
        self.script: list[str] = []
        self.replaying = False
        self.rigged: dict[str, list[str]] = {}

    def at_answer(self, seq: int) -> None:
        """From here on chance belongs to answer `seq`."""
        if self.seed:
            self._seq = seq
            self._rng = None

    def below(self, n: int) -> int:
        return int((self._rng or self._new_rng()).random() * n)

    def _new_rng(self) -> Random:
        rng = self._rng = Random(f"{self.seed}/{self._seq}") if self.seed else Random()
        return rng

    def _decide(self, label: str, faces: Sequence[str]) -> int:
        """The index of the face that comes up."""
        n = len(faces)
        if n == 0:
            raise ValueError(f"{label}: there is nothing left to come up")
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
                return self._grant(label, wishes, faces)
        return self.below(n) if n > 1 else 0

    def _grant(self, label: str, wishes: list[str], faces: Sequence[str]) -> int:
        wanted = wishes[0]
        found = [i for i, face in enumerate(faces) if matches(wanted, face)]
        if not found:
            raise ValueError(f"rigged {label} = {wanted!r} can't come up: {sorted(set(faces))}")
        wishes.pop(0)
        # A face of exactly this name goes before those that begin or end with it.
        return next((i for i in found if faces[i] == wanted), found[0])

    def roll(self, label: str, faces: Sequence[str]) -> str:
        """A die, or any pick that leaves the faces as they are."""
        face = faces[self._decide(label, faces)]
        if self.trace is not None:
            self.trace.append(face)
        return face

    def draw(self, label: str, pool: list[str]) -> str:
        """Take one at random out of an unordered pool."""
        # In order, a pool is the same list whichever of several equal faces was taken. So a replay, which knows faces
        # only, leaves what the first run left, and goes on as that would have.
        pool.sort()
        face = pool.pop(self._decide(label, pool))
        if self.trace is not None:
            self.trace.append(face)
        return face

    def shuffle(self, pool: list[str]) -> None:
        """Mix a list in place, unrecorded: only for redealing what a seat can't know."""
        random = (self._rng or self._new_rng()).random
        for i in range(len(pool) - 1, 0, -1):
            j = int(random() * (i + 1))
            pool[i], pool[j] = pool[j], pool[i]

    def expect_spent(self, where: str) -> None:
        """All recorded outcomes must have been asked for."""
        if self.script:
            raise BadSave(f"{where}: the save has outcomes that nothing asks for: {', '.join(self.script[::-1])}")

    def wishes(self) -> dict[str, list[str]]:
        """A copy of what is rigged."""
        return {label: faces[:] for label, faces in self.rigged.items()} if self.rigged else {}

    def take_over(self, before: Fate) -> None:
        """Go on in place of another fate: with its wishes and, where there is no seed, its generator."""
        self.rigged = before.rigged
        self._rng = before._rng
