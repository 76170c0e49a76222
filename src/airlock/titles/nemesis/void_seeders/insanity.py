"""The insanity track of each character, and the insanity tokens that left the game."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.death import die
from airlock.survival.parts import Part, Unordered
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import CARD, NUMBER, SEAT
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, INSANITY_TOKENS, LURKER, STALKER, WHISPERER
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

LOWEST: Final = 1
# No arrow leads from here to 2 (VOI-INS-02, -05).
BARRIER: Final = 3
HIGHEST: Final = 5
# What shows itself to somebody of this level (VOI-ENC-03).
TRACK: Final[dict[int, str]] = {1: LURKER, 2: WHISPERER, 3: WHISPERER, 4: STALKER, 5: DESPOILER}
# What somebody dies of who is driven beyond the end of the track.
INSANITY: Final = "insanity"

MADDER: Final = VOCABULARY.event("insanity_rises", "VOI-INS-01", seat=SEAT, level=NUMBER)
CALMER: Final = VOCABULARY.event("insanity_falls", "VOI-INS-01", seat=SEAT, level=NUMBER)
FORGOTTEN: Final = VOCABULARY.event("card_forgotten", "VOI-PANIC-12", seat=SEAT, card=CARD)


class Insanity(Part):
    """The level of each seat, for all to see; and what the void took out of the game."""

    def __init__(self, levels: list[int]) -> None:
        self.levels = levels
        # Insanity tokens of those who are out of reach (VOI-BAG-04).
        self.tokens_gone: Unordered = []
        # Action cards that a panic card took from a seat for good.
        self.forgotten: dict[int, list[str]] = {}

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("forgotten", "levels", "tokens_gone")

    def copy(self) -> Insanity:
        new = Insanity(self.levels[:])
        new.tokens_gone = self.tokens_gone[:]
        new.forgotten = {key: each[:] for key, each in self.forgotten.items()}
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if forgotten := [(key, each) for key, each in sorted(self.forgotten.items()) if each]:
            out["forgotten"] = forgotten
        out["levels"] = self.levels
        if self.tokens_gone:
            out["tokens_gone"] = sorted(self.tokens_gone)
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Insanity:
        part = game.parts["insanity"]
        assert isinstance(part, Insanity)
        return part

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"insanity": self.levels[c.seat], "forgotten": list(self.forgotten.get(c.seat, []))}

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"insanity_tokens_gone": sorted(self.tokens_gone)}

    def breach(self, game: Game) -> str:
        return "" if all(LOWEST <= level <= HIGHEST for level in self.levels) else f"insanity {self.levels}"

    def tokens(self) -> list[str]:
        return self.tokens_gone

    def action_cards(self, c: Crew) -> list[str]:
        return self.forgotten.get(c.seat, [])


def insanity_of(game: Game, me: Crew) -> int:
    """The level of a character, from 1 to 5 (VOI-INS-01)."""
    return Insanity.of(game).levels[me.seat]


def insanity_token(game: Game, me: Crew) -> str:
    """The token in the colour of a character (VOI-SETUP-08)."""
    return INSANITY_TOKENS[game.content.characters[me.character].colour]


def raise_insanity(game: Game, me: Crew) -> Flow[None]:
    """One level up; whoever is at the highest dies at once (VOI-INS-03)."""
    if not me.active:
        return
    if insanity_of(game, me) == HIGHEST:
        yield from die(game, me, INSANITY)
        return
    move_to(game, me, insanity_of(game, me) + 1)


def can_calm_down(game: Game, me: Crew) -> bool:
    """Whether an arrow leads down from this level (VOI-INS-02, -04)."""
    return insanity_of(game, me) not in (LOWEST, BARRIER)


def calm_down(game: Game, me: Crew) -> None:
    """One level down along the arrows (VOI-ROOM-01, -02)."""
    if can_calm_down(game, me):
        move_to(game, me, insanity_of(game, me) - 1)


def leap_down(game: Game, me: Crew) -> None:
    """One level down where a card says so, over the barrier too, never below the lowest (VOI-INS-04, -05)."""
    move_to(game, me, max(LOWEST, insanity_of(game, me) - 1))


def go_mad(game: Game, me: Crew) -> None:
    """To the highest level at once. It never kills, as an increase may (VOI-INS-06)."""
    move_to(game, me, HIGHEST)


def come_to_senses(game: Game, me: Crew) -> None:
    """Down to the barrier; whoever is lower stays there (VOI-INS-06, VOI-ROOM-07)."""
    move_to(game, me, min(BARRIER, insanity_of(game, me)))


def move_to(game: Game, me: Crew, level: int) -> None:
    levels = Insanity.of(game).levels
    before = levels[me.seat]
    levels[me.seat] = level
    if level != before:
        tell(game, MADDER if level > before else CALMER, me.seat, level)


def forget(game: Game, me: Crew, card: str) -> None:
    """An action card leaves the game, seen by all; whoever calls has taken it from its pile."""
    Insanity.of(game).forgotten.setdefault(me.seat, []).append(card)
    game.reveals += 1
    tell(game, FORGOTTEN, me.seat, card)
