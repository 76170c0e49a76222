"""Alerts: small common tasks with a deadline. What lies open, and how far it has come (AFT-ALERT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from airlock.kernel.deck import Deck
from airlock.kernel.options import Flow
from airlock.survival.crew import ACTIVE, Crew, Figure
from airlock.survival.map import SPECIAL
from airlock.survival.parts import Part, Unordered
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.hibernation import HIBERNATING


def is_on_board(game: Game, room: str) -> bool:
    """Whether this room certainly is: somebody has seen it, or all tiles of its kind are."""
    kind = game.content.rooms[room].kind
    if kind == SPECIAL or room in game.where or room in game.tiles.values():
        return True
    slots = sum(1 for slot in game.map.slots.values() if slot.kind == kind)
    return slots == sum(1 for other in game.content.rooms.values() if other.kind == kind)


def place_of(game: Game, room: str) -> str:
    """The slot of a room whose tile lies faceup, explored or not."""
    slot = game.where.get(room, "")
    return slot or next(at for at, tile in game.tiles.items() if tile == room)


def on_board(game: Game) -> list[Crew]:
    """In a room, on a pod that waits, or asleep (AFT-ALERT-01)."""
    return [c for c in game.crew if c.status in (ACTIVE, HIBERNATING)]


class Alert:
    """An alert card. Each is a class of its own, which says what is done when it is revealed and what fulfils it."""

    def __init__(self, id: str, rooms: Sequence[str] = ()) -> None:
        self.id = id
        # Those that it names: a facedown tile of one is turned when it is revealed (AFT-ALERT-10).
        self.rooms = tuple(rooms)

    def can_be_given(self, game: Game) -> bool:
        """Otherwise another one is drawn instead (AFT-ALERT-07)."""
        return all(is_on_board(game, room) for room in self.rooms)

    def reveal(self, game: Game) -> Flow[None]:
        """At once (AFT-ALERT-09)."""
        yield from ()

    def targets(self, game: Game, me: Crew, part: Alerts) -> list[tuple[str, ...]]:
        """What this character could do for it by an activation here and now; mostly one thing, without arguments.

        One that would count for nothing isn't among them.
        """
        return []

    def activate(self, game: Game, me: Crew, part: Alerts, target: tuple[str, ...]) -> None:
        """Somebody has done it; nothing but the task is affected (AFT-ALERT-05)."""

    def stage(self, game: Game, part: Alerts) -> int:
        """1, or 2 once the first of two stages is fulfilled, for good (AFT-ALERT-03, -04)."""
        return 1

    def is_fulfilled(self, game: Game, part: Alerts) -> bool:
        raise NotImplementedError

    def on_killed(self, game: Game, part: Alerts, f: Figure) -> None:
        """An intruder was killed."""

    def on_repaired(self, game: Game, part: Alerts, slot: str) -> None:
        """A malfunction marker was discarded."""


class Alerts(Part):
    """The deck, the open card, and what was done since it was revealed. All but the deck is public (AFT-ALERT-06)."""

    def __init__(self, printed: Mapping[str, Alert]) -> None:
        self.printed = printed  # shared, not hashed
        self.deck = Deck("alert", list(printed), [], [], [], [])
        self.open = ""
        # Rooms of activations, and what else has counted: slots, names of figures.
        self.done: Unordered = []
        self.counted: Unordered = []
        # Who was treated, and how many eggs of the nest are gone.
        self.treated: list[int] = []
        self.eggs = 0
        # Completed ones are out of the game.
        self.removed: Unordered = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("counted", "deck", "done", "eggs", "open", "printed", "removed", "treated")

    def copy(self) -> Alerts:
        new = Alerts(self.printed)
        new.deck = self.deck.copy()
        new.open = self.open
        new.done = self.done[:]
        new.counted = self.counted[:]
        new.treated = self.treated[:]
        new.eggs = self.eggs
        new.removed = self.removed[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.counted:
            out["counted"] = sorted(self.counted)
        if len(self.deck):
            out["deck"] = self.deck.plain()
        if self.done:
            out["done"] = sorted(self.done)
        if self.eggs:
            out["eggs"] = self.eggs
        if self.open:
            out["open"] = self.open
        if self.removed:
            out["removed"] = sorted(self.removed)
        if self.treated:
            out["treated"] = self.treated
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Alerts:
        part = game.parts["alerts"]
        assert isinstance(part, Alerts)
        return part

    @property
    def card(self) -> Alert | None:
        return self.printed[self.open] if self.open else None

    def view(self, game: Game, seat: int) -> dict[str, object]:
        card = self.card
        return {
            "alert": {
                "open": self.open,
                "stage": card.stage(game, self) if card is not None else 0,
                "done": sorted(self.done),
                "counted": sorted(self.counted),
                "treated": sorted(self.treated),
                "eggs": self.eggs,
                "left": len(self.deck),
            }
        }

    def on_killed(self, game: Game, f: Figure) -> None:
        if self.card is not None:
            self.card.on_killed(game, self, f)

    def on_repaired(self, game: Game, slot: str) -> None:
        if self.card is not None:
            self.card.on_repaired(game, self, slot)

    def on_nest_egg(self, game: Game) -> None:
        if self.open:
            self.eggs += 1

    def breach(self, game: Game) -> str:
        have = sorted([*self.deck.cards(), *self.removed, *([self.open] if self.open else [])])
        return "" if have == sorted(self.printed) else f"these are the alerts: {have}"
