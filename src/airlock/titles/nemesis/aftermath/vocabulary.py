"""What Aftermath speaks of: kinds of things, and what its two modes say."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind
from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

TURRET_STATUS: Final = ArgKind("turret_status")
ALERT: Final = ArgKind("alert")

# What only a Research Mission and an Epilogue say.
VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
