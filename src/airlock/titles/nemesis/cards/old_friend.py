"""Old Friend: use the action of a working room without a computer for free."""

from __future__ import annotations

from typing import Final

from airlock.survival.actions import use_room
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import announce_room, why_not_free


def possible(game: Game, me: Crew) -> str:
    if game.content.rooms[game.rooms[me.slot]].computer:
        return "computer_here"
    return why_not_free(game, me, me.slot)


OLD_FRIEND: Final = ActionCard("old_friend", 0, OUT_OF_COMBAT, [Way("room_action", use_room, possible, announce_room)])
