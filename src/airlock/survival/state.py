"""The whole state of a game as plain data, quick to copy. Rules ask it; they change it in their own modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from airlock.kernel.deck import Deck
from airlock.kernel.events import Log
from airlock.kernel.fate import Fate
from airlock.survival.crew import ACTIVE, EGG, HIBERNATING, Crew, Figure, Pod

if TYPE_CHECKING:
    from airlock.survival.content import Content
    from airlock.survival.map import Map
    from airlock.survival.mode import Mode
    from airlock.survival.species import Species

CLOSED: Final = "closed"
DESTROYED: Final = "destroyed"


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
