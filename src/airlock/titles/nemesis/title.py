"""Nemesis as a title of the kernel: its options, its steps, how a match begins and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from airlock.kernel.carried import Before
from airlock.kernel.declaration import Box, Brings, Declaration, MatchOption, Needs
from airlock.kernel.fate import Fate
from airlock.kernel.faults import BadOptions
from airlock.kernel.title import Refusal, Step, Title
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival import event_phase, rounds, setup, victory
from airlock.survival.composition import Composition
from airlock.survival.content import Content
from airlock.survival.costs import cost
from airlock.survival.laws import LAWS
from airlock.survival.map import Map
from airlock.survival.mode import Mode
from airlock.survival.module import Module
from airlock.survival.parts import Part
from airlock.survival.possible import refusals
from airlock.survival.repertoire import REPERTOIRE
from airlock.survival.secrets import determinize
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.survival.view import view
from airlock.titles.nemesis.aftermath.epilogue.left import leaves
from airlock.titles.nemesis.aftermath.research import RESEARCH
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.cards import CARDS
from airlock.titles.nemesis.characters import CHARACTERS
from airlock.titles.nemesis.format_1 import plain_1
from airlock.titles.nemesis.intruder_cards import INTRUDER_CARDS
from airlock.titles.nemesis.intruder_effects import INTRUDER_EFFECTS
from airlock.titles.nemesis.intruder_player import IntruderPlayer, intruder_refusals, intruder_turn
from airlock.titles.nemesis.items import CRAFTED, ITEM_DECKS, ITEMS, RECIPES
from airlock.titles.nemesis.modes import Cooperative, SemiCooperative, Solo
from airlock.titles.nemesis.modules import MODULES
from airlock.titles.nemesis.objectives import OBJECTIVES
from airlock.titles.nemesis.reasons import REASONS
from airlock.titles.nemesis.rooms import ROOMS
from airlock.titles.nemesis.ship import new_ship
from airlock.titles.nemesis.ship.course import coordinates_check
from airlock.titles.nemesis.ship.ending import Hull, close_the_game
from airlock.titles.nemesis.ship.engines import engines_check
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat, intruder_seat
from airlock.titles.nemesis.ship.pods import turn
from airlock.titles.nemesis.ship.self_destruct import advance_time
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.tokens import CONTAMINATION, COORDINATES, WOUNDS
from airlock.titles.nemesis.voyage import Voyage

RULES_VERSION: Final = "1"
START_ROOM: Final = "hibernatorium"

# How many can play a mode.
PLAYERS: Final[dict[str, tuple[int, int]]] = {"semi": (2, 5), "solo": (1, 1), "coop": (1, 5), "intruder": (2, 5)}

# What lies in the box, whatever hunts the crew.
SHIP: Final = Content(
    actions=REPERTOIRE,
    cards=CARDS,
    items=ITEMS,
    item_decks=ITEM_DECKS,
    recipes=RECIPES,
    crafted=CRAFTED,
    rooms=ROOMS,
    wounds=WOUNDS,
    characters=CHARACTERS,
    objectives=OBJECTIVES,
    coordinates=COORDINATES,
    contamination=CONTAMINATION,
    intruder_cards=INTRUDER_CARDS,
    intruder_effects=INTRUDER_EFFECTS,
)

STEPS: Final[dict[str, Step]] = {
    "draft": setup.draft,
    "choose_character": setup.choose_character,
    "new_round": rounds.new_round,
    "start_round": rounds.start_round,
    "draw_step": rounds.draw_step,
    "first_player_step": rounds.first_player_step,
    "player_turns": rounds.player_turns,
    "turn": turn,
    "act": rounds.act,
    "end_turn": rounds.end_turn,
    "intruder_turn": intruder_turn,
    "end_player_phase": rounds.end_player_phase,
    "advance_time": advance_time,
    "intruder_attacks": event_phase.intruder_attacks,
    "fire_damage": event_phase.fire_damage,
    "event_card": event_phase.event_card,
    "develop_bag": event_phase.develop_bag,
    "engines_check": engines_check,
    "coordinates_check": coordinates_check,
    "contamination_check": victory.contamination_check,
    "objectives_check": victory.objectives_check,
}


def mode_of(options: Mapping[str, str]) -> Mode:
    name = options["mode"]
    if name == "solo":
        return Solo()
    if name == "coop":
        return Cooperative(options["open_hands"] == "yes")
    return IntruderPlayer() if name == "intruder" else SemiCooperative()


def parts_of(
    species: Species, content: Content, players: int, options: Mapping[str, str], modules: Sequence[Module]
) -> dict[str, Part]:
    """The parts of the state that a match with these options has."""
    parts = new_ship(content, players)
    if options["mode"] == "intruder":
        parts["intruder_seat"] = IntruderSeat()
    parts.update(species.parts(players))
    for module in modules:
        parts.update(module.parts(players))
    return parts


def new_with(
    species: Species,
    content: Content,
    players: int,
    options: Mapping[str, str],
    fate: Fate,
    modules: Sequence[Module] = (),
) -> Game:
    """A match before its first question."""
    board = BOARDS[options["board"]]
    parts = parts_of(species, content, players, options, modules)
    game = setup.set_up(board, species, mode_of(options), content, fate, players, parts, START_ROOM)
    crew_of(game, options)
    return game


def crew_of(game: Game, options: Mapping[str, str]) -> None:
    """Who chooses a character before the first round, or who becomes which one at once."""
    characters = options["characters"]
    cards = [c.id for c in game.content.characters.values() if not c.replaces]
    game.draft_pool = [card for card in cards if setup.of_colour(game, card)]
    game.agenda = [("new_round", -1)]
    if characters in ("draft", "choice"):
        step = "draft" if characters == "draft" else "choose_character"
        game.agenda += [(step, number) for number in range(len(game.crew), 0, -1)]
    else:
        for seat, name in enumerate(characters.split(",")):
            setup.take_card_of(game, name)
            setup.become(game, seat, name)


def result(game: Game) -> dict[str, object]:
    """What came of the match."""
    return {
        "reason": game.end_reason,
        "round": game.round,
        "ship_destroyed": Hull.of(game).destroyed,
        "survivors": list(game.survivors),
        "winners": list(game.winners),
        # Only survivors reveal theirs (NEM-VICT-15); the others' stay unseen (NEM-VIS-20).
        "objectives": {str(seat): list(game.crew[seat].objectives) for seat in game.survivors},
    }


def why_not(game: Game, seat: int) -> list[Refusal]:
    """What the person in this seat can't do now and why."""
    if seat < 0 or seat >= len(game.crew):
        return []
    me = game.crew[seat]
    if seat == intruder_seat(game):
        return intruder_refusals(game, me)
    if not me.active or not me.character:
        return []
    for reason, applies in (
        ("has_passed", me.passed),
        ("not_your_turn", game.turn != seat),
        ("on_a_pod", not me.slot),
    ):
        if applies:
            return [Refusal("act", reason)]
    return refusals(game, me)


def options_with(
    species: Sequence[Species], modules: Sequence[Module] = (), voyages: Sequence[Voyage] = ()
) -> list[MatchOption]:
    players = PLAYERS | {voyage.id: voyage.players for voyage in voyages}
    more = [character for m in modules for character in m.content.characters]
    options = [
        MatchOption("mode", list(players), players=players, kept=True, row="how"),
        MatchOption("board", list(BOARDS), kept=True, row="where"),
        MatchOption("characters", ["draft", "choice"], names=[*(c.id for c in CHARACTERS), *more], kept=True),
        MatchOption("open_hands", ["no", "yes"], kept=True),
        MatchOption("species", [s.id for s in species], row="against"),
    ]
    if modules:
        options.append(MatchOption("modules", [m.id for m in modules], several=True))
    goals = {value: span for voyage in voyages for value, span in voyage.goals.items()}
    if goals:
        options.append(MatchOption("goals", list(goals), players=goals, row="how"))
    return options


def needs_with(
    species: Sequence[Species], modules: Sequence[Module] = (), voyages: Sequence[Voyage] = ()
) -> list[Needs]:
    """What goes with what: that of the title, then what each species, module and voyage says."""
    # Where a voyage lets people choose their goals it is a matter of these: see `check`.
    chosen = [voyage.id for voyage in voyages if voyage.goals]
    own = Needs("open_hands", ["yes"], "mode", ["coop", *chosen], "NEM-COOP-13")
    more = [*(need for s in species for need in s.needs), *(need for m in modules for need in m.needs)]
    return [own, *more, *(need for voyage in voyages for need in voyage.needs)]


def steps_with(
    species: Sequence[Species], modules: Sequence[Module] = (), voyages: Sequence[Voyage] = ()
) -> dict[str, Step]:
    steps = dict(STEPS)
    more = [(s.id, s.steps) for s in species] + [(m.id, m.steps) for m in modules]
    more += [(voyage.id, voyage.steps) for voyage in voyages]
    for id, own in more:
        for name, step in own.items():
            if name in steps:
                raise ValueError(f"{id} has a step {name!r}, which is there already: give it another name")
            steps[name] = step
    return steps


def chosen_modules(modules: Sequence[Module], options: Mapping[str, str]) -> list[Module]:
    """Those of a match with these options, in the order in which they speak."""
    chosen = options["modules"].split(",") if modules else []
    return [m for m in modules if m.id in chosen]


def nemesis(species: Sequence[Species], modules: Sequence[Module] = (), voyages: Sequence[Voyage] = ()) -> Title:
    """The title as it is played against these; the first is what is played if nobody says anything.

    Any of the modules may be added, and it may be played in the modes of these voyages, too.
    """
    known = {s.id: s for s in species}
    bound = {voyage.id: voyage for voyage in voyages}
    options = options_with(species, modules, voyages)
    additions: dict[str, dict[str, Content]] = {"species": {s.id: s.content for s in species}}
    if modules:
        additions["modules"] = {m.id: m.content for m in modules}
    if voyages:
        additions["mode"] = {voyage.id: voyage.content for voyage in voyages}
    # What a mode replaces is what everything else has brought.
    composition = Composition(SHIP, sorted(options, key=lambda option: option.name == "mode"), additions)
    spoken = [*(m.content for m in modules), *(voyage.content for voyage in voyages)]
    vocabulary = Vocabulary(*(s.vocabulary for s in species), *(v for content in spoken for v in content.speaks))

    def whole(options: Mapping[str, str]) -> Mapping[str, str]:
        """Complete options, with the modules that the mode is always played with."""
        voyage = bound.get(options["mode"])
        if voyage is None or not voyage.modules:
            return options
        chosen = options["modules"].split(",")
        together = [m.id for m in modules if m.id in chosen or m.id in voyage.modules]
        return {**options, "modules": ",".join(together)}

    def content_of(options: Mapping[str, str]) -> Content:
        return composition.of(whole(options))

    follows = [voyage.follows for voyage in voyages if voyage.follows is not None]
    brings = {character: m.id for m in modules for character in m.content.characters}

    def check(options: Mapping[str, str]) -> None:
        """Characters that are named come from a module that is chosen, and no two have one colour (AFT-MOD-01)."""
        voyage = bound.get(options["mode"])
        if options["open_hands"] == "yes" and voyage is not None and options["goals"] != "coop":
            raise BadOptions(f"open hands go with cooperative goals only (NEM-COOP-13), not with {options['goals']}")
        named = options["characters"].split(",")
        chosen = whole(options)["modules"].split(",") if modules else []
        for name in named:
            if name in brings and brings[name] not in chosen:
                raise BadOptions(f"character {name} needs modules {brings[name]} (AFT-MOD-05)")
        sheets = content_of(options).characters
        colours = [sheets[name].colour for name in named if name in sheets]
        for name in named:
            if name in sheets and colours.count(sheets[name].colour) > 1:
                raise BadOptions(
                    f"two characters are {sheets[name].colour}, one of them {name}: choose one of a colour (AFT-MOD-01)"
                )

    books = [book for book in dict.fromkeys([*(s.book for s in species), *(m.book for m in modules)]) if book]

    def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
        if options["mode"] in bound:
            return set_out(players, options, fate, {})
        added = chosen_modules(modules, whole(options))
        return new_with(known[options["species"]], content_of(options), players, options, fate, added)

    def go_on(players: int, options: Mapping[str, str], fate: Fate, before: Before) -> Game:
        return set_out(players, options, fate, before.left())

    def set_out(players: int, options: Mapping[str, str], fate: Fate, left: dict[str, Any]) -> Game:
        """A match of a voyage, with what the match before left if it goes on from one."""
        voyage, content, played_against = bound[options["mode"]], content_of(options), known[options["species"]]
        parts = parts_of(played_against, content, players, options, chosen_modules(modules, whole(options)))
        board = voyage.boards[options["board"]]
        game = voyage.set_up(board, played_against, content, fate, players, parts, left, options)
        crew_of(game, options)
        first = [(step, -1) for step in reversed(voyage.first)]
        game.agenda[1:1] = first
        if len(game.draft_pool) < len([c for c in game.crew if not c.character]):
            raise BadOptions(f"too few characters are left for {players} players (AFT-EPISETUP-03): let fewer play")
        return game

    return Title(
        name="nemesis",
        rules_version=RULES_VERSION,
        new=new,
        steps=steps_with(species, modules, voyages),
        view=view,
        determinize=determinize,
        laws=LAWS,
        result=result,
        on_ended=close_the_game,
        why_not=why_not,
        declared=Declaration(
            options,
            needs_with(species, modules, voyages),
            rulebooks=["nemesis", *books],
            boards=BOARDS | {board.id: board for voyage in voyages for board in voyage.boards.values()},
            content=content_of,
            check=check,
            follows=follows,
            implies=whole,
            boxes=[
                Box("nemesis"),
                *(Box(s.book, {"species": s.id}, aboard=True) for s in species if s.book),
                *(
                    Box(v.book, {"mode": v.id}, True, {"modules": [m.id for m in modules if m.book == v.book]})
                    for v in voyages
                    if v.book
                ),
            ],
            brings=[Brings("mode", v.id, "modules", v.modules, v.brings) for v in voyages if v.brings],
        ),
        cost=cost,
        vocabulary=vocabulary,
        alone=tuple(kind for s in species for kind, figures in s.content.figures.items() if figures == 1),
        alike={"attack": {card.id: card.attack for s in species for card in s.content.attack_cards.values()}},
        older={1: plain_1},
        texts=("survival", "nemesis", *books),
        reasons={**REASONS, **vocabulary.reasons},
        leaves=leaves if follows else None,
        go_on=go_on if follows else None,
    )


# The modes that expansions bring. What is played on needs another match, so it comes after those that don't.
VOYAGES: Final[list[Voyage]] = [RESEARCH]
NEMESIS: Final = nemesis(SPECIES, MODULES, VOYAGES)


def map_of(options: Mapping[str, str]) -> Map:
    """The board of a match with these (complete) options, with all that is docked to it."""
    boards = next((voyage.boards for voyage in VOYAGES if voyage.id == options["mode"]), BOARDS)
    return boards[options["board"]]


# The content of a match in which nothing was chosen.
CONTENT: Final[Content] = NEMESIS.content({})
