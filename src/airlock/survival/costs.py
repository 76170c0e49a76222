"""What an action costs, said before it is chosen."""

from __future__ import annotations

from airlock.kernel.options import parts_of
from airlock.survival.crew import Crew
from airlock.survival.state import Game

# The question whose options are actions.
ACT = "act"


def cost(game: Game, seat: int, prompt: str, key: str) -> int | None:
    """What a seat pays in cards for what it is offered or refused: only actions of those aboard have a price."""
    if not 0 <= seat < len(game.crew) or not game.crew[seat].active or prompt not in (ACT, ""):
        return None
    return action_cost(game, game.crew[seat], key)


def action_cost(game: Game, me: Crew, key: str) -> int | None:
    """How many cards are discarded for an action, apart from the card that is played; None for what isn't an action."""
    verb, *args = parts_of(key)
    action = game.content.actions.get(verb)
    return action.cost(game, me, tuple(args)) if action is not None else None
