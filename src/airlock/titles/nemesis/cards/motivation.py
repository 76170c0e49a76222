"""Motivation: everybody in the room draws a card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.cards import draw_cards
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.order import over_the_intercom


def announce(game: Game, me: Crew) -> Flow[Choice | None]:
    """Over the Intercom any characters in rooms with a working computer are included."""
    included: list[str] = []

    def reached() -> list[Option]:
        left = [str(c.seat) for c in over_the_intercom(game, me) if str(c.seat) not in included]
        return [option("done"), *(option("include", seat) for seat in left)]

    while len(reached()) > 1:
        chosen = yield ask(me.seat, "include", reached)
        if chosen.verb == "done":
            break
        included.append(chosen.args[0])
    return tuple(included)


def motivate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """In order, beyond any hand limit; who has passed draws too."""
    yield from ()
    for c in game.in_order():
        if c.slot == me.slot or str(c.seat) in choice:
            draw_cards(game, c, 1)


MOTIVATION: Final = ActionCard("motivation", 0, ANY, [Way("motivate", motivate, announce=announce)])
