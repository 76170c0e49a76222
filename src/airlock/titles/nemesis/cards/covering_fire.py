"""Covering Fire: for 1 ammo the player, a companion who agrees or both leave for one room without being attacked."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import loaded_weapon, spend_ammo
from airlock.survival.consent import agrees, willing
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import arrive, corridor_of
from airlock.survival.state import Game
from airlock.survival.vocabulary import SEATS
from airlock.titles.nemesis.cards.ways import choose_loaded, choose_way, no_ammo, way_out
from airlock.titles.nemesis.vocabulary import ASK_WHO_SLIPS_AWAY, GO


def possible(game: Game, me: Crew) -> str:
    return no_ammo(game, me) or way_out(game, me)


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Who goes and where to; the companion agrees to the room, or nothing is spent (NEM-ACT-36)."""

    def who() -> list[Option]:
        own = str(me.seat)
        others = [str(c.seat) for c in willing(game, game.others_in_room(me))]
        return [GO.of(own), *(GO.of(c) for c in others), *(GO.of(own, c) for c in others)]

    chosen = yield ask(me.seat, ASK_WHO_SLIPS_AWAY, who)
    movers = chosen.args
    way = yield from choose_way(game, me, game.crew[int(movers[0])])
    companion = game.crew[int(movers[-1])]
    if companion is not me:
        agreed = yield from agrees(game, me, companion, "covering_fire", way)
        if not agreed:
            return None
    weapon = yield from choose_loaded(game, me)
    return joined(weapon, Said((",".join(movers),), (SEATS,)), way)


def leave_together(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """They arrive at once; whoever is named first, the player of the card if moving, resolves it (NEM-MOVE-19)."""
    held = loaded_weapon(game, me, choice[0])
    if held is not None:
        spend_ammo(game, me, held)
        movers = [game.crew[int(seat)] for seat in choice[1].split(",")]
        yield from arrive(game, movers, choice[2], corridor_of(game, me.slot, choice[2:]))


COVERING_FIRE: Final = ActionCard("covering_fire", 0, IN_COMBAT, [Way("leave", leave_together, possible, announce)])
