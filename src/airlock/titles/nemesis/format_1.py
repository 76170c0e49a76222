"""The first format of saves and tables: everything of a position in one fixed order.

Matches that were begun in it are verified by it for ever. So this file never changes what it gives: a field that comes
later is no part of it, and of a part of the state that a match doesn't use it gives what was there when nobody used it.
"""

from __future__ import annotations

from airlock.survival.crew import Crew
from airlock.survival.state import Game


def plain_1(game: Game) -> object:
    """Everything that makes two positions different; what has no order counts sorted."""
    return [
        [list(step) for step in game.agenda], [crew_1(c) for c in game.crew], game.round, game.first_player,
        game.turn,
        game.actions_left, game.must_pass, game.skip_attacks, game.acting, game.declined,
        sorted(game.rooms.items()),
        sorted(game.items_left.items()), sorted(game.fire), sorted(game.malfunction), sorted(game.noise),
        sorted(game.doors.items()), sorted((s, sorted(o)) for s, o in game.objects.items() if o), game.airlock,
        sorted((k, sorted(p)) for k, p in game.tile_pools.items()), sorted(game.tiles.items()),
        sorted(game.tiles_known.items()), sorted(game.token_pool), sorted(game.tokens.items()),
        sorted(game.tokens_known.items()), game.time, game.self_destruct, game.destination, game.coordinates,
        game.coordinates_known, sorted(game.coordinates_pool), game.engines, game.engines_known,
        [[p.number, p.section, p.locked, p.launched, p.aboard] for p in game.pods],
        [[f.id, f.kind, f.slot, f.injuries] for f in game.figures], game.next_figure, sorted(game.bag),
        sorted(game.supply), game.eggs, game.nest_destroyed, sorted(game.weaknesses.items()),
        sorted(game.weakness_pool), sorted(game.arrivals), game.first_encounter, game.first_death,
        game.queen_killed,
        game.in_play, game.events.plain(), game.event_discard, game.events_removed, game.attacks.plain(),
        game.attack_discard,
        game.wounds.plain(), game.wound_discard, [[c, d.plain()] for c, d in sorted(game.items.items())],
        sorted(game.item_discard.items()), sorted(game.items_removed), sorted(game.items_spent),
        sorted(game.crafted.items()),
        game.contamination_left, sorted(game.scans), game.contamination_removed, sorted(game.draft_pool),
        sorted((k, sorted(p)) for k, p in game.objective_pools.items()), game.goals,
        [list(seen) for seen in game.objectives_seen], game.intruder_seat,
        game.intruder_ready, game.intruder_deck.plain(), sorted(game.intruder_hand), game.intruder_discard,
        game.intruder_looking,
        game.end_reason, game.ship_destroyed, game.survivors, game.winners,
    ]  # fmt: skip


def crew_1(me: Crew) -> list[object]:
    return [
        me.seat, me.number, me.character, me.status, me.slot, me.pod, me.passed, sorted(me.hand),
        me.deck.plain(), me.discard, [h.plain() for h in me.hands], sorted(me.inventory), me.quests,
        me.light, me.wounds, me.dressed, me.slime, me.signal, me.larva, me.dealt, me.kept,
        me.looking, me.taking,
        me.offer, [h.plain() for h in me.offered_hands], me.partner, me.owes,
        me.announced,
    ]  # fmt: skip
