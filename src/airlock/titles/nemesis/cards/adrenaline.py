"""Adrenaline: shoot, or run, and draw a card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import draw_hand
from airlock.survival.combat import SHOOT, choose_weapon_of, loaded_weapon, shoot, shoot_options
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import move
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import choose_way, no_ammo, way_out
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_SHOT


def choose_shot(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_SHOT, lambda: shoot_options(game, me), rule="NEM-COMBAT-07")
    return SHOOT.of(*choose_weapon_of(me, chosen.args))


def shoot_and_draw(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    held = loaded_weapon(game, me, choice[0])
    if held is not None:
        yield from shoot(game, me, held, choice[1])
    if me.active:
        yield from draw_hand(game, me, 1)


def choose_escape(game: Game, me: Crew) -> Flow[Said | None]:
    way = yield from choose_way(game, me, me)
    return way


def run_and_draw(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """An escape with its attacks, then the arrival, then the card."""
    yield from move(game, me, choice)
    if me.active:
        yield from draw_hand(game, me, 1)


ADRENALINE: Final = ActionCard(
    "adrenaline",
    0,
    IN_COMBAT,
    [Way("shoot", shoot_and_draw, no_ammo, choose_shot), Way("escape", run_and_draw, way_out, choose_escape)],
)
