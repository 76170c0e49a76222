"""What objectives ask for, judged at the end (NEM-OBJ-03 to -15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.survival.crew import BLUE_CORPSE, CARCASS, EGG, Crew
from airlock.survival.hands import own_items
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.course import EARTH, MARS, destination
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.pods import ESCAPED

SURGERY: Final = "surgery"
HOARD: Final = 7
WEAKNESSES: Final = 2

Condition = Callable[[Game, Crew], bool]


def signal_sent(game: Game, me: Crew) -> bool:
    return me.signal


def ship_reaches(game: Game, place: str) -> bool:
    return not Hull.of(game).destroyed and destination(game) == place


def ship_reaches_earth(game: Game, me: Crew) -> bool:
    return ship_reaches(game, EARTH)


def ship_reaches_mars(game: Game, me: Crew) -> bool:
    return ship_reaches(game, MARS)


def ship_destroyed(game: Game, me: Crew) -> bool:
    return Hull.of(game).destroyed


def nest_destroyed(game: Game, me: Crew) -> bool:
    return game.nest_destroyed or Hull.of(game).destroyed


def queen_killed(game: Game, me: Crew) -> bool:
    return game.queen_killed or Hull.of(game).destroyed


def only_survivor(game: Game, me: Crew) -> bool:
    return game.survivors == [me.seat]


def another_survivor(game: Game, me: Crew) -> bool:
    return any(seat != me.seat for seat in game.survivors)


def finish_in_pod(game: Game, me: Crew) -> bool:
    return me.status == ESCAPED


def finish_in_pod_or_hibernation(game: Game, me: Crew) -> bool:
    return me.seat in game.survivors


def carry_blue_corpse(game: Game, me: Crew) -> bool:
    return me.holds(BLUE_CORPSE) is not None


def carry_egg(game: Game, me: Crew) -> bool:
    return me.holds(EGG) is not None


def hoard(me: Crew) -> int:
    """Active quest items, attachments and taped items count each; objects don't."""
    return len(own_items(me)) + sum(len(held.attached) for held in me.hands)


def items_at_least_7(game: Game, me: Crew) -> bool:
    return hoard(me) >= HOARD


def all_rooms_explored(game: Game, me: Crew) -> bool:
    return len(game.rooms) == len(game.map.slots)


def weakness_carcass(game: Game, me: Crew) -> bool:
    return game.species.has_analysed(game, CARCASS)


def weakness_egg(game: Game, me: Crew) -> bool:
    return game.species.has_analysed(game, EGG)


def weaknesses(game: Game) -> int:
    """How many count as studied."""
    return sum(1 for thing in game.weaknesses if game.species.has_analysed(game, thing))


def weaknesses_at_least_2(game: Game, me: Crew) -> bool:
    return weaknesses(game) >= WEAKNESSES


def blue_corpse_in_surgery(game: Game, me: Crew) -> bool:
    return BLUE_CORPSE in game.objects_in(game.where.get(SURGERY, ""))


def player_dead(number: int) -> Condition:
    def dead(game: Game, me: Crew) -> bool:
        return any(c.number == number and c.seat not in game.survivors for c in game.crew)

    return dead


# Conditions that ask for the death of a player, by that player's number, and those that ask where the ship arrives.
DEATHS: Final = {f"player_{n}_dead": n for n in range(1, 6)}
ARRIVALS: Final = ("ship_reaches_earth", "ship_reaches_mars")
CONDITIONS: Final[dict[str, Condition]] = {
    "signal_sent": signal_sent,
    "ship_reaches_earth": ship_reaches_earth,
    "ship_reaches_mars": ship_reaches_mars,
    "ship_destroyed": ship_destroyed,
    "nest_destroyed": nest_destroyed,
    "queen_killed": queen_killed,
    "only_survivor": only_survivor,
    "another_survivor": another_survivor,
    "finish_in_pod": finish_in_pod,
    "finish_in_pod_or_hibernation": finish_in_pod_or_hibernation,
    "carry_blue_corpse": carry_blue_corpse,
    "carry_egg": carry_egg,
    "items_at_least_7": items_at_least_7,
    "all_rooms_explored": all_rooms_explored,
    "weakness_carcass": weakness_carcass,
    "weakness_egg": weakness_egg,
    "weaknesses_at_least_2": weaknesses_at_least_2,
    "blue_corpse_in_surgery": blue_corpse_in_surgery,
    **{condition: player_dead(n) for condition, n in DEATHS.items()},
}


def fulfils(game: Game, me: Crew, objective: str, given: str = "") -> bool:
    """One of the ways on the card, with all its conditions but one that is given already."""
    ways = game.content.objectives[objective].any_of
    return any(all(c == given or CONDITIONS[c](game, me) for c in way) for way in ways)
