"""Setting up against the Void Seeders: what stays in the box, what comes on top, and where it lies."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.kernel.fate import Fate
from airlock.kernel.match import new_match
from airlock.survival.exploration import get_slime
from airlock.survival.markers import can_break
from airlock.survival.movement import SILENT, arrive
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.species import INTRUDERS, VOID_SEEDERS
from airlock.titles.nemesis.title import CONTENT, NEMESIS
from airlock.titles.nemesis.void_seeders.panic import panic
from airlock.words import LANGUAGES, Words
from tests.rules import rule
from tests.titles.nemesis.void_seeders.seeding import level, panic_deck, seeders_in_bag, table

CREW = ("captain", "scout", "pilot", "soldier", "mechanic")
ENGINES = {"slot_019": "engine_3", "slot_020": "engine_2", "slot_021": "engine_1"}
PLAYED = NEMESIS.content({"species": "void_seeders"})


@rule("VOI-GEN-01", "VOI-DIFF-01", "VOI-SETUP-10")
def test_their_decks_and_figures_replace_those_of_the_intruders() -> None:
    t = table()
    game = t.game
    assert game.species is VOID_SEEDERS
    assert len(game.attacks) == len(game.events) == 20
    assert not set(game.attacks.cards()) & set(CONTENT.attack_cards)
    assert not set(game.events.cards()) & set(CONTENT.events)
    assert not set(game.species.types) & set(INTRUDERS.types)
    assert not set(game.species.weaknesses) & set(INTRUDERS.weaknesses)
    assert not set(game.bag + game.supply) & set(INTRUDERS.tokens)
    assert t.view("scout")["species"] == "void_seeders"
    # Whatever a base rule says of intruders is said of them: one in the room is combat.
    assert not game.in_combat(t.crew("captain"))
    t.intruder("lurker", "hibernatorium")
    assert game.in_combat(t.crew("captain"))
    t.check()


@rule("VOI-GEN-02")
def test_four_types_from_high_to_low_and_lairs_apart() -> None:
    assert VOID_SEEDERS.types == ["despoiler", "stalker", "whisperer", "lurker", "lair"]
    assert PLAYED.figures == {"despoiler": 1, "stalker": 1, "whisperer": 4, "lurker": 6, "lair": 3}


@rule("VOI-GEN-03", "VOI-DIFF-02", "VOI-DIFF-10")
def test_there_are_no_larvae() -> None:
    t = table().hand("captain", "rest", contamination=3)
    t.rig(scan=["contamination_infected"] * 3).turn("captain").do("captain", "card:rest:scan")
    assert not t.crew("captain").larva
    assert level(t, "captain") == 5


@rule("VOI-GEN-04", "VOI-DIFF-10", "VOI-SETUP-05")
def test_slime_sticks_to_nobody() -> None:
    t = table().room("canteen", "slot_006")
    get_slime(t.game, t.crew("captain"))
    assert not t.crew("captain").slime
    # So silence stays silence.
    t.rig(noise=["silence"]).do("captain", "move:slot_006")
    assert t.told("danger") == []
    assert t.game.noise == []


@rule("VOI-GEN-06", "VOI-SETUP-07")
def test_their_tokens_differ_in_the_number_alone() -> None:
    tokens = VOID_SEEDERS.tokens
    numbers = [number for type, number in tokens.values() if type == "void_seeder"]
    assert Counter(numbers) == {1: 3, 2: 5, 3: 5, 4: 3}
    assert [type for type, _ in tokens.values()].count("blank") == 1
    assert len(tokens) == 24


@rule("VOI-GEN-07")
def test_a_token_is_added_at_random_as_long_as_there_is_one() -> None:
    low, high = (table().bag("void_blank").chance(number) for number in (0.0, 0.999))
    for t in (low, high):
        VOID_SEEDERS.refill_bag(t.game)
    assert low.game.bag[-1] != high.game.bag[-1]
    for _ in range(20):
        VOID_SEEDERS.refill_bag(low.game)
    assert seeders_in_bag(low) == 16
    low.check()


@rule("VOI-GEN-08", "VOI-DIFF-11", "VOI-SETUP-01")
def test_everything_else_is_the_base_game() -> None:
    for name in ("actions", "cards", "items", "item_decks", "recipes", "crafted", "wounds", "characters", "objectives",
                 "coordinates", "contamination"):  # fmt: skip
        assert getattr(PLAYED, name) == getattr(CONTENT, name), name
    assert PLAYED.rooms == {id: room for id, room in CONTENT.rooms.items() if id != "slime"}
    ours, theirs = (
        new_match(NEMESIS, 3, {"species": species}, "base").state for species in ("void_seeders", "intruders")
    )
    assert ours.map is theirs.map
    assert [step for step in ours.mode.event_phase(ours) if step != "lurking"] == theirs.mode.event_phase(theirs)
    assert [ours.rooms, ours.time, ours.objects, [c.slot for c in ours.crew]] == [
        theirs.rooms, theirs.time, theirs.objects, [c.slot for c in theirs.crew],
    ]  # fmt: skip


@rule("VOI-SETUP-02", "VOI-DIFF-10")
def test_the_room_covered_with_slime_stays_in_the_box() -> None:
    t = table()
    assert len(t.game.tile_pools["room_2"]) == 8
    assert "slime" not in t.game.tile_pools["room_2"]


@rule("VOI-SETUP-03", "VOI-SETUP-05")
def test_lairs_take_the_place_of_slime_and_silence() -> None:
    effects = Counter(effect for effect, _ in PLAYED.exploration.values())
    assert effects == {"malfunction": 8, "fire": 2, "danger": 2, "doors": 4, "lair": 3}
    # As many items as in the base game.
    assert sum(items for _, items in PLAYED.exploration.values()) == 44
    assert sum(items for _, items in CONTENT.exploration.values()) == 44


@rule("VOI-SETUP-04", "VOI-SETUP-16", "VOI-COMBO-05")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_every_tile_and_every_engine_has_a_token(board: str) -> None:
    t = table(board=board)
    game = t.game
    engines = [game.where[f"engine_{n}"] for n in (1, 2, 3)]
    assert sorted(game.tokens) == sorted(engines)
    # They are explored all the same, and their tokens are for all to see.
    assert all(slot in game.rooms for slot in engines)
    assert all(can_break(game, slot) for slot in engines)
    assert sorted(t.view("scout")["tokens_on"]) == sorted(engines)
    hidden = [slot for slot in game.map.slots if slot not in game.rooms]
    assert len(hidden) + len(engines) == len(game.token_pool) == 19


def at_the_engine(token: str) -> str:
    """What the Captain meets who enters an engine for the first time, with this token."""
    t = table().room("storage", "slot_018").at("captain", "storage").turn("captain")
    t.rig(explore={"slot_021": token}, noise=["silence"]).do("captain", "move:slot_021")
    assert t.told("exploration_token")[0]["effect"] == PLAYED.exploration[token][0]
    # No items are counted, and nothing lies there any more.
    assert "slot_021" not in t.game.items_left
    assert "slot_021" not in t.game.tokens
    assert "slot_021" not in t.view("scout")["tokens_on"]
    t.at("captain", "storage").turn("captain").rig(noise=["silence"]).do("captain", "move:slot_021")
    assert len(t.told("exploration_token")) == 1
    t.check()
    game = t.game
    found = [name for name, there in (
        ("fire", "slot_021" in game.fire),
        ("malfunction", "slot_021" in game.malfunction),
        ("door", game.doors.get("cor_018_021") == "closed"),
        ("danger", bool(t.told("danger"))),
        ("lair", any(f.kind == "lair" and f.slot == "slot_021" for f in game.figures)),
    ) if there]  # fmt: skip
    return ",".join(found)


@rule("VOI-SETUP-04", "VOI-SETUP-16")
@pytest.mark.parametrize(
    ("token", "found"),
    [("fire_1", "fire"), ("malfunction_1", "malfunction"), ("danger_1", "danger"), ("lair_1", "lair")],
)
def test_the_token_of_an_engine_works_when_somebody_first_enters(token: str, found: str) -> None:
    assert at_the_engine(token) == found


@rule("VOI-SETUP-16")
def test_a_door_closes_behind_whoever_enters_an_engine() -> None:
    t = table().room("storage", "slot_018").at("captain", "storage").turn("captain")
    t.rig(explore={"slot_021": "doors_1"}, noise=["silence"]).do("captain", "move:slot_021")
    assert t.game.doors == {"cor_018_021": "closed"}


@rule("VOI-SETUP-16")
def test_the_token_of_an_engine_can_be_looked_at() -> None:
    t = table().at("captain", "monitoring").turn("captain")
    t.rig(explore={"slot_021": "lair_2"}).do("captain", "room:monitoring:check_room", "slot:slot_021")
    assert t.view("captain")["notes"]["tokens"] == {"slot_021": "lair_2"}
    assert t.view("captain")["notes"]["tiles"] == {}
    assert t.view("scout")["notes"]["tokens"] == {}
    # Whoever didn't look thinks of any token there.
    thought = set()
    for seed in range(30):
        game = t.game.copy()
        determinize(game, 1, Fate(seed=str(seed)))
        thought.add(game.tokens["slot_021"])
    assert len(thought) > 5
    # It was decided when somebody looked; now all learn it.
    before = t.game.reveals
    t.at("captain", "storage", "slot_018").flow(arrive(t.game, [t.crew("captain")], "slot_021", "cor_018_021", SILENT))
    assert [f.kind for f in t.game.figures] == ["lair"]
    assert t.game.reveals > before


@rule("VOI-SETUP-06")
def test_five_eggs_and_three_weaknesses_face_down() -> None:
    t = table()
    assert t.game.eggs == 5
    assert t.game.weaknesses == {"insanity": "", "egg": "", "carcass": ""}
    assert len(t.game.weakness_pool) == 8
    assert t.view("captain")["intruders"]["weaknesses"] == {"insanity": "", "egg": "", "carcass": ""}


@rule("VOI-SETUP-07", "VOI-SETUP-08", "VOI-SETUP-09")
@pytest.mark.parametrize(("players", "tokens"), [(1, 5), (2, 7), (3, 9), (4, 11), (5, 13)])
def test_the_bag_at_the_start(players: int, tokens: int) -> None:
    t = table(*CREW[:players], mode="solo" if players == 1 else "semi")
    insanity = Counter(f"insanity_{c}" for c in ["blue", "purple", "green", "red", "orange"][:players])
    types = Counter(t.game.species.type_of(token) for token in t.game.bag)
    assert types == {"blank": 1, "void_seeder": 2 + players, **insanity}
    assert len(t.game.bag) == tokens


@rule("VOI-SETUP-08")
def test_insanity_tokens_come_after_the_draft() -> None:
    match = new_match(NEMESIS, 2, {"species": "void_seeders", "characters": "choice"}, "draft")

    def insanity() -> list[str]:
        return sorted(token for token in match.state.bag if token.startswith("insanity"))

    assert insanity() == []
    for taken in (["scientist"], ["scientist", "mechanic"]):
        match.answer(match.pending[0].seat, f"character:{taken[-1]}")
        assert insanity() == sorted({"scientist": "insanity_white", "mechanic": "insanity_orange"}[c] for c in taken)


@rule("VOI-SETUP-11", "VOI-PANIC-06")
def test_panic_cards_are_a_deck_of_their_own() -> None:
    t = table()
    deck = panic_deck(t)
    assert len(deck.deck) == 20
    assert not set(deck.deck.cards()) & set(t.game.attacks.cards())
    # Face down for everybody, the discard pile face up.
    assert t.view("captain")["panic"] == {"left": 20, "discard": [], "shown": []}
    t.rig(panic=["heart_attack"]).flow(panic(t.game, t.crew("captain")))
    assert t.view("scout")["panic"] == {"left": 19, "discard": ["heart_attack"], "shown": []}
    assert len(t.game.attacks) == 20
    t.check()


@rule("VOI-SETUP-11")
def test_an_empty_panic_deck_is_made_of_its_discard_pile() -> None:
    t = table()
    deck = panic_deck(t)
    deck.discard = [deck.deck.draw(t.game.fate) for _ in range(20)]
    t.check().rig(panic=["heart_attack"]).flow(panic(t.game, t.crew("captain")))
    assert deck.discard == ["heart_attack"]
    assert len(deck.deck) == 19
    t.check()


@rule("VOI-SETUP-12", "VOI-SETUP-13", "VOI-INS-01")
def test_everybody_begins_sane_and_all_see_it() -> None:
    t = table(*CREW)
    for who in (*CREW, ""):
        assert [c["insanity"] for c in t.view(who)["crew"]] == [1] * 5


@rule("VOI-SETUP-13")
def test_the_numbers_in_the_bag_are_hidden() -> None:
    t = table()
    shown = t.view("captain")["intruders"]["bag"]
    assert shown == {"blank": 1, "insanity_blue": 1, "insanity_purple": 1, "void_seeder": 4}
    before = [token for token in t.game.bag if t.game.species.type_of(token) == "void_seeder"]
    thought = set()
    for seed in range(20):
        game = t.game.copy()
        determinize(game, 0, Fate(seed=str(seed)))
        thought.add(tuple(sorted(token for token in game.bag if token.startswith("void_seeder"))))
        # Everybody knows which insanity tokens are in the bag.
        assert {"insanity_blue", "insanity_purple", "void_blank"} <= set(game.bag)
    assert len(thought) > 5
    assert len(before) == 4


@rule("VOI-SETUP-14")
def test_help_cards_are_swapped_and_numbers_stay() -> None:
    """The numbers are dealt as ever, and there is a card that speaks of insanity in every language."""
    for species in ("void_seeders", "intruders"):
        rigged = {f"help_card:{seat}": [str(3 - seat)] for seat in range(3)}
        game = new_match(NEMESIS, 3, {"species": species}, "help", rigged).state
        assert [c.number for c in game.crew] == [3, 2, 1]
        assert game.first_player == 2
    for lang in LANGUAGES:
        assert Words(lang, NEMESIS.texts).has("help-void-panic")
