"""Decoy: lure all intruders around a neighbouring room into it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.attacks import attack, attackers_of, target_in
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import open_ways
from airlock.survival.event_phase import rooms_in_order
from airlock.survival.figures import move_into
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ITEM


def lured(game: Game, slot: str) -> list[Figure]:
    """Every intruder next to the room; for them closed doors don't end neighbourhood (NEM-DEF-10)."""
    near = game.map.neighbours[slot]
    return [f for f in game.figures if f.slot in near and game.species.can_move(f)]


def rooms(game: Game, me: Crew) -> list[str]:
    """Neighbouring rooms that a decoy would draw somebody into (NEM-ACT-30)."""
    return [slot for slot in dict.fromkeys(n for n, _ in open_ways(game, me.slot)) if lured(game, slot)]


def possible(game: Game, me: Crew) -> str:
    return "" if rooms(game, me) else "would_change_nothing"


def choose_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_ROOM_FOR_ITEM, lambda: [THIS_SLOT.of(slot) for slot in rooms(game, me)], about=("decoy",)
    )
    return chosen


def lure(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Those in combat attack once, in the order of the attack step (NEM-EVENT-06); then all move at once."""
    figures = lured(game, choice[0])
    for slot in rooms_in_order(game):
        for f in attackers_of(game, slot):
            target = target_in(game, slot, f)
            if f in figures and f in game.figures and target is not None:
                yield from attack(game, f, target)
    # Whoever dies while acting loses the rest of the action (NEM-DEF-21).
    if me.active:
        yield from move_into(game, [f for f in figures if f in game.figures], choice[0])


DECOY: Final = ItemCard("decoy", "red", [Way("lure", lure, possible, choose_room)], cost=1, when=ANY, one_use=True)
