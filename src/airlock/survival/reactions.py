"""Reactions: cards and items used at their own moment, also outside one's own turn (NEM-ACT-31).

A question that only the holder of a hidden card would get betrays who holds it. So everybody is asked who could hold
one as far as the table knows, and the question is shown even if there is nothing to choose (NEM-VIS-22).
"""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, Option, Prompt, ask
from airlock.survival.cards import discard, payable
from airlock.survival.crew import Crew
from airlock.survival.hands import use_up
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import (
    CARD,
    ITEM,
    KEEP_ROLL,
    REACTION_CARD,
    REACTION_ITEM,
    REACTION_USED,
    SEAT,
    VOCABULARY,
)

# The moments.
INTERRUPT: Final = "interrupt"
IGNORE_SURPRISE: Final = "ignore_surprise"
IGNORE_ATTACK: Final = "ignore_attack"
NOISE_ROLL: Final = "noise_roll"

INTERRUPTED: Final = VOCABULARY.event("interrupted", "NEM-ACT-32", seat=SEAT, card=CARD)
CANCELLED: Final = VOCABULARY.event("cancelled", "NEM-ACT-33", seat=SEAT)
REACTED: Final = VOCABULARY.event("reacted", "NEM-ACT-31", seat=SEAT, what=REACTION_USED)

REACT_BY_CARD: Final = VOCABULARY.verb("react", REACTION_CARD)
REACT_BY_ITEM: Final = VOCABULARY.verb("react", REACTION_ITEM)
LET_BE: Final = VOCABULARY.option("let_be")
SUFFER: Final = VOCABULARY.option("suffer")
ASK_IGNORE_ATTACK: Final = VOCABULARY.prompt("ignore_attack")
ASK_REROLL_NOISE: Final = VOCABULARY.prompt("reroll_noise", ITEM)


def could_hold(game: Game, me: Crew, reaction: str) -> bool:
    """Whether, as far as everybody knows, a card for this moment may be in this hand."""
    if not me.hand:
        return False
    deck = game.content.characters[me.character].deck
    for card in game.content.reaction_cards.get(reaction, []):
        copies = deck.count(card)
        if copies and me.discard.count(card) < copies and can_react(game, me, card):
            return True
    return False


def can_react(game: Game, me: Crew, card: str) -> bool:
    """What everybody can see is not against it."""
    rules = game.content.hooks.may_react
    return not rules or all(rule(game, me, card) for rule in rules)


def reaction_cards(game: Game, me: Crew, reaction: str) -> list[Option]:
    cards = game.content.cards
    return [
        REACT_BY_CARD.of(card)
        for card in dict.fromkeys(me.hand)
        if card in cards and cards[card].reaction == reaction and can_react(game, me, card)
    ]


def could_carry(game: Game, me: Crew, reaction: str) -> bool:
    """Whether, as far as everybody knows, an item for this moment may be in this inventory."""
    if not me.inventory:
        return False
    backs = [game.content.items[item].colour for item in me.inventory]
    for item in game.content.reaction_items.get(reaction, []):
        known_here = item.quest is None or is_activated(game, item.id)
        if known_here and item.colour in backs and item.id not in game.items_spent:
            return True
    return False


def is_activated(game: Game, quest: str) -> bool:
    """A quest item of somebody at the table that no longer lies inactive beside their board."""
    characters = game.content.characters
    at_the_table = any(quest in characters[c.character].quests for c in game.crew)
    return at_the_table and not any(quest in c.quests for c in game.crew)


def reaction_items(game: Game, me: Crew, reaction: str) -> list[Option]:
    items = game.content.items
    return [REACT_BY_ITEM.of(item) for item in dict.fromkeys(me.inventory) if items[item].reaction == reaction]


def ignores_attack(game: Game, me: Crew, surprise: bool) -> Flow[bool]:
    """The window after an attack that hits is shown and before its effect (NEM-ATT-19)."""
    if game.species.shields(game, me):
        return True
    by_card = (surprise and could_hold(game, me, IGNORE_SURPRISE)) or could_hold(game, me, IGNORE_ATTACK)
    if not by_card and not could_carry(game, me, IGNORE_ATTACK):
        return False

    def options() -> list[Option]:
        cards = reaction_cards(game, me, IGNORE_SURPRISE) if surprise else []
        return [SUFFER, *cards, *reaction_cards(game, me, IGNORE_ATTACK), *reaction_items(game, me, IGNORE_ATTACK)]

    choice = yield ask(me.seat, ASK_IGNORE_ATTACK, options, show=True, rule="NEM-ATT-19")
    if choice.verb == "suffer":
        return False
    what = choice.args[0]
    if what in me.hand:
        discard(game, me, what)
        for rule in game.content.hooks.after_action_card:
            rule(game, me, what)
    else:
        use_up(game, me, what)
    tell(game, REACTED, me.seat, what)
    return True


def is_cancelled(
    game: Game, me: Crew, prompt: Prompt, what: str, told: Said = NOTHING, says: Kind = CANCELLED
) -> Flow[bool]:
    """Others in the room may cancel what somebody is about to do, and be cancelled in turn (NEM-ACT-32, VOI-PANIC-11).

    The question is about what is done and by whom; whoever is in no room is left alone.
    """
    cancelled = False
    slot = me.slot
    last = me
    while slot:
        player: Crew | None = None
        for c in game.crew_in(slot):
            if c is last or not could_hold(game, c, INTERRUPT):
                continue
            choice = yield ask(
                c.seat,
                prompt,
                lambda: [LET_BE, *reaction_cards(game, c, INTERRUPT)],  # noqa: B023 - asked before c moves on
                about=(what, str(last.seat)),
                told=told,
                show=True,
                rule="NEM-ACT-32",
            )
            if choice.verb == "react":
                player = c
                discard(game, c, choice.args[0])
                tell(game, INTERRUPTED, c.seat, choice.args[0])
                break
        if player is None:
            break
        cancelled = not cancelled
        last = player
    if cancelled:
        tell(game, says, me.seat)
    return cancelled


def reroll_noise(game: Game, me: Crew) -> Flow[bool]:
    """After one's own noise roll and before its effect, a scanner in hand may roll again for a card."""
    scanner = ""
    for held in me.hands:
        if held.kind in game.content.items and game.content.items[held.kind].reaction == NOISE_ROLL:
            scanner = held.kind
    if not scanner or not me.hand or game.in_combat(me):
        return False
    choice = yield ask(
        me.seat,
        ASK_REROLL_NOISE,
        lambda: [KEEP_ROLL, *payable(me)],
        about=(scanner,),
        show=True,
        rule="NEM-ACT-31",
    )
    if choice.verb == "keep_roll":
        return False
    discard(game, me, choice.args[0])
    return True
