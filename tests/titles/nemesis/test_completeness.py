"""Nothing is missing: every component has its test, the numbers of the box add up, and the shared rules stay shared."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from airlock import catalogue
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import CONTENT

TESTS = Path(__file__).parent
ENGINE = TESTS.parents[2] / "src" / "airlock"


# -- every component has a test


def components() -> dict[str, list[str]]:
    """The folder or module of tests, and what it has to prove."""
    return {
        "cards": list(CONTENT.cards),
        "items": sorted({item.kind for item in CONTENT.items.values()}),
        "rooms": list(CONTENT.rooms),
        "events": list(CONTENT.events),
        "attacks": list(CONTENT.attacks),
        "weaknesses": INTRUDERS.weaknesses,
        "wounds": list(CONTENT.wounds),
        "objectives": list(CONTENT.objectives),
        "characters": list(CONTENT.characters),
        "exploration": sorted({effect for effect, _ in CONTENT.exploration.values()}),
        "intruder_player": list(CONTENT.intruder_effects),
    }


def files(folder: str) -> list[Path]:
    """tests/titles/nemesis/rooms/test_*.py, one module test_rooms.py, or that of the shared rule."""
    modules = [*TESTS.glob(f"test_{folder}.py"), *(TESTS.parents[1] / "survival").glob(f"test_{folder}.py")]
    return sorted((TESTS / folder).glob("test_*.py")) + modules


def names_of_tests(folder: str) -> list[str]:
    """The names of the test functions, each with the values of its parameters."""
    names = []
    for path in files(folder):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        tables = {
            node.targets[0].id: node.value
            for node in body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.append("/".join([node.name, *parameters(node, tables)]))
    return names


def parameters(test: ast.FunctionDef, tables: dict[str, ast.expr]) -> list[str]:
    """All words in the decorators of a test, and in the tables of its module that they go through."""
    found = []
    for decorator in test.decorator_list:
        found += words(decorator)
        for node in ast.walk(decorator):
            named = tables.get(node.id) if isinstance(node, ast.Name) else None
            if isinstance(named, ast.Dict):
                found += [word for key in named.keys if key is not None for word in words(key)]
            elif named is not None:
                found += words(named)
    return found


def words(node: ast.AST) -> list[str]:
    return [c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)]


def without_number(id: str) -> str:
    return re.sub(r"_\d+$", "", id)


def is_named(id: str, ids: list[str], names: list[str]) -> bool:
    """Whether the name of a test begins with it, or the test goes through it as a parameter.

    A quest item may be called without `quest_`, one of several alike (engine_1) without its number.
    """
    for word in dict.fromkeys([id, id.removeprefix("quest_"), without_number(id)]):
        if word != id and word in ids:
            continue
        # `test_engine_control_...` isn't a test of an engine.
        longer = [f"test_{other}" for other in ids if other.startswith(word) and without_number(other) != word]
        for name in names:
            test, *values = name.split("/")
            if word in values or (f"{test}_".startswith(f"test_{word}_") and not test.startswith(tuple(longer))):
                return True
    return False


@pytest.mark.parametrize("folder", components())
def test_every_component_has_a_test_that_names_it(folder: str) -> None:
    ids = components()[folder]
    names = names_of_tests(folder)
    assert [id for id in ids if not is_named(id, ids, names)] == []


# -- the numbers of the box


def test_ten_action_cards_a_character() -> None:
    assert len(CONTENT.characters) == 6
    for character in CONTENT.characters.values():
        assert len(character.deck) == 10
        assert set(character.deck) <= set(CONTENT.cards)
    assert {card for c in CONTENT.characters.values() for card in c.deck} == set(CONTENT.cards)


def test_three_item_decks_of_thirty() -> None:
    assert {colour: sum(deck.values()) for colour, deck in CONTENT.item_decks.items()} == {
        "red": 30,
        "yellow": 30,
        "green": 30,
    }
    for colour, deck in CONTENT.item_decks.items():
        assert {CONTENT.items[item].colour for item in deck} == {colour}


def test_twelve_crafted_items() -> None:
    assert sum(CONTENT.crafted.values()) == 12
    assert set(CONTENT.crafted) == set(CONTENT.recipes)


def test_every_item_card_is_somewhere_in_the_box() -> None:
    own = [item for c in CONTENT.characters.values() for item in (c.weapon, *c.quests)]
    assert len(own) == len(set(own)) == 18
    dealt = [item for deck in CONTENT.item_decks.values() for item in deck]
    assert sorted([*own, *dealt, *CONTENT.crafted]) == sorted(CONTENT.items)


def test_twenty_seven_intruder_tokens() -> None:
    types = [INTRUDERS.type_of(token) for token in INTRUDERS.tokens]
    assert {type: types.count(type) for type in sorted(set(types))} == {
        "adult": 12,
        "blank": 1,
        "breeder": 2,
        "creeper": 3,
        "larva": 8,
        "queen": 1,
    }
    assert len(types) == 27


def test_twenty_exploration_tokens_with_forty_four_items() -> None:
    assert len(CONTENT.exploration) == 20
    assert sum(items for _, items in CONTENT.exploration.values()) == 44


def test_the_decks_of_the_board() -> None:
    assert len(CONTENT.events) == 20
    assert len(CONTENT.attack_cards) == 20
    assert {card.attack for card in CONTENT.attack_cards.values()} == set(CONTENT.attacks)
    assert CONTENT.contamination == (7, 20)
    assert sum(CONTENT.wounds.values()) == 16
    assert len(INTRUDERS.weaknesses) == 8
    assert len(CONTENT.coordinates) == 8
    assert len(CONTENT.intruder_cards) == 10
    assert {card.effect for card in CONTENT.intruder_cards.values()} == set(CONTENT.intruder_effects)


def test_twenty_five_objectives() -> None:
    kinds = [objective.kind for objective in CONTENT.objectives.values()]
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {"corporate": 9, "personal": 9, "solo_coop": 7}


def test_twenty_five_rooms() -> None:
    kinds = [room.kind for room in CONTENT.rooms.values()]
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {"room_1": 11, "room_2": 9, "special": 5}


def test_every_room_names_the_clause_where_its_rules_begin() -> None:
    for room in CONTENT.rooms.values():
        clause = catalogue.get(room.rule)
        assert clause.section.startswith("NEM-ROOM-"), room.id
        assert catalogue.section(clause.section).clauses[0] == clause.id, room.id
    # The engines have one set of rules, and so have the evacuation sections.
    assert len({room.rule for room in CONTENT.rooms.values()}) == len(CONTENT.rooms) - 3


def test_every_coordinates_card_names_each_destination_once() -> None:
    for card in CONTENT.coordinates.values():
        assert list(card) == ["A", "B", "C", "D"]
        assert sorted(card.values()) == ["deep_space", "earth", "mars", "venus"]
