"""A table against Carnomorphs, and what tests arrange and ask there."""

from __future__ import annotations

from collections import Counter

from airlock.survival.crew import Figure
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.table import Table

CREW = ("captain", "scout")
# The numbers of attack cards for metagorgers, and for the others; 0 is an arrow.
SMALL = {1: "slash_2", 2: "carnomorph_bite_1", 3: "whiplash_1", 0: "devour_1"}
LARGE = {3: "slash_3", 4: "spawn_1", 5: "devour_2", 6: "slash_2", 7: "spawn_2", 8: "whiplash_4", 0: "whiplash_3"}
FEEDING = "attacks_and_feeding"


def table(*crew: str, **options: str) -> Table:
    crew = crew or CREW
    return Table(*crew, species="carnomorphs", **options).turn(crew[0])


def empty(t: Table) -> Table:
    """Nothing to eat lies about: the blue corpse is gone."""
    t.game.objects.clear()
    return t.refresh()


def mutations(t: Table) -> Mutations:
    return Mutations.of(t.game)


def mutated(t: Table, who: str, card: str = "chitin_claws", markers: int = 0, faceup: bool = False) -> Table:
    """This character has a mutation card and markers."""
    part = mutations(t)
    seat = t.seat(who)
    part.deck.middle.remove(card)
    part.kept.append(card)
    part.owners.append(seat)
    if faceup:
        part.faceup.append(seat)
    part.markers[seat] = markers
    return t.refresh()


def adapted(t: Table, card: str, thing: str = "corpse") -> Table:
    """An adaptation lies faceup."""
    return t.weakness(card, thing)


def all_adaptations_known(t: Table) -> Table:
    """None is left to be revealed; those that lie faceup change nothing about attacks, feeding and injuries by card."""
    for thing, card in t.game.weaknesses.items():
        if not card:
            adapted(t, next(c for c in ("fireproof", "battering_charge", "agile") if c in t.game.weakness_pool), thing)
    return t


def put(t: Table, kind: str, room: str, injuries: int = 0) -> Figure:
    """A figure in a room."""
    figure = t.game.figure(t.intruder(kind, room, injuries))
    assert figure is not None
    return figure


def kinds(t: Table, room: str) -> list[str]:
    """The types of all figures in a room, by the alphabet."""
    return sorted(f.kind for f in t.game.figures_in(t.slot(room)))


def bag(t: Table) -> dict[str, int]:
    """How many tokens of each type are in the bag."""
    return dict(Counter(t.game.species.type_of(token) for token in t.game.bag))


def supply(t: Table) -> dict[str, int]:
    return dict(Counter(t.game.species.type_of(token) for token in t.game.supply))


def lying(t: Table, room: str) -> list[str]:
    return sorted(t.game.objects.get(t.slot(room), []))


def dies_as(t: Table, who: str, room: str) -> str:
    """The red corpse of a character lies in a room."""
    corpse = f"corpse_{t.seat(who)}"
    t.object(corpse, room)
    return corpse
