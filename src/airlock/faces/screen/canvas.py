"""A grid of characters with styles, to draw a ship on."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Columns and rows from the upper left corner; drawing outside is ignored."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, char in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._cells[y][x + i] = (char, style)

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        inner = " " * (width - 2)
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│" + inner + "│", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)

    def text(self) -> Text:
        out = Text(no_wrap=True)
        for n, row in enumerate(self._cells):
            if n:
                out.append("\n")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                out.append("".join(char for char, _ in cells), style or None)
        return out


def line(x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """The cells of a straight line; a row counts twice, since cells are about twice as high as wide."""
    steps = max(abs(x1 - x0), abs(y1 - y0) * 2, 1)
    cells = [(round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps)) for i in range(steps + 1)]
    return list(dict.fromkeys(cells))
