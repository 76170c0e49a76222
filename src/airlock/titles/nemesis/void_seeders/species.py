"""The Void Seeders: Despoiler, Stalker, Whisperer and Lurker, and the lairs they come from."""

from __future__ import annotations

from typing import Final

from airlock.kernel.declaration import Needs
from airlock.kernel.options import Flow, ask
from airlock.survival.analysis import is_discovered
from airlock.survival.attacks import ATTACK_IGNORED, attack, by_card, draw_attack_card
from airlock.survival.combat import BLANK, EGGS, HIT
from airlock.survival.contamination import contaminate
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import BREAKS_IT, PASSES
from airlock.survival.encounter import HANDS_COMPARED, draw_token, is_surprised, return_to_bag
from airlock.survival.event_phase import everybody_rolls_noise
from airlock.survival.figures import TOKEN_ADDED, add_token
from airlock.survival.injuries import SURVIVED, check_blood, draw_blood, retreat
from airlock.survival.noise import noise_all_around, roll_noise
from airlock.survival.parts import Part
from airlock.survival.reactions import ignores_attack
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, TYPE
from airlock.titles.nemesis.void_seeders.content import CONTENT
from airlock.titles.nemesis.void_seeders.final_check import survives
from airlock.titles.nemesis.void_seeders.insanity import (
    BARRIER,
    INSANITY,
    LOWEST,
    TRACK,
    Insanity,
    calm_down,
    can_calm_down,
    come_to_senses,
    go_mad,
    insanity_of,
    insanity_token,
    leap_down,
)
from airlock.titles.nemesis.void_seeders.lairs import Lairs, destroy_lair, is_lair, lairs_in
from airlock.titles.nemesis.void_seeders.lurking import BEFORE, LURKING, lurking
from airlock.titles.nemesis.void_seeders.panic import new_panic_deck, panic
from airlock.titles.nemesis.void_seeders.seeders import is_seeder, passes_doors, place_seeder
from airlock.titles.nemesis.void_seeders.tokens import BLANK_TOKEN, DESPOILER, LURKER, SEEDER, TOKENS, TYPES, WHISPERER
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY
from airlock.titles.nemesis.void_seeders.weaknesses import (
    ANALYSED,
    DETERMINATION,
    GROUP_THERAPY,
    HEIGHTENED_ALERTNESS,
    RATIONAL_THINKING,
    VITAL_PLACES,
    WEAKENING_CONTROL,
    WEAKNESSES,
)

ID: Final = "void_seeders"
NEST: Final = "nest"
EGGS_AT_START: Final = 5
# The rooms that get an exploration token though they are explored (VOI-SETUP-04).
ENGINES: Final = ("engine_1", "engine_2", "engine_3")

NOBODY_LEFT: Final = VOCABULARY.event("no_seeder_left", "VOI-ENC-07", seat=SEAT)
TOKEN_GONE: Final = VOCABULARY.event("insanity_token_gone", "VOI-BAG-04", type=TYPE)

CALM_DOWN: Final = VOCABULARY.option("calm_down")
STAY_TENSE: Final = VOCABULARY.option("stay_tense")
ASK_CALM_DOWN: Final = VOCABULARY.prompt("calm_down")


class VoidSeeders(Species):
    """They pass doors, come as their victim is mad, and leave nothing behind."""

    def __init__(self) -> None:
        super().__init__(
            ID,
            types=TYPES,
            tokens=TOKENS,
            nest=NEST,
            eggs=EGGS_AT_START,
            all_eggs=EGGS_AT_START,
            weaknesses=WEAKNESSES,
            analysed=ANALYSED,
            content=CONTENT,
            vocabulary=VOCABULARY,
            steps={LURKING: lurking},
            needs=[Needs("species", [ID], "mode", ["semi", "solo", "coop"], "VOI-COMBO-04")],
            book=ID,
        )

    def parts(self, players: int) -> dict[str, Part]:
        return {"insanity": Insanity([LOWEST] * players), "panic": new_panic_deck(), "lairs": Lairs()}

    def event_phase(self, steps: list[str]) -> list[str]:
        at = steps.index(BEFORE)
        return [*steps[:at], LURKING, *steps[at:]]

    def start_bag(self, players: int) -> dict[str, int]:
        return {BLANK_TOKEN: 1, SEEDER: 2 + players}

    def token_type(self, game: Game, figure: Figure) -> str:
        return SEEDER

    def set_up(self, game: Game) -> None:
        """The engines get a token each, which uses all there are (VOI-SETUP-04)."""
        for room in ENGINES:
            game.tokens[game.where[room]] = ""

    def on_character_taken(self, game: Game, me: Crew) -> None:
        add_token(game, insanity_token(game, me))

    def die_tier(self, figure: Figure) -> int:
        if figure.kind == LURKER:
            return 1
        return 2 if figure.kind == WHISPERER else 3

    # -- encounters

    def resolve_encounter_token(self, game: Game, me: Crew, token: str, surprise: bool, slot: str) -> Flow[None]:
        kind = self.type_of(token)
        if kind == SEEDER:
            yield from self.appear(game, me, token, slot, surprise)
        elif kind == BLANK_TOKEN:
            noise_all_around(game, slot)
            if not game.bag:
                # VOI-ENC-06
                add_token(game, SEEDER)
            return_to_bag(game, token)
        else:
            # Of whatever colour: it is the one who caused the encounter who panics (VOI-ENC-05).
            noise_all_around(game, slot)
            yield from panic(game, me)
            return_to_bag(game, token)

    def appear(self, game: Game, me: Crew, token: str, slot: str, surprise: bool) -> Flow[None]:
        """What the track shows for the level of whoever caused it, as it is now (VOI-ENC-02, -12)."""
        number = self.number_of(token)
        figure = yield from place_seeder(game, self.shown_to(game, me), slot)
        if figure is None:
            tell(game, NOBODY_LEFT, me.seat)
            return_to_bag(game, token)
            return
        if is_discovered(game, HEIGHTENED_ALERTNESS):
            number = max(1, number - 1)
        if surprise and me.active and figure in game.figures:
            tell(game, HANDS_COMPARED, me.seat, len(me.hand), number)
            if is_surprised(game, me, number):
                yield from attack(game, figure, me, surprise=True)

    def shown_to(self, game: Game, me: Crew) -> str:
        level = insanity_of(game, me)
        return LURKER if level == 2 and is_discovered(game, WEAKENING_CONTROL) else TRACK[level]

    def is_first_encounter(self, figure: Figure) -> bool:
        return is_seeder(figure)

    # -- attacks

    def can_attack(self, figure: Figure) -> bool:
        return is_seeder(figure)

    def attack(self, game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
        if not surprise:
            yield from by_card(game, figure, target, surprise, draw_attack_card(game))
            return
        # There is no card to show, so whoever ignores it does so when it is announced (VOI-SURP-03).
        ignored = yield from ignores_attack(game, target, surprise)
        if ignored:
            tell(game, ATTACK_IGNORED, target.seat)
            return
        if not is_discovered(game, RATIONAL_THINKING):
            yield from contaminate(game, target)
        yield from panic(game, target)

    # -- injuries

    def rerolls(self, game: Game, me: Crew, target: str) -> int:
        if not is_discovered(game, DETERMINATION):
            return 0
        if target == EGGS:
            # Of the Nest, not such as lie about elsewhere.
            return 1 if game.eggs and me.slot and me.slot == game.where.get(NEST) else 0
        figure = game.figure(target)
        return 1 if figure is not None and is_lair(figure) else 0

    def changed_face(self, game: Game, face: str, figure: Figure) -> str:
        return HIT if face == BLANK and is_seeder(figure) and is_discovered(game, VITAL_PLACES) else face

    def keeps_injuries(self, figure: Figure) -> bool:
        return figure.kind != DESPOILER

    def injury_check(self, game: Game, figure: Figure) -> Flow[bool]:
        """One card for Whisperer and Despoiler, two for others: a Lurker takes the lower number, a Stalker the higher.

        An arrow on any card drives it away, whatever the others say (VOI-INJ-02 to -06); a lair stays (VOI-LAIRINJ-02).
        """
        blood = draw_blood(game, figure, 1 if figure.kind in (WHISPERER, DESPOILER) else 2)
        if is_lair(figure):
            if 0 in blood:
                tell(game, SURVIVED, figure.name)
            else:
                yield from check_blood(game, figure, max(blood))
            return False
        if 0 in blood:
            yield from retreat(game, figure)
            return True
        if figure.kind == DESPOILER:
            tell(game, SURVIVED, figure.name)
        else:
            yield from check_blood(game, figure, min(blood) if figure.kind == LURKER else max(blood))
        return False

    def on_killed(self, game: Game, figure: Figure, vented: bool) -> Flow[None]:
        yield from ()
        if is_lair(figure):
            destroy_lair(game, figure)
        else:
            # No carcass, and another one waits (VOI-INJ-01).
            add_token(game, SEEDER)

    def survives_venting(self, figure: Figure) -> bool:
        return figure.kind == DESPOILER

    # -- movement

    def can_move(self, figure: Figure) -> bool:
        return is_seeder(figure)

    def at_door(self, game: Game, figure: Figure) -> str:
        return PASSES if passes_doors(game) else BREAKS_IT

    # -- the bag

    def develop(self, game: Game, token: str) -> Flow[None]:
        kind = self.type_of(token)
        if kind == SEEDER:
            # Back before the rolls: an encounter may draw it again (VOI-BAG-02).
            return_to_bag(game, token)
            yield from everybody_rolls_noise(game)
            return
        if kind == BLANK_TOKEN:
            add_token(game, SEEDER)
            return_to_bag(game, token)
            return
        me = next(c for c in game.crew if insanity_token(game, c) == token)
        # Whoever waits on a pod is as good as gone (VOI-BAG-04).
        if me.active and me.slot:
            yield from panic(game, me)
            return_to_bag(game, token)
            return
        game.supply.remove(token)
        Insanity.of(game).tokens_gone.append(token)
        tell(game, TOKEN_GONE, token)
        another = draw_token(game)
        if another:
            yield from self.develop(game, another)

    def refill_bag(self, game: Game) -> None:
        add_token(game, SEEDER)

    # -- people

    def has_slime(self) -> bool:
        return False

    def infect(self, game: Game, me: Crew) -> Flow[None]:
        yield from ()
        go_mad(game, me)

    def has_ailment(self, game: Game, me: Crew) -> bool:
        return insanity_of(game, me) > BARRIER

    def cure(self, game: Game, me: Crew) -> None:
        come_to_senses(game, me)

    def can_soothe(self, game: Game, me: Crew) -> bool:
        return can_calm_down(game, me)

    def soothe(self, game: Game, me: Crew) -> Flow[None]:
        if not can_calm_down(game, me):
            return
        chosen = yield ask(me.seat, ASK_CALM_DOWN, lambda: [STAY_TENSE, CALM_DOWN], rule="VOI-ROOM-01")
        if chosen.verb == "calm_down":
            calm_down(game, me)

    def on_turn_end(self, game: Game, me: Crew) -> Flow[None]:
        """Whoever ends a turn beside a lair is heard, in combat as it is (VOI-LAIR-05)."""
        if me.slot and lairs_in(game, me.slot):
            yield from roll_noise(game, me)

    # -- analysis

    def analysable(self, game: Game, slot: str) -> list[str]:
        """Instead of a corpse somebody alive who is mad enough (VOI-ROOM-05)."""
        mad = any(insanity_of(game, c) >= BARRIER for c in game.crew_in(slot))
        insanity = [INSANITY] if mad and not game.weaknesses[INSANITY] else []
        return insanity + super().analysable(game, slot)

    def analyse(self, game: Game, me: Crew, thing: str) -> None:
        known = is_discovered(game, GROUP_THERAPY)
        super().analyse(game, me, thing)
        if is_discovered(game, GROUP_THERAPY) and not known:
            for c in game.in_order():
                leap_down(game, c)

    # -- the end

    def on_return(self, game: Game, me: Crew) -> None:
        """As mad as before; a token that left the game for this character comes back (VOI-COMBO-03)."""
        token = insanity_token(game, me)
        gone = Insanity.of(game).tokens_gone
        if token in gone:
            gone.remove(token)
            game.bag.append(token)
            tell(game, TOKEN_ADDED, token)

    def final_check(self, game: Game, me: Crew) -> Flow[bool]:
        yield from ()
        return survives(game, me)
