"""Escape pods: boarding, waiting, leaving, launching, being thrown out."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.crew import ESCAPED, Crew, Pod
from airlock.survival.ending import check_nobody_left
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ASK_CHOOSE_POD, FLAG, LAUNCH, POD_NUMBER, SEAT, SLOT, THIS_POD, VOCABULARY

SEATS: Final = 2

POD_BOARDED: Final = VOCABULARY.event("pod_boarded", "NEM-POD-04", seat=SEAT, pod=POD_NUMBER)
POD_LEFT: Final = VOCABULARY.event("pod_left", "NEM-POD-09", seat=SEAT, pod=POD_NUMBER, slot=SLOT)
POD_LAUNCHED: Final = VOCABULARY.event("pod_launched", "NEM-POD-06", pod=POD_NUMBER)
POD_TURNED: Final = VOCABULARY.event("pod_turned", "NEM-POD-01", pod=POD_NUMBER, locked=FLAG)
THROWN_OUT: Final = VOCABULARY.event("thrown_out", "NEM-POD-11", seat=SEAT, pod=POD_NUMBER, slot=SLOT)
ESCAPE: Final = VOCABULARY.event("escaped", "NEM-POD-06", seat=SEAT, pod=POD_NUMBER)

WAIT: Final = VOCABULARY.option("wait")
ASK_LAUNCH_OR_WAIT: Final = VOCABULARY.prompt("launch_or_wait", POD_NUMBER)


def section_slot(game: Game, section: str) -> str:
    """Where the section's room is; empty while it is unexplored."""
    return game.where.get(game.map.evacuation[section], "")


def pod(game: Game, number: int) -> Pod:
    for p in game.pods:
        if p.number == number:
            return p
    raise KeyError(number)


def boardable(game: Game, slot: str) -> list[Pod]:
    """Unlocked pods of the section in this slot with a free seat (NEM-POD-03)."""
    room = game.rooms.get(slot, "")
    return [
        p
        for p in game.pods
        if not p.launched and not p.locked and len(p.aboard) < SEATS and game.map.evacuation[p.section] == room
    ]


def unlock_all(game: Game) -> None:
    """At the first death and when self-destruct turns critical (NEM-KEY-05, -11)."""
    for p in game.pods:
        if not p.launched and p.locked:
            turn_pod(game, p)


def turn_pod(game: Game, p: Pod) -> None:
    """To its other side, occupied or not (NEM-ROOM-HATCH-01)."""
    p.locked = not p.locked
    tell(game, POD_TURNED, p.number, p.locked)


def pods_on_board(game: Game, section: str = "") -> list[Pod]:
    """Those not launched yet, of one section or of all."""
    return [p for p in game.pods if not p.launched and (not section or p.section == section)]


def section_of(game: Game, slot: str) -> str:
    """The evacuation section whose room this is, or an empty string."""
    room = game.rooms.get(slot, "")
    for section, its_room in game.map.evacuation.items():
        if its_room == room:
            return section
    return ""


def choose_pod_to_turn(game: Game, me: Crew, section: str = "") -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_POD,
        lambda: [THIS_POD.of(str(p.number)) for p in pods_on_board(game, section)],
        rule="NEM-ROOM-HATCH-01",
    )
    return chosen


def board(game: Game, me: Crew, p: Pod) -> Flow[None]:
    """Take a seat; then launch at once or wait, which is a pass (NEM-POD-04 to -07)."""
    me.slot = ""
    me.pod = p.number
    p.aboard.append(me.seat)
    tell(game, POD_BOARDED, me.seat, p.number)
    choice = yield ask(me.seat, ASK_LAUNCH_OR_WAIT, lambda: [LAUNCH, WAIT], about=(str(p.number),), rule="NEM-POD-05")
    if choice.verb == "launch":
        launch(game, p)
    else:
        game.must_pass = True


def launch(game: Game, p: Pod) -> None:
    """The pod leaves with everybody aboard, willing or not (NEM-POD-06, -19)."""
    p.launched = True
    tell(game, POD_LAUNCHED, p.number)
    for seat in p.aboard:
        me = game.crew[seat]
        me.status = ESCAPED
        me.pod = 0
        tell(game, ESCAPE, seat, p.number)
    check_nobody_left(game)


def leave(game: Game, me: Crew) -> None:
    """Back into the section's room; no noise roll, it is not movement (NEM-POD-09)."""
    p = pod(game, me.pod)
    p.aboard.remove(me.seat)
    me.pod = 0
    me.slot = section_slot(game, p.section)
    tell(game, POD_LEFT, me.seat, p.number, me.slot)


def thrown_out_of_pods(game: Game, slot: str) -> Flow[None]:
    """An intruder in the section's room puts everybody who waits there back into the room (NEM-POD-11)."""
    for c in game.crew:
        if c.pod:
            p = pod(game, c.pod)
            if section_slot(game, p.section) == slot:
                p.aboard.remove(c.seat)
                c.pod = 0
                c.slot = slot
                tell(game, THROWN_OUT, c.seat, p.number, slot)
    yield from ()
