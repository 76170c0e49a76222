"""What a species does to people and to its board, as numbers: blocks that only a match against it has."""

from __future__ import annotations

from array import array
from typing import Final, Protocol

from airlock.faces.encoding.actions import View
from airlock.faces.encoding.fields import Fields
from airlock.faces.nemesis.keys import SEATS
from airlock.faces.nemesis.mission import MissionBlock
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.part import DEADLY
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION
from airlock.titles.nemesis.void_seeders.insanity import HIGHEST
from airlock.titles.nemesis.void_seeders.lairs import ALL_LAIRS
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS

PILE: Final = 20


class Block(Protocol):
    """Writes its part of a view."""

    def write(self, view: View, cells: array[float]) -> None: ...


class MutationBlock:
    """Of each seat: mutated, markers, protected, unheard, and the card if it is known; then what is removed."""

    def __init__(self, fields: Fields, printed: Game) -> None:
        self.cards = {card: n for n, card in enumerate(printed.content.values[MUTATION.only])}
        self.things = {thing: n for n, thing in enumerate(printed.species.analysed)}
        self.width = 4 + len(self.cards)
        self.begin = fields.add("mutations", SEATS, self.width)
        self.choosing = fields.add("mutations_drawn", len(self.cards))
        self.removed = fields.add("adaptations_removed", len(self.things))
        self.piles = fields.add("mutation_piles", 2)

    def write(self, view: View, cells: array[float]) -> None:
        shown = view["mutations"]
        for c in view["crew"]:
            at = self.begin + c["seat"] * self.width
            cells[at] = float(c["mutated"])
            cells[at + 1] = c["mutation_markers"] / DEADLY
            cells[at + 2] = float(c["protected"] or bool(c["spared_by"]))
            cells[at + 3] = float(c["unheard"])
            card = shown["mine"] if c["seat"] == view["seat"] else c["mutation"]
            if card:
                cells[at + 4 + self.cards[card]] = 1.0
        for card in shown["choosing"]:
            cells[self.choosing + self.cards[card]] = 1.0
        for thing in shown["removed"]:
            cells[self.removed + self.things[thing]] = 1.0
        cells[self.piles] = shown["left"] / len(self.cards)
        cells[self.piles + 1] = min(1.0, shown["clean_discarded"] / PILE)


class InsanityBlock:
    """The level of each seat, destroyed lairs, rooms with a token, and the panic cards on the pile."""

    def __init__(self, fields: Fields, printed: Game) -> None:
        self.kinds = {card: n for n, card in enumerate(PANIC_CARDS)}
        self.slots = {slot: n for n, slot in enumerate(printed.map.by_number)}
        self.levels = fields.add("insanity", SEATS)
        self.lairs = fields.add("lairs_destroyed", 1)
        self.tokens = fields.add("tokens_on", len(self.slots))
        self.pile = fields.add("panic_pile", len(self.kinds))
        self.shown = fields.add("panic_shown", len(self.kinds))

    def write(self, view: View, cells: array[float]) -> None:
        for c in view["crew"]:
            cells[self.levels + c["seat"]] = c["insanity"] / HIGHEST
        cells[self.lairs] = view["lairs_destroyed"] / ALL_LAIRS
        for slot in view["tokens_on"]:
            cells[self.tokens + self.slots[slot]] = 1.0
        for card in view["panic"]["discard"]:
            cells[self.pile + self.kinds[card]] += 1.0 / PANIC_CARDS[card].copies
        for card in view["panic"]["shown"]:
            cells[self.shown + self.kinds[card]] = 1.0


def blocks_of(fields: Fields, printed: Game) -> list[Block]:
    """Those of the parts that the match has. A species without one of these is seen through the bins of `other`."""
    made: list[Block] = []
    if "mutations" in printed.parts:
        made.append(MutationBlock(fields, printed))
    if "insanity" in printed.parts:
        made.append(InsanityBlock(fields, printed))
    if "alerts" in printed.parts:
        made.append(MissionBlock(fields, printed))
    return made
