"""What a player may do as one of the two actions of a turn: what is possible, why not, paying, interruption."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, Option, ask, option
from airlock.kernel.title import Refusal
from airlock.survival.cards import discard, pay
from airlock.survival.combat import (
    loaded_weapon,
    loaded_weapons,
    melee,
    melee_options,
    shoot,
    shoot_options,
    targets_in_room,
)
from airlock.survival.content import (
    IN_COMBAT,
    OUT_OF_COMBAT,
    PASSIVE,
    REACTION,
    ActionCard,
    Choice,
    ItemCard,
    Room,
    RoomWay,
    Way,
)
from airlock.survival.crafting import cannot_craft, choose_components, craft, craft_options
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.doors import open_ways
from airlock.survival.hands import has_free_slot, object_kinds, take_object, use_up
from airlock.survival.movement import CAREFUL, LOUD, careful_options, move, way_options
from airlock.survival.quests import activate, cannot_activate, choose_quest_item
from airlock.survival.reactions import INTERRUPT, could_hold, reaction_cards
from airlock.survival.reasons import REASONS
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.trade import cannot_trade, trade

# Wounds that make things dearer (content: serious wounds).
HAND: Final = "hand"
LEG: Final = "leg"

PASS: Final = option("pass")

ACTION: Final = Kind("action", "NEM-ACT-01", "seat", "action")
INTERRUPTED: Final = Kind("interrupted", "NEM-ACT-32", "seat", "card")
CANCELLED: Final = Kind("cancelled", "NEM-ACT-33", "seat")
ANNOUNCED: Final = Kind("announced", "NEM-ACT-32", "seat", "action", "choice")
CALLED_OFF: Final = Kind("called_off", "NEM-ACT-36", "seat")


# -- what is possible


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
        out += way_options(game, "move", me.slot)
    if combat or game.loose_eggs(me.slot):
        out += shoot_options(game, me)
        out += melee_options(game, me)
    if combat:
        return
    if cards >= 2:
        out += careful_options(game, me)
    objects = game.objects.get(me.slot)
    if objects and has_free_slot(me):
        out += [option("pick_up", kind) for kind in object_kinds(objects)]
    if not cannot_trade(game, me):
        out.append(option("trade"))
    out += craft_options(game, me)
    out += [option("activate", quest) for quest in me.quests if not cannot_activate(game, me, quest, cards)]


def _item_options(game: Game, me: Crew, item: str, cards: int, combat: bool, out: list[Option]) -> None:
    card = game.content.items[item]
    for n, way in enumerate(card.ways):
        if not why_not_item(game, me, card, way, cards, combat):
            out.append(card.options[n])


def move_cost(me: Crew, combat: bool) -> int:
    """1; out of a room with intruders 2 with a leg wound."""
    return 2 if combat and LEG in me.wounds else 1


def item_cost(me: Crew, cost: int) -> int:
    """A hand wound makes every item action dearer by 1."""
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
    """Why a card in hand can't be used; the card itself is discarded besides the cost (NEM-ACT-11)."""
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
    """The conditions of a room action besides its cost, for the room in slot `at` (NEM-ROOM-02, -03, NEM-ACT-34)."""
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
    """Everything a person could expect to do now but may not, with reason and clause."""
    out: list[Refusal] = []

    def refuse(what: str, reason: str) -> None:
        if reason:
            out.append(Refusal(what, reason, REASONS[reason]))

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


# -- performing


def perform(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """Announce, pay, let others interrupt, then the effect. False if it was called off before anything was paid."""
    open_chapter(game, ACTION, me.seat, chosen.key)
    # Everybody learns that this player has what it takes.
    game.reveals += 1
    done = yield from PERFORM[chosen.verb](game, me, chosen)
    me.owes = 0
    me.announced = []
    if not done:
        tell(game, CALLED_OFF, me.seat)
    close_chapter(game)
    return done


def announced(game: Game, me: Crew, chosen: Option, choice: Choice) -> None:
    """What was chosen before paying is said to everybody (NEM-ACT-32)."""
    if choice:
        tell(game, ANNOUNCED, me.seat, chosen.key, ":".join(choice))


def interrupted(game: Game, me: Crew, chosen: Option, announced: Choice = ()) -> Flow[bool]:
    """Whoever else is in the room may cancel the action, and be cancelled in turn (NEM-ACT-32)."""
    cancelled = False
    slot = me.slot
    last = me
    while True:
        player: Crew | None = None
        for c in game.crew_in(slot):
            if c is last or not could_hold(game, c, INTERRUPT):
                continue
            choice = yield ask(
                c.seat,
                "interrupt",
                lambda: [option("let_be"), *reaction_cards(game, c, INTERRUPT)],  # noqa: B023 - asked before c moves on
                about=(chosen.key, str(last.seat), *announced),
                show=True,
                rule="NEM-ACT-32",
            )
            if choice.verb == "react":
                player = c
                discard(game, c, choice.args[0])
                tell(game, INTERRUPTED, c.seat, choice.args[0])
                break
        if player is None:
            if cancelled:
                tell(game, CANCELLED, me.seat)
            return cancelled
        cancelled = not cancelled
        last = player


def _move(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, move_cost(me, game.in_combat(me)))
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from move(game, me, chosen.args, LOUD)
    return True


def _careful(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 2)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from move(game, me, chosen.args, CAREFUL)
    return True


def _shoot(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    held = loaded_weapon(game, me, chosen.args[0])
    if not stopped and held is not None:
        yield from shoot(game, me, held, chosen.args[1])
    return True


def _melee(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from melee(game, me, chosen.args[0])
    return True


def _pick_up(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        game.objects[me.slot].remove(chosen.args[0])
        take_object(game, me, chosen.args[0])
    return True


def _trade(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen)
    if not stopped:
        yield from trade(game, me)
    return True


def _craft(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    """The components are shown with the announcement; a cancelled action doesn't take them (NEM-ACT-33)."""
    me.owes = 1
    parts = yield from choose_components(game, me, chosen.args[0])
    if parts is None:
        return False
    me.announced = list(parts)
    game.reveals += 1
    announced(game, me, chosen, parts)
    yield from pay(game, me, 1)
    stopped = yield from interrupted(game, me, chosen, parts)
    if not stopped:
        yield from craft(game, me, chosen.args[0], parts)
    return True


def _activate(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    quest = game.content.items[chosen.args[0]].quest
    assert quest is not None
    me.owes = quest.cost
    spent: Choice = ()
    if quest.discard:
        shown = yield from choose_quest_item(game, me, chosen.args[0])
        if shown is None:
            return False
        spent = shown
        me.announced = list(spent)
        game.reveals += 1
        announced(game, me, chosen, spent)
    yield from pay(game, me, quest.cost)
    stopped = yield from interrupted(game, me, chosen, spent)
    if not stopped:
        yield from activate(game, me, chosen.args[0], spent)
    return True


def _card(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
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
    yield from pay(game, me, card.cost)
    stopped = yield from interrupted(game, me, chosen, choice)
    if not stopped:
        yield from way.effect(game, me, choice)
    return True


def _item(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
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
    cost = way.cost_of(game, me, choice) if way.cost_of is not None else card.cost
    yield from pay(game, me, item_cost(me, cost))
    if card.one_use:
        use_up(game, me, item)
    stopped = yield from interrupted(game, me, chosen, choice)
    if not stopped:
        yield from way.effect(game, me, choice)
    return True


def _room(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
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
        yield from way.effect(game, me, at, choice)
    return True


def choose_room_way(game: Game, me: Crew, at: str) -> Flow[tuple[str, ...] | None]:
    """Announce a room action that a card allows without its cost: which way, and its public choices (NEM-ACT-34)."""
    room = game.content.rooms[game.rooms[at]]
    pick = yield ask(
        me.seat,
        "room_action",
        lambda: [option("room", room.id, way.id) for way in room_ways(game, me, at)],
        about=(room.id,),
        # Which of several ways is open may depend on hidden things, so that it must not show (NEM-VIS-22).
        show=len(room.ways) > 1,
        rule="NEM-ACT-34",
    )
    way = next(w for w in room.ways if w.id == pick.args[1])
    choice = yield from way.announce(game, me, at)
    return None if choice is None else (at, way.id, *choice)


def use_room(game: Game, me: Crew, choice: tuple[str, ...]) -> Flow[None]:
    """The effect of what `choose_room_way` announced."""
    at = choice[0]
    room: Room = game.content.rooms[game.rooms[at]]
    way = next(w for w in room.ways if w.id == choice[1])
    yield from way.effect(game, me, at, choice[2:])


PERFORM: Final[dict[str, Callable[[Game, Crew, Option], Flow[bool]]]] = {
    "move": _move,
    "careful": _careful,
    "shoot": _shoot,
    "melee": _melee,
    "pick_up": _pick_up,
    "trade": _trade,
    "craft": _craft,
    "activate": _activate,
    "card": _card,
    "item": _item,
    "room": _room,
}
