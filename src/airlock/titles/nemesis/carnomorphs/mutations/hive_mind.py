"""Hive Mind: you feel what they feel."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.figures import move_figures
from airlock.survival.looking import EVENT_PUT_BACK, LOOKED_AT_EVENT, SAW_EVENT
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import DONE, EVENT_NAME, FIGURE, PLACE
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.choosing import choose_carnomorph
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

ID: Final = "hive_mind"
SEEN: Final = 2

BURY: Final = VOCABULARY.verb("bury_this", EVENT_NAME)
COMES_NEXT: Final = VOCABULARY.verb("comes_next", EVENT_NAME)
STEER: Final = VOCABULARY.verb("steer", PLACE)
ASK_BURY: Final = VOCABULARY.prompt("which_event_under")
ASK_NEXT: Final = VOCABULARY.prompt("which_event_next")
ASK_STEER: Final = VOCABULARY.prompt("steer", FIGURE)


def look(game: Game, me: Crew) -> int:
    """See the top two event cards, or the only one; how many. They stay on the deck, known to you (NEM-VIS-21)."""
    deck = game.events
    if not len(deck):
        deck.shuffle_in(game.event_discard)
        game.event_discard = []
    game.reveals += 1
    tell(game, LOOKED_AT_EVENT, me.seat)
    tell_only(game, me.mask, SAW_EVENT, me.seat, deck.peek(game.fate, me.mask))
    if len(deck) < SEEN:
        return 1
    first = deck.top.pop()
    deck.top_known.pop()
    tell_only(game, me.mask, SAW_EVENT, me.seat, deck.peek(game.fate, me.mask))
    deck.put_on_top(first, me.mask)
    # Whoever knew one of them before can't tell which of the two goes where.
    deck.top_known[-SEEN:] = [me.mask] * SEEN
    return SEEN


def bring_up(game: Game, card: str) -> None:
    """One of the cards on top of the deck becomes the top one."""
    deck = game.events
    n = deck.top.index(card)
    deck.put_on_top(deck.top.pop(n), deck.top_known.pop(n))


def clean(game: Game, me: Crew) -> Flow[None]:
    """Look at the next two events; each goes on top of or under the deck, in any order.

    How many go where is public, what they are is not.
    """
    seen = look(game, me)

    def burying() -> list[Option]:
        return [DONE, *(BURY.of(card) for card in reversed(game.events.top[-seen:]))]

    while seen:
        chosen = yield ask(me.seat, ASK_BURY, burying, rule="NEM-VIS-21")
        if chosen.verb == "done":
            break
        bring_up(game, chosen.args[0])
        game.events.bury_top()
        seen -= 1
        tell(game, EVENT_PUT_BACK, me.seat, True)
    if seen == SEEN:
        chosen = yield ask(
            me.seat,
            ASK_NEXT,
            lambda: [COMES_NEXT.of(card) for card in reversed(game.events.top[-SEEN:])],
            rule="NEM-VIS-21",
        )
        bring_up(game, chosen.args[0])
    for _ in range(seen):
        tell(game, EVENT_PUT_BACK, me.seat, False)


def infected(game: Game, me: Crew) -> Flow[None]:
    """A carnomorph that isn't in combat goes where you want, by all movement rules; without one, the other effect."""
    free = [f for f in game.figures if not game.is_occupied(f.slot)]
    figure = yield from choose_carnomorph(game, me, ID, free)
    if figure is None:
        yield from clean(game, me)
        return
    exits = [
        e for e in game.map.around[figure.slot] if not game.map.is_network(e) or game.species.may_hide(game, figure)
    ]
    chosen = yield ask(
        me.seat, ASK_STEER, lambda: [STEER.of(exit) for exit in exits], about=(figure.name,), rule="CAR-ACT-03"
    )
    yield from move_figures(game, [(figure, chosen.args[0])])


HIVE_MIND: Final = Mutation(ID, infected, clean)
