"""What a seat can't know, declared once: piles whose cards may change places, and facts that are decided again."""

from __future__ import annotations

from collections.abc import Callable

from airlock.kernel.deck import Deck
from airlock.kernel.fate import Fate
from airlock.kernel.zones import EVERYBODY, NOBODY, Pile, Zone, knows, redeal
from airlock.survival.cards import public_face
from airlock.survival.crew import CLEAN, INFECTED, Crew, is_contamination
from airlock.survival.state import Game


def zones(game: Game) -> list[Zone]:
    """All hidden piles. What can be where follows from the backs: the owner of a deck, the colour of an item."""
    items = game.content.items
    return [
        Zone("cards", action_piles),
        Zone("items", item_piles, lambda item: items[item].colour),
        Zone("events", lambda g: deck_piles(g.events, "event")),
        Zone("attacks", lambda g: deck_piles(g.attacks, "attack")),
        Zone("tokens", lambda g: [Pile(g.bag, "token"), Pile(g.supply, "token")], game.species.type_of),
        Zone("objectives", objective_piles, lambda o: game.content.objectives[o].kind),
        *(zone for part in game.parts.values() for zone in part.zones(game)),
    ]


def deck_piles(deck: Deck, pool: str) -> list[Pile]:
    return [
        Pile(deck.middle, pool),
        Pile(deck.top, pool, NOBODY, deck.top_known),
        Pile(deck.bottom, pool, NOBODY, deck.bottom_known),
    ]


def hand_mask(game: Game, owner: int) -> int:
    """Who sees a hand or inventory: its owner, or everybody if the crew plays with open hands."""
    return -1 if game.mode.open_hands() else 1 << owner


def action_piles(game: Game) -> list[Pile]:
    """Hands and decks: the split between the two is what others don't know (NEM-VIS-01)."""
    piles = []
    for c in game.crew:
        pool = f"action:{c.seat}"
        shown = announced_in(c, c.hand)
        piles.append(Pile(c.hand, pool, hand_mask(game, c.seat), shown, can_still_pay(c, shown)))
        piles += deck_piles(c.deck, pool)
    return piles


def announced_in(c: Crew, cards: list[str]) -> list[int]:
    """Cards that were announced and have not been discarded yet are known to everybody (NEM-ACT-32)."""
    shown = c.announced[:]
    known = []
    for card in cards:
        # Of contamination no more is ever known than that it is some.
        face = public_face(card)
        known.append(EVERYBODY if face in shown else NOBODY)
        if face in shown:
            shown.remove(face)
    return known


def can_still_pay(c: Crew, shown: list[int]) -> Callable[[int, str], bool] | None:
    """Everybody knows that an announced action can be paid for: that many other cards in the hand are action cards."""
    paying = [i for i, card in enumerate(c.hand) if not shown[i] and not is_contamination(card)][: c.owes]

    def accepts(index: int, card: str) -> bool:
        return index not in paying or not is_contamination(card)

    return accepts if paying else None


def item_piles(game: Game) -> list[Pile]:
    """Inventories show their backs; what was buried or lost may be anything of that back (NEM-VIS-07, -10, -11)."""
    items = game.content.items
    piles = []
    for c in game.crew:
        mask = hand_mask(game, c.seat)
        # What was announced and is used up by now is not there a second time: that one would count as shown.
        gone = [item for item in c.announced if item not in c.inventory]
        piles.append(Pile(c.inventory, "item", mask, announced_in(c, c.inventory), is_small(game, gone)))
        piles.append(Pile(c.offer, "item", mask | game.offered_to(c), None, lambda _, item: not items[item].heavy))
        piles.append(Pile(c.looking, "item", mask))
        # Everybody sees that hands are too full for it, so it is a heavy one.
        piles.append(Pile(c.taking, "item", mask, None, lambda _, item: items[item].heavy))
    for deck in game.items.values():
        piles += deck_piles(deck, "item")
    piles.append(Pile(game.items_removed, "item", NOBODY, game.items_removed_known))
    return piles


def is_small(game: Game, gone: list[str]) -> Callable[[int, str], bool]:
    """What an inventory can hold."""
    items = game.content.items
    return lambda _, item: not items[item].heavy and item not in gone


def objective_piles(game: Game) -> list[Pile]:
    """What was dealt and what went back to the box, apart from what somebody looked at (NEM-CREW-06, -07)."""
    piles = []
    for c in game.crew:
        known = [c.mask | seen_by(game, c.seat, which) for which in range(len(c.dealt))]
        piles.append(Pile(c.dealt, "objective", NOBODY, known))
    piles += [Pile(pool, "objective") for pool in game.objective_pools.values()]
    return piles


def seen_by(game: Game, owner: int, which: int) -> int:
    """Who looked at this one of a player's two objectives."""
    mask = 0
    for looker, whose, seen, _ in game.objectives_seen:
        if whose == owner and seen == which:
            mask |= 1 << looker
    return mask


def knows_choice(game: Game, seat: int, owner: int) -> bool:
    """Whether a seat looked at the objective that a player had kept."""
    return seat == owner or any(s == seat and o == owner and kept for s, o, _, kept in game.objectives_seen)


def determinize(game: Game, seat: int, fate: Fate) -> None:
    """Redeal, in place, everything this seat can't know, going by nothing but what it knows.

    So everything hidden is put in order before it is mixed: what comes must not depend on what was there.
    """
    for c in game.crew:
        if c.seat != seat:
            order_hidden(game, c)
    rescan(game, seat, fate)
    redeal(zones(game), game, seat, fate)
    for c in game.crew:
        # Which of the two objectives somebody kept is their secret.
        if c.kept >= 0 and len(c.dealt) == 2 and not knows_choice(game, seat, c.seat):
            c.kept = fate.below(2)
    redecide(game.tiles, game.tiles_known, seat, fate, lambda slot: game.tile_pools[game.map.slots[slot].kind])
    redecide(game.tokens, game.tokens_known, seat, fate, lambda slot: game.token_pool)
    for part in game.parts.values():
        part.redecide(game, seat, fate)


def order_hidden(game: Game, c: Crew) -> None:
    """Hand and inventory by what everybody knows of each card: only their faces are left to differ."""
    colour = {item: game.content.items[item].colour for item in c.inventory}
    shown = announced_in(c, c.hand)
    places = sorted(range(len(shown)), key=lambda i: (shown[i] == NOBODY, is_contamination(c.hand[i]), c.hand[i]))
    c.hand[:] = [c.hand[i] for i in places]
    shown = announced_in(c, c.inventory)
    places = sorted(range(len(shown)), key=lambda i: (shown[i] == NOBODY, colour[c.inventory[i]], c.inventory[i]))
    c.inventory[:] = [c.inventory[i] for i in places]


def redecide(
    decided: dict[str, str], known: dict[str, int], seat: int, fate: Fate, pool_of: Callable[[str], list[str]]
) -> None:
    """Facts about places: what others saw but this seat didn't could be anything left in the pool."""
    unknown = [place for place, what in decided.items() if what and not knows(known.get(place, 0), seat)]
    # All go back before any is dealt: two of them may have changed places.
    for place in unknown:
        pool_of(place).append(decided[place])
    for place in unknown:
        pool = pool_of(place)
        pool.sort()
        fate.shuffle(pool)
        decided[place] = pool.pop()


def rescan(game: Game, seat: int, fate: Fate) -> None:
    """The scan results of others are theirs: they could be any of those still undecided (NEM-VIS-05)."""
    scanned: list[tuple[list[str], int]] = []
    for c in game.crew:
        if c.seat != seat:
            for pile in (c.hand, c.deck.middle, c.deck.top, c.deck.bottom, c.discard):
                scanned += [(pile, i) for i, card in enumerate(pile) if card in (INFECTED, CLEAN)]
    game.scans += [pile[i] for pile, i in scanned]
    game.scans.sort()
    fate.shuffle(game.scans)
    for pile, i in scanned:
        pile[i] = game.scans.pop()
