"""Alerts in play: drawing and revealing one, the activation action, what counts for it, checking and removing it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import EVERYBODY
from airlock.kernel.options import Flow, Option
from airlock.kernel.title import Refusal
from airlock.survival.actions import interrupted
from airlock.survival.cards import pay
from airlock.survival.content import Action, Choice
from airlock.survival.crew import SAMPLE, Crew, Figure
from airlock.survival.hooks import Hooks
from airlock.survival.refusals import refused
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import NUMBER, ONE_FIGURE, ROOM, SEAT, SLOT
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.alerts.alert import (
    EGGS,
    KILLS,
    OFF,
    REPAIRS,
    STATE,
    Alert,
    Alerts,
    is_on_board,
)
from airlock.titles.nemesis.aftermath.vocabulary import ALERT, VOCABULARY

ALERT_REVEALED: Final = VOCABULARY.event("alert_revealed", "AFT-ALERT-06", alert=ALERT)
TILE_TURNED: Final = VOCABULARY.event("tile_turned", "AFT-ALERT-10", slot=SLOT, room=ROOM)
ALERT_ACTIVATED: Final = VOCABULARY.event("alert_activated", "AFT-ALERT-05", seat=SEAT, alert=ALERT)
ALERT_STAGE: Final = VOCABULARY.event("alert_stage", "AFT-ALERT-04", alert=ALERT, stage=NUMBER)
ALERT_ADVANCED: Final = VOCABULARY.event("alert_advanced", "AFT-RESEVENT-02", left=NUMBER)
ALERT_FULFILLED: Final = VOCABULARY.event("alert_fulfilled", "AFT-RESALERT-06", alert=ALERT)
ALERT_FAILED: Final = VOCABULARY.event("alert_failed", "AFT-RESALERT-04", alert=ALERT)

ACTIVATE: Final = VOCABULARY.action("activation", ONE_FIGURE, least=0)
NO_ALERT: Final = VOCABULARY.reason("no_alert", "AFT-ALERT-05")
NOTHING_TO_ACTIVATE: Final = VOCABULARY.reason("nothing_to_activate", "AFT-ALERT-05")


def open_alert(game: Game) -> Alert | None:
    return ALERTS.get(Alerts.of(game).open)


# -- drawing and revealing


def draw_alert(game: Game) -> Flow[bool]:
    """The next card that can be given; those that can't go back. False if there is none (AFT-ALERT-07, -08)."""
    part = Alerts.of(game)
    put_back: list[str] = []
    drawn = ""
    while part.deck and not drawn:
        card = game.fate.draw("alert", part.deck)
        alert = ALERTS[card]
        if alert.barred(game) or not all(is_on_board(game, room) for room in alert.rooms):
            put_back.append(card)
        else:
            drawn = card
    part.deck += put_back
    if not drawn:
        return False
    yield from reveal(game, drawn)
    return True


def reveal(game: Game, card: str) -> Flow[None]:
    """Its tiles are turned and its effect carried out at once (AFT-ALERT-09, -10)."""
    part = Alerts.of(game)
    part.open = card
    game.reveals += 1
    open_chapter(game, ALERT_REVEALED, card)
    for room in ALERTS[card].rooms:
        turn_faceup(game, room)
    yield from ALERTS[card].reveal(game)
    close_chapter(game)


def turn_faceup(game: Game, room: str) -> None:
    """Its tokens stay facedown, and the room is unexplored until somebody enters it."""
    if room in game.where:
        return
    found = [slot for slot, tile in game.tiles.items() if tile == room]
    if found:
        slot = found[0]
        if game.tiles_known.get(slot) == EVERYBODY:
            return
    else:
        # Nobody has seen it: it is on any of the slots of its kind that nobody has seen.
        kind = game.content.rooms[room].kind
        slots = game.map.slots
        unseen = [
            s for s in game.map.by_number if slots[s].kind == kind and s not in game.rooms and s not in game.tiles
        ]
        slot = game.fate.roll(f"alert_tile:{room}", unseen)
        game.tile_pools[kind].remove(room)
        game.tiles[slot] = room
    game.tiles_known[slot] = EVERYBODY
    game.reveals += 1
    tell(game, TILE_TURNED, slot, room)


# -- the activation action


def activations(game: Game, me: Crew) -> list[Choice]:
    """What somebody can do now for the stage that is to be fulfilled (AFT-ALERT-03, -05)."""
    alert = open_alert(game)
    if alert is None or is_done(game, alert):
        return []
    return alert.stages[Alerts.of(game).stage - 1].offers(game, me)


def is_done(game: Game, alert: Alert) -> bool:
    """Whether all of it is fulfilled and stays so."""
    stage = Alerts.of(game).stage
    last = alert.stages[-1]
    return stage == len(alert.stages) and last.kind != STATE and last.met(game)


def offer(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if Alerts.of(game).open:
        out += [ACTIVATE.of(*choice) for choice in activations(game, me)]


def explain(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    if not Alerts.of(game).open:
        return refused("activation", NO_ALERT)
    reason = "" if activations(game, me) else NOTHING_TO_ACTIVATE
    return refused("activation", reason or ("" if cards else "too_few_cards"))


def one(game: Game, me: Crew, args: Choice) -> int | None:
    return 1


def activate(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    alert = open_alert(game)
    if not stopped and alert is not None:
        tell(game, ALERT_ACTIVATED, me.seat, alert.id)
        alert.stages[Alerts.of(game).stage - 1].perform(game, me, chosen.args)
        settle(game, alert)
    return True


ACTIVATION_ACTION: Final = Action("activation", offer, explain, one, activate, least=1)


# -- what counts


def settle(game: Game, alert: Alert) -> None:
    """A first stage that is fulfilled stays so, and the second one begins (AFT-ALERT-03, -04)."""
    part = Alerts.of(game)
    if part.stage < len(alert.stages):
        stage = alert.stages[part.stage - 1]
        if stage.kind != STATE and stage.met(game):
            tell(game, ALERT_STAGE, alert.id, part.stage)
            part.stage += 1


def count_repair(game: Game, slot: str) -> None:
    alert, part = open_alert(game), Alerts.of(game)
    if alert is not None and alert.counts == REPAIRS and slot not in part.repaired:
        part.repaired.append(slot)


def count_kill(game: Game, figure: Figure) -> None:
    """One that was marked before counts once."""
    alert, part = open_alert(game), Alerts.of(game)
    if alert is not None and alert.counts == KILLS and figure.id not in part.figures:
        part.figures.append(figure.id)


def count_egg(game: Game) -> None:
    alert = open_alert(game)
    if alert is not None and alert.counts == EGGS:
        Alerts.of(game).eggs += 1


ALERT_HOOKS: Final = Hooks(on_repair=[count_repair], on_killed=[count_kill], on_nest_egg_lost=[count_egg])


# -- checking


def is_fulfilled(game: Game) -> bool:
    """Whether the last stage of the open alert holds now (AFT-ALERT-11)."""
    alert = open_alert(game)
    if alert is None:
        return True
    return Alerts.of(game).stage == len(alert.stages) and alert.stages[-1].met(game)


def remove_alert(game: Game) -> None:
    """Out of the game, with its samples and markers, also out of hands (AFT-ALERT-08, -13)."""
    part = Alerts.of(game)
    part.done.append(part.open)
    part.open = ""
    part.stage = 1
    part.left = OFF
    part.activated, part.repaired, part.figures, part.treated = [], [], [], []
    part.eggs = 0
    for slot, objects in game.objects.items():
        game.objects[slot] = [thing for thing in objects if thing != SAMPLE]
    for c in game.crew:
        c.hands = [held for held in c.hands if held.kind != SAMPLE]
        c.offered_hands = [held for held in c.offered_hands if held.kind != SAMPLE]


def fulfil(game: Game) -> None:
    tell(game, ALERT_FULFILLED, Alerts.of(game).open)
    remove_alert(game)
