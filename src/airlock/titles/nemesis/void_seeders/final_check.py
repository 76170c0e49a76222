"""The check at the end: contamination drives survivors madder, and the maddest draw for their lives (VOI-END)."""

from __future__ import annotations

from typing import Final

from airlock.survival.analysis import is_discovered
from airlock.survival.cards import draw_card
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.void_seeders.insanity import HIGHEST, insanity_of, move_to
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY
from airlock.titles.nemesis.void_seeders.weaknesses import STABLE_MIND

# VOI-END-03
FINAL_DRAW: Final = 4

FINAL_INSANITY: Final = VOCABULARY.event("final_insanity", "VOI-END-02", seat=SEAT, contamination=NUMBER, level=NUMBER)
FINAL_CARDS: Final = VOCABULARY.event("final_panic", "VOI-END-03", seat=SEAT, cards=NUMBER, contamination=NUMBER)


def survives(game: Game, me: Crew) -> bool:
    """Whoever stays below the highest level lives; the others draw, and any contamination card kills them."""
    me.deck.shuffle_in(me.hand + me.discard)
    me.hand = []
    me.discard = []
    if insanity_of(game, me) < HIGHEST:
        cards = sum(1 for card in me.deck.cards() if is_contamination(card))
        move_to(game, me, min(HIGHEST, insanity_of(game, me) + cards))
        tell(game, FINAL_INSANITY, me.seat, cards, insanity_of(game, me))
        if insanity_of(game, me) < HIGHEST:
            return True
    cards = FINAL_DRAW - 1 if is_discovered(game, STABLE_MIND) else FINAL_DRAW
    drawn = [draw_card(game, me) for _ in range(cards)]
    me.hand = [card for card in drawn if card]
    bad = sum(1 for card in me.hand if is_contamination(card))
    tell(game, FINAL_CARDS, me.seat, len(me.hand), bad)
    return bad == 0
