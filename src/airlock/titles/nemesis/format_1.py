"""The first format of saves and tables: everything of a position in one fixed order.

Matches that were begun in it are verified by it forever. So this file never changes what it gives: a field that comes
later isn't part of it, and of a part of the state that a match doesn't use it gives what was there when nobody used it.
"""

from __future__ import annotations

from airlock.kernel.deck import Deck
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.engines import Engines
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat
from airlock.titles.nemesis.ship.pods import Pods
from airlock.titles.nemesis.ship.self_destruct import SelfDestruct


def plain_1(game: Game) -> object:
    """Everything that makes two positions different; what has no order counts sorted."""
    course, engines, pods = Course.of(game), Engines.of(game), Pods.of(game)
    intruder = IntruderSeat.of(game) if "intruder_seat" in game.parts else IntruderSeat()
    return [
        [list(step) for step in game.agenda], [crew_1(c, pods) for c in game.crew], game.round, game.first_player,
        game.turn,
        game.actions_left, game.must_pass, game.skip_attacks, game.acting, game.declined,
        sorted(game.rooms.items()),
        sorted(game.items_left.items()), sorted(game.fire), sorted(game.malfunction), sorted(game.noise),
        sorted(game.doors.items()), sorted((s, sorted(o)) for s, o in game.objects.items() if o), game.airlock,
        sorted((k, sorted(p)) for k, p in game.tile_pools.items()), sorted(game.tiles.items()),
        sorted(game.tiles_known.items()), sorted(game.token_pool), sorted(game.tokens.items()),
        sorted(game.tokens_known.items()), game.time, SelfDestruct.of(game).left, course.space, course.card,
        course.known, sorted(course.pool), engines.tops, engines.known,
        [[p.number, p.section, p.locked, p.launched, p.aboard] for p in pods.pods],
        [[f.id, f.kind, f.slot, f.injuries] for f in game.figures], game.next_figure, sorted(game.bag),
        sorted(game.supply), game.eggs, game.nest_destroyed, sorted(game.weaknesses.items()),
        sorted(game.weakness_pool), sorted(game.arrivals), game.first_encounter, game.first_death,
        game.queen_killed,
        game.in_play, deck_1(game.events), game.event_discard, game.events_removed, deck_1(game.attacks),
        game.attack_discard,
        deck_1(game.wounds), game.wound_discard, [[c, deck_1(d)] for c, d in sorted(game.items.items())],
        sorted(game.item_discard.items()), sorted(game.items_removed), sorted(game.items_spent),
        sorted(game.crafted.items()),
        game.contamination_left, sorted(game.scans), game.contamination_removed, sorted(game.draft_pool),
        sorted((k, sorted(p)) for k, p in game.objective_pools.items()), game.goals,
        [list(seen) for seen in game.objectives_seen], intruder.seat,
        intruder.ready, deck_1(intruder.deck), sorted(intruder.hand), intruder.discard,
        intruder.looking,
        game.end_reason, Hull.of(game).destroyed, game.survivors, game.winners,
    ]  # fmt: skip


def crew_1(me: Crew, pods: Pods) -> list[object]:
    pod = pods.with_seat(me.seat)
    return [
        me.seat, me.number, me.character, me.status, me.slot, pod.number if pod is not None else 0, me.passed,
        sorted(me.hand), deck_1(me.deck), me.discard, [held_1(h) for h in me.hands], sorted(me.inventory), me.quests,
        me.light, me.wounds, me.dressed, me.slime, me.signal, me.larva, me.dealt, me.kept,
        me.looking, me.taking,
        me.offer, [held_1(h) for h in me.offered_hands], me.partner, me.owes,
        me.announced,
    ]  # fmt: skip


def deck_1(deck: Deck) -> list[object]:
    return [sorted(deck.middle), deck.top, deck.top_known, deck.bottom, deck.bottom_known]


def held_1(held: Held) -> list[object]:
    return [held.kind, held.ammo, list(held.attached), held.tape]
