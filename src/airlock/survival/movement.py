"""Characters moving: ordinary, careful, escaping, together, and by other ways than corridors."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, Verb, ask
from airlock.survival.attacks import attack, attackers_of
from airlock.survival.crew import Crew
from airlock.survival.doors import open_ways
from airlock.survival.exploration import QUIET, enter_room, explore, reveal_token
from airlock.survival.noise import place_noise, roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import CORRIDOR, PLACE, SEAT, SLOT, VOCABULARY

# How the arrival sounds.
LOUD: Final = "loud"
CAREFUL: Final = "careful"
SILENT: Final = "silent"

MOVED: Final = VOCABULARY.event("moved", "NEM-MOVE-04", seat=SEAT, old=SLOT, slot=SLOT)
ESCAPES: Final = VOCABULARY.event("escapes", "NEM-ESC-01", seat=SEAT, slot=SLOT)

MOVE: Final = VOCABULARY.action("move", SLOT, CORRIDOR, least=1)
MOVE_CAREFULLY: Final = VOCABULARY.action("careful", SLOT, CORRIDOR, least=1)
TO: Final = VOCABULARY.verb("to", SLOT, CORRIDOR, least=1)
NOISE_IN: Final = VOCABULARY.verb("noise", PLACE)
ASK_CAREFUL_NOISE: Final = VOCABULARY.prompt("careful_noise")


def way_options(game: Game, verb: Verb, slot: str) -> list[Option]:
    """Neighbouring rooms without a closed door; of two open corridors the mover says which one (NEM-ALTBOARD-07).

    Between two docked boards there are links as well, which no door closes (AFT-SHUTTLE-04, -05, -13).
    """
    ways = open_ways(game, slot)
    if len(game.map.neighbours[slot]) == len(game.map.ways[slot]):
        out = [verb.of(n) for n, _ in ways]
    else:
        to = [n for n, _ in ways]
        out = [verb.of(n) if to.count(n) == 1 else verb.of(n, c) for n, c in ways]
    if slot in game.map.links:
        out += [verb.of(n) for n in game.map.links[slot]]
    return out


def is_shut_in(game: Game, slot: str) -> bool:
    """Whether nobody can walk out of a room."""
    return slot not in game.map.links and not open_ways(game, slot)


def corridor_of(game: Game, start: str, choice: tuple[str, ...]) -> str:
    """The corridor that a chosen way uses; a link has none."""
    if len(choice) > 1:
        return choice[1]
    for n, c in open_ways(game, start):
        if n == choice[0]:
            return c
    return ""


def noiseless(game: Game, slot: str) -> list[str]:
    """Corridors and networks of a room without a noise marker (NEM-MOVE-11)."""
    return [place for place in game.map.around[slot] if place not in game.noise]


def careful_options(game: Game, me: Crew) -> list[Option]:
    """Impossible where every corridor of the destination has noise (NEM-MOVE-12)."""
    out = []
    for option in way_options(game, MOVE_CAREFULLY, me.slot):
        if has_quiet_corridor(game, option.args[0]):
            out.append(option)
    return out


def has_quiet_corridor(game: Game, slot: str) -> bool:
    noise = game.noise
    for place in game.map.around[slot]:  # noqa: SIM110 - a loop is what mypyc makes fast
        if place not in noise:
            return True
    return False


def move(game: Game, me: Crew, choice: tuple[str, ...], sound: str = LOUD, attacked: bool = True) -> Flow[None]:
    """Through a corridor into a neighbouring room; out of combat with attacks first, unless excluded (NEM-ESC-01)."""
    start = me.slot
    corridor = corridor_of(game, start, choice)
    slot = choice[0]
    if attacked and game.in_combat(me):
        yield from escape_attacks(game, me, slot)
        if not me.active:
            return
    # An attack may have driven them somewhere else meanwhile (VOI-PANIC-13).
    if me.slot != start or not start:
        return
    yield from arrive(game, [me], slot, corridor, sound)


def escape_attacks(game: Game, me: Crew, slot: str) -> Flow[None]:
    """Every intruder in the room attacks whoever leaves it, the largest first (NEM-ESC-02)."""
    start = me.slot
    open_chapter(game, ESCAPES, me.seat, slot)
    for figure in attackers_of(game, start):
        # One that came by a summoning meanwhile does not attack (NEM-ESC-11); one that is gone can't.
        if figure in game.figures and figure.slot == start and me.active and me.slot == start:
            yield from attack(game, figure, me)
    close_chapter(game)


def arrive(game: Game, movers: list[Crew], slot: str, corridor: str, sound: str = LOUD) -> Flow[None]:
    """Enter a room: explore it if need be, then noise if it is empty (NEM-MOVE-05). The first mover resolves it."""
    leader = movers[0]
    for me in movers:
        tell(game, MOVED, me.seat, me.slot, slot)
        me.slot = slot
        if game.content.hooks.on_character_enters:
            enters(game, me)
    heard = ""
    if slot in game.rooms:
        if game.content.rooms[game.rooms[slot]].on_enter is not None:
            yield from enter_room(game, movers, slot)
        if slot in game.tokens:
            heard = yield from reveal_token(game, movers, slot, corridor, sound != LOUD)
    else:
        heard = yield from explore(game, movers, slot, corridor, sound != LOUD)
    if game.mode.has_second_token(game, slot) and leader.active and leader.slot == slot:
        second = yield from game.mode.reveal_second_token(game, leader, movers, slot, corridor, sound != LOUD)
        heard = heard or second
    if heard == QUIET or not leader.active or leader.slot != slot:
        return
    if not is_empty_but_for(game, slot, movers):
        return
    if sound == LOUD:
        if not game.species.is_unheard(game, leader):
            yield from roll_noise(game, leader)
    elif sound == CAREFUL:
        free = noiseless(game, slot)
        if free:
            chosen = yield ask(
                leader.seat,
                ASK_CAREFUL_NOISE,
                lambda: [NOISE_IN.of(p) for p in noiseless(game, slot)],
                rule="NEM-MOVE-11",
            )
            place_noise(game, chosen.args[0])


def enters(game: Game, me: Crew) -> None:
    """Somebody is in another room now, by whatever way."""
    for rule in game.content.hooks.on_character_enters:
        rule(game, me)


def is_empty_but_for(game: Game, slot: str, movers: list[Crew]) -> bool:
    """No other character and no intruder there (NEM-DEF-08, NEM-MOVE-07)."""
    if any(f.slot == slot for f in game.figures):
        return False
    for rule in game.content.hooks.counts_as_character:
        if rule(game, slot, movers):
            return False
    return not any(c.slot == slot and c.active and c not in movers for c in game.crew)


def through_network(game: Game, me: Crew) -> list[str]:
    """Rooms with an entrance to a network that this room has an entrance to (NEM-TECH-01, NEM-ALTBOARD-08)."""
    reached = [s for n in game.map.networks_of[me.slot] for s in game.map.entrances[n] if s != me.slot]
    return sorted(dict.fromkeys(reached))
