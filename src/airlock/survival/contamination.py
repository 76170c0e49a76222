"""Contamination cards: gaining and scanning. Whether one is infected is decided when it is scanned."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED, Crew, is_contamination
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import NUMBER, SEAT, VOCABULARY

CONTAMINATED: Final = VOCABULARY.event("contaminated", "NEM-CONT-01", seat=SEAT)
SCANNED: Final = VOCABULARY.event("scanned", "NEM-VIS-05", seat=SEAT)
SCAN_RESULT: Final = VOCABULARY.event("scan_result", "NEM-CONT-04", seat=SEAT, infected=NUMBER, clean=NUMBER)
CARDS_REMOVED: Final = VOCABULARY.event("contamination_removed", "NEM-CONT-08", seat=SEAT, cards=NUMBER)

NO_SCAN: Final = VOCABULARY.option("no_scan")
SCAN: Final = VOCABULARY.option("scan")
ASK_SCAN_HAND: Final = VOCABULARY.prompt("scan_hand")


def contaminate(game: Game, me: Crew) -> Flow[None]:
    """The top card of the contamination deck onto one's own discard pile, if one is left (NEM-CONT-01)."""
    yield from ()
    if not game.contamination_left:
        game.species.refill_contamination(game)
    if game.contamination_left and me.active:
        game.contamination_left -= 1
        me.discard.append(CONTAMINATION)
        tell(game, CONTAMINATED, me.seat)


def scan(game: Game, card: str) -> str:
    """What a contamination card turns out to be; unscanned ones are decided now."""
    return game.fate.draw("scan", game.scans) if card == CONTAMINATION else card


def scan_pile(game: Game, pile: list[str]) -> tuple[int, int]:
    """Scan every contamination card of a pile in place; how many are infected and how many are not."""
    infected = clean = 0
    for i, card in enumerate(pile):
        if is_contamination(card):
            pile[i] = scan(game, card)
            if pile[i] == INFECTED:
                infected += 1
            else:
                clean += 1
    return infected, clean


def remove_from(game: Game, me: Crew, pile: list[str], which: str) -> int:
    """Take scanned cards out of the game for good (NEM-CONT-08)."""
    n = pile.count(which)
    pile[:] = [card for card in pile if card != which]
    game.contamination_removed += n
    return n


def tell_scan(game: Game, me: Crew, infected: int, clean: int) -> None:
    """That somebody scans is public, the result is not: nor is how many infected cards stay (NEM-VIS-05, -06)."""
    game.reveals += 1
    tell(game, SCANNED, me.seat)
    tell_only(game, me.mask, SCAN_RESULT, me.seat, infected, clean)


def scan_hand(game: Game, me: Crew) -> Flow[None]:
    """Scan the hand, remove what is clean; infected cards stay and infect, several of them once (NEM-CONT-05, -07)."""
    infected, clean = scan_pile(game, me.hand)
    tell_scan(game, me, infected, clean)
    removed = remove_from(game, me, me.hand, CLEAN)
    if removed:
        tell(game, CARDS_REMOVED, me.seat, removed)
    if infected:
        yield from game.species.infect(game, me)


def has_contamination_in_hand(me: Crew) -> bool:
    return any(is_contamination(card) for card in me.hand)


def may_scan_hand(game: Game, me: Crew) -> Flow[None]:
    """The owner may scan the hand, all or nothing, decided before (NEM-ROOM-CANTEEN-02).

    Asked and shown whatever is in the hand: the question itself must not tell the others (NEM-VIS-22).
    """
    if not me.hand:
        return

    def options() -> list[Option]:
        return [NO_SCAN, SCAN] if has_contamination_in_hand(me) else [NO_SCAN]

    answer = yield ask(me.seat, ASK_SCAN_HAND, options, show=True, rule="NEM-ROOM-CANTEEN-02")
    if answer.verb == "scan":
        yield from scan_hand(game, me)


def has_contamination(me: Crew) -> bool:
    """In hand, action deck or discard pile."""
    return any(is_contamination(card) for card in me.hand + me.deck.cards() + me.discard)


def purge(game: Game, me: Crew) -> None:
    """Scan everything a player has and remove all infected cards, without infection (NEM-ROOM-SURGERY-01)."""
    me.deck.shuffle_in([])
    infected = clean = removed = 0
    for pile in (me.hand, me.deck.middle, me.discard):
        i, c = scan_pile(game, pile)
        infected += i
        clean += c
        removed += remove_from(game, me, pile, INFECTED)
    tell_scan(game, me, infected, clean)
    if removed:
        tell(game, CARDS_REMOVED, me.seat, removed)
