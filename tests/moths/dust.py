"""What Moths leave on people and take from the game: their part of the state, with its law and its hidden deck."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import Deck, deck
from airlock.kernel.options import Flow
from airlock.kernel.vocabulary import Vocabulary
from airlock.kernel.zones import Pile, Zone, only
from airlock.survival.crew import Crew
from airlock.survival.death import die
from airlock.survival.parts import Part
from airlock.survival.secrets import deck_piles
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import NUMBER, SEAT, THING
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
DUSTED: Final = VOCABULARY.event("dusted", "VOI-INS-01", seat=SEAT, dust=NUMBER)
DREAMED: Final = VOCABULARY.event("dreamed", "VOI-PANIC-01", seat=SEAT)
SAW_DREAM: Final = VOCABULARY.event("saw_dream", "VOI-PANIC-06", seat=SEAT, dream=THING)

CHOKING: Final = 4
DREAMS: Final = ("flying", "falling", "falling", "burning", "burning", "nightmare")


class Dust(Part):
    """Dust on each character, for all to see; a dream that only its owner knows; what is out of the game."""

    def __init__(self, players: int) -> None:
        self.dust = [0] * players
        self.dreams: Deck = deck("dream", list(DREAMS))
        self.dreamt: list[list[str]] = [[] for _ in range(players)]
        # Seats that are hidden from Moths until the round ends, and seats that shrug the next attack off.
        self.hidden: list[int] = []
        self.shielded: list[int] = []
        self.tokens_gone: list[str] = []
        self.clean = 0
        self.forgotten: list[list[str]] = [[] for _ in range(players)]

    @staticmethod
    def of(game: Game) -> Dust:
        part = game.parts["dust"]
        assert isinstance(part, Dust)
        return part

    def copy(self) -> Dust:
        new = Dust(0)
        new.dust = self.dust[:]
        new.dreams = self.dreams.copy()
        new.dreamt = [cards[:] for cards in self.dreamt]
        new.hidden = self.hidden[:]
        new.shielded = self.shielded[:]
        new.tokens_gone = self.tokens_gone[:]
        new.clean = self.clean
        new.forgotten = [cards[:] for cards in self.forgotten]
        return new

    def plain(self) -> dict[str, object]:
        return {
            "dust": self.dust,
            "dreams": self.dreams.plain(),
            "dreamt": self.dreamt,
            "hidden": self.hidden,
            "shielded": self.shielded,
            "tokens_gone": sorted(self.tokens_gone),
            "clean": self.clean,
            "forgotten": self.forgotten,
        }

    def view(self, game: Game, seat: int) -> dict[str, object]:
        mine = self.dreamt[seat] if 0 <= seat < len(self.dreamt) else []
        return {"dreams": {"left": len(self.dreams), "mine": list(mine)}, "tokens_on": sorted(game.tokens)}

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"dust": self.dust[c.seat], "dreamt": len(self.dreamt[c.seat]), "forgotten": self.forgotten[c.seat]}

    def zones(self, game: Game) -> list[Zone]:
        return [Zone("dreams", dream_piles)]

    def breach(self, game: Game) -> str:
        if any(not 0 <= level <= CHOKING for level in self.dust):
            return f"dust {self.dust}"
        dreams = self.dreams.cards() + [card for cards in self.dreamt for card in cards]
        return "" if sorted(dreams) == sorted(DREAMS) else f"dreams {sorted(dreams)}"

    def tokens(self) -> list[str]:
        return self.tokens_gone

    def contamination(self) -> int:
        return self.clean

    def action_cards(self, c: Crew) -> list[str]:
        return self.forgotten[c.seat]


def dream_piles(game: Game) -> list[Pile]:
    part = Dust.of(game)
    return deck_piles(part.dreams, "dream") + [
        Pile(cards, "dream", only(seat)) for seat, cards in enumerate(part.dreamt)
    ]


def add_dust(game: Game, me: Crew) -> Flow[None]:
    """The fourth time it kills."""
    dust = Dust.of(game).dust
    if me.active:
        dust[me.seat] += 1
        tell(game, DUSTED, me.seat, dust[me.seat])
        if dust[me.seat] == CHOKING:
            yield from die(game, me, "dust")


def dream(game: Game, me: Crew) -> None:
    """One dream each; only the dreamer knows which."""
    part = Dust.of(game)
    if not part.dreamt[me.seat] and len(part.dreams):
        part.dreamt[me.seat].append(part.dreams.draw(game.fate))
        game.reveals += 1
        tell(game, DREAMED, me.seat)
        tell_only(game, me.mask, SAW_DREAM, me.seat, part.dreamt[me.seat][0])
