"""The named places where modules speak. Each is a list of functions that a match composes once; mostly it is empty.

A module registers answers here and nowhere else. They only add or modify, in the order in which the modules stand in
the title; what replaces something is asked of the species and the mode. A shared rule that asks a hook does so behind
one test for an empty list, so that a match without modules pays next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from airlock.kernel.options import Flow

if TYPE_CHECKING:
    from airlock.survival.crew import Crew, Figure, Held
    from airlock.survival.state import Game

# A number as it is without this rule, and as it is with it.
Number = Callable[["Game", "Crew", int], int]
# The characters whom an intruder may attack, in order; those who are left of them.
Targets = Callable[["Game", "list[Crew]"], "list[Crew]"]
# An action by its verb, and what it costs without this rule.
Cost = Callable[["Game", "Crew", str, int], int]
# Something happens now, in the middle of something else.
Moment = Callable[["Game", "Crew"], Flow[None]]
# Whether something else follows; it may ask.
Whether = Callable[["Game", "Crew"], Flow[bool]]
# Why not; empty if nothing is against it.
Objection = Callable[["Game", "Crew"], str]
Fact = Callable[["Game", "Crew"], bool]
# A weapon that has just hit a target: whether it is fired again.
AfterShot = Callable[["Game", "Crew", "Held", str], Flow[bool]]
# The slot of a room whose action has been performed, from there or from afar.
AfterRoomAction = Callable[["Game", "Crew", str], Flow[None]]
OnSeriousWound = Callable[["Game", "Crew", str], None]
# The slot that is searched: the decks that one card each is drawn from, or none for the usual search.
SearchDraw = Callable[["Game", "Crew", str], "list[str]"]
# Own cards that count as tools, whatever is printed on them.
Components = Callable[["Game", "Crew"], "list[str]"]
OnCard = Callable[["Game", "Crew", str], None]
MayReact = Callable[["Game", "Crew", str], bool]
Watchers = Callable[["Game", "Crew"], int]
Company = Callable[["Game", str, "list[Crew]"], bool]
OnFigure = Callable[["Game", "Figure"], None]
OnPerson = Callable[["Game", "Crew"], None]
SetUp = Callable[["Game"], None]
OfTheGame = Callable[["Game"], Flow[None]]


class Hooks:
    """What modules add, place by place, in the order of play."""

    def __init__(
        self,
        after_draft: Sequence[SetUp] = (),
        draw_limit: Sequence[Number] = (),
        on_contamination_drawn: Sequence[Moment] = (),
        before_turn: Sequence[Moment] = (),
        actions_per_turn: Sequence[Whether] = (),
        action_cost: Sequence[Cost] = (),
        after_action_card: Sequence[OnCard] = (),
        may_react: Sequence[MayReact] = (),
        watchers: Sequence[Watchers] = (),
        may_trade: Sequence[Objection] = (),
        components: Sequence[Components] = (),
        search_draw: Sequence[SearchDraw] = (),
        after_room_action: Sequence[AfterRoomAction] = (),
        after_shot: Sequence[AfterShot] = (),
        melee_injuries: Sequence[Number] = (),
        wound_limit: Sequence[Fact] = (),
        on_serious_wound: Sequence[OnSeriousWound] = (),
        after_healing_other: Sequence[Moment] = (),
        attack_target_order: Sequence[Targets] = (),
        on_character_enters: Sequence[OnPerson] = (),
        counts_as_character: Sequence[Company] = (),
        on_intruder_enters: Sequence[OnFigure] = (),
        unhurt_by_fire: Sequence[Fact] = (),
        ignores_slime: Sequence[Fact] = (),
        fire_step: Sequence[OfTheGame] = (),
    ) -> None:
        # Everybody has a character; nobody has had a turn.
        self.after_draft = tuple(after_draft)
        # How many cards somebody draws up to in the draw step.
        self.draw_limit = tuple(draw_limit)
        # Somebody has drawn contamination cards into the hand; they are there.
        self.on_contamination_drawn = tuple(on_contamination_drawn)
        # A turn begins; nobody has been asked yet.
        self.before_turn = tuple(before_turn)
        # The last action of a turn is done: whether there is one more.
        self.actions_per_turn = tuple(actions_per_turn)
        # In action cards, for a verb of the repertoire.
        self.action_cost = tuple(action_cost)
        # A card has just gone from the hand onto the discard pile to be used, as an action or a reaction.
        self.after_action_card = tuple(after_action_card)
        # Whether a card in hand can be used as a reaction now, as far as everybody can see.
        self.may_react = tuple(may_react)
        # Who sees, too, what somebody secretly looks at on the board, as a mask.
        self.watchers = tuple(watchers)
        # Why somebody can't begin a trade.
        self.may_trade = tuple(may_trade)
        self.components = tuple(components)
        self.search_draw = tuple(search_draw)
        self.after_room_action = tuple(after_room_action)
        self.after_shot = tuple(after_shot)
        # The injuries of a blow that hits.
        self.melee_injuries = tuple(melee_injuries)
        # Whether somebody with all serious wounds survives a light one while the track has room for it.
        self.wound_limit = tuple(wound_limit)
        # A serious wound has just been dealt and works already.
        self.on_serious_wound = tuple(on_serious_wound)
        # Somebody has dressed a serious wound or healed light wounds of others, in one action.
        self.after_healing_other = tuple(after_healing_other)
        # In the attack step alone.
        self.attack_target_order = tuple(attack_target_order)
        # Somebody is in another room now, by whatever way; nothing has happened there yet.
        self.on_character_enters = tuple(on_character_enters)
        # Whether something in a room counts as a character there for noise, if these arrive.
        self.counts_as_character = tuple(counts_as_character)
        # A figure has moved into a room or appeared there.
        self.on_intruder_enters = tuple(on_intruder_enters)
        # Whether a burning room does nothing to somebody whose turn ends there; asked when it would.
        self.unhurt_by_fire = tuple(unhurt_by_fire)
        # Whether a slime marker does nothing to somebody; asked when it would do something.
        self.ignores_slime = tuple(ignores_slime)
        # In the fire damage step, after what the fire does, and even if nothing burns.
        self.fire_step = tuple(fire_step)


def joined_hooks(a: Hooks, b: Hooks) -> Hooks:
    """Both, those of `a` first."""
    return Hooks(
        after_draft=[*a.after_draft, *b.after_draft],
        draw_limit=[*a.draw_limit, *b.draw_limit],
        on_contamination_drawn=[*a.on_contamination_drawn, *b.on_contamination_drawn],
        before_turn=[*a.before_turn, *b.before_turn],
        actions_per_turn=[*a.actions_per_turn, *b.actions_per_turn],
        action_cost=[*a.action_cost, *b.action_cost],
        after_action_card=[*a.after_action_card, *b.after_action_card],
        may_react=[*a.may_react, *b.may_react],
        watchers=[*a.watchers, *b.watchers],
        may_trade=[*a.may_trade, *b.may_trade],
        components=[*a.components, *b.components],
        search_draw=[*a.search_draw, *b.search_draw],
        after_room_action=[*a.after_room_action, *b.after_room_action],
        after_shot=[*a.after_shot, *b.after_shot],
        melee_injuries=[*a.melee_injuries, *b.melee_injuries],
        wound_limit=[*a.wound_limit, *b.wound_limit],
        on_serious_wound=[*a.on_serious_wound, *b.on_serious_wound],
        after_healing_other=[*a.after_healing_other, *b.after_healing_other],
        attack_target_order=[*a.attack_target_order, *b.attack_target_order],
        on_character_enters=[*a.on_character_enters, *b.on_character_enters],
        counts_as_character=[*a.counts_as_character, *b.counts_as_character],
        on_intruder_enters=[*a.on_intruder_enters, *b.on_intruder_enters],
        unhurt_by_fire=[*a.unhurt_by_fire, *b.unhurt_by_fire],
        ignores_slime=[*a.ignores_slime, *b.ignores_slime],
        fire_step=[*a.fire_step, *b.fire_step],
    )
