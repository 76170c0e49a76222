"""Motivation: everybody in the room draws a card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import draw_cards
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import DONE, SEAT
from airlock.titles.nemesis.cards.order import over_the_intercom
from airlock.titles.nemesis.vocabulary import VOCABULARY

INCLUDE: Final = VOCABULARY.verb("include", SEAT)
ASK_INCLUDE: Final = VOCABULARY.prompt("include")


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Over the Intercom any characters in rooms with a working computer are included."""
    included: list[Option] = []

    def reached() -> list[Option]:
        left = [INCLUDE.of(str(c.seat)) for c in over_the_intercom(game, me)]
        return [DONE, *(o for o in left if o not in included)]

    while len(reached()) > 1:
        chosen = yield ask(me.seat, ASK_INCLUDE, reached)
        if chosen.verb == "done":
            break
        included.append(chosen)
    return joined(*included)


def motivate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """In order, beyond any hand limit; whoever has passed draws too."""
    yield from ()
    for c in game.in_order():
        if c.slot == me.slot or str(c.seat) in choice:
            draw_cards(game, c, 1)


MOTIVATION: Final = ActionCard("motivation", 0, ANY, [Way("motivate", motivate, announce=announce)])
