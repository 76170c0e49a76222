"""Extra Limbs: more hands than you should have."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.hands import gain_item
from airlock.survival.search import (
    ASK_CHOOSE_DECK,
    FOUND,
    SEARCHED,
    THIS_DECK,
    cannot_search,
    filled_decks,
    search,
)
from airlock.survival.secrets import hand_mask
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.titles.nemesis.carnomorphs.mutation import Mutation


def requires(game: Game, me: Crew) -> str:
    return cannot_search(game, me.slot, thorough=True)


def grab(game: Game, me: Crew, cards: int) -> Flow[None]:
    """Cards of the room's colour, all of them kept; in a white room the deck is chosen before (NEM-SEARCH-02)."""
    slot = me.slot
    choice = yield ask(
        me.seat, ASK_CHOOSE_DECK, lambda: [THIS_DECK.of(c) for c in filled_decks(game, slot)], rule="NEM-SEARCH-02"
    )
    colour = choice.args[0]
    tell(game, SEARCHED, me.seat, slot, colour)
    game.reveals += 1
    deck = game.items[colour]
    # They wait in a zone of the player: a redeal for another seat must reach the second while the first is asked about.
    while len(me.looking) < cards and len(deck):
        item = deck.draw(game.fate)
        me.looking.append(item)
        # With open hands everybody sees what comes into one.
        tell_only(game, hand_mask(game, me.seat), FOUND, me.seat, item)
    # Heavy ones first: the order in which they were drawn is nobody's business.
    me.looking.sort(key=lambda item: not game.content.items[item].heavy)
    while me.looking:
        yield from gain_item(game, me, me.looking.pop(0))


def clean(game: Game, me: Crew) -> Flow[None]:
    """A search as usual; where nothing is left to find, one card."""
    if game.items_left.get(me.slot, 0):
        yield from search(game, me, me.slot)
    else:
        yield from grab(game, me, 1)


def infected(game: Game, me: Crew) -> Flow[None]:
    """Two cards, both kept; the item counter goes down if it can."""
    if game.items_left.get(me.slot, 0):
        game.items_left[me.slot] -= 1
    yield from grab(game, me, 2)


EXTRA_LIMBS: Final = Mutation("extra_limbs", infected, clean, when=OUT_OF_COMBAT, requires=requires)
