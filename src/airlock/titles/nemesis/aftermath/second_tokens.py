"""Aftermath exploration tokens: one more on every room of the ship, revealed by whoever enters first (AFT-EXPL)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.kernel.vocabulary import Vocabulary
from airlock.kernel.zones import knows
from airlock.survival.content import Content
from airlock.survival.crew import CARCASS, EGG, UNKNOWN_CORPSE, Crew
from airlock.survival.doors import close_door
from airlock.survival.exploration import QUIET, get_slime
from airlock.survival.figures import put_figure
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.markers import place_fire
from airlock.survival.noise import danger
from airlock.survival.parts import Part, Unordered
from airlock.survival.secrets import redecide
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell_only
from airlock.survival.vocabulary import EFFECT_NAME, SEAT, SLOT
from airlock.titles.nemesis.intruders import LARVA
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

LOCKDOWN: Final = "lockdown"
DANGER: Final = "danger"
EGG_FOUND: Final = "egg"
SLIMED_ROOM: Final = "slimed_room"
LARVA_FOUND: Final = "larva"
FIRE: Final = "fire"
CARCASS_FOUND: Final = "carcass"
CORPSE_FOUND: Final = "corpse"
# Which kinds there are, and how many of each.
KINDS: Final = {
    LOCKDOWN: 4,
    DANGER: 3,
    EGG_FOUND: 2,
    SLIMED_ROOM: 2,
    LARVA_FOUND: 3,
    FIRE: 3,
    CARCASS_FOUND: 3,
    CORPSE_FOUND: 3,
}
TOKENS: Final = [kind for kind, n in KINDS.items() for _ in range(n)]

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
REVEALED: Final = VOCABULARY.event("second_token", "AFT-EXPL-01", seat=SEAT, slot=SLOT, effect=EFFECT_NAME)
SAW_SECOND: Final = VOCABULARY.event("saw_second_token", "AFT-EXPL-11", seat=SEAT, slot=SLOT, effect=EFFECT_NAME)


TOKENS_CONTENT: Final = Content(objects=[UNKNOWN_CORPSE], speaks=[VOCABULARY])


class SecondTokens(Part):
    """Where such tokens lie facedown, and what came of the others. Nobody knows a facedown one (AFT-EXPL-11)."""

    def __init__(self) -> None:
        self.pool: Unordered = TOKENS[:]
        self.facedown: Unordered = []
        # Those that somebody has looked at, with the mask of who.
        self.seen: dict[str, str] = {}
        self.known: dict[str, int] = {}
        # Rooms where a slimed room token lies open for good.
        self.slimed: Unordered = []
        self.discarded: Unordered = []
        # How many somebody has revealed, by seats.
        self.by_seat: dict[int, int] = {}

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("by_seat", "discarded", "facedown", "known", "pool", "seen", "slimed")

    def copy(self) -> SecondTokens:
        new = SecondTokens()
        new.pool = self.pool[:]
        new.facedown = self.facedown[:]
        new.seen = self.seen.copy()
        new.known = self.known.copy()
        new.slimed = self.slimed[:]
        new.discarded = self.discarded[:]
        new.by_seat = self.by_seat.copy()
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.by_seat:
            out["by_seat"] = sorted(self.by_seat.items())
        if self.discarded:
            out["discarded"] = sorted(self.discarded)
        if self.facedown:
            out["facedown"] = sorted(self.facedown)
        if self.known:
            out["known"] = sorted(self.known.items())
        out["pool"] = sorted(self.pool)
        if self.seen:
            out["seen"] = sorted(self.seen.items())
        if self.slimed:
            out["slimed"] = sorted(self.slimed)
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> SecondTokens:
        part = game.parts["second_tokens"]
        assert isinstance(part, SecondTokens)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {
            "second_tokens": {
                "facedown": [slot for slot in game.map.by_number if slot in self.facedown],
                "slimed": [slot for slot in game.map.by_number if slot in self.slimed],
                "revealed": {str(c.seat): self.by_seat.get(c.seat, 0) for c in game.crew},
            }
        }

    def looked(self, game: Game) -> dict[str, object]:
        masks = {slot: self.known.get(slot, 0) for slot in game.map.by_number if slot in self.seen}
        return {"second_tokens": {s: [c.seat for c in game.crew if knows(m, c.seat)] for s, m in masks.items()}}

    def notes(self, game: Game, seat: int) -> dict[str, object]:
        seen = [slot for slot in game.map.by_number if slot in self.seen and knows(self.known.get(slot, 0), seat)]
        return {"second_tokens": {slot: self.seen[slot] for slot in seen}}

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:
        redecide(self.seen, self.known, seat, fate, lambda slot: self.pool)

    def breach(self, game: Game) -> str:
        have = sorted([*self.pool, *self.seen.values(), *self.discarded, *(SLIMED_ROOM for _ in self.slimed)])
        if have != sorted(TOKENS):
            return f"{len(have)} tokens of {len(TOKENS)}"
        hidden = len(self.facedown) - len(self.seen)
        if hidden > len(self.pool) or not set(self.seen) <= set(self.facedown):
            return f"{len(self.facedown)} tokens lie facedown, {len(self.pool)} are left for them"
        return "" if len(set(self.facedown)) == len(self.facedown) else "two tokens in one room"


def lay_out_tokens(game: Game) -> None:
    """One on every room of the ship, none on the shuttle (AFT-EPISETUP-13, AFT-RESSETUP-06)."""
    SecondTokens.of(game).facedown = [slot for slot in game.map.by_number if slot not in game.map.docked]


def has_token(game: Game, slot: str) -> bool:
    part = SecondTokens.of(game)
    return slot in part.facedown or slot in part.slimed


def decide(game: Game, slot: str) -> str:
    part = SecondTokens.of(game)
    if slot not in part.seen:
        part.seen[slot] = game.fate.draw(f"second:{slot}", part.pool)
    return part.seen[slot]


def look_at(game: Game, me: Crew, slot: str, mask: int) -> None:
    """It stays facedown; these eyes know it now (AFT-EXPL-11)."""
    part = SecondTokens.of(game)
    part.known[slot] = part.known.get(slot, 0) | mask
    tell_only(game, mask, SAW_SECOND, me.seat, slot, decide(game, slot))


def reveal(game: Game, leader: Crew, movers: list[Crew], slot: str, corridor: str, muffled: bool) -> Flow[str]:
    """Turn the token of a room and resolve it; an open slimed room works every time (AFT-EXPL-01, -05).

    A companion that goes alone is nobody whom slime could stick to: then there are no movers.
    """
    part = SecondTokens.of(game)
    if slot in part.slimed:
        for me in movers:
            get_slime(game, me)
        return ""
    token = decide(game, slot)
    part.facedown.remove(slot)
    del part.seen[slot]
    part.known.pop(slot, None)
    (part.slimed if token == SLIMED_ROOM else part.discarded).append(slot if token == SLIMED_ROOM else token)
    part.by_seat[leader.seat] = part.by_seat.get(leader.seat, 0) + 1
    game.reveals += 1
    open_chapter(game, REVEALED, leader.seat, slot, token)
    heard = yield from resolve(game, leader, movers, slot, corridor, token, muffled)
    close_chapter(game)
    return heard


def resolve(
    game: Game, leader: Crew, movers: list[Crew], slot: str, corridor: str, token: str, muffled: bool
) -> Flow[str]:
    """What a kind of token does; QUIET if no noise roll follows (AFT-EXPL-02 to -10)."""
    if token == LOCKDOWN:
        for each in game.map.corridors_of[slot]:
            if each != corridor:
                yield from close_door(game, leader.seat, each, spared=game.map.corridors_of[slot])
    elif token == DANGER:
        if muffled:
            # Going carefully cancels it (AFT-EXPL-12).
            return ""
        yield from danger(game, slot)
        return QUIET
    elif token == EGG_FOUND:
        if eggs_in_supply(game) > 0:
            game.objects.setdefault(slot, []).append(EGG)
    elif token == SLIMED_ROOM:
        for me in movers:
            get_slime(game, me)
    elif token == LARVA_FOUND:
        yield from put_figure(game, LARVA, slot)
        return QUIET
    elif token == FIRE:
        place_fire(game, slot)
    else:
        game.objects.setdefault(slot, []).append(CARCASS if token == CARCASS_FOUND else UNKNOWN_CORPSE)
    return ""
