"""The options of a match: what can be chosen, and the words of every refusal."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.titles.nemesis.board import ALTERNATIVE, BASE
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import table


def refusal(players: int, **options: str) -> str:
    with pytest.raises(BadOptions) as caught:
        new_match(NEMESIS, players, options)
    return str(caught.value)


def test_the_defaults() -> None:
    assert NEMESIS.setting(3, {}) == {"mode": "semi", "board": "base", "characters": "draft", "open_hands": "no"}
    assert NEMESIS.setting(1, {})["mode"] == "solo"


@pytest.mark.parametrize(
    ("mode", "players"),
    [("semi", n) for n in (2, 3, 4, 5)]
    + [("solo", 1)]
    + [("coop", n) for n in (1, 2, 3, 4, 5)]
    + [("intruder", n) for n in (2, 3, 4, 5)],
)
@rule("NEM-ALTBOARD-01")
def test_every_mode_can_be_played_on_both_boards(mode: str, players: int) -> None:
    for board in ("base", "alt"):
        match = new_match(NEMESIS, players, {"mode": mode, "board": board, "characters": "choice"}, "boards")
        assert match.state.mode.id == mode
        assert match.state.map is (BASE if board == "base" else ALTERNATIVE)
        assert match.view(0)["board"] == board


@rule("NEM-SETUP-01")
def test_the_standard_side_is_used_unless_the_other_is_chosen() -> None:
    assert table().game.map is BASE
    assert table(board="alt").game.map is ALTERNATIVE


def test_wrong_numbers_of_players() -> None:
    assert refusal(6) == "mode semi is for 2 to 5 players, not for 6"
    assert refusal(0) == "mode semi is for 2 to 5 players, not for 0"
    assert refusal(1, mode="semi") == "mode semi is for 2 to 5 players, not for 1; with 1 choose solo, coop or research"
    assert refusal(2, mode="solo") == (
        "mode solo is for 1 player, not for 2; with 2 choose semi, coop, intruder or research"
    )
    assert refusal(1, mode="intruder").startswith("mode intruder is for 2 to 5 players, not for 1")


def test_unknown_options_and_values() -> None:
    assert refusal(3, colour="red") == (
        "nemesis has no option 'colour'; its options are mode, board, characters, open_hands, species, modules, goals"
    )
    assert refusal(3, mode="easy") == "option mode can't be 'easy'; choose from semi, solo, coop, intruder, research"
    assert refusal(3, board="mars") == "option board can't be 'mars'; choose from base, alt"
    assert refusal(3, species="wasps").startswith("option species can't be 'wasps'; choose from intruders")
    assert refusal(3, open_hands="maybe") == "option open_hands can't be 'maybe'; choose from no, yes"


def test_open_hands_belong_to_the_cooperative_mode() -> None:
    assert refusal(3, open_hands="yes") == (
        "open_hands yes goes with mode coop or research only (NEM-COOP-13), not with mode semi"
    )
    assert NEMESIS.setting(3, {"mode": "coop", "open_hands": "yes"})["open_hands"] == "yes"


def test_named_characters_must_exist_and_differ() -> None:
    assert refusal(2, characters="captain,ripley") == (
        "option characters can't have 'ripley'; choose from captain, pilot, scientist, scout, soldier, mechanic, "
        "ceo, android, psychologist, bounty_hunter, convict, medic for each seat, or draft or choice for all"
    )
    assert refusal(3, characters="captain,scout") == "3 players need 3 different characters, not 'captain,scout'"
    assert refusal(2, characters="scout,scout") == "2 players need 2 different characters, not 'scout,scout'"


def test_free_choice_goes_in_the_order_of_player_numbers() -> None:
    numbers = {"help_card:0": ["2"], "help_card:1": ["1"]}
    match = new_match(NEMESIS, 2, {"characters": "choice"}, "choice", numbers)
    assert [q.seat for q in match.pending] == [1]
    match.answer(1, "character:scout")
    assert [q.seat for q in match.pending] == [0]
    assert "character:scout" not in [o.key for o in match.pending[0].options]
    assert len(match.pending[0].options) == 5


def test_who_can_do_nothing_is_told_why() -> None:
    t = table("captain", "scout")
    assert t.why_not("scout", "act") == "not_your_turn"
    t.crew("captain").passed = True
    assert t.why_not("captain", "act") == "has_passed"
    assert t.match.why_not(-1) == []
    assert t.match.why_not(7) == []
    t = table("captain", "scout").run().room("evacuation_a").aboard("captain", 1)
    t.game.turn = t.seat("captain")
    assert t.why_not("captain", "act") == "on_a_pod"


@rule("NEM-VIS-20")
def test_the_result_shows_the_objectives_of_survivors_only() -> None:
    t = table("captain", "scout").met().escaped("captain")
    kept = t.crew("captain").objectives[0]
    t.end()
    assert t.game.survivors == [0]
    assert NEMESIS.result(t.game)["objectives"] == {"0": [kept]}
