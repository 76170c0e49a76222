"""The Intruders: Larva, Creeper, Adult, Breeder and Queen."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.analysis import is_discovered
from airlock.survival.attacks import ATTACK_IGNORED, attack, by_card, draw_attack_card, target_in
from airlock.survival.cards import draw_card
from airlock.survival.combat import BLANK, HIT
from airlock.survival.contamination import contaminate, scan_pile
from airlock.survival.content import Content
from airlock.survival.crew import Crew, Figure, is_contamination
from airlock.survival.death import die_together
from airlock.survival.doors import BREAKS_IT, STAYS
from airlock.survival.encounter import HANDS_COMPARED, encounter, is_surprised, return_to_bag
from airlock.survival.event_phase import everybody_rolls_noise
from airlock.survival.figures import add_token, put_figure
from airlock.survival.hands import floor_of
from airlock.survival.injuries import (
    check_blood,
    draw_blood,
    eggs_in_supply,
    kill,
    leave_carcass,
    retreat,
)
from airlock.survival.noise import noise_all_around
from airlock.survival.reactions import ignores_attack
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, NUMBER, SEAT, SLOT, TYPE
from airlock.titles.nemesis.tokens import INTRUDER_TOKENS
from airlock.titles.nemesis.vocabulary import VOCABULARY
from airlock.titles.nemesis.weaknesses import (
    ANALYSED,
    REACTION_TO_DANGER,
    SPECIES_ON_THE_BRINK,
    SUSCEPTIBILITY_TO_PHOSPHATES,
    VITAL_PLACES,
    VULNERABILITY_TO_ENERGY,
    VULNERABILITY_TO_FIRE,
    WAY_OF_MOVING,
    WEAKNESSES,
)

QUEEN: Final = "queen"
BREEDER: Final = "breeder"
ADULT: Final = "adult"
CREEPER: Final = "creeper"
LARVA: Final = "larva"
BLANK_TOKEN: Final = "blank"

NEST: Final = "nest"
# NEM-VICT-13
FINAL_DRAW: Final = 4

INFESTED: Final = VOCABULARY.event("infested", "NEM-ATT-11", seat=SEAT, figure=FIGURE)
LARVA_PLACED: Final = VOCABULARY.event("larva_placed", "NEM-CONT-05", seat=SEAT)
LARVA_REMOVED: Final = VOCABULARY.event("larva_removed", "NEM-CONT-11", seat=SEAT)
NO_FIGURE: Final = VOCABULARY.event("no_figure_left", "NEM-IMOVE-05", type=TYPE)
ADULTS_WITHDRAW: Final = VOCABULARY.event("adults_withdraw", "NEM-IMOVE-05", figure=FIGURE, slot=SLOT)
EGG_LAID: Final = VOCABULARY.event("egg_laid", "NEM-BAG-11", eggs=NUMBER)
FINAL_SCAN: Final = VOCABULARY.event("final_scan", "NEM-VICT-11", seat=SEAT, infected=NUMBER, clean=NUMBER)
FINAL_CARDS: Final = VOCABULARY.event("final_draw", "NEM-VICT-13", seat=SEAT, contamination=NUMBER)


def put_larva(game: Game, me: Crew) -> None:
    """Onto the character board, which holds one at most (NEM-ATT-15)."""
    if not me.larva:
        me.larva = True
        tell(game, LARVA_PLACED, me.seat)


def hatch(game: Game, hosts: list[Crew]) -> Flow[None]:
    """The larvae of these become Creepers where they die; all die at once (NEM-CONT-06, NEM-DEATH-11)."""
    places = [floor_of(game, me) for me in hosts]
    for me in hosts:
        me.larva = False
    yield from die_together(game, hosts, "infection")
    for slot in places:
        yield from put_figure(game, CREEPER, slot)


class Intruders(Species):
    """The species of the base game."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "intruders",
            types=[QUEEN, BREEDER, ADULT, CREEPER, LARVA],
            tokens=INTRUDER_TOKENS,
            nest=NEST,
            eggs=5,
            all_eggs=8,
            weaknesses=WEAKNESSES,
            analysed=ANALYSED,
            content=content,
            vocabulary=VOCABULARY,
        )

    def start_bag(self, players: int) -> dict[str, int]:
        return {BLANK_TOKEN: 1, LARVA: 4, CREEPER: 1, QUEEN: 1, ADULT: 3 + players}

    def die_tier(self, figure: Figure) -> int:
        if figure.kind == LARVA or figure.kind == CREEPER:
            return 1
        return 2 if figure.kind == ADULT else 3

    # -- encounters

    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool, slot: str) -> Flow[None]:
        kind = self.type_of(token)
        if kind == BLANK_TOKEN:
            # NEM-ENC-11 to -13
            noise_all_around(game, slot)
            if not game.bag:
                add_token(game, ADULT)
            return_to_bag(game, token)
            return
        figure = yield from self.place(game, kind, slot, token)
        if figure is None:
            return
        number = self.number_of(token)
        if is_discovered(game, REACTION_TO_DANGER):
            number = max(1, number - 1)
        if surprise and me.active and figure in game.figures:
            tell(game, HANDS_COMPARED, me.seat, len(me.hand), number)
            if is_surprised(game, me, number):
                yield from attack(game, figure, me, surprise=True)

    def place(self, game: Game, kind: str, slot: str, token: str = "") -> Flow[Figure | None]:
        """Put a figure in a room, as far as there is one (NEM-IMOVE-04 to -06)."""
        on_board = [f for f in game.figures if f.kind == kind]
        if kind == QUEEN and on_board:
            tell(game, NO_FIGURE, kind)
            return None
        if kind == ADULT and len(on_board) >= game.content.figures[ADULT]:
            free = [f for f in on_board if not game.is_occupied(f.slot)]
            if not free:
                tell(game, NO_FIGURE, kind)
                if token:
                    return_to_bag(game, token)
                return None
            for f in free:
                game.figures.remove(f)
                tell(game, ADULTS_WITHDRAW, f.name, f.slot)
                add_token(game, ADULT, but=token)
        figure = yield from put_figure(game, kind, slot)
        return figure

    # -- attacks

    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        if figure.kind == LARVA:
            yield from self.infest(game, figure, target, surprise)
        else:
            yield from by_card(game, figure, target, surprise, draw_attack_card(game))

    def infest(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        """A Larva never misses: it goes onto the character board, or just away if one is there (NEM-ATT-11 to -14)."""
        ignored = yield from ignores_attack(game, target, surprise)
        if ignored:
            tell(game, ATTACK_IGNORED, target.seat)
            return
        game.figures.remove(figure)
        tell(game, INFESTED, target.seat, figure.name)
        put_larva(game, target)
        yield from contaminate(game, target)

    # -- injuries

    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        if figure.kind == LARVA:
            # NEM-INJ-02
            yield from kill(game, figure)
            return False
        blood = draw_blood(game, figure, 2 if figure.kind in (BREEDER, QUEEN) else 1)
        if 0 in blood:
            # An arrow stands in place of a number: it can't kill (NEM-INJ-12, -13).
            yield from retreat(game, figure)
            return True
        yield from check_blood(game, figure, sum(blood) - (1 if is_discovered(game, SPECIES_ON_THE_BRINK) else 0))
        return False

    def on_killed(self, game: Game, figure: Figure, vented: bool) -> Flow[None]:
        yield from ()
        if figure.kind == QUEEN:
            game.queen_killed = True
        if figure.kind != LARVA:
            leave_carcass(game, figure.slot)

    # -- weaknesses

    def at_door(self, game: Game, figure: Figure) -> str:
        stopped = figure.kind not in (QUEEN, BREEDER) and is_discovered(game, WAY_OF_MOVING)
        return STAYS if stopped else BREAKS_IT

    def changed_face(self, game: Game, face: str, figure: Figure) -> str:
        if face == BLANK and figure.kind == ADULT and is_discovered(game, VITAL_PLACES):
            return HIT
        return face

    def extra_injuries(self, game: Game, figure: Figure, energy: bool, fiery: bool) -> int:
        extra = 1 if energy and is_discovered(game, VULNERABILITY_TO_ENERGY) else 0
        return extra + 1 if fiery and is_discovered(game, VULNERABILITY_TO_FIRE) else extra

    def eggs_burned(self, game: Game) -> int:
        return 2 if is_discovered(game, VULNERABILITY_TO_FIRE) else 1

    def suffers_phosphates(self, game: Game) -> bool:
        return is_discovered(game, SUSCEPTIBILITY_TO_PHOSPHATES)

    # -- the bag

    def develop(self, game: Game, token: str) -> Flow[None]:
        kind = self.type_of(token)
        if kind == LARVA:
            add_token(game, ADULT)
        elif kind == CREEPER:
            add_token(game, BREEDER)
        elif kind == BLANK_TOKEN:
            add_token(game, ADULT)
            return_to_bag(game, token)
        elif kind == QUEEN:
            yield from self.develop_queen(game, token)
        else:
            # Back before the rolls: an encounter may draw it again (NEM-BAG-07).
            return_to_bag(game, token)
            yield from everybody_rolls_noise(game)

    def develop_queen(self, game: Game, token: str) -> Flow[None]:
        """She comes to whoever is in the Nest, or lays an egg (NEM-BAG-10 to -12)."""
        nest = game.where.get(NEST, "")
        victim = target_in(game, nest) if nest else None
        if victim is not None:
            yield from encounter(game, victim, token)
            return
        if not game.nest_destroyed and eggs_in_supply(game) > 0:
            game.eggs += 1
            tell(game, EGG_LAID, game.eggs)
        return_to_bag(game, token)

    def refill_bag(self, game: Game) -> None:
        add_token(game, ADULT)

    # -- infection

    def infect(self, game: Game, me: Crew) -> Flow[None]:
        """A larva; where one was before, death, and a Creeper in its place (NEM-CONT-05, -06)."""
        if not me.larva:
            put_larva(game, me)
            return
        yield from hatch(game, [me])

    def cure(self, game: Game, me: Crew) -> None:
        if me.larva:
            me.larva = False
            tell(game, LARVA_REMOVED, me.seat)

    def has_ailment(self, game: Game, me: Crew) -> bool:
        return me.larva

    # -- the end

    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        """Scan everything; infected or with a larva draw 4, any contamination among them kills (NEM-VICT-11 to -13)."""
        yield from ()
        me.deck.shuffle_in(me.hand + me.discard)
        me.hand = []
        me.discard = []
        if not me.larva:
            infected, clean = scan_pile(game, me.deck.middle)
            tell(game, FINAL_SCAN, me.seat, infected, clean)
            if not infected:
                return True
        drawn = [draw_card(game, me) for _ in range(FINAL_DRAW)]
        me.hand = [card for card in drawn if card]
        bad = sum(1 for card in me.hand if is_contamination(card))
        tell(game, FINAL_CARDS, me.seat, bad)
        return bad == 0
