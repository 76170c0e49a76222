"""Alerts that are like no other: repairs, fires, slime, intruders and the nest."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew, Figure
from airlock.survival.exploration import get_slime
from airlock.survival.figures import put_figure
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.markers import can_break, place_fire, place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.kinds import room_here
from airlock.titles.nemesis.aftermath.alerts.part import Alert, Alerts, on_board
from airlock.titles.nemesis.intruders import ADULT

# From how many players on there is more to do.
MANY: Final = 4
BROKEN: Final = 4
EGGS: Final = 2
VALVES: Final = ("hibernatorium", "engine_1", "engine_3")
EMERGENCY: Final = "emergency"


def two_or_three(game: Game) -> int:
    return 3 if len(game.crew) >= MANY else 2


class HullFailure(Alert):
    """Rooms are repaired, or shored up by an activation beside the marker; each counts once."""

    def reveal(self, game: Game) -> Flow[None]:
        """Markers in the lowest rooms of the ship until there are four, never the last one."""
        yield from ()
        for slot in game.map.by_number:
            enough = len(game.malfunction) >= min(BROKEN, game.map.limits["malfunction"] - 1)
            if not enough and slot not in game.map.docked and can_break(game, slot):
                place_malfunction(game, slot)

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        wanted = me.slot in game.malfunction and me.slot not in part.counted
        return [()] if wanted and not self.is_fulfilled(game, part) else []

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        part.counted.append(me.slot)

    def on_repaired(self, game: Game, part: Alerts, slot: str) -> None:
        if slot not in part.counted:
            part.counted.append(slot)

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return len(part.counted) >= two_or_three(game)


class FireHazard(Alert):
    """Three rooms must not burn at the check, unless somebody has closed the valve there."""

    def reveal(self, game: Game) -> Flow[None]:
        yield from ()
        for room in VALVES:
            if len(game.fire) < game.map.limits["fire"] - 1:
                place_fire(game, game.where[room])

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        room = room_here(game, me)
        return [()] if room in VALVES and room not in part.done else []

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        part.done.append(room_here(game, me))

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return all(room in part.done or game.where[room] not in game.fire for room in VALVES)


class Decontamination(Alert):
    """Somebody starts the treatment; then nobody on board may be slimed who was not there when it was given."""

    def reveal(self, game: Game) -> Flow[None]:
        """Whoever isn't on the shuttle, also on a pod that waits."""
        yield from ()
        for me in game.in_order():
            if me.slot not in game.map.docked:
                get_slime(game, me)

    def stage(self, game: Game, part: Alerts) -> int:
        return 2 if EMERGENCY in part.done else 1

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        here = room_here(game, me) == EMERGENCY
        useful = EMERGENCY not in part.done or any(c.seat not in part.treated for c in game.crew_in(me.slot))
        return [()] if here and useful else []

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        """It treats all in the room and removes no marker."""
        if EMERGENCY not in part.done:
            part.done.append(EMERGENCY)
        part.treated += [c.seat for c in game.crew_in(me.slot) if c.seat not in part.treated]

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        clean = all(not c.slime or c.seat in part.treated for c in on_board(game))
        return EMERGENCY in part.done and clean


class Extermination(Alert):
    """Intruders are killed, or marked by whoever fights them; each counts once."""

    def reveal(self, game: Game) -> Flow[None]:
        """Adults come, as far as figures are free, without an encounter; a token of each is set aside."""
        rooms = ["hibernatorium", "engine_2", *(["cockpit"] if len(game.crew) >= MANY else [])]
        for room in rooms:
            if sum(f.kind == ADULT for f in game.figures) < game.content.figures[ADULT]:
                if not any(game.species.type_of(token) == ADULT for token in game.supply):
                    self._set_aside(game)
                yield from put_figure(game, ADULT, game.where[room])

    def _set_aside(self, game: Game) -> None:
        adults = [token for token in game.bag if game.species.type_of(token) == ADULT]
        if adults:
            token = game.fate.roll("set_aside", adults)
            game.bag.remove(token)
            game.supply.append(token)

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        here = game.figures_in(me.slot) if me.slot and not self.is_fulfilled(game, part) else []
        return [(f.name,) for f in here if f.name not in part.counted]

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        part.counted.append(target[0])

    def on_killed(self, game: Game, part: Alerts, f: Figure) -> None:
        if f.name not in part.counted:
            part.counted.append(f.name)

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return len(part.counted) >= two_or_three(game)


class PurgeTheNest(Alert):
    """Two eggs of the nest are destroyed or taken, in whatever way; a nest that is destroyed will do."""

    def can_be_given(self, game: Game) -> bool:
        return not game.nest_destroyed and super().can_be_given(game)

    def reveal(self, game: Game) -> Flow[None]:
        yield from ()
        while game.eggs < EGGS and eggs_in_supply(game) > 0:
            game.eggs += 1

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        return part.eggs >= EGGS or game.nest_destroyed
