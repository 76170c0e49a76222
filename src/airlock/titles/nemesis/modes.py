"""The modes: semi-cooperative, solo, fully cooperative, and playing on as an Intruder."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask, ask_all
from airlock.survival.crew import ACTIVE, DEAD, Crew, corpse_of
from airlock.survival.mode import Mode
from airlock.survival.movement import enters
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import FLAG, OBJECTIVE, OWN_OBJECTIVE, SEAT, SLOT
from airlock.survival.wounds import dress_all, heal_all_light
from airlock.titles.nemesis.conditions import finish_in_pod_or_hibernation, fulfils
from airlock.titles.nemesis.vocabulary import VOCABULARY

PERSONAL: Final = "personal"
CORPORATE: Final = "corporate"
SOLO_COOP: Final = "solo_coop"
# The room of revival (NEM-COOP-06).
EMERGENCY: Final = "emergency"
SIGNAL: Final = "signal_sent"

OBJECTIVE_CHOSEN: Final = VOCABULARY.event("objective_chosen", "NEM-KEY-02", seat=SEAT)
OBJECTIVE_KEPT: Final = VOCABULARY.event("objective_kept", "NEM-KEY-04", seat=SEAT, objective=OBJECTIVE)
OBJECTIVE_REVEALED: Final = VOCABULARY.event(
    "objective_revealed", "NEM-VICT-15", seat=SEAT, objective=OBJECTIVE, fulfilled=FLAG
)
GOAL_CHECKED: Final = VOCABULARY.event("goal_checked", "NEM-COOP-03", objective=OBJECTIVE, fulfilled=FLAG)
WON: Final = VOCABULARY.event("won", "NEM-VICT-16", seat=SEAT)
REVIVED: Final = VOCABULARY.event("revived", "NEM-COOP-07", seat=SEAT, slot=SLOT)

THIS_OBJECTIVE: Final = VOCABULARY.verb("objective", OWN_OBJECTIVE)
ASK_CHOOSE_OBJECTIVE: Final = VOCABULARY.prompt("choose_objective")


def objectives_of(game: Game, kind: str) -> list[str]:
    return [o.id for o in game.content.objectives.values() if o.kind == kind]


class SemiCooperative(Mode):
    """Everybody has a secret objective of their own; several may win, or nobody."""

    def __init__(self, id: str = "semi") -> None:
        super().__init__(id)

    def deal_goals(self, game: Game) -> None:
        """One personal and one corporate objective each, of those for this many players (NEM-CREW-04, -06)."""
        players = len(game.crew)
        for kind in (PERSONAL, CORPORATE):
            pool = [o for o in objectives_of(game, kind) if game.content.objectives[o].min_players <= players]
            for c in game.crew:
                c.dealt.append(game.fate.draw(f"objective_{kind}:{c.seat}", pool))
            game.objective_pools[kind] = pool

    def first_encounter(self, game: Game) -> Flow[None]:
        """Everybody at once keeps one objective, in secret; the dead needn't (NEM-KEY-02)."""
        yield from self.choose(game, [c for c in game.crew if c.status != DEAD])

    def choose(self, game: Game, choosing: list[Crew]) -> Flow[None]:
        questions = [
            ask(
                c.seat,
                ASK_CHOOSE_OBJECTIVE,
                lambda: [THIS_OBJECTIVE.of("0"), THIS_OBJECTIVE.of("1")],
                rule="NEM-KEY-02",
            )
            for c in choosing
            if c.kept < 0 and len(c.dealt) == 2
        ]
        if not questions:
            return
        asked = ask_all(questions)
        yield asked
        for c in choosing:
            answer = asked.answers.get(c.seat)
            if answer is not None:
                c.kept = int(answer.args[0])
                tell(game, OBJECTIVE_CHOSEN, c.seat)
                tell_only(game, c.mask, OBJECTIVE_KEPT, c.seat, c.dealt[c.kept])

    def check_goals(self, game: Game) -> Flow[None]:
        """Without a first encounter the choice comes now; then all reveal (NEM-OBJ-12, NEM-VICT-15)."""
        alive = [game.crew[seat] for seat in game.survivors]
        yield from self.choose(game, alive)
        for c in alive:
            objective = c.objectives[0]
            won = fulfils(game, c, objective)
            tell(game, OBJECTIVE_REVEALED, c.seat, objective, won)
            if won:
                game.winners.append(c.seat)
                tell(game, WON, c.seat)
        game.reveals += 1


class Solo(SemiCooperative):
    """One player against the ship, with the objectives of the solo deck."""

    def __init__(self) -> None:
        super().__init__("solo")

    def deal_goals(self, game: Game) -> None:
        pool = objectives_of(game, SOLO_COOP)
        me = game.crew[0]
        me.dealt = [game.fate.draw("objective_solo:0", pool) for _ in range(2)]
        game.objective_pools[SOLO_COOP] = pool

    def item_counter(self, n: int) -> int:
        """Half, rounded up (NEM-SOLO-04)."""
        return (n + 1) // 2

    def may_look_at_objectives(self) -> bool:
        return False


class Cooperative(Mode):
    """All goals lie open and are everybody's; the dead can be brought back."""

    def __init__(self, open_hands: bool = False) -> None:
        super().__init__("coop")
        self.hands_are_open = open_hands

    def deal_goals(self, game: Game) -> None:
        pool = objectives_of(game, SOLO_COOP)
        game.goals = [game.fate.draw("objective_coop", pool) for _ in game.crew]
        game.objective_pools[SOLO_COOP] = pool

    def first_encounter(self, game: Game) -> Flow[None]:
        """Nothing to choose (NEM-COOP-02)."""
        yield from ()

    def may_look_at_objectives(self) -> bool:
        return False

    def open_hands(self) -> bool:
        return self.hands_are_open

    def keeps_belongings(self) -> bool:
        return True

    def start_round(self, game: Game) -> Flow[None]:
        """Corpses in a working Emergency Room without an intruder come back to life (NEM-COOP-06 to -09)."""
        slot = game.where.get(EMERGENCY, "")
        if not slot or not game.is_working(slot) or game.figures_in(slot):
            return
        for c in game.crew:
            back = c.status == DEAD and game.species.may_return(game, c)
            if back and take_corpse(game, slot, corpse_of(c.seat)):
                c.status = ACTIVE
                c.slot = slot
                tell(game, REVIVED, c.seat, slot)
                enters(game, c)
                heal_all_light(game, c)
                dress_all(game, c)
                game.species.on_return(game, c)
        yield from ()

    def check_goals(self, game: Game) -> Flow[None]:
        """All goals fulfilled and somebody alive: everybody wins (NEM-COOP-03)."""
        yield from ()
        if not game.survivors:
            return
        all_met = True
        for goal in game.goals:
            met = self.met(game, goal)
            tell(game, GOAL_CHECKED, goal, met)
            all_met = all_met and met
        if all_met:
            game.winners = [c.seat for c in game.crew]
            for c in game.crew:
                tell(game, WON, c.seat)

    def met(self, game: Game, goal: str) -> bool:
        """Fulfilled by one surviving character; as many different signals as goals ask for one (NEM-COOP-04)."""
        asking = [g for g in game.goals if any(SIGNAL in way for way in game.content.objectives[g].any_of)]
        if goal in asking and sum(1 for c in game.crew if c.signal) < len(asking):
            return False
        survivors = [c for c in game.crew if finish_in_pod_or_hibernation(game, c)]
        return any(fulfils(game, c, goal, given=SIGNAL) for c in survivors)


def take_corpse(game: Game, slot: str, corpse: str) -> bool:
    """Lying in the room or carried by somebody there (NEM-COOP-07)."""
    floor = game.objects_in(slot)
    if corpse in floor:
        floor.remove(corpse)
        return True
    for c in game.crew_in(slot):
        held = c.holds(corpse)
        if held is not None:
            c.hands.remove(held)
            return True
    return False
