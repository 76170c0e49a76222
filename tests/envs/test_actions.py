"""Every option has a number of its own, the same in every match."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from airlock.faces import face_of
from airlock.faces.encoding.actions import NOTHING, Actions, TooManyOptions
from airlock.faces.nemesis.encoder import MODES
from airlock.faces.nemesis.keys import FIGURES, SurvivalActions, keys
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.species import INTRUDERS, SPECIES
from airlock.titles.nemesis.title import CONTENT, NEMESIS, VOYAGES
from tests.kit.playing import Playout
from tests.kit.settings import NEMESIS_SETTINGS, SETTINGS, Setting

MATCHES = 3
HOW = "name it in envs/ and raise VERSION in envs/table.py: it changes what has been learned"


def question(*options: str, seat: int = 0, asides: tuple[str, ...] = ()) -> dict[str, Any]:
    """A view with nothing but a question to a seat and intruders with the numbers 7 and 9."""
    return {
        "seat": 0,
        "questions": [{"seat": seat, "options": [{"key": key} for key in options]} if seat == 0 else {"seat": seat}],
        "asides": [{"key": key} for key in asides],
        "figures": [{"figure": "adult_7"}, {"figure": "creeper_9"}],
    }


# -- the vocabulary is complete


def test_every_argument_of_every_verb_has_values() -> None:
    """Whoever declares a verb with a new kind of argument says here what its values are."""
    for name, board in BOARDS.items():
        for species in SPECIES:
            content = NEMESIS.content({"species": species.id})
            found = {key.split(":")[0] for key in keys(board, content, species.vocabulary)}
            assert found == set(species.vocabulary.verbs), (name, species.id)


def test_every_mode_is_known() -> None:
    # What an expansion adds is told by its board and by blocks of its own.
    added = {voyage.id for voyage in VOYAGES}
    assert set(MODES) == set(NEMESIS.declared.options["mode"].values) - added, HOW


def test_every_key_has_one_place() -> None:
    for board, species in product(BOARDS.values(), SPECIES):
        content = NEMESIS.content({"species": species.id})
        actions = Actions(keys(board, content, species.vocabulary), 0)
        assert len(actions.names) == len(set(actions.names)) > 1_500


@pytest.mark.parametrize("setting", NEMESIS_SETTINGS, ids=lambda setting: setting.name)
def test_every_option_of_every_question_has_a_place_of_its_own(setting: Setting) -> None:
    actions = None
    for n in range(MATCHES):
        play = Playout(setting.title, setting.players, setting.options, f"places/{n}")
        play.match.hashing = False
        actions = actions or face_of(play.match.title.name).encoder(play.match.state, None).actions
        while not play.match.over:
            for asked in play.match.pending:
                view = play.match.view(asked.seat)
                legal = actions.legal(view)
                offered = {o.key for o in asked.options} | {o.key for o in play.match.aside_options(asked.seat)}
                assert set(legal.values()) == offered
                assert len(legal) == len(offered)
                assert NOTHING not in legal
                spare = [key for place, key in legal.items() if place >= actions.first_spare]
                assert not spare, f"{spare} have no place of their own: {HOW}"
            play.step()


def test_the_same_key_has_the_same_place_in_every_mode_and_number_of_players() -> None:
    """Each species has numbers of its own, and so have modules and added modes: they may bring verbs and cards."""
    seen: dict[tuple[str, str, str, str], list[str]] = {}
    for setting in NEMESIS_SETTINGS:
        match = Playout(setting.title, setting.players, setting.options, "stable").match
        printed = (
            setting.options.get("board", "base"),
            match.state.species.id,
            setting.options.get("modules", ""),
            match.state.map.id,
        )
        names = face_of(match.title.name).encoder(match.state, None).actions.names
        assert seen.setdefault(printed, names) == names
    assert {board for board, *_ in seen} == set(BOARDS)


# -- what an action means


def test_figures_go_by_their_row() -> None:
    actions = SurvivalActions(["melee:@0", "melee:@1", "shoot:rifle:@1"], 1)

    legal = actions.legal(question("melee:adult_7", "melee:creeper_9", "shoot:rifle:creeper_9"))

    assert [actions.names[place] for place in legal] == ["melee:@0", "melee:@1", "shoot:rifle:@1"]
    assert list(legal.values()) == ["melee:adult_7", "melee:creeper_9", "shoot:rifle:creeper_9"]


def test_a_figure_without_a_row_takes_a_spare_place() -> None:
    actions = SurvivalActions(keys(BOARDS["base"], CONTENT, INTRUDERS.vocabulary), 4)
    crowd = question("melee:larva_99", "melee:larva_1")
    crowd["figures"] = [{"figure": f"larva_{n}"} for n in [*range(1, FIGURES + 1), 99]]

    legal = actions.legal(crowd)

    assert legal == {actions.first_spare: "melee:larva_99", actions.names.index("melee:@0"): "melee:larva_1"}


def test_who_is_not_asked_can_do_nothing_or_an_aside() -> None:
    actions = Actions(["pass", "drop:rifle"], 2)

    assert actions.legal(question(seat=1)) == {NOTHING: ""}
    assert actions.legal(question(seat=1, asides=("drop:rifle",))) == {NOTHING: "", 2: "drop:rifle"}
    assert actions.legal(question(seat=1, asides=("drop:rifle",)), asides=False) == {NOTHING: ""}
    assert actions.mask(actions.legal(question("pass"))).tolist() == [0, 1, 0, 0, 0]


def test_an_aside_that_is_also_an_answer_counts_once() -> None:
    assert Actions(["drop:rifle"], 0).legal(question("drop:rifle", asides=("drop:rifle",))) == {1: "drop:rifle"}


def test_more_options_than_places_are_refused_in_words() -> None:
    with pytest.raises(TooManyOptions, match=r"more than 2 have no place.*spare="):
        Actions([], 2).legal(question("a", "b", "c"))


def test_a_title_without_a_vocabulary_lives_from_spare_places() -> None:
    setting = next(s for s in SETTINGS if s.title.name == "vault")
    play = Playout(setting.title, setting.players, setting.options, "spare")
    encoder = face_of(play.match.title.name).encoder(play.match.state, None)
    rng = Random(1)
    while not play.match.over:
        asked = rng.choice(play.match.pending)
        legal = encoder.actions.legal(play.match.view(asked.seat))
        assert {o.key for o in asked.options} <= set(legal.values())
        play.match.answer(asked.seat, rng.choice(list(legal.values())))
