"""Why an action isn't possible now, for everything that a person could expect to do."""

from __future__ import annotations

from airlock.kernel.title import Refusal
from airlock.survival.combat import loaded_weapons, targets_in_room
from airlock.survival.content import OUT_OF_COMBAT
from airlock.survival.crafting import cannot_craft, exchanges_here
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.hands import has_free_slot
from airlock.survival.movement import careful_options, is_shut_in
from airlock.survival.possible import cost_of, move_cost, why_not_card, why_not_item, why_not_room, wrong_moment
from airlock.survival.quests import cannot_activate
from airlock.survival.state import Game
from airlock.survival.trade import cannot_trade


def refused(what: str, reason: str) -> list[Refusal]:
    """One refusal, or none if there is no reason for it."""
    return [Refusal(what, reason)] if reason else []


def moves(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    """Both ways to walk: people look for the reasons side by side."""
    careful = wrong_moment(OUT_OF_COMBAT, combat) or why_not_careful(game, me, cards)
    return refused("move", why_not_move(game, me, cards, combat)) + refused("careful", careful)


def with_moves(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return []


def shots(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("shoot", why_not_shoot(game, me, cards))


def blows(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("melee", unpayable(cards) or ("" if targets_in_room(game, me) else "no_target"))


def objects(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("pick_up", wrong_moment(OUT_OF_COMBAT, combat) or why_not_pick_up(game, me, cards))


def trade(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("trade", wrong_moment(OUT_OF_COMBAT, combat) or unpayable(cards) or cannot_trade(game, me))


def crafting(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    reason = wrong_moment(OUT_OF_COMBAT, combat) or unpayable(cards)
    out = []
    for crafted in [*game.content.recipes, *exchanges_here(game, me)]:
        out += refused(f"craft:{crafted}", reason or cannot_craft(game, me, crafted))
    return out


def quests(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    reason = wrong_moment(OUT_OF_COMBAT, combat)
    out = []
    for quest in me.quests:
        out += refused(f"activate:{quest}", reason or cannot_activate(game, me, quest, cards))
    return out


def cards(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    out = []
    for card in dict.fromkeys(me.hand):
        if not is_contamination(card):
            action = game.content.cards[card]
            if not action.ways:
                out += refused(f"card:{card}", "reaction_only")
            for way in action.ways:
                out += refused(f"card:{card}:{way.id}", why_not_card(game, me, action, way, cards, combat))
    return out


def items(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    out = []
    for item in dict.fromkeys(me.inventory + [h.kind for h in me.hands if h.kind in game.content.items]):
        card = game.content.items[item]
        for way in card.ways:
            out += refused(f"item:{item}:{way.id}", why_not_item(game, me, card, way, cards, combat))
    return out


def room(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    room = game.content.rooms[game.rooms[me.slot]]
    if not room.ways:
        return refused(f"room:{room.id}", "no_room_action")
    out = []
    for way in room.ways:
        reason = why_not_room(game, me, me.slot, way) or ("too_few_cards" if cards < room.cost else "")
        out += refused(f"room:{room.id}:{way.id}", reason)
    return out


def unpayable(cards: int) -> str:
    return "" if cards else "too_few_cards"


def why_not_move(game: Game, me: Crew, cards: int, combat: bool) -> str:
    if cards < move_cost(me, combat):
        return "too_few_cards"
    return "doors_closed" if is_shut_in(game, me.slot) else ""


def why_not_careful(game: Game, me: Crew, cards: int) -> str:
    if cards < 2:
        return "too_few_cards"
    if is_shut_in(game, me.slot):
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
    if cards < cost_of(game, me, "pick_up", 1):
        return "too_few_cards"
    if not game.objects_in(me.slot):
        return "no_object_here"
    return "" if has_free_slot(me) else "hands_full"
