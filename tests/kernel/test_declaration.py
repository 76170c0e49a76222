"""What a title says of itself: what its options can be, what goes together, and what is kept of them."""

from __future__ import annotations

import pytest

from airlock.kernel.declaration import Declaration, MatchOption, Needs
from airlock.kernel.faults import BadOptions

DECLARED = Declaration(
    [
        MatchOption("race", ["worms", "ghosts"]),
        MatchOption("mode", ["duel", "alone", "crowd"], players={"duel": (2, 2), "alone": (1, 1), "crowd": (3, 6)}),
        MatchOption("heroes", ["drawn"], names=["ann", "bob", "cid"]),
        MatchOption("modules", ["rooms", "traits", "turrets"], several=True),
        MatchOption("speed", ["slow", "fast"], kept=True),
    ],
    [
        Needs("race", ["ghosts"], "mode", ["duel", "crowd"], "TOY-11"),
        Needs("modules", ["turrets"], "race", ["worms"], "TOY-12"),
        Needs("race", ["ghosts"], "modules", ["rooms"], "TOY-13"),
    ],
)


def kept(players: int, **options: str) -> dict[str, str]:
    return DECLARED.setting("toy", players, options)


def refusal(players: int, **options: str) -> str:
    with pytest.raises(BadOptions) as caught:
        kept(players, **options)
    return str(caught.value)


def test_only_what_differs_is_kept_and_what_was_always_kept() -> None:
    assert kept(2) == {"speed": "slow"}
    assert kept(2, race="worms", mode="duel", heroes="drawn", modules="", speed="slow") == {"speed": "slow"}
    assert kept(2, race="ghosts", speed="fast") == {"race": "ghosts", "speed": "fast"}


def test_what_is_not_kept_is_completed() -> None:
    assert DECLARED.complete({"speed": "fast"}) == {
        "race": "worms", "mode": "duel", "heroes": "drawn", "modules": "", "speed": "fast",
    }  # fmt: skip
    # Of an older version, a newer one or none at all: nothing is refused.
    assert DECLARED.complete({"mode": "siege", "magic": "on"})["mode"] == "siege"
    assert DECLARED.complete({"mode": "siege", "magic": "on"})["magic"] == "on"


def test_the_number_of_players_chooses_where_they_do_not() -> None:
    assert DECLARED.players == (1, 6)
    assert [kept(n).get("mode") for n in (1, 2, 3, 6)] == ["alone", None, "crowd", "crowd"]
    assert refusal(7) == "mode duel is for 2 players, not for 7"
    assert refusal(3, mode="duel") == "mode duel is for 2 players, not for 3; with 3 choose crowd"
    assert refusal(2, mode="crowd") == "mode crowd is for 3 to 6 players, not for 2; with 2 choose duel"


def test_a_title_without_modes_has_one_number_of_players() -> None:
    plain = Declaration(players=(2, 4))
    with pytest.raises(BadOptions, match=r"^toy is for 2 to 4 players, not for 5$"):
        plain.setting("toy", 5, {})
    with pytest.raises(BadOptions, match=r"^toy has no option 'mode'; it has none$"):
        plain.setting("toy", 2, {"mode": "duel"})
    with pytest.raises(ValueError, match="how many can play"):
        Declaration([MatchOption("speed", ["slow"])])


def test_several_values_are_a_comma_list_in_the_order_of_the_declaration() -> None:
    assert kept(2, modules="turrets,rooms,turrets")["modules"] == "rooms,turrets"
    assert refusal(2, modules="rooms,lasers") == (
        "option modules can't have 'lasers'; any of rooms, traits, turrets can be chosen"
    )


def test_names_are_one_for_each_seat() -> None:
    assert kept(2, heroes="cid,ann")["heroes"] == "cid,ann"
    assert refusal(2, heroes="cid,dan") == (
        "option heroes can't have 'dan'; choose from ann, bob, cid for each seat, or drawn for all"
    )
    assert refusal(2, heroes="cid") == "2 players need 2 different heroes, not 'cid'"
    assert refusal(2, heroes="cid,cid") == "2 players need 2 different heroes, not 'cid,cid'"


def test_what_does_not_go_together_is_refused_with_its_clause() -> None:
    assert kept(3, race="ghosts", modules="rooms") == {
        "race": "ghosts", "mode": "crowd", "modules": "rooms", "speed": "slow",
    }  # fmt: skip
    assert refusal(1, race="ghosts") == "race ghosts goes with mode duel or crowd only (TOY-11), not with mode alone"
    assert refusal(2, race="ghosts", modules="rooms,turrets") == (
        "modules turrets goes with race worms only (TOY-12), not with race ghosts"
    )
    assert refusal(2, race="ghosts", modules="rooms,traits") == (
        "race ghosts goes with modules rooms only (TOY-13), not with modules traits"
    )


def test_a_matrix_of_what_does_not_exist_is_an_error() -> None:
    for need in (Needs("race", ["elves"], "mode", ["duel"], "TOY-11"), Needs("race", ["worms"], "size", ["big"], "")):
        with pytest.raises(ValueError, match="which this title doesn't have"):
            Declaration(list(DECLARED.options.values()), [need])
