"""Nanite Reservoir and Uplink Module: the quest items of the Android."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.actions import choose_room_way, use_room
from airlock.survival.content import ANY, OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.survival.wounds import dress_all, heal_all_light
from airlock.titles.nemesis.cards.intranet import reached
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ITEM

UPLINK: Final = "quest_uplink_module"


def is_hurt(game: Game, me: Crew) -> str:
    return "" if me.light or me.wounds else "would_change_nothing"


def patch_up(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    heal_all_light(game, me)
    dress_all(game, me)


def can_reach(game: Game, me: Crew) -> str:
    """Wherever the Android is: no computer is needed there."""
    return "" if reached(game, me) else "would_change_nothing"


def choose_room(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_ROOM_FOR_ITEM, lambda: [THIS_SLOT.of(slot) for slot in reached(game, me)], about=(UPLINK,)
    )
    return (yield from choose_room_way(game, me, chosen.args[0]))


NANITE_RESERVOIR: Final = ItemCard(
    "quest_nanite_reservoir",
    "quest",
    [Way("patch_up", patch_up, is_hurt)],
    cost=0,
    when=ANY,
    one_use=True,
    quest=Quest(1, discard=("chemicals",)),
)
UPLINK_MODULE: Final = ItemCard(
    UPLINK,
    "quest",
    [Way("room_action", use_room, can_reach, choose_room)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="comms"),
)
