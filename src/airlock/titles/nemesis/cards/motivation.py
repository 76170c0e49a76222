"""Motivation: everybody in the room draws a card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import draw_hand
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.quests import USE
from airlock.survival.state import Game
from airlock.survival.vocabulary import DECLINE
from airlock.titles.nemesis.cards.order import INTERCOM, in_computer_rooms, over_the_intercom
from airlock.titles.nemesis.vocabulary import VOCABULARY

ASK_INTERCOM: Final = VOCABULARY.prompt("intercom")


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """The Intercom, if it is used, includes everybody in rooms with a working computer."""
    if not over_the_intercom(game, me):
        return NOTHING
    chosen = yield ask(me.seat, ASK_INTERCOM, lambda: [USE.of(INTERCOM), DECLINE])
    return chosen


def motivate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """In order, beyond any hand limit; whoever has passed draws too."""
    yield from ()
    reached = in_computer_rooms(game, me) if choice else []
    for c in game.in_order():
        if c.slot == me.slot or c in reached:
            yield from draw_hand(game, c, 1)


MOTIVATION: Final = ActionCard("motivation", 0, ANY, [Way("motivate", motivate, announce=announce)])
