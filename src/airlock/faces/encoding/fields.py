"""An observation: named blocks of numbers from 0 to 1, side by side in one array of a fixed length."""

from __future__ import annotations

from array import array
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float32]
FLOAT: Final = "f"


class Fields:
    """The blocks of an observation in their order, each with its shape and where it begins."""

    def __init__(self) -> None:
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.begins: dict[str, int] = {}
        self.size = 0

    def add(self, name: str, *shape: int) -> int:
        """A new block; where its first cell is."""
        begin = self.size
        self.shapes[name] = shape
        self.begins[name] = begin
        self.size += prod(shape)
        return begin

    def blank(self) -> array[float]:
        """Cells to be written one by one, which numpy is slow at; it can take them over without a copy."""
        return array(FLOAT, bytes(4 * self.size))

    def split(self, flat: Numbers) -> dict[str, Numbers]:
        """The blocks by name; they share their memory with the whole."""
        return {
            name: flat[begin : begin + prod(self.shapes[name])].reshape(self.shapes[name])
            for name, begin in self.begins.items()
        }
