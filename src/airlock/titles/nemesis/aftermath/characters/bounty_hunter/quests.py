"""Aggro Override and Tranquilizer Darts: the quest items of the Bounty Hunter."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import ANY, IN_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import open_ways
from airlock.survival.figures import movable_in, move_figures
from airlock.survival.hands import use_up
from airlock.survival.injuries import retreat
from airlock.survival.movement import TO, corridor_of, way_options
from airlock.survival.reactions import is_activated
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER, THIS_INTRUDER
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import (
    LAIKA_AWAY,
    LAIKA_GOES,
    call_back,
    where,
)
from airlock.titles.nemesis.aftermath.characters.losing import loses_cards
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.vocabulary import THIS_PERSON

OVERRIDE: Final = "quest_aggro_override"
CARDS: Final = 2

NOBODY_FOLLOWS: Final = VOCABULARY.option("nobody_follows")
ASK_LURED: Final = VOCABULARY.prompt("lured")
ASK_LURE_WAY: Final = VOCABULARY.prompt("lure_way")
ASK_DARTED: Final = VOCABULARY.prompt("darted")


def lured(game: Game, me: Crew, slot: str, corridor: str, figure: Figure) -> Flow[None]:
    """It follows her into that room, keeps its injuries and attacks nobody for leaving; she comes back."""
    yield from move_figures(game, [(figure, corridor)])


def may_lure(game: Game, me: Crew) -> bool:
    """As far as everybody can see: it is active, and may be among what she carries."""
    if not is_activated(game, OVERRIDE) or OVERRIDE in game.items_spent:
        return False
    backs = [game.content.items[item].colour for item in me.inventory]
    return "quest" in backs and bool(movable_in(game, me.slot))


def choose_lured(game: Game, me: Crew) -> Flow[Figure | None]:
    """When she leaves the room by the trait while an intruder is there."""

    def options() -> list[Option]:
        held = OVERRIDE in me.inventory
        return [NOBODY_FOLLOWS, *(THIS_INTRUDER.of(f.name) for f in movable_in(game, me.slot) if held)]

    chosen = yield ask(me.seat, ASK_LURED, options, show=True)
    if chosen.verb == "nobody_follows":
        return None
    use_up(game, me, OVERRIDE)
    return game.figure(chosen.args[0])


# -- without traits: an item action


def can_lure(game: Game, me: Crew) -> str:
    if "traits" in game.parts:
        return "reaction_only"
    if where(game) != me.slot:
        return LAIKA_AWAY
    if not movable_in(game, me.slot):
        return "no_target"
    return "" if open_ways(game, me.slot) else "doors_closed"


def choose_lure(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_LURED, lambda: [THIS_INTRUDER.of(f.name) for f in movable_in(game, me.slot)])
    way = yield ask(me.seat, ASK_LURE_WAY, lambda: way_options(game, TO, me.slot))
    return joined(chosen, way)


def lure(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """She leads it there and comes back at once."""
    figure = game.figure(choice[0])
    if figure is not None:
        tell(game, LAIKA_GOES, me.seat, me.slot, choice[1])
        yield from lured(game, me, choice[1], corridor_of(game, me.slot, choice[1:]), figure)
        call_back(game)


# -- Tranquilizer Darts


def has_intruder(game: Game, me: Crew) -> str:
    return "" if movable_in(game, me.slot) else "no_target"


def choose_intruder(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_DARTED, lambda: [THIS_INTRUDER.of(f.name) for f in movable_in(game, me.slot)])
    return chosen


def dart(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    figure = game.figure(choice[0])
    if figure is not None:
        yield from retreat(game, figure)


def has_company(game: Game, me: Crew) -> str:
    return "" if game.others_in_room(me) else "nobody_in_reach"


def choose_other(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in game.others_in_room(me)]
    )
    return chosen


def stun(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from loses_cards(game, game.crew[int(choice[0])], CARDS)


AGGRO_OVERRIDE: Final = ItemCard(
    OVERRIDE,
    "quest",
    [Way("lure", lure, can_lure, choose_lure)],
    cost=1,
    when=IN_COMBAT,
    one_use=True,
    quest=Quest(1, discard=("tools", "duct_tape")),
)
TRANQUILIZER_DARTS: Final = ItemCard(
    "quest_tranquilizer_darts",
    "quest",
    [Way("drive_off", dart, has_intruder, choose_intruder), Way("stun", stun, has_company, choose_other)],
    cost=1,
    when=ANY,
    one_use=True,
    quest=Quest(1, room="armory"),
)
