"""What only the Void Seeders speak of."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind
from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis import vocabulary as nemesis

VOCABULARY: Final[Vocabulary] = Vocabulary(nemesis.VOCABULARY)

PANIC_CARD: Final = ArgKind("panic")
