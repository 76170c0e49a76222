"""Intruder figures: placing them and moving them. All their movement goes through `move_figures`."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Figure
from airlock.survival.doors import BREAKS_IT, BREAKS_THROUGH, STAYS, destroy_door, is_closed
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, PLACE, SLOT, TYPE, VOCABULARY

INTRUDER_MOVED: Final = VOCABULARY.event("intruder_moved", "NEM-IMOVE-02", figure=FIGURE, old=SLOT, slot=SLOT)
INTRUDER_STOPPED: Final = VOCABULARY.event("intruder_stopped", "NEM-DOOR-04", figure=FIGURE, corridor=PLACE)
INTRUDER_HID: Final = VOCABULARY.event("intruder_hid", "NEM-TECH-06", figure=FIGURE, network=PLACE)
INTRUDER_APPEARED: Final = VOCABULARY.event("intruder_appeared", "NEM-ENC-07", figure=FIGURE, slot=SLOT)
TOKEN_ADDED: Final = VOCABULARY.event("token_added", "NEM-VIS-17", type=TYPE)


def by_size(game: Game, figures: list[Figure]) -> list[Figure]:
    """The largest first, of equal ones the oldest (NEM-EVENT-06, NEM-ESC-02)."""
    types = game.species.types
    return sorted(figures, key=lambda f: (types.index(f.kind), f.id))


def movable_in(game: Game, slot: str) -> list[Figure]:
    """The figures of a room that something can drive or lure away (VOI-LAIRINJ-08)."""
    return [f for f in game.figures_in(slot) if game.species.can_move(f)]


def move_figures(game: Game, moves: list[tuple[Figure, str]]) -> Flow[None]:
    """Move figures at the same time, each through an exit of its room: a corridor or a technical network."""
    # Doors count as they are before anybody moves: all who meet a closed one destroy it together (NEM-DOOR-05, -06).
    closed = {exit for _, exit in moves if is_closed(game, exit)}
    entered: list[str] = []
    for f, exit in moves:
        if f not in game.figures or not game.species.can_move(f):
            continue
        if game.map.is_network(exit):
            hide(game, f, exit)
            continue
        if exit in closed:
            at_door = game.species.at_door(game, f)
            stopped = at_door in (STAYS, BREAKS_IT)
            if stopped:
                tell(game, INTRUDER_STOPPED, f.name, exit)
            if at_door in (BREAKS_IT, BREAKS_THROUGH):
                destroy_door(game, exit)
            if stopped:
                continue
        old = f.slot
        f.slot = game.map.other_end(exit, old)
        entered.append(f.slot)
        for rule in game.content.hooks.on_intruder_enters:
            rule(game, f)
        tell(game, INTRUDER_MOVED, f.name, old, f.slot)
    for slot in dict.fromkeys(entered):
        arrived(game, slot)
    yield from ()


def move_into(game: Game, figures: list[Figure], slot: str) -> Flow[None]:
    """Move figures from next door into a named room."""
    yield from move_figures(game, [(f, way_into(game, f, slot)) for f in figures])


def way_into(game: Game, f: Figure, slot: str) -> str:
    """The corridor a figure takes into a room next door: one without a closed door if there is one (NEM-IMOVE-09)."""
    joining = game.map.between(f.slot, slot)
    free = [c for c in joining if not is_closed(game, c)]
    return (free or joining)[0]


def arrived(game: Game, slot: str) -> None:
    """An intruder appeared in a room or moved in."""
    if slot not in game.arrivals:
        game.arrivals.append(slot)
    for part in game.parts.values():
        part.on_arrival(game, slot)


def hide(game: Game, f: Figure, network: str) -> None:
    """Off the board into the technical corridors: its injuries are gone, a token of its type goes into the bag."""
    if not game.species.may_hide(game, f):
        return
    game.figures.remove(f)
    tell(game, INTRUDER_HID, f.name, network)
    return_token(game, f)


def return_token(game: Game, f: Figure) -> None:
    add_token(game, game.species.token_type(game, f))


def add_token(game: Game, type: str, but: str = "") -> bool:
    """Put a random token of this type from the supply into the bag, if there is one; never `but` (NEM-BAG-15)."""
    candidates = [t for t in game.supply if game.species.type_of(t) == type and t != but]
    if not candidates:
        return False
    token = game.fate.roll("supply", candidates)
    game.supply.remove(token)
    game.bag.append(token)
    tell(game, TOKEN_ADDED, type)
    return True


def put_figure(game: Game, kind: str, slot: str) -> Flow[Figure]:
    """A figure comes onto the board. The first of the game is a critical moment (NEM-KEY-01)."""
    f = Figure(game.next_figure, kind, slot)
    game.next_figure += 1
    game.figures.append(f)
    tell(game, INTRUDER_APPEARED, f.name, slot)
    for rule in game.content.hooks.on_intruder_enters:
        rule(game, f)
    arrived(game, slot)
    game.species.on_appearance(game, f)
    if not game.first_encounter and game.species.is_first_encounter(f):
        game.first_encounter = True
        yield from game.mode.first_encounter(game)
    return f
