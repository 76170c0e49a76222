"""Nemesis as a title of the kernel: its options, its steps, how a match begins and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
from airlock.titles.nemesis.added_mode import AddedMode
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
from airlock.titles.nemesis.ship.pods import PODS, turn
from airlock.titles.nemesis.ship.self_destruct import advance_time
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.tokens import CONTAMINATION, COORDINATES, WOUNDS

RULES_VERSION: Final = "1"
START_ROOM: Final = "hibernatorium"

# Modes that other boxes add.
ADDED: Final[dict[str, AddedMode]] = {mode.id: mode for mode in (RESEARCH,)}
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


def mode_of(options: Mapping[str, str], players: int = 2) -> Mode:
    name = options["mode"]
    if name in ADDED:
        return ADDED[name].mode_of(options, players)
    if name == "solo":
        return Solo()
    if name == "coop":
        return Cooperative(options["open_hands"] == "yes")
    return IntruderPlayer() if name == "intruder" else SemiCooperative()


def parts_of(
    species: Species, content: Content, players: int, options: Mapping[str, str], modules: Sequence[Module]
) -> dict[str, Part]:
    """The parts of the state that a match with these options has."""
    added = ADDED.get(options["mode"])
    parts = new_ship(content, added.pods[players] if added is not None else PODS[players])
    if options["mode"] == "intruder":
        parts["intruder_seat"] = IntruderSeat()
    parts.update(species.parts(players))
    for module in modules:
        parts.update(module.parts(players))
    if added is not None:
        parts.update(added.parts(map_of(options)))
    return parts


def map_of(options: Mapping[str, str]) -> Map:
    """The board of a match with these (complete) options, with all that is docked to it."""
    added = ADDED.get(options["mode"])
    return added.boards[options["board"]] if added is not None else BOARDS[options["board"]]


def new_with(
    species: Species,
    content: Content,
    players: int,
    options: Mapping[str, str],
    fate: Fate,
    modules: Sequence[Module] = (),
) -> Game:
    """A match before its first question."""
    parts = parts_of(species, content, players, options, modules)
    added = ADDED.get(options["mode"])
    start = added.start_room if added is not None else START_ROOM
    mode = mode_of(options, players)
    game = setup.set_up(map_of(options), species, mode, content, fate, players, parts, start, START_ROOM)
    characters = options["characters"]
    game.draft_pool = [c.id for c in content.characters.values() if not c.replaces]
    game.agenda = [("new_round", -1)]
    if characters in ("draft", "choice"):
        step = "draft" if characters == "draft" else "choose_character"
        game.agenda += [(step, number) for number in range(players, 0, -1)]
    else:
        for seat, name in enumerate(characters.split(",")):
            setup.take_card_of(game, name)
            setup.become(game, seat, name)
    return game


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


def options_with(species: Sequence[Species], modules: Sequence[Module] = ()) -> list[MatchOption]:
    more = [character for m in modules for character in m.content.characters]
    added = added_with(species, modules)
    players = {**PLAYERS, **{mode.id: mode.players for mode in added}}
    options = [
        MatchOption("mode", list(players), players=players, kept=True, row="how"),
        MatchOption("board", list(BOARDS), kept=True, row="where"),
        MatchOption("characters", ["draft", "choice"], names=[*(c.id for c in CHARACTERS), *more], kept=True),
        MatchOption("open_hands", ["no", "yes"], kept=True),
        MatchOption("species", [s.id for s in species], row="against"),
    ]
    if modules:
        options.append(MatchOption("modules", [m.id for m in modules], several=True))
    goals = {value: span for mode in added for value, span in mode.goals.items()}
    if goals:
        options.append(MatchOption("goals", list(goals), players=goals, row="how"))
    return options


def needs_with(species: Sequence[Species], modules: Sequence[Module] = ()) -> list[Needs]:
    """What goes with what: that of the title, then what each species and module says."""
    added = added_with(species, modules)
    # In an added mode it is a matter of the goals: see `check`.
    own = Needs("open_hands", ["yes"], "mode", ["coop", *(m.id for m in added if m.goals)], "NEM-COOP-13")
    more = [*(need for s in species for need in s.needs), *(need for m in modules for need in m.needs)]
    return [own, *more, *(need for m in added for need in m.needs)]


def steps_with(species: Sequence[Species], modules: Sequence[Module] = ()) -> dict[str, Step]:
    steps = dict(STEPS)
    more = [(s.id, s.steps) for s in species] + [(m.id, m.steps) for m in modules]
    more += [(m.id, m.steps) for m in added_with(species, modules)]
    for id, own in more:
        for name, step in own.items():
            if name in steps:
                raise ValueError(f"{id} has a step {name!r}, which is there already: give it another name")
            steps[name] = step
    return steps


def chosen_modules(modules: Sequence[Module], options: Mapping[str, str]) -> list[Module]:
    """Those of a match with these options, in the order in which they speak."""
    chosen = with_required(modules, options)["modules"].split(",") if modules else []
    return [m for m in modules if m.id in chosen]


def added_with(species: Sequence[Species], modules: Sequence[Module]) -> list[AddedMode]:
    """The added modes that can be played with these: all of their modules are there, and something that hunts."""
    here = {m.id for m in modules}
    known = {s.id for s in species}
    return [
        mode
        for mode in ADDED.values()
        if here.issuperset(mode.modules) and all(known.issuperset(n.only) for n in mode.needs if n.other == "species")
    ]


def with_required(modules: Sequence[Module], options: Mapping[str, str]) -> Mapping[str, str]:
    """The options with the modules that the mode is always played with."""
    mode = ADDED.get(options["mode"])
    if mode is None:
        return options
    chosen = options["modules"].split(",")
    return {**options, "modules": ",".join(m.id for m in modules if m.id in chosen or m.id in mode.modules)}


def nemesis(species: Sequence[Species], modules: Sequence[Module] = ()) -> Title:
    """The title as it is played against these; the first is what is played if nobody says anything.

    Any of the modules may be added.
    """
    known = {s.id: s for s in species}
    options = options_with(species, modules)
    additions: dict[str, dict[str, Content]] = {"species": {s.id: s.content for s in species}}
    if modules:
        additions["modules"] = {m.id: m.content for m in modules}
    added = added_with(species, modules)
    if added:
        # Last: they replace tables of the others.
        additions["mode"] = {m.id: m.content for m in added}
    composition = Composition(SHIP, options, additions)
    speaks = [v for content in [*(m.content for m in modules), *(m.content for m in added)] for v in content.speaks]
    vocabulary = Vocabulary(*(s.vocabulary for s in species), *dict.fromkeys(speaks))
    brings = {character: m.id for m in modules for character in m.content.characters}

    def check(options: Mapping[str, str]) -> None:
        """Characters that are named come from a module that is chosen, and no two have one colour (AFT-MOD-01)."""
        if options["open_hands"] == "yes" and options["mode"] in ADDED and options["goals"] != "coop":
            raise BadOptions(f"open hands go with cooperative goals only (NEM-COOP-13), not with {options['goals']}")
        named = options["characters"].split(",")
        chosen = options["modules"].split(",") if modules else []
        for name in named:
            if name in brings and brings[name] not in chosen:
                raise BadOptions(f"character {name} needs modules {brings[name]} (AFT-MOD-05)")
        sheets = composition.of(options).characters
        colours = [sheets[name].colour for name in named if name in sheets]
        for name in named:
            if name in sheets and colours.count(sheets[name].colour) > 1:
                raise BadOptions(
                    f"two characters are {sheets[name].colour}, one of them {name}: choose one of a colour (AFT-MOD-01)"
                )

    books = [book for book in dict.fromkeys([*(s.book for s in species), *(m.book for m in modules)]) if book]

    def content_of(options: Mapping[str, str]) -> Content:
        return composition.of(with_required(modules, options))

    def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
        chosen = chosen_modules(modules, options)
        return new_with(known[options["species"]], content_of(options), players, options, fate, chosen)

    return Title(
        name="nemesis",
        rules_version=RULES_VERSION,
        new=new,
        steps=steps_with(species, modules),
        view=view,
        determinize=determinize,
        laws=LAWS,
        result=result,
        on_ended=close_the_game,
        why_not=why_not,
        declared=Declaration(
            options,
            needs_with(species, modules),
            rulebooks=["nemesis", *books],
            boards={**BOARDS, **{map.id: map for mode in added for map in mode.boards.values()}},
            content=content_of,
            check=check,
            boxes=[
                Box("nemesis"),
                *(Box(s.book, {"species": s.id}, aboard=True) for s in species if s.book),
                *(Box(m.book, {"mode": m.id}, aboard=True) for m in added if m.book),
            ],
            brings=[Brings("mode", m.id, "modules", m.modules, m.brings) for m in added if m.modules],
        ),
        cost=cost,
        vocabulary=vocabulary,
        alone=tuple(kind for s in species for kind, figures in s.content.figures.items() if figures == 1),
        alike={"attack": {card.id: card.attack for s in species for card in s.content.attack_cards.values()}},
        older={1: plain_1},
        texts=("survival", "nemesis", *books),
        reasons={**REASONS, **vocabulary.reasons},
    )


NEMESIS: Final = nemesis(SPECIES, MODULES)
# The content of a match in which nothing was chosen.
CONTENT: Final[Content] = NEMESIS.content({})
