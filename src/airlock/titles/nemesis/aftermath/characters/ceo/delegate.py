"""Delegate: somebody else here acts at once, without paying."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.actions import perform
from airlock.survival.consent import agrees, willing
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.rounds import pass_now
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER, SEAT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.vocabulary import THIS_PERSON

# The basic actions (NEM-ACT-16 to -26), and the room action.
OPEN: Final = ("move", "careful", "shoot", "melee", "pick_up", "trade", "craft", "room")
# More cards than any action costs.
PLENTY: Final = 9

ACT_NOT: Final = VOCABULARY.option("act_not")
ASK_DELEGATED: Final = VOCABULARY.prompt("delegated", SEAT)


def choices(game: Game, other: Crew) -> list[Option]:
    """What somebody could do for nothing."""
    content = game.content
    combat = game.in_combat(other)
    actions = content.in_combat if combat else content.repertoire if game.loose_eggs(other.slot) else content.at_peace
    out: list[Option] = []
    for action in actions:
        if action.verb in OPEN:
            action.offers(game, other, PLENTY, combat, out)
    return out


def others(game: Game, me: Crew) -> list[Crew]:
    return [c for c in willing(game, game.others_in_room(me)) if choices(game, c)]


def possible(game: Game, me: Crew) -> str:
    return "" if others(game, me) else "nobody_in_reach"


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in others(game, me)])
    agreed = yield from agrees(game, me, game.crew[int(chosen.args[0])], "delegate", NOTHING)
    return chosen if agreed else None


def delegate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """No action of the other's turn, even after passing; a forced pass in it is the other's."""
    other = game.crew[int(choice[0])]
    done = False
    while not done and other.active:
        chosen = yield ask(
            other.seat, ASK_DELEGATED, lambda: [ACT_NOT, *choices(game, other)], about=(str(me.seat),), show=True
        )
        if chosen.verb == "act_not":
            return
        game.waived = other.seat
        done = yield from perform(game, other, chosen)
        game.waived = -1
    if game.must_pass:
        game.must_pass = False
        if other.active and not other.passed:
            yield from pass_now(game, other)


DELEGATE: Final = ActionCard("delegate", 0, ANY, [Way("delegate", delegate, possible, announce)])
