"""Conservation: nothing appears or vanishes; limits hold."""

from __future__ import annotations

from collections import Counter
from typing import Final

from airlock.kernel.laws import Law
from airlock.survival.crew import ACTIVE, BLUE_CORPSE, Crew, is_contamination, is_object
from airlock.survival.hands import slots_of, slots_used
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.state import Game


def differs(have: Counter[str], want: Counter[str]) -> str:
    if have == want:
        return ""
    more = have - want
    less = want - have
    return f"too many {dict(more)}, missing {dict(less)}"


def action_cards(game: Game) -> str:
    """Every character has the cards of its deck, somewhere."""
    for c in game.crew:
        if c.character:
            have = Counter(card for card in all_cards(c) if not is_contamination(card))
            have.update(card for part in game.parts.values() for card in part.action_cards(c))
            wrong = differs(have, Counter(game.content.characters[c.character].deck))
            if wrong:
                return f"seat {c.seat}: {wrong}"
    return ""


def all_cards(c: Crew) -> list[str]:
    return c.hand + c.deck.cards() + c.discard


def contamination(game: Game) -> str:
    """Given out, left and removed add up; so do the undecided results and the cards they belong to."""
    total = sum(game.content.contamination)
    held = sum(1 for c in game.crew for card in all_cards(c) if is_contamination(card))
    held += sum(part.contamination() for part in game.parts.values())
    if held + game.contamination_left + game.contamination_removed != total:
        return f"{held} held, {game.contamination_left} left, {game.contamination_removed} removed of {total}"
    return ""


def item_cards(game: Game) -> str:
    """Every item card is in exactly one place."""
    content = game.content
    want: Counter[str] = Counter()
    for cards in content.item_decks.values():
        want.update(cards)
    want.update(content.crafted)
    for c in game.crew:
        if c.character:
            sheet = content.characters[c.character]
            want.update([*((sheet.weapon,) if sheet.weapon else ()), *sheet.quests])
            # Handed out when everybody has a character.
            want.update(sheet.gear if all(other.character for other in game.crew) else ())
    have: Counter[str] = Counter(game.items_removed + game.items_spent)
    have.update(game.crafted)
    for deck in game.items.values():
        have.update(deck.cards())
    for pile in game.item_discard.values():
        have.update(pile)
    for c in game.crew:
        have.update(c.inventory + c.quests + c.offer + c.looking + c.taking)
        for held in c.hands + c.offered_hands:
            if not is_object(held.kind):
                have.update([held.kind, *held.attached])
    return differs(+have, +want)


def tokens(game: Game) -> str:
    apart = [token for part in game.parts.values() for token in part.tokens()]
    return differs(Counter(game.bag + game.supply + apart), Counter(game.species.tokens.keys()))


def decks(game: Game) -> str:
    open_cards = game.in_play + [card for part in game.parts.values() for card in part.cards()]
    attacks = game.attacks.cards() + game.attack_discard
    attacks += [c for c in open_cards if c in game.content.attack_cards]
    events = game.events.cards() + game.event_discard + game.events_removed
    events += [c for c in open_cards if c in game.content.events]
    wrong = differs(Counter(attacks), Counter(game.content.attack_cards.keys()))
    wrong = wrong or differs(Counter(events), Counter(game.content.events.keys()))
    if wrong:
        return wrong
    wounds = game.wounds.cards() + game.wound_discard
    for c in game.crew:
        wounds += [w for w in c.wounds + c.dressed if w in game.content.wounds]
    return differs(Counter(wounds), Counter(game.content.wounds))


def limits(game: Game) -> str:
    """Markers, doors and figures never exceed what there is (NEM-DEF-18)."""
    most = game.map.limits
    for name, n in (("fire", len(game.fire)), ("malfunction", len(game.malfunction)), ("doors", len(game.doors))):
        if n > most[name]:
            return f"{n} {name}"
    for kind, n in Counter(f.kind for f in game.figures).items():
        if n > (game.content.figures[kind] or n):
            return f"{n} figures of {kind}"
    if len(set(game.fire)) < len(game.fire) or len(set(game.noise)) < len(game.noise):
        return "two markers in one place"
    return "" if len(set(game.malfunction)) == len(game.malfunction) else "two malfunctions in one room"


def eggs(game: Game) -> str:
    return "" if eggs_in_supply(game) >= 0 and game.eggs >= 0 else "more eggs than there are"


def tiles(game: Game) -> str:
    """Every room tile is on one slot or in the pool."""
    have = Counter(list(game.rooms.values()) + list(game.tiles.values()))
    for pool in game.tile_pools.values():
        have.update(pool)
    return differs(have, Counter(game.content.rooms.keys()))


def characters(game: Game) -> str:
    """Whoever is on the board is in an explored room; wounds and ammo are possible ones."""
    for c in game.crew:
        if c.status != ACTIVE and c.slot:
            return f"seat {c.seat} is {c.status} but on the board"
        if c.slot and c.slot not in game.rooms:
            return f"seat {c.seat} is in the unexplored slot {c.slot}"
        if c.light < 0 or c.light > 2 or c.serious > 3:
            return f"seat {c.seat} has {c.light} light and {c.serious} serious wounds"
        if any(held.ammo < 0 for held in c.hands):
            return f"seat {c.seat} has negative ammo"
    return ""


def hand_slots(game: Game) -> str:
    """Outside a question about it nobody carries too much (NEM-HAND-01, -12)."""
    for c in game.crew:
        over = slots_used(c) - slots_of(c)
        if c.status == ACTIVE and over > 1:
            return f"seat {c.seat} carries {over} too many"
    return ""


def blue_corpse(game: Game) -> str:
    lying = sum(objects.count(BLUE_CORPSE) for objects in game.objects.values())
    carried = sum(1 for c in game.crew for h in c.hands + c.offered_hands if h.kind == BLUE_CORPSE)
    return "" if lying + carried <= 1 else "two blue corpses"


def parts(game: Game) -> str:
    """What the parts of the state hold is right."""
    for name, part in game.parts.items():
        wrong = part.breach(game)
        if wrong:
            return f"{name}: {wrong}"
    return ""


LAWS: Final = [
    Law("action cards", action_cards),
    Law("contamination cards", contamination),
    Law("item cards", item_cards),
    Law("intruder tokens", tokens),
    Law("decks", decks),
    Law("limits", limits),
    Law("eggs", eggs),
    Law("room tiles", tiles),
    Law("characters", characters),
    Law("hand slots", hand_slots),
    Law("blue corpse", blue_corpse),
    Law("parts", parts),
]
