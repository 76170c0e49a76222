"""Every action of a turn as a record: what it offers, why not, what it costs, how it is performed.

A title puts this list into its content; species, modes and modules add records of their own to theirs.
"""

from __future__ import annotations

from typing import Final

from airlock.survival import actions, offers, possible, refusals
from airlock.survival.content import AT_TARGETS, OUT_OF_COMBAT, Action, Choice
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def one(game: Game, me: Crew, args: Choice) -> int | None:
    return 1


def two(game: Game, me: Crew, args: Choice) -> int | None:
    return 2


def of_pick_up(game: Game, me: Crew, args: Choice) -> int | None:
    return possible.cost_of(game, me, "pick_up", 1)


def of_move(game: Game, me: Crew, args: Choice) -> int | None:
    return possible.move_cost(me, game.in_combat(me))


def of_quest(game: Game, me: Crew, args: Choice) -> int | None:
    quest = game.content.items[args[0]].quest
    return quest.cost if quest is not None else None


def of_card(game: Game, me: Crew, args: Choice) -> int | None:
    return game.content.cards[args[0]].cost


def of_item(game: Game, me: Crew, args: Choice) -> int | None:
    card = game.content.items[args[0]]
    way = next(w for w in card.ways if w.id == args[1])
    return possible.item_cost(me, way.cost_of(game, me, None) if way.cost_of is not None else card.cost)


def of_room(game: Game, me: Crew, args: Choice) -> int | None:
    return game.content.rooms[args[0]].cost


# NEM-ACT-16 to -26, then cards, items and the room, in the order in which they are offered.
REPERTOIRE: Final = [
    Action("move", offers.moves, refusals.moves, of_move, actions.perform_move, least=1),
    Action("shoot", offers.shots, refusals.shots, one, actions.perform_shoot, AT_TARGETS, least=1),
    Action("melee", offers.blows, refusals.blows, one, actions.perform_melee, AT_TARGETS, least=1),
    Action("careful", offers.careful_moves, refusals.with_moves, two, actions.perform_careful, OUT_OF_COMBAT, least=2),
    Action("pick_up", offers.objects, refusals.objects, of_pick_up, actions.perform_pick_up, OUT_OF_COMBAT, least=1),
    Action("trade", offers.trade, refusals.trade, one, actions.perform_trade, OUT_OF_COMBAT, least=1),
    Action("craft", offers.crafting, refusals.crafting, one, actions.perform_craft, OUT_OF_COMBAT, least=1),
    Action("activate", offers.quests, refusals.quests, of_quest, actions.perform_activate, OUT_OF_COMBAT, least=1),
    Action("card", offers.cards, refusals.cards, of_card, actions.perform_card, least=1),
    Action("item", offers.items, refusals.items, of_item, actions.perform_item),
    Action("room", offers.room, refusals.room, of_room, actions.perform_room, OUT_OF_COMBAT, least=1),
]
