"""Suppressive Fire: for 1 ammo somebody in the room who agrees slips away without being attacked."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import loaded_weapon, spend_ammo
from airlock.survival.consent import decline, willing
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import TO, move, way_options
from airlock.survival.state import Game
from airlock.survival.vocabulary import DECLINE, SEAT
from airlock.titles.nemesis.cards.ways import choose_loaded, choose_way, no_ammo, way_out
from airlock.titles.nemesis.vocabulary import ASK_WHO_SLIPS_AWAY, GO, VOCABULARY

ASK_SLIP_AWAY: Final = VOCABULARY.prompt("slip_away", SEAT)


def possible(game: Game, me: Crew) -> str:
    return no_ammo(game, me) or way_out(game, me)


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Who slips away; another one says where to, or declines, before anything is spent (NEM-ACT-36)."""

    def who() -> list[Option]:
        return [GO.of(str(c.seat)) for c in [me, *willing(game, game.others_in_room(me))]]

    chosen = yield ask(me.seat, ASK_WHO_SLIPS_AWAY, who)
    mover = game.crew[int(chosen.args[0])]
    if mover is me:
        way = yield from choose_way(game, me, me)
    else:
        answer = yield ask(
            mover.seat,
            ASK_SLIP_AWAY,
            lambda: [DECLINE, *way_options(game, TO, mover.slot)],
            about=(str(me.seat),),
            rule="NEM-ACT-36",
        )
        if answer.verb == "decline":
            decline(game, mover)
            return None
        way = answer
    weapon = yield from choose_loaded(game, me)
    return joined(weapon, chosen, way)


def slip_away(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The moved player resolves the arrival; no intruder attacks (NEM-MOVE-18, NEM-ESC-08)."""
    held = loaded_weapon(game, me, choice[0])
    if held is not None:
        spend_ammo(game, me, held)
        yield from move(game, game.crew[int(choice[1])], choice[2:], attacked=False)


SUPPRESSIVE_FIRE: Final = ActionCard(
    "suppressive_fire", 0, IN_COMBAT, [Way("slip_away", slip_away, possible, announce)]
)
