"""How an Epilogue begins: what it takes over from the match before, and what starts afresh."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from airlock.kernel.carried import Before
from airlock.kernel.faults import BadOptions, BadRecord
from airlock.kernel.match import Match, new_match
from airlock.survival.analysis import discover, is_discovered
from airlock.survival.laws import LAWS
from airlock.survival.state import CLOSED, DESTROYED, Game
from airlock.titles.nemesis.aftermath.epilogue.left import leaves
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.engines import Engines
from airlock.titles.nemesis.ship.pods import Pods
from airlock.titles.nemesis.ship.self_destruct import SelfDestruct
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.epilogue.after import AFTER, after, finished, with_left

SHUTTLE = ["slot_shuttle_1", "slot_shuttle_2", "slot_shuttle_3"]
# Modes, boards and numbers of players; the ship of the first may be gone, which is not what this is about.
MATCHES = [
    (2, "a", {}),
    (3, "b", {"board": "alt"}),
    (4, "c", {"mode": "coop"}),
    (1, "d", {"mode": "solo", "board": "alt"}),
    (5, "e", {"mode": "intruder"}),
    (3, "f", {"modules": "rooms,turrets,traits"}),
    (4, "g", {"modules": "turrets", "board": "alt"}),
]


def types(game: Game, tokens: list[str]) -> Counter[str]:
    return Counter(game.species.type_of(token) for token in tokens)


def breaches(game: Game) -> list[str]:
    return [f"{law.name}: {words}" for law in LAWS if (words := law.breach(game))]


@rule("AFT-EPISETUP-01", "AFT-EPISETUP-27", "AFT-EPISETUP-08")
@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_the_board_is_as_it_was_left(players: int, seed: str, options: dict[str, str]) -> None:
    first: Game = finished(players, seed, **options).state
    before = finished(players, seed, **options).leave()
    game = after(before)
    assert breaches(game) == []
    for slot, room in first.rooms.items():
        assert game.rooms[slot] == room
        assert game.items_left.get(slot) == first.items_left.get(slot)
    assert sorted(game.malfunction) == sorted(first.malfunction)
    assert game.doors == first.doors
    pods = [(p.number, p.section, p.locked) for p in Pods.of(first).pods if not p.launched]
    assert [(p.number, p.section, p.locked) for p in Pods.of(game).pods] == pods
    assert all(not p.launched and not p.aboard for p in Pods.of(game).pods)
    assert (game.eggs, game.nest_destroyed, game.queen_killed) == (first.eggs, first.nest_destroyed, first.queen_killed)
    assert {c: sorted(d.cards()) for c, d in game.items.items()} == {
        c: sorted(d.cards()) for c, d in first.items.items()
    }


@rule("AFT-EPISETUP-06", "AFT-EPISETUP-26", "AFT-EPISETUP-27")
@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_everything_else_starts_afresh(players: int, seed: str, options: dict[str, str]) -> None:
    game = after(finished(players, seed, **options).leave(), 4)
    assert (game.fire, game.noise, game.objects, game.figures, game.airlock) == ([], [], {}, [], "")
    assert (game.round, game.first_encounter, game.first_death, game.survivors) == (0, False, False, [])
    assert not any(c.signal or c.character or c.wounds or c.slime or c.larva for c in game.crew)
    assert not game.tiles_known
    assert not game.tokens_known
    assert SelfDestruct.of(game).plain() == SelfDestruct().plain()


def test_attack_contamination_and_wound_decks_are_whole_again() -> None:
    match = finished(4, "c", mode="coop")
    assert match.state.attack_discard
    game = after(match.leave())
    assert sorted(game.attacks.cards()) == sorted(game.content.attack_cards)
    assert game.attack_discard == []
    assert game.contamination_left == sum(game.content.contamination) == len(game.scans)
    assert Counter(game.wounds.cards()) == Counter(game.content.wounds)


@rule("AFT-EPISETUP-11")
def test_engines_and_coordinates_are_shuffled_and_nobody_knows_them() -> None:
    game = after(finished(4, "c", mode="coop").leave())
    assert Engines.of(game).tops == ["", "", ""]
    assert Engines.of(game).known == [0, 0, 0]
    assert Course.of(game).plain() == Course(list(game.content.coordinates)).plain()
    assert Course.of(game).space == "B"


@rule("AFT-EPISETUP-04", "AFT-EPISETUP-05", "AFT-EPISETUP-25")
def test_twelve_and_two_and_one_are_fifteen() -> None:
    """9 tokens in the bag, 3 adults on the board, 4 players go on; 1 adult is left in the supply after those."""
    before = finished(4, "c", mode="coop").leave()
    tokens = sorted([*before.left()["bag"], *before.left()["supply"]])
    adults = [t for t in tokens if t.startswith("adult")]
    bag = [*adults[:8], "blank_1"]
    supply = [t for t in tokens if t not in bag]
    game = after(with_left(before, bag=bag, supply=supply, figures=["adult"] * 3), 4)
    assert types(game, game.bag) == {"adult": 12, "larva": 2, "blank": 1}
    assert len(game.bag) == 15
    assert "adult" not in types(game, game.supply)
    assert game.figures == []


@rule("AFT-EPISETUP-05", "AFT-EPISETUP-24")
@pytest.mark.parametrize(("players", "larvae", "adults"), [(2, 1, 2), (3, 1, 2), (4, 2, 4), (5, 3, 6)])
def test_the_number_of_players_now_decides_what_comes_into_the_bag(players: int, larvae: int, adults: int) -> None:
    before = finished(3, "b", board="alt").leave()
    left = before.left()
    before = with_left(
        before, bag=["blank_1"], supply=sorted({*left["bag"], *left["supply"]} - {"blank_1"}), figures=[]
    )
    game = after(before, players)
    assert types(game, game.bag) == {"blank": 1, "larva": larvae, "adult": adults}
    assert len(game.crew) == players


@rule("AFT-EPISETUP-04")
def test_every_figure_brings_a_token_of_its_type_as_long_as_there_is_one() -> None:
    before = finished(3, "b", board="alt").leave()
    left = before.left()
    everything = sorted({*left["bag"], *left["supply"]})
    figures = ["breeder", "breeder", "breeder", "creeper", "queen"]
    game = after(with_left(before, bag=[], supply=everything, figures=figures), 2)
    assert types(game, game.bag) == {"breeder": 2, "creeper": 1, "queen": 1, "larva": 1, "adult": 2}


@rule("AFT-EPISETUP-07")
def test_what_people_found_goes_to_the_piles_and_what_they_brought_is_gone() -> None:
    t = Table("captain", "scout")
    t.item("captain", "grenade").item("scout", "molotov_cocktail").carry("scout", "carcass").object("egg", "cockpit")
    left = leaves(t.game)
    assert "grenade" in left["item_discard"]["red"]
    assert "molotov_cocktail" in left["items_gone"]
    assert left["crafted"]["molotov_cocktail"] == t.game.content.crafted["molotov_cocktail"] - 1
    gone = [*left["items_gone"], *(item for pile in left["item_discard"].values() for item in pile)]
    assert not {"six_shooter", "rifle", *t.crew("captain").quests} & set(gone)
    game = after(with_left(finished(2, "a").leave(), **left))
    assert breaches(game) == []
    assert game.objects == {}
    assert all(not c.hands and not c.inventory for c in game.crew)
    assert game.items_spent == left["items_gone"]


@rule("AFT-EPISETUP-27")
def test_special_crafted_cards_join_if_they_were_not_in_the_game() -> None:
    special = set(after(finished(2, "a").leave()).content.crafted) - set(AFTER.content({}).crafted)
    assert len(special) == 3
    game = after(finished(2, "a").leave())
    assert [game.crafted[item] for item in sorted(special)] == [2, 2, 2]
    # Where they were, those that are left stay.
    before = finished(3, "f", modules="rooms,turrets,traits").leave()
    one = sorted(special)[0]
    crafted = before.left()["crafted"] | {one: 0}
    spent = with_left(before, crafted=crafted, items_gone=[*before.left()["items_gone"], one, one])
    assert after(spent).crafted[one] == 0


@rule("AFT-EPISETUP-09")
def test_a_weakness_of_before_holds_again_when_somebody_discovers_it() -> None:
    before = finished(4, "c", mode="coop").leave()
    left = before.left()
    known = dict.fromkeys(left["weaknesses"], "")
    pool = sorted([*left["weakness_pool"], *(card for card in left["weaknesses"].values() if card)])
    card = pool.pop()
    game = after(with_left(before, weaknesses=known | {"egg": card}, weakness_pool=pool))
    assert not is_discovered(game, card)
    assert Wreck.of(game).inactive == {"egg": card}
    assert AFTER.view(game, 1)["inactive_weaknesses"] == {"egg": card}
    assert breaches(game) == []
    discover(game, game.crew[0], "egg")
    assert game.weaknesses["egg"] == card
    assert Wreck.of(game).inactive == {}
    # Another one comes from the cards that nobody has seen.
    discover(game, game.crew[0], "carcass")
    assert game.weaknesses["carcass"] in pool
    assert len(game.weakness_pool) == len(pool) - 1


@rule("AFT-EPISETUP-12")
def test_unexplored_rooms_are_turned_over_and_their_tokens_only_set_the_counters() -> None:
    match = finished(2, "a")
    hidden = [slot for slot in match.state.map.slots if slot not in match.state.rooms]
    assert hidden
    game = after(match.leave(), rigged={f"explore:{hidden[0]}": ["malfunction_1"]} if not match.state.tokens else None)
    for slot in hidden:
        room = game.content.rooms[game.rooms[slot]]
        assert (slot in game.items_left) == room.searchable
    assert len(game.rooms) == len(game.map.slots)
    assert not game.fire
    assert game.doors == match.state.doors
    assert sorted(game.malfunction) == sorted(match.state.malfunction)


@rule("AFT-EPISETUP-12")
def test_a_tile_and_a_token_that_somebody_has_seen_are_those() -> None:
    t = Table("captain", "scout")
    t.game.tiles["slot_006"] = "canteen"
    t.game.tile_pools["room_2"].remove("canteen")
    t.game.tiles_known["slot_006"] = 1
    t.game.tokens["slot_006"] = "slime_1"
    t.game.token_pool.remove("slime_1")
    game = after(with_left(finished(2, "a").leave(), **leaves(t.game)))
    assert game.rooms["slot_006"] == "canteen"
    assert game.items_left["slot_006"] == 4
    assert not any(c.slime for c in game.crew)


@rule("AFT-EPISETUP-14", "AFT-SHUTTLE-08")
def test_unused_tiles_lie_on_the_shuttle() -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = after(finished(2, "a").leave(), seed=f"tiles {seed}")
        tiles = [game.rooms[slot] for slot in SHUTTLE]
        seen.update(tiles)
        assert len(set(tiles)) == 3
        assert not set(tiles) & {room for slot, room in game.rooms.items() if slot not in SHUTTLE}
    assert "slime" not in seen
    # Those of Aftermath are among them, although the match before had none.
    assert {"crafting", "server", "alarm", "turret"} <= seen


@rule("AFT-EPISETUP-13")
def test_a_token_of_the_second_set_lies_on_every_room_of_the_ship() -> None:
    game = after(finished(2, "a").leave())
    assert sorted(SecondTokens.of(game).facedown) == sorted(set(game.rooms) - set(game.map.docked))
    assert len(SecondTokens.of(game).facedown) == 21


@rule("AFT-EPISETUP-15", "AFT-EPISETUP-18", "AFT-EPISETUP-19")
def test_numbers_are_dealt_anew_and_everybody_is_in_the_main_room() -> None:
    before = finished(2, "a").leave()
    numbers = {f"help_card:{seat}": [str(5 - seat)] for seat in range(5)}
    game = after(before, 5, rigged=numbers)
    assert [c.number for c in game.crew] == [5, 4, 3, 2, 1]
    assert game.first_player == 4
    assert {c.slot for c in game.crew} == {MAIN}


@rule("AFT-EPISETUP-27")
def test_turrets_stay_and_nobody_knows_what_was_set_in_secret() -> None:
    before = finished(3, "f", modules="rooms,turrets,traits").leave()
    turret = {"slot": "slot_003", "status": "inactive", "facedown": True, "maybe": ["inactive", "target_all"]}
    game = after(with_left(before, turrets=[turret]))
    (found,) = Turrets.of(game).turrets
    assert (found.slot, found.status, found.facedown, found.known) == ("slot_003", "inactive", True, 0)
    first = finished(3, "f", modules="rooms,turrets,traits").state.copy()
    Turrets.of(first).turrets = [Turret("slot_003", "target_all", True, 2, ("target_all",))]
    assert leaves(first)["turrets"] == [
        {"slot": "slot_003", "status": "target_all", "facedown": True, "maybe": ["target_all"]}
    ]


def test_the_record_says_who_was_played() -> None:
    t = Table("captain", "scout", "soldier")
    assert leaves(t.game)["characters"] == ["captain", "scout", "soldier"]


@rule("AFT-EPISETUP-24")
def test_it_is_not_for_one_or_six() -> None:
    before = finished(2, "a").leave()
    for players in (1, 6):
        with pytest.raises(BadOptions, match="for 2 to 5 players"):
            new_match(AFTER, players, {"mode": "after"}, before=before)


@rule("AFT-COMBO-07")
def test_the_side_of_the_board_stays() -> None:
    before = finished(3, "b", board="alt").leave()
    assert "alt_001" in after(before).rooms
    with pytest.raises(BadOptions, match=r"board stays alt, as in the match before \(AFT-COMBO-07\)"):
        new_match(AFTER, 2, {"mode": "after", "board": "base"}, before=before)
    # A record that says otherwise is refused, too.
    other = Before("nemesis", "1", 2, {"board": "base"}, [], {}, before.left())
    with pytest.raises(BadRecord, match="played on another board: this one has no alt_002"):
        after(other)


@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_a_record_is_small_and_holds_no_name_of_a_seat(players: int, seed: str, options: dict[str, str]) -> None:
    match: Match = finished(players, seed, **options)
    text = json.dumps(match.leave().plain())
    assert len(text) < 12_000
    assert not {"hand", "objectives_seen", "known"} & set(match.leave().left())


def test_doors_stay_closed_or_destroyed() -> None:
    t = Table("captain", "scout").door("cor_001_002", CLOSED).door("cor_001_003", DESTROYED)
    game = after(with_left(finished(2, "a").leave(), **leaves(t.game)))
    assert game.doors == {"cor_001_002": CLOSED, "cor_001_003": DESTROYED}
