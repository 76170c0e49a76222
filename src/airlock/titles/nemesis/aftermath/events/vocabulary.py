"""What the events of Aftermath say that no other rule does."""

from __future__ import annotations

from typing import Final

from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
