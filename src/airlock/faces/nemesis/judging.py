"""Whether what was said aboard the Nemesis was true, and whether promises were kept: judged when all is open."""

from __future__ import annotations

from typing import Final

from airlock.faces.debrief import Said, Verdict
from airlock.faces.nemesis.talk import CLEAN, COURSE, ENGINE_DAMAGED, ENGINE_WORKS, INFECTED
from airlock.kernel.zones import knows
from airlock.survival import crew
from airlock.survival.actions import ACTION
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.markers import REPAIRED
from airlock.survival.movement import MOVED
from airlock.survival.rounds import TURN
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.engines import DAMAGED, ENGINE_ORDER, WORKING, Engines

ENGINE_CLAIMS: Final = {ENGINE_WORKS: WORKING, ENGINE_DAMAGED: DAMAGED}
OTHER: Final = {WORKING: DAMAGED, DAMAGED: WORKING}
GO: Final = "go"
REPAIR: Final = "repair"


def judge(said: Said) -> Verdict:
    """What can't be judged stays open: words that name nothing, and what nobody ever looked at."""
    id = said.what.get("id", "")
    if said.kind == "promise":
        return judge_promise(said, id)
    if id in ENGINE_CLAIMS:
        return judge_engine(said, ENGINE_CLAIMS[id])
    if id == COURSE:
        return judge_course(said)
    if id in (CLEAN, INFECTED):
        return judge_health(said, id == INFECTED)
    return "open"


def verdict(holds: bool, knew: bool) -> Verdict:
    """Only somebody who knew better has lied."""
    if holds:
        return "true"
    return "lie" if knew else "wrong"


# -- claims


def judge_engine(said: Said, claimed: str) -> Verdict:
    number = said.what.get("engine", "")
    if number not in ("1", "2", "3"):
        return "open"
    n = int(number)
    top = engine_then(said, n)
    return verdict(top == claimed, knows(Engines.of(said.then).known[n - 1], said.seat)) if top else "open"


def engine_then(said: Said, n: int) -> str:
    """How an engine was when it was spoken of. What nobody had looked at yet is what was found later, swaps undone."""
    top = Engines.of(said.then).tops[n - 1]
    if top:
        return top
    top = Engines.of(said.final).tops[n - 1]
    for event in said.after:
        if event.kind is ENGINE_ORDER and event.values[1:] == (n, True):
            top = OTHER.get(top, "")
    return top


def judge_course(said: Said) -> Verdict:
    card = Course.of(said.final).card
    places = said.final.content.coordinates.get(card, {})
    space = said.what.get("space", "")
    if space not in places:
        return "open"
    return verdict(places[space] == said.what.get("planet"), knows(Course.of(said.then).known, said.seat))


def judge_health(said: Said, infected: bool) -> Verdict:
    """Cards that were never scanned say nothing yet, one that is known to be infected says it all."""
    me: Crew = said.then.crew[said.seat]
    cards = [card for card in me.hand + me.deck.cards() + me.discard if is_contamination(card)]
    if me.larva or crew.INFECTED in cards or is_mutated(said.then, me):
        return verdict(infected, True)
    return "open" if crew.CONTAMINATION in cards else verdict(not infected, True)


def is_mutated(game: Game, me: Crew) -> bool:
    """Nobody calls that clean."""
    return "mutations" in game.parts and me.seat in Mutations.of(game).owners


# -- promises


def judge_promise(said: Said, id: str) -> Verdict:
    slot = said.what.get("slot", "")
    if id == GO and slot in said.final.map.slots:
        came = any(e.kind is MOVED and e.values[0] == said.seat and e.values[2] == slot for e in said.after)
        return "kept" if came or said.then.crew[said.seat].slot == slot else "broken"
    if id == REPAIR and slot in said.final.map.slots:
        return "kept" if repaired(said, slot) else "broken"
    return "open"


def repaired(said: Said, slot: str) -> bool:
    """Whether the malfunction went away while the speaker was acting."""
    mine = False
    for event in said.after:
        if event.kind in (ACTION, TURN):
            mine = event.values[0] == said.seat
        elif mine and event.kind is REPAIRED and event.values[0] == slot:
            return True
    return False
