"""What an action costs, said before it is chosen."""

from __future__ import annotations

from airlock.kernel.options import parts_of
from airlock.survival.crew import Crew
from airlock.survival.possible import item_cost, move_cost
from airlock.survival.state import Game

CAREFUL = 2
BASIC = 1
# The question whose options are actions.
ACT = "act"
BASIC_ACTIONS = ("shoot", "melee", "pick_up", "trade", "craft")


def cost(game: Game, seat: int, prompt: str, key: str) -> int | None:
    """What a seat pays in cards for what it is offered or refused: only actions of those aboard have a price."""
    if not 0 <= seat < len(game.crew) or not game.crew[seat].active or prompt not in (ACT, ""):
        return None
    return action_cost(game, game.crew[seat], key)


def action_cost(game: Game, me: Crew, key: str) -> int | None:
    """How many cards are discarded for an action, apart from the card that is played; None for what isn't an action.

    Where it depends on a choice to come it is the least it can be.
    """
    verb, *args = parts_of(key)
    if verb == "move":
        return move_cost(me, game.in_combat(me))
    if verb == "careful":
        return CAREFUL
    if verb in BASIC_ACTIONS:
        return BASIC
    if verb == "activate":
        quest = game.content.items[args[0]].quest
        return quest.cost if quest is not None else None
    if verb == "card":
        return game.content.cards[args[0]].cost
    if verb == "room":
        return game.content.rooms[args[0]].cost
    if verb == "item":
        card = game.content.items[args[0]]
        way = next(w for w in card.ways if w.id == args[1])
        return item_cost(me, way.cost_of(game, me, None) if way.cost_of is not None else card.cost)
    return None
