"""Storage: draw two items of any deck, keep one. It isn't a search: the item counter doesn't matter."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.search import any_filled_decks, search_deck
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if any_filled_decks(game) else "deck_empty"


def fetch(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-STORAGE-01, -02"""
    yield from search_deck(game, me, at, any_filled_decks(game))


STORAGE: Final = Room("storage", "room_1", "red", [RoomWay("fetch", fetch, possible)], rule="NEM-ROOM-STORAGE-01")
