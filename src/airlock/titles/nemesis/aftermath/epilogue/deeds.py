"""What people have done in an Epilogue, as far as somebody may win by it, and who has taken the lucrative offer."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew, Figure
from airlock.survival.parts import Part
from airlock.survival.state import Game

NOBODY: Final = -1


class Deeds(Part):
    """For all to see, like the deeds themselves."""

    def __init__(self) -> None:
        # Types of intruders that a seat killed by an action of its own, and how many malfunctions it repaired.
        self.kills: dict[int, list[str]] = {}
        self.repairs: dict[int, int] = {}
        # Who was in the main room or gone when the last event phase began.
        self.first_aboard: list[int] = []
        # Who was on the shuttle when it left.
        self.departed: list[int] = []
        # Who has taken the lucrative offer.
        self.offer = NOBODY
        # How many tokens of the ship were still facedown at the end.
        self.unrevealed = 0

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("departed", "first_aboard", "kills", "offer", "repairs", "unrevealed")

    def copy(self) -> Deeds:
        new = Deeds()
        new.kills = {key: each[:] for key, each in self.kills.items()}
        new.repairs = self.repairs.copy()
        new.first_aboard = self.first_aboard[:]
        new.departed = self.departed[:]
        new.offer = self.offer
        new.unrevealed = self.unrevealed
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.departed:
            out["departed"] = self.departed
        if self.first_aboard:
            out["first_aboard"] = self.first_aboard
        if kills := [(key, each) for key, each in sorted(self.kills.items()) if each]:
            out["kills"] = kills
        if self.offer != NOBODY:
            out["offer"] = self.offer
        if self.repairs:
            out["repairs"] = sorted(self.repairs.items())
        if self.unrevealed:
            out["unrevealed"] = self.unrevealed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Deeds:
        part = game.parts["deeds"]
        assert isinstance(part, Deeds)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"offer": self.offer, "first_aboard": self.first_aboard[:]}

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"kills": self.kills.get(c.seat, [])[:], "repairs": self.repairs.get(c.seat, 0)}

    def on_killed(self, game: Game, f: Figure) -> None:
        """Neither fire nor a turret acts for anybody: then nobody is acting."""
        if game.acting >= 0:
            self.kills.setdefault(game.acting, []).append(f.kind)

    def on_repaired(self, game: Game, slot: str) -> None:
        if game.acting >= 0:
            self.repairs[game.acting] = self.repairs.get(game.acting, 0) + 1
