"""Hopelessness: you forget what you could do."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import DISCARDED, draw_card, public_face
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import HAND_CARD
from airlock.titles.nemesis.void_seeders.insanity import forget
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

DRAWN: Final = 3

FORGET: Final = VOCABULARY.verb("forget", HAND_CARD)
ASK_FORGET: Final = VOCABULARY.prompt("forget")


def hopelessness(game: Game, me: Crew) -> Flow[bool]:
    """3 cards of the deck are discarded; one of them that isn't a contamination card leaves the game (VOI-PANIC-12).

    All are drawn before any is discarded: a reshuffle between two can't bring the same card again.
    """
    drawn = [card for card in [draw_card(game, me) for _ in range(DRAWN)] if card]
    for card in drawn:
        me.discard.append(card)
        game.reveals += 1
        tell(game, DISCARDED, me.seat, public_face(card))
    count = len(drawn)

    def options() -> list[Option]:
        return [FORGET.of(card) for card in dict.fromkeys(me.discard[-count:]) if not is_contamination(card)]

    if not count or not options():
        return False
    chosen = yield ask(me.seat, ASK_FORGET, options, rule="VOI-PANIC-12")
    # The one just drawn, not another of its name that lay there before.
    place = max(i for i, card in enumerate(me.discard) if card == chosen.args[0])
    forget(game, me, me.discard.pop(place))
    return True


HOPELESSNESS: Final = PanicCard("hopelessness", 1, 3, hopelessness)
