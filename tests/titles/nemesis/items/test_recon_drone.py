"""Recon Drone."""

from __future__ import annotations

from tests.table import table


def test_recon_drone_looks_at_a_tile_and_its_token_in_secret() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "recon_drone").turn("scout")
    t.rig(room={"slot_005": "armory"}, explore={"slot_005": "danger"})
    t.do("scout", "item:recon_drone:look")
    assert t.can("scout", "tile:slot_006")
    # The Cockpit has been explored from the start.
    assert not t.can("scout", "tile:slot_001")
    t.do("scout", "tile:slot_005")
    notes = t.view("scout")["notes"]
    assert notes["tiles"] == {"slot_005": "armory"}
    token = notes["tokens"]["slot_005"]
    assert t.game.content.exploration[token][0] == "danger"
    assert t.view("captain")["notes"]["tiles"] == {}
    assert t.view("captain")["notes"]["tokens"] == {}
    # That and where she looked is public, and the room stays unexplored.
    assert t.view("captain")["looked"]["tiles"] == {"slot_005": [0]}
    assert t.told("saw_tile", "captain") == []
    assert "slot_005" not in t.game.rooms
    assert t.game.item_discard["red"] == ["recon_drone"]
    t.check()


def test_recon_drone_needs_an_unexplored_room_and_quiet() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "recon_drone").turn("scout")
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scout", "item:recon_drone:look") == "only_out_of_combat"
    t.game.figures.clear()
    for kind, pool in t.game.tile_pools.items():
        free = [s for s in t.game.map.by_number if t.game.map.slots[s].kind == kind and s not in t.game.rooms]
        for slot, room in zip(free, pool[:], strict=False):
            t.room(room, slot)
    assert t.why_not("scout", "item:recon_drone:look") == "no_unexplored_room"
