"""Searching: two cards of the room's colour, keep one, the other goes under the deck."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew
from airlock.survival.hands import gain_item, in_own_turn
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import BACK, ITEM, SEAT, SLOT, THING, VOCABULARY

COLOURS: Final = ("red", "yellow", "green")
WHITE: Final = "white"

SEARCHED: Final = VOCABULARY.event("searched", "NEM-SEARCH-05", seat=SEAT, slot=SLOT, colour=BACK)
FOUND: Final = VOCABULARY.event("found", "NEM-VIS-11", seat=SEAT, item=THING)

THIS_DECK: Final = VOCABULARY.verb("deck", BACK)
KEEP: Final = VOCABULARY.verb("keep", ITEM)
ASK_CHOOSE_DECK: Final = VOCABULARY.prompt("choose_deck")
ASK_KEEP_ITEM: Final = VOCABULARY.prompt("keep_item")


def filled_decks(game: Game, slot: str) -> list[str]:
    """The decks this room can be searched for; empty ones find nothing (NEM-ITEM-14)."""
    colour = game.colour(slot)
    colours = COLOURS if colour == WHITE else (colour,)
    return [c for c in colours if c in game.items and len(game.items[c])]


def any_filled_decks(game: Game) -> list[str]:
    """Every item deck with a card left: what the Storage is searched for (NEM-ROOM-STORAGE-01)."""
    return [c for c in COLOURS if len(game.items[c])]


def cannot_search(game: Game, slot: str, thorough: bool = False) -> str:
    """Why a room can't be searched (NEM-SEARCH-06, -07); on a docked board nothing lies about (AFT-SHUTTLE-02)."""
    room = game.rooms.get(slot)
    if room is None or not game.content.rooms[room].searchable or slot in game.map.docked:
        return "not_searchable"
    if not thorough and not game.items_left.get(slot, 0):
        return "nothing_left_to_find"
    return "" if filled_decks(game, slot) else "deck_empty"


def search(game: Game, me: Crew, slot: str, thorough: bool = False) -> Flow[None]:
    """Lower the counter, choose a deck in a white room, then draw (NEM-SEARCH-01 to -05).

    What modules change about the action Search doesn't hold for a `thorough` one (NEM-SEARCH-10).
    """
    if game.items_left.get(slot, 0):
        game.items_left[slot] -= 1
    if not thorough:
        for rule in game.content.hooks.search_draw:
            colours = rule(game, me, slot)
            if colours:
                yield from search_each(game, me, slot, colours)
                return
    yield from search_deck(game, me, slot, filled_decks(game, slot))


def search_deck(game: Game, me: Crew, slot: str, colours: list[str]) -> Flow[None]:
    """Two cards of one deck, seen by the searcher alone; keep one, bury the other (NEM-SEARCH-04)."""
    choice = yield ask(me.seat, ASK_CHOOSE_DECK, lambda: [THIS_DECK.of(c) for c in colours], rule="NEM-SEARCH-02")
    colour = choice.args[0]
    tell(game, SEARCHED, me.seat, slot, colour)
    game.reveals += 1
    draw_item(game, me, colour)
    draw_item(game, me, colour)
    yield from keep_one(game, me)


def search_each(game: Game, me: Crew, slot: str, colours: list[str]) -> Flow[None]:
    """One card of each of these decks; keep one, bury the others."""
    for colour in colours:
        tell(game, SEARCHED, me.seat, slot, colour)
        game.reveals += 1
        draw_item(game, me, colour)
    yield from keep_one(game, me)


def draw_item(game: Game, me: Crew, colour: str) -> None:
    """The top card of a deck, if there is one, for its finder to look at.

    It lies in a zone of the player, not in a variable: a redeal for another seat must reach it.
    """
    deck = game.items[colour]
    if len(deck):
        item = deck.draw(game.fate)
        me.looking.append(item)
        tell_only(game, me.mask, FOUND, me.seat, item)


def keep_one(game: Game, me: Crew) -> Flow[None]:
    """Of what was drawn one is kept, the others go under their decks (NEM-SEARCH-04)."""
    # Shown even if both cards are the same: that it wasn't asked would tell the others so.
    keep = yield ask(
        me.seat,
        ASK_KEEP_ITEM,
        lambda: [KEEP.of(item) for item in dict.fromkeys(me.looking)],
        show=len(me.looking) > 1,
        rule="NEM-SEARCH-04",
        asides=lambda: in_own_turn(game, me),
        quiet=True,
    )
    kept = keep.args[0]
    me.looking.remove(kept)
    for other in me.looking:
        game.items[game.content.items[other].colour].bury(other, me.mask)
    me.looking = []
    yield from gain_item(game, me, kept)
