"""The mutation action: scan a contamination card of the hand, take a marker, use the card's power (CAR-ACT)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.kernel.title import Refusal
from airlock.survival.actions import interrupted
from airlock.survival.contamination import contaminate, has_contamination_in_hand, scan
from airlock.survival.content import Action, Choice
from airlock.survival.crew import CONTAMINATION, INFECTED, Crew, is_contamination
from airlock.survival.possible import wrong_moment
from airlock.survival.refusals import refused
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import CONTAMINATION_CARD, FLAG, SEAT
from airlock.titles.nemesis.carnomorphs.mutation import place_marker
from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION, VOCABULARY

BY_ID: Final = {mutation.id: mutation for mutation in MUTATIONS}

MUTATION_SHOWN: Final = VOCABULARY.event("mutation_shown", "CAR-MUT-03", seat=SEAT, mutation=MUTATION)
MUTATION_SCAN: Final = VOCABULARY.event("mutation_scan", "CAR-ACT-08", seat=SEAT, infected=FLAG)

MUTATE: Final = VOCABULARY.action("mutate").of()
SPEND_CONTAMINATION: Final = VOCABULARY.verb("spend_contamination", CONTAMINATION_CARD)
ASK_SPEND_CONTAMINATION: Final = VOCABULARY.prompt("spend_contamination", MUTATION)
NO_MUTATION: Final = VOCABULARY.reason("no_mutation", "CAR-ACT-02")


def why_not(game: Game, me: Crew, combat: bool) -> str:
    """It needs both cards; the moment and the condition on the card hold for both of its effects (CAR-ACT-02, -10)."""
    card = Mutations.of(game).card_of(me.seat)
    if not card:
        return NO_MUTATION
    if not has_contamination_in_hand(me):
        return "no_contamination_in_hand"
    mutation = BY_ID[card]
    return wrong_moment(mutation.when, combat) or mutation.requires(game, me)


def offer(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if not why_not(game, me, combat):
        out.append(MUTATE)


def explain(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused(MUTATE.verb, why_not(game, me, combat))


def free(game: Game, me: Crew, args: Choice) -> int | None:
    """No action cards (CAR-ACT-01)."""
    return 0


def perform(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """Flip the card, scan, mark, discard or replace; then others may interrupt, then the effect (CAR-ACT-06, -11)."""
    part = Mutations.of(game)
    card = part.card_of(me.seat)
    # Everybody learns what the card is and that there is contamination in the hand.
    game.reveals += 1
    if me.seat not in part.faceup:
        part.faceup.append(me.seat)
        tell(game, MUTATION_SHOWN, me.seat, card)
    me.announced = [CONTAMINATION]

    def options() -> list[Option]:
        return [SPEND_CONTAMINATION.of(spent) for spent in dict.fromkeys(me.hand) if is_contamination(spent)]

    # Shown even if there is no choice: whether one of them is known to its owner is nobody's business.
    pick = yield ask(me.seat, ASK_SPEND_CONTAMINATION, options, about=(card,), show=True, rule="CAR-ACT-01")
    me.hand.remove(pick.args[0])
    spent = scan(game, pick.args[0])
    me.hand.append(spent)
    infected = spent == INFECTED
    me.announced = []
    game.reveals += 1
    tell(game, MUTATION_SCAN, me.seat, infected)
    yield from place_marker(game, me)
    if not me.active:
        # The fourth marker: no effect (CAR-ACT-12).
        return True
    me.hand.remove(spent)
    if infected:
        me.discard.append(INFECTED)
    else:
        part.clean += 1
        yield from contaminate(game, me)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        effect = BY_ID[card].infected if infected else BY_ID[card].clean
        yield from effect(game, me)
    return True


MUTATION_ACTION: Final = Action(MUTATE.verb, offer, explain, free, perform)
