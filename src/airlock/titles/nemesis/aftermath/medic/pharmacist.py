"""Pharmacist: treat a serious wound of somebody in the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.cards import draw_hand
from airlock.survival.consent import agrees, willing
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Announce, Choice, Possible, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.survival.wounds import dress_one, heal_one
from airlock.titles.nemesis.items.medkit import has_dressed, has_undressed
from airlock.titles.nemesis.items.treating import helped_others
from airlock.titles.nemesis.vocabulary import THIS_PERSON

GREEN: Final = "green"


def draw_in_green_room(game: Game, me: Crew) -> Flow[None]:
    """From her own action deck (AFT-CHAR-15)."""
    if me.active and game.colour(me.slot) == GREEN:
        yield from draw_hand(game, me, 1)


def patients(game: Game, me: Crew, helps: Callable[[Crew], bool]) -> list[Crew]:
    return [c for c in [me, *willing(game, game.others_in_room(me))] if helps(c)]


def possible(helps: Callable[[Crew], bool], reason: str) -> Possible:
    def why_not(game: Game, me: Crew) -> str:
        return "" if patients(game, me, helps) else reason

    return why_not


def choose(helps: Callable[[Crew], bool]) -> Announce:
    """Another one agrees before anything is paid (NEM-ACT-36)."""

    def announce(game: Game, me: Crew) -> Flow[Said | None]:
        chosen = yield ask(
            me.seat,
            ASK_CHOOSE_CHARACTER,
            lambda: [THIS_PERSON.of(str(c.seat)) for c in patients(game, me, helps)],
            rule="NEM-WOUND-15",
        )
        patient = game.crew[int(chosen.args[0])]
        if patient is not me:
            agreed = yield from agrees(game, me, patient, "pharmacist", chosen)
            if not agreed:
                return None
        return chosen

    return announce


def heal(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from heal_one(game, game.crew[int(choice[0])])
    yield from draw_in_green_room(game, me)


def dress(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The patient says which wound."""
    patient = game.crew[int(choice[0])]
    yield from dress_one(game, patient)
    if patient is not me:
        yield from helped_others(game, me)
    yield from draw_in_green_room(game, me)


PHARMACIST: Final = ActionCard(
    "pharmacist",
    0,
    OUT_OF_COMBAT,
    [
        Way("heal", heal, possible(has_dressed, "no_wound_to_heal"), choose(has_dressed)),
        Way("dress", dress, possible(has_undressed, "no_wound_to_dress"), choose(has_undressed)),
    ],
)
