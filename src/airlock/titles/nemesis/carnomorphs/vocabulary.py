"""What the rules of the Carnomorphs speak of beyond those of the title."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind
from airlock.kernel.vocabulary import Vocabulary
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final[Vocabulary] = Vocabulary(OF_THE_TITLE)

# A mutation card; it is named as every card is.
MUTATION: Final = ArgKind("card", "mutation")
