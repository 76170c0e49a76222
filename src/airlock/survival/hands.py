"""Hand slots, inventory, getting and dropping things."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Aside, Flow, Option, ask
from airlock.survival.crew import CARCASS, EGG, SAMPLE, Crew, Held, is_corpse, is_object
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import AMMO, BACK, NUMBER, SEAT, SLOT, THING, VOCABULARY

HAND_SLOTS: Final = 2
# The wound that takes a hand slot away (NEM-HAND-12).
ARM: Final = "arm"
# A weapon that is found comes with this much ammo (NEM-ITEM-11).
FOUND_AMMO: Final = 1

ITEM_GAINED: Final = VOCABULARY.event("item_gained", "NEM-VIS-07", seat=SEAT, colour=BACK)
ITEM_SEEN: Final = VOCABULARY.event("item_gained_secretly", "NEM-VIS-11", seat=SEAT, item=THING)
HEAVY_GAINED: Final = VOCABULARY.event("heavy_item_gained", "NEM-VIS-09", seat=SEAT, item=THING, ammo=NUMBER)
OBJECT_TAKEN: Final = VOCABULARY.event("object_taken", "NEM-ACT-21", seat=SEAT, object=THING)
OBJECT_DROPPED: Final = VOCABULARY.event("object_dropped", "NEM-HAND-07", seat=SEAT, object=THING, slot=SLOT)
ITEM_DROPPED: Final = VOCABULARY.event("item_dropped", "NEM-HAND-08", seat=SEAT, colour=BACK)
ITEM_DROPPED_SECRETLY: Final = VOCABULARY.event("item_dropped_secretly", "NEM-VIS-10", seat=SEAT, item=THING)
HEAVY_DROPPED: Final = VOCABULARY.event("heavy_item_dropped", "NEM-HAND-08", seat=SEAT, item=THING)
LINGERS: Final = VOCABULARY.event("lingers", "NEM-ROUND-16", seat=SEAT)
ITEM_LOST: Final = VOCABULARY.event("item_lost", "NEM-HAND-04", seat=SEAT)
ITEM_USED_UP: Final = VOCABULARY.event("item_used_up", "NEM-ITEM-06", seat=SEAT, item=THING)
TAPED: Final = VOCABULARY.event("taped", "NEM-ITEM-13", seat=SEAT, first=THING, second=THING)

DROP: Final = VOCABULARY.verb("drop", THING, AMMO, least=1)
# To be asked once more before the turn ends.
LINGER: Final = VOCABULARY.option("linger")
KEEP_HANDS: Final = VOCABULARY.option("keep_hands")
ASK_MAKE_ROOM: Final = VOCABULARY.prompt("make_room", THING)
ASK_DROP_TO_LIMIT: Final = VOCABULARY.prompt("drop_to_limit")


def slots_of(me: Crew) -> int:
    return HAND_SLOTS - 1 if ARM in me.wounds else HAND_SLOTS


def slots_used(me: Crew) -> int:
    return slots_for(me.hands)


def slots_for(hands: list[Held]) -> int:
    """How many slots these things need; a taped pair uses one (NEM-ITEM-13)."""
    n = 0
    tapes: list[int] = []
    for held in hands:
        if held.beside:
            continue
        if held.tape:
            if held.tape in tapes:
                continue
            tapes.append(held.tape)
        n += 1
    return n


def loose_things(game: Game, me: Crew) -> list[Held]:
    """What somebody holds and can get rid of."""
    bound = game.content.bound
    return [held for held in me.hands if held.kind not in bound] if bound else me.hands


def in_slots(game: Game, me: Crew) -> list[Held]:
    """What can be put down to make room for something."""
    return [held for held in loose_things(game, me) if not held.beside]


def has_free_slot(me: Crew) -> bool:
    return slots_used(me) < slots_of(me)


def untaped_pairs(game: Game, me: Crew) -> list[tuple[Held, Held]]:
    """Two heavy items in hand slots, no objects, neither joined to another (NEM-ITEM-13)."""
    loose = [held for held in loose_things(game, me) if not held.tape and not held.beside and not is_object(held.kind)]
    return [(a, b) for i, a in enumerate(loose) for b in loose[i + 1 :]]


def join(game: Game, me: Crew, a: Held, b: Held) -> None:
    """Tape two heavy items together: from now on they take one slot."""
    number = 1 + max(held.tape for c in game.crew for held in c.hands + c.offered_hands)
    a.tape = b.tape = number
    tell(game, TAPED, me.seat, a.kind, b.kind)


def is_heavy(game: Game, kind: str) -> bool:
    return is_object(kind) or game.content.items[kind].heavy


def gain_item(game: Game, me: Crew, item: str, ammo: int = FOUND_AMMO) -> Flow[None]:
    """Take an item card: a normal one into the inventory, a heavy one into a hand slot (NEM-HAND-01 to -04)."""
    card = game.content.items[item]
    if not card.heavy and card.weapon is None:
        me.inventory.append(item)
        me.inventory.sort()
        # With open hands everybody learns which one was kept.
        game.reveals += 1
        tell(game, ITEM_GAINED, me.seat, card.colour)
        tell_only(game, me.mask, ITEM_SEEN, me.seat, item)
        return
    if not card.heavy:
        lay_beside(game, me, item, ammo)
        return
    me.taking.append(item)
    made_room = yield from make_room(game, me, item)
    # Taken again from its zone: in a redeal for another seat it is another heavy item.
    item = me.taking.pop()
    card = game.content.items[item]
    if not made_room:
        remove_item(game, me, item)
        tell(game, ITEM_LOST, me.seat)
        return
    loaded = min(ammo, card.weapon.capacity) if card.weapon is not None else 0
    me.hands.append(Held(item, loaded))
    game.reveals += 1
    tell(game, HEAVY_GAINED, me.seat, item, loaded)


def lay_beside(game: Game, me: Crew, item: str, ammo: int) -> None:
    """A weapon that needs no hand lies beside the board, for all to see (AFT-CHAR-10)."""
    weapon = game.content.items[item].weapon
    loaded = min(ammo, weapon.capacity) if weapon is not None else 0
    me.hands.append(Held(item, loaded, beside=True))
    game.reveals += 1
    tell(game, HEAVY_GAINED, me.seat, item, loaded)


def make_room(game: Game, me: Crew, thing: str) -> Flow[bool]:
    """With full hands something has to be dropped for the new thing, or it can't be taken (NEM-HAND-04)."""
    while not has_free_slot(me):
        choice = yield ask(
            me.seat,
            ASK_MAKE_ROOM,
            lambda: [DROP.of(*name) for name in told_apart(in_slots(game, me))] + [KEEP_HANDS],
            about=(thing,),
            rule="NEM-HAND-04",
        )
        if choice.verb == "keep_hands":
            return False
        drop_held(game, me, choice.args)
    return True


def told_apart(hands: list[Held]) -> list[tuple[str, ...]]:
    """How options name these things, each once: by kind, and by ammo where two of a kind differ in it."""
    out: list[tuple[str, ...]] = []
    for held in hands:
        name: tuple[str, ...] = (held.kind,)
        for other in hands:
            if other.kind == held.kind and other.ammo != held.ammo:
                name = (held.kind, str(held.ammo))
        if name not in out:
            out.append(name)
    return out


def take_named(me: Crew, name: tuple[str, ...]) -> Held:
    """What an option names. It comes before others of its kind: from now on the kind alone means this one."""
    ammo = name[1:]
    held = worst_of([h for h in me.hands if not ammo or str(h.ammo) == ammo[0]], name[0])
    first = me.holds(name[0])
    if first is not None and first is not held:
        me.hands.remove(held)
        me.hands.insert(me.hands.index(first), held)
    return held


def drop_to_limit(game: Game, me: Crew) -> Flow[None]:
    """Whoever carries more than the slots hold drops something at once, in any turn (NEM-HAND-12)."""
    while me.active and slots_used(me) > slots_of(me):
        choice = yield ask(
            me.seat,
            ASK_DROP_TO_LIMIT,
            lambda: [DROP.of(*name) for name in told_apart(in_slots(game, me))],
            rule="NEM-HAND-12",
        )
        drop_held(game, me, choice.args)


def floor_of(game: Game, me: Crew) -> str:
    """Where things fall: the room, or whatever is under somebody who is in none."""
    if me.slot:
        return me.slot
    for part in game.parts.values():
        floor = part.floor_of(game, me)
        if floor:
            return floor
    return ""


def worst_of(hands: list[Held], kind: str) -> Held:
    """Of two of a kind the one that is worth less: not the taped one, not the one with more ammo."""
    return min((h for h in hands if h.kind == kind), key=lambda h: (h.tape > 0, h.ammo))


def take_from_hands(me: Crew, name: tuple[str, ...]) -> Held:
    """Out of the hand slot; a pair joined by tape comes apart (NEM-ITEM-13)."""
    held = take_named(me, name)
    me.hands.remove(held)
    if held.tape:
        for other in me.hands:
            if other.tape == held.tape:
                other.tape = 0
        held.tape = 0
    return held


def drop_held(game: Game, me: Crew, name: tuple[str, ...]) -> None:
    """An object stays in the room, an item leaves the game with all on it (NEM-HAND-07, -08)."""
    held = take_from_hands(me, name)
    kind = held.kind
    if is_object(kind):
        put_object(game, floor_of(game, me), kind)
        tell(game, OBJECT_DROPPED, me.seat, kind, floor_of(game, me))
        return
    # Everybody has seen what was in the hands.
    game.items_spent += [kind, *held.attached]
    tell(game, HEAVY_DROPPED, me.seat, kind)


def drop_from_inventory(game: Game, me: Crew, item: str) -> None:
    me.inventory.remove(item)
    remove_item(game, me, item)
    tell(game, ITEM_DROPPED, me.seat, game.content.items[item].colour)
    tell_only(game, me.mask, ITEM_DROPPED_SECRETLY, me.seat, item)


def remove_item(game: Game, me: Crew, item: str) -> None:
    """Out of the game face down: only its owner knows it (NEM-VIS-10)."""
    game.items_removed.append(item)
    game.items_removed_known.append(me.mask)


def put_object(game: Game, slot: str, kind: str) -> None:
    game.objects.setdefault(slot, []).append(kind)


def take_object(game: Game, me: Crew, kind: str) -> None:
    """Into a hand slot."""
    me.hands.append(Held(kind))
    tell(game, OBJECT_TAKEN, me.seat, kind)


def object_kinds(objects: list[str]) -> list[str]:
    """Each kind of object once, in a fixed order; corpses are told apart."""
    return [k for k in (EGG, CARCASS, SAMPLE) if k in objects] + sorted(k for k in set(objects) if is_corpse(k))


def drops(game: Game, me: Crew) -> list[Aside]:
    """In one's own turn anything may be dropped at any moment, without an action (NEM-HAND-06)."""

    def what() -> list[Option]:
        held = [DROP.of(*name) for name in told_apart(loose_things(game, me) if game.content.bound else me.hands)]
        return held + [DROP.of(item) for item in dict.fromkeys(me.inventory)]

    def let_go(chosen: Option) -> Flow[None]:
        if me.holds(chosen.args[0]) is not None:
            drop_held(game, me, chosen.args)
        else:
            drop_from_inventory(game, me, chosen.args[0])
        yield from ()

    return [Aside(me.seat, what, let_go)]


def in_own_turn(game: Game, me: Crew) -> list[Aside]:
    """What is free between any two effects of one's own turn, and never in the turn of another (NEM-HAND-06).

    A turn ends with its last action, without a question. Whoever wants to drop something after it says so before.
    """
    if game.turn != me.seat or not me.active:
        return []

    def wish() -> list[Option]:
        return [] if game.lingering else [LINGER]

    def linger(chosen: Option) -> Flow[None]:
        game.lingering = True
        tell_only(game, me.mask, LINGERS, me.seat)
        yield from ()

    return [*drops(game, me), Aside(me.seat, wish, linger)]


def own_items(me: Crew) -> list[str]:
    """All item cards of a character, without attachments and objects."""
    return [h.kind for h in me.hands if not is_object(h.kind)] + me.inventory


def use_up(game: Game, me: Crew, item: str, *ammo: str) -> None:
    """Discard an item in front of everybody: to its colour's pile, or out of the game (NEM-ITEM-06).

    Which of two of a kind may be told by its ammo.
    """
    game.reveals += 1
    gone = [item]
    if item in me.inventory:
        me.inventory.remove(item)
        game.reveals += 1
    elif item in me.quests:
        me.quests.remove(item)
    else:
        gone += take_from_hands(me, (item, *ammo)).attached
    for each in gone:
        pile = game.item_discard.get(game.content.items[each].colour)
        if pile is not None:
            pile.append(each)
        else:
            game.items_spent.append(each)
        tell(game, ITEM_USED_UP, me.seat, each)
