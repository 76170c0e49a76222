"""Setting up: the ship, the crew, the draft."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import deck
from airlock.kernel.events import EVERYBODY
from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow, ask
from airlock.survival.content import Content
from airlock.survival.crew import BLUE_CORPSE, CLEAN, INFECTED, Held
from airlock.survival.map import SPECIAL, Map, Slot
from airlock.survival.mode import Mode
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER, CHARACTER, NUMBER, SEAT, VOCABULARY

DRAFTED: Final = VOCABULARY.event("drafted", "NEM-CREW-09", seat=SEAT, first=CHARACTER, second=CHARACTER)
CHARACTER_CHOSEN: Final = VOCABULARY.event(
    "character_chosen", "NEM-CREW-09", seat=SEAT, character=CHARACTER, number=NUMBER
)

THIS_CHARACTER: Final = VOCABULARY.verb("character", CHARACTER)
ASK_DRAFT: Final = VOCABULARY.prompt("draft", NUMBER)


def set_up(
    map: Map,
    species: Species,
    mode: Mode,
    content: Content,
    fate: Fate,
    players: int,
    parts: dict[str, Part],
    start_room: str,
    corpse_room: str = "",
) -> Game:
    """The ship as it lies before the first round; players get their numbers and goals."""
    game = Game(map, species, mode, content, fate, players)
    set_up_ship(game)
    set_up_intruders(game, players)
    set_up_decks(game)
    game.parts = parts
    number_players(game)
    mode.deal_goals(game)
    for c in game.crew:
        c.slot = game.where[start_room]
    # NEM-CREW-17, AFT-RESSETUP-19
    game.objects[game.where[corpse_room or start_room]] = [BLUE_CORPSE]
    species.set_up(game)
    return game


def number_players(game: Game) -> None:
    """Numbers are dealt at random; player 1 begins (NEM-CREW-01, -16)."""
    numbers = [str(n + 1) for n in range(len(game.crew))]
    for c in game.crew:
        c.number = int(game.fate.draw(f"help_card:{c.seat}", numbers))
        if c.number == 1:
            game.first_player = c.seat


def set_up_ship(game: Game) -> None:
    """NEM-SETUP-01 to -08, -14, -29: what is undecided lies in pools."""
    game.tile_pools = {}
    for room in game.content.rooms.values():
        if room.kind != SPECIAL:
            game.tile_pools.setdefault(room.kind, []).append(room.id)
    for slot in game.map.slots.values():
        if slot.kind == SPECIAL:
            game.rooms[slot.id] = slot.room
            game.where[slot.room] = slot.id
        elif slot.faceup:
            game.tile_pools[slot.kind].remove(slot.room)
            game.tiles[slot.id] = slot.room
            game.tiles_known[slot.id] = EVERYBODY
    for docked in game.map.docked:
        turn_docked_tile(game, game.map.slots[docked])
    game.token_pool = list(game.content.exploration)
    game.time = len(game.map.time) - 1


def turn_docked_tile(game: Game, slot: Slot) -> None:
    """The tiles of a docked board lie faceup from the start; a barred one is replaced (AFT-SHUTTLE-08, -11)."""
    if slot.kind == SPECIAL:
        return
    pool = game.tile_pools[slot.kind]
    room = game.fate.roll(f"room:{slot.id}", [tile for tile in pool if tile not in game.map.barred])
    pool.remove(room)
    game.rooms[slot.id] = room
    game.where[room] = slot.id


def set_up_intruders(game: Game, players: int) -> None:
    """NEM-SETUP-17 to -22."""
    species = game.species
    game.eggs = species.eggs
    game.weaknesses = dict.fromkeys(species.analysed, "")
    game.weakness_pool = list(species.weaknesses)
    game.supply = list(species.tokens)
    for type, n in game.mode.start_bag(species, players).items():
        for _ in range(n):
            token = game.fate.roll("start_bag", [t for t in game.supply if species.type_of(t) == type])
            game.supply.remove(token)
            game.bag.append(token)


def set_up_decks(game: Game) -> None:
    """NEM-SETUP-23 to -26."""
    content = game.content
    for colour, cards in content.item_decks.items():
        game.items[colour] = deck(f"item_{colour}", [item for item, n in cards.items() for _ in range(n)])
        game.item_discard[colour] = []
    game.crafted = content.crafted.copy()
    game.attacks = deck("attack", list(content.attack_cards))
    game.events = deck("event", list(content.events))
    game.wounds = deck("wound", [wound for wound, n in content.wounds.items() for _ in range(n)])
    infected, clean = content.contamination
    game.contamination_left = infected + clean
    game.scans = [INFECTED] * infected + [CLEAN] * clean


def draft(game: Game, number: int) -> Flow[None]:
    """Player `number` draws two characters, shows them, keeps one; the other goes back (NEM-CREW-09)."""
    me = next(c for c in game.crew if c.number == number)
    first = game.fate.draw(f"draft:{me.seat}", game.draft_pool)
    shown = [first]
    if game.draft_pool:
        shown.append(game.fate.draw(f"draft:{me.seat}", game.draft_pool))
        game.reveals += 1
    tell(game, DRAFTED, me.seat, shown[0], shown[-1])
    choice = yield ask(
        me.seat, ASK_DRAFT, lambda: [THIS_CHARACTER.of(c) for c in shown], about=(str(number),), rule="NEM-CREW-09"
    )
    card = choice.args[0]
    game.draft_pool += [c for c in shown if c != card]
    taken = yield from choose_of_colour(game, me.seat, card)
    become(game, me.seat, taken)


def of_colour(game: Game, card: str) -> list[str]:
    """Whom a draft card may be taken for: its own character, and who may replace it (AFT-MOD-01, -06)."""
    every = [card, *(c.id for c in game.content.characters.values() if c.replaces == card)]
    return [character for character in every if game.mode.may_be_played(game, character)]


def choose_of_colour(game: Game, seat: int, card: str) -> Flow[str]:
    """Openly, right after the card was chosen (AFT-MOD-09)."""
    offered = of_colour(game, card)
    if len(offered) == 1:
        return offered[0]
    choice = yield ask(seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_CHARACTER.of(c) for c in offered], rule="NEM-CREW-09")
    return choice.args[0]


def choose_character(game: Game, number: int) -> Flow[None]:
    """Free choice, in the order of player numbers."""
    me = next(c for c in game.crew if c.number == number)
    choice = yield ask(
        me.seat,
        ASK_CHOOSE_CHARACTER,
        lambda: [THIS_CHARACTER.of(c) for card in sorted(game.draft_pool) for c in of_colour(game, card)],
        about=(str(number),),
        rule="NEM-CREW-09",
    )
    take_card_of(game, choice.args[0])
    become(game, me.seat, choice.args[0])


def take_card_of(game: Game, character: str) -> None:
    """The draft card of its colour is gone: each colour is played once (AFT-MOD-01)."""
    game.draft_pool.remove(game.content.characters[character].replaces or character)


def become(game: Game, seat: int, character: str) -> None:
    """Take a character with all that belongs to it (NEM-CREW-12 to -15)."""
    me = game.crew[seat]
    me.character = character
    sheet = game.content.characters[character]
    me.deck = deck(f"action:{seat}", list(sheet.deck))
    if sheet.weapon:
        card = game.content.items[sheet.weapon]
        ammo = card.weapon.capacity if card.weapon is not None else 0
        me.hands = [Held(sheet.weapon, ammo, beside=not card.heavy)]
    me.quests = list(sheet.quests)
    tell(game, CHARACTER_CHOSEN, seat, character, me.number)
    game.species.on_character_taken(game, me)
    if all(c.character for c in game.crew):
        for rule in game.content.hooks.after_draft:
            rule(game)
