"""Robot: Repairs, Strike, Shield and Errand. Each costs 1 energy on top of its cost."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.combat import BLANK, DOUBLE_HIT, HIT, roll_combat, strike
from airlock.survival.content import IN_COMBAT, OUT_OF_COMBAT, REACTION, ActionCard, Choice, Way
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import open_ways
from airlock.survival.reactions import IGNORE_ATTACK
from airlock.survival.search import cannot_search, search
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_INTRUDER, THIS_SLOT
from airlock.titles.nemesis.aftermath.characters.ceo.robot import SHIELD, robot_way
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_CARD

ASK_STRUCK: Final = VOCABULARY.prompt("robot_strikes")
ERRAND: Final = "robot_errand"


# -- strike


def choose_target(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_STRUCK, lambda: [THIS_INTRUDER.of(f.name) for f in game.figures_in(me.slot)])
    return chosen


def blow(game: Game, face: str, figure: Figure) -> int:
    """Every face but the blank hits, whatever the type; against what never attacks only a plain hit does."""
    if game.species.misses(game, face, figure):
        return 0
    face = game.species.changed_face(game, face, figure)
    if face == DOUBLE_HIT:
        return 2
    if face == BLANK or (face != HIT and not game.species.can_attack(figure)):
        return 0
    return 1


def strike_it(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    figure = game.figure(choice[0])
    if figure is None:
        return
    face = yield from roll_combat(game, me, game.species.rerolls(game, me, choice[0]))
    yield from strike(game, me, choice[0], figure, blow(game, face, figure))


# -- errand


def near(game: Game, me: Crew) -> list[str]:
    """Neighbouring rooms that can be searched and hold no intruder."""
    slots = dict.fromkeys(slot for slot, _ in open_ways(game, me.slot))
    return [slot for slot in slots if not cannot_search(game, slot) and not game.figures_in(slot)]


def can_send(game: Game, me: Crew) -> str:
    return "" if near(game, me) else "nothing_left_to_find"


def choose_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_ROOM_FOR_CARD, lambda: [THIS_SLOT.of(slot) for slot in near(game, me)], about=(ERRAND,)
    )
    return chosen


def fetch(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """As the action Search, in that room."""
    yield from search(game, me, choice[0])


ROBOT_REPAIRS: Final = ActionCard("robot_repairs", 0, OUT_OF_COMBAT, [robot_way(REMOVE_MALFUNCTION), robot_way(ENGINE)])
ROBOT_STRIKE: Final = ActionCard(
    "robot_strike", 0, IN_COMBAT, [robot_way(Way("strike", strike_it, announce=choose_target))]
)
# What it costs stands in robot.py.
ROBOT_SHIELD: Final = ActionCard(SHIELD, 0, REACTION, [], reaction=IGNORE_ATTACK)
ROBOT_ERRAND: Final = ActionCard(ERRAND, 0, OUT_OF_COMBAT, [robot_way(Way("search", fetch, can_send, choose_room))])
