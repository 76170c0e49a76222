"""A game with no rules of its own: tests write its steps. It notes what happens, deals cards, and hides hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from airlock.kernel.carried import Before
from airlock.kernel.deck import Deck, deck
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.events import EVERYBODY, Log
from airlock.kernel.fate import Fate
from airlock.kernel.laws import Law
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Aside, Flow, Option, Prompt, Question, ask
from airlock.kernel.title import Refusal, Step, Title
from airlock.kernel.zones import Pile, Zone, only, redeal, seen
from tests.asking import event, option

SEED = "5eed5eed5eed5eed"
NOTED = event("toy_noted", "TOY-01", "words")
DREW = event("toy_drew", "TOY-02", "seat", "card")

TOY = Declaration([MatchOption("mode", ["plain", "fancy"], kept=True)], players=(1, 9))
CARDS = ["ace", "ace", "king", "king", "queen", "queen", "jack", "jack", "ten", "ten"]


class Toy:
    """The state. `notes` are public, `hands` private; `deck` is lazy."""

    def __init__(self, players: int, fate: Fate) -> None:
        self.fate = fate
        self.log: Log | None = None
        self.agenda: list[tuple[str, int]] = []
        self.reveals = 0
        self.notes: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deck: Deck = deck("card", CARDS[:])

    def copy(self) -> Toy:
        toy = Toy(0, self.fate)
        toy.agenda = self.agenda[:]
        toy.reveals = self.reveals
        toy.notes = self.notes[:]
        toy.hands = [hand[:] for hand in self.hands]
        toy.deck = self.deck.copy()
        return toy

    def plain(self) -> object:
        agenda = [list(step) for step in self.agenda]
        return [agenda, self.reveals, self.notes, self.hands, self.deck.plain()]

    def note(self, words: str) -> None:
        self.notes.append(words)
        if self.log is not None:
            self.log.add(EVERYBODY, NOTED, (words,))

    def deal(self, seat: int) -> str:
        """The seat draws a card that only it sees."""
        card = self.deck.draw(self.fate)
        self.hands[seat].append(card)
        self.reveals += 1
        if self.log is not None:
            self.log.add(only(seat), DREW, (seat, card))
        return card


def hand_piles(toy: Toy) -> list[Pile]:
    return [Pile(hand, "cards", only(seat)) for seat, hand in enumerate(toy.hands)]


def deck_piles(toy: Toy) -> list[Pile]:
    return [
        Pile(toy.deck.middle, "cards"),
        Pile(toy.deck.top, "cards", known=toy.deck.top_known),
        Pile(toy.deck.bottom, "cards", known=toy.deck.bottom_known),
    ]


ZONES = [Zone("hand", hand_piles), Zone("deck", deck_piles)]


def toy_view(toy: Toy, seat: int) -> dict[str, object]:
    return {"notes": toy.notes[:], "hands": [seen(pile, seat) for pile in hand_piles(toy)], "deck": len(toy.deck)}


def toy_determinize(toy: Toy, seat: int, fate: Fate) -> None:
    redeal(ZONES, toy, seat, fate)


def all_cards_there(toy: Toy) -> str:
    cards = sorted(toy.deck.cards() + [card for hand in toy.hands for card in hand])
    return "" if cards == sorted(CARDS) else f"these are the cards: {cards}"


def toy_title(
    agenda: Sequence[tuple[str, int]] = (),
    steps: Mapping[str, Step] | None = None,
    name: str = "toy",
    rules: str = "1",
    on_ended: Callable[[Any], None] | None = None,
    set_up: Callable[[Any], None] | None = None,
    copy: Callable[[Any], Any] | None = None,
    cost: Callable[[Any, int, str, str], int | None] | None = None,
    older: Mapping[int, Callable[[Any], object]] | None = None,
    declared: Declaration | None = None,
    result: Callable[[Any], dict[str, object]] | None = None,
    leaves: Callable[[Any], dict[str, Any]] | None = None,
    go_on: Callable[[Any, Before], None] | None = None,
) -> Title:
    """A title with these steps, played in this order."""

    def new(players: int, options: Mapping[str, str], fate: Fate) -> Toy:
        toy = Toy(players, fate)
        toy.agenda = list(reversed(agenda))
        if set_up is not None:
            set_up(toy)
        return toy

    def stop(toy: Toy) -> None:
        toy.agenda.clear()

    def new_after(players: int, options: Mapping[str, str], fate: Fate, before: Before) -> Toy:
        toy = new(players, options, fate)
        if go_on is not None:
            go_on(toy, before)
        return toy

    def counted(toy: Toy) -> dict[str, object]:
        return {"notes": len(toy.notes)}

    def why_not(toy: Toy, seat: int) -> list[Refusal]:
        return [] if toy.deck else [Refusal("draw", "the deck is empty", "TOY-03")]

    return Title(
        name=name,
        rules_version=rules,
        new=new,
        steps=dict(steps or {}),
        view=toy_view,
        determinize=toy_determinize,
        laws=[Law("cards", all_cards_there)],
        result=result or counted,
        on_ended=on_ended or stop,
        why_not=why_not,
        declared=declared or TOY,
        cost=cost,
        older=older,
        leaves=leaves,
        go_on=new_after if go_on is not None else None,
    )


def toy_match(
    steps: Mapping[str, Step],
    agenda: Sequence[tuple[str, int]] = (("step", 0),),
    players: int = 2,
    **more: Any,
) -> Match:
    """A new match of such a title."""
    rigged = more.pop("rigged", None)
    listening = more.pop("listening", True)
    return new_match(toy_title(agenda, steps, **more), players, seed=SEED, rigged=rigged, listening=listening)


def keys(*names: str) -> list[Option]:
    return [option(*name.split(":")) for name in names]


def pick(
    seat: int,
    *names: str,
    prompt: str = "pick",
    show: bool = False,
    asides: Callable[[], list[Aside]] | None = None,
) -> Question:
    """A question with these options."""
    return ask(seat, Prompt(prompt), lambda: keys(*names), show=show, asides=asides)


def pick_and_note(toy: Toy, seat: int) -> Flow[None]:
    """A step: one question, whose answer is noted."""
    chosen = yield pick(seat, "left", "right")
    toy.note(f"{seat} {chosen.key}")


def shout(toy: Toy, seat: int) -> Aside:
    """An aside that asks nothing: the seat shouts as often as it likes."""

    def run(chosen: Option) -> Flow[None]:
        toy.note(f"{seat} {chosen.key}")
        yield from ()

    return Aside(seat, lambda: keys("shout"), run)


def asked(match: Match) -> list[tuple[int, str, list[str]]]:
    """What is asked now, in short."""
    return [(q.seat, q.prompt, [o.key for o in q.options]) for q in match.pending]


def notes(match: Match) -> list[str]:
    toy: Toy = match.state
    return toy.notes


def everything(match: Match) -> tuple[object, ...]:
    """All there is to see of a match: two that agree here are in the same position."""
    seats = range(-1, match.players)
    return (
        match.hash(),
        match.seq,
        match.over,
        [(a.seat, a.key, a.outcomes, a.revealed, a.hash) for a in match.answers],
        asked(match),
        [[o.key for o in match.aside_options(seat)] for seat in seats],
        [match.view(seat) for seat in seats],
        [match.history(seat) for seat in seats],
    )
