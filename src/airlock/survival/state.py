"""The whole state of a game as plain data, quick to copy. Rules ask it; they change it in their own modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from airlock.kernel.deck import Deck
from airlock.kernel.events import Log
from airlock.kernel.fate import Fate

if TYPE_CHECKING:
    from airlock.survival.content import Content
    from airlock.survival.map import Map
    from airlock.survival.mode import Mode
    from airlock.survival.species import Species

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

CLOSED: Final = "closed"
DESTROYED: Final = "destroyed"


def is_contamination(card: str) -> bool:
    return card.startswith(CONTAMINATION)


def is_object(kind: str) -> bool:
    return kind in (EGG, CARCASS) or kind.startswith(CORPSE)


def object_type(kind: str) -> str:
    """Corpse, egg or carcass: what the laboratory asks for."""
    return CORPSE if kind.startswith(CORPSE) else kind


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


class Game:
    """Everything there is. The map, the species, the mode and the content never change; the rest does."""

    def __init__(self, map: Map, species: Species, mode: Mode, content: Content, fate: Fate, players: int) -> None:
        self.map = map
        self.species = species
        self.mode = mode
        self.content = content
        self.fate = fate
        self.log: Log | None = None
        self.agenda: list[tuple[str, int]] = []
        self.reveals = 0
        self.crew: list[Crew] = [Crew(seat) for seat in range(players)] if players else []

        # The order of play.
        self.round = 0
        self.first_player = 0
        self.turn = -1
        self.actions_left = 0
        # Set by effects: the acting player passes after the action; the next attack step is skipped.
        self.must_pass = False
        self.skip_attacks = False
        # The seat whose flow is an action right now, or -1.
        self.acting = -1
        # Who declined to be moved or treated since the last action; nobody is asked again and again.
        self.declined: list[int] = []

        # The ship. `rooms` are the explored ones.
        self.rooms: dict[str, str] = {}
        self.where: dict[str, str] = {}
        self.items_left: dict[str, int] = {}
        self.fire: list[str] = []
        self.malfunction: list[str] = []
        self.noise: list[str] = []
        self.doors: dict[str, str] = {}
        self.objects: dict[str, list[str]] = {}
        self.airlock = ""

        # What is not explored: tiles and tokens still undecided, and those somebody has seen, with the mask of who.
        self.tile_pools: dict[str, list[str]] = {}
        self.tiles: dict[str, str] = {}
        self.tiles_known: dict[str, int] = {}
        self.token_pool: list[str] = []
        self.tokens: dict[str, str] = {}
        self.tokens_known: dict[str, int] = {}

        # Tracks, engines, coordinates, pods. An empty string is undecided.
        self.time = 0
        self.self_destruct = -1
        self.destination = ""
        self.coordinates = ""
        self.coordinates_known = 0
        self.coordinates_pool: list[str] = []
        self.engines: list[str] = []
        self.engines_known: list[int] = []
        self.pods: list[Pod] = []

        # The intruders.
        self.figures: list[Figure] = []
        self.next_figure = 1
        self.bag: list[str] = []
        self.supply: list[str] = []
        self.eggs = 0
        self.nest_destroyed = False
        # object type -> weakness card, empty while undiscovered
        self.weaknesses: dict[str, str] = {}
        self.weakness_pool: list[str] = []
        # Slots that an intruder appeared in or moved into; an attempt to leave clears it and looks at it.
        self.arrivals: list[str] = []

        # Critical moments.
        self.first_encounter = False
        self.first_death = False
        self.queen_killed = False

        # Event and attack cards that are being resolved: in no deck and on no pile yet.
        self.in_play: list[str] = []

        # Decks and their discard piles.
        self.events = Deck("event", [], [], [], [], [])
        self.event_discard: list[str] = []
        self.events_removed: list[str] = []
        self.attacks = Deck("attack", [], [], [], [], [])
        self.attack_discard: list[str] = []
        self.wounds = Deck("wound", [], [], [], [], [])
        self.wound_discard: list[str] = []
        self.items: dict[str, Deck] = {}
        self.item_discard: dict[str, list[str]] = {}
        # Items that left the game: unseen but by some (dropped, lost), or known to everybody (used up).
        self.items_removed: list[str] = []
        self.items_removed_known: list[int] = []
        self.items_spent: list[str] = []
        self.crafted: dict[str, int] = {}
        # Contamination cards not yet given out, and the undecided results of all unscanned ones.
        self.contamination_left = 0
        self.scans: list[str] = []
        self.contamination_removed = 0

        # Setup and goals.
        self.draft_pool: list[str] = []
        self.objective_pools: dict[str, list[str]] = {}
        self.goals: list[str] = []
        # Who saw which of whose two objectives, and whether it was the one that had been kept.
        self.objectives_seen: list[tuple[int, int, int, bool]] = []

        # The intruder player.
        self.intruder_seat = -1
        self.intruder_ready = False
        self.intruder_deck = Deck("intruder_card", [], [], [], [], [])
        self.intruder_hand: list[str] = []
        self.intruder_discard: list[str] = []
        # Attack or event cards the intruder player is choosing from.
        self.intruder_looking: list[str] = []

        # The end.
        self.end_reason = ""
        self.ship_destroyed = False
        self.survivors: list[int] = []
        self.winners: list[int] = []

    def copy(self) -> Game:
        g = Game(self.map, self.species, self.mode, self.content, self.fate, 0)
        g.agenda = self.agenda[:]
        g.reveals = self.reveals
        g.crew = [c.copy() for c in self.crew]
        g.round = self.round
        g.first_player = self.first_player
        g.turn = self.turn
        g.actions_left = self.actions_left
        g.must_pass = self.must_pass
        g.skip_attacks = self.skip_attacks
        g.acting = self.acting
        g.declined = self.declined[:]
        g.rooms = self.rooms.copy()
        g.where = self.where.copy()
        g.items_left = self.items_left.copy()
        g.fire = self.fire[:]
        g.malfunction = self.malfunction[:]
        g.noise = self.noise[:]
        g.doors = self.doors.copy()
        g.objects = {slot: objects[:] for slot, objects in self.objects.items()}
        g.airlock = self.airlock
        g.tile_pools = {kind: pool[:] for kind, pool in self.tile_pools.items()}
        g.tiles = self.tiles.copy()
        g.tiles_known = self.tiles_known.copy()
        g.token_pool = self.token_pool[:]
        g.tokens = self.tokens.copy()
        g.tokens_known = self.tokens_known.copy()
        g.time = self.time
        g.self_destruct = self.self_destruct
        g.destination = self.destination
        g.coordinates = self.coordinates
        g.coordinates_known = self.coordinates_known
        g.coordinates_pool = self.coordinates_pool[:]
        g.engines = self.engines[:]
        g.engines_known = self.engines_known[:]
        g.pods = [p.copy() for p in self.pods]
        g.figures = [f.copy() for f in self.figures]
        g.next_figure = self.next_figure
        g.bag = self.bag[:]
        g.supply = self.supply[:]
        g.eggs = self.eggs
        g.nest_destroyed = self.nest_destroyed
        g.weaknesses = self.weaknesses.copy()
        g.weakness_pool = self.weakness_pool[:]
        g.arrivals = self.arrivals[:]
        g.first_encounter = self.first_encounter
        g.first_death = self.first_death
        g.queen_killed = self.queen_killed
        g.in_play = self.in_play[:]
        g.events = self.events.copy()
        g.event_discard = self.event_discard[:]
        g.events_removed = self.events_removed[:]
        g.attacks = self.attacks.copy()
        g.attack_discard = self.attack_discard[:]
        g.wounds = self.wounds.copy()
        g.wound_discard = self.wound_discard[:]
        g.items = {colour: deck.copy() for colour, deck in self.items.items()}
        g.item_discard = {colour: pile[:] for colour, pile in self.item_discard.items()}
        g.items_removed = self.items_removed[:]
        g.items_removed_known = self.items_removed_known[:]
        g.items_spent = self.items_spent[:]
        g.crafted = self.crafted.copy()
        g.contamination_left = self.contamination_left
        g.scans = self.scans[:]
        g.contamination_removed = self.contamination_removed
        g.draft_pool = self.draft_pool[:]
        g.objective_pools = {kind: pool[:] for kind, pool in self.objective_pools.items()}
        g.goals = self.goals[:]
        g.objectives_seen = self.objectives_seen[:]
        g.intruder_seat = self.intruder_seat
        g.intruder_ready = self.intruder_ready
        g.intruder_deck = self.intruder_deck.copy()
        g.intruder_hand = self.intruder_hand[:]
        g.intruder_discard = self.intruder_discard[:]
        g.intruder_looking = self.intruder_looking[:]
        g.end_reason = self.end_reason
        g.ship_destroyed = self.ship_destroyed
        g.survivors = self.survivors[:]
        g.winners = self.winners[:]
        return g

    def plain(self) -> object:
        """Everything that makes two positions different; what has no order counts sorted."""
        return [
            [list(step) for step in self.agenda], [c.plain() for c in self.crew], self.round, self.first_player,
            self.turn,
            self.actions_left, self.must_pass, self.skip_attacks, self.acting, self.declined,
            sorted(self.rooms.items()),
            sorted(self.items_left.items()), sorted(self.fire), sorted(self.malfunction), sorted(self.noise),
            sorted(self.doors.items()), sorted((s, sorted(o)) for s, o in self.objects.items() if o), self.airlock,
            sorted((k, sorted(p)) for k, p in self.tile_pools.items()), sorted(self.tiles.items()),
            sorted(self.tiles_known.items()), sorted(self.token_pool), sorted(self.tokens.items()),
            sorted(self.tokens_known.items()), self.time, self.self_destruct, self.destination, self.coordinates,
            self.coordinates_known, sorted(self.coordinates_pool), self.engines, self.engines_known,
            [[p.number, p.section, p.locked, p.launched, p.aboard] for p in self.pods],
            [[f.id, f.kind, f.slot, f.injuries] for f in self.figures], self.next_figure, sorted(self.bag),
            sorted(self.supply), self.eggs, self.nest_destroyed, sorted(self.weaknesses.items()),
            sorted(self.weakness_pool), sorted(self.arrivals), self.first_encounter, self.first_death,
            self.queen_killed,
            self.in_play, self.events.plain(), self.event_discard, self.events_removed, self.attacks.plain(),
            self.attack_discard,
            self.wounds.plain(), self.wound_discard, [[c, d.plain()] for c, d in sorted(self.items.items())],
            sorted(self.item_discard.items()), sorted(self.items_removed), sorted(self.items_spent),
            sorted(self.crafted.items()),
            self.contamination_left, sorted(self.scans), self.contamination_removed, sorted(self.draft_pool),
            sorted((k, sorted(p)) for k, p in self.objective_pools.items()), self.goals,
            [list(seen) for seen in self.objectives_seen], self.intruder_seat,
            self.intruder_ready, self.intruder_deck.plain(), sorted(self.intruder_hand), self.intruder_discard,
            self.intruder_looking,
            self.end_reason, self.ship_destroyed, self.survivors, self.winners,
        ]  # fmt: skip

    # -- who is where

    def in_combat(self, me: Crew) -> bool:
        """While an intruder figure is in the same room (NEM-DEF-05)."""
        slot = me.slot
        if not slot:
            return False
        for f in self.figures:  # noqa: SIM110 - a loop is what mypyc makes fast
            if f.slot == slot:
                return True
        return False

    def figures_in(self, slot: str) -> list[Figure]:
        return [f for f in self.figures if f.slot == slot]

    def figure(self, name: str) -> Figure | None:
        for f in self.figures:
            if f.name == name:
                return f
        return None

    def crew_in(self, slot: str) -> list[Crew]:
        """The characters in a room, in order (NEM-DEF-04)."""
        crew = self.crew
        first = self.first_player
        n = len(crew)
        out = []
        for i in range(n):
            c = crew[(first + i) % n]
            if c.slot == slot and c.status == ACTIVE:
                out.append(c)
        return out

    def in_order(self) -> list[Crew]:
        """The active characters, from the holder of the first player token clockwise (NEM-DEF-04)."""
        crew = self.crew
        first = self.first_player
        return [c for c in crew[first:] + crew[:first] if c.status == ACTIVE]

    def others_in_room(self, me: Crew) -> list[Crew]:
        return [c for c in self.crew_in(me.slot) if c is not me]

    def is_occupied(self, slot: str) -> bool:
        """Whether a character stands there; intruders there are in combat (NEM-DEF-07)."""
        for c in self.crew:  # noqa: SIM110
            if c.slot == slot and c.status == ACTIVE:
                return True
        return False

    # -- rooms

    def room_at(self, slot: str) -> str:
        """The id of the explored room in a slot, or an empty string."""
        return self.rooms.get(slot, "")

    def is_working(self, slot: str) -> bool:
        """Explored and without a malfunction marker (NEM-DEF-12)."""
        return slot in self.rooms and slot not in self.malfunction

    def has_computer(self, slot: str) -> bool:
        """A working computer (NEM-MALF-03)."""
        room = self.rooms.get(slot)
        return room is not None and slot not in self.malfunction and self.content.rooms[room].computer

    def colour(self, slot: str) -> str:
        """The colour of an explored room; empty if it is unexplored."""
        room = self.rooms.get(slot)
        return self.content.rooms[room].colour if room is not None else ""

    def objects_in(self, slot: str) -> list[str]:
        return self.objects.get(slot, [])

    def loose_eggs(self, slot: str) -> int:
        """Uncarried eggs in a room; those of the intruder board lie in the explored Nest (NEM-ROOM-NEST-01)."""
        n = self.objects.get(slot, []).count(EGG)
        if self.eggs and self.where.get(self.species.nest) == slot:
            n += self.eggs
        return n

    def offered_to(self, giver: Crew) -> int:
        """The mask of who sees what a character has laid out in a trade."""
        return self.crew[giver.partner].mask if giver.partner >= 0 else 0

    @property
    def anybody_hibernates(self) -> bool:
        return any(c.status == HIBERNATING for c in self.crew)
