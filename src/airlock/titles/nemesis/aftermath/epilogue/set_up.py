"""How an Epilogue begins: the board as it was left, the shuttle docked to it, and a fresh crew (AFT-EPISETUP)."""

from __future__ import annotations

from typing import Any, Final

from airlock.kernel.deck import deck
from airlock.kernel.fate import Fate
from airlock.kernel.faults import BadRecord
from airlock.survival import setup
from airlock.survival.content import Content
from airlock.survival.exploration import decide_token, turn_tile
from airlock.survival.map import SPECIAL, Map
from airlock.survival.mode import Mode
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens, lay_out_tokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets
from airlock.titles.nemesis.ship.pods import Pod, Pods

# What comes into the bag, by the number of players (AFT-EPISETUP-05).
MORE_TOKENS: Final[dict[int, dict[str, int]]] = {
    2: {"larva": 1, "adult": 2},
    3: {"larva": 1, "adult": 2},
    4: {"larva": 2, "adult": 4},
    5: {"larva": 3, "adult": 6},
}


def set_up(
    map: Map,
    species: Species,
    mode: Mode,
    content: Content,
    fate: Fate,
    players: int,
    parts: dict[str, Part],
    left: dict[str, Any],
) -> Game:
    """The ship and the shuttle before the first round; players have numbers, but no characters yet."""
    game = Game(map, species, mode, content, fate, players)
    game.parts = parts
    must_fit(game, left)
    lay_out_ship(game, left)
    for slot in map.docked:
        # AFT-EPISETUP-14
        setup.turn_docked_tile(game, map.slots[slot])
    put_intruders_away(game, left, players)
    setup.set_up_decks(game)
    take_items(game, left)
    take_parts(game, left)
    game.parts["second_tokens"] = SecondTokens()
    lay_out_tokens(game)
    setup.number_players(game)
    mode.deal_goals(game)
    for c in game.crew:
        # AFT-EPISETUP-19
        c.slot = MAIN
    # The time track of the ship stays where it is (AFT-EPISETUP-23).
    game.time = len(map.time) - 1
    return game


def must_fit(game: Game, left: dict[str, Any]) -> None:
    """Refuse the board of another ship."""
    slots = [*left["rooms"], *left["tiles"], *left["items_left"], *left["malfunction"]]
    foreign = [slot for slot in slots if slot not in game.map.slots or slot in game.map.docked]
    foreign += [corridor for corridor in left["doors"] if corridor not in game.map.corridors]
    if foreign:
        raise BadRecord(f"the match before was played on another board: this one has no {foreign[0]}")


def lay_out_ship(game: Game, left: dict[str, Any]) -> None:
    """Rooms with their counters, malfunctions and doors; what was unexplored is turned over (AFT-EPISETUP-08, -12)."""
    game.rooms = dict(left["rooms"])
    game.where = {room: slot for slot, room in game.rooms.items()}
    game.items_left = dict(left["items_left"])
    game.malfunction = list(left["malfunction"])
    game.doors = dict(left["doors"])
    game.tiles = dict(left["tiles"])
    game.tokens = dict(left["tokens"])
    game.token_pool = list(left["token_pool"])
    game.tile_pools = {kind: list(pool) for kind, pool in left["tile_pools"].items()}
    placed = {*game.rooms.values(), *game.tiles.values(), *(tile for pool in game.tile_pools.values() for tile in pool)}
    for slot in game.map.slots.values():
        if slot.kind == SPECIAL and slot.id not in game.rooms:
            game.rooms[slot.id] = slot.room
            game.where[slot.room] = slot.id
            placed.add(slot.room)
    for room in game.content.rooms.values():
        # Tiles that were not in the game before belong to the unused ones.
        if room.id not in placed:
            game.tile_pools[room.kind].append(room.id)
    for slot_id in game.map.by_number:
        if slot_id not in game.rooms and slot_id not in game.map.docked:
            turn_over(game, slot_id)
    # Every token of the old set is gone, also what lay on an explored room.
    game.tokens = {}


def turn_over(game: Game, slot: str) -> None:
    """An unexplored room: its token sets the item counter and does nothing else (AFT-EPISETUP-12)."""
    room = turn_tile(game, slot)
    token = decide_token(game, slot)
    del game.tokens[slot]
    if game.content.rooms[room].searchable:
        game.items_left[slot] = game.mode.item_counter(game.content.exploration[token][1])


def put_intruders_away(game: Game, left: dict[str, Any], players: int) -> None:
    """Figures leave the board, tokens of their types go into the bag, and some more (AFT-EPISETUP-04, -05)."""
    species = game.species
    game.bag, game.supply = list(left["bag"]), list(left["supply"])
    for type in left["figures"]:
        add_tokens(game, type, 1)
    for type, n in MORE_TOKENS[players].items():
        add_tokens(game, type, n)
    game.eggs = left["eggs"]
    game.nest_destroyed = left["nest_destroyed"]
    game.queen_killed = left["queen_killed"]
    game.weaknesses = dict.fromkeys(species.analysed, "")
    game.weakness_pool = list(left["weakness_pool"])


def add_tokens(game: Game, type: str, n: int) -> None:
    """As many as the supply has."""
    for _ in range(n):
        candidates = [t for t in game.supply if game.species.type_of(t) == type]
        if candidates:
            token = game.fate.roll("supply", candidates)
            game.supply.remove(token)
            game.bag.append(token)


def take_items(game: Game, left: dict[str, Any]) -> None:
    """Item decks, piles and crafted cards stay in use; all other decks are whole again (AFT-EPISETUP-07, -10)."""
    for colour, cards in left["items"].items():
        game.items[colour] = deck(f"item_{colour}", list(cards))
        game.item_discard[colour] = list(left["item_discard"][colour])
    game.items_spent = list(left["items_gone"])
    # Cards that were not in the game before join the crafted ones (AFT-EPISETUP-27).
    game.crafted = {item: left["crafted"].get(item, n) for item, n in game.content.crafted.items()}


def take_parts(game: Game, left: dict[str, Any]) -> None:
    """Pods that are still there, with their locks; turrets; what was known of weaknesses (AFT-EPISETUP-08, -09)."""
    Pods.of(game).pods = [Pod(number, section, locked, False, []) for number, section, locked in left["pods"]]
    turrets = game.parts.get("turrets")
    if isinstance(turrets, Turrets):
        turrets.turrets = [Turret(t["slot"], t["status"], t["facedown"], 0, tuple(t["maybe"])) for t in left["turrets"]]
    inactive = {thing: card for thing, card in left["weaknesses"].items() if card}
    game.parts["wreck"] = Wreck(inactive, list(left["characters"]), game.nest_destroyed, len(game.malfunction))
