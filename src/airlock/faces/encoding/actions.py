"""Actions as numbers: every option key of a title has a place of its own, the same in every match.

Place 0 is "nothing", for a seat that isn't asked. Then come the keys of the vocabulary. The last
places are spare: an option whose key the vocabulary doesn't know takes the next spare place, in the order in which the
question offers it. A title without a vocabulary lives from spare places alone, so it can be learned too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from airlock.kernel.options import parts_of

View = Mapping[str, Any]

NOTHING: Final = 0
Mask = npt.NDArray[np.int8]


class TooManyOptions(RuntimeError):
    """A question offers more than there are places for."""


class Actions:
    """The places of a title: which key is which number."""

    def __init__(self, keys: Iterable[str], spare: int) -> None:
        self.names: list[str] = ["", *dict.fromkeys(keys)]
        self.first_spare = len(self.names)
        self.names += [f"spare_{n}" for n in range(spare)]
        self.size = len(self.names)
        self._places = {key: place for place, key in enumerate(self.names[: self.first_spare])}

    def legal(self, view: View, asides: bool = True) -> dict[int, str]:
        """What the seat of a view can do now: place -> the key that the match takes, empty for nothing."""
        # Only the seat's own question shows its options.
        keys = [o["key"] for q in view["questions"] for o in q.get("options", ())]
        out: dict[int, str] = {} if keys else {NOTHING: ""}
        if asides:
            # A key that is both an answer and an aside counts as the answer, as in the match.
            keys += [o["key"] for o in view["asides"]]
        renamed: dict[str, str] | None = None
        spare = self.first_spare
        for key in keys:
            place = self._places.get(key)
            if place is None:
                if renamed is None:
                    renamed = self.renamed(view)
                place = self._places.get(":".join(renamed.get(part, part) for part in parts_of(key)))
            if place is None:
                if spare == self.size:
                    raise TooManyOptions(
                        f"{len(keys)} options, of which more than {self.size - self.first_spare} have no place of "
                        f"their own: make the environment with more spare places (spare=...)"
                    )
                place = spare
                spare += 1
            out.setdefault(place, key)
        return out

    def renamed(self, view: View) -> dict[str, str]:
        """Parts of keys that have other names in the vocabulary, like figures that are numbered through a match."""
        return {}

    def mask(self, legal: Mapping[int, str]) -> Mask:
        """1 where something can be done."""
        mask = np.zeros(self.size, np.int8)
        mask[list(legal)] = 1
        return mask
