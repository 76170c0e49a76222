"""Terror, three cards of the name: everybody is checked, and the infected go mad."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import discard, draw_hand
from airlock.survival.contamination import scan_pile, tell_scan
from airlock.survival.content import EventCard
from airlock.survival.rounds import HAND_LIMIT
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.insanity import go_mad
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, LURKER, STALKER


def terror(game: Game) -> Flow[None]:
    """Everybody draws up to 5 cards and scans the hand; then all hands are discarded, on pods too (NEM-EVENT-23).

    Nothing leaves the game: clean cards are discarded like the rest.
    """
    for me in game.in_order():
        yield from draw_hand(game, me, HAND_LIMIT - len(me.hand))
        infected, clean = scan_pile(game, me.hand)
        tell_scan(game, me, infected, clean)
        if infected:
            go_mad(game, me)
    for me in game.in_order():
        for card in me.hand[:]:
            discard(game, me, card)


TERROR_1: Final = EventCard("void_terror_1", 1, (LURKER, STALKER, DESPOILER), terror)
TERROR_2: Final = EventCard("void_terror_2", 2, (STALKER, DESPOILER), terror)
TERROR_3: Final = EventCard("void_terror_3", 2, (LURKER, STALKER, DESPOILER), terror)
