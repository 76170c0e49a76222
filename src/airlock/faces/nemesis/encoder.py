"""The games of survival as numbers: the view of a seat, block by block.

Everything is looked up once, when the environment is made. Counts are divided by what is usual and end at 1. What has
no block of its own (who looked at what, what was laid out in a trade) falls into the bins of `other`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Any, Final

from airlock.faces.encoding.actions import Actions, View
from airlock.faces.encoding.fields import Fields
from airlock.faces.encoding.hashed import bin_of, scatter
from airlock.faces.nemesis.hunted import blocks_of
from airlock.faces.nemesis.keys import FIGURES, SEATS, SPARE, SurvivalActions, keys
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.crew import (
    ACTIVE,
    CARCASS,
    CLEAN,
    CONTAMINATION,
    CORPSE,
    DEAD,
    EGG,
    INFECTED,
    object_type,
)
from airlock.survival.state import CLOSED, Game
from airlock.titles.nemesis.ship.course import SPACES
from airlock.titles.nemesis.ship.engines import DAMAGED, NUMBERS
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED

MODES: Final = ("semi", "solo", "coop", "intruder")
STATUS: Final = (ACTIVE, DEAD, HIBERNATING, ESCAPED)
# Bins for what a question is about, and for everything without a block of its own.
ABOUT_BINS: Final = 64
OTHER_BINS: Final = 256
OTHER: Final = ("looked", "notes", "in_play", "end_reason", "step")
# What only some species show.
OF_SPECIES: Final = ("insanity_tokens_gone",)
# What a match without an intruder player looks like: nobody plays the intruders.
NOBODY: Final = {"seat": -1}
OTHER_OF_CREW: Final = (
    "looking", "looking_at", "taking", "offering", "offers", "owes", "announced", "spared_by", "forgotten",
)  # fmt: skip

Index = dict[str, int]


def index(names: Iterable[str]) -> Index:
    return {name: n for n, name in enumerate(dict.fromkeys(names))}


def count(cells: array[float], cell: int, most: int) -> None:
    """One more of something, of which there are seldom more than `most`."""
    cells[cell] = min(1.0, cells[cell] + 1 / most)


def up_to(value: float, most: float) -> float:
    return value / most if value < most else 1.0


class Rows:
    """A block with a row for each of something: where its columns are."""

    def __init__(self, fields: Fields, name: str, rows: int, columns: Mapping[str, int]) -> None:
        self.column: dict[str, int] = {}
        width = 0
        for column, cells in columns.items():
            self.column[column] = width
            width += cells
        self.width = width
        self.begin = fields.add(name, rows, width) if rows > 1 else fields.add(name, width)

    def at(self, row: int) -> int:
        return self.begin + row * self.width


class SurvivalEncoder:
    """Made from what is printed on the board, cards and tokens of a match; it never sees the match itself."""

    def __init__(self, printed: Game, spare: int = SPARE) -> None:
        map, content, species = printed.map, printed.content, printed.species
        vocabulary = Vocabulary(species.vocabulary, *content.speaks) if content.speaks else species.vocabulary
        self.actions: Actions = SurvivalActions(keys(map, content, vocabulary, species.analysed), spare)
        self.slots = index(map.by_number)
        self.places = index([*map.corridors, *map.networks])
        self.rooms = index(content.rooms)
        self.cards = index([*content.cards, CONTAMINATION, INFECTED, CLEAN])
        # Items, objects, and the backs of cards that one can't see.
        more = [thing for thing in content.objects if object_type(thing) == thing]
        self.things = index([*content.items, EGG, CARCASS, CORPSE, *(i.colour for i in content.items.values()), *more])
        # Where each of them is counted in a room.
        self.lying = {EGG: 0, CARCASS: 1, CORPSE: 2} | {thing: 3 + n for n, thing in enumerate(more)}
        self.kinds = index(species.types)
        self.tokens = index(type for type, _ in species.tokens.values())
        self.characters = index(content.characters)
        self.wounds = index(content.wounds)
        self.objectives = index(content.objectives)
        self.events = index(content.events)
        self.attacks = index(content.attack_cards)
        self.destinations = index(SPACES)
        self.weaknesses = index(species.weaknesses)
        self.analysed = index(species.analysed)
        self.decks = index(content.item_decks)
        self.crafted = index(content.crafted)
        self.engines = len(NUMBERS)
        self.coordinates = index(content.coordinates)
        self.prompts = index(sorted(vocabulary.prompts))
        self.modes = index(MODES)
        self.status = index(STATUS)
        self.fields = Fields()
        slots, things = len(self.slots), len(self.things)
        self.tracks = Rows(self.fields, "tracks", 1, {
            "mode": len(self.modes), "round": 1, "time": 1, "self_destruct": 2, "destination": len(self.destinations),
            "actions_left": 1, "eggs": 1, "flags": 6, "weakness": len(self.analysed) * len(self.weaknesses),
            "bag": len(self.tokens), "decks": 4, "item_decks": len(self.decks), "crafted": len(self.crafted),
            "goals": len(self.objectives), "engines": 2 * self.engines, "coordinates": len(self.coordinates),
        })  # fmt: skip
        self.rooms_block = Rows(self.fields, "rooms", slots, {
            "explored": 1, "room": len(self.rooms), "items": 1, "fire": 1, "malfunction": 1,
            "objects": len(self.lying), "venting": 1, "me": 1, "crew": 1, "kinds": len(self.kinds),
        })  # fmt: skip
        self.corridors = Rows(self.fields, "corridors", len(self.places), {"noise": 1, "closed": 1, "destroyed": 1})
        self.pods = Rows(
            self.fields, "pods", SEATS, {"there": 1, "section": 2, "locked": 1, "launched": 1, "aboard": SEATS}
        )
        self.figures = Rows(self.fields, "intruders", FIGURES, {
            "kind": len(self.kinds), "slot": slots, "injuries": 1, "here": 1,
        })  # fmt: skip
        self.crew = Rows(self.fields, "crew", SEATS, {
            "there": 1, "me": 1, "asked": 1, "turn": 1, "first": 1, "character": len(self.characters),
            "status": len(STATUS), "slot": slots, "pod": 1, "flags": 5, "counts": 6, "wounds": len(self.wounds),
            "dressed": 1,
        })  # fmt: skip
        self.held = Rows(self.fields, "held", SEATS, {"thing": things, "ammo": things})
        self.carried = Rows(self.fields, "carried", SEATS, {"thing": things, "quest": things})
        cards = len(self.cards)
        self.me = Rows(self.fields, "me", 1, {
            "hand": cards, "discard": cards, "dealt": len(self.objectives), "kept": len(self.objectives),
            "intruder": 1,
        })  # fmt: skip
        self.piles = Rows(self.fields, "piles", 1, {
            "events": len(self.events), "events_removed": len(self.events), "attacks": len(self.attacks),
            "wounds": len(self.wounds), "items": things,
        })  # fmt: skip
        self.question = Rows(self.fields, "question", 1, {"prompt": len(self.prompts) + 1, "about": ABOUT_BINS})
        self.other = self.fields.add("other", OTHER_BINS)
        self.hunted = blocks_of(self.fields, printed)

    def write(self, view: View, legal: Mapping[int, str], cells: array[float]) -> None:
        me = view["seat"]
        here = view["crew"][me]["slot"] if me >= 0 else ""
        self._tracks(view, cells)
        self._rooms(view, here, cells)
        self._corridors(view, cells)
        self._pods(view, cells)
        self._figures(view, here, cells)
        self._crew(view, me, cells)
        self._piles(view["decks"], cells)
        self._question(view, me, cells)
        for name in OTHER:
            if view[name]:
                scatter(view[name], name, cells, self.other, OTHER_BINS)
        for block in self.hunted:
            block.write(view, cells)
        for name in OF_SPECIES:
            if view.get(name):
                scatter(view[name], name, cells, self.other, OTHER_BINS)
        scatter(view.get("intruder_player", NOBODY), "intruder_player", cells, self.other, OTHER_BINS)

    def _tracks(self, view: View, cells: array[float]) -> None:
        at, column = self.tracks.begin, self.tracks.column
        if view["mode"] in self.modes:
            cells[at + column["mode"] + self.modes[view["mode"]]] = 1.0
        cells[at + column["round"]] = up_to(view["round"], 16)
        cells[at + column["time"]] = up_to(view["time"], 15)
        if view["self_destruct"] >= 0:
            cells[at + column["self_destruct"]] = 1.0
            cells[at + column["self_destruct"] + 1] = up_to(view["self_destruct"], 6)
        if view["destination"] in self.destinations:
            cells[at + column["destination"] + self.destinations[view["destination"]]] = 1.0
        cells[at + column["actions_left"]] = up_to(view["actions_left"], 2)
        intruders = view["intruders"]
        cells[at + column["eggs"]] = up_to(intruders["eggs"], 8)
        flags = at + column["flags"]
        for n, name in enumerate(("nest_destroyed", "first_encounter", "first_death", "queen_killed")):
            if intruders[name]:
                cells[flags + n] = 1.0
        for n, name in enumerate(("ship_destroyed", "lingering"), 4):
            if view[name]:
                cells[flags + n] = 1.0
        for thing, weakness in intruders["weaknesses"].items():
            if weakness:
                row = at + column["weakness"] + self.analysed[thing] * len(self.weaknesses)
                cells[row + self.weaknesses[weakness]] = 1.0
        for type, n in intruders["bag"].items():
            cells[at + column["bag"] + self.tokens[type]] = up_to(n, 8)
        decks = view["decks"]
        for n, name in enumerate(("events", "attacks", "wounds", "contamination")):
            cells[at + column["decks"] + n] = up_to(decks[name], 27)
        for colour, n in decks["items"].items():
            cells[at + column["item_decks"] + self.decks[colour]] = up_to(n, 30)
        for item, n in decks["crafted"].items():
            cells[at + column["crafted"] + self.crafted[item]] = up_to(n, 3)
        for goal in view["goals"]:
            cells[at + column["goals"] + self.objectives[goal]] = 1.0
        notes = view["notes"]
        for n, top in enumerate(notes["engines"]):
            if top:
                cells[at + column["engines"] + 2 * n + (top == DAMAGED)] = 1.0
        if notes.get("coordinates"):
            cells[at + column["coordinates"] + self.coordinates[notes["coordinates"]]] = 1.0

    def _rooms(self, view: View, here: str, cells: array[float]) -> None:
        block, column = self.rooms_block, self.rooms_block.column
        seen = view["notes"]["tiles"]
        at = block.begin - block.width
        # The view lists rooms in the order of their rows.
        for room in view["rooms"]:
            at += block.width
            if room["explored"]:
                cells[at] = 1.0
            tile = room["room"] or seen.get(room["slot"])
            if tile:
                cells[at + column["room"] + self.rooms[tile]] = 1.0
            if room["items"]:
                cells[at + column["items"]] = up_to(room["items"], 4)
            if room["fire"]:
                cells[at + column["fire"]] = 1.0
            if room["malfunction"]:
                cells[at + column["malfunction"]] = 1.0
            for thing in room["objects"]:
                count(cells, at + column["objects"] + self.lying.get(object_type(thing), 2), 3)
        if view["airlock"]:
            cells[block.at(self.slots[view["airlock"]]) + column["venting"]] = 1.0
        if here:
            cells[block.at(self.slots[here]) + column["me"]] = 1.0
        for c in view["crew"]:
            if c["slot"]:
                count(cells, block.at(self.slots[c["slot"]]) + column["crew"], SEATS)
        for f in view["figures"]:
            count(cells, block.at(self.slots[f["slot"]]) + column["kinds"] + self.kinds[f["kind"]], 4)

    def _corridors(self, view: View, cells: array[float]) -> None:
        for place in view["noise"]:
            cells[self.corridors.at(self.places[place])] = 1.0
        for corridor, door in view["doors"].items():
            cells[self.corridors.at(self.places[corridor]) + (1 if door == CLOSED else 2)] = 1.0

    def _pods(self, view: View, cells: array[float]) -> None:
        column = self.pods.column
        for row, pod in enumerate(view["pods"][:SEATS]):
            at = self.pods.at(row)
            cells[at] = 1.0
            cells[at + column["section"] + (pod["section"] != "a")] = 1.0
            cells[at + column["locked"]] = float(pod["locked"])
            cells[at + column["launched"]] = float(pod["launched"])
            for seat in pod["aboard"]:
                cells[at + column["aboard"] + seat] = 1.0

    def _figures(self, view: View, here: str, cells: array[float]) -> None:
        column = self.figures.column
        for row, f in enumerate(view["figures"][:FIGURES]):
            at = self.figures.at(row)
            cells[at + self.kinds[f["kind"]]] = 1.0
            cells[at + column["slot"] + self.slots[f["slot"]]] = 1.0
            cells[at + column["injuries"]] = up_to(f["injuries"], 8)
            cells[at + column["here"]] = float(f["slot"] == here)

    def _crew(self, view: View, me: int, cells: array[float]) -> None:
        column = self.crew.column
        for c in view["crew"]:
            seat = c["seat"]
            at = self.crew.at(seat)
            cells[at + column["there"]] = 1.0
            cells[at + column["me"]] = float(seat == me)
            cells[at + column["turn"]] = float(seat == view["turn"])
            cells[at + column["first"]] = float(seat == view["first_player"])
            if c["character"]:
                cells[at + column["character"] + self.characters[c["character"]]] = 1.0
            # A status that these numbers have no place for leaves all of them at 0.
            if c["status"] in self.status:
                cells[at + column["status"] + self.status[c["status"]]] = 1.0
            if c["slot"]:
                cells[at + column["slot"] + self.slots[c["slot"]]] = 1.0
            cells[at + column["pod"]] = up_to(c["pod"], SEATS)
            flags = at + column["flags"]
            for n, name in enumerate(("passed", "slime", "signal", "larva", "chosen")):
                if c[name]:
                    cells[flags + n] = 1.0
            counts = at + column["counts"]
            cells[counts] = up_to(c["cards"], 6)
            cells[counts + 1] = up_to(c["deck"], 16)
            cells[counts + 2] = up_to(len(c["discard"]), 16)
            cells[counts + 3] = up_to(c["hand_limit"], 5)
            cells[counts + 4] = up_to(c["light_wounds"], 2)
            cells[counts + 5] = up_to(len(c["wounds"]) + len(c["dressed"]), 3)
            for wound in c["wounds"]:
                cells[at + column["wounds"] + self.wounds[wound]] = 1.0
            cells[at + column["dressed"]] = up_to(len(c["dressed"]), 3)
            self._belongings(c, cells)
            for name in OTHER_OF_CREW:
                if c.get(name):
                    scatter(c[name], f"{seat}.{name}", cells, self.other, OTHER_BINS)
            if seat == me:
                self._own(c, view, cells)

    def _belongings(self, c: Mapping[str, Any], cells: array[float]) -> None:
        held, ammo = self.held.at(c["seat"]), self.held.at(c["seat"]) + self.held.column["ammo"]
        for h in c["hands"]:
            thing = self._thing(h["thing"])
            count(cells, held + thing, 2)
            cells[ammo + thing] = up_to(h["ammo"], 6)
            for attached in h["attached"]:
                cells[held + self._thing(attached)] = 1.0
        carried = self.carried.at(c["seat"])
        for item in c["inventory"]:
            count(cells, carried + self._thing(item), 4)
        quests = carried + self.carried.column["quest"]
        for item in c["quests"]:
            cells[quests + self._thing(item)] = 1.0

    def _thing(self, thing: str) -> int:
        return self.things[object_type(thing)]

    def _own(self, c: Mapping[str, Any], view: View, cells: array[float]) -> None:
        at, column = self.me.begin, self.me.column
        for name, pile in (("hand", c["hand"]), ("discard", c["discard"])):
            for card in pile:
                count(cells, at + column[name] + self.cards[card], 4)
        for objective in c["dealt"]:
            cells[at + column["dealt"] + self.objectives[objective]] = 1.0
        if c["kept"] >= 0:
            cells[at + column["kept"] + self.objectives[c["dealt"][c["kept"]]]] = 1.0
        cells[at + column["intruder"]] = float(view.get("intruder_player", NOBODY)["seat"] == c["seat"])

    def _piles(self, decks: Mapping[str, Any], cells: array[float]) -> None:
        at, column = self.piles.begin, self.piles.column
        for name, cards, pile in (
            ("events", self.events, decks["event_discard"]),
            ("events_removed", self.events, decks["events_removed"]),
            ("attacks", self.attacks, decks["attack_discard"]),
        ):
            for card in pile:
                cells[at + column[name] + cards[card]] = 1.0
        for wound in decks["wound_discard"]:
            count(cells, at + column["wounds"] + self.wounds[wound], 4)
        for pile in (*decks["item_discard"].values(), decks["items_spent"]):
            for item in pile:
                count(cells, at + column["items"] + self._thing(item), 4)

    def _question(self, view: View, me: int, cells: array[float]) -> None:
        at = self.question.begin
        for question in view["questions"]:
            cells[self.crew.at(question["seat"]) + self.crew.column["asked"]] = 1.0
            if question["seat"] == me:
                cells[at + self.prompts.get(question["prompt"], len(self.prompts))] = 1.0
                for n, about in enumerate(question["about"]):
                    cells[at + self.question.column["about"] + bin_of(f"{n}={about}", ABOUT_BINS)] = 1.0
