"""Go Girl, Fetch, Attack and Tactical Move: the Bounty Hunter scouts and fetches with Laika."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.attacks import attack, attackers_of
from airlock.survival.cards import draw_hand
from airlock.survival.combat import loaded_weapon, spend_ammo
from airlock.survival.content import IN_COMBAT, OUT_OF_COMBAT, ActionCard, Choice, ItemCard, Way, Weapon
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import open_ways
from airlock.survival.figures import arrived
from airlock.survival.hands import gain_item, has_free_slot, object_kinds, take_object
from airlock.survival.injuries import injure
from airlock.survival.movement import SILENT, TO, arrive, corridor_of, way_options
from airlock.survival.search import KEEP, cannot_search, draw_item, filled_decks
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import BACK, DONE, FIGURE, NUMBER, OBJECT, SLOT, THIS_INTRUDER
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import (
    LAIKA_AWAY,
    LAIKA_HERE,
    call_back,
    goes,
    where,
)
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.ways import choose_loaded, choose_way, no_ammo, way_out

ROOMS: Final = 2

DRIVEN: Final = VOCABULARY.event("driven_along", "AFT-MOD-07", figure=FIGURE, slot=SLOT)
FETCH_THIS: Final = VOCABULARY.verb("fetch", OBJECT)
FETCH_COLOUR: Final = VOCABULARY.verb("fetch_colour", BACK)
KEEP_NOTHING: Final = VOCABULARY.option("keep_nothing")
STAY_HERE: Final = VOCABULARY.option("stay_here")
ASK_LAIKA_WAY: Final = VOCABULARY.prompt("laika_way", NUMBER)
ASK_FETCH_OBJECT: Final = VOCABULARY.prompt("fetch_object")
ASK_FETCH_COLOUR: Final = VOCABULARY.prompt("fetch_colour")
ASK_FETCHED: Final = VOCABULARY.prompt("fetched")
ASK_BITTEN: Final = VOCABULARY.prompt("bitten")
ASK_COVERED: Final = VOCABULARY.prompt("covered")


# -- Go Girl


def ways_of_laika(game: Game) -> list[Option]:
    slot = where(game)
    return way_options(game, TO, slot) if slot else []


def can_go(game: Game, me: Crew) -> str:
    if not where(game):
        return LAIKA_AWAY
    return "" if ways_of_laika(game) else "doors_closed"


def seek(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Up to two rooms, one after the other; she stops when she is called back (AFT-CHAR-07)."""
    for left in range(ROOMS, 0, -1):
        if not me.active or not ways_of_laika(game):
            return

        def options() -> list[Option]:
            return [*([DONE] if left < ROOMS else []), *ways_of_laika(game)]  # noqa: B023 - asked at once

        chosen = yield ask(me.seat, ASK_LAIKA_WAY, options, about=(str(left),))
        if chosen.verb == "done":
            return
        start = where(game)
        yield from goes(game, me, chosen.args[0], corridor_of(game, start, chosen.args))
        if where(game) != chosen.args[0]:
            return


# -- Fetch


def laika_elsewhere(game: Game, me: Crew) -> str:
    slot = where(game)
    if not slot:
        return LAIKA_AWAY
    return LAIKA_HERE if slot == me.slot else ""


def can_fetch_item(game: Game, me: Crew) -> str:
    return laika_elsewhere(game, me) or cannot_search(game, where(game))


def fetch_item(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Two cards, of which only one that isn't heavy can be kept; then she comes back."""
    slot = where(game)
    if not slot or cannot_search(game, slot):
        return
    game.items_left[slot] -= 1
    chosen = yield ask(me.seat, ASK_FETCH_COLOUR, lambda: [FETCH_COLOUR.of(c) for c in filled_decks(game, slot)])
    colour = chosen.args[0]
    game.reveals += 1
    draw_item(game, me, colour)
    draw_item(game, me, colour)

    def light() -> list[Option]:
        items = [i for i in dict.fromkeys(me.looking) if not game.content.items[i].heavy]
        return [KEEP.of(item) for item in items] or [KEEP_NOTHING]

    # Shown whatever was drawn: that it wasn't asked would tell the others (NEM-VIS-22).
    kept = yield ask(me.seat, ASK_FETCHED, light, show=True)
    if kept.verb == "keep":
        me.looking.remove(kept.args[0])
    for other in me.looking:
        game.items[colour].bury(other, me.mask)
    me.looking = []
    if kept.verb == "keep":
        yield from gain_item(game, me, kept.args[0])
    call_back(game)


def can_fetch_object(game: Game, me: Crew) -> str:
    reason = laika_elsewhere(game, me)
    if reason:
        return reason
    if not game.objects_in(where(game)):
        return "no_object_here"
    return "" if has_free_slot(me) else "hands_full"


def choose_object(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_FETCH_OBJECT, lambda: [FETCH_THIS.of(o) for o in object_kinds(game.objects_in(where(game)))]
    )
    return chosen


def fetch_object(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    floor = game.objects_in(where(game))
    if choice[0] in floor:
        floor.remove(choice[0])
        take_object(game, me, choice[0])
    call_back(game)


def call(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    call_back(game)
    yield from draw_hand(game, me, 1)


# -- Attack


def laika_at_heel(game: Game, me: Crew) -> str:
    return "" if where(game) == me.slot else LAIKA_AWAY


def choose_bitten(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_BITTEN, lambda: [THIS_INTRUDER.of(f.name) for f in game.figures_in(me.slot)])
    return chosen


def bite(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """1 injury; then a way out, on which the bitten one doesn't attack."""
    figure = game.figure(choice[0])
    if figure is not None:
        yield from injure(game, figure, 1)
    if not me.active or not me.slot or not open_ways(game, me.slot):
        return
    chosen = yield ask(me.seat, ASK_COVERED, lambda: [STAY_HERE, *way_options(game, TO, me.slot)])
    if chosen.verb == "stay_here":
        return
    start = me.slot
    corridor = corridor_of(game, start, chosen.args)
    for other in attackers_of(game, start):
        if other.name != choice[0] and other in game.figures and other.slot == start and me.active and me.slot == start:
            yield from attack(game, other, me)
    if me.active and me.slot == start:
        yield from arrive(game, [me], chosen.args[0], corridor)


# -- Tactical Move


def can_drive(game: Game, me: Crew) -> str:
    blocked = no_ammo(game, me) or way_out(game, me)
    return blocked or ("" if drivable(game, me) else "no_target")


def drivable(game: Game, me: Crew) -> list[Figure]:
    return [f for f in game.figures_in(me.slot) if game.species.can_move(f)]


def choose_drive(game: Game, me: Crew) -> Flow[Said | None]:
    weapon = yield from choose_loaded(game, me)
    chosen = yield ask(me.seat, ASK_BITTEN, lambda: [THIS_INTRUDER.of(f.name) for f in drivable(game, me)])
    way = yield from choose_way(game, me, me)
    return joined(weapon, chosen, way)


def drive(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Together into that room: nobody attacks for it, and nothing is heard."""
    held = loaded_weapon(game, me, choice[0])
    figure = game.figure(choice[1])
    if held is None or figure is None:
        return
    spend_ammo(game, me, held)
    slot = choice[2]
    corridor = corridor_of(game, me.slot, choice[2:])
    figure.slot = slot
    tell(game, DRIVEN, figure.name, slot)
    for rule in game.content.hooks.on_intruder_enters:
        rule(game, figure)
    yield from arrive(game, [me], slot, corridor, SILENT)
    arrived(game, slot)


LAIKA_SEEK: Final = ActionCard("laika_seek", 0, OUT_OF_COMBAT, [Way("seek", seek, can_go)])
LAIKA_FETCH: Final = ActionCard(
    "laika_fetch",
    0,
    OUT_OF_COMBAT,
    [
        Way("fetch_item", fetch_item, can_fetch_item),
        Way("fetch_object", fetch_object, can_fetch_object, choose_object),
        Way("call", call, laika_elsewhere),
    ],
)
LAIKA_ATTACK: Final = ActionCard("laika_attack", 0, IN_COMBAT, [Way("bite", bite, laika_at_heel, choose_bitten)])
TACTICAL_MOVE: Final = ActionCard("tactical_move", 0, IN_COMBAT, [Way("drive", drive, can_drive, choose_drive)])
RIFLE_247: Final = ItemCard(
    "rifle_247", "start", [], when=IN_COMBAT, heavy=True, weapon=Weapon(energy=True, capacity=5)
)
