"""A player with the character and everything on and beside its board; figures; what can be carried."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import Deck
from airlock.survival.parts import Unordered

# What a character can be in every game; a title knows further ways to be away.
ACTIVE: Final = "active"
DEAD: Final = "dead"

# What lies about or is carried: objects, all of them heavy (NEM-ITEM-02). A red corpse is `corpse_` and a seat.
EGG: Final = "egg"
CARCASS: Final = "carcass"
CORPSE: Final = "corpse"
BLUE_CORPSE: Final = "corpse_blue"
# Something that must be brought somewhere; it can't be analysed (AFT-ALERT-02).
SAMPLE: Final = "sample"
# A red corpse of nobody at this table.
UNKNOWN_CORPSE: Final = "corpse_red"

# Contamination cards: unscanned, or scanned and known to the owner.
CONTAMINATION: Final = "contamination"
INFECTED: Final = "contamination_infected"
CLEAN: Final = "contamination_clean"


def is_contamination(card: str) -> bool:
    return card.startswith(CONTAMINATION)


def is_object(kind: str) -> bool:
    return kind in (EGG, CARCASS, SAMPLE) or kind.startswith(CORPSE)


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
    """The type and the number of a figure that may be gone by now; what isn't a figure has the number 0."""
    kind, _, number = name.rpartition("_")
    return (kind, int(number)) if number.isdigit() else (name, 0)


class Held:
    """Something heavy in a hand slot: an item with its ammo and attachments, or an object.

    What lies `beside` the board is held as well, for all to see, but takes no slot (AFT-CHAR-10).
    """

    def __init__(
        self, kind: str, ammo: int = 0, attached: tuple[str, ...] = (), tape: int = 0, beside: bool = False
    ) -> None:
        self.kind = kind
        self.ammo = ammo
        self.attached = attached
        # Two items with the same number are joined by duct tape; 0 is none.
        self.tape = tape
        self.beside = beside

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("ammo", "attached", "beside", "kind", "tape")

    def copy(self) -> Held:
        return Held(self.kind, self.ammo, self.attached, self.tape, self.beside)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.ammo:
            out["ammo"] = self.ammo
        if self.attached:
            out["attached"] = self.attached
        if self.beside:
            out["beside"] = self.beside
        out["kind"] = self.kind
        if self.tape:
            out["tape"] = self.tape
        return out

    # -- end of what `make fields` writes


class Figure:
    """An intruder on the board. `id` tells figures apart and counts up, so a smaller one is older."""

    def __init__(self, id: int, kind: str, slot: str, injuries: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.slot = slot
        self.injuries = injuries

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("id", "injuries", "kind", "slot")

    def copy(self) -> Figure:
        return Figure(self.id, self.kind, self.slot, self.injuries)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["id"] = self.id
        if self.injuries:
            out["injuries"] = self.injuries
        out["kind"] = self.kind
        out["slot"] = self.slot
        return out

    # -- end of what `make fields` writes

    @property
    def name(self) -> str:
        """How options and events name it."""
        return f"{self.kind}_{self.id}"


class Crew:
    """A player, their character and everything on and beside its board."""

    def __init__(self, seat: int, fresh: bool = True) -> None:
        self.seat = seat
        if not fresh:
            return
        # The number on the help card.
        self.number = 0
        self.character = ""
        self.status = ACTIVE
        # Where the figure stands; empty if it is in no room.
        self.slot = ""
        self.passed = False
        self.hand: Unordered = []
        self.deck = Deck("", [], [], [], [], [])
        self.discard: list[str] = []
        # Heavy things in hand slots, normal items, quest items not yet active.
        self.hands: list[Held] = []
        self.inventory: Unordered = []
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

    # -- slots, copy and plain, written by `make fields` from the declarations above

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
        "quests",
        "seat",
        "signal",
        "slime",
        "slot",
        "status",
        "taking",
        "wounds",
    )

    def copy(self) -> Crew:
        new = Crew(self.seat, fresh=False)
        new.number = self.number
        new.character = self.character
        new.status = self.status
        new.slot = self.slot
        new.passed = self.passed
        new.hand = self.hand[:]
        new.deck = self.deck.copy()
        new.discard = self.discard[:]
        new.hands = [each.copy() for each in self.hands]
        new.inventory = self.inventory[:]
        new.quests = self.quests[:]
        new.light = self.light
        new.wounds = self.wounds[:]
        new.dressed = self.dressed[:]
        new.slime = self.slime
        new.signal = self.signal
        new.larva = self.larva
        new.dealt = self.dealt[:]
        new.kept = self.kept
        new.looking = self.looking[:]
        new.taking = self.taking[:]
        new.offer = self.offer[:]
        new.offered_hands = [each.copy() for each in self.offered_hands]
        new.partner = self.partner
        new.owes = self.owes
        new.announced = self.announced[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.announced:
            out["announced"] = self.announced
        if self.character:
            out["character"] = self.character
        if self.dealt:
            out["dealt"] = self.dealt
        if len(self.deck):
            out["deck"] = self.deck.plain()
        if self.discard:
            out["discard"] = self.discard
        if self.dressed:
            out["dressed"] = self.dressed
        if self.hand:
            out["hand"] = sorted(self.hand)
        if self.hands:
            out["hands"] = [each.plain() for each in self.hands]
        if self.inventory:
            out["inventory"] = sorted(self.inventory)
        if self.kept != -1:
            out["kept"] = self.kept
        if self.larva:
            out["larva"] = self.larva
        if self.light:
            out["light"] = self.light
        if self.looking:
            out["looking"] = self.looking
        if self.number:
            out["number"] = self.number
        if self.offer:
            out["offer"] = self.offer
        if self.offered_hands:
            out["offered_hands"] = [each.plain() for each in self.offered_hands]
        if self.owes:
            out["owes"] = self.owes
        if self.partner != -1:
            out["partner"] = self.partner
        if self.passed:
            out["passed"] = self.passed
        if self.quests:
            out["quests"] = self.quests
        out["seat"] = self.seat
        if self.signal:
            out["signal"] = self.signal
        if self.slime:
            out["slime"] = self.slime
        if self.slot:
            out["slot"] = self.slot
        if self.status != ACTIVE:
            out["status"] = self.status
        if self.taking:
            out["taking"] = self.taking
        if self.wounds:
            out["wounds"] = self.wounds
        return out

    # -- end of what `make fields` writes

    @property
    def active(self) -> bool:
        """Alive, awake and on board, on a pod or in a room (NEM-DEF-14)."""
        return self.status == ACTIVE

    @property
    def is_away(self) -> bool:
        """Alive, but out of play: asleep, or gone."""
        return self.status != ACTIVE and self.status != DEAD

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
