"""Self-Repair, Interface, Combat Algorithm and Overclock: what the Android can do."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import draw_hand
from airlock.survival.combat import DOUBLE_HIT, SHOOT, load, shoot, targets_in_room
from airlock.survival.content import ANY, IN_COMBAT, OUT_OF_COMBAT, ActionCard, Choice, ItemCard, Way, Weapon
from airlock.survival.crew import Crew
from airlock.survival.hands import own_items, use_up
from airlock.survival.quests import USE
from airlock.survival.state import Game
from airlock.survival.vocabulary import ENGINE_NUMBER
from airlock.survival.wounds import dress_one, heal_all_light, heal_one, suffer_light
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.ways import COMPUTER_ROOM_ACTION, computer_here
from airlock.titles.nemesis.ship.course import look_at_coordinates
from airlock.titles.nemesis.ship.engines import NUMBERS, look_at_engine
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_SHOT

ARM_GUN_ID: Final = "arm_gun"
# What a body is mended with.
PARTS: Final = ("tools", "duct_tape")
DRAWN: Final = 3

THIS_ENGINE: Final = VOCABULARY.verb("engine", ENGINE_NUMBER)
ASK_WHICH_ENGINE: Final = VOCABULARY.prompt("which_engine")
ASK_MENDED_WITH: Final = VOCABULARY.prompt("mended_with")


# -- Self-Repair


def lightly_hurt(game: Game, me: Crew) -> str:
    return "" if me.light else "no_light_wound"


def mend_light(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    heal_all_light(game, me)


def undressed(game: Game, me: Crew) -> str:
    return "" if me.wounds else "no_wound_to_dress"


def mend_wound(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from dress_one(game, me)


def parts_at_hand(me: Crew) -> list[str]:
    return [item for item in dict.fromkeys(own_items(me)) if item in PARTS]


def can_replace(game: Game, me: Crew) -> str:
    if not me.dressed:
        return "no_wound_to_heal"
    return "" if parts_at_hand(me) else "no_item"


def choose_part(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_MENDED_WITH, lambda: [USE.of(item) for item in parts_at_hand(me)], show=True)
    me.announced.append(chosen.args[0])
    return chosen


def replace(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The part belongs to the effect: a cancelled action doesn't take it (NEM-ACT-33)."""
    use_up(game, me, choice[0])
    yield from heal_one(game, me)


# -- Interface


def choose_engine(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_WHICH_ENGINE, lambda: [THIS_ENGINE.of(str(n)) for n in NUMBERS])
    return chosen


def read_ship(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    look_at_engine(game, me, int(choice[0]))
    look_at_coordinates(game, me)


# -- Combat Algorithm


def armed(game: Game, me: Crew) -> str:
    held = me.holds(ARM_GUN_ID)
    if held is None:
        return "no_weapon"
    return "" if held.ammo else "no_ammo"


def choose_shot(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_SHOT, lambda: [SHOOT.of(ARM_GUN_ID, target) for target in targets_in_room(game, me)]
    )
    return chosen


def compute(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """One reroll, and a miss gives the ammo back."""
    held = me.holds(ARM_GUN_ID)
    if held is None or not held.ammo:
        return
    hit = yield from shoot(game, me, held, choice[1], rerolls=1)
    if not hit and me.active:
        load(game, me, held, 1)


# -- Overclock


def overclock(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from suffer_light(game, me)
    if me.active:
        yield from draw_hand(game, me, DRAWN)


SELF_REPAIR: Final = ActionCard(
    "self_repair",
    1,
    OUT_OF_COMBAT,
    [
        Way("heal_light", mend_light, lightly_hurt),
        Way("dress", mend_wound, undressed),
        Way("heal", replace, can_replace, choose_part),
    ],
)
INTERFACE: Final = ActionCard(
    "interface",
    0,
    OUT_OF_COMBAT,
    [COMPUTER_ROOM_ACTION, Way("ship_data", read_ship, computer_here, choose_engine)],
)
COMBAT_ALGORITHM: Final = ActionCard("combat_algorithm", 0, IN_COMBAT, [Way("shoot", compute, armed, choose_shot)])
OVERCLOCK: Final = ActionCard("overclock", 0, ANY, [Way("overclock", overclock)])
# Built in: it needs no hand, and nobody can take it (AFT-CHAR-01, -10).
ARM_GUN: Final = ItemCard(
    ARM_GUN_ID,
    "start",
    [],
    when=IN_COMBAT,
    weapon=Weapon(energy=True, capacity=3, extra_on={DOUBLE_HIT: 1}),
    bound=True,
)
