"""Exploring: the tile is turned, the token revealed, the item counter set, its effect resolved."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.doors import close_door
from airlock.survival.markers import place_fire, place_malfunction
from airlock.survival.noise import danger
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import EFFECT_NAME, NUMBER, ROOM, SEAT, SLOT, VOCABULARY

# What the exploration token says of noise (NEM-EXPL-06, -08); other effects leave the noise roll to the movement.
QUIET: Final = "quiet"

ROOM_EXPLORED: Final = VOCABULARY.event("room_explored", "NEM-EXPL-02", seat=SEAT, slot=SLOT, room=ROOM)
TOKEN_REVEALED: Final = VOCABULARY.event(
    "exploration_token", "NEM-EXPL-02", slot=SLOT, effect=EFFECT_NAME, items=NUMBER
)
SLIMED: Final = VOCABULARY.event("slimed", "NEM-SLIME-05", seat=SEAT)
SLIME_GONE: Final = VOCABULARY.event("slime_gone", "NEM-SLIME-04", seat=SEAT)


def get_slime(game: Game, me: Crew) -> None:
    """At most one marker (NEM-SLIME-02)."""
    if not me.slime and game.species.has_slime():
        me.slime = True
        tell(game, SLIMED, me.seat)


def lose_slime(game: Game, me: Crew) -> None:
    if me.slime:
        me.slime = False
        tell(game, SLIME_GONE, me.seat)


def decide_tile(game: Game, slot: str) -> str:
    """The tile of an unexplored slot: one that somebody saw, or one from the pool, decided now."""
    tile = game.tiles.get(slot)
    if tile is None:
        tile = game.fate.draw(f"room:{slot}", game.tile_pools[game.map.slots[slot].kind])
        game.tiles[slot] = tile
    return tile


def decide_token(game: Game, slot: str) -> str:
    token = game.tokens.get(slot, "")
    if not token:
        token = game.fate.draw(f"explore:{slot}", game.token_pool)
        game.tokens[slot] = token
    return token


def turn_tile(game: Game, slot: str) -> str:
    """Face up for good."""
    room = decide_tile(game, slot)
    del game.tiles[slot]
    game.tiles_known.pop(slot, None)
    game.rooms[slot] = room
    game.where[room] = slot
    game.reveals += 1
    return room


def explore(game: Game, movers: list[Crew], slot: str, corridor: str, muffled: bool) -> Flow[str]:
    """Whoever enters first explores (NEM-EXPL-02). QUIET if no noise roll follows.

    `muffled` movement replaces the automatic noise results silence and danger (NEM-MOVE-14).
    """
    room = turn_tile(game, slot)
    tell(game, ROOM_EXPLORED, movers[0].seat, slot, room)
    yield from enter_room(game, movers, slot)
    return (yield from reveal_token(game, movers, slot, corridor, muffled))


def reveal_token(game: Game, movers: list[Crew], slot: str, corridor: str, muffled: bool) -> Flow[str]:
    """Turn the token of a room, set its item counter, resolve it. QUIET if no noise roll follows (NEM-EXPL-02)."""
    token = decide_token(game, slot)
    del game.tokens[slot]
    game.tokens_known.pop(slot, None)
    game.reveals += 1
    effect, items = game.content.exploration[token]
    tell(game, TOKEN_REVEALED, slot, effect, items)
    if game.content.rooms[game.rooms[slot]].searchable:
        game.items_left[slot] = game.mode.item_counter(items)
    return (yield from token_effect(game, movers, slot, corridor, effect, muffled))


def enter_room(game: Game, movers: list[Crew], slot: str) -> Flow[None]:
    """What a room does to whoever enters it."""
    on_enter = game.content.rooms[game.rooms[slot]].on_enter
    if on_enter is not None:
        for me in movers:
            yield from on_enter(game, me)


def token_effect(game: Game, movers: list[Crew], slot: str, corridor: str, effect: str, muffled: bool) -> Flow[str]:
    if effect == "silence" or effect == "danger":
        if muffled:
            return ""
        if effect == "danger" or is_given_away(game, movers[0]):
            yield from danger(game, slot)
        return QUIET
    if effect == "slime":
        for me in movers:
            get_slime(game, me)
    elif effect == "fire":
        place_fire(game, slot)
    elif effect == "malfunction":
        place_malfunction(game, slot)
    elif effect == "doors" and corridor:
        # Not through technical corridors, and no door is closed that was destroyed (NEM-EXPL-13, -14).
        yield from close_door(game, movers[0].seat, corridor)
    elif effect in game.content.exploration_effects:
        return (yield from game.content.exploration_effects[effect](game, movers, slot))
    return ""


def with_tokens(game: Game) -> list[str]:
    """Slots whose exploration token nobody has revealed, by room number: unexplored ones, and what else got one."""
    hides = game.mode.hides_second_token
    return [slot for slot in game.map.by_number if slot not in game.rooms or slot in game.tokens or hides(game, slot)]


def unexplored(game: Game) -> list[str]:
    """Slots nobody has entered, by room number."""
    return [slot for slot in game.map.by_number if slot not in game.rooms]
