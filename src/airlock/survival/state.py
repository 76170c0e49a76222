"""The whole state of a game as plain data, quick to copy. Rules ask it; they change it in their own modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from airlock.kernel.deck import Deck
from airlock.kernel.events import Log
from airlock.kernel.fate import Fate
from airlock.survival.crew import ACTIVE, EGG, Crew, Figure
from airlock.survival.parts import Part, Unordered

if TYPE_CHECKING:
    from airlock.survival.content import Content
    from airlock.survival.map import Map
    from airlock.survival.mode import Mode
    from airlock.survival.species import Species

CLOSED: Final = "closed"
DESTROYED: Final = "destroyed"


class Game:
    """What every game has; what only some have is in `parts`.

    A new field is declared here and nowhere else: `make fields` writes the rest.
    """

    def __init__(
        self,
        map: Map,
        species: Species,
        mode: Mode,
        content: Content,
        fate: Fate,
        players: int = 0,
        fresh: bool = True,
    ) -> None:
        self.map = map  # shared, not hashed
        self.species = species  # shared, not hashed
        self.mode = mode  # shared, not hashed
        self.content = content  # shared, not hashed
        self.fate = fate  # shared, not hashed
        self.log: Log | None = None  # not copied, not hashed
        if not fresh:
            return
        # The steps to come, the next one last, each with one argument (mostly a seat).
        self.agenda: list[tuple[str, int]] = []
        # Grows whenever somebody gets to see something that was hidden from them.
        self.reveals = 0  # not hashed
        self.crew: list[Crew] = [Crew(seat) for seat in range(players)]
        self.parts: dict[str, Part] = {}

        # The order of play.
        self.round = 0
        self.first_player = 0
        self.turn = -1
        self.actions_left = 0
        # Set by effects: the acting player passes after the action; the next attack step is skipped.
        self.must_pass = False
        self.skip_attacks = False
        # Whether the player whose turn it is wants to be asked before it ends.
        self.lingering = False
        # The seat whose flow is an action right now, or -1.
        self.acting = -1
        # The seat that performs an action whose cost somebody has waived, or -1.
        self.waived = -1
        # Who declined to be moved or treated since the last action; nobody is asked again and again.
        self.declined: list[int] = []

        # The board. `rooms` are the explored ones, `where` the same the other way round.
        self.rooms: dict[str, str] = {}
        self.where: dict[str, str] = {}  # not hashed
        self.items_left: dict[str, int] = {}
        self.fire: Unordered = []
        self.malfunction: Unordered = []
        self.noise: Unordered = []
        self.doors: dict[str, str] = {}
        self.objects: dict[str, Unordered] = {}
        self.airlock = ""

        # What is not explored: tiles and tokens still undecided, and those somebody has seen, with the mask of who. An
        # explored room may have a token, too; it is empty while undecided.
        self.tile_pools: dict[str, Unordered] = {}
        self.tiles: dict[str, str] = {}
        self.tiles_known: dict[str, int] = {}
        self.token_pool: Unordered = []
        self.tokens: dict[str, str] = {}
        self.tokens_known: dict[str, int] = {}

        # How many advances are left on the time track.
        self.time = 0

        # The intruders.
        self.figures: list[Figure] = []
        self.next_figure = 1
        self.bag: Unordered = []
        self.supply: Unordered = []
        self.eggs = 0
        self.nest_destroyed = False
        # object type -> weakness card, empty while undiscovered
        self.weaknesses: dict[str, str] = {}
        self.weakness_pool: Unordered = []
        # Slots that an intruder appeared in or moved into; an attempt to leave clears it and looks at it.
        self.arrivals: Unordered = []

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
        self.items_removed: Unordered = []
        self.items_removed_known: list[int] = []  # not hashed
        self.items_spent: Unordered = []
        self.crafted: dict[str, int] = {}
        # Contamination cards not yet given out, and the undecided results of all unscanned ones.
        self.contamination_left = 0
        self.scans: Unordered = []
        self.contamination_removed = 0

        # Setup and goals.
        self.draft_pool: Unordered = []
        self.objective_pools: dict[str, Unordered] = {}
        self.goals: list[str] = []
        # Who saw which of whose two objectives, and whether it was the one that had been kept.
        self.objectives_seen: list[tuple[int, int, int, bool]] = []

        # The end.
        self.end_reason = ""
        self.survivors: list[int] = []
        self.winners: list[int] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = (
        "acting",
        "actions_left",
        "agenda",
        "airlock",
        "arrivals",
        "attack_discard",
        "attacks",
        "bag",
        "contamination_left",
        "contamination_removed",
        "content",
        "crafted",
        "crew",
        "declined",
        "doors",
        "draft_pool",
        "eggs",
        "end_reason",
        "event_discard",
        "events",
        "events_removed",
        "fate",
        "figures",
        "fire",
        "first_death",
        "first_encounter",
        "first_player",
        "goals",
        "in_play",
        "item_discard",
        "items",
        "items_left",
        "items_removed",
        "items_removed_known",
        "items_spent",
        "lingering",
        "log",
        "malfunction",
        "map",
        "mode",
        "must_pass",
        "nest_destroyed",
        "next_figure",
        "noise",
        "objective_pools",
        "objectives_seen",
        "objects",
        "parts",
        "queen_killed",
        "reveals",
        "rooms",
        "round",
        "scans",
        "skip_attacks",
        "species",
        "supply",
        "survivors",
        "tile_pools",
        "tiles",
        "tiles_known",
        "time",
        "token_pool",
        "tokens",
        "tokens_known",
        "turn",
        "waived",
        "weakness_pool",
        "weaknesses",
        "where",
        "winners",
        "wound_discard",
        "wounds",
    )

    def copy(self) -> Game:
        new = Game(self.map, self.species, self.mode, self.content, self.fate, fresh=False)
        new.agenda = self.agenda[:]
        new.reveals = self.reveals
        new.crew = [each.copy() for each in self.crew]
        new.parts = {key: each.copy() for key, each in self.parts.items()}
        new.round = self.round
        new.first_player = self.first_player
        new.turn = self.turn
        new.actions_left = self.actions_left
        new.must_pass = self.must_pass
        new.skip_attacks = self.skip_attacks
        new.lingering = self.lingering
        new.acting = self.acting
        new.waived = self.waived
        new.declined = self.declined[:]
        new.rooms = self.rooms.copy()
        new.where = self.where.copy()
        new.items_left = self.items_left.copy()
        new.fire = self.fire[:]
        new.malfunction = self.malfunction[:]
        new.noise = self.noise[:]
        new.doors = self.doors.copy()
        new.objects = {key: each[:] for key, each in self.objects.items()}
        new.airlock = self.airlock
        new.tile_pools = {key: each[:] for key, each in self.tile_pools.items()}
        new.tiles = self.tiles.copy()
        new.tiles_known = self.tiles_known.copy()
        new.token_pool = self.token_pool[:]
        new.tokens = self.tokens.copy()
        new.tokens_known = self.tokens_known.copy()
        new.time = self.time
        new.figures = [each.copy() for each in self.figures]
        new.next_figure = self.next_figure
        new.bag = self.bag[:]
        new.supply = self.supply[:]
        new.eggs = self.eggs
        new.nest_destroyed = self.nest_destroyed
        new.weaknesses = self.weaknesses.copy()
        new.weakness_pool = self.weakness_pool[:]
        new.arrivals = self.arrivals[:]
        new.first_encounter = self.first_encounter
        new.first_death = self.first_death
        new.queen_killed = self.queen_killed
        new.in_play = self.in_play[:]
        new.events = self.events.copy()
        new.event_discard = self.event_discard[:]
        new.events_removed = self.events_removed[:]
        new.attacks = self.attacks.copy()
        new.attack_discard = self.attack_discard[:]
        new.wounds = self.wounds.copy()
        new.wound_discard = self.wound_discard[:]
        new.items = {key: each.copy() for key, each in self.items.items()}
        new.item_discard = {key: each[:] for key, each in self.item_discard.items()}
        new.items_removed = self.items_removed[:]
        new.items_removed_known = self.items_removed_known[:]
        new.items_spent = self.items_spent[:]
        new.crafted = self.crafted.copy()
        new.contamination_left = self.contamination_left
        new.scans = self.scans[:]
        new.contamination_removed = self.contamination_removed
        new.draft_pool = self.draft_pool[:]
        new.objective_pools = {key: each[:] for key, each in self.objective_pools.items()}
        new.goals = self.goals[:]
        new.objectives_seen = self.objectives_seen[:]
        new.end_reason = self.end_reason
        new.survivors = self.survivors[:]
        new.winners = self.winners[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.acting != -1:
            out["acting"] = self.acting
        if self.actions_left:
            out["actions_left"] = self.actions_left
        if self.agenda:
            out["agenda"] = self.agenda
        if self.airlock:
            out["airlock"] = self.airlock
        if self.arrivals:
            out["arrivals"] = sorted(self.arrivals)
        if self.attack_discard:
            out["attack_discard"] = self.attack_discard
        if len(self.attacks):
            out["attacks"] = self.attacks.plain()
        if self.bag:
            out["bag"] = sorted(self.bag)
        if self.contamination_left:
            out["contamination_left"] = self.contamination_left
        if self.contamination_removed:
            out["contamination_removed"] = self.contamination_removed
        if self.crafted:
            out["crafted"] = sorted(self.crafted.items())
        out["crew"] = [each.plain() for each in self.crew]
        if self.declined:
            out["declined"] = self.declined
        if self.doors:
            out["doors"] = sorted(self.doors.items())
        if self.draft_pool:
            out["draft_pool"] = sorted(self.draft_pool)
        if self.eggs:
            out["eggs"] = self.eggs
        if self.end_reason:
            out["end_reason"] = self.end_reason
        if self.event_discard:
            out["event_discard"] = self.event_discard
        if len(self.events):
            out["events"] = self.events.plain()
        if self.events_removed:
            out["events_removed"] = self.events_removed
        if self.figures:
            out["figures"] = [each.plain() for each in self.figures]
        if self.fire:
            out["fire"] = sorted(self.fire)
        if self.first_death:
            out["first_death"] = self.first_death
        if self.first_encounter:
            out["first_encounter"] = self.first_encounter
        if self.first_player:
            out["first_player"] = self.first_player
        if self.goals:
            out["goals"] = self.goals
        if self.in_play:
            out["in_play"] = self.in_play
        if item_discard := [(key, each) for key, each in sorted(self.item_discard.items()) if each]:
            out["item_discard"] = item_discard
        if self.items:
            out["items"] = {key: self.items[key].plain() for key in sorted(self.items)}
        if self.items_left:
            out["items_left"] = sorted(self.items_left.items())
        if self.items_removed:
            out["items_removed"] = sorted(self.items_removed)
        if self.items_spent:
            out["items_spent"] = sorted(self.items_spent)
        if self.lingering:
            out["lingering"] = self.lingering
        if self.malfunction:
            out["malfunction"] = sorted(self.malfunction)
        if self.must_pass:
            out["must_pass"] = self.must_pass
        if self.nest_destroyed:
            out["nest_destroyed"] = self.nest_destroyed
        if self.next_figure != 1:
            out["next_figure"] = self.next_figure
        if self.noise:
            out["noise"] = sorted(self.noise)
        if objective_pools := [(key, sorted(each)) for key, each in sorted(self.objective_pools.items()) if each]:
            out["objective_pools"] = objective_pools
        if self.objectives_seen:
            out["objectives_seen"] = self.objectives_seen
        if objects := [(key, sorted(each)) for key, each in sorted(self.objects.items()) if each]:
            out["objects"] = objects
        if self.parts:
            out["parts"] = {key: self.parts[key].plain() for key in sorted(self.parts)}
        if self.queen_killed:
            out["queen_killed"] = self.queen_killed
        if self.rooms:
            out["rooms"] = sorted(self.rooms.items())
        if self.round:
            out["round"] = self.round
        if self.scans:
            out["scans"] = sorted(self.scans)
        if self.skip_attacks:
            out["skip_attacks"] = self.skip_attacks
        if self.supply:
            out["supply"] = sorted(self.supply)
        if self.survivors:
            out["survivors"] = self.survivors
        if tile_pools := [(key, sorted(each)) for key, each in sorted(self.tile_pools.items()) if each]:
            out["tile_pools"] = tile_pools
        if self.tiles:
            out["tiles"] = sorted(self.tiles.items())
        if self.tiles_known:
            out["tiles_known"] = sorted(self.tiles_known.items())
        if self.time:
            out["time"] = self.time
        if self.token_pool:
            out["token_pool"] = sorted(self.token_pool)
        if self.tokens:
            out["tokens"] = sorted(self.tokens.items())
        if self.tokens_known:
            out["tokens_known"] = sorted(self.tokens_known.items())
        if self.turn != -1:
            out["turn"] = self.turn
        if self.waived != -1:
            out["waived"] = self.waived
        if self.weakness_pool:
            out["weakness_pool"] = sorted(self.weakness_pool)
        if self.weaknesses:
            out["weaknesses"] = sorted(self.weaknesses.items())
        if self.winners:
            out["winners"] = self.winners
        if self.wound_discard:
            out["wound_discard"] = self.wound_discard
        if len(self.wounds):
            out["wounds"] = self.wounds.plain()
        return out

    # -- end of what `make fields` writes

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
        others = self.crew_in(me.slot)
        if me in others:
            others.remove(me)
        return others

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
