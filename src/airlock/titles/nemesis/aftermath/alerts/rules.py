"""Revealing an alert, doing something for it, and what becomes of it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import EVERYBODY
from airlock.kernel.options import Flow, Option
from airlock.kernel.title import Refusal
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.actions import interrupted
from airlock.survival.cards import pay
from airlock.survival.content import Action, Choice
from airlock.survival.crew import SAMPLE, Crew
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import ONE_FIGURE, ROOM, SEAT, SLOT
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.vocabulary import ALERT
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
ALERT_REVEALED: Final = VOCABULARY.event("alert_revealed", "AFT-ALERT-09", alert=ALERT)
TILE_TURNED: Final = VOCABULARY.event("tile_turned", "AFT-ALERT-10", slot=SLOT, room=ROOM)
ALERT_ANSWERED: Final = VOCABULARY.event("alert_answered", "AFT-ALERT-05", seat=SEAT, slot=SLOT, alert=ALERT)
ALERT_COMPLETED: Final = VOCABULARY.event("alert_completed", "AFT-ALERT-08", alert=ALERT)
ALERT_FAILED: Final = VOCABULARY.event("alert_failed", "AFT-ALERT-01", alert=ALERT)

ANSWER_ALERT: Final = VOCABULARY.action("answer_alert", ONE_FIGURE, least=0)


def reveal_alert(game: Game) -> Flow[None]:
    """Draw the next one; what can't be given now goes back afterwards (AFT-ALERT-07 to -09)."""
    part = Alerts.of(game)
    aside: list[str] = []
    while len(part.deck):
        drawn = part.deck.draw(game.fate)
        if part.printed[drawn].can_be_given(game):
            part.open = drawn
            break
        aside.append(drawn)
    part.deck.shuffle_in(aside)
    card = part.card
    if card is not None:
        game.reveals += 1
        open_chapter(game, ALERT_REVEALED, part.open)
        for room in card.rooms:
            turn_faceup(game, room)
        yield from card.reveal(game)
        close_chapter(game)


def turn_faceup(game: Game, room: str) -> None:
    """Its tokens stay facedown, and the room is unexplored until somebody enters it (AFT-ALERT-10)."""
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
        unseen = [s.id for s in game.map.slots.values() if s.kind == kind and s.id not in {*game.rooms, *game.tiles}]
        slot = game.fate.roll(f"alert_tile:{room}", unseen)
        game.tile_pools[kind].remove(room)
        game.tiles[slot] = room
    game.tiles_known[slot] = EVERYBODY
    game.reveals += 1
    tell(game, TILE_TURNED, slot, room)


def is_fulfilled(game: Game) -> bool:
    """Nothing open is nothing to be done."""
    part = Alerts.of(game)
    card = part.card
    return card is None or card.is_fulfilled(game, part)


def complete(game: Game) -> None:
    """The open alert leaves the game, and what it put on the board with it, also out of hands (AFT-ALERT-13)."""
    part = Alerts.of(game)
    if not part.open:
        return
    tell(game, ALERT_COMPLETED, part.open)
    part.removed.append(part.open)
    part.open = ""
    part.done, part.counted, part.treated, part.eggs = [], [], [], 0
    for lying in game.objects.values():
        lying[:] = [thing for thing in lying if thing != SAMPLE]
    for c in game.crew:
        c.hands = [held for held in c.hands if held.kind != SAMPLE]


# -- the activation action


def targets(game: Game, me: Crew) -> list[tuple[str, ...]]:
    part = Alerts.of(game)
    card = part.card
    return card.targets(game, me, part) if card is not None and me.slot in game.rooms else []


def offers(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    out += [ANSWER_ALERT.of(*target) for target in targets(game, me)]


def why_not(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return [Refusal("answer_alert", "too_few_cards")] if not cards and targets(game, me) else []


def cost(game: Game, me: Crew, args: Choice) -> int | None:
    return 1


def perform(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """It can be interrupted, and no malfunction is in the way (AFT-ALERT-05)."""
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    part = Alerts.of(game)
    card = part.card
    if not stopped and card is not None and chosen.args in card.targets(game, me, part):
        tell(game, ALERT_ANSWERED, me.seat, me.slot, part.open)
        card.activate(game, me, part, chosen.args)
    return True


ANSWERING: Final = Action("answer_alert", offers, why_not, cost, perform, least=1)
