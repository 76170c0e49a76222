"""Analysing what is in a room. What serves and what it brings is up to the species: mostly a weakness of its own."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.crew import EGG, Crew, object_type
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import OBJECT_TYPE, SEAT, THING, VOCABULARY, WEAKNESS

WEAKNESS_DISCOVERED: Final = VOCABULARY.event(
    "weakness_discovered", "NEM-WEAK-02", seat=SEAT, object=THING, weakness=WEAKNESS
)

ANALYSE: Final = VOCABULARY.verb("analyse", OBJECT_TYPE)
ASK_CHOOSE_OBJECT: Final = VOCABULARY.prompt("choose_object")


def objects_at(game: Game, slot: str) -> list[str]:
    """Types of objects that lie there or are carried there."""
    here = [object_type(thing) for thing in game.objects_in(slot)]
    here += [object_type(held.kind) for c in game.crew_in(slot) for held in c.hands]
    if game.loose_eggs(slot):
        here.append(EGG)
    return here


def is_discovered(game: Game, weakness: str) -> bool:
    """Whether this weakness is known, and so holds (NEM-WEAK-03)."""
    return weakness in game.weaknesses.values()


def cannot_analyse(game: Game, slot: str) -> str:
    return "" if game.species.analysable(game, slot) else "nothing_to_analyse"


def choose_object(game: Game, me: Crew, slot: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_OBJECT,
        lambda: [ANALYSE.of(thing) for thing in game.species.analysable(game, slot)],
        rule="NEM-ROOM-LABORATORY-01",
    )
    return chosen


def discover(game: Game, me: Crew, thing: str) -> None:
    """Turn over the weakness card that belongs to a type of object; the object stays (NEM-WEAK-02)."""
    if game.weaknesses[thing]:
        return
    known = [card for part in game.parts.values() if (card := part.known_weakness(thing))]
    game.weaknesses[thing] = known[0] if known else game.fate.draw(f"weakness:{thing}", game.weakness_pool)
    game.reveals += 1
    tell(game, WEAKNESS_DISCOVERED, me.seat, thing, game.weaknesses[thing])
