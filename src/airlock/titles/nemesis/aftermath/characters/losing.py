"""Making somebody discard cards of their own choice."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import DISCARD, discard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import NUMBER
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY

ASK_LOSE_CARDS: Final = VOCABULARY.prompt("lose_cards", NUMBER)


def loses_cards(game: Game, other: Crew, n: int) -> Flow[None]:
    """Any cards of the hand, contamination included, as far as there are some."""
    for left in range(n, 0, -1):
        if not other.hand:
            return

        def options() -> list[Option]:
            return [DISCARD.of(card) for card in dict.fromkeys(other.hand)]

        # Shown even if all are alike: the others need not know (NEM-VIS-22).
        chosen = yield ask(other.seat, ASK_LOSE_CARDS, options, about=(str(left),), show=True)
        discard(game, other, chosen.args[0])
