"""The attack step of the Carnomorphs: who is in combat attacks, the others feed, heal and grow (CAR-EVENT-03)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import BLUE_CORPSE, CARCASS, EGG, Figure, whose_corpse
from airlock.survival.event_phase import ATTACK_STEP, all_attack, rooms_in_order, who_attacks
from airlock.survival.figures import by_size
from airlock.survival.injuries import lose_nest_egg
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import FIGURE, NUMBER, SLOT, THING
from airlock.titles.nemesis.carnomorphs.adaptations import SELF_HEALING, VORACIOUS
from airlock.titles.nemesis.carnomorphs.figures import evolve, is_adapted
from airlock.titles.nemesis.carnomorphs.types import METAGORGER, TYPES
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

FEEDS: Final = VOCABULARY.event("carnomorph_feeds", "CAR-FEED-01", figure=FIGURE, slot=SLOT)
HEALED: Final = VOCABULARY.event("carnomorph_healed", "CAR-FEED-03", figure=FIGURE, injuries=NUMBER)
ATE: Final = VOCABULARY.event("carnomorph_ate", "CAR-FEED-05", figure=FIGURE, food=THING, slot=SLOT)
ATE_OTHER: Final = VOCABULARY.event("carnomorph_ate_other", "CAR-FEED-05", figure=FIGURE, eaten=FIGURE)


def attacks_and_feeding(game: Game, _: int) -> Flow[None]:
    """Attackers and feeders are named as the step starts; attacks go first unless they are Voracious (CAR-EVENT-04)."""
    if game.skip_attacks:
        # All of it (CAR-EVENT-08).
        game.skip_attacks = False
        return
    voracious = is_adapted(game, VORACIOUS)
    attackers = who_attacks(game)
    feeders = who_feeds(game, voracious)
    if voracious:
        all_feed(game, feeders)
        attackers = again_in_order(game, attackers)
    if attackers:
        open_chapter(game, ATTACK_STEP)
        yield from all_attack(game, attackers)
        close_chapter(game)
    if not voracious:
        all_feed(game, feeders)
    if is_adapted(game, SELF_HEALING):
        recover(game)


def again_in_order(game: Game, attackers: list[Figure]) -> list[Figure]:
    """Those that are left, by the types they have now (CAR-FEED-12, CAR-ATT-07)."""
    left = [f for f in attackers if f in game.figures]
    return [f for slot in rooms_in_order(game) for f in by_size(game, [f for f in left if f.slot == slot])]


def who_feeds(game: Game, fighters: bool) -> list[Figure]:
    """Those not in combat, or all of them, room by room and the largest first (CAR-FEED-02, CAR-FEED-12)."""
    rooms = [slot for slot in game.map.by_number if fighters or not game.is_occupied(slot)]
    return [figure for slot in rooms for figure in in_feeding_order(game.figures_in(slot))]


def in_feeding_order(figures: list[Figure]) -> list[Figure]:
    """The largest first, of equal ones that with more injuries, then the oldest (CAR-FEED-02)."""
    return sorted(figures, key=lambda f: (TYPES.index(f.kind), -f.injuries, f.id))


def all_feed(game: Game, feeders: list[Figure]) -> None:
    """Each once, if it hasn't been eaten and something is left for it (CAR-FEED-09, -11)."""
    for figure in feeders:
        if figure in game.figures and feeds(game, figure):
            feed(game, figure)


def feeds(game: Game, figure: Figure) -> bool:
    """Whether its room holds an object that nobody carries, or a metagorger other than itself (CAR-FEED-01)."""
    slot = figure.slot
    return bool(game.objects_in(slot)) or game.loose_eggs(slot) > 0 or bool(others_to_eat(game, figure))


def others_to_eat(game: Game, figure: Figure) -> list[Figure]:
    """Metagorgers in its room but itself, the one that would feed last first (CAR-FEED-10, -24)."""
    prey = [f for f in game.figures_in(figure.slot) if f.kind == METAGORGER and f is not figure]
    return in_feeding_order(prey)[::-1]


def feed(game: Game, figure: Figure) -> None:
    """Heal, evolve, eat (CAR-FEED-03 to -05)."""
    open_chapter(game, FEEDS, figure.name, figure.slot)
    heal(game, figure, figure.injuries)
    evolve(game, figure)
    eat(game, figure)
    close_chapter(game)


def heal(game: Game, figure: Figure, injuries: int) -> None:
    """Take injury markers off it, as many as it has at most."""
    if figure.injuries and injuries:
        figure.injuries = max(0, figure.injuries - injuries)
        tell(game, HEALED, figure.name, figure.injuries)


def eat(game: Game, figure: Figure) -> None:
    """One food: a red corpse, an egg, a carcass, a metagorger, at last the blue corpse (CAR-FEED-05, -24)."""
    slot = figure.slot
    floor = game.objects_in(slot)
    red = [thing for thing in floor if whose_corpse(thing) >= 0]
    prey = others_to_eat(game, figure)
    if red:
        floor.remove(eaten := min(red, key=lambda thing: game.crew[whose_corpse(thing)].number))
        tell(game, ATE, figure.name, eaten, slot)
    elif EGG in floor:
        floor.remove(EGG)
        tell(game, ATE, figure.name, EGG, slot)
    elif game.loose_eggs(slot):
        # One of the carnomorph board; with the last the Nest is destroyed (CAR-FEED-13, -14).
        tell(game, ATE, figure.name, EGG, slot)
        lose_nest_egg(game)
    elif CARCASS in floor:
        floor.remove(CARCASS)
        tell(game, ATE, figure.name, CARCASS, slot)
    elif prey:
        game.figures.remove(prey[0])
        tell(game, ATE_OTHER, figure.name, prey[0].name)
    elif BLUE_CORPSE in floor:
        floor.remove(BLUE_CORPSE)
        tell(game, ATE, figure.name, BLUE_CORPSE, slot)


def recover(game: Game) -> None:
    """Self-Healing: one injury less for everything on the board, when the step ends."""
    for figure in game.figures:
        heal(game, figure, 1)
