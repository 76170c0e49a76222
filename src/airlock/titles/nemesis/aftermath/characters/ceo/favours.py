"""Corporate Clearance, Bonus Payment and Golden Parachute: three favours, each of which can be asked for once."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.actions import choose_room_way, use_room
from airlock.survival.cards import draw_hand
from airlock.survival.content import ANY, OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import DONE, SEAT, THIS_SLOT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.intranet import possible as can_reach
from airlock.titles.nemesis.cards.intranet import reached
from airlock.titles.nemesis.cards.ways import computer_here
from airlock.titles.nemesis.ship.pods import Pods, choose_pod_to_turn, section_of, turn_pod
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_CARD, THIS_PERSON

CLEARANCE: Final = "corporate_clearance"
DRAWN: Final = 2
MOST: Final = 2

ASK_BONUS: Final = VOCABULARY.prompt("bonus_payment")


def announce_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_ROOM_FOR_CARD, lambda: [THIS_SLOT.of(slot) for slot in reached(game, me)], about=(CLEARANCE,)
    )
    return (yield from choose_room_way(game, me, chosen.args[0]))


def announce_paid(game: Game, me: Crew) -> Flow[Said | None]:
    """Up to two others, one after the other."""
    paid: list[str] = []

    def options() -> list[Option]:
        rest = [str(c.seat) for c in game.others_in_room(me) if str(c.seat) not in paid]
        return [DONE, *(THIS_PERSON.of(seat) for seat in rest)]

    while len(paid) < MOST and len(options()) > 1:
        chosen = yield ask(me.seat, ASK_BONUS, options)
        if chosen.verb == "done":
            break
        paid.append(chosen.args[0])
    return Said(tuple(paid), (SEAT,) * len(paid))


def pay_out(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """In order, with no limit to the hand."""
    paid = [me.seat, *(int(seat) for seat in choice)]
    for c in game.in_order():
        if c.seat in paid:
            yield from draw_hand(game, c, DRAWN)


def pod_in_reach(game: Game, me: Crew) -> str:
    if not section_of(game, me.slot) and computer_here(game, me):
        return "no_computer_here"
    return "" if Pods.of(game).on_board() else "no_pod_here"


def choose_pod(game: Game, me: Crew) -> Flow[Said | None]:
    return (yield from choose_pod_to_turn(game, me))


def turn(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    turn_pod(game, Pods.of(game).numbered(int(choice[0])))


CORPORATE_CLEARANCE: Final = ActionCard(
    CLEARANCE, 0, OUT_OF_COMBAT, [Way("room_action", use_room, can_reach, announce_room)]
)
BONUS_PAYMENT: Final = ActionCard("bonus_payment", 0, ANY, [Way("bonus", pay_out, announce=announce_paid)])
GOLDEN_PARACHUTE: Final = ActionCard(
    "golden_parachute", 0, OUT_OF_COMBAT, [Way("turn_pod", turn, pod_in_reach, choose_pod)]
)
