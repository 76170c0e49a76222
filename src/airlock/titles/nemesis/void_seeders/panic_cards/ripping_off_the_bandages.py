"""Ripping off the Bandages: you tear your bandages off."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew
from airlock.survival.hands import drop_to_limit
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, WOUND
from airlock.survival.wounds import THIS_WOUND, suffer_light
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

WOUND_OPENED: Final = VOCABULARY.event("wound_opened", "VOI-PANIC-03", seat=SEAT, wound=WOUND)
ASK_OPEN_WOUND: Final = VOCABULARY.prompt("open_wound")


def ripping_off_the_bandages(game: Game, me: Crew) -> Flow[bool]:
    """1 light wound; then a dressed serious wound, if there is one, works again (VOI-PANIC-04)."""
    yield from suffer_light(game, me, 1, "panic")
    if me.active and me.dressed:
        chosen = yield ask(
            me.seat,
            ASK_OPEN_WOUND,
            lambda: [THIS_WOUND.of(wound) for wound in dict.fromkeys(me.dressed)],
            rule="VOI-PANIC-03",
        )
        me.dressed.remove(chosen.args[0])
        me.wounds.append(chosen.args[0])
        tell(game, WOUND_OPENED, me.seat, chosen.args[0])
        yield from drop_to_limit(game, me)
    return True


RIPPING_OFF_THE_BANDAGES: Final = PanicCard("ripping_off_the_bandages", 2, 2, ripping_off_the_bandages)
