"""Therapy, Suggestion, Psychological Profile and Pep Talk: the Psychologist moves, reads and strengthens people."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import ASK_PAY, discard, draw_hand, payable
from airlock.survival.consent import decline, willing
from airlock.survival.contamination import contaminate, has_contamination_in_hand, scan, tell_scan
from airlock.survival.content import ANY, OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import INFECTED, Crew, is_contamination
from airlock.survival.doors import open_ways
from airlock.survival.looking import choose_objective_of, holders, look_at_chosen_objective, look_at_next_event
from airlock.survival.movement import TO, move, way_options
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import (
    AGREE,
    ASK_CHOOSE_CHARACTER,
    CONTAMINATION_CARD,
    DECLINE,
    SEAT,
    SLOT,
)
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.ways import choose_way
from airlock.titles.nemesis.vocabulary import THIS_PERSON

TREATED: Final = VOCABULARY.event("therapy", "AFT-MOD-07", seat=SEAT)
OF_HAND: Final = VOCABULARY.verb("therapy", CONTAMINATION_CARD)
GIVE_CARDS: Final = VOCABULARY.option("give_cards")
CALM_DOWN: Final = VOCABULARY.option("calm_down")
ASK_THERAPY: Final = VOCABULARY.prompt("accept_therapy", SEAT)
ASK_WHICH_CARD: Final = VOCABULARY.prompt("therapy")
ASK_SUGGESTION: Final = VOCABULARY.prompt("suggestion", SEAT, SLOT)

# What refusing a suggestion costs.
PRICE: Final = 2
MOST: Final = 2


# -- Therapy


def could_be_treated(game: Game, c: Crew) -> bool:
    """As far as everybody can see; what is in a hand is its owner's secret."""
    return bool(c.hand) or game.species.can_soothe(game, c)


def can_be_treated(game: Game, c: Crew) -> bool:
    return has_contamination_in_hand(c) or game.species.can_soothe(game, c)


def patients(game: Game, me: Crew) -> list[Crew]:
    others = [c for c in willing(game, game.others_in_room(me)) if could_be_treated(game, c)]
    return [*([me] if can_be_treated(game, me) else []), *others]


def has_patient(game: Game, me: Crew) -> str:
    return "" if patients(game, me) else "nobody_in_reach"


def choose_patient(game: Game, me: Crew) -> Flow[Said | None]:
    """Somebody else agrees first, and can do so only with a contamination card in hand."""
    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in patients(game, me)])
    other = game.crew[int(chosen.args[0])]
    if other is me:
        return chosen

    def answers() -> list[Option]:
        return [DECLINE, AGREE] if can_be_treated(game, other) else [DECLINE]

    answer = yield ask(other.seat, ASK_THERAPY, answers, about=(str(me.seat),), show=True, rule="NEM-ACT-36")
    if answer.verb == "decline":
        decline(game, other)
        return None
    return chosen


def treat(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """One card is scanned and gone, whatever it shows; an infected one is followed by a new one. No infection."""
    other = game.crew[int(choice[0])]

    def cards() -> list[Option]:
        held = [OF_HAND.of(card) for card in dict.fromkeys(other.hand) if is_contamination(card)]
        return [*held, CALM_DOWN] if game.species.can_soothe(game, other) else held

    if not can_be_treated(game, other):
        return
    chosen = yield ask(other.seat, ASK_WHICH_CARD, cards, show=True)
    if chosen.verb == "calm_down":
        yield from game.species.soothe(game, other)
        return
    card = chosen.args[0]
    other.hand.remove(card)
    infected = scan(game, card) == INFECTED
    game.contamination_removed += 1
    tell(game, TREATED, other.seat)
    tell_scan(game, other, int(infected), int(not infected))
    if infected:
        yield from contaminate(game, other)


# -- Suggestion


def can_suggest(game: Game, me: Crew) -> str:
    if not game.others_in_room(me):
        return "nobody_in_reach"
    return "" if open_ways(game, me.slot) else "doors_closed"


def choose_suggestion(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in game.others_in_room(me)]
    )
    way = yield from choose_way(game, me, game.crew[int(chosen.args[0])])
    return joined(chosen, way)


def suggest(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The other moves there or loses two action cards; with fewer there is no choice."""
    other = game.crew[int(choice[0])]

    def answers() -> list[Option]:
        go = [option for option in way_options(game, TO, other.slot) if option.args == choice[1:]]
        return [*go, GIVE_CARDS] if other.action_cards() >= PRICE else go

    if not answers():
        return
    chosen = yield ask(other.seat, ASK_SUGGESTION, answers, about=(str(me.seat), choice[1]), show=True)
    if chosen.verb == "give_cards":
        yield from gives_action_cards(game, other)
    else:
        yield from move(game, other, choice[1:])


def gives_action_cards(game: Game, other: Crew) -> Flow[None]:
    for left in range(PRICE, 0, -1):
        chosen = yield ask(other.seat, ASK_PAY, lambda: payable(other), about=(str(left),), show=True)
        discard(game, other, chosen.args[0])


# -- Psychological Profile


def readable(game: Game, me: Crew) -> list[Crew]:
    return [c for c in holders(game, me) if c.slot == me.slot]


def can_read(game: Game, me: Crew) -> str:
    if not game.mode.may_look_at_objectives():
        return ""
    if not game.others_in_room(me):
        return "nobody_in_reach"
    return "" if readable(game, me) else "no_objective_to_see"


def choose_read(game: Game, me: Crew) -> Flow[Said | None]:
    if not game.mode.may_look_at_objectives():
        return Said((), ())
    return (yield from choose_objective_of(game, me, readable(game, me)))


def read(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """An objective of somebody here; where nobody has one of their own, the next event instead (AFT-COMBO-09)."""
    if game.mode.may_look_at_objectives():
        look_at_chosen_objective(game, me, choice)
    else:
        yield from look_at_next_event(game, me)


# -- Pep Talk


def cheer(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """A card for each of the others, in order, and one for every one of them, up to two; alone one."""
    others = game.others_in_room(me)
    for c in others:
        yield from draw_hand(game, c, 1)
    yield from draw_hand(game, me, min(MOST, len(others)) or 1)


THERAPY: Final = ActionCard("therapy", 1, OUT_OF_COMBAT, [Way("therapy", treat, has_patient, choose_patient)])
SUGGESTION: Final = ActionCard(
    "suggestion", 0, OUT_OF_COMBAT, [Way("suggest", suggest, can_suggest, choose_suggestion)]
)
PSYCHOLOGICAL_PROFILE: Final = ActionCard(
    "psychological_profile", 2, OUT_OF_COMBAT, [Way("read", read, can_read, choose_read)]
)
PEP_TALK: Final = ActionCard("pep_talk", 0, ANY, [Way("cheer", cheer)])
