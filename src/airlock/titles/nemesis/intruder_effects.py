"""What the cards of the intruder player say, apart from a move and an attack."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import IntruderEffect
from airlock.survival.crew import Crew
from airlock.survival.event_phase import resolve_event
from airlock.survival.injuries import draw_event_card
from airlock.survival.looking import SAW_EVENT
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import EVENT_NAME, NUMBER, ONE_FIGURE, SEAT
from airlock.titles.nemesis.events.eclosion import eclosion
from airlock.titles.nemesis.events.hunt import hunt, hunters
from airlock.titles.nemesis.events.regeneration import recover
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat
from airlock.titles.nemesis.vocabulary import VOCABULARY

PLANNED: Final = 3

EVENTS_DRAWN: Final = VOCABULARY.event("events_drawn", "NEM-INTRUDERPLAYER-20", seat=SEAT, cards=NUMBER)
EVENT_DISCARDED: Final = VOCABULARY.event("event_discarded", "NEM-INTRUDERPLAYER-20", card=EVENT_NAME)

PURSUE: Final = VOCABULARY.verb("pursue", SEAT)
THIS_EVENT: Final = VOCABULARY.verb("event", EVENT_NAME)
HEAL: Final = VOCABULARY.verb("heal", ONE_FIGURE)
ASK_PURSUIT: Final = VOCABULARY.prompt("pursuit")
ASK_PLANNING: Final = VOCABULARY.prompt("planning")
ASK_SELF_HEALING: Final = VOCABULARY.prompt("self_healing")


def pursued(game: Game) -> list[Option]:
    """Characters in a room, but not in combat, as in the development of the bag."""
    return [PURSUE.of(str(c.seat)) for c in game.in_order() if c.slot and not game.in_combat(c)]


def why_not_pursuit(game: Game, me: Crew) -> str:
    return "" if pursued(game) else "nobody_to_pursue"


def pursuit(game: Game, me: Crew) -> Flow[None]:
    """One of them rolls for noise."""
    choice = yield ask(me.seat, ASK_PURSUIT, lambda: pursued(game), rule="NEM-INTRUDERPLAYER-12")
    yield from roll_noise(game, game.crew[int(choice.args[0])])


def why_not_hunt(game: Game, me: Crew) -> str:
    return "" if hunters(game) else "no_adult_near_the_crew"


def coordinated_hunt(game: Game, me: Crew) -> Flow[None]:
    yield from hunt(game)


def metamorphosis(game: Game, me: Crew) -> Flow[None]:
    yield from eclosion(game)


def planning(game: Game, me: Crew) -> Flow[None]:
    """One of three events is resolved whole; the others are then discarded (NEM-INTRUDERPLAYER-20)."""
    looking = IntruderSeat.of(game).looking
    for _ in range(PLANNED):
        card = draw_event_card(game)
        looking.append(card)
        tell_only(game, me.mask, SAW_EVENT, me.seat, card)
    tell(game, EVENTS_DRAWN, me.seat, PLANNED)
    choice = yield ask(
        me.seat,
        ASK_PLANNING,
        lambda: [THIS_EVENT.of(card) for card in sorted(looking)],
        rule="NEM-INTRUDERPLAYER-20",
    )
    looking.remove(choice.args[0])
    game.reveals += 1
    yield from resolve_event(game, choice.args[0])
    for card in looking:
        game.event_discard.append(card)
        tell(game, EVENT_DISCARDED, card)
    looking.clear()


def injured(game: Game) -> list[Option]:
    return [HEAL.of(f.name) for f in game.figures if f.injuries]


def why_not_self_healing(game: Game, me: Crew) -> str:
    return "" if injured(game) else "no_injured_intruder"


def self_healing(game: Game, me: Crew) -> Flow[None]:
    choice = yield ask(me.seat, ASK_SELF_HEALING, lambda: injured(game), rule="NEM-INTRUDERPLAYER-12")
    figure = game.figure(choice.args[0])
    assert figure is not None
    recover(game, figure)


INTRUDER_EFFECTS: Final = [
    IntruderEffect("pursuit", pursuit, why_not_pursuit),
    IntruderEffect("coordinated_hunt", coordinated_hunt, why_not_hunt),
    IntruderEffect("metamorphosis", metamorphosis),
    IntruderEffect("planning", planning),
    IntruderEffect("self_healing", self_healing, why_not_self_healing),
]
