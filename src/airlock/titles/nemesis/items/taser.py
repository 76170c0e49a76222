"""Taser: 1 injury for an intruder, which retreats; or make a character drop all cards."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import discard
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.injuries import injure, retreat
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.titles.nemesis.items.targets import choose_intruder, intruder_here
from airlock.titles.nemesis.vocabulary import THIS_PERSON


def shock_intruder(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """It retreats once: not again if the injury check made it (NEM-INJ-17)."""
    f = game.figure(choice[0])
    if f is not None:
        retreated = yield from injure(game, f, 1)
        if not retreated:
            yield from retreat(game, f)


def victims(game: Game, me: Crew) -> list[Crew]:
    """Others in the room with cards to lose (NEM-ACT-30)."""
    return [c for c in game.others_in_room(me) if c.hand]


def somebody_here(game: Game, me: Crew) -> str:
    return "" if victims(game, me) else "nobody_in_reach"


def choose_victim(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return [THIS_PERSON.of(str(c.seat)) for c in victims(game, me)]

    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, options)
    return chosen


def shock_character(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """All cards, contamination too (NEM-DEF-24)."""
    yield from ()
    victim = game.crew[int(choice[0])]
    for card in victim.hand[:]:
        discard(game, victim, card)


TASER: Final = ItemCard(
    "taser",
    "blue",
    [
        Way("intruder", shock_intruder, intruder_here, choose_intruder),
        Way("character", shock_character, somebody_here, choose_victim),
    ],
    cost=1,
    when=ANY,
    one_use=True,
)
