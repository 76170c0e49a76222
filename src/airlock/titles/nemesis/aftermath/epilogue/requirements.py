"""Personal requirements and the lucrative offer: what winning an Epilogue takes, card by card (AFT-EPIVICT-02, -06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.survival.content import Content, Objective
from airlock.survival.crew import CARCASS, EGG, Crew, is_corpse, is_object
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.intruders import LARVA
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.engines import Engines
from airlock.titles.nemesis.ship.pods import ESCAPED

REQUIREMENT: Final = "requirement"
REPAIR_ORDER: Final = "repair_order"
LOOT: Final = 3
ENGINES: Final = 2
LARVAE: Final = 2
# Repairs, and with how many malfunctions at the start one is enough.
REPAIRS: Final = 2
FEW: Final = 2
# Tokens to be revealed, by two players and by more.
TOKENS_BY_TWO: Final = 6
TOKENS: Final = 4

Fulfilled = Callable[[Game, Crew], bool]


def egg_collector(game: Game, me: Crew) -> bool:
    """An egg; if the Nest was destroyed before the Epilogue, a carcass will do."""
    return me.holds(EGG) is not None or (Wreck.of(game).nest_destroyed and me.holds(CARCASS) is not None)


def trophy(game: Game, me: Crew) -> bool:
    return me.holds(CARCASS) is not None


def last_honours(game: Game, me: Crew) -> bool:
    return any(is_corpse(held.kind) for held in me.hands)


def call_home(game: Game, me: Crew) -> bool:
    return me.signal


def flight_data(game: Game, me: Crew) -> bool:
    return bool(Course.of(game).known & me.mask)


def engine_report(game: Game, me: Crew) -> bool:
    return sum(1 for mask in Engines.of(game).known if mask & me.mask) >= ENGINES


def salvage(game: Game, me: Crew) -> bool:
    """Item cards that the character didn't bring along; attached ones count each."""
    sheet = game.content.characters[me.character]
    cards = list(me.inventory)
    for held in me.hands:
        if not is_object(held.kind):
            cards += [held.kind, *held.attached]
    return len([card for card in cards if card != sheet.weapon and card not in sheet.quests]) >= LOOT


def quick_study(game: Game, me: Crew) -> bool:
    return Wreck.of(game).discovered


def monster_hunter(game: Game, me: Crew) -> bool:
    killed = Deeds.of(game).kills.get(me.seat, [])
    return any(kind != LARVA for kind in killed) or len(killed) >= LARVAE


def repair_order(game: Game, me: Crew) -> bool:
    needed = 1 if Wreck.of(game).malfunctions <= FEW else REPAIRS
    return Deeds.of(game).repairs.get(me.seat, 0) >= needed


def pathfinder(game: Game, me: Crew) -> bool:
    needed = TOKENS_BY_TWO if len(game.crew) == 2 else TOKENS
    return SecondTokens.of(game).by_seat.get(me.seat, 0) >= needed


def clean_bill_of_health(game: Game, me: Crew) -> bool:
    return not me.wounds and me.serious <= 1 and not me.slime


def first_aboard(game: Game, me: Crew) -> bool:
    return me.seat in Deeds.of(game).first_aboard


REQUIREMENTS: Final[dict[str, Fulfilled]] = {
    "egg_collector": egg_collector,
    "trophy": trophy,
    "last_honours": last_honours,
    "call_home": call_home,
    "flight_data": flight_data,
    "engine_report": engine_report,
    "salvage": salvage,
    "quick_study": quick_study,
    "monster_hunter": monster_hunter,
    REPAIR_ORDER: repair_order,
    "pathfinder": pathfinder,
    "clean_bill_of_health": clean_bill_of_health,
    "first_aboard": first_aboard,
}

# They are dealt, hidden and shown as objectives are.
REQUIREMENTS_CONTENT: Final = Content(
    objectives=[Objective(id, REQUIREMENT, ()) for id in REQUIREMENTS], replaces=["objectives"]
)


def accepted_offer(game: Game, me: Crew) -> bool:
    """The lucrative offer: a signal sent, an egg along, and gone by pod or as the only one on the shuttle."""
    alone = me.status == ESCAPED or Deeds.of(game).departed == [me.seat]
    return me.signal and egg_collector(game, me) and alone
