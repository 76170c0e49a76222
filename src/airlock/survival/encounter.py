"""Encounters: an intruder appears in a room with a character."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.hands import floor_of
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import NUMBER, SEAT, SLOT, TYPE, VOCABULARY

ENCOUNTER: Final = VOCABULARY.event("encounter", "NEM-ENC-01", seat=SEAT, slot=SLOT)
NOISE_GONE: Final = VOCABULARY.event("noise_discarded", "NEM-ENC-05", slot=SLOT)
TOKEN_DRAWN: Final = VOCABULARY.event("token_drawn", "NEM-ENC-06", type=TYPE, number=NUMBER)
HANDS_COMPARED: Final = VOCABULARY.event("hands_compared", "NEM-ENC-08", seat=SEAT, cards=NUMBER, number=NUMBER)


def encounter(game: Game, me: Crew, token: str = "", surprise: bool = True, at: str = "") -> Flow[None]:
    """Noise goes, a token is drawn, its intruder appears; `me` caused it and may be surprised (NEM-ENC-05 to -09).

    A `token` that is already drawn is used instead of another one; without `surprise` no cards are compared. It happens
    `at` another room than theirs if one is named.
    """
    slot = at or floor_of(game, me)
    open_chapter(game, ENCOUNTER, me.seat, slot)
    silence_around(game, slot)
    if not token:
        token = draw_token(game)
    if token:
        yield from game.species.resolve_encounter_token(game, me, token, surprise, slot)
    close_chapter(game)


def silence_around(game: Game, slot: str) -> None:
    """Discard the noise in all corridors of a room, the technical ones included (NEM-ENC-05)."""
    around = game.map.around[slot]
    if any(place in around for place in game.noise):
        game.noise = [place for place in game.noise if place not in around]
        tell(game, NOISE_GONE, slot)


def draw_token(game: Game) -> str:
    """A token from the bag; an empty bag is refilled first (NEM-BAG-14)."""
    if not game.bag:
        game.species.refill_bag(game)
        if not game.bag:
            return ""
    token = game.fate.draw("bag", game.bag)
    # A drawn token lies in the supply (NEM-ENC-10); whoever returns it takes it from there.
    game.supply.append(token)
    game.reveals += 1
    tell(game, TOKEN_DRAWN, game.species.type_of(token), game.species.number_of(token))
    return token


def return_to_bag(game: Game, token: str) -> None:
    """The token just drawn goes back into the bag."""
    game.supply.remove(token)
    game.bag.append(token)


def is_surprised(game: Game, me: Crew, number: int) -> bool:
    """Fewer cards in hand, contamination included, than the number of the token (NEM-ENC-08, -09)."""
    return len(me.hand) < number
