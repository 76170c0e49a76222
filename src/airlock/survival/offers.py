"""What each action offers now. The moment and the least number of cards are those of its record."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Option
from airlock.survival.combat import melee_options, shoot_options
from airlock.survival.crafting import craft_options
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.hands import has_free_slot, object_kinds
from airlock.survival.movement import MOVE, careful_options, way_options
from airlock.survival.possible import cost_of, move_cost, why_not_card, why_not_item
from airlock.survival.quests import cannot_activate
from airlock.survival.state import Game
from airlock.survival.trade import cannot_trade
from airlock.survival.vocabulary import OBJECT, QUEST, VOCABULARY

PICK_UP: Final = VOCABULARY.action("pick_up", OBJECT)
TRADE: Final = VOCABULARY.action("trade").of()
ACTIVATE: Final = VOCABULARY.action("activate", QUEST)


def moves(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if cards >= move_cost(me, combat):
        out += way_options(game, MOVE, me.slot)


def shots(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    out += shoot_options(game, me)


def blows(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    out += melee_options(game, me)


def careful_moves(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    out += careful_options(game, me)


def objects(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    objects = game.objects.get(me.slot)
    if objects and has_free_slot(me) and cards >= cost_of(game, me, "pick_up", 1):
        out += [PICK_UP.of(kind) for kind in object_kinds(objects)]


def trade(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if not cannot_trade(game, me):
        out.append(TRADE)


def crafting(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    out += craft_options(game, me)


def quests(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    for quest in me.quests:
        if not cannot_activate(game, me, quest, cards):
            out.append(ACTIVATE.of(quest))


def cards(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    content = game.content
    for card in dict.fromkeys(me.hand):
        if not is_contamination(card):
            action = content.cards[card]
            for n, way in enumerate(action.ways):
                if not why_not_card(game, me, action, way, cards, combat):
                    out.append(action.options[n])


def items(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    for item in dict.fromkeys(me.inventory):
        _item_options(game, me, item, cards, combat, out)
    for n, held in enumerate(me.hands):
        if held.kind in game.content.items and (n == 0 or held.kind != me.hands[0].kind):
            _item_options(game, me, held.kind, cards, combat, out)


def _item_options(game: Game, me: Crew, item: str, cards: int, combat: bool, out: list[Option]) -> None:
    card = game.content.items[item]
    for n, way in enumerate(card.ways):
        if not why_not_item(game, me, card, way, cards, combat):
            out.append(card.options[n])


def room(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    room = game.content.rooms[game.rooms[me.slot]]
    if cards >= room.cost and me.slot not in game.malfunction:
        for n, way in enumerate(room.ways):
            if not way.possible(game, me, me.slot):
                out.append(room.options[n])
