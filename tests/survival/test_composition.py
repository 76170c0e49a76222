"""Content that is joined for a match: nothing twice, nothing out of order, and played like any other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

import pytest

from airlock.faces.nemesis.things import thing
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.fate import Fate
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Flow
from airlock.kernel.title import Title
from airlock.lab.touched import everything
from airlock.survival.composition import Composition, joined
from airlock.survival.content import Choice, Content, EventCard, IntruderCard, ItemCard, Room, RoomWay, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import heal_light
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.events import EVENTS
from airlock.titles.nemesis.rooms import ROOMS
from airlock.titles.nemesis.species import INTRUDERS, SPECIES
from airlock.titles.nemesis.title import CONTENT, NEMESIS, SHIP, needs_with, new_with, options_with
from tests.kit.kit import CHECKS, Check, check_no_leak
from tests.kit.settings import SHOWN_AND_HIDDEN_AGAIN


def rest_a_while(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    heal_light(game, me)
    yield from ()


def chew(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    heal_light(game, me)
    yield from ()


def all_quiet(game: Game) -> Flow[None]:
    yield from ()


ATTIC = Room("attic", "room_2", "green", [RoomWay("rest", rest_a_while)])
GUM = ItemCard("gum", "green", [Way("chew", chew)], one_use=True)
QUIET = [EventCard(f"quiet_{n}", n, ("adult", "larva"), all_quiet) for n in (1, 2, 3, 4)]

PARTS: dict[str, Content] = {
    "attic": Content(rooms=[ATTIC]),
    "gum": Content(items=[GUM], item_decks={"green": {"gum": 5}}),
    "quiet": Content(events=QUIET, replaces=["events"]),
}
OPTIONS = options_with(SPECIES)
MODULES = MatchOption("modules", list(PARTS), several=True)
COMPOSITION = Composition(CONTENT, [*OPTIONS, MODULES], {"modules": PARTS})
ALL = {"modules": "attic,gum,quiet"}


def new(players: int, options: Mapping[str, str], fate: Fate) -> Game:
    return new_with(INTRUDERS, COMPOSITION.of(options), players, options, fate)


DECLARED = Declaration([*OPTIONS, MODULES], needs_with(SPECIES), boards=BOARDS, content=COMPOSITION.of)
MODULAR = Title(
    NEMESIS.name, NEMESIS.rules_version, new, NEMESIS.steps, NEMESIS.view, NEMESIS.determinize, NEMESIS.laws,
    NEMESIS.result, NEMESIS.on_ended, NEMESIS.why_not, DECLARED, NEMESIS.cost, NEMESIS.older, NEMESIS.texts,
    NEMESIS.reasons, NEMESIS.clauses,
)  # fmt: skip


def test_the_ship_and_the_intruders_are_what_is_played_without_additions() -> None:
    assert joined(CONTENT) is CONTENT
    assert list(CONTENT.rooms) == list(SHIP.rooms) == [room.id for room in ROOMS]
    assert list(CONTENT.events) == list(INTRUDERS.content.events) == [event.id for event in EVENTS]
    assert CONTENT.figures == {"queen": 1, "breeder": 0, "adult": 8, "creeper": 0, "larva": 0}
    assert not SHIP.events
    assert not SHIP.attack_cards
    assert not SHIP.exploration
    assert NEMESIS.content({}) is new_match(NEMESIS, 3, {"mode": "coop"}).state.content is CONTENT


def test_additions_come_after_what_is_there_or_instead_of_it() -> None:
    content = COMPOSITION.of(MODULAR.complete(ALL))
    assert list(content.rooms) == [*CONTENT.rooms, "attic"]
    assert list(content.items) == [*CONTENT.items, "gum"]
    assert content.item_decks["green"] == {**CONTENT.item_decks["green"], "gum": 5}
    assert content.item_decks["red"] == CONTENT.item_decks["red"]
    assert list(content.events) == [event.id for event in QUIET]
    assert content.reaction_cards == CONTENT.reaction_cards
    assert "gum" not in CONTENT.item_decks["green"]


def test_the_laboratory_expects_what_a_match_is_composed_of() -> None:
    added = set(everything(MODULAR, ALL)) - set(everything(NEMESIS, {}))
    assert added == {"room:attic", "room:attic:rest", "item:gum:chew", *(f"event:{event.id}" for event in QUIET)}
    assert "event:hatching" in everything(MODULAR, {"modules": "gum"})
    assert "event:hatching" not in everything(MODULAR, ALL)
    content = joined(CONTENT, Content(intruder_cards=[IntruderCard("pounce", "pursuit", 1, 1)]))
    played = {"event": "intruder_card_played", "way": "effect", "card": "pounce"}
    assert thing(content, played) == "intruder_effect:pursuit"


def test_every_combination_is_joined_once() -> None:
    of = MODULAR.content
    assert of({}) is of({"mode": "coop"}) is CONTENT
    assert of(ALL) is of({"modules": "quiet,gum,attic,gum"})
    assert list(of({"modules": "gum"}).rooms) == list(CONTENT.rooms)
    match = new_match(MODULAR, 3, ALL, "shared")
    assert match.fork(Random(1)).state.content is match.state.content is of(ALL)


def test_what_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'nest' twice in rooms: give one another id, or let the addition replace"):
        joined(CONTENT, Content(rooms=[Room("nest", "room_1", "none", [])]))
    with pytest.raises(ValueError, match="'medkit' twice in item_decks green"):
        joined(CONTENT, Content(item_decks={"green": {"medkit": 1}}))
    with pytest.raises(ValueError, match="contamination"):
        joined(CONTENT, Content(contamination=(1, 1)))
    assert joined(CONTENT, Content(contamination=(1, 1), replaces=["contamination"])).contamination == (1, 1)


def test_a_title_whose_additions_do_not_fit_together_is_not_made() -> None:
    twice = {"one": Content(rooms=[ATTIC]), "two": Content(rooms=[ATTIC])}
    with pytest.raises(ValueError, match="'attic' twice in rooms"):
        Composition(CONTENT, [MatchOption("modules", list(twice), several=True)], {"modules": twice})
    # Only one of two species can be played.
    species = Composition(CONTENT, [MatchOption("species", list(twice))], {"species": twice})
    assert "attic" in species.of({"species": "two"}).rooms
    with pytest.raises(ValueError, match="size, which isn't an option"):
        Composition(CONTENT, OPTIONS, {"size": twice})
    with pytest.raises(ValueError, match="board one, which isn't a value"):
        Composition(CONTENT, OPTIONS, {"board": twice})


def played(match: Match, rng: Random) -> Match:
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
        assert match.breaches() == []
    return match


def test_without_additions_it_is_the_match_that_it_always_was() -> None:
    match, same = (played(new_match(title, 4, {}, "same"), Random(4)) for title in (NEMESIS, MODULAR))
    assert [a.hash for a in match.answers] == [a.hash for a in same.answers]


def test_what_is_added_is_met_in_play() -> None:
    met: set[str] = set()
    wanted = {"attic", "gum", *(event.id for event in QUIET)}
    for seed in range(30):
        match = played(new_match(MODULAR, 4, ALL, f"modules {seed}"), Random(seed))
        met |= {
            value
            for seat in range(4)
            for event in match.history(seat)
            for value in event.values()
            if isinstance(value, str)
        } & wanted
        if met == wanted:
            return
    pytest.fail(f"only {met} were met")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_match_with_additions_passes_the_kit(check: Check) -> None:
    if check is check_no_leak:
        check = partial(check_no_leak, shown=SHOWN_AND_HIDDEN_AGAIN[MODULAR.name])
    check(MODULAR, 3, ALL, "modules")


@pytest.mark.parametrize(("law", "missing"), [("room tiles", "attic"), ("item cards", "gum"), ("decks", "quiet_1")])
def test_the_laws_miss_what_was_added(law: str, missing: str) -> None:
    match = new_match(MODULAR, 3, ALL, "laws")
    game: Game = match.state
    for pile in (game.tile_pools["room_2"], game.items["green"].middle, game.events.middle):
        if missing in pile:
            pile.remove(missing)
    assert [words.split(":")[0] for words in match.breaches() if missing in words] == [law]
