"""The event phase, step by step: attacks, fire, the event card, the bag. Time is up to the title."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.attacks import attack, attackers_of, target_in_step
from airlock.survival.crew import Figure
from airlock.survival.encounter import draw_token
from airlock.survival.figures import by_size, move_figures
from airlock.survival.injuries import burn_eggs, draw_event_card, injure
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import EVENT_NAME, VOCABULARY

ATTACK_STEP: Final = VOCABULARY.event("attack_step", "NEM-EVENT-05")
FIRE_STEP: Final = VOCABULARY.event("fire_step", "NEM-EVENT-08")
EVENT_CARD: Final = VOCABULARY.event("event_card", "NEM-EVENT-11", card=EVENT_NAME)
BAG_STEP: Final = VOCABULARY.event("bag_step", "NEM-BAG-01")


def rooms_in_order(game: Game) -> list[str]:
    """Rooms with characters, by their first character in turn order (NEM-EVENT-06)."""
    return list(dict.fromkeys(c.slot for c in game.in_order() if c.slot))


def intruder_attacks(game: Game, _: int) -> Flow[None]:
    """Every intruder in a room with a character attacks once (NEM-EVENT-05, -06)."""
    if game.skip_attacks:
        game.skip_attacks = False
        return
    attackers = who_attacks(game)
    if attackers:
        open_chapter(game, ATTACK_STEP)
    yield from all_attack(game, attackers)


def who_attacks(game: Game) -> list[Figure]:
    """The figures in rooms with characters that can attack, room by room, the largest first (NEM-EVENT-06)."""
    return [figure for slot in rooms_in_order(game) for figure in attackers_of(game, slot)]


def all_attack(game: Game, attackers: list[Figure]) -> Flow[None]:
    """One after the other; each chooses its target when its turn comes (NEM-EVENT-07)."""
    places = [figure.slot for figure in attackers]
    for figure, slot in zip(attackers, places):
        if figure in game.figures and figure.slot == slot:
            target = target_in_step(game, slot, figure)
            if target is not None:
                yield from attack(game, figure, target)


def fire_damage(game: Game, _: int) -> Flow[None]:
    """Fire hurts every intruder that stands in it now, and burns eggs; no character (NEM-EVENT-08 to -10)."""
    burning = [slot for slot in game.map.by_number if slot in game.fire]
    if burning:
        yield from burn(game, burning)
    for rule in game.content.hooks.fire_step:
        yield from rule(game)


def burn(game: Game, burning: list[str]) -> Flow[None]:
    tell(game, FIRE_STEP)
    rooms = list(dict.fromkeys([s for s in rooms_in_order(game) if s in burning] + burning))
    victims: list[Figure] = []
    for slot in rooms:
        victims += by_size(game, game.figures_in(slot))
    for figure in victims:
        if figure in game.figures:
            injuries = game.species.burned(game, figure)
            if injuries:
                yield from injure(game, figure, injuries)
    for slot in burning:
        burn_eggs(game, slot)


def event_card(game: Game, _: int) -> Flow[None]:
    """Draw a card, move intruders, resolve it (NEM-EVENT-11)."""
    yield from resolve_event(game, draw_event_card(game))


def resolve_event(game: Game, card: str) -> Flow[None]:
    """A whole event: movement, effect, and what becomes of the card (NEM-EVENT-12, -17, -24)."""
    event = game.content.events[card]
    game.in_play.append(card)
    open_chapter(game, EVENT_CARD, card)
    moves = []
    for f in game.figures:
        # Those who move are named before anybody does (NEM-EVENT-13).
        if f.kind in event.moving and not game.is_occupied(f.slot):
            exit = game.map.exits[f.slot].get(event.direction)
            if exit is not None:
                moves.append((f, exit))
    yield from move_figures(game, moves)
    yield from event.effect(game)
    if event.alert:
        yield from game.mode.alert_icon(game)
    close_chapter(game)
    game.in_play.remove(card)
    if event.after == "remove_and_reshuffle":
        game.events_removed.append(card)
        game.events.shuffle_in(game.event_discard)
        game.event_discard = []
    elif event.after == "shuffle_back":
        game.events.shuffle_in([card])
    else:
        game.event_discard.append(card)


def develop_bag(game: Game, _: int) -> Flow[None]:
    """Draw a token; what it does is up to the species (NEM-BAG-01)."""
    open_chapter(game, BAG_STEP)
    token = draw_token(game)
    if token:
        yield from game.species.develop(game, token)


def everybody_rolls_noise(game: Game) -> Flow[None]:
    """In order, whoever is not in combat when the roll comes up, in a room or not (NEM-BAG-04, -06, -09)."""
    for me in game.in_order():
        if me.active and not game.in_combat(me):
            yield from roll_noise(game, me)
