"""What environments number stays as it is: an agent that has learned it must not find something else there later."""

from __future__ import annotations

from hashlib import sha256

import pytest

import airlock.envs
from airlock.envs.table import VERSION, Table
from airlock.titles.nemesis.species import SPECIES

# Of all actions by their names, and of all blocks of an observation with their shapes, board by board. Whoever changes
# one of them raises VERSION in envs/table.py.
LAYOUTS = {
    "base": (1996, "ffd16d4361130299", 3827, "7e10e0aad8f80a4a"),
    "alt": (2047, "5e5a898de03f4d87", 3833, "0108562a6ea2bc1d"),
}


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def layout(table: Table) -> tuple[int, str, int, str]:
    names, shapes = "\n".join(table.actions.names), repr(list(table.fields.shapes.items()))
    return table.actions.size, digest(names), table.fields.size, digest(shapes)


@pytest.mark.parametrize("board", LAYOUTS)
@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (3, "semi"), (5, "coop"), (4, "intruder")])
def test_the_environments_of_the_base_game_are_what_they_were(board: str, players: int, mode: str) -> None:
    assert VERSION == 2
    assert layout(Table("nemesis", players, {"board": board, "mode": mode})) == LAYOUTS[board]


@pytest.mark.parametrize("board", LAYOUTS)
def test_every_species_has_a_layout_of_its_own(board: str) -> None:
    found = [layout(Table("nemesis", 3, {"board": board, "species": species.id})) for species in SPECIES]
    assert found[0] == LAYOUTS[board]
    assert len({names for _, names, _, _ in found}) == len({shapes for _, _, _, shapes in found}) == len(SPECIES)


def test_a_layout_of_its_own_has_a_name_of_its_own() -> None:
    assert str(airlock.envs.aec("nemesis", players=3, species="intruders")) == "nemesis_semi_v2"
    assert str(airlock.envs.aec("nemesis", players=3, species="carnomorphs")) == "nemesis_semi_carnomorphs_v2"
    alone = airlock.envs.parallel("nemesis", players=1, species="void_seeders")
    assert alone.metadata["name"] == "nemesis_solo_void_seeders_v2"
