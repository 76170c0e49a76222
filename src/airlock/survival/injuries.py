"""Injuries of intruders: markers, the check, death and retreat; and the eggs."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.attacks import draw_attack_card
from airlock.survival.crew import CARCASS, EGG, Crew, Figure
from airlock.survival.figures import move_figures
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ATTACK_NAME, FIGURE, NUMBER, SLOT, VOCABULARY

INJURED: Final = VOCABULARY.event("intruder_injured", "NEM-INJ-01", figure=FIGURE, injuries=NUMBER)
BLOOD: Final = VOCABULARY.event("injury_check", "NEM-INJ-05", figure=FIGURE, card=ATTACK_NAME, blood=NUMBER)
KILLED: Final = VOCABULARY.event("intruder_killed", "NEM-INJ-06", figure=FIGURE, slot=SLOT)
SURVIVED: Final = VOCABULARY.event("intruder_survived", "NEM-INJ-05", figure=FIGURE)
RETREATS: Final = VOCABULARY.event("intruder_retreats", "NEM-INJ-12", figure=FIGURE, number=NUMBER)
EGG_DESTROYED: Final = VOCABULARY.event("egg_destroyed", "NEM-ROOM-NEST-07", slot=SLOT)
NEST_DESTROYED: Final = VOCABULARY.event("nest_destroyed", "NEM-ROOM-NEST-05")

LYING_EGGS: Final = VOCABULARY.option("lying_eggs")
NEST_EGGS: Final = VOCABULARY.option("nest_eggs")
ASK_WHICH_EGGS: Final = VOCABULARY.prompt("which_eggs", SLOT)


def injure(game: Game, f: Figure, n: int) -> Flow[bool]:
    """Place all injuries of one hit, then check once. True if it retreated (NEM-INJ-01)."""
    add_injuries(game, f, n)
    retreated = yield from check_injuries(game, f)
    return retreated


def add_injuries(game: Game, f: Figure, n: int) -> None:
    if n > 0 and f in game.figures and game.species.keeps_injuries(f):
        f.injuries += n
        tell(game, INJURED, f.name, f.injuries)


def check_injuries(game: Game, f: Figure) -> Flow[bool]:
    if f not in game.figures or (not f.injuries and game.species.keeps_injuries(f)):
        return False
    retreated = yield from game.species.injury_check(game, f)
    return retreated


def draw_blood(game: Game, f: Figure, n: int) -> list[int]:
    """The numbers of n attack cards for this figure; 0 stands for an arrow (NEM-INJ-05, -12)."""
    numbers = []
    drawn = []
    for _ in range(n):
        card = draw_attack_card(game)
        number = game.species.blood(f, game.content.attack_cards[card])
        tell(game, BLOOD, f.name, card, number)
        # On the table until all are known: a reshuffle between two can't bring the same card (NEM-INJ-08).
        game.in_play.append(card)
        drawn.append(card)
        numbers.append(number)
    for card in drawn:
        game.in_play.remove(card)
        game.attack_discard.append(card)
    return numbers


def check_blood(game: Game, f: Figure, number: int) -> Flow[None]:
    """It dies if it has as many injuries as this number or more; otherwise it lives on (NEM-INJ-05)."""
    if number <= f.injuries:
        yield from kill(game, f)
    else:
        tell(game, SURVIVED, f.name)


def kill(game: Game, f: Figure, vented: bool = False) -> Flow[None]:
    """Off the board, without a token; what it leaves is up to the species (NEM-INJ-06)."""
    if f in game.figures:
        game.figures.remove(f)
        tell(game, KILLED, f.name, f.slot)
        for part in game.parts.values():
            part.on_killed(game, f)
        yield from game.species.on_killed(game, f, vented)


def leave_carcass(game: Game, slot: str) -> None:
    game.objects.setdefault(slot, []).append(CARCASS)


def draw_direction(game: Game) -> int:
    """An event card drawn for its corridor number alone, then discarded (NEM-EVENT-19, -25)."""
    card = draw_event_card(game)
    game.event_discard.append(card)
    return game.content.events[card].direction


def draw_event_card(game: Game) -> str:
    """The top event card; the discard pile is shuffled when the deck is empty (NEM-EVENT-18)."""
    if not len(game.events):
        game.events.shuffle_in(game.event_discard)
        game.event_discard = []
    game.reveals += 1
    return game.events.draw(game.fate)


def retreat(game: Game, f: Figure) -> Flow[None]:
    """Through the corridor of a drawn event card, by all movement rules (NEM-INJ-14, -15)."""
    if f not in game.figures or not game.species.can_move(f):
        return
    number = draw_direction(game)
    tell(game, RETREATS, f.name, number)
    exit = game.map.exits[f.slot].get(number)
    if exit is not None:
        yield from move_figures(game, [(f, exit)])


def drive_away(game: Game, f: Figure) -> Flow[None]:
    """An extinguisher makes it run. A species it hurts suffers 1 injury first, which may kill it or make it retreat."""
    retreated = False
    if game.species.suffers_phosphates(game):
        retreated = yield from injure(game, f, 1)
    if not retreated:
        yield from retreat(game, f)


def destroy_eggs(game: Game, me: Crew, slot: str, n: int) -> Flow[None]:
    """Somebody destroys uncarried eggs of a room, and says which go first if it makes a difference (NEM-ROOM-NEST-07).

    They go back to the supply (NEM-ROOM-NEST-11).
    """
    lying = game.objects.get(slot, []).count(EGG)
    nest_first = not lying
    if 0 < lying < game.loose_eggs(slot) and n < game.loose_eggs(slot):
        choice = yield ask(
            me.seat,
            ASK_WHICH_EGGS,
            lambda: [LYING_EGGS, NEST_EGGS],
            about=(slot,),
            rule="NEM-ROOM-NEST-07",
        )
        nest_first = choice.verb == "nest_eggs"
    lose_eggs(game, slot, n, nest_first)


def burn_eggs(game: Game, slot: str) -> None:
    """What fire takes in its step: eggs of the Nest before those that lie there (NEM-FIRE-07, NEM-ROOM-NEST-06)."""
    lose_eggs(game, slot, game.species.eggs_burned(game), nest_first=True)


def lose_eggs(game: Game, slot: str, n: int, nest_first: bool) -> None:
    floor = game.objects.get(slot, [])
    for _ in range(min(n, game.loose_eggs(slot))):
        lying = floor.count(EGG)
        if lying and not (nest_first and game.loose_eggs(slot) > lying):
            floor.remove(EGG)
        else:
            lose_nest_egg(game)
        tell(game, EGG_DESTROYED, slot)


def lose_nest_egg(game: Game) -> None:
    """An egg leaves the intruder board; with the last one the Nest is destroyed for good (NEM-ROOM-NEST-05)."""
    game.eggs -= 1
    for part in game.parts.values():
        part.on_nest_egg(game)
    if not game.eggs and not game.nest_destroyed:
        game.nest_destroyed = True
        tell(game, NEST_DESTROYED)


def eggs_in_supply(game: Game) -> int:
    """Eggs that are neither on the intruder board, lying about nor carried (NEM-BAG-11)."""
    lying = sum(objects.count(EGG) for objects in game.objects.values())
    carried = sum(1 for c in game.crew for held in c.hands if held.kind == EGG)
    return game.species.all_eggs - game.eggs - lying - carried
