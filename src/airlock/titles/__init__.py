"""The games that can be played."""

from __future__ import annotations

from airlock.kernel.title import Title
from airlock.titles.nemesis.title import NEMESIS

TITLES: dict[str, Title] = {NEMESIS.name: NEMESIS}
