"""Alcohol: scan and remove a contamination card from the hand; an infected one is replaced."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.contamination import CARDS_REMOVED, contaminate, has_contamination_in_hand, scan, tell_scan
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import CONTAMINATION, INFECTED, Crew, is_contamination
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import CONTAMINATION_CARD
from airlock.titles.nemesis.vocabulary import VOCABULARY

THIS_CARD: Final = VOCABULARY.verb("contamination", CONTAMINATION_CARD)
ASK_CHOOSE_CONTAMINATION: Final = VOCABULARY.prompt("choose_contamination")


def possible(game: Game, me: Crew) -> str:
    return "" if has_contamination_in_hand(me) else "no_contamination_in_hand"


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    """Whoever opens the bottle has a contamination card in hand, and all know it."""
    me.announced.append(CONTAMINATION)
    yield from ()
    return NOTHING


def drink(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """No larva is placed and nobody dies of this scan (NEM-CONT-05)."""

    def options() -> list[Option]:
        return [THIS_CARD.of(card) for card in dict.fromkeys(me.hand) if is_contamination(card)]

    # Shown always: whether there is a choice between a scanned and an unscanned card is the player's secret.
    chosen = yield ask(me.seat, ASK_CHOOSE_CONTAMINATION, options, show=True, rule="NEM-CONT-03")
    me.hand.remove(chosen.args[0])
    infected = scan(game, chosen.args[0]) == INFECTED
    game.contamination_removed += 1
    tell_scan(game, me, 1 if infected else 0, 0 if infected else 1)
    tell(game, CARDS_REMOVED, me.seat, 1)
    if infected:
        yield from contaminate(game, me)


ALCOHOL: Final = ItemCard(
    "alcohol",
    "green",
    [Way("drink", drink, possible, announce)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="chemical",
)
