"""Devourer: you hunger for dead flesh."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import draw_hand
from airlock.survival.content import OUT_OF_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.hands import object_kinds, take_from_hands
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import OBJECT, SEAT, THING
from airlock.survival.wounds import NO_CARD, THIS_WOUND, WOUND_HEALED, heal_all_light
from airlock.titles.nemesis.carnomorphs.heavy import carries_food
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

DEVOURED: Final = VOCABULARY.event("devoured", "CAR-ACT-03", seat=SEAT, object=THING)

DEVOUR: Final = VOCABULARY.verb("devour", OBJECT)
DEVOUR_CARRIED: Final = VOCABULARY.verb("devour_carried", OBJECT)
ASK_DEVOUR: Final = VOCABULARY.prompt("devour")
ASK_WHICH_WOUND_GOES: Final = VOCABULARY.prompt("which_wound_goes")
NOTHING_TO_EAT: Final = VOCABULARY.reason("nothing_to_eat", "CAR-ACT-10")


def requires(game: Game, me: Crew) -> str:
    """The eggs of the carnomorph board can't be eaten, so they don't count even in the nest."""
    return "" if game.objects_in(me.slot) or carries_food(me) else NOTHING_TO_EAT


def eat(game: Game, me: Crew) -> Flow[None]:
    """A heavy object that lies here or that you carry is gone; it feeds no carnomorph."""

    def options() -> list[Option]:
        carried = object_kinds([held.kind for held in me.hands])
        lying = [DEVOUR.of(kind) for kind in object_kinds(game.objects_in(me.slot))]
        return lying + [DEVOUR_CARRIED.of(kind) for kind in carried]

    if not options():
        return
    chosen = yield ask(me.seat, ASK_DEVOUR, options, rule="CAR-ACT-03")
    kind = chosen.args[0]
    if chosen.verb == "devour":
        game.objects[me.slot].remove(kind)
    else:
        take_from_hands(me, (kind,))
    tell(game, DEVOURED, me.seat, kind)


def lose_serious_wound(game: Game, me: Crew) -> Flow[None]:
    """One of any kind, dressed or not; of two of a kind the one that still hurts."""
    if not me.serious:
        return
    wounds = list(dict.fromkeys(me.wounds + me.dressed))
    chosen = yield ask(me.seat, ASK_WHICH_WOUND_GOES, lambda: [THIS_WOUND.of(w) for w in wounds], rule="CAR-ACT-03")
    wound = chosen.args[0]
    (me.wounds if wound in me.wounds else me.dressed).remove(wound)
    if wound != NO_CARD:
        game.wound_discard.append(wound)
    tell(game, WOUND_HEALED, me.seat, wound)


def clean(game: Game, me: Crew) -> Flow[None]:
    """All light wounds go, and a card is drawn."""
    yield from eat(game, me)
    heal_all_light(game, me)
    yield from draw_hand(game, me, 1)


def infected(game: Game, me: Crew) -> Flow[None]:
    """A serious wound goes, and two cards are drawn."""
    yield from eat(game, me)
    yield from lose_serious_wound(game, me)
    yield from draw_hand(game, me, 2)


DEVOURER: Final = Mutation("devourer", infected, clean, when=OUT_OF_COMBAT, requires=requires)
