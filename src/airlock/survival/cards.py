"""Action cards: drawing, discarding, paying."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import CONTAMINATION, Crew, is_contamination
from airlock.survival.hands import in_own_turn
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import CARD, DONE, HAND_CARD, NUMBER, SEAT, VOCABULARY

DREW: Final = VOCABULARY.event("cards_drawn", "NEM-ROUND-02", seat=SEAT, cards=NUMBER)
DREW_SECRETLY: Final = VOCABULARY.event("card_drawn_secretly", "NEM-VIS-01", seat=SEAT, card=CARD)
DISCARDED: Final = VOCABULARY.event("card_discarded", "NEM-VIS-03", seat=SEAT, card=CARD)
RESHUFFLED: Final = VOCABULARY.event("deck_reshuffled", "NEM-ROUND-03", seat=SEAT)

DISCARD: Final = VOCABULARY.verb("discard", HAND_CARD)
ASK_PAY: Final = VOCABULARY.prompt("pay", NUMBER)
ASK_DISCARD_ANY: Final = VOCABULARY.prompt("discard_any")


def public_face(card: str) -> str:
    """What everybody sees of a card that lies open: a contamination card keeps its secret (NEM-VIS-04)."""
    return CONTAMINATION if is_contamination(card) else card


def draw_card(game: Game, me: Crew) -> str:
    """The top card of one's action deck; the discard pile is shuffled in when it runs out. Empty if there is none."""
    if not len(me.deck):
        if not me.discard:
            return ""
        me.deck.shuffle_in(me.discard)
        me.discard = []
        tell(game, RESHUFFLED, me.seat)
    return me.deck.draw(game.fate)


def draw_hand(game: Game, me: Crew, n: int) -> Flow[None]:
    """Draw up to n cards into the hand (NEM-ROUND-03)."""
    drawn = 0
    while drawn < n:
        card = draw_card(game, me)
        if not card:
            break
        me.hand.append(card)
        drawn += 1
        tell_only(game, me.mask, DREW_SECRETLY, me.seat, card)
    if drawn:
        # A hand has no order: equal hands give equal questions.
        me.hand.sort()
        game.reveals += 1
        tell(game, DREW, me.seat, drawn)
        for rule in game.content.hooks.on_contamination_drawn:
            if any(is_contamination(card) for card in me.hand):
                yield from rule(game, me)


def discard(game: Game, me: Crew, card: str) -> None:
    """From the hand, face up, onto one's own discard pile (NEM-VIS-03)."""
    me.hand.remove(card)
    me.discard.append(card)
    game.reveals += 1
    tell(game, DISCARDED, me.seat, public_face(card))


def payable(me: Crew) -> list[Option]:
    """The action cards in hand, each kind once; contamination can't pay (NEM-ACT-03)."""
    return [DISCARD.of(card) for card in dict.fromkeys(me.hand) if not is_contamination(card)]


def pay(game: Game, me: Crew, cost: int) -> Flow[None]:
    """Discard exactly this many action cards, before the action takes effect (NEM-ACT-02, -05)."""
    if game.waived == me.seat:
        me.owes = 0
        return
    me.owes = cost
    while me.owes:
        if len(me.hand) == me.owes:
            for card in me.hand[:]:
                discard(game, me, card)
            me.owes = 0
            return
        # Shown even if one kind of card is all there is: the others need not know what is left (NEM-VIS-22).
        choice = yield ask(me.seat, ASK_PAY, lambda: payable(me), about=(str(me.owes),), show=True, rule="NEM-ACT-02")
        me.owes -= 1
        discard(game, me, choice.args[0])


def discard_any(game: Game, me: Crew) -> Flow[int]:
    """Discard any number of cards from the hand, contamination included; how many (NEM-ROUND-09)."""
    n = 0
    while me.hand:
        choice = yield ask(
            me.seat,
            ASK_DISCARD_ANY,
            lambda: [DONE] + [DISCARD.of(card) for card in dict.fromkeys(me.hand)],
            rule="NEM-ROUND-09",
            asides=lambda: in_own_turn(game, me),
            quiet=True,
        )
        if choice.verb == "done":
            break
        discard(game, me, choice.args[0])
        n += 1
    return n
