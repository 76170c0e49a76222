"""Order: send another character of the room into a neighbouring room, willing or not."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import is_shut_in, move
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.titles.nemesis.cards.ways import choose_way
from airlock.titles.nemesis.vocabulary import THIS_PERSON

# It lets Order and Motivation reach everybody in a room with a working computer.
INTERCOM: Final = "quest_intercom"


def over_the_intercom(game: Game, me: Crew) -> list[Crew]:
    """Characters elsewhere who hear it, in order."""
    return in_computer_rooms(game, me) if INTERCOM in me.inventory else []


def in_computer_rooms(game: Game, me: Crew) -> list[Crew]:
    """Characters in other rooms with a working computer, in order."""
    return [c for c in game.in_order() if c.slot and c.slot != me.slot and game.has_computer(c.slot)]


def can_be_sent(game: Game, me: Crew) -> list[Crew]:
    reached = [*game.others_in_room(me), *over_the_intercom(game, me)]
    return [c for c in reached if not is_shut_in(game, c.slot)]


def possible(game: Game, me: Crew) -> str:
    if can_be_sent(game, me):
        return ""
    return "doors_closed" if game.others_in_room(me) or over_the_intercom(game, me) else "nobody_in_reach"


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Whom and where to; nobody is asked for consent (NEM-ACT-36)."""
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in can_be_sent(game, me)]
    )
    way = yield from choose_way(game, me, game.crew[int(chosen.args[0])])
    return joined(chosen, way)


def send(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The moved player resolves the arrival; whoever was in combat there is attacked first (NEM-MOVE-18)."""
    yield from move(game, game.crew[int(choice[0])], choice[1:])


ORDER: Final = ActionCard("order", 0, OUT_OF_COMBAT, [Way("order", send, possible, announce)])
