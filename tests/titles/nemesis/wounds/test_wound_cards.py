"""The sixteen serious wound cards."""

from __future__ import annotations

from collections import Counter

from tests.table import table


def test_the_serious_wounds_are_those_printed() -> None:
    cards = Counter(table("captain", "scout").game.wounds.cards())
    assert cards == {"body": 4, "arm": 3, "hand": 3, "leg": 3, "bleeding": 3}
    assert cards.total() == 16
