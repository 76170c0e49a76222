"""What an alert is: one or two stages with what fulfils them, and what its reveal brings (AFT-ALERT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice
from airlock.survival.crew import SAMPLE, Crew
from airlock.survival.hands import put_object
from airlock.survival.map import SPECIAL
from airlock.survival.parts import Part, Unordered
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.shuttle import MAIN, MAIN_ROOM

# Kinds of requirements (AFT-ALERT-11): performed in each room, deeds since the reveal, or true when it is checked.
ACTIVATION: Final = "activation"
COUNT: Final = "count"
STATE: Final = "state"
# Deeds that count wherever and however they happen.
REPAIRS: Final = "repairs"
KILLS: Final = "kills"
EGGS: Final = "eggs"
# Where the marker of the shuttle time track is while no alert is open, and its first space (AFT-RESALERT-01).
OFF: Final = -1
SPACES: Final = 5
# How many deeds an alert asks for, and from how many players on one more.
DEEDS: Final = 2
MANY_PLAYERS: Final = 4


class Alerts(Part):
    """The alert deck, the open alert with all that has been done for it, and the marker of the shuttle."""

    def __init__(self, deck: list[str]) -> None:
        # Nobody ever looks into it, so it has no order.
        self.deck: Unordered = deck
        self.done: list[str] = []
        self.open = ""
        # Which of its stages is to be fulfilled now, from 1 on.
        self.stage = 1
        # How many advances are left on the shuttle time track.
        self.left = OFF
        # Rooms where the activation was performed, and slots that count for repairs.
        self.activated: list[str] = []
        self.repaired: list[str] = []
        # Numbers of figures that were killed or marked, eggs of the Nest, and seats that were treated.
        self.figures: list[int] = []
        self.eggs = 0
        self.treated: list[int] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("activated", "deck", "done", "eggs", "figures", "left", "open", "repaired", "stage", "treated")

    def copy(self) -> Alerts:
        new = Alerts(self.deck[:])
        new.done = self.done[:]
        new.open = self.open
        new.stage = self.stage
        new.left = self.left
        new.activated = self.activated[:]
        new.repaired = self.repaired[:]
        new.figures = self.figures[:]
        new.eggs = self.eggs
        new.treated = self.treated[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.activated:
            out["activated"] = self.activated
        out["deck"] = sorted(self.deck)
        if self.done:
            out["done"] = self.done
        if self.eggs:
            out["eggs"] = self.eggs
        if self.figures:
            out["figures"] = self.figures
        if self.left != OFF:
            out["left"] = self.left
        if self.open:
            out["open"] = self.open
        if self.repaired:
            out["repaired"] = self.repaired
        if self.stage != 1:
            out["stage"] = self.stage
        if self.treated:
            out["treated"] = self.treated
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Alerts:
        part = game.parts["alerts"]
        assert isinstance(part, Alerts)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        """An open alert lies there for all to see, the others are hidden (AFT-ALERT-06)."""
        return {
            "alerts": {
                "open": self.open,
                "stage": self.stage,
                "left": self.left,
                "activated": list(self.activated),
                "repaired": list(self.repaired),
                "figures": [f.name for f in game.figures if f.id in self.figures],
                "deeds": len(self.figures) or len(self.repaired) or self.eggs,
                "treated": list(self.treated),
                "deck": len(self.deck),
                "done": list(self.done),
            }
        }

    def breach(self, game: Game) -> str:
        if not self.open and (self.left != OFF or self.activated or self.figures or self.repaired or self.eggs):
            return "something is left of an alert that isn't open"
        samples = sum(objects.count(SAMPLE) for objects in game.objects.values())
        samples += sum(1 for c in game.crew for held in c.hands + c.offered_hands if held.kind == SAMPLE)
        return f"there are {samples} samples" if samples > (1 if self.open else 0) else ""


def needed(game: Game) -> int:
    return DEEDS + 1 if len(game.crew) >= MANY_PLAYERS else DEEDS


def nothing_here(game: Game, me: Crew) -> list[Choice]:
    return []


def nothing_more(game: Game, me: Crew, choice: Choice) -> None:
    pass


class Stage:
    """What has to be fulfilled, and what the activation action does for it where it is possible."""

    __slots__ = ("kind", "met", "offers", "perform")

    def __init__(
        self,
        kind: str,
        met: Callable[[Game], bool],
        offers: Callable[[Game, Crew], list[Choice]] = nothing_here,
        perform: Callable[[Game, Crew, Choice], None] = nothing_more,
    ) -> None:
        self.kind = kind
        self.met = met
        # The activations that somebody can perform now, each with what it is about.
        self.offers = offers
        self.perform = perform


def nothing(game: Game) -> Flow[None]:
    yield from ()


def never(game: Game) -> bool:
    return False


class Alert:
    """A card. Its rooms are those that it names: a facedown tile of one is turned (AFT-ALERT-10)."""

    __slots__ = ("barred", "counts", "id", "reveal", "rooms", "stages")

    def __init__(
        self,
        id: str,
        rooms: Sequence[str],
        stages: Sequence[Stage],
        reveal: Callable[[Game], Flow[None]] = nothing,
        counts: str = "",
        barred: Callable[[Game], bool] = never,
    ) -> None:
        self.id = id
        self.rooms = tuple(rooms)
        self.stages = tuple(stages)
        self.reveal = reveal
        # What deeds count for it, if any do.
        self.counts = counts
        # When its own text says that it can't be given (AFT-ALERT-07).
        self.barred = barred


# -- what several alerts have


def activate_here(game: Game, me: Crew, choice: Choice) -> None:
    Alerts.of(game).activated.append(game.room_at(me.slot))


def once_in(*rooms: str) -> Callable[[Game, Crew], list[Choice]]:
    """The activation in each of these rooms, once."""

    def offers(game: Game, me: Crew) -> list[Choice]:
        room = game.room_at(me.slot)
        return [()] if room in rooms and room not in Alerts.of(game).activated else []

    return offers


def activation(*rooms: str) -> Stage:
    """Performed once in every one of these rooms, in any order, by anybody."""

    def met(game: Game) -> bool:
        return all(room in Alerts.of(game).activated for room in rooms)

    return Stage(ACTIVATION, met, once_in(*rooms), activate_here)


def sample_on_shuttle(game: Game) -> bool:
    """In the main room of the shuttle, lying there or carried."""
    if SAMPLE in game.objects_in(MAIN):
        return True
    return any(c.holds(SAMPLE) is not None for c in game.crew_in(MAIN))


def place_of(game: Game, room: str) -> str:
    """The slot of a room whose tile lies faceup, explored or not."""
    slot = game.where.get(room, "")
    return slot or next(at for at, tile in game.tiles.items() if tile == room)


def sample_from(id: str, room: str) -> Alert:
    """Bring a sample from a room to the shuttle. It lies on the tile even while nobody has been there."""

    def reveal(game: Game) -> Flow[None]:
        yield from ()
        put_object(game, place_of(game, room), SAMPLE)

    return Alert(id, [room, MAIN_ROOM], [Stage(STATE, sample_on_shuttle)], reveal)


def is_on_board(game: Game, room: str) -> bool:
    """Whether this room certainly is: somebody has seen it, or all tiles of its kind are."""
    kind = game.content.rooms[room].kind
    if kind == SPECIAL or room in game.where or room in game.tiles.values():
        return True
    slots = sum(1 for slot in game.map.slots.values() if slot.kind == kind)
    return slots == sum(1 for other in game.content.rooms.values() if other.kind == kind)
