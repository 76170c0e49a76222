"""What a seat sees, built up from nothing field by field: what nobody mentions here can't leak."""

from __future__ import annotations

from airlock.kernel.deck import Deck
from airlock.kernel.zones import Pile, knows, seen
from airlock.survival.cards import public_face
from airlock.survival.combat import capacity
from airlock.survival.crew import Crew, Held
from airlock.survival.rounds import hand_limit
from airlock.survival.secrets import hand_mask
from airlock.survival.state import Game


def view(game: Game, seat: int) -> dict[str, object]:
    """Everything this seat may know; -1 is a spectator."""
    return {
        "seat": seat,
        "mode": game.mode.id,
        "board": game.map.id,
        "species": game.species.id,
        "round": game.round,
        "first_player": game.first_player,
        "turn": game.turn,
        "actions_left": game.actions_left,
        "step": game.agenda[-1][0] if game.agenda else "",
        "time": game.time,
        "self_destruct": game.self_destruct,
        "destination": game.destination,
        "rooms": [room(game, slot, seat) for slot in game.map.by_number],
        "noise": sorted(game.noise),
        "doors": {corridor: game.doors[corridor] for corridor in sorted(game.doors)},
        "airlock": game.airlock,
        "figures": [{"figure": f.name, "kind": f.kind, "slot": f.slot, "injuries": f.injuries} for f in game.figures],
        "pods": [
            {
                "pod": p.number,
                "section": p.section,
                "locked": p.locked,
                "launched": p.launched,
                "aboard": list(p.aboard),
            }
            for p in game.pods
        ],
        "intruders": intruders(game),
        "decks": decks(game),
        "crew": [crew(game, c, seat) for c in game.crew],
        "goals": list(game.goals),
        "intruder_player": intruder_player(game, seat),
        "in_play": list(game.in_play),
        "looked": looked(game),
        "notes": notes(game, seat),
        "end_reason": game.end_reason,
        "ship_destroyed": game.ship_destroyed,
        "survivors": list(game.survivors),
        "winners": list(game.winners),
    }


def room(game: Game, slot: str, seat: int) -> dict[str, object]:
    """A slot: the explored room, or what this seat knows of the tile."""
    out: dict[str, object] = {
        "slot": slot,
        "room": game.rooms.get(slot, ""),
        "explored": slot in game.rooms,
        "items": game.items_left.get(slot, 0),
        "fire": slot in game.fire,
        "malfunction": slot in game.malfunction,
        "objects": sorted(game.objects_in(slot)),
    }
    if slot not in game.rooms and slot in game.tiles and game.map.slots[slot].faceup:
        out["room"] = game.tiles[slot]
    return out


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
    """A player's board. Hand, inventory and objectives belong to their owner (NEM-VIS-01, -07, NEM-CREW-07)."""
    mask = hand_mask(game, c.seat)
    items = game.content.items
    own = c.seat == seat
    out: dict[str, object] = {
        "seat": c.seat,
        "number": c.number,
        "character": c.character,
        "status": c.status,
        "slot": c.slot,
        "pod": c.pod,
        "passed": c.passed,
        "cards": len(c.hand),
        "deck": len(c.deck),
        "discard": list(c.discard) if own else [public_face(card) for card in c.discard],
        "hands": [held(game, h) for h in c.hands],
        "inventory": seen(
            Pile(sorted(c.inventory, key=lambda i: (items[i].colour, i)), "", mask), seat, lambda i: items[i].colour
        ),
        "quests": list(c.quests),
        "light_wounds": c.light,
        "wounds": list(c.wounds),
        "dressed": list(c.dressed),
        "slime": c.slime,
        "signal": c.signal,
        "larva": c.larva,
        "chosen": c.kept >= 0,
        "hand_limit": hand_limit(game, c),
        "looking": len(c.looking),
        "taking": seen(Pile(list(c.taking), "", mask), seat, lambda i: items[i].colour),
        "offering": [held(game, h) for h in c.offered_hands],
        "offers": seen(
            Pile(sorted(c.offer, key=lambda i: (items[i].colour, i)), "", mask | game.offered_to(c)),
            seat,
            lambda i: items[i].colour,
        ),
        "owes": c.owes,
        "announced": list(c.announced),
    }
    if knows(mask, seat):
        out["hand"] = sorted(c.hand) if own else sorted(public_face(card) for card in c.hand)
    if own:
        out["looking_at"] = list(c.looking)
        out["dealt"] = list(c.dealt)
        out["kept"] = c.kept
    return out


def held(game: Game, h: Held) -> dict[str, object]:
    """What is in a hand slot is there for all to see (NEM-VIS-09)."""
    return {
        "thing": h.kind,
        "ammo": h.ammo,
        "capacity": capacity(game, h),
        "attached": list(h.attached),
        "tape": h.tape,
    }


def intruder_player(game: Game, seat: int) -> dict[str, object]:
    out: dict[str, object] = {
        "seat": game.intruder_seat,
        "ready": game.intruder_ready,
        "cards": len(game.intruder_hand),
        "looking": len(game.intruder_looking),
        "deck": len(game.intruder_deck),
        "discard": list(game.intruder_discard),
    }
    if game.intruder_seat >= 0 and seat == game.intruder_seat:
        out["hand"] = sorted(game.intruder_hand)
        out["looking_at"] = sorted(game.intruder_looking)
    return out


def seats_in(mask: int, game: Game) -> list[int]:
    return [c.seat for c in game.crew if knows(mask, c.seat)]


def looked(game: Game) -> dict[str, object]:
    """Who looked at what: public (NEM-VIS-21)."""
    return {
        "coordinates": seats_in(game.coordinates_known, game),
        "engines": [seats_in(mask, game) for mask in game.engines_known],
        "tiles": {
            s: seats_in(game.tiles_known[s], game) for s in sorted(game.tiles_known) if not game.map.slots[s].faceup
        },
        "tokens": {s: seats_in(game.tokens_known[s], game) for s in sorted(game.tokens_known)},
        "objectives": [[looker, owner] for looker, owner, _, _ in game.objectives_seen],
        "decks": {
            "events": known_places(game.events, game),
            "attacks": known_places(game.attacks, game),
            **{colour: known_places(deck, game) for colour, deck in game.items.items()},
        },
    }


def known_places(deck: Deck, game: Game) -> dict[str, object]:
    """Which places of a deck somebody knows."""
    return {
        "top": [seats_in(mask, game) for mask in deck.top_known],
        "bottom": [seats_in(mask, game) for mask in deck.bottom_known],
    }


def notes(game: Game, seat: int) -> dict[str, object]:
    """What this seat's character learned in secret and may remember."""
    out: dict[str, object] = {}
    if knows(game.coordinates_known, seat):
        out["coordinates"] = game.coordinates
    out["engines"] = [top if knows(mask, seat) else "" for top, mask in zip(game.engines, game.engines_known)]
    out["tiles"] = {
        s: game.tiles[s]
        for s in sorted(game.tiles)
        if knows(game.tiles_known[s], seat) and not game.map.slots[s].faceup
    }
    out["tokens"] = {s: game.tokens[s] for s in sorted(game.tokens) if knows(game.tokens_known[s], seat)}
    out["objectives"] = [
        [owner, game.crew[owner].dealt[which]] for looker, owner, which, _ in game.objectives_seen if looker == seat
    ]
    out["decks"] = {
        "events": known_cards(game.events, seat),
        "attacks": known_cards(game.attacks, seat),
        **{colour: known_cards(deck, seat) for colour, deck in game.items.items()},
    }
    return out


def known_cards(deck: Deck, seat: int) -> dict[str, list[str]]:
    return {
        "top": [card if knows(mask, seat) else "" for card, mask in zip(deck.top, deck.top_known)],
        "bottom": [card if knows(mask, seat) else "" for card, mask in zip(deck.bottom, deck.bottom_known)],
    }
