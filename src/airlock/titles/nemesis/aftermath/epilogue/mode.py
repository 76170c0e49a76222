"""The Epilogue as a mode: requirements, the offer, five rounds, and who has won."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Aside, Flow, Option
from airlock.survival.crew import Crew
from airlock.survival.event_phase import everybody_rolls_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FLAG, SEAT
from airlock.titles.nemesis.aftermath.epilogue.deeds import NOBODY, Deeds
from airlock.titles.nemesis.aftermath.epilogue.departure import FIRST_CHECK, ROUNDS, VOCABULARY, all_revealed
from airlock.titles.nemesis.aftermath.epilogue.requirements import (
    REPAIR_ORDER,
    REQUIREMENT,
    REQUIREMENTS,
    accepted_offer,
)
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.expedition import Expedition
from airlock.titles.nemesis.modes import OBJECTIVE_REVEALED, WON

EVENT_PHASE: Final = ["shuttle_time", "intruder_attacks", "fire_damage", "event_card"]
WITH_CHECK: Final = ["shuttle_time", "alert_check", "intruder_attacks", "fire_damage", "event_card"]
FINAL_CHECKS: Final = ["tokens_check", "contamination_check", "objectives_check"]

OFFER_TAKEN: Final = VOCABULARY.event("offer_taken", "AFT-EPIVICT-05", seat=SEAT)
OFFER_CHECKED: Final = VOCABULARY.event("offer_checked", "AFT-EPIVICT-06", seat=SEAT, fulfilled=FLAG)
TAKE_OFFER: Final = VOCABULARY.option("take_offer")


class Epilogue(Expedition):
    """Everybody has a requirement of their own, and all must have seen the whole ship; one may think otherwise."""

    def __init__(self) -> None:
        super().__init__("epilogue")

    def deal_goals(self, game: Game) -> None:
        """One requirement each, in secret; where nothing is broken, nobody has to repair it (AFT-EPISETUP-20)."""
        pool = [id for id in REQUIREMENTS if id != REPAIR_ORDER or game.malfunction]
        for c in game.crew:
            c.dealt = [game.fate.draw(f"{REQUIREMENT}:{c.seat}", pool)]
            c.kept = 0
        game.objective_pools[REQUIREMENT] = pool

    def may_be_played(self, game: Game, character: str) -> bool:
        """Nobody who was played in the match before (AFT-EPISETUP-03)."""
        return character not in Wreck.of(game).characters

    def first_encounter(self, game: Game) -> Flow[None]:
        """Nothing to choose (AFT-EPIEVENT-10)."""
        yield from ()

    def event_phase(self, game: Game) -> list[str]:
        """There is no bag development; after the last round the shuttle leaves (AFT-EPIEVENT-01, -08)."""
        if game.round == ROUNDS:
            return [*WITH_CHECK, "departure"]
        return WITH_CHECK if game.round == FIRST_CHECK else EVENT_PHASE

    def alert_icon(self, game: Game) -> Flow[None]:
        """Everybody who isn't in combat is heard (AFT-EPIEVENT-07)."""
        yield from everybody_rolls_noise(game)

    def asides(self, game: Game) -> list[Aside]:
        """Anybody alive on board may take the offer, at no cost; there is one card (AFT-EPIVICT-05)."""
        if Deeds.of(game).offer != NOBODY:
            return []
        return [self._offer(game, c) for c in game.crew if c.active and c.character]

    def _offer(self, game: Game, me: Crew) -> Aside:
        def options() -> list[Option]:
            return [TAKE_OFFER] if Deeds.of(game).offer == NOBODY and me.active else []

        def take(chosen: Option) -> Flow[None]:
            yield from ()
            Deeds.of(game).offer = me.seat
            # Facedown: nobody learns what it was.
            game.objective_pools[REQUIREMENT] += me.dealt
            me.dealt = []
            me.kept = NOBODY
            # Whoever has looked at it knew something that isn't there any more.
            game.objectives_seen = [seen for seen in game.objectives_seen if seen[1] != me.seat]
            game.reveals += 1
            tell(game, OFFER_TAKEN, me.seat)

        return Aside(me.seat, options, take)

    def final_checks(self) -> list[str]:
        return FINAL_CHECKS

    def check_goals(self, game: Game) -> Flow[None]:
        """The offer is judged whatever became of the ship's tokens (AFT-EPIVICT-01, -02, -06)."""
        yield from ()
        common = all_revealed(game)
        for c in [game.crew[seat] for seat in game.survivors]:
            if Deeds.of(game).offer == c.seat:
                won = accepted_offer(game, c)
                tell(game, OFFER_CHECKED, c.seat, won)
            else:
                fulfilled = REQUIREMENTS[c.objectives[0]](game, c)
                tell(game, OBJECTIVE_REVEALED, c.seat, c.objectives[0], fulfilled)
                won = common and fulfilled
            if won:
                game.winners.append(c.seat)
                tell(game, WON, c.seat)
        game.reveals += 1
