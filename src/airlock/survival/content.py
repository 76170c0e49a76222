"""What is printed on cards, tiles and tokens: the tables a title fills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, Option
from airlock.kernel.title import Refusal
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.hooks import Hooks
from airlock.survival.vocabulary import CARD, ITEM, ROOM, VOCABULARY, WAY

if TYPE_CHECKING:
    from airlock.survival.crew import Crew, Figure
    from airlock.survival.state import Game

USE_CARD: Final = VOCABULARY.action("card", CARD, WAY)
USE_ITEM: Final = VOCABULARY.action("item", ITEM, WAY)
USE_ROOM: Final = VOCABULARY.action("room", ROOM, WAY)

ANY: Final = "any"
IN_COMBAT: Final = "in_combat"
OUT_OF_COMBAT: Final = "out_of_combat"
REACTION: Final = "reaction"
PASSIVE: Final = "passive"
# In combat, or where eggs lie.
AT_TARGETS: Final = "at_targets"

# The public choices that are announced with an action: targets, destinations.
Choice = tuple[str, ...]
# Why something isn't possible now: the id of a reason, or an empty string if it is possible.
Possible = Callable[["Game", "Crew"], str]
# Asks for the public choices before anything is paid. None: called off, nothing happens.
Announce = Callable[["Game", "Crew"], Flow["Said | None"]]
Effect = Callable[["Game", "Crew", Choice], Flow[None]]


def always(game: Game, me: Crew) -> str:
    return ""


def nothing_to_announce(game: Game, me: Crew) -> Flow[Said | None]:
    yield from ()
    return NOTHING


class Way:
    """One of the effects of a card or item that are separated by OR.

    `cost_of` replaces the printed cost; without a choice yet it says the least it can be.
    """

    __slots__ = ("announce", "cost_of", "effect", "id", "possible")

    def __init__(
        self,
        id: str,
        effect: Effect,
        possible: Possible = always,
        announce: Announce = nothing_to_announce,
        cost_of: Callable[[Game, Crew, Choice | None], int] | None = None,
    ) -> None:
        self.id = id
        self.cost_of = cost_of
        self.effect = effect
        self.possible = possible
        self.announce = announce


class ActionCard:
    """A card of a character's deck. `cost` counts the further cards to discard.

    A reaction has no ways; `reaction` says at what moment it may be used (see reactions.py).
    """

    __slots__ = ("cost", "id", "options", "reaction", "ways", "when")

    def __init__(self, id: str, cost: int, when: str, ways: list[Way], reaction: str = "") -> None:
        self.id = id
        # What a player says to use it: one option for each way.
        self.options = [USE_CARD.of(id, way.id) for way in ways]
        self.cost = cost
        self.when = when
        self.ways = ways
        self.reaction = reaction

    def with_ways(self, more: list[Way]) -> ActionCard:
        return ActionCard(self.id, self.cost, self.when, [*self.ways, *more], self.reaction)


# For whoever enters, in the slot: what happens, and `quiet` (see exploration.py) if no noise roll follows.
ExplorationEffect = Callable[["Game", "list[Crew]", str], Flow[str]]


class Action:
    """Something to do as one of the actions of a turn. A title, a species, a mode or a module brings some.

    `offers` adds what can be done now, and `why_not` says what can't, given the number of action cards in hand and
    whether there is combat. `perform` pays, lets others interrupt and does it; False if it was called off before.
    """

    __slots__ = ("cost", "least", "offers", "perform", "verb", "when", "why_not")

    def __init__(
        self,
        verb: str,
        offers: Callable[[Game, Crew, int, bool, list[Option]], None],
        why_not: Callable[[Game, Crew, int, bool], list[Refusal]],
        cost: Callable[[Game, Crew, Choice], int | None],
        perform: Callable[[Game, Crew, Option], Flow[bool]],
        when: str = ANY,
        least: int = 0,
    ) -> None:
        self.verb = verb
        self.offers = offers
        self.why_not = why_not
        # In action cards, apart from one that is played; where it depends on a choice to come, the least it can be.
        self.cost = cost
        self.perform = perform
        # At other moments, or with fewer action cards in hand, nothing is looked for: any, out_of_combat or at_targets.
        self.when = when
        self.least = least


class Weapon:
    """How a weapon shoots. Every rule of it is one of these numbers and faces (NEM-COMBAT-13, -23)."""

    __slots__ = (
        "at_least_one",
        "becomes",
        "burst_on",
        "capacity",
        "drives_away",
        "energy",
        "extra_if_hit",
        "extra_on",
        "fiery",
        "fire_on",
        "reroll",
    )

    def __init__(
        self,
        energy: bool,
        capacity: int,
        becomes: dict[str, str] | None = None,
        extra_on: dict[str, int] | None = None,
        extra_if_hit: int = 0,
        at_least_one: bool = False,
        reroll: bool = False,
        burst_on: str = "",
        fire_on: str = "",
        fiery: bool = False,
        drives_away: bool = False,
    ) -> None:
        self.energy = energy
        self.capacity = capacity
        # The rolled face counts as another one.
        self.becomes = becomes or {}
        # More injuries on a rolled face.
        self.extra_on = extra_on or {}
        # More injuries if there is at least one.
        self.extra_if_hit = extra_if_hit
        # Every face but blank deals at least 1 injury.
        self.at_least_one = at_least_one
        self.reroll = reroll
        # On this rolled face 1 more ammo may be spent for 1 more injury.
        self.burst_on = burst_on
        # On this rolled face the room catches fire.
        self.fire_on = fire_on
        # Its injuries count as fire.
        self.fiery = fiery
        # What it would injure retreats instead.
        self.drives_away = drives_away


class Quest:
    """What activates a quest item: standing in a room, or discarding an item (NEM-QUEST-02)."""

    __slots__ = ("attach_to", "cost", "discard", "room", "then")

    def __init__(
        self,
        cost: int,
        room: str = "",
        discard: tuple[str, ...] = (),
        attach_to: str = "",
        then: Callable[[Game, Crew], None] | None = None,
    ) -> None:
        # What happens instead of becoming an item in the inventory.
        self.then = then
        self.cost = cost
        self.room = room
        self.discard = discard
        self.attach_to = attach_to


class ItemCard:
    """An item card. Cards of one `kind` may lie in decks of several colours, so a card's id names both where needed."""

    __slots__ = (
        "adds_capacity",
        "bound",
        "colour",
        "component",
        "cost",
        "heavy",
        "id",
        "kind",
        "one_use",
        "options",
        "quest",
        "reaction",
        "rerolls",
        "ways",
        "weapon",
        "when",
    )

    def __init__(
        self,
        id: str,
        colour: str,
        ways: list[Way],
        cost: int = 1,
        when: str = ANY,
        kind: str = "",
        heavy: bool = False,
        one_use: bool = False,
        component: str = "",
        weapon: Weapon | None = None,
        quest: Quest | None = None,
        adds_capacity: int = 0,
        reaction: str = "",
        rerolls: int = 0,
        bound: bool = False,
    ) -> None:
        self.id = id
        self.options = [USE_ITEM.of(id, way.id) for way in ways]
        self.reaction = reaction
        self.kind = kind or id
        self.colour = colour
        self.ways = ways
        self.cost = cost
        self.when = when
        self.heavy = heavy
        self.one_use = one_use
        self.component = component
        self.weapon = weapon
        self.quest = quest
        # What it adds to the capacity of the weapon it is attached to.
        self.adds_capacity = adds_capacity
        # How often a shot of that weapon may be rolled again because of it.
        self.rerolls = rerolls
        # Whether its owner can't get rid of it: neither dropped nor traded nor taken.
        self.bound = bound

    def with_ways(self, more: list[Way]) -> ItemCard:
        return ItemCard(
            self.id,
            self.colour,
            [*self.ways, *more],
            self.cost,
            self.when,
            self.kind,
            self.heavy,
            self.one_use,
            self.component,
            self.weapon,
            self.quest,
            self.adds_capacity,
            self.reaction,
            self.rerolls,
            self.bound,
        )


RoomPossible = Callable[["Game", "Crew", str], str]
RoomAnnounce = Callable[["Game", "Crew", str], Flow["Said | None"]]
RoomEffect = Callable[["Game", "Crew", str, Choice], Flow[None]]


def always_here(game: Game, me: Crew, at: str) -> str:
    return ""


def nothing_to_announce_here(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    yield from ()
    return NOTHING


class RoomWay:
    """One thing a room action can do. `at` is the slot of the room: some cards use a room from afar (NEM-ACT-34)."""

    __slots__ = ("announce", "effect", "id", "possible")

    def __init__(
        self,
        id: str,
        effect: RoomEffect,
        possible: RoomPossible = always_here,
        announce: RoomAnnounce = nothing_to_announce_here,
    ) -> None:
        self.id = id
        self.effect = effect
        self.possible = possible
        self.announce = announce


class Room:
    """A room tile: its colour and symbols, and its action if it has one."""

    __slots__ = (
        "breakable",
        "colour",
        "computer",
        "cost",
        "id",
        "kind",
        "on_enter",
        "options",
        "rule",
        "searchable",
        "ways",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        colour: str,
        ways: list[RoomWay],
        computer: bool = False,
        searchable: bool = True,
        breakable: bool = True,
        cost: int = 2,
        on_enter: Callable[[Game, Crew], Flow[None]] | None = None,
        rule: str = "",
    ) -> None:
        self.id = id
        # room_1, room_2 or special
        self.kind = kind
        # red, yellow, green, white or none
        self.colour = colour
        self.ways = ways
        self.options = [USE_ROOM.of(id, way.id) for way in ways]
        self.computer = computer
        self.searchable = searchable
        # Whether it can get a malfunction marker.
        self.breakable = breakable
        self.cost = cost
        self.on_enter = on_enter
        # The clause where its rules begin.
        self.rule = rule


class EventCard:
    """An event: who moves through which corridor, what happens, and what becomes of the card."""

    __slots__ = ("after", "alert", "direction", "effect", "id", "moving")

    def __init__(
        self,
        id: str,
        direction: int,
        moving: tuple[str, ...],
        effect: Callable[[Game], Flow[None]],
        after: str = "discard",
        alert: bool = False,
    ) -> None:
        self.id = id
        self.direction = direction
        self.moving = moving
        self.effect = effect
        # discard, remove_and_reshuffle or shuffle_back
        self.after = after
        # Whether it shows the alert icon, which is up to the mode.
        self.alert = alert


class Attack:
    """A kind of intruder attack: whose symbol it shows and what it does to the target.

    One that hits `everybody` in the room asks each of them itself whether they can ignore it (NEM-ATT-18, -19).
    """

    __slots__ = ("attackers", "effect", "everybody", "id")

    def __init__(
        self,
        id: str,
        attackers: tuple[str, ...],
        effect: Callable[[Game, Figure, Crew, bool], Flow[None]],
        everybody: bool = False,
    ) -> None:
        self.id = id
        self.everybody = everybody
        self.attackers = attackers
        self.effect = effect


class AttackCard:
    """An attack card: its attack, and its blood number (0: an arrow, the intruder retreats).

    Some have a second number, for the smallest of their species (CAR-INJ-01).
    """

    __slots__ = ("attack", "blood", "blood_small", "id")

    def __init__(self, id: str, attack: str, blood: int, blood_small: int | None = None) -> None:
        self.id = id
        self.attack = attack
        self.blood = blood
        self.blood_small = blood if blood_small is None else blood_small


class Character:
    """One of the crew: what it starts with."""

    __slots__ = ("colour", "deck", "gear", "id", "quests", "replaces", "weapon")

    def __init__(
        self,
        id: str,
        colour: str,
        weapon: str,
        quests: tuple[str, ...],
        deck: tuple[str, ...],
        replaces: str = "",
        gear: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.colour = colour
        # What it holds at the start; empty for nothing.
        self.weapon = weapon
        self.quests = quests
        self.deck = deck
        # The character whose draft card may be taken for this one (AFT-MOD-01).
        self.replaces = replaces
        # Item cards that come into the game with it, wherever they begin.
        self.gear = gear


class Objective:
    """A card that says what winning means: one of several lists of conditions that must all hold."""

    __slots__ = ("any_of", "id", "kind", "min_players")

    def __init__(self, id: str, kind: str, any_of: tuple[tuple[str, ...], ...], min_players: int = 1) -> None:
        self.id = id
        # personal, corporate or solo_coop
        self.kind = kind
        self.any_of = any_of
        self.min_players = min_players


class IntruderCard:
    """A card of the intruder player: a move, a number of attack cards, or an effect."""

    __slots__ = ("attack_draw", "effect", "id", "move")

    def __init__(self, id: str, effect: str, move: int, attack_draw: int) -> None:
        self.id = id
        self.effect = effect
        # The number of a corridor, or 0 for any.
        self.move = move
        self.attack_draw = attack_draw


class IntruderEffect:
    """The text of an intruder player's card."""

    __slots__ = ("effect", "id", "possible")

    def __init__(
        self, id: str, effect: Callable[[Game, Crew], Flow[None]], possible: Callable[[Game, Crew], str] = always
    ) -> None:
        self.id = id
        self.effect = effect
        self.possible = possible


# No module says anything.
SILENT: Final = Hooks()


class Content:
    """The tables of a match, or the part of them that a species or a module brings (see composition.py)."""

    def __init__(
        self,
        actions: Sequence[Action] = (),
        cards: Sequence[ActionCard] = (),
        items: Sequence[ItemCard] = (),
        item_decks: dict[str, dict[str, int]] | None = None,
        recipes: dict[str, tuple[str, str]] | None = None,
        crafted: dict[str, int] | None = None,
        exchanges: dict[str, tuple[str, str]] | None = None,
        rooms: Sequence[Room] = (),
        events: Sequence[EventCard] = (),
        attacks: Sequence[Attack] = (),
        attack_cards: Sequence[AttackCard] = (),
        wounds: dict[str, int] | None = None,
        characters: Sequence[Character] = (),
        objectives: Sequence[Objective] = (),
        exploration: dict[str, tuple[str, int]] | None = None,
        coordinates: dict[str, dict[str, str]] | None = None,
        contamination: tuple[int, int] = (0, 0),
        intruder_cards: Sequence[IntruderCard] = (),
        intruder_effects: Sequence[IntruderEffect] = (),
        figures: dict[str, int] | None = None,
        exploration_effects: dict[str, ExplorationEffect] | None = None,
        replaces: Sequence[str] = (),
        without_rooms: Sequence[str] = (),
        values: dict[str, list[str]] | None = None,
        more_ways: dict[str, list[Way]] | None = None,
        objects: Sequence[str] = (),
        hooks: Hooks = SILENT,
        speaks: Sequence[Vocabulary] = (),
    ) -> None:
        # By their verbs, in the order in which they are offered.
        self.actions = {a.verb: a for a in actions}
        self.repertoire = list(actions)
        # Those that come into question in combat, and where there is nothing to fight.
        self.in_combat = [a for a in actions if a.when != OUT_OF_COMBAT]
        self.at_peace = [a for a in actions if a.when != AT_TARGETS]
        self.cards = {c.id: c for c in cards}
        self.items = {i.id: i for i in items}
        self.bound = [i.id for i in items if i.bound]
        # What can be used at which moment (see reactions.py).
        self.reaction_cards: dict[str, list[str]] = {}
        for card in cards:
            if card.reaction:
                self.reaction_cards.setdefault(card.reaction, []).append(card.id)
        self.reaction_items: dict[str, list[ItemCard]] = {}
        for item in items:
            if item.reaction:
                self.reaction_items.setdefault(item.reaction, []).append(item)
        # The cards of each item deck with their numbers: colour -> item -> copies.
        self.item_decks = item_decks or {}
        # The two component symbols of a crafted item, and how many cards of it there are.
        self.recipes = recipes or {}
        self.crafted = crafted or {}
        # Crafted items that are made of one card: its kind, and the room where it is done.
        self.exchanges = exchanges or {}
        self.rooms = {r.id: r for r in rooms}
        self.events = {e.id: e for e in events}
        self.attacks = {a.id: a for a in attacks}
        self.attack_cards = {a.id: a for a in attack_cards}
        # The serious wounds with their numbers.
        self.wounds = wounds or {}
        self.characters = {c.id: c for c in characters}
        self.objectives = {o.id: o for o in objectives}
        # The exploration tokens: id -> effect, number of items.
        self.exploration = exploration or {}
        # The coordinates cards: id -> space of the destination track -> destination.
        self.coordinates = coordinates or {}
        # How many contamination cards are infected, and how many are not.
        self.contamination = contamination
        self.intruder_cards = {c.id: c for c in intruder_cards}
        self.intruder_effects = {e.id: e for e in intruder_effects}
        # How many figures of a type there are, the largest type first; 0 where they never run out.
        self.figures = figures or {}
        # What an exploration token does whose effect isn't among the usual ones.
        self.exploration_effects = exploration_effects or {}
        # The names of tables that take the place of those they are added to, and rooms that stay in the box.
        self.replaces = tuple(replaces)
        self.without_rooms = tuple(without_rooms)
        # Everything that arguments of a further kind can be, where options have some (mutation cards).
        self.values = values or {}
        # Further ways to use cards and items that are there already, by their ids.
        self.more_ways = more_ways or {}
        # What lies about and can be carried, apart from eggs, carcasses and the corpses of every match.
        self.objects = tuple(objects)
        # Where modules have a word in the rules, and what only they say and ask.
        self.hooks = hooks
        self.speaks = tuple(speaks)
