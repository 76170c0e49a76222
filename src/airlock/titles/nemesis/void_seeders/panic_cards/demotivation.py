"""Demotivation: you take away everybody's courage."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.cards import discard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.items.smoke_grenade import ASK_LOSE_CARD, cards_to_lose
from airlock.titles.nemesis.void_seeders.insanity import raise_insanity
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def demotivation(game: Game, me: Crew) -> Flow[bool]:
    """Everybody in the room discards an action card, whoever has one; then the insanity of this one rises."""
    for c in game.crew_in(me.slot) if me.slot else [me]:
        if c.hand:
            yield from lose_card(game, c)
    yield from raise_insanity(game, me)
    return True


def lose_card(game: Game, c: Crew) -> Flow[None]:
    """Asked whatever is in the hand: the others need not know how many of the cards are action cards (NEM-VIS-22)."""
    chosen = yield ask(c.seat, ASK_LOSE_CARD, lambda: cards_to_lose(c), show=True, rule="VOI-PANIC-03")
    if chosen.args:
        discard(game, c, chosen.args[0])


DEMOTIVATION: Final = PanicCard("demotivation", 1, 2, demotivation)
