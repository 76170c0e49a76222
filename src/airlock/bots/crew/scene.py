"""A view, laid out the way the bot thinks: who is where, what lies where, what I hold."""

from __future__ import annotations

from typing import Any

from airlock.bots.heard import Heard
from airlock.bots.sight import View
from airlock.survival.crew import ACTIVE, is_contamination, is_object
from airlock.survival.map import Map
from airlock.survival.state import CLOSED
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.title import CONTENT

# A character's own cards; everything beyond is contamination.
DECK = 10
WANTED = {
    "carry_blue_corpse": ("corpse_blue",),
    "carry_egg": ("egg",),
    "weakness_egg": ("egg",),
    "weakness_carcass": ("carcass",),
    "weaknesses_at_least_2": ("egg", "carcass", "corpse_blue"),
    "blue_corpse_in_surgery": ("corpse_blue",),
}


class Scene:
    """What one seat sees at one moment."""

    def __init__(self, view: View, seat: int, heard: Heard | None = None) -> None:
        self.view = view
        self.seat = seat
        self.heard = heard if heard is not None else Heard()
        # What is believed of the others, of the coordinates and the engines; worked out when asked for.
        self.minds: dict[int, dict[str, float]] = {}
        self.cards_likely: dict[str, float] = {}
        self.engines_likely: list[float] = []
        self.map: Map = BOARDS[view["board"]]
        self.me: dict[str, Any] = view["crew"][seat]
        self.slot: str = self.me["slot"]
        self.mode: str = view["mode"]
        self.time: int = view["time"]
        self.self_destruct: int = view["self_destruct"]
        self.noise: frozenset[str] = frozenset(view["noise"])
        self.doors: dict[str, str] = view["doors"]
        notes = view["notes"]
        self.rooms: dict[str, str] = {}
        self.where: dict[str, str] = {}
        self.info: dict[str, dict[str, Any]] = {}
        for r in view["rooms"]:
            slot = r["slot"]
            room = r["room"] or notes["tiles"].get(slot, "")
            self.rooms[slot] = room
            self.info[slot] = r
            if room:
                self.where[room] = slot
        self.unexplored = [s for s, r in self.info.items() if not r["explored"]]
        self.broken = sum(1 for r in self.info.values() if r["malfunction"])
        self.fires = sum(1 for r in self.info.values() if r["fire"])
        self.figures: dict[str, list[dict[str, Any]]] = {}
        for f in view["figures"]:
            self.figures.setdefault(f["slot"], []).append(f)
        self.here = self.figures.get(self.slot, [])
        self.crew: dict[str, list[dict[str, Any]]] = {}
        self.others: list[dict[str, Any]] = []
        for c in view["crew"]:
            if c["seat"] != seat and c["status"] == ACTIVE:
                self.others.append(c)
                if c["slot"]:
                    self.crew.setdefault(c["slot"], []).append(c)
        # What encounters cost, by the number of cards in hand; worked out when asked for.
        self.encounters: dict[int, float] = {}
        self.hand: list[str] = self.me.get("hand", [])
        self.cards = sum(1 for card in self.hand if not is_contamination(card))
        self.hands: list[dict[str, Any]] = self.me["hands"]
        self.items: list[str] = [i for i in self.me["inventory"] if i in CONTENT.items]
        self.serious = len(self.me["wounds"]) + len(self.me["dressed"])
        self.light: int = self.me["light_wounds"]
        total = len(self.hand) + self.me["deck"] + len(self.me["discard"])
        self.contamination = max(0, total - DECK) if self.me["character"] else 0
        self.eggs: int = view["intruders"]["eggs"]
        kept = self.me.get("kept", -1)
        dealt = self.me.get("dealt", [])
        self.objectives: list[str] = [dealt[kept]] if kept >= 0 else list(dealt)
        if view["goals"]:
            self.objectives = list(view["goals"])
        self.conditions = {c for o in self.objectives for way in CONTENT.objectives[o].any_of for c in way}
        # Objects that some objective of mine asks for.
        self.wanted = {
            thing for condition, things in WANTED.items() if condition in self.conditions for thing in things
        }
        self.needs_ship = any(c.startswith("ship_reaches") for c in self.conditions)

    @property
    def combat(self) -> bool:
        return bool(self.here)

    def is_closed(self, corridor: str) -> bool:
        return self.doors.get(corridor) == CLOSED

    def holds(self, thing: str) -> bool:
        return any(h["thing"] == thing for h in self.hands) or thing in self.items

    def carried(self) -> list[str]:
        """Objects in my hands."""
        return [h["thing"] for h in self.hands if is_object(h["thing"])]

    def free_slots(self) -> int:
        tapes = [h["tape"] for h in self.hands if h["tape"]]
        used = len(self.hands) - (len(tapes) - len(set(tapes)))
        return (1 if "arm" in self.me["wounds"] else 2) - used

    def ammo(self) -> int:
        return sum(h["ammo"] for h in self.hands)

    def item_cards(self) -> int:
        """As the hoarder counts them."""
        heavy = [h for h in self.hands if not is_object(h["thing"])]
        return len(self.items) + len(heavy) + sum(len(h["attached"]) for h in heavy)

    def slot_of_object(self, kind: str) -> list[str]:
        """Where such an object lies."""
        return [s for s, r in self.info.items() if any(o == kind for o in r["objects"])]

    def rounds_left(self) -> int:
        """Until nobody on board can act any more."""
        left = min(self.time, self.self_destruct) if self.self_destruct >= 0 else self.time
        return min(left, 4) if self.fires >= 3 or self.broken >= 6 else left

    def broken_exit(self) -> bool:
        """Whether a way out that is found doesn't work."""
        rooms = (*self.map.evacuation.values(), "hibernatorium")
        return any(room in self.where and not self.works(self.where[room]) for room in rooms)

    def would_burn(self, without: str = "") -> set[str]:
        """Where it burns once the fires have spread (NEM-FIRE-06)."""
        burning = [s for s, r in self.info.items() if r["fire"] and s != without]
        return {*burning, *(n for s in burning for n in self.map.neighbours[s])}

    def slot_works(self) -> bool:
        return not self.slot or self.works(self.slot)

    def works(self, slot: str) -> bool:
        return not self.info[slot]["malfunction"]
