"""The panic cards, one file for each effect."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.void_seeders.panic_card import PanicCard

PANIC_CARDS: Final[dict[str, PanicCard]] = {}
