"""Oculobe Drone and Sedatives: the quest items of the Psychologist, and her pistol."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import draw_hand
from airlock.survival.combat import DOUBLE_HIT, HIT
from airlock.survival.content import IN_COMBAT, OUT_OF_COMBAT, Choice, ItemCard, Quest, Way, Weapon
from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER, SEAT
from airlock.titles.nemesis.aftermath.characters.losing import loses_cards
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.vocabulary import THIS_PERSON

DRONE: Final = "quest_monitoring_drone"
CARDS: Final = 2

DRONE_SENT: Final = VOCABULARY.event("drone_sent", "AFT-CHAR-14", seat=SEAT, watched=SEAT)
DRAW_TWO: Final = VOCABULARY.option("draw_two")
SOOTHE: Final = VOCABULARY.option("be_soothed")
ASK_CALMED: Final = VOCABULARY.prompt("calmed", SEAT)


class Oculobe(Part):
    """Whom the drone watches, for all to see; -1 if it is with its owner."""

    def __init__(self, watched: int = -1) -> None:
        self.watched = watched

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("watched",)

    def copy(self) -> Oculobe:
        return Oculobe(self.watched)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.watched != -1:
            out["watched"] = self.watched
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Oculobe:
        part = game.parts["oculobe"]
        assert isinstance(part, Oculobe)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"oculobe": self.watched}

    def on_leaving(self, game: Game, me: Crew) -> None:
        """It flies back when the one it watches is gone."""
        if self.watched == me.seat:
            self.watched = -1


def watching(game: Game, me: Crew) -> int:
    """Whoever has the drone sees what the watched one looks at on the board (AFT-CHAR-14)."""
    if Oculobe.of(game).watched != me.seat:
        return 0
    mask = 0
    for c in game.crew:
        if c.active and DRONE in c.inventory:
            mask |= c.mask
    return mask


def targets(game: Game, me: Crew) -> list[Crew]:
    """Others in the room, or back to oneself, but not where it is already."""
    watched = Oculobe.of(game).watched
    back = [me] if watched >= 0 and watched != me.seat else []
    return [*(c for c in game.others_in_room(me) if c.seat != watched), *back]


def can_send(game: Game, me: Crew) -> str:
    return "" if targets(game, me) else "nobody_in_reach"


def choose_watched(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in targets(game, me)])
    return chosen


def send(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Nobody has to agree, and everybody sees it."""
    yield from ()
    seat = int(choice[0])
    Oculobe.of(game).watched = -1 if seat == me.seat else seat
    tell(game, DRONE_SENT, me.seat, seat)


# -- Sedatives


def choose_anybody(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in [me, *game.others_in_room(me)]]
    )
    return chosen


def calm(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Two cards, or what does somebody more good (VOI-ROOM-01)."""
    other = game.crew[int(choice[0])]
    if game.species.can_soothe(game, other):
        chosen = yield ask(other.seat, ASK_CALMED, lambda: [DRAW_TWO, SOOTHE], about=(str(me.seat),))
        if chosen.verb == "be_soothed":
            yield from game.species.soothe(game, other)
            return
    yield from draw_hand(game, other, CARDS)


def somebody_else(game: Game, me: Crew) -> str:
    return "" if game.others_in_room(me) else "nobody_in_reach"


def choose_other(game: Game, me: Crew) -> Flow[Said | None]:
    def others() -> list[Option]:
        return [THIS_PERSON.of(str(c.seat)) for c in game.others_in_room(me)]

    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, others)
    return chosen


def sedate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from loses_cards(game, game.crew[int(choice[0])], CARDS)


PSYCHOLOGIST_PISTOL: Final = ItemCard(
    "psychologist_pistol",
    "start",
    [],
    when=IN_COMBAT,
    heavy=True,
    weapon=Weapon(energy=True, capacity=3, becomes={DOUBLE_HIT: HIT}),
)
OCULOBE_DRONE: Final = ItemCard(
    DRONE,
    "quest",
    [Way("watch", send, can_send, choose_watched)],
    cost=1,
    when=OUT_OF_COMBAT,
    quest=Quest(1, discard=("energy_charge",)),
)
SEDATIVES: Final = ItemCard(
    "quest_sedatives",
    "quest",
    [Way("calm", calm, announce=choose_anybody), Way("sedate", sedate, somebody_else, choose_other)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="emergency"),
)
