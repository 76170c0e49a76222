"""Plays and keeps the matches against other species that are missing here: `python -m tests.saves`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from airlock.bots import Heard, ask_bot, find_bot, let_talk
from airlock.kernel.match import Match, new_match
from airlock.kernel.save import save
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS

FOLDER = Path(__file__).parent / NEMESIS.name


class Kept(NamedTuple):
    """A setting, and who plays it."""

    players: int
    mode: str
    board: str
    bot: str

    @property
    def name(self) -> str:
        return f"{self.players}-{self.mode}-{self.board}-{self.bot}"


KEPT = [
    Kept(1, "solo", "base", "crew"),
    Kept(1, "solo", "alt", "random"),
    Kept(1, "coop", "base", "curious"),
    Kept(2, "semi", "base", "random"),
    Kept(2, "coop", "alt", "crew"),
    Kept(3, "semi", "alt", "curious"),
    Kept(3, "coop", "base", "random"),
    Kept(4, "semi", "base", "crew"),
    Kept(4, "coop", "alt", "curious"),
    Kept(5, "semi", "alt", "crew"),
    Kept(5, "semi", "base", "curious"),
    Kept(5, "coop", "base", "crew"),
]


def played(kept: Kept, species: str, seed: str) -> Match:
    match = new_match(NEMESIS, kept.players, {"mode": kept.mode, "board": kept.board, "species": species}, seed)
    bots = {seat: find_bot(kept.bot)(Random(f"{seed}/{seat}")) for seat in range(kept.players)}
    heard = Heard()
    while not match.over:
        seat = match.pending[0].seat
        match.answer(seat, ask_bot(bots[seat], match, seat, heard).key)
        let_talk(bots, match, heard)
    return match


def main() -> None:
    for species in (species.id for species in SPECIES[1:]):
        for kept in KEPT:
            path = FOLDER / f"{species}-{kept.name}.json"
            if not path.exists():
                # Of a few matches the longest.
                tries = [played(kept, species, f"save/{species}/{kept.name}/{n}") for n in range(5)]
                longest = max(tries, key=lambda match: match.seq)
                path.write_text(save(longest) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
