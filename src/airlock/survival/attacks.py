"""Intruder attacks: who is attacked, the attack deck, attacks by card."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew, Figure
from airlock.survival.figures import by_size
from airlock.survival.reactions import ignores_attack
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import ATTACK_NAME, FIGURE, FLAG, SEAT, VOCABULARY

ATTACKED: Final = VOCABULARY.event("attack", "NEM-ATT-02", figure=FIGURE, seat=SEAT, surprise=FLAG)
ATTACK_CARD: Final = VOCABULARY.event("attack_card", "NEM-ATT-06", card=ATTACK_NAME, hits=FLAG)
ATTACK_IGNORED: Final = VOCABULARY.event("attack_ignored", "NEM-ATT-19", seat=SEAT)


def target_in(game: Game, slot: str, attacker: Figure | None = None) -> Crew | None:
    """The character with the fewest cards in hand, contamination included; ties in order (NEM-ATT-03).

    An attacker passes over those whom it spares.
    """
    best: Crew | None = None
    for c in game.crew_in(slot):
        if attacker is not None and game.species.spares(game, attacker, c):
            continue
        if best is None or len(c.hand) < len(best.hand):
            best = c
    return best


def target_in_step(game: Game, slot: str, attacker: Figure) -> Crew | None:
    """The same in the attack step, where modules may have a word in it."""
    order = game.content.hooks.attack_target_order
    if not order:
        return target_in(game, slot, attacker)
    candidates = [c for c in game.crew_in(slot) if not game.species.spares(game, attacker, c)]
    for rule in order:
        candidates = rule(game, candidates)
    return min(candidates, key=lambda c: len(c.hand)) if candidates else None


def attack(game: Game, figure: Figure, target: Crew, surprise: bool = False) -> Flow[None]:
    """One attack against a chosen target, unless the attacker spares it."""
    if game.species.spares(game, figure, target):
        return
    open_chapter(game, ATTACKED, figure.name, target.seat, surprise)
    yield from game.species.attack(game, figure, target, surprise)
    close_chapter(game)


def draw_attack_card(game: Game) -> str:
    """The top attack card; the discard pile is shuffled when the deck is empty (NEM-ATT-09)."""
    if not len(game.attacks):
        game.attacks.shuffle_in(game.attack_discard)
        game.attack_discard = []
    game.reveals += 1
    return game.attacks.draw(game.fate)


def by_card(game: Game, figure: Figure, target: Crew, surprise: bool, card: str) -> Flow[None]:
    """If the card shows the attacker's symbol its effect hits the target, unless ignored; then it is discarded."""
    attack_card = game.content.attack_cards[card]
    kind = game.content.attacks[attack_card.attack]
    hits = figure.kind in kind.attackers
    tell(game, ATTACK_CARD, card, hits)
    game.in_play.append(card)
    if hits and kind.everybody:
        yield from kind.effect(game, figure, target, surprise)
    elif hits:
        ignored = yield from ignores_attack(game, target, surprise)
        if ignored:
            tell(game, ATTACK_IGNORED, target.seat)
        else:
            yield from kind.effect(game, figure, target, surprise)
    game.in_play.remove(card)
    game.attack_discard.append(card)


def attackers_of(game: Game, slot: str) -> list[Figure]:
    """The figures of a room that can attack, the largest first."""
    return by_size(game, [f for f in game.figures_in(slot) if game.species.can_attack(f)])
