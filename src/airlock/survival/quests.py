"""Quest items: inactive at first, items once their requirement is met."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.combat import load
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.hands import FOUND_AMMO, gain_item, has_free_slot, own_items, use_up
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ITEM, NEVER_MIND, QUEST, SEAT, THING, VOCABULARY

ATTACHED: Final = VOCABULARY.event("attached", "NEM-ITEM-12", seat=SEAT, item=THING, host=THING)
QUEST_ACTIVATED: Final = VOCABULARY.event("quest_activated", "NEM-QUEST-02", seat=SEAT, item=THING)

USE: Final = VOCABULARY.verb("use", ITEM)
ASK_QUEST_ITEM: Final = VOCABULARY.prompt("quest_item", QUEST)


def wanted_items(game: Game, me: Crew, quest: str) -> list[str]:
    """Own cards of the kinds that activate this quest."""
    needs = game.content.items[quest].quest
    assert needs is not None
    return [item for item in dict.fromkeys(own_items(me)) if game.content.items[item].kind in needs.discard]


def cannot_activate(game: Game, me: Crew, quest: str, cards: int) -> str:
    """Out of combat, in the right room or with the right item; a heavy one needs a hand slot (NEM-QUEST-02, -06)."""
    card = game.content.items[quest]
    needs = card.quest
    assert needs is not None
    if cards < needs.cost:
        return "too_few_cards"
    if needs.room and game.room_at(me.slot) != needs.room:
        return "quest_needs_room"
    if needs.discard and not wanted_items(game, me, quest):
        return "quest_needs_item"
    if needs.attach_to and me.holds(needs.attach_to) is None:
        return "quest_needs_host"
    if card.heavy and not has_free_slot(me):
        return "hands_full"
    return ""


def choose_quest_item(game: Game, me: Crew, quest: str) -> Flow[Said | None]:
    """Which item is discarded; shown to everybody with the announcement, so a way back is open until then."""
    choice = yield ask(
        me.seat,
        ASK_QUEST_ITEM,
        lambda: [*(USE.of(item) for item in wanted_items(game, me, quest)), NEVER_MIND],
        about=(quest,),
        rule="NEM-QUEST-06",
    )
    return None if choice.verb == "never_mind" else choice


def activate(game: Game, me: Crew, quest: str, spent: Choice) -> Flow[None]:
    """Turn the card over; it is an item from now on (NEM-QUEST-02, -06)."""
    needs = game.content.items[quest].quest
    assert needs is not None
    for item in spent:
        use_up(game, me, item)
    me.quests.remove(quest)
    tell(game, QUEST_ACTIVATED, me.seat, quest)
    if needs.then is not None:
        needs.then(game, me)
    elif needs.attach_to:
        attach(game, me, needs.attach_to, quest)
    else:
        yield from gain_item(game, me, quest, FOUND_AMMO)


def attach(game: Game, me: Crew, host: str, item: str) -> None:
    """From now on one card with its host; a larger capacity comes with as much ammo at once (NEM-ITEM-12)."""
    held = me.holds(host)
    assert held is not None
    held.attached = (*held.attached, item)
    tell(game, ATTACHED, me.seat, item, host)
    load(game, me, held, game.content.items[item].adds_capacity)
