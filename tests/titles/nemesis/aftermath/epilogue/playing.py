"""An Epilogue at a table: the board that a random match has left, and a crew of the six characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.kernel.carried import Before
from airlock.kernel.fate import Fate
from airlock.kernel.title import Title
from airlock.survival import composition, setup
from airlock.survival.content import Content
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts import ALERTS, ALERTS_CONTENT
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.alerts.rules import reveal_alert
from airlock.titles.nemesis.aftermath.epilogue import departure
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.mode import Epilogue
from airlock.titles.nemesis.aftermath.epilogue.requirements import REQUIREMENTS_CONTENT
from airlock.titles.nemesis.aftermath.epilogue.set_up import set_up
from airlock.titles.nemesis.aftermath.events import EVENTS_CONTENT
from airlock.titles.nemesis.aftermath.melted import MELTED_CONTENT
from airlock.titles.nemesis.aftermath.shuttle import DOCKED
from airlock.titles.nemesis.aftermath.shuttle_time import FIRST, ShuttleTime
from airlock.titles.nemesis.aftermath.turrets import TURRETS
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, parts_of
from tests.table import Table
from tests.titles.nemesis.aftermath.epilogue.after import CONTENT, finished

PLAYED: Content = composition.joined(CONTENT, EVENTS_CONTENT, MELTED_CONTENT, REQUIREMENTS_CONTENT, ALERTS_CONTENT)


def epilogue_after(before: Before) -> Title:
    def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
        board, species = DOCKED[options["board"]], SPECIES[0]
        parts = parts_of(species, PLAYED, players, {**options, "mode": "semi"}, [TURRETS])
        parts["alerts"] = Alerts(ALERTS)
        parts["deeds"] = Deeds()
        parts["shuttle_time"] = ShuttleTime(FIRST)
        game = set_up(board, species, Epilogue(), PLAYED, fate, players, parts, before.left())
        game.agenda = [("new_round", -1), ("first_alert", -1)]
        for seat, name in enumerate(options["characters"].split(",")):
            setup.become(game, seat, name)
        return game

    t = NEMESIS
    steps = {
        "shuttle_time": departure.shuttle_time,
        "departure": departure.departure,
        "first_alert": departure.first_alert,
        "alert_check": departure.alert_check,
        "tokens_check": departure.tokens_check,
    }
    return Title(
        t.name, t.rules_version, new, {**t.steps, **steps}, t.view, t.determinize, t.laws, t.result, t.on_ended,
        t.why_not, t.declared, t.cost, t.older, t.texts, t.reasons, t.clauses, t.vocabulary, t.alike, t.alone,
    )  # fmt: skip


def epilogue(*crew: str, before: Before | None = None, **more: Any) -> Table:
    before = before or finished(3, "f", modules="rooms,turrets,traits").leave()
    more.setdefault("board", before.options.get("board", "base"))
    return without_alert(Table(*crew, title=epilogue_after(before), **more))


def without_alert(t: Table) -> Table:
    """The open alert goes back into the deck, with what it put on the board."""
    part = Alerts.of(t.game)
    part.deck.shuffle_in([part.open] if part.open else [])
    part.open = ""
    part.done, part.counted, part.treated, part.eggs = [], [], [], 0
    t.game.objects, t.game.figures, t.game.fire, t.game.noise = {}, [], [], []
    for c in t.game.crew:
        c.slime = False
    return t


def alert(t: Table, id: str) -> Table:
    """This alert is open, and nothing has been done for it."""
    without_alert(t).rig(alert=[id])
    return t.flow(reveal_alert(t.game))


def requires(t: Table, who: str, requirement: str) -> Table:
    """Somebody has this requirement."""
    me, pool = t.crew(who), t.game.objective_pools["requirement"]
    for other in t.game.crew:
        pool += other.dealt
        other.dealt = []
    pool.remove(requirement)
    me.dealt = [requirement]
    for other in t.game.crew:
        if other is not me:
            other.dealt = [pool.pop()]
    return t
