"""The ship and the crew as they are before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.kernel.fate import Fate
from airlock.kernel.laws import breaches
from airlock.kernel.match import Match, new_match
from airlock.survival.analysis import discover
from airlock.survival.crew import BLUE_CORPSE
from airlock.survival.death import die
from airlock.survival.exploration import decide_tile, decide_token
from airlock.survival.laws import LAWS
from airlock.survival.setup import set_up
from airlock.survival.state import Game
from airlock.titles.nemesis.board import BASE
from airlock.titles.nemesis.modes import SemiCooperative
from airlock.titles.nemesis.ship.course import Course, decide_coordinates
from airlock.titles.nemesis.ship.engines import Engines, decide_engine
from airlock.titles.nemesis.ship.pods import Pods
from airlock.titles.nemesis.ship.self_destruct import SelfDestruct
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import CONTENT, NEMESIS
from tests.rules import rule
from tests.table import table

CREW = ["captain", "pilot", "scientist", "scout", "soldier"]


def fresh(players: int, seed: str = "setup", **options: str) -> Game:
    """Everything laid out, nobody has chosen a character yet."""
    if players == 1:
        options.setdefault("mode", "coop")
    game: Game = new_match(NEMESIS, players, options, seed).state
    return game


def types(game: Game, tokens: list[str]) -> dict[str, int]:
    return dict(Counter(game.species.type_of(token) for token in tokens))


# -- the ship


@rule("NEM-SETUP-02", "NEM-SETUP-03", "NEM-SETUP-04")
def test_eleven_basic_and_five_of_nine_additional_rooms_are_in_play() -> None:
    game = fresh(3)
    assert {kind: len(pool) for kind, pool in game.tile_pools.items()} == {"room_1": 11, "room_2": 9}
    assert game.tiles == {}
    for slot in game.map.slots.values():
        if slot.kind != "special":
            assert CONTENT.rooms[decide_tile(game, slot.id)].kind == slot.kind
    assert game.tile_pools["room_1"] == []
    assert len(game.tile_pools["room_2"]) == 4


def test_any_additional_room_can_be_left_out() -> None:
    left: set[str] = set()
    for n in range(30):
        game = fresh(2, f"tiles {n}")
        for slot in game.map.slots.values():
            if slot.kind == "room_2":
                decide_tile(game, slot.id)
        left.update(game.tile_pools["room_2"])
    assert len(left) == 9


@rule("NEM-SETUP-05")
def test_every_room_tile_has_an_exploration_token_and_special_rooms_have_none() -> None:
    game = fresh(3)
    assert len(game.token_pool) == 20
    tiles = [slot.id for slot in game.map.slots.values() if slot.id not in game.rooms]
    assert len(tiles) == 16
    assert len({decide_token(game, slot) for slot in tiles}) == 16
    assert len(game.token_pool) == 4


@rule("NEM-SETUP-06", "NEM-SETUP-16", "NEM-SETUP-19")
def test_nobody_sees_what_lies_face_down_or_went_back_to_the_box() -> None:
    t = table("captain", "scout", "pilot")
    for who in ("captain", "scout", "pilot", ""):
        view = t.view(who)
        notes = view["notes"]
        assert notes["tiles"] == notes["tokens"] == {}
        assert notes["engines"] == ["", "", ""]
        assert "coordinates" not in notes
        assert view["intruders"]["weaknesses"] == {"corpse": "", "egg": "", "carcass": ""}
        assert [room["room"] for room in view["rooms"] if not room["explored"]] == [""] * 16
        words = str(view) + str(t.match.history(view["seat"]))
        hidden = [*t.course.pool, *t.game.weakness_pool, *t.game.token_pool]
        mine = view["crew"][t.seat(who)]["dealt"] if who else []
        hidden += [o for pool in t.game.objective_pools.values() for o in pool if o not in mine]
        # Two rooms share their names with the token of the airlock and with the slime on a character.
        tiles = [room for pool in t.game.tile_pools.values() for room in pool]
        hidden += [room for room in tiles if room not in ("airlock", "slime")]
        assert [thing for thing in hidden if f"'{thing}'" in words] == []


@rule("NEM-SETUP-07", "NEM-SETUP-08")
def test_one_of_eight_coordinates_cards_and_the_destination_marker_on_b() -> None:
    game = fresh(3)
    course = Course.of(game)
    assert len(course.pool) == 8
    assert course.card == ""
    assert course.space == "B"
    card = decide_coordinates(game)
    assert len(course.pool) == 7
    assert card not in course.pool
    assert decide_coordinates(game) == card


@pytest.mark.parametrize(
    ("players", "pods"),
    [
        (1, {1: "a", 2: "b"}),
        (2, {1: "a", 2: "b"}),
        (3, {1: "a", 2: "b", 3: "a"}),
        (4, {1: "a", 2: "b", 3: "a"}),
        (5, {1: "a", 2: "b", 3: "a", 4: "b"}),
    ],
)
@rule("NEM-SETUP-09", "NEM-SETUP-10", "NEM-SETUP-11", "NEM-SETUP-12", "NEM-SETUP-13")
def test_pods_by_players(players: int, pods: dict[int, str]) -> None:
    found = Pods.of(fresh(players)).pods
    assert {p.number: p.section for p in found} == pods
    assert all(p.locked and not p.launched and not p.aboard for p in found)


@rule("NEM-SETUP-14", "NEM-SETUP-15")
def test_an_engine_shows_either_of_its_two_tokens() -> None:
    seen: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for n in range(20):
        game = fresh(2, f"engines {n}")
        assert Engines.of(game).tops == ["", "", ""]
        for engine in (1, 2, 3):
            status = decide_engine(game, engine)
            assert decide_engine(game, engine) == status
            seen[engine].add(status)
    assert list(seen.values()) == [{"working", "damaged"}] * 3


@rule("NEM-SETUP-17", "NEM-SETUP-18")
def test_eggs_and_weaknesses_on_the_intruder_board() -> None:
    game = fresh(3)
    assert game.eggs == 5
    assert game.weaknesses == {"corpse": "", "egg": "", "carcass": ""}
    assert len(game.weakness_pool) == 8


@pytest.mark.parametrize(("players", "size"), [(1, 11), (2, 12), (3, 13), (4, 14), (5, 15)])
@rule("NEM-SETUP-20", "NEM-SETUP-21", "NEM-SETUP-22")
def test_the_bag_and_the_supply_by_players(players: int, size: int) -> None:
    game = fresh(players)
    assert types(game, game.bag) == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert len(game.bag) == size
    assert types(game, game.supply) == {"larva": 4, "creeper": 2, "adult": 9 - players, "breeder": 2}


def test_which_tokens_of_a_type_start_in_the_bag_is_chance() -> None:
    bags = {tuple(sorted(t for t in fresh(2, f"bag {n}").bag if t.startswith("adult"))) for n in range(10)}
    assert len(bags) > 1


@rule("NEM-SETUP-23", "NEM-SETUP-25", "NEM-SETUP-26")
def test_the_decks() -> None:
    game = fresh(4)
    assert {colour: len(deck) for colour, deck in game.items.items()} == {"red": 30, "yellow": 30, "green": 30}
    assert (len(game.attacks), len(game.events), len(game.wounds)) == (20, 20, 16)
    assert game.contamination_left == 27
    assert Counter(game.scans) == {"contamination_infected": 7, "contamination_clean": 20}
    assert game.crafted == {"antidote": 3, "taser": 3, "flamethrower": 3, "molotov_cocktail": 3}
    # Shuffled: nothing is known to lie anywhere.
    for deck in [*game.items.values(), game.attacks, game.events, game.wounds]:
        assert deck.top == deck.bottom == []


@rule("NEM-SETUP-24")
def test_discard_piles_are_face_up() -> None:
    t = table("captain", "scout")
    view = t.view("")["decks"]
    assert view["item_discard"] == {"red": [], "yellow": [], "green": []}
    assert view["event_discard"] == view["attack_discard"] == view["wound_discard"] == []
    t.game.events.middle.remove("hunt_2")
    t.game.event_discard.append("hunt_2")
    t.game.items["red"].middle.remove("grenade")
    t.game.item_discard["red"].append("grenade")
    view = t.view("")["decks"]
    assert view["event_discard"] == ["hunt_2"]
    assert view["item_discard"]["red"] == ["grenade"]
    assert view["events"] == 19
    assert view["items"]["red"] == 29
    t.check()


@rule("NEM-SETUP-27")
def test_cards_of_other_modes_stay_in_the_box() -> None:
    assert list(fresh(3).objective_pools) == ["personal", "corporate"]
    assert list(fresh(3, mode="coop").objective_pools) == ["solo_coop"]
    # The dead play on with Intruder cards only where that was agreed.
    for mode in ("semi", "intruder"):
        t = table("captain", "scout", "pilot", mode=mode).met()
        t.flow(die(t.game, t.crew("captain"), "test"))
        if mode == "intruder":
            t.do("captain", "take_over")
            assert len(t.intruders.deck) + len(t.intruders.hand) == 10
        assert ("intruder_player" in t.view("")) == (mode == "intruder")


@rule("NEM-SETUP-29", "NEM-SETUP-30", "NEM-SETUP-31")
def test_the_board_is_quiet_and_the_time_marker_on_green() -> None:
    game = fresh(3)
    assert game.map.time[game.time] == "green"
    assert game.time == 15
    assert game.doors == {}
    assert game.noise == game.fire == game.malfunction == []
    assert game.figures == []
    assert SelfDestruct.of(game).left == -1


@rule("NEM-ALTBOARD-04")
def test_on_the_alternative_side_the_evacuation_sections_lie_face_up() -> None:
    game = fresh(3, board="alt")
    assert game.tiles == {"alt_007": "evacuation_a", "alt_009": "evacuation_b"}
    assert len(game.tile_pools["room_1"]) == 9
    for slot in game.map.slots.values():
        if slot.id not in game.rooms:
            decide_tile(game, slot.id)
    assert game.tile_pools["room_1"] == []
    assert game.tiles["alt_007"] == "evacuation_a"
    assert len(game.token_pool) == 20


# -- the crew


@rule("NEM-CREW-01", "NEM-CREW-02", "NEM-CREW-16")
def test_numbers_are_dealt_at_random_and_player_one_begins() -> None:
    first: set[int] = set()
    for n in range(20):
        game = fresh(3, f"numbers {n}")
        assert sorted(c.number for c in game.crew) == [1, 2, 3]
        assert game.crew[game.first_player].number == 1
        first.add(game.first_player)
    assert first == {0, 1, 2}


def test_everybody_sees_the_numbers() -> None:
    t = table("captain", "scout")
    assert [c["number"] for c in t.view("")["crew"]] == [1, 2]
    assert t.view("")["first_player"] == 0


@pytest.mark.parametrize(("players", "out"), [(2, 3), (3, 2), (4, 1), (5, 0)])
@rule("NEM-CREW-04", "NEM-CREW-05", "NEM-CREW-06")
def test_objectives_for_more_players_are_removed(players: int, out: int) -> None:
    game = fresh(players)
    for kind in ("personal", "corporate"):
        left = game.objective_pools[kind]
        dealt = [o for c in game.crew for o in c.dealt if CONTENT.objectives[o].kind == kind]
        assert len(dealt) == len(set(dealt)) == players
        assert len(left) + players == 9 - out
        assert all(CONTENT.objectives[o].min_players <= players for o in left + dealt)
    assert all([CONTENT.objectives[o].kind for o in c.dealt] == ["personal", "corporate"] for c in game.crew)


def drafting(rigged: dict[str, list[str]], players: int = 2) -> Match:
    return new_match(NEMESIS, players, {}, "draft", {"help_card:0": ["2"], "help_card:1": ["1"], **rigged})


@rule("NEM-CREW-08", "NEM-CREW-09")
def test_the_draft() -> None:
    match = drafting({"draft:1": ["scout", "pilot"], "draft:0": ["pilot", "soldier"]})
    # Player 1 sits in seat 1, and knows the objectives before choosing.
    assert [(q.seat, [o.key for o in q.options]) for q in match.pending] == [
        (1, ["character:scout", "character:pilot"])
    ]
    view = match.view(1)
    assert len(view["crew"][1]["dealt"]) == 2  # type: ignore[index]
    for seat in (-1, 0, 1):
        [drafted] = [e for e in match.history(seat) if e["event"] == "drafted"]
        assert (drafted["seat"], drafted["first"], drafted["second"]) == (1, "scout", "pilot")
    match.answer(1, "character:scout")
    # The other card was shuffled back and can come again.
    assert [o.key for o in match.pending[0].options] == ["character:pilot", "character:soldier"]
    match.answer(0, "character:soldier")
    assert [c.character for c in match.state.crew] == ["soldier", "scout"]


@rule("NEM-CREW-10", "NEM-CREW-11")
def test_everybody_has_one_character_of_their_own() -> None:
    for n in range(5):
        match = new_match(NEMESIS, 5, {}, f"crew {n}")
        while match.pending[0].prompt == "draft":
            assert len(match.pending[0].options) == 2
            match.answer(match.pending[0].seat, match.pending[0].options[0].key)
        game: Game = match.state
        characters = [c.character for c in game.crew]
        assert len(set(characters)) == 5
        assert sorted([*characters, *game.draft_pool]) == sorted(CONTENT.characters)
        assert match.breaches() == []


@rule("NEM-CREW-12", "NEM-CREW-17", "NEM-CREW-19")
def test_everybody_wakes_unhurt_in_the_hibernatorium_beside_a_corpse() -> None:
    t = table(*CREW)
    for c in t.game.crew:
        assert t.game.rooms[c.slot] == "hibernatorium"
        assert (c.light, c.wounds, c.dressed) == (0, [], [])
        assert (c.slime, c.signal, c.larva) == (False, False, False)
        assert c.inventory == []
        assert "contamination" not in c.hand + c.deck.cards() + c.discard
    assert t.game.objects == {"slot_011": [BLUE_CORPSE]}
    assert t.can("captain", f"pick_up:{BLUE_CORPSE}")
    t.check()


def test_the_shared_rules_set_up_any_board() -> None:
    game = set_up(BASE, INTRUDERS, SemiCooperative(), CONTENT, Fate("any"), 3, {}, "cockpit")
    assert {c.slot for c in game.crew} == {"slot_001"}
    assert breaches(LAWS, game) == []


@rule("NEM-SETUP-18")
@pytest.mark.parametrize("thing", ["corpse", "egg", "carcass"])
def test_each_of_the_eight_weaknesses_is_equally_likely_everywhere(thing: str) -> None:
    found = []
    for part in range(8):
        t = table("captain", "scout").chance((part + 0.5) / 8)
        discover(t.game, t.crew("captain"), thing)
        found.append(t.view("scout")["intruders"]["weaknesses"][thing])
    assert sorted(found) == sorted(INTRUDERS.weaknesses)
    assert len(found) == 8


@rule("NEM-SETUP-18")
def test_three_different_weaknesses_lie_there() -> None:
    # The same part of chance for each: what lies by one object doesn't lie by another.
    t = table("captain", "scout").chance(0.5, 0.5, 0.5)
    for thing in ("corpse", "egg", "carcass"):
        discover(t.game, t.crew("captain"), thing)
    weaknesses = t.view("scout")["intruders"]["weaknesses"]
    assert list(weaknesses) == ["corpse", "egg", "carcass"]
    assert len(set(weaknesses.values())) == 3


@rule("NEM-CREW-11")
def test_nothing_of_a_character_nobody_plays_is_in_the_game() -> None:
    match = new_match(NEMESIS, 4, {}, "crew")
    while match.pending[0].prompt == "draft":
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    game: Game = match.state
    for c in game.crew:
        sheet = CONTENT.characters[c.character]
        assert c.quests == list(sheet.quests)
        assert [held.kind for held in c.hands] == [sheet.weapon]
        assert sorted(c.hand + c.deck.cards()) == sorted(sheet.deck)
    unplayed = [c for c in CONTENT.characters if c not in [me.character for me in game.crew]]
    assert sorted(game.draft_pool) == sorted(unplayed)
    assert len(unplayed) == 2
