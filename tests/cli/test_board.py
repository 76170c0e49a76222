"""The board as text: nothing hides anything else, at any width."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from airlock.faces.nemesis.terminal import panels
from airlock.faces.nemesis.terminal.board import Board, legend
from airlock.faces.nemesis.terminal.layout import BOX_HEIGHT, lay_out, rows_of, spread
from airlock.survival.map import Map
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.title import CONTENT, NEMESIS
from airlock.words import Words
from tests.table import Table


def drawn(t: Table, width: int = 119, seat: int = 0) -> list[str]:
    board = Board(t.match.view(seat), t.game.map, CONTENT, t.game.species.nest, Words("en", NEMESIS.texts, strict=True))
    layout = lay_out(t.game.map, width)
    assert layout is not None
    return board.picture(layout).plain.splitlines()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("width", [*range(79, 201, 8)])
def test_no_two_rooms_overlap(board: str, width: int) -> None:
    layout = lay_out(BOARDS[board], width)
    if layout is None:
        assert width < 120
        return
    places = list(layout.places.values())
    for n, (x, y) in enumerate(places):
        assert 0 <= x <= width - layout.box
        for other_x, other_y in places[n + 1 :]:
            assert abs(x - other_x) >= layout.box or abs(y - other_y) >= BOX_HEIGHT


@pytest.mark.parametrize("board", BOARDS)
def test_every_corridor_shows_its_numbers(board: str) -> None:
    t = Table("scout", "captain", board=board)
    layout = lay_out(t.game.map, 119)
    assert layout is not None
    picture = Board(t.match.view(0), t.game.map, CONTENT, "nest", Words("en", NEMESIS.texts))
    text = picture.picture(layout).plain.splitlines()

    for corridor in t.game.map.corridors.values():
        x, y = (cells := picture.course(layout, corridor))[len(cells) // 2]
        label = picture.label(corridor)
        assert text[y][x - len(label) // 2 :].startswith(label), corridor.id


def test_rows_follow_the_board() -> None:
    numbers = [[BOARDS["base"].slots[slot].number for slot in row] for row in rows_of(BOARDS["base"])]

    assert numbers == [[2, 5, 10, 13, 19], [6, 14, 17], [1, 3, 7, 11, 20], [8, 15, 18], [4, 9, 12, 16, 21]]


def test_a_board_that_does_not_fit_is_not_drawn() -> None:
    narrow: list[Map] = [board for board in BOARDS.values() if lay_out(board, 70) is not None]

    assert narrow == []


def test_places_are_spread_as_near_as_possible() -> None:
    assert spread([0, 5, 30], 10, 40) == [0, 10, 30]
    assert spread([0, 38, 40], 10, 40) == [0, 30, 40]


def test_signs_of_a_room() -> None:
    t = Table("scout", "captain").room("canteen", "slot_006", items=3).at("scout", "canteen")
    t.fire("canteen").malfunction("canteen").object("egg", "canteen").object("carcass", "canteen")
    text = "\n".join(drawn(t))

    assert "│Canteen" in text
    assert "◆3 ▲ × %o" in text
    assert "│Sco " in text
    assert " 6 ─" in text
    assert " G ╮" in text


def test_noise_and_doors_stand_in_their_corridor() -> None:
    t = Table("scout", "captain").noise("cor_006_011", "main")
    t.door("cor_011_014").door("cor_003_007", "destroyed")
    text = "\n".join(drawn(t))

    assert "2!" in text
    assert "4#" in text
    assert "34/" in text
    assert "T12!" in text


def test_an_unexplored_room_shows_what_this_seat_knows_and_no_more() -> None:
    t = Table("scout", "captain")
    t.game.tiles["slot_006"] = "canteen"
    t.game.tiles_known["slot_006"] = t.crew("scout").mask

    assert "(Canteen)" in "\n".join(drawn(t, seat=0))
    assert "Canteen" not in "\n".join(drawn(t, seat=1))


def test_an_intruder_shows_its_injuries() -> None:
    t = Table("scout", "captain")
    t.intruder("adult", "hibernatorium", injuries=2)

    assert " A2" in "\n".join(drawn(t))


def test_each_species_has_letters_and_marks_of_its_own() -> None:
    words = Words("en", NEMESIS.texts, strict=True)
    shown = {}
    for species, kind in (("intruders", "adult"), ("void_seeders", "stalker")):
        t = Table("scout", "captain", species=species)
        t.intruder(kind, "hibernatorium", injuries=2)
        page = StringIO()
        Console(file=page, width=160).print(panels.crew(t.view("scout"), t.game.content, words))
        shown[species] = page.getvalue() + "\n".join(drawn(t)) + legend(words, species, 160).plain

    assert "A2" in shown["intruders"]
    assert "S2" in shown["void_seeders"]
    assert "breeder" in shown["intruders"]
    assert "despoiler" in shown["void_seeders"]
    assert "insanity 1" in shown["void_seeders"]
    assert "insanity" not in shown["intruders"]
