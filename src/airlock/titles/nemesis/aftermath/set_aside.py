"""Figures that come onto the board without an encounter: their tokens are set aside."""

from __future__ import annotations

from airlock.survival.state import Game


def set_aside(game: Game, type: str) -> None:
    """A token of this type is in the supply while its figure is on the board; if there is none, one leaves the bag."""
    type_of = game.species.type_of
    if any(type_of(token) == type for token in game.supply):
        return
    tokens = [token for token in game.bag if type_of(token) == type]
    if tokens:
        token = game.fate.roll("set_aside", tokens)
        game.bag.remove(token)
        game.supply.append(token)
