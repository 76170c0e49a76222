"""What the characters' cards and items say and ask, on top of what the title does."""

from __future__ import annotations

from typing import Final

from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis import vocabulary as nemesis

VOCABULARY: Final = Vocabulary(nemesis.VOCABULARY)
