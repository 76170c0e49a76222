"""The death of a character: corpse, belongings, the first death of the game."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import DEAD, Crew, corpse_of, is_object
from airlock.survival.ending import check_nobody_left
from airlock.survival.hands import floor_of, remove_item
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import CAUSE, SEAT, SLOT, VOCABULARY

DIED: Final = VOCABULARY.event("died", "NEM-DEATH-01", seat=SEAT, slot=SLOT, cause=CAUSE)


def die(game: Game, me: Crew, cause: str) -> Flow[None]:
    yield from die_together(game, [me], cause)


def die_together(game: Game, dying: list[Crew], cause: str) -> Flow[None]:
    """Several deaths of one moment (NEM-DEF-20)."""
    dying = [me for me in dying if me.active]
    for me in dying:
        _leave_the_game(game, me, cause)
    if dying and not game.first_death:
        game.first_death = True
        for part in game.parts.values():
            part.on_first_death(game)
        yield from game.mode.first_death(game, dying)
    if dying:
        check_nobody_left(game)


def _leave_the_game(game: Game, me: Crew, cause: str) -> None:
    slot = floor_of(game, me)
    for part in game.parts.values():
        part.on_leaving(game, me)
    me.status = DEAD
    me.slot = ""
    me.passed = True
    me.owes = 0
    me.announced = []
    tell(game, DIED, me.seat, slot, cause)
    floor = game.objects.setdefault(slot, [])
    floor.append(corpse_of(me.seat))
    floor += [held.kind for held in me.hands if is_object(held.kind)]
    me.hands = [held for held in me.hands if not is_object(held.kind)]
    # Cards leave play; in the cooperative mode they wait, shuffled, with everything else (NEM-DEATH-05, NEM-COOP-08).
    me.deck.shuffle_in(me.hand + me.discard)
    me.hand = []
    me.discard = []
    if game.mode.keeps_belongings():
        return
    for held in me.hands:
        game.items_spent += [held.kind, *held.attached]
    for item in me.inventory:
        remove_item(game, me, item)
    game.items_spent += me.quests
    me.hands = []
    me.inventory = []
    me.quests = []
    game.wound_discard += [w for w in me.wounds + me.dressed if w in game.content.wounds]
    me.wounds = []
    me.dressed = []
    me.light = 0
    me.larva = False
    me.slime = False
