"""What a finished match leaves on its board, as plain data: all that an Epilogue takes over (AFT-EPISETUP-27)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from airlock.survival.crew import is_object
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.turrets import Turrets
from airlock.titles.nemesis.ship.pods import Pods


def leaves(game: Game) -> dict[str, Any]:
    """The board as it was left. What is undecided stays so, and who knew what is forgotten."""
    docked = game.map.docked
    pools = {kind: sorted(pool) for kind, pool in sorted(game.tile_pools.items())}
    for slot in docked:
        # The shuttle flies home: its tiles lie beside the board again.
        kind = game.map.slots[slot].kind
        if kind in pools:
            pools[kind] = sorted([*pools[kind], game.rooms[slot]])
    return {
        # Who was played; nobody plays them again (AFT-EPISETUP-03).
        "characters": [c.character for c in game.crew],
        "rooms": {slot: room for slot, room in sorted(game.rooms.items()) if slot not in docked},
        "items_left": {slot: n for slot, n in sorted(game.items_left.items()) if slot not in docked},
        # Unexplored rooms: what somebody has seen is decided, whoever it was.
        "tiles": dict(sorted(game.tiles.items())),
        "tile_pools": pools,
        "tokens": {slot: token for slot, token in sorted(game.tokens.items()) if token},
        "token_pool": sorted(game.token_pool),
        "malfunction": [slot for slot in game.map.by_number if slot in game.malfunction and slot not in docked],
        "doors": {c: state for c, state in sorted(game.doors.items()) if _of_the_ship(game, c)},
        "pods": [[pod.number, pod.section, pod.locked] for pod in Pods.of(game).on_board()],
        "eggs": game.eggs,
        "nest_destroyed": game.nest_destroyed,
        "queen_killed": game.queen_killed,
        "weaknesses": dict(sorted(game.weaknesses.items())),
        "weakness_pool": sorted(game.weakness_pool),
        "figures": sorted(f.kind for f in game.figures),
        "bag": sorted(game.bag),
        "supply": sorted(game.supply),
        "turrets": _turrets(game),
        **_items(game),
    }


def _of_the_ship(game: Game, corridor: str) -> bool:
    return game.map.corridors[corridor].a not in game.map.docked


def _turrets(game: Game) -> list[dict[str, Any]]:
    part = game.parts.get("turrets")
    if not isinstance(part, Turrets):
        return []
    return [
        {"slot": t.slot, "status": t.status, "facedown": t.facedown, "maybe": list(t.maybe)}
        for t in part.turrets
        if t.slot not in game.map.docked
    ]


def _items(game: Game) -> dict[str, Any]:
    """Item decks and piles, and what is out of the game. What people found goes to the piles (AFT-EPISETUP-07)."""
    content = game.content
    known: Counter[str] = Counter()
    for cards in content.item_decks.values():
        known.update(cards)
    known.update(content.crafted)
    piles = {colour: list(pile) for colour, pile in sorted(game.item_discard.items())}
    gone = [item for item in [*game.items_removed, *game.items_spent] if item in known]
    for c in game.crew:
        found = [*c.inventory, *c.quests, *c.offer, *c.looking, *c.taking]
        for held in (*c.hands, *c.offered_hands):
            if not is_object(held.kind):
                found += [held.kind, *held.attached]
        for item in found:
            if item not in known:
                # What a character brought along leaves with it.
                continue
            pile = piles.get(content.items[item].colour)
            # A crafted item has no pile, and doesn't return to its deck (NEM-CRAFT-03).
            (gone if pile is None else pile).append(item)
    return {
        "items": {colour: sorted(deck.cards()) for colour, deck in sorted(game.items.items())},
        "item_discard": piles,
        "items_gone": sorted(gone),
        "crafted": {item: game.crafted.get(item, 0) for item in sorted(content.crafted)},
    }
