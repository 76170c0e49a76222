"""Eclosion: what grows inside breaks out; everybody else is checked."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import DISCARDED, draw_card, public_face
from airlock.survival.contamination import scan_pile, tell_scan
from airlock.survival.content import EventCard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.intruders import hatch

DRAWN: Final = 4


def eclosion(game: Game) -> Flow[None]:
    """First the hosts, all at once; then the others on the ship in order, those on pods too (NEM-POD-18)."""
    yield from hatch(game, [me for me in game.in_order() if me.larva])
    for me in game.in_order():
        if me.active:
            yield from check(game, me)


def check(game: Game, me: Crew) -> Flow[None]:
    """4 cards of the deck are scanned and discarded; one that is infected infects. The hand stays as it is."""
    drawn = [card for card in [draw_card(game, me) for _ in range(DRAWN)] if card]
    infected, clean = scan_pile(game, drawn)
    tell_scan(game, me, infected, clean)
    for card in drawn:
        me.discard.append(card)
        tell(game, DISCARDED, me.seat, public_face(card))
    if infected:
        yield from game.species.infect(game, me)


ECLOSION: Final = EventCard("eclosion", 1, ("creeper", "breeder", "queen"), eclosion)
