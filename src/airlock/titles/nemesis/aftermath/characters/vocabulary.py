"""What the characters' cards and items say and ask, on top of what the title does."""

from __future__ import annotations

from typing import Final

from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final[Vocabulary] = Vocabulary(OF_THE_TITLE)
