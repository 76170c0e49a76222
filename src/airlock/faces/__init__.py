"""Faces: what everything above the engine has to know of a title, one place per title."""

from __future__ import annotations

from typing import Final

from airlock.faces.face import Face
from airlock.faces.nemesis.face import NemesisFace

__all__ = ["FACES", "Face", "face_of"]

FACES: Final[dict[str, Face]] = {"nemesis": NemesisFace()}
PLAIN: Final = Face()


def face_of(title: str) -> Face:
    """The face of the title of this name; a plain one if it has none of its own."""
    return FACES.get(title, PLAIN)
