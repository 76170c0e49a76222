"""Technical Corridors: crawl from one entrance to any other of the same network, then pass."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import TO, arrive, through_network
from airlock.survival.state import Game
from airlock.titles.nemesis.vocabulary import VOCABULARY

ASK_CHOOSE_ENTRANCE: Final = VOCABULARY.prompt("choose_entrance")


def possible(game: Game, me: Crew) -> str:
    return "" if through_network(game, me) else "no_entrance_here"


def choose_entrance(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_ENTRANCE,
        lambda: [TO.of(slot) for slot in through_network(game, me)],
        rule="NEM-TECH-01",
    )
    return chosen


def crawl(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """An arrival without a corridor; the pass comes last (NEM-MOVE-20, NEM-ROUND-19)."""
    yield from arrive(game, [me], choice[0], "")
    game.must_pass = True


TECHNICAL_CORRIDORS: Final = ActionCard(
    "technical_corridors", 1, OUT_OF_COMBAT, [Way("crawl", crawl, possible, choose_entrance)]
)
