"""Synthetic: contamination cards that the Android draws are scanned and gone at once."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import DREW, DREW_SECRETLY, draw_card
from airlock.survival.contamination import scan
from airlock.survival.crew import INFECTED, Crew, is_contamination
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

ANDROID: Final = "android"

SCANNED_AWAY: Final = VOCABULARY.event("scanned_away", "AFT-TRAIT-01", seat=SEAT, infected=NUMBER, clean=NUMBER)


def scans_at_once(game: Game, me: Crew) -> Flow[None]:
    """Each is removed and replaced by another card of the deck, until none is in the hand; then one infection at most.

    What was scanned is public (AFT-TRAIT-01), so that nobody has to guess what is left of them.
    """
    if me.character != ANDROID:
        return
    infected = 0
    gone = [card for card in me.hand if is_contamination(card)]
    while gone:
        bad = [scan(game, card) for card in gone].count(INFECTED)
        infected += bad
        me.hand[:] = [card for card in me.hand if not is_contamination(card)]
        game.contamination_removed += len(gone)
        game.reveals += 1
        tell(game, SCANNED_AWAY, me.seat, bad, len(gone) - bad)
        drawn = [card for card in (draw_card(game, me) for _ in gone) if card]
        for card in drawn:
            me.hand.append(card)
            tell_only(game, me.mask, DREW_SECRETLY, me.seat, card)
        if drawn:
            tell(game, DREW, me.seat, len(drawn))
        gone = [card for card in me.hand if is_contamination(card)]
    me.hand.sort()
    if infected:
        yield from game.species.infect(game, me)
