"""Analysing an object: it shows a weakness of the species, for everybody and for the rest of the game."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, ask, option
from airlock.survival.content import Choice
from airlock.survival.crew import EGG, Crew, object_type
from airlock.survival.state import Game
from airlock.survival.tell import tell

WEAKNESS_DISCOVERED: Final = Kind("weakness_discovered", "NEM-WEAK-02", "seat", "object", "weakness")


def analysable(game: Game, slot: str) -> list[str]:
    """Types of objects that lie there or are carried there and whose weakness is unknown (NEM-ROOM-LABORATORY-01)."""
    here = [object_type(thing) for thing in game.objects_in(slot)]
    here += [object_type(held.kind) for c in game.crew_in(slot) for held in c.hands]
    if game.loose_eggs(slot):
        here.append(EGG)
    return [thing for thing, card in game.weaknesses.items() if not card and thing in here]


def cannot_analyse(game: Game, slot: str) -> str:
    return "" if analysable(game, slot) else "nothing_to_analyse"


def choose_object(game: Game, me: Crew, slot: str) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat,
        "choose_object",
        lambda: [option("analyse", thing) for thing in analysable(game, slot)],
        rule="NEM-ROOM-LABORATORY-01",
    )
    return chosen.args


def analyse(game: Game, me: Crew, thing: str) -> None:
    """Turn over the weakness card that belongs to a type of object; the object stays (NEM-WEAK-02)."""
    if game.weaknesses[thing]:
        return
    game.weaknesses[thing] = game.fate.draw(f"weakness:{thing}", game.weakness_pool)
    game.reveals += 1
    tell(game, WEAKNESS_DISCOVERED, me.seat, thing, game.weaknesses[thing])
