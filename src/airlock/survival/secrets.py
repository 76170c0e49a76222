"""What a seat can't know, declared once: piles whose cards may change places, and single facts that are decided anew."""

from __future__ import annotations

from collections.abc import Callable

from airlock.kernel.deck import Deck
from airlock.kernel.fate import Fate
from airlock.kernel.zones import NOBODY, Pile, Zone, knows, redeal
from airlock.survival.looking import DAMAGED, WORKING
from airlock.survival.state import CLEAN, INFECTED, Game, is_contamination


def zones(game: Game) -> list[Zone]:
    """All hidden piles. Whose cards can be where follows from their backs: the owner of a deck, the colour of an item."""
    items = game.content.items
    return [
        Zone("cards", action_piles),
        Zone("items", item_piles, lambda item: items[item].colour),
        Zone("events", lambda g: [*deck_piles(g.events, "event"), *looked_at(g, "event")]),
        Zone("attacks", lambda g: [*deck_piles(g.attacks, "attack"), *looked_at(g, "attack")]),
        Zone("tokens", lambda g: [Pile(g.bag, "token"), Pile(g.supply, "token")], game.species.type_of),
        Zone("intruder_cards", intruder_piles),
        Zone("objectives", objective_piles, lambda o: game.content.objectives[o].kind),
    ]


def deck_piles(deck: Deck, pool: str) -> list[Pile]:
    return [
        Pile(deck.middle, pool),
        Pile(deck.top, pool, NOBODY, deck.top_known),
        Pile(deck.bottom, pool, NOBODY, deck.bottom_known),
    ]


def looked_at(game: Game, pool: str) -> list[Pile]:
    """Cards of the attack or event deck that the intruder player is choosing from."""
    cards = game.intruder_looking
    here = bool(cards) and (cards[0] in game.content.events) == (pool == "event")
    return [Pile(cards, pool, 1 << game.intruder_seat)] if here else []


def hand_mask(game: Game, owner: int) -> int:
    """Who sees a hand or inventory: its owner, or everybody if the crew plays with open hands."""
    return -1 if game.mode.open_hands() else 1 << owner


def action_piles(game: Game) -> list[Pile]:
    """Hands and decks: the split between the two is what others don't know (NEM-VIS-01)."""
    piles = []
    for c in game.crew:
        pool = f"action:{c.seat}"
        if c.owes:
            c.hand.sort(key=is_contamination)
        piles.append(Pile(c.hand, pool, hand_mask(game, c.seat), None, can_still_pay(c.owes)))
        piles += deck_piles(c.deck, pool)
    return piles


def can_still_pay(owes: int) -> Callable[[int, str], bool] | None:
    """Everybody knows that an announced action can be paid for: that many cards in the hand are action cards."""

    def accepts(index: int, card: str) -> bool:
        return index >= owes or not is_contamination(card)

    return accepts if owes else None


def item_piles(game: Game) -> list[Pile]:
    """Inventories show their backs; what was buried or lost may be anything of that back (NEM-VIS-07, -10, -11)."""
    items = game.content.items
    piles = []
    for c in game.crew:
        mask = hand_mask(game, c.seat)
        piles.append(Pile(c.inventory, "item", mask, None, lambda _, item: not items[item].heavy))
        piles.append(Pile(c.offer, "item", mask | game.offered_to(c), None, lambda _, item: not items[item].heavy))
        piles.append(Pile(c.looking, "item", mask))
    for deck in game.items.values():
        piles += deck_piles(deck, "item")
    piles.append(Pile(game.items_removed, "item", NOBODY, game.items_removed_known))
    return piles


def intruder_piles(game: Game) -> list[Pile]:
    seat = game.intruder_seat
    mask = 1 << seat if seat >= 0 else NOBODY
    return [Pile(game.intruder_hand, "intruder", mask), *deck_piles(game.intruder_deck, "intruder")]


def objective_piles(game: Game) -> list[Pile]:
    """What was dealt and what went back to the box, apart from what somebody looked at (NEM-CREW-06, -07)."""
    piles = []
    for c in game.crew:
        known = [c.mask | mask_of_seen(game, c.seat, o) for o in c.dealt]
        piles.append(Pile(c.dealt, "objective", NOBODY, known))
    piles += [Pile(pool, "objective") for pool in game.objective_pools.values()]
    return piles


def mask_of_seen(game: Game, owner: int, objective: str) -> int:
    mask = 0
    for seat, whose, what in game.objectives_seen:
        if whose == owner and what == objective:
            mask |= 1 << seat
    return mask


def determinize(game: Game, seat: int, fate: Fate) -> None:
    """Deal anew, in place, everything this seat can't know."""
    rescan(game, seat, fate)
    redeal(zones(game), game, seat, fate)
    for c in game.crew:
        # Which of the two objectives somebody kept is their secret.
        if c.seat != seat and c.kept >= 0 and len(c.dealt) == 2:
            c.kept = fate.below(2)
    redecide(game.tiles, game.tiles_known, seat, fate, lambda slot: game.tile_pools[game.map.slots[slot].kind])
    redecide(game.tokens, game.tokens_known, seat, fate, lambda slot: game.token_pool)
    if game.coordinates and not knows(game.coordinates_known, seat):
        game.coordinates_pool.append(game.coordinates)
        fate.shuffle(game.coordinates_pool)
        game.coordinates = game.coordinates_pool.pop()
    for n in range(len(game.engines)):
        if game.engines[n] and not knows(game.engines_known[n], seat):
            game.engines[n] = (WORKING, DAMAGED)[fate.below(2)]


def redecide(
    decided: dict[str, str], known: dict[str, int], seat: int, fate: Fate, pool_of: Callable[[str], list[str]]
) -> None:
    """Facts about places: what others saw but this seat didn't could be anything left in the pool."""
    for place in decided:
        if not knows(known.get(place, 0), seat):
            pool = pool_of(place)
            pool.append(decided[place])
            fate.shuffle(pool)
            decided[place] = pool.pop()


def rescan(game: Game, seat: int, fate: Fate) -> None:
    """The scan results of others are theirs: they could be any of those still undecided (NEM-VIS-05)."""
    for c in game.crew:
        if c.seat != seat:
            for pile in (c.hand, c.deck.middle, c.discard):
                for i, card in enumerate(pile):
                    if card in (INFECTED, CLEAN):
                        game.scans.append(card)
                        j = fate.below(len(game.scans))
                        pile[i] = game.scans[j]
                        game.scans[j] = game.scans[-1]
                        game.scans.pop()
