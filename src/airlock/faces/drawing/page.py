"""A picture to draw on, in the colours of the app, and text as a picture."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1000
HEIGHT: Final = 700
# Drawn larger and made smaller at the end, which smooths the edges.
FINE: Final = 2

NIGHT: Final = "#070b0f"
TEXT: Final = "#e6eef6"
QUIET: Final = "#8ea4b8"
Point = tuple[float, float]


@cache
def font(size: int) -> Any:
    return ImageFont.load_default(size * FINE)


class Canvas:
    """Draws in the coordinates of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width * FINE, height * FINE), NIGHT)
        self._draw = ImageDraw.Draw(self.image)

    def line(self, a: Point, b: Point, colour: str, width: float) -> None:
        self._draw.line([scaled(a), scaled(b)], colour, round(width * FINE))

    def polygon(self, points: list[Point], fill: str, outline: str, width: float) -> None:
        self._draw.polygon([scaled(p) for p in points], fill, outline, round(width * FINE))

    def disc(self, at: Point, radius: float, fill: str, outline: str = NIGHT, width: float = 1) -> None:
        x, y = scaled(at)
        r = radius * FINE
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill, outline, round(width * FINE))

    def text(self, at: Point, words: str, colour: str = TEXT, size: int = 12, anchor: str = "mm") -> None:
        self._draw.text(scaled(at), words, colour, font(size), anchor)

    def finished(self) -> Image.Image:
        return self.image.resize((self.image.width // FINE, self.image.height // FINE), Image.Resampling.LANCZOS)


def scaled(p: Point) -> Point:
    return p[0] * FINE, p[1] * FINE


def hexagon(at: Point, radius: float) -> list[Point]:
    return [(at[0] + radius * sin(k * pi / 3), at[1] + radius * cos(k * pi / 3)) for k in range(6)]


def page(words: str) -> Image.Image:
    """Text as a picture, for titles without a board to draw."""
    canvas = Canvas(WIDTH, HEIGHT)
    for n, line in enumerate(words.splitlines()[: HEIGHT // 18 - 1]):
        canvas.text((20, 20 + 18 * n), line[:150], size=12, anchor="lm")
    return canvas.finished()
