"""Mutation cards and markers: how somebody gets and loses them, and what a card is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import ANY, Possible, always
from airlock.survival.crew import Crew
from airlock.survival.death import die
from airlock.survival.hands import floor_of
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.carnomorphs.figures import place
from airlock.titles.nemesis.carnomorphs.part import DEADLY, Mutations
from airlock.titles.nemesis.carnomorphs.types import SHAMBLER
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION, VOCABULARY

# How many cards somebody chooses from (CAR-MUT-01).
CHOICE: Final = 2
# The cause of death (CAR-MARK-04).
CAUSE: Final = "mutation"

MUTATED: Final = VOCABULARY.event("mutated", "CAR-MUT-01", seat=SEAT)
DREW_MUTATION: Final = VOCABULARY.event("drew_mutation", "CAR-MUT-02", seat=SEAT, mutation=MUTATION)
SAW_MUTATION: Final = VOCABULARY.event("saw_mutation", "CAR-MUT-02", seat=SEAT, mutation=MUTATION)
MUTATION_LOST: Final = VOCABULARY.event("mutation_lost", "CAR-MUT-05", seat=SEAT)
MARKER_PLACED: Final = VOCABULARY.event("mutation_marker", "CAR-MARK-03", seat=SEAT, markers=NUMBER)

KEEP_MUTATION: Final = VOCABULARY.verb("keep_mutation", MUTATION)
ASK_KEEP_MUTATION: Final = VOCABULARY.prompt("keep_mutation")


class Mutation:
    """A mutation card: what it does with an infected scan and with a clean one (CAR-ACT-03).

    `when` and `requires` hold for both effects: nobody knows before which one comes (CAR-ACT-10).
    """

    __slots__ = ("clean", "id", "infected", "requires", "when")

    def __init__(
        self,
        id: str,
        infected: Callable[[Game, Crew], Flow[None]],
        clean: Callable[[Game, Crew], Flow[None]],
        when: str = ANY,
        requires: Possible = always,
    ) -> None:
        self.id = id
        self.infected = infected
        self.clean = clean
        # any, in_combat or out_of_combat
        self.when = when
        # The id of a reason, or an empty string if it is possible.
        self.requires = requires


def has_mutation(game: Game, me: Crew) -> bool:
    return me.seat in Mutations.of(game).owners


def get_mutation_card(game: Game, me: Crew) -> Flow[None]:
    """Draw two, keep one facedown, shuffle the other back. Nobody has two of them (CAR-MUT-01, -02, -04)."""
    part = Mutations.of(game)
    if not me.active or has_mutation(game, me) or not len(part.deck):
        return
    part.drawer = me.seat
    part.drawn = [part.deck.draw(game.fate) for _ in range(min(CHOICE, len(part.deck)))]
    game.reveals += 1
    for card in part.drawn:
        tell_only(game, me.mask, DREW_MUTATION, me.seat, card)

    def options() -> list[Option]:
        return [KEEP_MUTATION.of(card) for card in part.drawn]

    chosen = yield ask(me.seat, ASK_KEEP_MUTATION, options, rule="CAR-MUT-01")
    kept = chosen.args[0]
    part.drawn.remove(kept)
    part.deck.shuffle_in(part.drawn)
    part.drawn = []
    part.drawer = -1
    put_mutation_card(game, me, kept)


def put_mutation_card(game: Game, me: Crew, card: str) -> None:
    """Facedown beside the character board."""
    part = Mutations.of(game)
    part.kept.append(card)
    part.owners.append(me.seat)
    tell(game, MUTATED, me.seat)
    tell_only(game, me.mask, SAW_MUTATION, me.seat, card)


def lose_mutation_card(game: Game, me: Crew) -> None:
    """Back into the deck, unseen if it was facedown; the markers stay (CAR-MUT-05, CAR-MARK-05)."""
    part = Mutations.of(game)
    if not has_mutation(game, me):
        return
    n = part.owners.index(me.seat)
    part.deck.shuffle_in([part.kept.pop(n)])
    part.owners.pop(n)
    part.faceup = [seat for seat in part.faceup if seat != me.seat]
    tell(game, MUTATION_LOST, me.seat)


def get_marker(game: Game, me: Crew) -> Flow[None]:
    """A mutation marker, or the mutation card if there is none yet; the fourth kills (CAR-MARK-02 to -04)."""
    if not me.active:
        return
    if not has_mutation(game, me):
        yield from get_mutation_card(game, me)
        return
    yield from place_marker(game, me)


def place_marker(game: Game, me: Crew) -> Flow[None]:
    """The fourth kills at once: a shambler stands where the character fell (CAR-MARK-04, -08)."""
    part = Mutations.of(game)
    part.markers[me.seat] += 1
    tell(game, MARKER_PLACED, me.seat, part.markers[me.seat])
    if part.markers[me.seat] >= DEADLY:
        slot = floor_of(game, me)
        yield from die(game, me, CAUSE)
        yield from place(game, SHAMBLER, slot)
