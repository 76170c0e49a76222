"""Void seeders as figures: which one appears, and where they are."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.analysis import is_discovered
from airlock.survival.crew import Figure
from airlock.survival.figures import put_figure
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.lairs import is_despoiler_gone
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, FIGURES, LAIR, SEEDERS
from airlock.titles.nemesis.void_seeders.weaknesses import SOLID_DOORS


def is_seeder(figure: Figure) -> bool:
    """Any figure but a lair (VOI-GEN-02)."""
    return figure.kind != LAIR


def passes_doors(game: Game) -> bool:
    """Closed doors are nothing to them, unless they are found to be (VOI-MOVE-01, -04)."""
    return not is_discovered(game, SOLID_DOORS)


def free_type(game: Game, kind: str) -> str:
    """This type, or the next lower one of which a figure is left; empty if there is none (VOI-ENC-07)."""
    for lower in SEEDERS[SEEDERS.index(kind) :]:
        if lower == DESPOILER and is_despoiler_gone(game):
            continue
        if sum(1 for f in game.figures if f.kind == lower) < FIGURES[lower]:
            return lower
    return ""


def place_seeder(game: Game, kind: str, slot: str) -> Flow[Figure | None]:
    """Put a seeder of this type, or the next lower one, in a room; None if no figure is left (VOI-ENC-07)."""
    lower = free_type(game, kind)
    if not lower:
        return None
    figure = yield from put_figure(game, lower, slot)
    return figure
