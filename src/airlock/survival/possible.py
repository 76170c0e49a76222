"""What a player may do as one of the two actions of a turn, and why something isn't possible."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Option
from airlock.kernel.title import Refusal
from airlock.survival.combat import (
    loaded_weapons,
    melee_options,
    shoot_options,
    targets_in_room,
)
from airlock.survival.content import (
    IN_COMBAT,
    OUT_OF_COMBAT,
    PASSIVE,
    REACTION,
    ActionCard,
    ItemCard,
    RoomWay,
    Way,
)
from airlock.survival.crafting import cannot_craft, craft_options
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.doors import open_ways
from airlock.survival.hands import has_free_slot, object_kinds
from airlock.survival.movement import MOVE, careful_options, way_options
from airlock.survival.quests import cannot_activate
from airlock.survival.state import Game
from airlock.survival.trade import cannot_trade
from airlock.survival.vocabulary import OBJECT, PASS, QUEST, VOCABULARY

PICK_UP: Final = VOCABULARY.action("pick_up", OBJECT)
TRADE: Final = VOCABULARY.action("trade").of()
ACTIVATE: Final = VOCABULARY.action("activate", QUEST)

# Wounds that make things cost more (content: serious wounds).
HAND: Final = "hand"
LEG: Final = "leg"


def turn_options(game: Game, me: Crew) -> list[Option]:
    """Passing, and every action that can be performed and paid for now."""
    out = [PASS]
    cards = me.action_cards()
    combat = game.in_combat(me)
    if cards:
        _basic_options(game, me, cards, combat, out)
        content = game.content
        for card in dict.fromkeys(me.hand):
            if not is_contamination(card):
                action = content.cards[card]
                for n, way in enumerate(action.ways):
                    if not why_not_card(game, me, action, way, cards, combat):
                        out.append(action.options[n])
    for item in dict.fromkeys(me.inventory):
        _item_options(game, me, item, cards, combat, out)
    for n, held in enumerate(me.hands):
        if held.kind in game.content.items and (n == 0 or held.kind != me.hands[0].kind):
            _item_options(game, me, held.kind, cards, combat, out)
    if not combat and cards:
        room = game.content.rooms[game.rooms[me.slot]]
        if cards >= room.cost and me.slot not in game.malfunction:
            for n, room_way in enumerate(room.ways):
                if not room_way.possible(game, me, me.slot):
                    out.append(room.options[n])
    return out


def _basic_options(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    """The basic actions, the same for all characters (NEM-ACT-16 to -26)."""
    if cards >= move_cost(me, combat):
        out += way_options(game, MOVE, me.slot)
    if combat or game.loose_eggs(me.slot):
        out += shoot_options(game, me)
        out += melee_options(game, me)
    if combat:
        return
    if cards >= 2:
        out += careful_options(game, me)
    objects = game.objects.get(me.slot)
    if objects and has_free_slot(me):
        out += [PICK_UP.of(kind) for kind in object_kinds(objects)]
    if not cannot_trade(game, me):
        out.append(TRADE)
    out += craft_options(game, me)
    out += [ACTIVATE.of(quest) for quest in me.quests if not cannot_activate(game, me, quest, cards)]


def _item_options(game: Game, me: Crew, item: str, cards: int, combat: bool, out: list[Option]) -> None:
    card = game.content.items[item]
    for n, way in enumerate(card.ways):
        if not why_not_item(game, me, card, way, cards, combat):
            out.append(card.options[n])


def move_cost(me: Crew, combat: bool) -> int:
    """1; out of a room with intruders 2 with a leg wound."""
    return 2 if combat and LEG in me.wounds else 1


def item_cost(me: Crew, cost: int) -> int:
    """A hand wound makes every item action cost 1 more."""
    return cost + 1 if HAND in me.wounds else cost


def wrong_moment(when: str, combat: bool) -> str:
    """NEM-ACT-08, -09"""
    if when == OUT_OF_COMBAT:
        return "only_out_of_combat" if combat else ""
    if when == IN_COMBAT:
        return "" if combat else "only_in_combat"
    if when == REACTION:
        return "reaction_only"
    return "no_action_of_its_own" if when == PASSIVE else ""


def why_not_card(game: Game, me: Crew, card: ActionCard, way: Way, cards: int, combat: bool) -> str:
    """Why a card in hand can't be used; the card itself is discarded on top of the cost (NEM-ACT-11)."""
    reason = wrong_moment(card.when, combat)
    if reason:
        return reason
    return "too_few_cards" if cards - 1 < card.cost else way.possible(game, me)


def why_not_item(game: Game, me: Crew, card: ItemCard, way: Way, cards: int, combat: bool) -> str:
    reason = wrong_moment(card.when, combat)
    if reason:
        return reason
    cost = way.cost_of(game, me, None) if way.cost_of is not None else card.cost
    return "too_few_cards" if cards < item_cost(me, cost) else way.possible(game, me)


def why_not_room(game: Game, me: Crew, at: str, way: RoomWay) -> str:
    """The conditions of a room action apart from its cost, for the room in slot `at` (NEM-ROOM-02, -03, NEM-ACT-34)."""
    if game.in_combat(me):
        return "only_out_of_combat"
    if at in game.malfunction:
        return "room_broken"
    return way.possible(game, me, at)


def room_ways(game: Game, me: Crew, at: str) -> list[RoomWay]:
    """What the action of the room in slot `at` can do now, leaving its cost aside."""
    room = game.rooms.get(at)
    if room is None:
        return []
    return [way for way in game.content.rooms[room].ways if not why_not_room(game, me, at, way)]


def refusals(game: Game, me: Crew) -> list[Refusal]:
    """Everything a person could expect to do now but may not, with the reason."""
    out: list[Refusal] = []

    def refuse(what: str, reason: str) -> None:
        if reason:
            out.append(Refusal(what, reason))

    cards = me.action_cards()
    combat = game.in_combat(me)
    refuse("move", why_not_move(game, me, cards, combat))
    refuse("careful", wrong_moment(OUT_OF_COMBAT, combat) or why_not_careful(game, me, cards))
    refuse("shoot", why_not_shoot(game, me, cards))
    refuse("melee", "too_few_cards" if not cards else "" if targets_in_room(game, me) else "no_target")
    refuse("pick_up", wrong_moment(OUT_OF_COMBAT, combat) or why_not_pick_up(game, me, cards))
    refuse("trade", wrong_moment(OUT_OF_COMBAT, combat) or ("" if cards else "too_few_cards") or cannot_trade(game, me))
    for crafted in game.content.recipes:
        reason = wrong_moment(OUT_OF_COMBAT, combat) or ("" if cards else "too_few_cards")
        refuse(f"craft:{crafted}", reason or cannot_craft(game, me, crafted))
    for quest in me.quests:
        refuse(f"activate:{quest}", wrong_moment(OUT_OF_COMBAT, combat) or cannot_activate(game, me, quest, cards))
    for card in dict.fromkeys(me.hand):
        if not is_contamination(card):
            action = game.content.cards[card]
            if not action.ways:
                refuse(f"card:{card}", "reaction_only")
            for way in action.ways:
                refuse(f"card:{card}:{way.id}", why_not_card(game, me, action, way, cards, combat))
    for item in dict.fromkeys(me.inventory + [h.kind for h in me.hands if h.kind in game.content.items]):
        for way in game.content.items[item].ways:
            refuse(f"item:{item}:{way.id}", why_not_item(game, me, game.content.items[item], way, cards, combat))
    room = game.content.rooms[game.rooms[me.slot]]
    if not room.ways:
        refuse(f"room:{room.id}", "no_room_action")
    for room_way in room.ways:
        reason = "too_few_cards" if cards < room.cost else ""
        refuse(f"room:{room.id}:{room_way.id}", why_not_room(game, me, me.slot, room_way) or reason)
    return out


def why_not_move(game: Game, me: Crew, cards: int, combat: bool) -> str:
    if cards < move_cost(me, combat):
        return "too_few_cards"
    return "" if open_ways(game, me.slot) else "doors_closed"


def why_not_careful(game: Game, me: Crew, cards: int) -> str:
    if cards < 2:
        return "too_few_cards"
    if not open_ways(game, me.slot):
        return "doors_closed"
    return "" if careful_options(game, me) else "noise_everywhere"


def why_not_shoot(game: Game, me: Crew, cards: int) -> str:
    if not cards:
        return "too_few_cards"
    if not targets_in_room(game, me):
        return "no_target"
    if loaded_weapons(game, me):
        return ""
    armed = any(h.kind in game.content.items and game.content.items[h.kind].weapon is not None for h in me.hands)
    return "no_ammo" if armed else "no_weapon"


def why_not_pick_up(game: Game, me: Crew, cards: int) -> str:
    if not cards:
        return "too_few_cards"
    if not game.objects_in(me.slot):
        return "no_object_here"
    return "" if has_free_slot(me) else "hands_full"
