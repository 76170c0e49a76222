"""Escape pods: boarding, waiting, leaving, launching, being thrown out."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.crew import ACTIVE, Crew
from airlock.survival.ending import check_nobody_left
from airlock.survival.hands import in_own_turn
from airlock.survival.movement import enters
from airlock.survival.noise import attempt
from airlock.survival.parts import Part
from airlock.survival.rounds import begin_turn, pass_now
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FLAG, POD, POD_NUMBER, SEAT, SLOT
from airlock.titles.nemesis.vocabulary import VOCABULARY

# What somebody is who left in a pod.
ESCAPED: Final = "escaped"
# The evacuation sections and their rooms.
EVACUATION: Final = {"a": "evacuation_a", "b": "evacuation_b"}
# How many pods there are for how many players (NEM-SETUP-09), and how many seats in each.
PODS: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
SEATS: Final = 2

POD_BOARDED: Final = VOCABULARY.event("pod_boarded", "NEM-POD-04", seat=SEAT, pod=POD_NUMBER)
POD_LEFT: Final = VOCABULARY.event("pod_left", "NEM-POD-09", seat=SEAT, pod=POD_NUMBER, slot=SLOT)
POD_LAUNCHED: Final = VOCABULARY.event("pod_launched", "NEM-POD-06", pod=POD_NUMBER)
POD_TURNED: Final = VOCABULARY.event("pod_turned", "NEM-POD-01", pod=POD_NUMBER, locked=FLAG)
THROWN_OUT: Final = VOCABULARY.event("thrown_out", "NEM-POD-11", seat=SEAT, pod=POD_NUMBER, slot=SLOT)
ESCAPE: Final = VOCABULARY.event("escaped", "NEM-POD-06", seat=SEAT, pod=POD_NUMBER)

THIS_POD: Final = VOCABULARY.verb("pod", POD)
LAUNCH: Final = VOCABULARY.option("launch")
WAIT: Final = VOCABULARY.option("wait")
STAY: Final = VOCABULARY.option("stay")
LEAVE_POD: Final = VOCABULARY.option("leave_pod")
ASK_CHOOSE_POD: Final = VOCABULARY.prompt("choose_pod")
ASK_LAUNCH_OR_WAIT: Final = VOCABULARY.prompt("launch_or_wait", POD_NUMBER)
ASK_ON_POD: Final = VOCABULARY.prompt("on_pod", POD_NUMBER)


class Pod:
    """An escape pod. `aboard` are seats of the table; a launched pod keeps them."""

    def __init__(self, number: int, section: str, locked: bool, launched: bool, aboard: list[int]) -> None:
        self.number = number
        self.section = section
        self.locked = locked
        self.launched = launched
        self.aboard = aboard

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("aboard", "launched", "locked", "number", "section")

    def copy(self) -> Pod:
        return Pod(self.number, self.section, self.locked, self.launched, self.aboard[:])

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["aboard"] = self.aboard
        out["launched"] = self.launched
        out["locked"] = self.locked
        out["number"] = self.number
        out["section"] = self.section
        return out

    # -- end of what `make fields` writes


class Pods(Part):
    """All pods of the ship. A pod knows who waits on it."""

    def __init__(self, pods: list[Pod]) -> None:
        self.pods = pods

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("pods",)

    def copy(self) -> Pods:
        return Pods([each.copy() for each in self.pods])

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["pods"] = [each.plain() for each in self.pods]
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Pods:
        part = game.parts["pods"]
        assert isinstance(part, Pods)
        return part

    def numbered(self, number: int) -> Pod:
        for p in self.pods:
            if p.number == number:
                return p
        raise KeyError(number)

    def with_seat(self, seat: int) -> Pod | None:
        """The pod that somebody waits on."""
        for p in self.pods:
            if not p.launched and seat in p.aboard:
                return p
        return None

    def on_board(self, section: str = "") -> list[Pod]:
        """Those not launched yet, of one section or of all."""
        return [p for p in self.pods if not p.launched and (not section or p.section == section)]

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {
            "pods": [
                {
                    "pod": p.number,
                    "section": p.section,
                    "locked": p.locked,
                    "launched": p.launched,
                    "aboard": list(p.aboard),
                }
                for p in self.pods
            ]
        }

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        p = self.with_seat(c.seat)
        return {"pod": p.number if p is not None else 0}

    def breach(self, game: Game) -> str:
        """Whoever is awake on board is in a room or on one pod, and nobody else is."""
        for c in game.crew:
            pods = [p.number for p in self.pods if c.seat in p.aboard and not p.launched]
            if c.status == ACTIVE and len(pods) != (not c.slot):
                return f"seat {c.seat} is in slot {c.slot!r} and on pods {pods}"
            if c.status != ACTIVE and pods:
                return f"seat {c.seat} is {c.status} but on pod {pods[0]}"
        return "" if all(len(p.aboard) <= SEATS for p in self.pods) else "a pod is too full"

    def floor_of(self, game: Game, me: Crew) -> str:
        """The room of the section under the pod (NEM-DEATH-11)."""
        p = self.with_seat(me.seat)
        return section_slot(game, p.section) if p is not None else ""

    def on_first_death(self, game: Game) -> None:
        unlock_all(game)

    def on_arrival(self, game: Game, slot: str) -> None:
        """An intruder in the section's room puts everybody who waits there back into the room (NEM-POD-11)."""
        for c in game.crew:
            if not c.slot:
                p = self.with_seat(c.seat)
                if p is not None and section_slot(game, p.section) == slot:
                    p.aboard.remove(c.seat)
                    c.slot = slot
                    tell(game, THROWN_OUT, c.seat, p.number, slot)
                    enters(game, c)

    def on_leaving(self, game: Game, me: Crew) -> None:
        p = self.with_seat(me.seat)
        if p is not None:
            p.aboard.remove(me.seat)


def new_pods(players: int) -> Pods:
    return this_many_pods(PODS[players])


def this_many_pods(number: int) -> Pods:
    """Lowest numbers first, alternately to the sections (NEM-SETUP-10, -11)."""
    sections = list(EVACUATION)
    return Pods([Pod(n + 1, sections[n % len(sections)], True, False, []) for n in range(number)])


def section_slot(game: Game, section: str) -> str:
    """Where the section's room is; empty while it is unexplored."""
    return game.where.get(EVACUATION[section], "")


def section_of(game: Game, slot: str) -> str:
    """The evacuation section whose room this is, or an empty string."""
    room = game.rooms.get(slot, "")
    for section, its_room in EVACUATION.items():
        if its_room == room:
            return section
    return ""


# -- locking


def unlock_all(game: Game) -> None:
    """At the first death and when self-destruct turns critical (NEM-KEY-05, -11)."""
    for p in Pods.of(game).on_board():
        if p.locked:
            turn_pod(game, p)


def turn_pod(game: Game, p: Pod) -> None:
    """To its other side, occupied or not (NEM-ROOM-HATCH-01)."""
    p.locked = not p.locked
    tell(game, POD_TURNED, p.number, p.locked)


def choose_pod_to_turn(game: Game, me: Crew, section: str = "") -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_POD,
        lambda: [THIS_POD.of(str(p.number)) for p in Pods.of(game).on_board(section)],
        rule="NEM-ROOM-HATCH-01",
    )
    return chosen


# -- boarding and leaving


def boardable(game: Game, slot: str) -> list[Pod]:
    """Unlocked pods of the section in this slot with a free seat (NEM-POD-03)."""
    room = game.rooms.get(slot, "")
    pods = Pods.of(game).on_board()
    return [p for p in pods if not p.locked and len(p.aboard) < SEATS and EVACUATION[p.section] == room]


def cannot_board(game: Game, slot: str) -> str:
    """An unlocked pod of this section with a free seat is needed (NEM-ROOM-EVACUATION-01)."""
    return "" if boardable(game, slot) else "no_pod_to_board"


def try_to_board(game: Game, me: Crew) -> Flow[None]:
    """A noise roll first, and nobody may come (NEM-ROOM-EVACUATION-02, NEM-POD-04, -05)."""
    slot = me.slot
    undisturbed = yield from attempt(game, me)
    if not undisturbed:
        return
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_POD,
        lambda: [THIS_POD.of(str(p.number)) for p in boardable(game, slot)],
        rule="NEM-ROOM-EVACUATION-02",
        asides=lambda: in_own_turn(game, me),
        quiet=True,
    )
    yield from board(game, me, Pods.of(game).numbered(int(chosen.args[0])))


def board(game: Game, me: Crew, p: Pod) -> Flow[None]:
    """Take a seat; then launch at once or wait, which is a pass (NEM-POD-04 to -07)."""
    me.slot = ""
    p.aboard.append(me.seat)
    tell(game, POD_BOARDED, me.seat, p.number)
    choice = yield ask(
        me.seat,
        ASK_LAUNCH_OR_WAIT,
        lambda: [LAUNCH, WAIT],
        about=(str(p.number),),
        rule="NEM-POD-05",
        asides=lambda: in_own_turn(game, me),
        quiet=True,
    )
    if choice.verb == "launch":
        launch(game, p)
    else:
        game.must_pass = True


def launch(game: Game, p: Pod) -> None:
    """The pod leaves with everybody aboard, willing or not (NEM-POD-06, -19)."""
    p.launched = True
    tell(game, POD_LAUNCHED, p.number)
    for seat in p.aboard:
        game.crew[seat].status = ESCAPED
        tell(game, ESCAPE, seat, p.number)
    check_nobody_left(game)


def leave(game: Game, me: Crew, p: Pod) -> None:
    """Back into the section's room; no noise roll, it is not movement (NEM-POD-09)."""
    p.aboard.remove(me.seat)
    me.slot = section_slot(game, p.section)
    tell(game, POD_LEFT, me.seat, p.number, me.slot)
    enters(game, me)


def turn(game: Game, seat: int) -> Flow[None]:
    """Two actions, or a pass. Whoever waits on a pod decides about it first (NEM-ROUND-06, NEM-POD-08)."""
    me = game.crew[seat]
    yield from begin_turn(game, seat)
    p = Pods.of(game).with_seat(seat) if not me.slot else None
    if p is not None:
        choice = yield ask(
            seat,
            ASK_ON_POD,
            lambda: [STAY, LEAVE_POD, LAUNCH],
            about=(str(p.number),),
            rule="NEM-POD-08",
            asides=lambda: in_own_turn(game, me),
            quiet=True,
        )
        if choice.verb == "launch":
            launch(game, p)
            return
        if choice.verb == "stay":
            yield from pass_now(game, me)
            game.agenda.append(("end_turn", seat))
            return
        leave(game, me, p)
    game.agenda.append(("act", seat))
