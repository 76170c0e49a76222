"""A player with the character and everything on and beside its board; figures and pods; what can be carried."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import Deck

# What a character can be.
ACTIVE: Final = "active"
DEAD: Final = "dead"
HIBERNATING: Final = "hibernating"
ESCAPED: Final = "escaped"

# What lies about or is carried: objects, all of them heavy (NEM-ITEM-02). A red corpse is `corpse_` and a seat.
EGG: Final = "egg"
CARCASS: Final = "carcass"
CORPSE: Final = "corpse"
BLUE_CORPSE: Final = "corpse_blue"

# Contamination cards: unscanned, or scanned and known to the owner.
CONTAMINATION: Final = "contamination"
INFECTED: Final = "contamination_infected"
CLEAN: Final = "contamination_clean"


def is_contamination(card: str) -> bool:
    return card.startswith(CONTAMINATION)


def is_object(kind: str) -> bool:
    return kind in (EGG, CARCASS) or kind.startswith(CORPSE)


def object_type(kind: str) -> str:
    """Corpse, egg or carcass: what the laboratory asks for."""
    return CORPSE if kind.startswith(CORPSE) else kind


def is_corpse(kind: str) -> bool:
    return kind.startswith(CORPSE)


def corpse_of(seat: int) -> str:
    """The red corpse that the character of this seat leaves."""
    return f"{CORPSE}_{seat}"


def whose_corpse(thing: str) -> int:
    """The seat whose character this is the corpse of; -1 for everything else."""
    whose = thing.removeprefix(f"{CORPSE}_")
    return int(whose) if whose.isdigit() else -1


def figure_kind(name: str) -> tuple[str, int]:
    """The type and the number of a figure that may be gone by now; what is no figure has the number 0."""
    kind, _, number = name.rpartition("_")
    return (kind, int(number)) if number.isdigit() else (name, 0)


class Held:
    """Something heavy in a hand slot: an item with its ammo and attachments, or an object."""

    __slots__ = ("ammo", "attached", "kind", "tape")

    def __init__(self, kind: str, ammo: int = 0, attached: tuple[str, ...] = (), tape: int = 0) -> None:
        self.kind = kind
        self.ammo = ammo
        self.attached = attached
        # Two items with the same number are joined by duct tape; 0 is none.
        self.tape = tape

    def copy(self) -> Held:
        return Held(self.kind, self.ammo, self.attached, self.tape)

    def plain(self) -> list[object]:
        return [self.kind, self.ammo, list(self.attached), self.tape]


class Figure:
    """An intruder on the board. `id` tells figures apart and counts up, so a smaller one is older."""

    __slots__ = ("id", "injuries", "kind", "slot")

    def __init__(self, id: int, kind: str, slot: str, injuries: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.slot = slot
        self.injuries = injuries

    @property
    def name(self) -> str:
        """How options and events name it."""
        return f"{self.kind}_{self.id}"

    def copy(self) -> Figure:
        return Figure(self.id, self.kind, self.slot, self.injuries)


class Pod:
    """An escape pod. `aboard` are seats of the table; a launched pod keeps them."""

    __slots__ = ("aboard", "launched", "locked", "number", "section")

    def __init__(self, number: int, section: str, locked: bool, launched: bool, aboard: list[int]) -> None:
        self.number = number
        self.section = section
        self.locked = locked
        self.launched = launched
        self.aboard = aboard

    def copy(self) -> Pod:
        return Pod(self.number, self.section, self.locked, self.launched, self.aboard[:])


class Crew:
    """A player, their character and everything on and beside its board."""

    __slots__ = (
        "announced",
        "character",
        "dealt",
        "deck",
        "discard",
        "dressed",
        "hand",
        "hands",
        "inventory",
        "kept",
        "larva",
        "light",
        "looking",
        "number",
        "offer",
        "offered_hands",
        "owes",
        "partner",
        "passed",
        "pod",
        "quests",
        "seat",
        "signal",
        "slime",
        "slot",
        "status",
        "taking",
        "wounds",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The number on the help card.
        self.number = 0
        self.character = ""
        self.status = ACTIVE
        # Where the figure stands; empty on a pod or when it is off the board.
        self.slot = ""
        # The number of the pod it waits on, or 0.
        self.pod = 0
        self.passed = False
        self.hand: list[str] = []
        self.deck = Deck("", [], [], [], [], [])
        self.discard: list[str] = []
        # Heavy things in hand slots, normal items, quest items not yet active.
        self.hands: list[Held] = []
        self.inventory: list[str] = []
        self.quests: list[str] = []
        self.light = 0
        # Serious wounds: undressed ones work, dressed ones only count.
        self.wounds: list[str] = []
        self.dressed: list[str] = []
        self.slime = False
        self.signal = False
        self.larva = False
        # The objectives dealt to this player, and which of them was kept; -1 before the choice.
        self.dealt: list[str] = []
        self.kept = -1
        # Cards this player is looking at in the middle of an effect.
        self.looking: list[str] = []
        # A heavy item on its way into a full hand slot, for all to see.
        self.taking: list[str] = []
        # What this player has laid out in a trade.
        self.offer: list[str] = []
        self.offered_hands: list[Held] = []
        self.partner = -1
        # How many action cards this player has still to pay for the announced action.
        self.owes = 0
        # Cards of the hand or inventory that were shown with the announced action and are still there.
        self.announced: list[str] = []

    def copy(self) -> Crew:
        c = Crew(self.seat)
        c.number = self.number
        c.character = self.character
        c.status = self.status
        c.slot = self.slot
        c.pod = self.pod
        c.passed = self.passed
        c.hand = self.hand[:]
        c.deck = self.deck.copy()
        c.discard = self.discard[:]
        c.hands = [h.copy() for h in self.hands]
        c.inventory = self.inventory[:]
        c.quests = self.quests[:]
        c.light = self.light
        c.wounds = self.wounds[:]
        c.dressed = self.dressed[:]
        c.slime = self.slime
        c.signal = self.signal
        c.larva = self.larva
        c.dealt = self.dealt[:]
        c.kept = self.kept
        c.looking = self.looking[:]
        c.taking = self.taking[:]
        c.offer = self.offer[:]
        c.offered_hands = [h.copy() for h in self.offered_hands]
        c.partner = self.partner
        c.owes = self.owes
        c.announced = self.announced[:]
        return c

    def plain(self) -> list[object]:
        return [
            self.seat, self.number, self.character, self.status, self.slot, self.pod, self.passed, sorted(self.hand),
            self.deck.plain(), self.discard, [h.plain() for h in self.hands], sorted(self.inventory), self.quests,
            self.light, self.wounds, self.dressed, self.slime, self.signal, self.larva, self.dealt, self.kept,
            self.looking, self.taking,
            self.offer, [h.plain() for h in self.offered_hands], self.partner, self.owes,
            self.announced,
        ]  # fmt: skip

    @property
    def active(self) -> bool:
        """Alive, awake and on board, on a pod or in a room (NEM-DEF-14)."""
        return self.status == ACTIVE

    @property
    def objectives(self) -> list[str]:
        """The objectives this player may still fulfil: two before the first encounter, then the one kept."""
        return self.dealt if self.kept < 0 else [self.dealt[self.kept]]

    @property
    def serious(self) -> int:
        """How many serious wounds it has, dressed or not."""
        return len(self.wounds) + len(self.dressed)

    @property
    def mask(self) -> int:
        return 1 << self.seat

    def action_cards(self) -> int:
        """How many cards in hand can pay (NEM-ACT-03)."""
        n = 0
        for card in self.hand:
            if not card.startswith(CONTAMINATION):
                n += 1
        return n

    def holds(self, kind: str) -> Held | None:
        for held in self.hands:
            if held.kind == kind:
                return held
        return None
