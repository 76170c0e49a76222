"""Adaptability: a weakness that was discovered is gone for good."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import WEAKNESS
from airlock.titles.nemesis.aftermath.vocabulary import VOCABULARY

WEAKNESS_LOST: Final = VOCABULARY.event("weakness_lost", "AFT-RESEVENT-05", weakness=WEAKNESS)
THIS_WEAKNESS: Final = VOCABULARY.verb("weakness", WEAKNESS)
ASK_WEAKNESS: Final = VOCABULARY.prompt("lose_weakness")


def discovered(game: Game) -> list[str]:
    return [card for card in game.weaknesses.values() if card]


def adaptability(game: Game) -> Flow[None]:
    """The first player, or the next one who is still there, chooses which; its place stays empty from now on."""
    active = game.in_order()
    if not discovered(game) or not active:
        return
    lost = discovered(game)[0]
    if len(discovered(game)) > 1:
        chosen = yield ask(
            active[0].seat,
            ASK_WEAKNESS,
            lambda: [THIS_WEAKNESS.of(card) for card in discovered(game)],
            rule="AFT-RESEVENT-05",
        )
        lost = chosen.args[0]
    # Without a place for it nothing of this type can be analysed any more.
    game.weaknesses = {thing: card for thing, card in game.weaknesses.items() if card != lost}
    tell(game, WEAKNESS_LOST, lost)


ADAPTABILITY: Final = EventCard("adaptability", 3, ("larva", "creeper", "adult"), adaptability, alert=True)
