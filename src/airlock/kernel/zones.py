"""What a seat may see, declared once: the view and the redealing for bots both derive from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from airlock.kernel.fate import Fate

NOBODY: Final = 0
# The only mask that spectators are in.
EVERYBODY: Final = -1
# Retries before giving up and leaving the cards.
TRIES: Final = 20


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def knows(mask: int, seat: int) -> bool:
    """Whether a seat is in a mask. A spectator (-1) knows what everybody knows."""
    return mask == EVERYBODY or (seat >= 0 and (mask >> seat) & 1 == 1)


class Pile:
    """Cards that lie face down for somebody.

    `faces` is the live list; `known` tells for each card, or for all, which seats know its face. Cards of one `pool`
    whose backs look the same may change places in the mind of a seat that knows neither. `accepts` bars faces that
    everybody knows can't be at a place (index, face).
    """

    __slots__ = ("accepts", "faces", "known", "mask", "pool")

    def __init__(
        self,
        faces: list[str],
        pool: str,
        mask: int = NOBODY,
        known: list[int] | None = None,
        accepts: Callable[[int, str], bool] | None = None,
    ) -> None:
        self.accepts = accepts
        self.faces = faces
        self.pool = pool
        self.mask = mask
        self.known = known

    def is_known(self, index: int, seat: int) -> bool:
        if knows(self.mask, seat):
            return True
        return self.known is not None and knows(self.known[index], seat)


def no_back(face: str) -> str:
    """All backs look alike."""
    return "card"


class Zone:
    """A kind of hidden place: its piles in a game, and what the back of a card shows."""

    __slots__ = ("back", "name", "piles")

    def __init__(self, name: str, piles: Callable[[Any], list[Pile]], back: Callable[[str], str] = no_back) -> None:
        self.name = name
        self.piles = piles
        self.back = back


def seen(pile: Pile, seat: int, back: Callable[[str], str] = no_back) -> list[str]:
    """The pile through the eyes of a seat: faces it knows, backs otherwise."""
    if knows(pile.mask, seat):
        return pile.faces[:]
    return [face if pile.is_known(i, seat) else back(face) for i, face in enumerate(pile.faces)]


def redeal(zones: list[Zone], game: Any, seat: int, fate: Fate) -> None:
    """Let everything a seat can't tell apart change places, whatever lies where now."""
    # By pool and back. A bot that searches redeals hundreds of times a second, and there are some 180 cards.
    spots: dict[str, dict[str, list[tuple[Pile, int]]]] = {}
    for zone in zones:
        back = zone.back
        for pile in zone.piles(game):
            known = pile.known
            if not pile.faces or knows(pile.mask, seat):
                continue
            of_pool = spots.setdefault(pile.pool, {})
            for i, face in enumerate(pile.faces):
                if known is None or not knows(known[i], seat):
                    of_pool.setdefault(back(face), []).append((pile, i))
    alike = {f"{pool}/{shown}": places for pool, of_pool in spots.items() for shown, places in of_pool.items()}
    for key in sorted(alike):
        places = alike[key]
        for (pile, i), face in zip(places, _dealt(places, fate), strict=True):
            pile.faces[i] = face


def _dealt(places: list[tuple[Pile, int]], fate: Fate) -> list[str]:
    """The faces of these places in a new order that every place accepts."""
    before = [pile.faces[i] for pile, i in places]
    kinds = sorted(set(before))
    choosy = [n for n, (pile, i) in enumerate(places) if pile.accepts is not None and _is_choosy(pile, i, kinds)]
    if not choosy:
        faces = sorted(before)
        fate.shuffle(faces)
        return faces[::-1]
    rest = [n for n in range(len(places)) if n not in choosy]
    for _ in range(TRIES):
        faces = sorted(before)
        fate.shuffle(faces)
        dealt = before[:]
        # Places that don't take everything choose first. One may take what only another could have taken: then deal
        # again. What they leave is mixed again, because they leave more of what they don't take at the front.
        for n in choosy:
            pile, i = places[n]
            at = _first_fit(pile, i, faces)
            if at < 0:
                break
            dealt[n] = faces.pop(at)
        else:
            fate.shuffle(faces)
            for n in rest:
                dealt[n] = faces.pop()
            return dealt
    # What was there always fits.
    return before


def _is_choosy(pile: Pile, index: int, faces: list[str]) -> bool:
    """Whether a place doesn't take all of these faces."""
    return pile.accepts is not None and any(not pile.accepts(index, face) for face in faces)


def _first_fit(pile: Pile, index: int, faces: list[str]) -> int:
    for n, face in enumerate(faces):
        if pile.accepts is None or pile.accepts(index, face):
            return n
    return -1
