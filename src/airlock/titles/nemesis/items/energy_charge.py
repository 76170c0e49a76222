"""Energy Charge: fully load an energy weapon, or work a door next to the room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import capacity, load, weapons_to_load
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.possible import item_cost
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.cards.ways import DOOR
from airlock.titles.nemesis.items.autoloader import AUTOLOADER
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_WEAPON

COST: Final = 1


def cost_of_loading(held: Held) -> int:
    """The Autoloader loads the weapon it is attached to for nothing."""
    return 0 if AUTOLOADER in held.attached else COST


def possible(game: Game, me: Crew) -> str:
    return "" if weapons_to_load(game, me, energy=True) else "no_energy_weapon"


def cost_of(game: Game, me: Crew, choice: Choice | None) -> int:
    if choice is None:
        return min([cost_of_loading(held) for held in weapons_to_load(game, me, energy=True)], default=COST)
    held = me.holds(choice[0])
    return COST if held is None else cost_of_loading(held)


def choose_weapon(game: Game, me: Crew) -> Flow[Said | None]:
    """Of the weapons that can be paid for."""

    def options() -> list[Option]:
        cards = me.action_cards()
        weapons = weapons_to_load(game, me, energy=True)
        return [THIS_WEAPON.of(held.kind) for held in weapons if item_cost(me, cost_of_loading(held)) <= cards]

    # Shown wherever there are two weapons: which of them can be paid for is the player's secret.
    choice_of_weapons = len(weapons_to_load(game, me, energy=True)) > 1
    chosen = yield ask(me.seat, ASK_CHOOSE_WEAPON, options, show=choice_of_weapons)
    return chosen


def fill(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    held = me.holds(choice[0])
    if held is not None:
        load(game, me, held, capacity(game, held))


def energy_charge(colour: str) -> ItemCard:
    return ItemCard(
        f"energy_charge_{colour}",
        colour,
        [Way("load", fill, possible, choose_weapon, cost_of), DOOR],
        kind="energy_charge",
        cost=COST,
        when=ANY,
        one_use=True,
        component="electrical",
    )


ENERGY_CHARGES: Final = [energy_charge("red"), energy_charge("yellow")]
