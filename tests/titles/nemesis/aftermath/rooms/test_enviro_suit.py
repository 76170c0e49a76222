"""Enviro-Suit."""

from __future__ import annotations

from airlock.survival.event_phase import resolve_event
from airlock.survival.noise import roll_noise
from tests.table import Table, table


def suited(*crew: str) -> Table:
    return table(*(crew or ("scout", "captain")), modules="rooms").item("scout", "enviro_suit").any_hand("scout", 2)


def test_enviro_suit_keeps_fire_from_wounding_its_owner_and_is_shown_then() -> None:
    t = suited().fire("hibernatorium")
    assert t.view("captain")["crew"][0]["inventory"] == ["blue"]
    t.run("end_turn", arg=0).run("end_turn", arg=1)
    assert [c.light for c in t.game.crew] == [0, 1]
    assert len(t.told("suit_shown", to="captain")) == 1
    assert [h["thing"] for h in t.view("captain")["crew"][0]["hands"]] == ["rifle", "enviro_suit"]
    assert t.crew("scout").inventory == []
    # From then on it lies there and still works; it is shown only once.
    t.run("end_turn", arg=0)
    assert t.crew("scout").light == 0
    assert len(t.told("suit_shown")) == 1
    t.check()


def test_enviro_suit_makes_slime_do_nothing() -> None:
    t = suited()
    t.crew("scout").slime = t.crew("captain").slime = True
    t.rig(noise=["silence"]).flow(roll_noise(t.game, t.crew("scout")))
    assert t.told("danger") == []
    assert t.crew("scout").slime
    t.rig(noise=["silence"]).flow(roll_noise(t.game, t.crew("captain")))
    assert len(t.told("danger")) == 1
    t.check()


def test_enviro_suit_keeps_its_owner_from_being_chosen_for_slime() -> None:
    t = suited().at("captain", "cockpit")
    t.crew("scout").slime = True
    event = next(card for card in t.game.content.events if card.startswith("scent_of_prey"))
    t.game.events.middle.remove(event)
    t.flow(resolve_event(t.game, event))
    assert t.game.noise == []


def test_enviro_suit_in_a_silent_room_lets_silence_be_silence() -> None:
    t = suited().turn("scout").rig(explore={"slot_006": "silence"})
    t.crew("scout").slime = True
    t.do("scout", "move:slot_006")
    assert t.told("danger") == []


def test_enviro_suit_takes_no_hand_and_is_not_shown_for_nothing() -> None:
    t = suited().rig(noise=["silence"])
    t.flow(roll_noise(t.game, t.crew("scout")))
    assert t.crew("scout").inventory == ["enviro_suit"]
    assert t.told("suit_shown") == []
