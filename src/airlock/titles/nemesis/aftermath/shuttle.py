"""The shuttle: a second board that is docked to either side of the ship (AFT-SHUTTLE)."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content, Room
from airlock.survival.map import SPECIAL, Corridor, Map, SideBoard, Slot, joined
from airlock.titles.nemesis.board import BOARDS

MAIN: Final = "slot_shuttle_main"
MAIN_ROOM: Final = "shuttle_main"
# The network that the hatches lead to, by the side of the board (AFT-SHUTTLE-09).
HATCHES_TO: Final = {"base": "main", "alt": "red"}

SHUTTLE: Final = SideBoard(
    "shuttle",
    slots=[
        Slot(MAIN, 22, SPECIAL, 160, 200, MAIN_ROOM),
        Slot("slot_shuttle_1", 23, "room_2", 80, 80),
        Slot("slot_shuttle_2", 24, "room_2", 160, 60),
        Slot("slot_shuttle_3", 25, "room_2", 240, 80),
    ],
    corridors=[
        Corridor("cor_sh_main_1", MAIN, "slot_shuttle_1", (1,)),
        Corridor("cor_sh_main_2", MAIN, "slot_shuttle_2", (2,)),
        Corridor("cor_sh_main_3", MAIN, "slot_shuttle_3", (3,)),
        Corridor("cor_sh_1_2", "slot_shuttle_1", "slot_shuttle_2", (4,)),
        Corridor("cor_sh_2_3", "slot_shuttle_2", "slot_shuttle_3", (1,)),
    ],
    hatches=[
        (MAIN, (4,)),
        ("slot_shuttle_1", (2, 3)),
        ("slot_shuttle_2", (3,)),
        ("slot_shuttle_3", (2, 4)),
    ],
    barred=["slime"],
)

# It has no action; some alerts name it (AFT-SHUTTLE-03).
SHUTTLE_CONTENT: Final = Content(rooms=[Room(MAIN_ROOM, SPECIAL, "none", [], searchable=False, rule="AFT-SHUTTLE-03")])


def docked(board: Map) -> Map:
    """A side of the board with the shuttle.

    From the main room characters reach every room with an entrance to technical corridors, from there every other room
    of the shuttle (AFT-SHUTTLE-04, -05).
    """
    entrances = [slot for slot in board.by_number if board.networks_of[slot]]
    others = [slot.id for slot in SHUTTLE.slots if slot.id != MAIN]
    links = {MAIN: entrances} | dict.fromkeys(entrances, others)
    return joined(f"{board.id}_shuttle", board, SHUTTLE, HATCHES_TO[board.id], links)


DOCKED: Final[dict[str, Map]] = {name: docked(board) for name, board in BOARDS.items()}
