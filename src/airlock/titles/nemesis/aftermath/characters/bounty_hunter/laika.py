"""Laika, the dog of the Bounty Hunter: where she is, how she goes alone, and how she is called back."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew, Figure
from airlock.survival.exploration import (
    QUIET,
    ROOM_EXPLORED,
    TOKEN_REVEALED,
    decide_token,
    token_effect,
    turn_tile,
)
from airlock.survival.noise import danger, roll_noise_at
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import SEAT, SLOT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY

BOUNTY_HUNTER: Final = "bounty_hunter"

LAIKA_GOES: Final = VOCABULARY.event("laika_goes", "AFT-CHAR-06", seat=SEAT, old=SLOT, slot=SLOT)
LAIKA_RETURNS: Final = VOCABULARY.event("laika_returns", "AFT-CHAR-07", seat=SEAT, slot=SLOT)

LAIKA_AWAY: Final = VOCABULARY.reason("laika_away", "AFT-CHAR-06")
LAIKA_HERE: Final = VOCABULARY.reason("laika_here", "AFT-CHAR-06")


class Laika(Part):
    """Where she is. While the Bounty Hunter is in no room, the room she was in last stands for being with her."""

    def __init__(self) -> None:
        self.slot = ""
        # Where the Bounty Hunter was last, and whether Laika came along on the last move.
        self.owner_at = ""
        self.came_along = False
        # The last round in which she could be sent off by the trait.
        self.sent = 0

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("came_along", "owner_at", "sent", "slot")

    def copy(self) -> Laika:
        new = Laika()
        new.slot = self.slot
        new.owner_at = self.owner_at
        new.came_along = self.came_along
        new.sent = self.sent
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.came_along:
            out["came_along"] = self.came_along
        if self.owner_at:
            out["owner_at"] = self.owner_at
        if self.sent:
            out["sent"] = self.sent
        if self.slot:
            out["slot"] = self.slot
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Laika:
        part = game.parts["laika"]
        assert isinstance(part, Laika)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"laika": where(game)}

    def on_leaving(self, game: Game, me: Crew) -> None:
        """She waits with the dead, in case they come back (AFT-CHAR-08, -11)."""
        if me.character == BOUNTY_HUNTER:
            self.slot = self.owner_at

    def breach(self, game: Game) -> str:
        return "" if not self.slot or self.slot in game.rooms else f"Laika is in the unexplored slot {self.slot}"


def owner_of(game: Game) -> Crew | None:
    for c in game.crew:
        if c.character == BOUNTY_HUNTER:
            return c
    return None


def where(game: Game) -> str:
    """The room she is in; empty if she isn't on the board (AFT-CHAR-08, -09)."""
    owner = owner_of(game)
    if owner is None or not owner.active:
        return ""
    part = Laika.of(game)
    return "" if not owner.slot and part.slot == part.owner_at else part.slot


def set_up(game: Game) -> None:
    owner = owner_of(game)
    if owner is not None:
        part = Laika.of(game)
        part.slot = part.owner_at = owner.slot


def follow(game: Game, me: Crew) -> None:
    """Whenever the Bounty Hunter leaves the room where she is, she comes along for free (AFT-CHAR-06)."""
    if me.character != BOUNTY_HUNTER:
        return
    part = Laika.of(game)
    part.came_along = part.slot == part.owner_at
    if part.came_along:
        part.slot = me.slot
    part.owner_at = me.slot


def is_company(game: Game, slot: str, movers: list[Crew]) -> bool:
    """For noise she counts as a character; not for those she arrives with (AFT-CHAR-05)."""
    if where(game) != slot:
        return False
    owner = owner_of(game)
    return not (owner in movers and Laika.of(game).came_along)


def call_back(game: Game) -> None:
    owner = owner_of(game)
    if owner is not None:
        part = Laika.of(game)
        part.slot = part.owner_at
        tell(game, LAIKA_RETURNS, owner.seat, part.slot)


def flees(game: Game, figure: Figure) -> None:
    """An intruder in her room without the Bounty Hunter sends her back at once (AFT-CHAR-07)."""
    owner = owner_of(game)
    if owner is not None and where(game) == figure.slot and owner.slot != figure.slot:
        call_back(game)


def goes(game: Game, owner: Crew, slot: str, corridor: str) -> Flow[None]:
    """Alone into a room: she explores it like a character, and makes noise if it was empty (AFT-CHAR-06)."""
    part = Laika.of(game)
    open_chapter(game, LAIKA_GOES, owner.seat, part.slot, slot)
    part.slot = slot
    part.came_along = False
    heard = ""
    if slot not in game.rooms:
        heard = yield from explores(game, owner, slot, corridor)
    if where(game) == slot:
        if game.figures_in(slot) and owner.slot != slot:
            call_back(game)
        elif heard != QUIET and not game.figures_in(slot) and not game.is_occupied(slot):
            yield from roll_noise_at(game, owner, slot)
    close_chapter(game)


def explores(game: Game, owner: Crew, slot: str, corridor: str) -> Flow[str]:
    """Silence is never danger for her, slime does nothing, a door is closed behind her."""
    room = turn_tile(game, slot)
    tell(game, ROOM_EXPLORED, owner.seat, slot, room)
    token = decide_token(game, slot)
    del game.tokens[slot]
    game.tokens_known.pop(slot, None)
    effect, items = game.content.exploration[token]
    tell(game, TOKEN_REVEALED, slot, effect, items)
    if game.content.rooms[room].searchable:
        game.items_left[slot] = game.mode.item_counter(items)
    if effect == "silence":
        return QUIET
    if effect == "danger":
        yield from danger(game, slot)
        return QUIET
    if effect == "slime":
        return ""
    return (yield from token_effect(game, [owner], slot, corridor, effect, False))
