"""Boneless Body: you squeeze through any gap."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.exploration import get_slime
from airlock.survival.movement import TO, arrive, escape_attacks, through_network
from airlock.survival.state import Game
from airlock.survival.vocabulary import SLOT
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

CRAWL: Final = VOCABULARY.verb("crawl", SLOT)
ASK_SQUEEZE: Final = VOCABULARY.prompt("squeeze")


def gaps(game: Game, me: Crew) -> list[Option]:
    """Every room next door, whatever its door; of two corridors the mover says which one (NEM-ALTBOARD-07)."""
    ways = game.map.ways[me.slot]
    to = [n for n, _ in ways]
    return [TO.of(n) if to.count(n) == 1 else TO.of(n, c) for n, c in ways]


def clean(game: Game, me: Crew) -> Flow[None]:
    """Through the ducts to another entrance, or under a door that stays closed; in combat an escape (NEM-ESC-01)."""

    def options() -> list[Option]:
        return [CRAWL.of(slot) for slot in through_network(game, me)] + gaps(game, me)

    chosen = yield ask(me.seat, ASK_SQUEEZE, options, rule="CAR-ACT-03")
    start, slot = me.slot, chosen.args[0]
    corridor = ""
    if chosen.verb != "crawl":
        corridor = chosen.args[1] if len(chosen.args) > 1 else game.map.between(start, slot)[0]
    if game.in_combat(me):
        yield from escape_attacks(game, me, slot)
        if me.slot != start:
            return
    # The ducts use no corridor, so a doors token does nothing there (NEM-EXPL-13).
    yield from arrive(game, [me], slot, corridor)


def entrances(game: Game, me: Crew) -> list[str]:
    """Every other room with an entrance of any network."""
    rooms = [slot for network in game.map.networks for slot in game.map.entrances[network] if slot != me.slot]
    return sorted(dict.fromkeys(rooms))


def infected(game: Game, me: Crew) -> Flow[None]:
    """Into any room with an entrance, unattacked; slimy before the room is explored."""
    chosen = yield ask(
        me.seat, ASK_SQUEEZE, lambda: [CRAWL.of(slot) for slot in entrances(game, me)], rule="CAR-ACT-03"
    )
    get_slime(game, me)
    yield from arrive(game, [me], chosen.args[0], "")


BONELESS_BODY: Final = Mutation("boneless_body", infected, clean)
