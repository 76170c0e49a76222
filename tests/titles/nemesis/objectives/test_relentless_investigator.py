"""Relentless Investigator: the signal sent, and every room of the ship explored."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def explore_all(t: Table, but: int = 0) -> Table:
    """Turn over all tiles but this many."""
    for slot in t.game.map.by_number:
        if slot not in t.game.rooms:
            kind = t.game.map.slots[slot].kind
            t.room(t.game.tiles.get(slot) or sorted(t.game.tile_pools[kind])[0], slot)
    for slot in [s for s in t.game.map.by_number if t.game.map.slots[s].kind == "room_2"][:but]:
        room = t.game.rooms.pop(slot)
        del t.game.where[room]
        t.game.tile_pools["room_2"].append(room)
    return t


def crew(signal: bool = True, board: str = "base") -> Table:
    t = table("captain", "scout", board=board).keeps("captain", "relentless_investigator")
    t.crew("captain").signal = signal
    return t


@rule("NEM-OBJ-15")
def test_relentless_investigator_with_all_rooms_explored() -> None:
    t = explore_all(crew()).asleep("captain").end()
    assert len(t.game.rooms) == 21
    assert t.winners == ["captain"]
    t.check()


@rule("NEM-OBJ-15")
def test_relentless_investigator_with_one_room_unexplored() -> None:
    t = explore_all(crew(), but=1).asleep("captain").end()
    assert len(t.game.rooms) == 20
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_relentless_investigator_without_the_signal() -> None:
    t = explore_all(crew(signal=False)).asleep("captain").end()
    assert t.winners == []


@rule("NEM-OBJ-15")
def test_relentless_investigator_has_to_enter_the_evacuation_sections_of_the_alternative_side() -> None:
    t = explore_all(crew(board="alt"))
    slot = t.game.where.pop("evacuation_b")
    # Its tile lies face up from the start, but nobody was there.
    del t.game.rooms[slot]
    t.game.tiles[slot] = "evacuation_b"
    t.game.tiles_known[slot] = -1
    t.asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []
    t.check()
    assert explore_all(crew(board="alt")).asleep("captain").end().winners == ["captain"]
