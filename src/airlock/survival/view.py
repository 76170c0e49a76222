"""What a seat sees, built up from nothing field by field: what nobody mentions here can't leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.kernel.deck import Deck
from airlock.kernel.zones import EVERYBODY, Pile, knows, seen
from airlock.survival.cards import public_face
from airlock.survival.combat import capacity
from airlock.survival.crew import Crew, Figure, Held
from airlock.survival.rounds import hand_limit
from airlock.survival.secrets import hand_mask
from airlock.survival.state import Game


def view(game: Game, seat: int) -> dict[str, object]:
    """Everything this seat may know; -1 is a spectator."""
    return {name: make(game, seat) for name, make in CORE.items()} | of_parts(game, seat)


def of_parts(game: Game, seat: int) -> dict[str, object]:
    """What the parts of the state add to the view,"""
    return {name: shown for part in game.parts.values() for name, shown in part.view(game, seat).items()}


def board_of_parts(game: Game, c: Crew, seat: int) -> dict[str, object]:
    """to a player's board,"""
    return {name: shown for part in game.parts.values() for name, shown in part.board(game, c).items()}


def looked_of_parts(game: Game, seat: int) -> dict[str, object]:
    """to who looked at what,"""
    return {name: shown for part in game.parts.values() for name, shown in part.looked(game).items()}


def notes_of_parts(game: Game, seat: int) -> dict[str, object]:
    """and to the notes of a seat."""
    return {name: shown for part in game.parts.values() for name, shown in part.notes(game, seat).items()}


def mode(game: Game, seat: int) -> str:
    return game.mode.id


def species(game: Game, seat: int) -> str:
    return game.species.id


def rooms(game: Game) -> list[dict[str, object]]:
    """Slot by slot the explored room, or the tile if it lies face up."""
    explored, objects, items = game.rooms, game.objects, game.items_left
    fire, malfunction, tiles, seen_by = game.fire, game.malfunction, game.tiles, game.tiles_known
    out: list[dict[str, object]] = []
    for slot in game.map.by_number:
        known = slot in explored
        tile = explored[slot] if known else tiles[slot] if slot in tiles and seen_by[slot] == EVERYBODY else ""
        out.append(
            {
                "slot": slot,
                "room": tile,
                "explored": known,
                "items": items.get(slot, 0),
                "fire": slot in fire,
                "malfunction": slot in malfunction,
                "objects": sorted(objects[slot]) if slot in objects else [],
            }
        )
    return out


def figure(f: Figure) -> dict[str, object]:
    return {"figure": f.name, "kind": f.kind, "slot": f.slot, "injuries": f.injuries}


def intruders(game: Game) -> dict[str, object]:
    """The intruder board and the bag: types are public, numbers in the bag are not (NEM-VIS-17)."""
    types = [game.species.type_of(token) for token in game.bag]
    return {
        "eggs": game.eggs,
        "nest_destroyed": game.nest_destroyed,
        "weaknesses": dict(game.weaknesses),
        "bag": {type: types.count(type) for type in sorted(set(types))},
        "first_encounter": game.first_encounter,
        "first_death": game.first_death,
        "queen_killed": game.queen_killed,
    }


def decks(game: Game) -> dict[str, object]:
    """Draw decks by their size, discard piles face up (NEM-SETUP-24)."""
    return {
        "events": len(game.events),
        "event_discard": list(game.event_discard),
        "events_removed": list(game.events_removed),
        "attacks": len(game.attacks),
        "attack_discard": list(game.attack_discard),
        "wounds": len(game.wounds),
        "wound_discard": list(game.wound_discard),
        "items": {colour: len(deck) for colour, deck in game.items.items()},
        "item_discard": {colour: list(pile) for colour, pile in game.item_discard.items()},
        "items_removed": len(game.items_removed),
        "items_spent": list(game.items_spent),
        "crafted": dict(game.crafted),
        "contamination": game.contamination_left,
    }


def crew(game: Game, c: Crew, seat: int) -> dict[str, object]:
    """A player's board."""
    shown = {name: make(game, c, seat) for name, make in board(game, c, seat).items()}
    return shown | board_of_parts(game, c, seat)


def board(game: Game, c: Crew, seat: int) -> dict[str, Callable[[Game, Crew, int], object]]:
    """The parts of a player's board: hand and objectives belong to their owner (NEM-VIS-01, NEM-CREW-07)."""
    if c.seat == seat:
        return OWN_BOARD
    return OPEN_BOARD if knows(hand_mask(game, c.seat), seat) else BOARD


def items_seen(game: Game, items: list[str], mask: int, seat: int) -> list[str]:
    """Items in the order of their backs; those not in the mask see nothing more (NEM-VIS-07)."""
    if not items:
        return []
    cards = game.content.items
    ordered = sorted(items, key=lambda item: (cards[item].colour, item))
    return seen(Pile(ordered, "", mask), seat, lambda item: cards[item].colour)


def held(game: Game, h: Held) -> dict[str, object]:
    """What is in a hand slot is there for all to see (NEM-VIS-09)."""
    return {
        "thing": h.kind,
        "ammo": h.ammo,
        "capacity": capacity(game, h),
        "attached": list(h.attached),
        "tape": h.tape,
    }


def seats_in(mask: int, game: Game) -> list[int]:
    if not mask:
        return []
    return [c.seat for c in game.crew if knows(mask, c.seat)]


def known_places(deck: Deck, game: Game) -> dict[str, object]:
    """Which places of a deck somebody knows."""
    if not deck.top and not deck.bottom:
        return {"top": [], "bottom": []}
    return {
        "top": [seats_in(mask, game) for mask in deck.top_known],
        "bottom": [seats_in(mask, game) for mask in deck.bottom_known],
    }


def tiles_noted(game: Game, seat: int) -> dict[str, str]:
    known = game.tiles_known
    return {s: game.tiles[s] for s in sorted(game.tiles) if knows(known[s], seat) and known[s] != EVERYBODY}


def tokens_noted(game: Game, seat: int) -> dict[str, str]:
    return {s: game.tokens[s] for s in sorted(game.tokens) if knows(game.tokens_known.get(s, 0), seat)}


def objectives_noted(game: Game, seat: int) -> list[list[object]]:
    return [
        [owner, game.crew[owner].dealt[which]] for looker, owner, which, _ in game.objectives_seen if looker == seat
    ]


def cards_noted(game: Game, seat: int) -> dict[str, dict[str, list[str]]]:
    return {
        "events": known_cards(game.events, seat),
        "attacks": known_cards(game.attacks, seat),
        **{colour: known_cards(deck, seat) for colour, deck in game.items.items()},
    }


def known_cards(deck: Deck, seat: int) -> dict[str, list[str]]:
    if not deck.top and not deck.bottom:
        return {"top": [], "bottom": []}
    return {
        "top": [card if knows(mask, seat) else "" for card, mask in zip(deck.top, deck.top_known)],
        "bottom": [card if knows(mask, seat) else "" for card, mask in zip(deck.bottom, deck.bottom_known)],
    }


# The view of the core, entry by entry: whoever looks at a few of them only needs no more.
CORE: Final[dict[str, Callable[[Game, int], object]]] = {
    "seat": lambda game, seat: seat,
    "mode": mode,
    "board": lambda game, seat: game.map.id,
    "species": species,
    "round": lambda game, seat: game.round,
    "first_player": lambda game, seat: game.first_player,
    "turn": lambda game, seat: game.turn,
    "actions_left": lambda game, seat: game.actions_left,
    # Nobody else learns of the wish.
    "lingering": lambda game, seat: game.lingering and game.turn == seat,
    "step": lambda game, seat: game.agenda[-1][0] if game.agenda else "",
    "time": lambda game, seat: game.time,
    "rooms": lambda game, seat: rooms(game),
    "noise": lambda game, seat: sorted(game.noise),
    "doors": lambda game, seat: {corridor: game.doors[corridor] for corridor in sorted(game.doors)},
    "airlock": lambda game, seat: game.airlock,
    "figures": lambda game, seat: [figure(f) for f in game.figures],
    "intruders": lambda game, seat: intruders(game),
    "decks": lambda game, seat: decks(game),
    "crew": lambda game, seat: [crew(game, c, seat) for c in game.crew],
    "goals": lambda game, seat: list(game.goals),
    "in_play": lambda game, seat: list(game.in_play),
    "looked": lambda game, seat: (
        {name: make(game, seat) for name, make in LOOKED.items()} | looked_of_parts(game, seat)
    ),
    "notes": lambda game, seat: {name: make(game, seat) for name, make in NOTES.items()} | notes_of_parts(game, seat),
    "end_reason": lambda game, seat: game.end_reason,
    "survivors": lambda game, seat: list(game.survivors),
    "winners": lambda game, seat: list(game.winners),
}

# A player's board as everybody sees it,
BOARD: Final[dict[str, Callable[[Game, Crew, int], object]]] = {
    "seat": lambda game, c, seat: c.seat,
    "number": lambda game, c, seat: c.number,
    "character": lambda game, c, seat: c.character,
    "status": lambda game, c, seat: c.status,
    "slot": lambda game, c, seat: c.slot,
    "passed": lambda game, c, seat: c.passed,
    "cards": lambda game, c, seat: len(c.hand),
    "deck": lambda game, c, seat: len(c.deck),
    "discard": lambda game, c, seat: [public_face(card) for card in c.discard],
    "hands": lambda game, c, seat: [held(game, h) for h in c.hands],
    "inventory": lambda game, c, seat: items_seen(game, c.inventory, hand_mask(game, c.seat), seat),
    "quests": lambda game, c, seat: list(c.quests),
    "light_wounds": lambda game, c, seat: c.light,
    "wounds": lambda game, c, seat: list(c.wounds),
    "dressed": lambda game, c, seat: list(c.dressed),
    "slime": lambda game, c, seat: c.slime,
    "signal": lambda game, c, seat: c.signal,
    "larva": lambda game, c, seat: c.larva,
    "chosen": lambda game, c, seat: c.kept >= 0,
    "hand_limit": lambda game, c, seat: hand_limit(game, c),
    "looking": lambda game, c, seat: len(c.looking),
    "taking": lambda game, c, seat: items_seen(game, c.taking, hand_mask(game, c.seat), seat),
    "offering": lambda game, c, seat: [held(game, h) for h in c.offered_hands],
    "offers": lambda game, c, seat: items_seen(game, c.offer, hand_mask(game, c.seat) | game.offered_to(c), seat),
    "owes": lambda game, c, seat: c.owes,
    "announced": lambda game, c, seat: list(c.announced),
}
# as those see it who play with open hands,
OPEN_BOARD: Final = {**BOARD, "hand": lambda game, c, seat: sorted(public_face(card) for card in c.hand)}
# and as its owner sees it.
OWN_BOARD: Final = {
    **BOARD,
    "discard": lambda game, c, seat: list(c.discard),
    "hand": lambda game, c, seat: sorted(c.hand),
    "looking_at": lambda game, c, seat: list(c.looking),
    "dealt": lambda game, c, seat: list(c.dealt),
    "kept": lambda game, c, seat: c.kept,
}

# Who looked at what: public (NEM-VIS-21).
LOOKED: Final[dict[str, Callable[[Game, int], object]]] = {
    "tiles": lambda game, seat: {
        s: seats_in(game.tiles_known[s], game) for s in sorted(game.tiles_known) if game.tiles_known[s] != EVERYBODY
    },
    "tokens": lambda game, seat: {s: seats_in(game.tokens_known[s], game) for s in sorted(game.tokens_known)},
    "objectives": lambda game, seat: [[looker, owner] for looker, owner, _, _ in game.objectives_seen],
    "decks": lambda game, seat: {
        "events": known_places(game.events, game),
        "attacks": known_places(game.attacks, game),
        **{colour: known_places(deck, game) for colour, deck in game.items.items()},
    },
}
# What this seat's character learned in secret and may remember.
NOTES: Final[dict[str, Callable[[Game, int], object]]] = {
    "tiles": tiles_noted,
    "tokens": tokens_noted,
    "objectives": objectives_noted,
    "decks": cards_noted,
}
