"""Performing an action: announce it, pay, let others interrupt, then its effect."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import discard, pay
from airlock.survival.combat import (
    choose_weapon_of,
    loaded_weapon,
    melee,
    shoot,
)
from airlock.survival.content import (
    USE_ROOM,
    Choice,
    Room,
    RoomWay,
)
from airlock.survival.crafting import choose_components, craft
from airlock.survival.crew import Crew
from airlock.survival.hands import take_object, use_up
from airlock.survival.movement import CAREFUL, LOUD, move
from airlock.survival.possible import cost_of, item_cost, move_cost, room_ways
from airlock.survival.quests import activate, choose_quest_item
from airlock.survival.reactions import is_cancelled
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.trade import trade
from airlock.survival.vocabulary import ACTION_KEY, CHOICE, CHOICES, KINDS, ROOM, SEAT, SLOT, VOCABULARY, WAY

ACTION: Final = VOCABULARY.event("action", "NEM-ACT-01", seat=SEAT, action=ACTION_KEY)
ANNOUNCED: Final = VOCABULARY.event("announced", "NEM-ACT-32", seat=SEAT, action=ACTION_KEY, choice=CHOICE, kinds=KINDS)
CALLED_OFF: Final = VOCABULARY.event("called_off", "NEM-ACT-36", seat=SEAT)

ASK_INTERRUPT: Final = VOCABULARY.prompt("interrupt", ACTION_KEY, SEAT, CHOICES)
ASK_ROOM_ACTION: Final = VOCABULARY.prompt("room_action", ROOM)


def perform(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """Announce, pay, let others interrupt, then the effect. False if it was called off before anything was paid."""
    open_chapter(game, ACTION, me.seat, chosen.key)
    done = yield from game.content.actions[chosen.verb].perform(game, me, chosen)
    me.owes = 0
    me.announced = []
    if not done:
        tell(game, CALLED_OFF, me.seat)
    close_chapter(game)
    return done


def announced(game: Game, me: Crew, chosen: Option, choice: Said) -> None:
    """What was chosen before paying is said to everybody (NEM-ACT-32)."""
    if choice.args:
        tell(game, ANNOUNCED, me.seat, chosen.key, ":".join(choice.args), ":".join(choice.names))


def interrupted(game: Game, me: Crew, chosen: Option, announced: Said = NOTHING) -> Flow[bool]:
    """Whoever else is in the room may cancel the action (NEM-ACT-32)."""
    return is_cancelled(game, me, ASK_INTERRUPT, chosen.key, announced)


def perform_move(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, move_cost(me, game.in_combat(me)))
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from move(game, me, chosen.args, LOUD)
    return True


def perform_careful(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 2)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from move(game, me, chosen.args, CAREFUL)
    return True


def perform_shoot(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    weapon, target = choose_weapon_of(me, chosen.args)
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    held = loaded_weapon(game, me, weapon)
    if not stopped and held is not None:
        yield from shoot(game, me, held, target)
    return True


def perform_melee(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from melee(game, me, chosen.args[0])
    return True


def perform_pick_up(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, cost_of(game, me, "pick_up", 1))
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        game.objects[me.slot].remove(chosen.args[0])
        take_object(game, me, chosen.args[0])
    return True


def perform_trade(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from trade(game, me)
    return True


def perform_craft(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """The components are shown with the announcement; a cancelled action doesn't take them (NEM-ACT-33)."""
    me.owes = 1
    parts = yield from choose_components(game, me, chosen.args[0])
    if parts is None:
        return False
    me.announced = list(parts.args)
    game.reveals += 1
    announced(game, me, chosen, parts)
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen, parts)
    if not stopped:
        yield from craft(game, me, chosen.args[0], parts.args)
    return True


def perform_activate(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    quest = game.content.items[chosen.args[0]].quest
    assert quest is not None
    me.owes = quest.cost
    spent = NOTHING
    if quest.discard:
        shown = yield from choose_quest_item(game, me, chosen.args[0])
        if shown is None:
            return False
        spent = shown
        me.announced = list(spent.args)
        game.reveals += 1
        announced(game, me, chosen, spent)
    yield from pay(game, me, quest.cost)
    stopped = yield from interrupted(game, me, chosen, spent)
    if not stopped:
        yield from activate(game, me, chosen.args[0], spent.args)
    return True


def perform_card(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    card = game.content.cards[chosen.args[0]]
    way = next(w for w in card.ways if w.id == chosen.args[1])
    me.announced = [card.id]
    me.owes = card.cost
    choice = yield from way.announce(game, me)
    if choice is None:
        return False
    announced(game, me, chosen, choice)
    me.announced = []
    discard(game, me, card.id)
    for rule in game.content.hooks.after_action_card:
        rule(game, me, card.id)
    yield from pay(game, me, card.cost)
    stopped = yield from interrupted(game, me, chosen, choice)
    if not stopped:
        yield from way.effect(game, me, choice.args)
    return True


def perform_item(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """A one-use item is discarded even if its action is cancelled (NEM-ACT-07)."""
    item = chosen.args[0]
    card = game.content.items[item]
    way = next(w for w in card.ways if w.id == chosen.args[1])
    me.announced = [item]
    me.owes = item_cost(me, way.cost_of(game, me, None) if way.cost_of is not None else card.cost)
    choice = yield from way.announce(game, me)
    if choice is None:
        return False
    announced(game, me, chosen, choice)
    cost = way.cost_of(game, me, choice.args) if way.cost_of is not None else card.cost
    yield from pay(game, me, item_cost(me, cost))
    if card.one_use:
        use_up(game, me, item)
    stopped = yield from interrupted(game, me, chosen, choice)
    if not stopped:
        yield from way.effect(game, me, choice.args)
    return True


def perform_room(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    room = game.content.rooms[chosen.args[0]]
    way = next(w for w in room.ways if w.id == chosen.args[1])
    at = me.slot
    me.owes = room.cost
    choice = yield from way.announce(game, me, at)
    if choice is None:
        return False
    announced(game, me, chosen, choice)
    yield from pay(game, me, room.cost)
    stopped = yield from interrupted(game, me, chosen, choice)
    if not stopped:
        yield from act_in_room(game, me, at, way, choice.args)
    return True


def act_in_room(game: Game, me: Crew, at: str, way: RoomWay, choice: Choice) -> Flow[None]:
    """What a room action does, and what modules add to it, wherever it is performed from."""
    yield from way.effect(game, me, at, choice)
    for rule in game.content.hooks.after_room_action:
        yield from rule(game, me, at)


def choose_room_way(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    """Announce a room action that a card allows without its cost: which way, and its public choices (NEM-ACT-34)."""
    room = game.content.rooms[game.rooms[at]]
    pick = yield ask(
        me.seat,
        ASK_ROOM_ACTION,
        lambda: [USE_ROOM.of(room.id, way.id) for way in room_ways(game, me, at)],
        about=(room.id,),
        # Which of several ways is open may depend on hidden things, so that it must not show (NEM-VIS-22).
        show=len(room.ways) > 1,
        rule="NEM-ACT-34",
    )
    way = next(w for w in room.ways if w.id == pick.args[1])
    choice = yield from way.announce(game, me, at)
    return None if choice is None else joined(Said((at, way.id), (SLOT, WAY)), choice)


def use_room(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The effect of what `choose_room_way` announced."""
    at = choice[0]
    room: Room = game.content.rooms[game.rooms[at]]
    way = next(w for w in room.ways if w.id == choice[1])
    yield from act_in_room(game, me, at, way, choice[2:])
