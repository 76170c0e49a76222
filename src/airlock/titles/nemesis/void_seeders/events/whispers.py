"""Whispers, two cards of the name: you hear them all around."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.injuries import draw_direction
from airlock.survival.noise import make_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER
from airlock.titles.nemesis.void_seeders.tokens import LURKER, STALKER, WHISPERER
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

WHISPERING: Final = VOCABULARY.event("whispering", "VOI-EVENT-06", number=NUMBER)


def whispers(game: Game) -> Flow[None]:
    """Noise in the corridor of another event card, once for each room; nobody in combat by then is heard."""
    number = draw_direction(game)
    tell(game, WHISPERING, number)
    heard: list[str] = []
    for me in game.in_order():
        if not me.active or not me.slot or me.slot in heard or game.in_combat(me):
            continue
        heard.append(me.slot)
        place = game.map.exits[me.slot].get(number)
        if place is not None:
            yield from make_noise(game, me, place)


WHISPERS_1: Final = EventCard("void_whispers_1", 2, (LURKER, WHISPERER), whispers)
WHISPERS_2: Final = EventCard("void_whispers_2", 3, (WHISPERER, STALKER), whispers)
