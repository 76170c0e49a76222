"""What everybody aboard the Nemesis was after, condition by condition, with what speaks for it at the end."""

from __future__ import annotations

from collections.abc import Iterable

from airlock.faces.debrief import Asked, Goal
from airlock.kernel.events import EVERYBODY
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.conditions import (
    ARRIVALS,
    CONDITIONS,
    DEATHS,
    HOARD,
    WEAKNESSES,
    fulfils,
    hoard,
    weaknesses,
)
from airlock.titles.nemesis.modes import SIGNAL, Cooperative
from airlock.titles.nemesis.ship.course import Course, destination
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.words.messages import message_id
from airlock.words.terms import Term, joined, message


def own_goals(game: Game, me: Crew) -> list[Goal]:
    """All objectives that were dealt to a player, the kept one marked."""
    return [
        Goal(id, n == me.kept, fulfilled(game, me, id), asked(game, me, id)) for n, id in enumerate(me.dealt)
    ]  # fmt: skip


def common_goals(game: Game) -> list[Goal]:
    """The goals of a whole crew (NEM-COOP-03, -04)."""
    mode = game.mode
    if not isinstance(mode, Cooperative):
        return []
    lived = [game.crew[seat] for seat in game.survivors]
    return [Goal(id, True, bool(lived) and mode.met(game, id), asked_of_all(game, lived, id)) for id in game.goals]


def fulfilled(game: Game, me: Crew, objective: str) -> bool:
    """Met, and lived to tell."""
    return me.seat in game.survivors and fulfils(game, me, objective)


def asked(game: Game, me: Crew, objective: str) -> list[list[Asked]]:
    ways = game.content.objectives[objective].any_of
    return [[Asked(name(game, c), holds(game, me, c), why(game, me, c)) for c in way] for way in ways]


def asked_of_all(game: Game, lived: list[Crew], objective: str) -> list[list[Asked]]:
    """One survivor is enough for a condition; of signals there must be one for each goal that asks for it."""
    out = []
    for way in game.content.objectives[objective].any_of:
        row = []
        for c in way:
            if c == SIGNAL:
                needed = sum(1 for goal in game.goals if any(SIGNAL in w for w in game.content.objectives[goal].any_of))
                sent = sum(1 for one in game.crew if one.signal)
                count = message("debrief-count", n=sent, all=needed) if needed > 1 else ""
                row.append(Asked(name(game, c), sent >= needed, count))
                continue
            able = lived or game.crew
            who = next((one for one in able if holds(game, one, c)), able[0])
            row.append(Asked(name(game, c), holds(game, who, c), why(game, who, c)))
        out.append(row)
    return out


def name(game: Game, condition: str) -> Term:
    """A condition in words; a player that it names is also called by character."""
    number = DEATHS.get(condition)
    if number is None:
        # Another species reads some of them in its own way (CAR-OBJ-05).
        own = [message_id("condition", f"{game.species.id}_{condition}")] if game.species.book else []
        return message(*own, message_id("condition", condition))
    who = next((c.seat for c in game.crew if c.number == number), -1)
    return message("condition-player-dead", n=number, who={"name": f"seat:{who}"})


def holds(game: Game, me: Crew, condition: str) -> bool | None:
    """Where the ship flies counts for those who live to see it: if nobody was left, nobody knows."""
    if condition in ARRIVALS and not Hull.of(game).destroyed and not was_seen(game):
        return None
    return CONDITIONS[condition](game, me)


def why(game: Game, me: Crew, condition: str) -> Term:
    """What the final state says about it; nothing where the condition says it all."""
    destroyed = Hull.of(game).destroyed
    if condition in ARRIVALS:
        return where_to(game)
    if condition == "nest_destroyed":
        gone = message("debrief-with-the-ship") if destroyed and not game.nest_destroyed else ""
        return gone if destroyed or game.nest_destroyed else message("debrief-eggs", n=game.eggs)
    if condition == "queen_killed":
        return message("debrief-with-the-ship") if destroyed and not game.queen_killed else ""
    if condition in ("only_survivor", "another_survivor"):
        return who_lived(game, me)
    if condition in ("finish_in_pod", "finish_in_pod_or_hibernation"):
        return how_left(game, me)
    if condition == "items_at_least_7":
        return message("debrief-count", n=hoard(me), all=HOARD)
    if condition == "all_rooms_explored":
        return message("debrief-count", n=len(game.rooms), all=len(game.map.slots))
    if condition == "weaknesses_at_least_2":
        return message("debrief-count", n=weaknesses(game), all=WEAKNESSES)
    return ""


def where_to(game: Game) -> Term:
    if Hull.of(game).destroyed:
        return message("debrief-ship-destroyed")
    if not was_seen(game):
        return message("debrief-course-unknown")
    return message(message_id("debrief-flew", destination(game)))


def was_seen(game: Game) -> bool:
    """Whether somebody lived to see where the ship flew; otherwise the card may not even be decided."""
    return Course.of(game).known == EVERYBODY


def who_lived(game: Game, me: Crew) -> Term:
    others = [seat for seat in game.survivors if seat != me.seat]
    return message("debrief-lived-too", who=people(others)) if others else message("debrief-nobody-else")


def how_left(game: Game, me: Crew) -> Term:
    if me.seat not in game.survivors:
        return message("debrief-dead")
    return message("debrief-asleep" if me.status == HIBERNATING else "debrief-in-pod")


def people(seats: Iterable[int]) -> Term:
    return joined([{"name": f"seat:{seat}"} for seat in seats])
