"""The Carnomorphs: Metagorger, Shambler, Fleshbeast and Butcher."""

from __future__ import annotations

from typing import Final

from airlock.kernel.declaration import Needs
from airlock.kernel.options import Flow
from airlock.survival.analysis import objects_at
from airlock.survival.attacks import attack, by_card, draw_attack_card
from airlock.survival.cards import draw_card
from airlock.survival.combat import CREEPER
from airlock.survival.contamination import scan_pile
from airlock.survival.content import AttackCard, Content
from airlock.survival.crew import CLEAN, Crew, Figure, is_contamination
from airlock.survival.doors import BREAKS_IT, BREAKS_THROUGH
from airlock.survival.encounter import HANDS_COMPARED, is_surprised, return_to_bag
from airlock.survival.exploration import get_slime
from airlock.survival.figures import put_figure
from airlock.survival.injuries import check_blood, draw_blood, leave_carcass, retreat
from airlock.survival.noise import noise_all_around
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, THING, WEAKNESS
from airlock.titles.nemesis.carnomorphs.adaptations import (
    ADAPTATIONS,
    AGILE,
    BATTERING_CHARGE,
    CORROSIVE_BLOOD,
    FIREPROOF,
    KEEN_SENSES,
    THICK_HIDE,
)
from airlock.titles.nemesis.carnomorphs.attacking import burrow
from airlock.titles.nemesis.carnomorphs.attacks import ATTACK_CARDS, ATTACKS
from airlock.titles.nemesis.carnomorphs.bag import develop
from airlock.titles.nemesis.carnomorphs.events import EVENTS
from airlock.titles.nemesis.carnomorphs.feeding import attacks_and_feeding
from airlock.titles.nemesis.carnomorphs.figures import (
    NONE_FREE,
    add_type_token,
    figures_left,
    is_adapted,
    of_type,
    place,
    reveal_adaptation,
    withdraw,
)
from airlock.titles.nemesis.carnomorphs.mutation import (
    MARKER_PLACED,
    get_marker,
    has_mutation,
    lose_mutation_card,
    put_mutation_card,
)
from airlock.titles.nemesis.carnomorphs.mutation_action import MUTATION_ACTION
from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.carnomorphs.part import DEADLY, Mutations, new_mutations
from airlock.titles.nemesis.carnomorphs.types import (
    ANALYSED,
    BLANK,
    BLUE,
    BUTCHER,
    EGGS,
    FIGURES,
    FLESHBEAST,
    METAGORGER,
    RED,
    SHAMBLER,
    TOKENS,
    TYPES,
    figure_type,
)
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION, VOCABULARY
from airlock.titles.nemesis.intruders import FINAL_CARDS, FINAL_DRAW, FINAL_SCAN, NEST
from airlock.titles.nemesis.tokens import EXPLORATION_TOKENS

ADAPTATION_REMOVED: Final = VOCABULARY.event(
    "adaptation_removed", "CAR-ADAPT-06", seat=SEAT, object=THING, weakness=WEAKNESS
)

CONTENT: Final = Content(
    actions=[MUTATION_ACTION],
    events=EVENTS,
    attacks=ATTACKS,
    attack_cards=ATTACK_CARDS,
    exploration=EXPLORATION_TOKENS,
    figures=FIGURES,
    values={MUTATION.only: [mutation.id for mutation in MUTATIONS]},
)


def wear_off(game: Game, _: int) -> None:
    """The round is over, and with it what mutations protect from."""
    part = Mutations.of(game)
    part.untouched = []
    part.sparing = []
    part.shielded = []
    part.armoured = []
    part.unheard = []


class Carnomorphs(Species):
    """They feed on whatever lies about, grow, and change those whom they don't kill."""

    def __init__(self) -> None:
        super().__init__(
            "carnomorphs",
            types=TYPES,
            tokens=TOKENS,
            nest=NEST,
            eggs=EGGS,
            all_eggs=EGGS,
            weaknesses=ADAPTATIONS,
            analysed=ANALYSED,
            content=CONTENT,
            vocabulary=VOCABULARY,
            steps={"attacks_and_feeding": attacks_and_feeding, "mutations_wear_off": wear_off},
            needs=[Needs("species", ["carnomorphs"], "mode", ["semi", "solo", "coop"], "CAR-COMBO-04")],
            book="carnomorphs",
        )

    def parts(self, players: int) -> dict[str, Part]:
        return {"mutations": new_mutations(players, [mutation.id for mutation in MUTATIONS])}

    def event_phase(self, steps: list[str]) -> list[str]:
        """Feeding belongs to the attack step (CAR-EVENT-01, -03)."""
        fed = ["attacks_and_feeding" if step == "intruder_attacks" else step for step in steps]
        return [*fed, "mutations_wear_off"]

    def start_bag(self, players: int) -> dict[str, int]:
        """CAR-SETUP-14"""
        return {BLANK: 1, BLUE: 2, RED: 2 + players}

    def token_type(self, game: Game, figure: Figure) -> str:
        """Of metagorgers a red one while there is one (CAR-TYPE-01, -02)."""
        if figure.kind != METAGORGER:
            return figure.kind
        return RED if any(self.type_of(token) == RED for token in game.supply) else BLUE

    def on_appearance(self, game: Game, figure: Figure) -> None:
        reveal_adaptation(game, figure.kind)

    # -- encounters

    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool, slot: str) -> Flow[None]:
        if self.type_of(token) == BLANK:
            # CAR-ENC-02, -03: it is judged at the draw whether it was the last.
            last = not game.bag
            return_to_bag(game, token)
            noise_all_around(game, slot)
            if last:
                add_type_token(game, METAGORGER)
            return
        figure = yield from self.place_from_bag(game, figure_type(self.type_of(token)), slot, token)
        if figure is None:
            return
        number = self.number_of(token) + (1 if is_adapted(game, KEEN_SENSES) else 0)
        if surprise and me.active and figure in game.figures:
            tell(game, HANDS_COMPARED, me.seat, len(me.hand), number)
            if is_surprised(game, me, number):
                yield from attack(game, figure, me, surprise=True)

    def place_from_bag(self, game: Game, kind: str, slot: str, token: str) -> Flow[Figure | None]:
        """With all figures of the type on the board those not in combat go back into the bag first (CAR-TYPE-06)."""
        if not figures_left(game, kind):
            idle = [f for f in of_type(game, kind) if not game.is_occupied(f.slot)]
            if kind == BUTCHER or not idle:
                tell(game, NONE_FREE, kind)
                if kind != BUTCHER:
                    return_to_bag(game, token)
                return None
            for figure in idle:
                withdraw(game, figure, but=token)
        return (yield from put_figure(game, kind, slot))

    def is_unheard(self, game: Game, me: Crew) -> bool:
        return me.seat in Mutations.of(game).unheard and not me.passed

    # -- attacks

    def spares(self, game: Game, figure: Figure, target: Crew) -> bool:
        part = Mutations.of(game)
        return target.seat in part.untouched or (figure.id, target.seat) in part.sparing

    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        if figure.kind == METAGORGER:
            yield from burrow(game, figure, target, surprise)
        else:
            yield from by_card(game, figure, target, surprise, draw_attack_card(game))

    def shields(self, game: Game, target: Crew) -> bool:
        part = Mutations.of(game)
        if target.seat in part.armoured:
            return True
        if target.seat not in part.shielded:
            return False
        part.shielded.remove(target.seat)
        return True

    # -- injuries

    def die_tier(self, figure: Figure) -> int:
        """CAR-GEN-07"""
        if figure.kind == METAGORGER:
            return 1
        return 2 if figure.kind == SHAMBLER else 3

    def misses(self, game: Game, face: str, figure: Figure) -> bool:
        return face == CREEPER and is_adapted(game, AGILE)

    def burned(self, game: Game, figure: Figure) -> int:
        return 0 if is_adapted(game, FIREPROOF) else 1

    def blood(self, figure: Figure, card: AttackCard) -> int:
        return card.blood_small if figure.kind == METAGORGER else card.blood

    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        """One card, whatever the type; an arrow in its column drives it away (CAR-INJ-01 to -03, -09)."""
        number = draw_blood(game, figure, 1)[0]
        if not number:
            yield from retreat(game, figure)
            return True
        yield from check_blood(game, figure, number + (1 if is_adapted(game, THICK_HIDE) else 0))
        return False

    def on_killed(self, game: Game, figure: Figure, vented: bool) -> Flow[None]:
        """A carcass, shamblers for the large ones; the Butcher is gone for good (CAR-INJ-04 to -08)."""
        slot = figure.slot
        if is_adapted(game, CORROSIVE_BLOOD) and not vented:
            for c in game.crew_in(slot):
                get_slime(game, c)
        if figure.kind == BUTCHER:
            game.queen_killed = True
            self.take_out_of_the_game(game, BUTCHER)
            yield from place(game, SHAMBLER, slot)
        else:
            leave_carcass(game, slot)
        if figure.kind in (BUTCHER, FLESHBEAST):
            yield from place(game, SHAMBLER, slot)

    def take_out_of_the_game(self, game: Game, type: str) -> None:
        """Tokens of a type, wherever they are."""
        for pile in (game.bag, game.supply):
            gone = [token for token in pile if self.type_of(token) == type]
            pile[:] = [token for token in pile if token not in gone]
            Mutations.of(game).tokens_gone += gone

    # -- movement

    def at_door(self, game: Game, figure: Figure) -> str:
        return BREAKS_THROUGH if is_adapted(game, BATTERING_CHARGE) else BREAKS_IT

    def may_hide(self, game: Game, figure: Figure) -> bool:
        """CAR-TYPE-03"""
        return figure.kind != BUTCHER

    # -- the bag

    def develop(self, game: Game, token: str) -> Flow[None]:
        yield from develop(game, token)

    def refill_bag(self, game: Game) -> None:
        """CAR-ENC-06"""
        add_type_token(game, METAGORGER)

    # -- people

    def refill_contamination(self, game: Game) -> None:
        """The discarded clean cards are shuffled into a new deck (CAR-ACT-05)."""
        part = Mutations.of(game)
        game.contamination_left += part.clean
        game.scans += [CLEAN] * part.clean
        part.clean = 0

    def infect(self, game: Game, me: Crew) -> Flow[None]:
        """CAR-CONT-01"""
        yield from get_marker(game, me)

    def has_ailment(self, game: Game, me: Crew) -> bool:
        return has_mutation(game, me)

    def cure(self, game: Game, me: Crew) -> None:
        lose_mutation_card(game, me)

    # -- analysis

    def analysable(self, game: Game, slot: str) -> list[str]:
        """Only what lies faceup can be removed (CAR-ADAPT-07)."""
        here = objects_at(game, slot)
        removed = Mutations.of(game).removed
        return [thing for thing, card in game.weaknesses.items() if card and thing in here and thing not in removed]

    def analyse(self, game: Game, me: Crew, thing: str) -> None:
        """CAR-ADAPT-06"""
        part = Mutations.of(game)
        if game.weaknesses[thing] and thing not in part.removed:
            part.removed.append(thing)
            tell(game, ADAPTATION_REMOVED, me.seat, thing, game.weaknesses[thing])

    def has_analysed(self, game: Game, thing: str) -> bool:
        return thing in Mutations.of(game).removed

    # -- death and the end

    def may_return(self, game: Game, me: Crew) -> bool:
        """Not after the fourth marker (CAR-COMBO-03)."""
        return Mutations.of(game).markers[me.seat] < DEADLY

    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        """Without a mutation card scan all; with one draw 4, each contamination is a marker (CAR-END-01 to -05)."""
        yield from ()
        part = Mutations.of(game)
        me.deck.shuffle_in(me.hand + me.discard)
        me.hand = []
        me.discard = []
        if not has_mutation(game, me):
            infected, clean = scan_pile(game, me.deck.middle)
            tell(game, FINAL_SCAN, me.seat, infected, clean)
            if not infected:
                return True
            # Nobody chooses any more: one card is as good as another (CAR-END-02).
            put_mutation_card(game, me, part.deck.draw(game.fate))
        drawn = [draw_card(game, me) for _ in range(FINAL_DRAW)]
        me.hand = [card for card in drawn if card]
        bad = sum(1 for card in me.hand if is_contamination(card))
        tell(game, FINAL_CARDS, me.seat, bad)
        part.markers[me.seat] = min(DEADLY, part.markers[me.seat] + bad)
        if bad:
            tell(game, MARKER_PLACED, me.seat, part.markers[me.seat])
        return part.markers[me.seat] < DEADLY


CARNOMORPHS: Final = Carnomorphs()
