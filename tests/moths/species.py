"""The species: swarm, moth and cocoon. It answers every question otherwise than the Intruders, so that a test can tell.

It brings a room, an exploration token, an action, a step of the event phase, a part of the state and its own decks.
"""

from __future__ import annotations

from typing import Final

from airlock.kernel.declaration import Needs
from airlock.kernel.options import Flow, Option, ask
from airlock.kernel.title import Refusal
from airlock.survival.actions import interrupted
from airlock.survival.attacks import attack, by_card, draw_attack_card
from airlock.survival.combat import CREEPER
from airlock.survival.contamination import contaminate, has_contamination_in_hand, scan, tell_scan
from airlock.survival.content import Action, Attack, AttackCard, Choice, Content, EventCard, Room
from airlock.survival.crew import CARCASS, CONTAMINATION, EGG, INFECTED, Crew, Figure, is_contamination
from airlock.survival.doors import BREAKS_THROUGH, PASSES, open_ways
from airlock.survival.encounter import draw_token, is_surprised, return_to_bag
from airlock.survival.event_phase import everybody_rolls_noise
from airlock.survival.exploration import QUIET
from airlock.survival.figures import add_token, put_figure
from airlock.survival.injuries import check_blood, draw_blood, kill, leave_carcass, retreat
from airlock.survival.movement import SILENT, arrive
from airlock.survival.noise import noise_all_around
from airlock.survival.parts import Part
from airlock.survival.reactions import is_cancelled
from airlock.survival.refusals import refused
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.vocabulary import CONTAMINATION_CARD, HAND_CARD, NUMBER, SEAT, SLOT, THIS_SLOT
from airlock.titles.nemesis.tokens import EXPLORATION_TOKENS
from tests.moths.dust import VOCABULARY, Dust, add_dust, dream

SWARM: Final = "swarm"
MOTH: Final = "moth"
COCOON: Final = "cocoon"
SLEEPWALKING: Final = 3
FIGURES: Final = {SWARM: 1, MOTH: 6, COCOON: 2}
TOKENS: Final = {
    **{f"moth_token_{n}": (MOTH, 2 + n % 3) for n in range(10)},
    **{f"lamp_{seat}": (f"lamp_{seat}", 0) for seat in range(5)},
}

SHAKE: Final = VOCABULARY.action("shake").of()
SHAKE_OFF: Final = VOCABULARY.verb("shake_off", CONTAMINATION_CARD)
FORGET: Final = VOCABULARY.verb("forget", HAND_CARD)
FORGET_NOTHING: Final = VOCABULARY.option("forget_nothing")
CALM: Final = VOCABULARY.option("calm")
STAY_TENSE: Final = VOCABULARY.option("stay_tense")
ASK_SHAKE_OFF: Final = VOCABULARY.prompt("shake_off")
ASK_FORGET: Final = VOCABULARY.prompt("forget")
ASK_CALM: Final = VOCABULARY.prompt("calm")
ASK_SCATTER: Final = VOCABULARY.prompt("scatter", SLOT)
ASK_WAKE: Final = VOCABULARY.prompt("wake", NUMBER, SEAT)
ASK_BRUSH: Final = VOCABULARY.prompt("brush")
NO_DUST: Final = VOCABULARY.reason("no_dust", "VOI-ROOM-09")


# -- its action: dust and a contamination card off, out of sight for the rest of the round


def why_not_shake(game: Game, me: Crew) -> str:
    if not Dust.of(game).dust[me.seat]:
        return NO_DUST
    return "" if has_contamination_in_hand(me) else "no_contamination_in_hand"


def offer_shake(game: Game, me: Crew, cards: int, combat: bool, out: list[Option]) -> None:
    if not why_not_shake(game, me):
        out.append(SHAKE)


def explain_shake(game: Game, me: Crew, cards: int, combat: bool) -> list[Refusal]:
    return refused("shake", why_not_shake(game, me))


def free(game: Game, me: Crew, args: Choice) -> int | None:
    return 0


def shake(game: Game, me: Crew, chosen: Option) -> Flow[bool]:
    # Everybody learns that there is one in the hand.
    me.announced = [CONTAMINATION]
    game.reveals += 1
    stopped = yield from interrupted(game, me, chosen)
    if stopped:
        return True

    def options() -> list[Option]:
        return [SHAKE_OFF.of(card) for card in dict.fromkeys(me.hand) if is_contamination(card)]

    pick = yield ask(me.seat, ASK_SHAKE_OFF, options, show=True)
    part = Dust.of(game)
    part.dust[me.seat] -= 1
    part.hidden.append(me.seat)
    me.hand.remove(pick.args[0])
    if scan(game, pick.args[0]) == INFECTED:
        me.discard.append(INFECTED)
        tell_scan(game, me, 1, 0)
    else:
        part.clean += 1
        tell_scan(game, me, 0, 1)
        yield from contaminate(game, me)
    return True


# -- its room, its exploration token, its attack, its event, its step


def brush(game: Game, me: Crew) -> Flow[None]:
    """Whoever enters may pay for clean clothes with a dream."""
    chosen = yield ask(me.seat, ASK_BRUSH, lambda: [STAY_TENSE, CALM], show=True)
    if chosen.verb == "calm":
        Dust.of(game).dust[me.seat] = 0
        dream(game, me)


def find_cocoon(game: Game, movers: list[Crew], slot: str) -> Flow[str]:
    if sum(1 for f in game.figures if f.kind == COCOON) < FIGURES[COCOON]:
        yield from put_figure(game, COCOON, slot)
    return QUIET


def powder(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    yield from add_dust(game, target)
    yield from contaminate(game, target)


def lights_out(game: Game) -> Flow[None]:
    for me in game.in_order():
        if not game.in_combat(me):
            yield from add_dust(game, me)


def settle(game: Game, _: int) -> None:
    """The round is over: nobody is hidden any more."""
    Dust.of(game).hidden = []


CONTENT: Final = Content(
    actions=[Action("shake", offer_shake, explain_shake, free, shake)],
    rooms=[Room("loft", "room_2", "white", [], on_enter=brush)],
    without_rooms=["slime"],
    events=[EventCard(f"lights_out_{n}", n, (MOTH, SWARM), lights_out) for n in (1, 2, 3, 4)],
    attacks=[Attack("powder", (MOTH, SWARM), powder)],
    attack_cards=[
        AttackCard("powder_1", "powder", 1, blood_small=1),
        AttackCard("powder_2", "powder", 0, blood_small=1),
        AttackCard("powder_3", "powder", 2, blood_small=0),
        AttackCard("powder_4", "powder", 3, blood_small=2),
    ],
    exploration={
        **{id: token for id, token in EXPLORATION_TOKENS.items() if token[0] != "slime"},
        **{f"cocoon_{n}": (COCOON, 2) for n in (1, 2)},
    },
    exploration_effects={COCOON: find_cocoon},
    figures=FIGURES,
)


class Moths(Species):
    """They pass doors, choke people with dust and hatch from cocoons."""

    def __init__(self) -> None:
        super().__init__(
            "moths",
            types=[SWARM, MOTH, COCOON],
            tokens=TOKENS,
            nest="nest",
            eggs=3,
            all_eggs=3,
            weaknesses=["light", "smoke", "glass"],
            analysed=["dust", EGG, CARCASS],
            content=CONTENT,
            vocabulary=VOCABULARY,
            steps={"settle": settle},
            needs=[Needs("species", ["moths"], "mode", ["semi", "solo", "coop"], "VOI-COMBO-04")],
        )

    def parts(self, players: int) -> dict[str, Part]:
        return {"dust": Dust(players)}

    def event_phase(self, steps: list[str]) -> list[str]:
        return [*steps, "settle"]

    def start_bag(self, players: int) -> dict[str, int]:
        return {MOTH: 2 + players}

    def token_type(self, game: Game, figure: Figure) -> str:
        return MOTH

    def set_up(self, game: Game) -> None:
        game.tokens[game.where["cockpit"]] = ""

    def on_character_taken(self, game: Game, me: Crew) -> None:
        add_token(game, f"lamp_{me.seat}")

    # -- encounters

    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool, slot: str) -> Flow[None]:
        on_board = [f.kind for f in game.figures]
        if self.type_of(token) != MOTH:
            noise_all_around(game, slot)
            return_to_bag(game, token)
            yield from self.haunt(game, me)
            return
        kind = SWARM if Dust.of(game).dust[me.seat] and SWARM not in on_board else MOTH
        if on_board.count(kind) >= FIGURES[kind]:
            return_to_bag(game, token)
            return
        figure = yield from put_figure(game, kind, slot)
        if surprise and me.active and is_surprised(game, me, self.number_of(token)):
            yield from attack(game, figure, me, surprise=True)

    def is_first_encounter(self, figure: Figure) -> bool:
        return figure.kind != COCOON

    def on_appearance(self, game: Game, figure: Figure) -> None:
        """A swarm finds everybody who hides."""
        if figure.kind == SWARM:
            Dust.of(game).hidden = []

    def is_unheard(self, game: Game, me: Crew) -> bool:
        return me.seat in Dust.of(game).hidden

    def haunt(self, game: Game, me: Crew) -> Flow[None]:
        """A dream, unless somebody in the room wakes the dreamer; those full of dust walk in their sleep."""
        level = Dust.of(game).dust[me.seat]
        woken = yield from is_cancelled(game, me, ASK_WAKE, str(level))
        if woken or not me.active:
            return
        dream(game, me)
        ways = open_ways(game, me.slot) if me.slot else []
        if level == SLEEPWALKING and ways:
            yield from arrive(game, [me], ways[0][0], ways[0][1], SILENT)

    # -- attacks

    def can_attack(self, figure: Figure) -> bool:
        return figure.kind != COCOON

    def spares(self, game: Game, figure: Figure, target: Crew) -> bool:
        return target.seat in Dust.of(game).hidden

    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        if surprise:
            yield from powder(game, figure, target, surprise)
        else:
            yield from by_card(game, figure, target, surprise, draw_attack_card(game))

    def shields(self, game: Game, target: Crew) -> bool:
        shielded = Dust.of(game).shielded
        if target.seat not in shielded:
            return False
        shielded.remove(target.seat)
        return True

    # -- injuries

    def die_tier(self, figure: Figure) -> int:
        return 1 if figure.kind == MOTH else 3

    def rerolls(self, game: Game, me: Crew, target: str) -> int:
        figure = game.figure(target)
        return 1 if figure is not None and figure.kind == COCOON else 0

    def misses(self, game: Game, face: str, figure: Figure) -> bool:
        return face == CREEPER

    def burned(self, game: Game, figure: Figure) -> int:
        return 0 if figure.kind == SWARM else 1

    def keeps_injuries(self, figure: Figure) -> bool:
        return figure.kind != COCOON

    def blood(self, figure: Figure, card: AttackCard) -> int:
        return card.blood_small if figure.kind == MOTH else card.blood

    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        blood = draw_blood(game, figure, 2 if figure.kind == SWARM else 1)
        if figure.kind == COCOON:
            if 0 not in blood:
                yield from kill(game, figure)
            return False
        if 0 in blood:
            yield from retreat(game, figure)
            return True
        yield from check_blood(game, figure, max(blood))
        return False

    def on_killed(self, game: Game, figure: Figure, vented: bool) -> Flow[None]:
        """A cocoon leaves a carcass; a swarm scatters: whoever is first says where its moth comes down."""
        slot = figure.slot
        if figure.kind == COCOON:
            leave_carcass(game, slot)
        if figure.kind != SWARM:
            return
        if not vented:
            near = game.map.neighbours[slot]
            first = game.in_order()[0].seat
            chosen = yield ask(first, ASK_SCATTER, lambda: [THIS_SLOT.of(n) for n in near], about=(figure.slot,))
            slot = chosen.args[0]
        if sum(1 for f in game.figures if f.kind == MOTH) < FIGURES[MOTH]:
            yield from put_figure(game, MOTH, slot)

    def survives_venting(self, figure: Figure) -> bool:
        return figure.kind == COCOON

    # -- movement

    def can_move(self, figure: Figure) -> bool:
        return figure.kind != COCOON

    def at_door(self, game: Game, figure: Figure) -> str:
        return BREAKS_THROUGH if figure.kind == SWARM else PASSES

    def may_hide(self, game: Game, figure: Figure) -> bool:
        return figure.kind == MOTH

    # -- the bag

    def develop(self, game: Game, token: str) -> Flow[None]:
        kind = self.type_of(token)
        if kind == MOTH:
            return_to_bag(game, token)
            yield from everybody_rolls_noise(game)
            return
        owner = next(c for c in game.crew if kind == f"lamp_{c.seat}")
        if owner.active:
            return_to_bag(game, token)
            yield from self.haunt(game, owner)
            return
        game.supply.remove(token)
        Dust.of(game).tokens_gone.append(token)
        another = draw_token(game)
        if another:
            yield from self.develop(game, another)

    def refill_bag(self, game: Game) -> None:
        add_token(game, MOTH)

    # -- people

    def has_slime(self) -> bool:
        return False

    def refill_contamination(self, game: Game) -> None:
        part = Dust.of(game)
        game.contamination_left += part.clean
        game.scans += ["contamination_clean"] * part.clean
        part.clean = 0

    def infect(self, game: Game, me: Crew) -> Flow[None]:
        """An action card of the hand is forgotten for good."""

        def options() -> list[Option]:
            cards = [FORGET.of(card) for card in dict.fromkeys(me.hand) if not is_contamination(card)]
            return cards or [FORGET_NOTHING]

        chosen = yield ask(me.seat, ASK_FORGET, options, show=True)
        if chosen.verb == "forget":
            me.hand.remove(chosen.args[0])
            Dust.of(game).forgotten[me.seat].append(chosen.args[0])
            game.reveals += 1

    def has_ailment(self, game: Game, me: Crew) -> bool:
        return Dust.of(game).dust[me.seat] > 0

    def cure(self, game: Game, me: Crew) -> None:
        Dust.of(game).dust[me.seat] = 0

    def can_soothe(self, game: Game, me: Crew) -> bool:
        return me.seat not in Dust.of(game).shielded

    def soothe(self, game: Game, me: Crew) -> Flow[None]:
        if self.can_soothe(game, me):
            chosen = yield ask(me.seat, ASK_CALM, lambda: [STAY_TENSE, CALM])
            if chosen.verb == "calm":
                Dust.of(game).shielded.append(me.seat)

    def on_turn_end(self, game: Game, me: Crew) -> Flow[None]:
        if any(f.kind == COCOON for f in game.figures_in(me.slot)):
            yield from add_dust(game, me)

    # -- analysis and the end

    def analysable(self, game: Game, slot: str) -> list[str]:
        dusty = any(Dust.of(game).dust[c.seat] for c in game.crew_in(slot))
        return super().analysable(game, slot) + (["dust"] if dusty and not game.weaknesses["dust"] else [])

    def analyse(self, game: Game, me: Crew, thing: str) -> None:
        super().analyse(game, me, thing)
        Dust.of(game).shielded = [c.seat for c in game.in_order()]

    def has_analysed(self, game: Game, thing: str) -> bool:
        """Dust doesn't count."""
        return thing != "dust" and super().has_analysed(game, thing)

    def may_return(self, game: Game, me: Crew) -> bool:
        return Dust.of(game).dust[me.seat] < 3

    def on_return(self, game: Game, me: Crew) -> None:
        Dust.of(game).dust[me.seat] = 0

    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        yield from ()
        part = Dust.of(game)
        return part.dust[me.seat] < 2 and "nightmare" not in part.dreamt[me.seat]
