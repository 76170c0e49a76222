"""The games that can be played."""

from __future__ import annotations

from typing import Final

from airlock.kernel.title import Title
from airlock.titles.nemesis.title import NEMESIS

TITLES: Final[dict[str, Title]] = {NEMESIS.name: NEMESIS}
# The one that is meant where nobody names one.
USUAL: Final = NEMESIS.name
