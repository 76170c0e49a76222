"""Ingenuity: repair, work on the engine, or craft with any yellow item standing in for tools."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crafting import cannot_craft, choose_components, craft, craft_options
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import NEVER_MIND
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION
from airlock.titles.nemesis.vocabulary import VOCABULARY

ASK_CRAFT: Final = VOCABULARY.prompt("craft")

# Cards of this colour may serve as tools.
STAND_IN: Final = "yellow"


def possible(game: Game, me: Crew) -> str:
    if craft_options(game, me, STAND_IN):
        return ""
    reasons = [cannot_craft(game, me, item, STAND_IN) for item in game.content.recipes]
    return "hands_full" if "hands_full" in reasons else "components_missing"


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """What is crafted of what; the basic action without its cost (NEM-ACT-35)."""
    chosen = yield ask(me.seat, ASK_CRAFT, lambda: [*craft_options(game, me, STAND_IN), NEVER_MIND])
    if chosen.verb == "never_mind":
        return None
    parts = yield from choose_components(game, me, chosen.args[0], STAND_IN)
    return None if parts is None else joined(chosen, parts)


def improvise(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from craft(game, me, choice[0], choice[1:])


INGENUITY: Final = ActionCard(
    "ingenuity", 0, OUT_OF_COMBAT, [REMOVE_MALFUNCTION, ENGINE, Way("craft", improvise, possible, announce)]
)
