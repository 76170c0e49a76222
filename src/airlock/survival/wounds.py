"""Light and serious wounds, dressing and healing."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew
from airlock.survival.death import die
from airlock.survival.hands import drop_to_limit
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT, VOCABULARY, WOUND

# A further wound kills (NEM-WOUND-08); the third light wound becomes a serious one (NEM-WOUND-03).
MOST_SERIOUS: Final = 3
MOST_LIGHT: Final = 2
# A serious wound without a card, when all cards are in use: it counts but does nothing (NEM-WOUND-06).
NO_CARD: Final = "unnamed"

LIGHT_WOUND: Final = VOCABULARY.event("light_wound", "NEM-WOUND-01", seat=SEAT, light=NUMBER)
SERIOUS_WOUND: Final = VOCABULARY.event("serious_wound", "NEM-WOUND-06", seat=SEAT, wound=WOUND)
WOUND_DRESSED: Final = VOCABULARY.event("wound_dressed", "NEM-WOUND-12", seat=SEAT, wound=WOUND)
WOUND_HEALED: Final = VOCABULARY.event("wound_healed", "NEM-WOUND-14", seat=SEAT, wound=WOUND)
LIGHT_HEALED: Final = VOCABULARY.event("light_healed", "NEM-WOUND-13", seat=SEAT, light=NUMBER)

THIS_WOUND: Final = VOCABULARY.verb("wound", WOUND)
ASK_DRESS_WOUND: Final = VOCABULARY.prompt("dress_wound")
ASK_HEAL_WOUND: Final = VOCABULARY.prompt("heal_wound")


def suffer_light(game: Game, me: Crew, n: int = 1, cause: str = "wounds") -> Flow[None]:
    """Light wounds, one after the other (NEM-WOUND-04)."""
    for _ in range(n):
        if not me.active:
            return
        if me.serious >= MOST_SERIOUS and not withstands(game, me):
            yield from die(game, me, cause)
        elif me.light < MOST_LIGHT:
            me.light += 1
            tell(game, LIGHT_WOUND, me.seat, me.light)
        else:
            me.light = 0
            yield from suffer_serious(game, me, cause)


def withstands(game: Game, me: Crew) -> bool:
    """Whether a light wound doesn't kill somebody who has all serious ones: only while the track has room for it."""
    if me.light >= MOST_LIGHT:
        return False
    return any(rule(game, me) for rule in game.content.hooks.wound_limit)


def suffer_serious(game: Game, me: Crew, cause: str = "wounds") -> Flow[None]:
    """A serious wound, with its effect at once; one too many kills (NEM-WOUND-06, -08)."""
    if not me.active:
        return
    if me.serious >= MOST_SERIOUS:
        yield from die(game, me, cause)
        return
    if not len(game.wounds):
        game.wounds.shuffle_in(game.wound_discard)
        game.wound_discard = []
    wound = game.wounds.draw(game.fate) if len(game.wounds) else NO_CARD
    me.wounds.append(wound)
    tell(game, SERIOUS_WOUND, me.seat, wound)
    for rule in game.content.hooks.on_serious_wound:
        rule(game, me, wound)
    yield from drop_to_limit(game, me)


def dress(game: Game, me: Crew, wound: str) -> None:
    me.wounds.remove(wound)
    me.dressed.append(wound)
    tell(game, WOUND_DRESSED, me.seat, wound)


def dress_one(game: Game, me: Crew) -> Flow[None]:
    """Turn over one serious wound of the player's choice (NEM-WOUND-12)."""
    if me.wounds:
        choice = yield ask(me.seat, ASK_DRESS_WOUND, lambda: [THIS_WOUND.of(w) for w in dict.fromkeys(me.wounds)])
        dress(game, me, choice.args[0])


def dress_all(game: Game, me: Crew) -> None:
    for wound in me.wounds[:]:
        dress(game, me, wound)


def heal_one(game: Game, me: Crew) -> Flow[None]:
    """Discard one dressed serious wound (NEM-WOUND-14)."""
    if me.dressed:
        choice = yield ask(me.seat, ASK_HEAL_WOUND, lambda: [THIS_WOUND.of(w) for w in dict.fromkeys(me.dressed)])
        wound = choice.args[0]
        me.dressed.remove(wound)
        if wound != NO_CARD:
            game.wound_discard.append(wound)
        tell(game, WOUND_HEALED, me.seat, wound)


def heal_light(game: Game, me: Crew, n: int = 1) -> None:
    """Back by one space for each (NEM-WOUND-13)."""
    if me.light:
        me.light = max(0, me.light - n)
        tell(game, LIGHT_HEALED, me.seat, me.light)


def heal_all_light(game: Game, me: Crew) -> None:
    heal_light(game, me, MOST_LIGHT)
