"""Adaptability: they overcome a weakness."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import OBJECT_TYPE, SEAT, THING, WEAKNESS
from airlock.titles.nemesis.aftermath.events.vocabulary import VOCABULARY

OVERCOME: Final = VOCABULARY.event("weakness_overcome", "AFT-RESEVENT-05", seat=SEAT, object=THING, weakness=WEAKNESS)
THIS_WEAKNESS: Final = VOCABULARY.verb("overcome", OBJECT_TYPE)
ASK_OVERCOME: Final = VOCABULARY.prompt("choose_overcome")


def adaptability(game: Game) -> Flow[None]:
    """The first player says which discovered weakness is gone for good; its object is worth no analysis any more.

    One of the match before that nobody has discovered again isn't among them.
    """
    known = [thing for thing, card in game.weaknesses.items() if card]
    deciding = game.in_order()
    if not known or not deciding:
        return
    chosen = yield ask(
        deciding[0].seat, ASK_OVERCOME, lambda: [THIS_WEAKNESS.of(thing) for thing in known], rule="AFT-RESEVENT-05"
    )
    thing = chosen.args[0]
    tell(game, OVERCOME, deciding[0].seat, thing, game.weaknesses.pop(thing))


ADAPTABILITY: Final = EventCard("adaptability", 3, ("larva", "creeper", "adult"), adaptability, alert=True)
