"""What a player may do as one of the two actions of a turn, and why something isn't possible."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Option
from airlock.kernel.title import Refusal
from airlock.survival.content import (
    IN_COMBAT,
    OUT_OF_COMBAT,
    PASSIVE,
    REACTION,
    ActionCard,
    ItemCard,
    RoomWay,
    Way,
)
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import PASS

# Wounds that make things cost more (content: serious wounds).
HAND: Final = "hand"
LEG: Final = "leg"


def turn_options(game: Game, me: Crew) -> list[Option]:
    """Passing, and every action that can be performed and paid for now."""
    out = [PASS]
    cards = me.action_cards()
    combat = game.in_combat(me)
    content = game.content
    actions = content.in_combat if combat else content.repertoire if game.loose_eggs(me.slot) else content.at_peace
    for action in actions:
        if cards >= action.least:
            action.offers(game, me, cards, combat, out)
    return out


def refusals(game: Game, me: Crew) -> list[Refusal]:
    """Everything a person could expect to do now but may not, with the reason."""
    cards = me.action_cards()
    combat = game.in_combat(me)
    return [refusal for action in game.content.repertoire for refusal in action.why_not(game, me, cards, combat)]


def move_cost(me: Crew, combat: bool) -> int:
    """1; out of a room with intruders 2 with a leg wound."""
    return 2 if combat and LEG in me.wounds else 1


def cost_of(game: Game, me: Crew, verb: str, cost: int) -> int:
    """What an action costs somebody, whatever it costs others."""
    for change in game.content.hooks.action_cost:
        cost = change(game, me, verb, cost)
    return cost


def item_cost(me: Crew, cost: int) -> int:
    """A hand wound makes every item action cost 1 more."""
    return cost + 1 if HAND in me.wounds else cost


def wrong_moment(when: str, combat: bool) -> str:
    """NEM-ACT-08, -09"""
    if when == OUT_OF_COMBAT:
        return "only_out_of_combat" if combat else ""
    if when == IN_COMBAT:
        return "" if combat else "only_in_combat"
    if when == REACTION:
        return "reaction_only"
    return "no_action_of_its_own" if when == PASSIVE else ""


def why_not_card(game: Game, me: Crew, card: ActionCard, way: Way, cards: int, combat: bool) -> str:
    """Why a card in hand can't be used; the card itself is discarded on top of the cost (NEM-ACT-11)."""
    reason = wrong_moment(card.when, combat)
    if reason:
        return reason
    return "too_few_cards" if cards - 1 < card.cost else way.possible(game, me)


def why_not_item(game: Game, me: Crew, card: ItemCard, way: Way, cards: int, combat: bool) -> str:
    reason = wrong_moment(card.when, combat)
    if reason:
        return reason
    cost = way.cost_of(game, me, None) if way.cost_of is not None else card.cost
    return "too_few_cards" if cards < item_cost(me, cost) else way.possible(game, me)


def why_not_room(game: Game, me: Crew, at: str, way: RoomWay) -> str:
    """The conditions of a room action apart from its cost, for the room in slot `at` (NEM-ROOM-02, -03, NEM-ACT-34)."""
    if game.in_combat(me):
        return "only_out_of_combat"
    if at in game.malfunction:
        return "room_broken"
    return way.possible(game, me, at)


def room_ways(game: Game, me: Crew, at: str) -> list[RoomWay]:
    """What the action of the room in slot `at` can do now, leaving its cost aside."""
    room = game.rooms.get(at)
    if room is None:
        return []
    return [way for way in game.content.rooms[room].ways if not why_not_room(game, me, at, way)]
