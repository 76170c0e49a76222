"""Taking Aim: a shot with an energy weapon that may be rolled again once."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import SHOOT, shoot, targets_in_room
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import energy_weapons
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_SHOT


def possible(game: Game, me: Crew) -> str:
    return "" if energy_weapons(game, me) else "no_energy_weapon"


def choose_shot(game: Game, me: Crew) -> Flow[Said | None]:
    def shots() -> list[Option]:
        targets = targets_in_room(game, me)
        return [SHOOT.of(h.kind, target) for h in energy_weapons(game, me) for target in targets]

    chosen = yield ask(me.seat, ASK_CHOOSE_SHOT, shots, rule="NEM-COMBAT-07")
    return chosen


def take_aim(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    held = me.holds(choice[0])
    if held is not None:
        yield from shoot(game, me, held, choice[1], rerolls=1)


TAKING_AIM: Final = ActionCard("taking_aim", 0, IN_COMBAT, [Way("shoot", take_aim, possible, choose_shot)])
