"""The Research Mission: a whole game with the shuttle, two sets of exploration tokens, and alerts (AFT-RES...)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from airlock.kernel.declaration import Needs
from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.kernel.title import Step
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival import setup
from airlock.survival.composition import joined
from airlock.survival.content import Content
from airlock.survival.crew import Crew
from airlock.survival.ending import die_at_the_end, end
from airlock.survival.hooks import Hooks
from airlock.survival.map import Map
from airlock.survival.mode import Mode
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.aftermath.alerts import ALERTS, ALERTS_CONTENT
from airlock.titles.nemesis.aftermath.alerts.part import Alerts, on_board
from airlock.titles.nemesis.aftermath.alerts.rules import ALERT_FAILED, complete, is_fulfilled, reveal_alert
from airlock.titles.nemesis.aftermath.events import EVENTS as AFTERMATH_EVENTS
from airlock.titles.nemesis.aftermath.events import EVENTS_CONTENT
from airlock.titles.nemesis.aftermath.expedition import Expedition
from airlock.titles.nemesis.aftermath.melted import MELTED_CONTENT
from airlock.titles.nemesis.aftermath.second_tokens import TOKENS_CONTENT, SecondTokens, lay_out_tokens
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, MAIN_ROOM, SHUTTLE_CONTENT
from airlock.titles.nemesis.aftermath.shuttle_time import FIRST, OFF, ShuttleTime
from airlock.titles.nemesis.aftermath.turrets import TOKENS as TURRET_TOKENS
from airlock.titles.nemesis.events import EVENTS
from airlock.titles.nemesis.modes import CORPORATE, PERSONAL, Cooperative, SemiCooperative, Solo
from airlock.titles.nemesis.ship.pods import this_many_pods
from airlock.titles.nemesis.tokens import EXPLORATION_TOKENS
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE
from airlock.titles.nemesis.voyage import Voyage

# The reason of the end when an alert fails.
ALERT: Final = "alert"
# The modules that it is always played with (AFT-TRAIT-03, AFT-RESSETUP-02, -05).
MODULES: Final = ("traits", "rooms", "turrets")
# AFT-RESSETUP-08
PODS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
# AFT-RESSETUP-10, without the adults for the players
BAG: Final = {"blank": 1, "larva": 4, "creeper": 2, "adult": 3, "breeder": 1, "queen": 1}
# The base events that are shuffled in (AFT-RESSETUP-12).
BASE_EVENTS: Final = (
    "lurking",
    "short_circuit",
    "hunt_3",
    "scent_of_prey",
    "damage",
    "life_support_failure",
    "eclosion",
    "damaging_fire",
)
# Effects of base tokens that stay in the box (AFT-RESSETUP-05).
LEFT_OUT: Final = ("doors", "danger")
ANDROID: Final = "android"
# Where the blue corpse lies (AFT-RESSETUP-19).
HIBERNATORIUM: Final = "hibernatorium"
# The goals that are everybody's.
COOPERATIVE: Final = "coop"

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
ALERT_ADVANCED: Final = VOCABULARY.event("alert_advanced", "AFT-RESEVENT-02", left=NUMBER)
LOST_TO_ALERT: Final = VOCABULARY.event("lost_to_alert", "AFT-RESALERT-08", seat=SEAT)


def second_corporate(game: Game) -> None:
    """The Android puts the personal objective away facedown and draws a second corporate one (AFT-RESSETUP-16)."""
    for me in game.crew:
        kinds = [game.content.objectives[objective].kind for objective in me.dealt]
        if me.character == ANDROID and kinds == [PERSONAL, CORPORATE]:
            drawn = game.fate.draw(f"objective_{CORPORATE}:{me.seat}", game.objective_pools[CORPORATE])
            game.objective_pools[PERSONAL].append(me.dealt[0])
            me.dealt[0] = drawn
            game.reveals += 1


# What it adds, and what takes the place of the usual tables. What turrets do comes from their module.
CONTENT: Final[Content] = joined(
    SHUTTLE_CONTENT,
    EVENTS_CONTENT,
    MELTED_CONTENT,
    ALERTS_CONTENT,
    TOKENS_CONTENT,
    Content(
        events=[*(e for e in EVENTS if e.id in BASE_EVENTS), *AFTERMATH_EVENTS],
        exploration={
            **{id: token for id, token in EXPLORATION_TOKENS.items() if token[0] not in LEFT_OUT},
            **TURRET_TOKENS,
        },
        hooks=Hooks(after_draft=[second_corporate]),
        speaks=[VOCABULARY],
        replaces=["events", "exploration"],
    ),
)


class Research(Expedition):
    """The goals are those of another mode, which is asked for everything that a mission doesn't change."""

    def __init__(self, goals: Mode) -> None:
        super().__init__("research")
        self.goals = goals

    # -- what is different

    def start_bag(self, species: Species, players: int) -> dict[str, int]:
        return {type: n + players if type == "adult" else n for type, n in BAG.items()}

    def event_phase(self, game: Game) -> list[str]:
        """The markers move at the same moment; then the open alert is checked (AFT-RESEVENT-01, -02)."""
        steps = self.goals.event_phase(game)
        time = steps.index("advance_time")
        return [*steps[:time], "advance_alert", "advance_time", "mission_alert_check", *steps[time + 1 :]]

    def alert_icon(self, game: Game) -> Flow[None]:
        """An alert, for five rounds, unless one is open (AFT-RESALERT-01, -02)."""
        if Alerts.of(game).open:
            return
        yield from reveal_alert(game)
        if Alerts.of(game).open:
            ShuttleTime.of(game).left = FIRST

    def at_the_end(self, game: Game) -> None:
        """An open alert that isn't fulfilled costs everybody on board their lives (AFT-RESALERT-05, -08)."""
        if not Alerts.of(game).open:
            return
        if is_fulfilled(game):
            fulfil(game)
            return
        tell(game, ALERT_FAILED, Alerts.of(game).open)
        for me in on_board(game):
            die_at_the_end(game, me, LOST_TO_ALERT)

    # -- what the goals say

    def deal_goals(self, game: Game) -> None:
        self.goals.deal_goals(game)

    def first_encounter(self, game: Game) -> Flow[None]:
        yield from self.goals.first_encounter(game)

    def check_goals(self, game: Game) -> Flow[None]:
        yield from self.goals.check_goals(game)

    def first_death(self, game: Game, dead: list[Crew]) -> Flow[None]:
        yield from self.goals.first_death(game, dead)

    def item_counter(self, n: int) -> int:
        return self.goals.item_counter(n)

    def keeps_belongings(self) -> bool:
        return self.goals.keeps_belongings()

    def start_round(self, game: Game) -> Flow[None]:
        yield from self.goals.start_round(game)

    def may_look_at_objectives(self) -> bool:
        return self.goals.may_look_at_objectives()

    def open_hands(self) -> bool:
        return self.goals.open_hands()


def fulfil(game: Game) -> None:
    """The card is removed, and the marker with it (AFT-RESALERT-06)."""
    complete(game)
    ShuttleTime.of(game).left = OFF


def advance_alert(game: Game, _: int) -> None:
    """The marker of the shuttle moves while an alert is open (AFT-RESEVENT-02)."""
    if Alerts.of(game).open:
        time = ShuttleTime.of(game)
        time.left -= 1
        tell(game, ALERT_ADVANCED, time.left)


def mission_alert_check(game: Game, _: int) -> None:
    """Every round; on the red space it is the last chance (AFT-RESALERT-04, -06)."""
    if not Alerts.of(game).open:
        return
    if is_fulfilled(game):
        fulfil(game)
    elif ShuttleTime.of(game).left <= 0:
        end(game, ALERT)


def mode_of(options: Mapping[str, str], players: int) -> Mode:
    """The goals are solo ones for one player; more players choose (AFT-COMBO-05)."""
    if players == 1:
        return Research(Solo())
    if options["goals"] == COOPERATIVE:
        return Research(Cooperative(options["open_hands"] == "yes"))
    return Research(SemiCooperative())


def set_up(
    board: Map,
    species: Species,
    content: Content,
    fate: Fate,
    players: int,
    parts: dict[str, Part],
    left: dict[str, Any],
    options: Mapping[str, str],
) -> Game:
    """As usual, with the shuttle, fewer pods and a second set of tokens, of which nothing is decided."""
    parts["pods"] = this_many_pods(PODS[players])
    parts["alerts"] = Alerts(ALERTS)
    parts["second_tokens"] = SecondTokens()
    parts["shuttle_time"] = ShuttleTime()
    mode = mode_of(options, players)
    game = setup.set_up(board, species, mode, content, fate, players, parts, MAIN_ROOM, HIBERNATORIUM)
    lay_out_tokens(game)
    return game


STEPS: Final[dict[str, Step]] = {"advance_alert": advance_alert, "mission_alert_check": mission_alert_check}

RESEARCH: Final = Voyage(
    "research",
    (1, 5),
    CONTENT,
    DOCKED,
    set_up,
    STEPS,
    modules=MODULES,
    needs=[
        Needs("mode", ["research"], "species", ["intruders"], "AFT-COMBO-04"),
        Needs("goals", [COOPERATIVE], "mode", ["research"], "AFT-COMBO-05"),
    ],
    goals={"semi": (1, 5), COOPERATIVE: (2, 5)},
    book="aftermath",
    brings="AFT-RESSETUP-02",
)
