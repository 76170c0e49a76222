"""Encounters: the token says how many cards it takes, the insanity of whoever caused it what appears."""

from __future__ import annotations

import pytest

from airlock.kernel.options import Flow
from airlock.survival.encounter import encounter
from airlock.survival.noise import attempt
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import (
    AROUND,
    HOME,
    destroyed,
    kinds,
    level,
    mad,
    panicked,
    seeders_in_bag,
    table,
    together,
)


def met(t: Table, token: str, who: str = "captain") -> Table:
    """An encounter of the Captain with this token, the only one in the bag."""
    return t.met().bag(token).flow(encounter(t.game, t.crew(who)))


@rule("VOI-ENC-01")
def test_noise_around_the_room_goes_and_one_token_is_drawn() -> None:
    t = table().at("captain", "canteen", "slot_014").noise("cor_011_014", "main", "cor_005_006")
    met(t, "void_seeder_1")
    assert t.game.noise == ["cor_005_006"]
    assert len(t.told("token_drawn")) == 1


@rule("VOI-ENC-02", "VOI-ENC-03", "VOI-GEN-06", "VOI-DIFF-03")
@pytest.mark.parametrize("token", ["void_seeder_1", "void_seeder_16"])
@pytest.mark.parametrize(
    ("insanity", "kind"), [(1, "lurker"), (2, "whisperer"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")]
)
def test_the_level_decides_what_appears(insanity: int, kind: str, token: str) -> None:
    t = mad(mad(table(), "captain", insanity), "scout", 6 - insanity)
    met(t, token)
    assert kinds(t, HOME) == [kind]
    # The token is put aside.
    assert t.game.bag == []
    assert token in t.game.supply
    t.check()


@rule("VOI-ENC-04")
@pytest.mark.parametrize(("cards", "contamination", "surprised"), [(3, 0, True), (4, 0, False), (2, 2, False)])
def test_fewer_cards_than_the_number_is_a_surprise(cards: int, contamination: int, surprised: bool) -> None:
    t = table().any_hand("captain", cards, contamination=contamination).rig(panic=["heart_attack"])
    met(t, "void_seeder_16")
    assert bool(t.told("attack")) == surprised
    assert bool(panicked(t)) == surprised


@rule("VOI-ENC-05")
def test_an_insanity_token_makes_noise_and_whoever_caused_it_panics() -> None:
    t = table("captain", "scout", "pilot").rig(panic=["heart_attack"])
    # In the colour of the Scout, who has nothing to do with it.
    met(t, "insanity_purple")
    assert set(t.game.noise) == set(AROUND)
    assert panicked(t) == [(0, "heart_attack")]
    assert [level(t, who) for who in t.names] == [2, 1, 1]
    assert t.game.bag == ["insanity_purple"]
    assert kinds(t) == []
    t.check()


@rule("VOI-ENC-05")
def test_the_token_of_somebody_gone_works_the_same_in_an_encounter() -> None:
    t = table("captain", "scout", "pilot").asleep("scout").rig(panic=["heart_attack"])
    met(t, "insanity_purple")
    assert panicked(t) == [(0, "heart_attack")]
    assert t.game.bag == ["insanity_purple"]
    assert t.view("captain")["insanity_tokens_gone"] == []


@rule("VOI-ENC-05")
def test_the_insanity_token_goes_back_when_the_panic_card_is_over() -> None:
    """The encounter of a blind escape draws from a bag without it."""
    t = mad(table(), "captain", 2).met().bag("insanity_blue").room("canteen", "slot_006").noise("cor_006_007")
    t.rig(panic=["blind_escape"], event=["void_whispers_1"], noise=["1"])
    t.flow(encounter(t.game, t.crew("captain")))
    assert [e["type"] for e in t.told("token_drawn")] == ["insanity_blue", "void_seeder"]
    assert kinds(t, "slot_006") == ["whisperer"]
    assert t.game.bag == ["insanity_blue"]
    t.check()


@rule("VOI-ENC-06")
def test_a_blank_makes_noise_and_goes_back() -> None:
    t = table().met().bag("void_blank", "insanity_blue").rig(bag=["void_blank"])
    t.flow(encounter(t.game, t.crew("captain")))
    assert set(t.game.noise) == set(AROUND)
    assert sorted(t.game.bag) == ["insanity_blue", "void_blank"]
    assert panicked(t) == []


@rule("VOI-ENC-06")
def test_a_blank_that_was_the_last_one_brings_a_seeder_with_it() -> None:
    t = table()
    met(t, "void_blank")
    assert sorted(t.game.species.type_of(token) for token in t.game.bag) == ["blank", "void_seeder"]
    t.check()


@rule("VOI-ENC-06")
def test_an_empty_bag_gets_a_seeder_which_is_drawn() -> None:
    t = table().met().bag()
    t.flow(encounter(t.game, t.crew("captain")))
    assert kinds(t, HOME) == ["lurker"]
    assert t.game.bag == []


@rule("VOI-ENC-07")
def test_without_a_figure_the_next_lower_type_comes() -> None:
    t = mad(table(), "captain", 5)
    placed = []
    for _ in range(13):
        for f in t.game.figures:
            f.slot = "slot_003"
        met(t, "void_seeder_1")
        placed.append(t.game.figures[-1].kind if kinds(t, HOME) else "")
    # Nobody makes room: those on the board stay where they are.
    assert placed == ["despoiler", "stalker", *["whisperer"] * 4, *["lurker"] * 6, ""]
    assert len(t.game.figures) == 12
    t.check()


@rule("VOI-ENC-07")
def test_with_no_lurker_left_the_token_goes_back_and_nobody_is_surprised() -> None:
    t = table().any_hand("captain", 0)
    for _ in range(6):
        t.intruder("lurker", "slot_003")
    t.intruder("lair", "slot_004")
    met(t, "void_seeder_16")
    assert kinds(t, HOME) == []
    assert t.game.bag == ["void_seeder_16"]
    assert t.told("attack") == []
    assert panicked(t) == []
    # No higher type comes instead.
    assert "whisperer" not in kinds(t)


@rule("VOI-ENC-08")
def test_worked_example_of_a_shortage() -> None:
    t = mad(table(), "captain", 5)
    t.intruder("despoiler", "slot_003")
    met(t, "void_seeder_1")
    assert kinds(t, HOME) == ["stalker"]


@rule("VOI-ENC-09")
def test_entering_a_room_with_a_seeder_is_no_encounter() -> None:
    t = table().room("canteen", "slot_006")
    t.intruder("lurker", "canteen")
    t.turn("captain").do("captain", "move:slot_006")
    assert t.told("encounter") == []
    assert t.told("noise_rolled") == []
    assert t.game.in_combat(t.crew("captain"))


@rule("VOI-ENC-10")
def test_the_first_seeder_forces_the_choice_of_objectives() -> None:
    t = table().bag("void_seeder_1")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.asked("captain") == "choose_objective"


@rule("VOI-ENC-10")
@pytest.mark.parametrize("token", ["insanity_blue", "void_blank"])
def test_other_tokens_do_not(token: str) -> None:
    t = table().bag(token).rig(panic=["heart_attack"])
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.asked("captain") != "choose_objective"
    assert not t.game.first_encounter


@rule("VOI-ENC-10", "VOI-LAIR-07")
def test_finding_a_lair_does_not_either() -> None:
    t = table().rig(explore={"slot_006": "lair_1"}, room={"slot_006": "canteen"})
    t.do("captain", "move:slot_006")
    assert kinds(t) == ["lair"]
    assert t.asked("captain") == "act"
    assert not t.game.first_encounter


@rule("VOI-ENC-11", "VOI-SURP-01")
def test_worked_example_of_an_encounter() -> None:
    t = mad(table("pilot", "scout").any_hand("pilot", 3), "pilot", 2).rig(panic=["heart_attack"])
    t.met().bag("void_seeder_14").flow(encounter(t.game, t.crew("pilot")))
    assert kinds(t, HOME) == ["whisperer"]
    assert len(t.told("contaminated")) == 1
    assert panicked(t) == [(0, "heart_attack")]
    t = mad(table("pilot", "scout"), "pilot", 4)
    for kind in ("stalker", *["whisperer"] * 4):
        t.intruder(kind, "slot_003")
    t.met().bag("void_seeder_1").flow(encounter(t.game, t.crew("pilot")))
    assert kinds(t, HOME) == ["lurker"]


@rule("VOI-ENC-12")
def test_a_later_change_of_insanity_changes_no_figure() -> None:
    t = mad(table().any_hand("captain", 0), "captain", 1).rig(panic=["sabotage"])
    met(t, "void_seeder_1")
    # The surprise attack has driven the Captain to level 2; the lurker stays a lurker.
    assert level(t, "captain") == 2
    assert kinds(t, HOME) == ["lurker"]


@rule("VOI-ENC-13")
@pytest.mark.parametrize(
    ("token", "card", "insanity", "boards"),
    [
        ("void_blank", "", 1, True),
        ("insanity_blue", "sabotage", 1, True),
        ("insanity_blue", "destructive_outburst", 2, True),
        ("insanity_blue", "heart_attack", 5, False),
        ("insanity_blue", "blind_escape", 2, False),
        ("void_seeder_1", "", 1, False),
    ],
)
def test_an_attempt_is_spoiled_by_a_seeder_or_by_leaving(token: str, card: str, insanity: int, boards: bool) -> None:
    t = mad(table().met().bag(token).noise("cor_006_011"), "captain", insanity).room("canteen", "slot_006")
    t.rig(noise=["2", "silence"], panic=[card] if card else [], event=["void_whispers_1"])
    managed: list[bool] = []

    def tries() -> Flow[None]:
        managed.append((yield from attempt(t.game, t.crew("captain"))))

    t.flow(tries())
    assert managed == [boards]
    assert t.crew("captain").active == (card != "heart_attack")
    assert t.crew("captain").slot == {"heart_attack": "", "blind_escape": "slot_006"}.get(card, HOME)
    assert t.game.malfunction == ([HOME] if card == "destructive_outburst" else [])


@rule("VOI-ENC-13")
def test_a_panic_card_does_not_keep_anybody_from_a_pod() -> None:
    t = table().at("captain", "evacuation_a", "slot_010").unlocked(1, 2, 3, 4).met().bag("insanity_blue")
    t.noise("cor_005_010").rig(noise=["1"], panic=["heart_attack"]).turn("captain")
    t.do("captain", "room:evacuation_a:board", "wait")
    assert panicked(t) == [(0, "heart_attack")]
    assert t.pod("captain") == 1


# -- surprise attacks


@rule("VOI-SURP-01", "VOI-DIFF-03")
@pytest.mark.parametrize(("insanity", "kind"), [(1, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")])
def test_a_surprise_attack_is_a_contamination_card_and_then_a_panic_card(insanity: int, kind: str) -> None:
    t = mad(table().any_hand("captain", 0), "captain", insanity).rig(panic=["hallucinations"])
    t.ammo("captain", "six_shooter", 2)
    met(t, "void_seeder_1")
    names = [e["event"] for e in t.match.history(-1)]
    assert kinds(t, HOME) == [kind]
    assert t.told("attack_card") == []
    assert names.index("contaminated") < names.index("panics")
    assert t.crew("captain").discard[-1] == "contamination"
    assert panicked(t) == [(0, "hallucinations")]


@rule("VOI-SURP-02")
def test_escaping_still_means_attack_cards() -> None:
    t = table().room("canteen", "slot_006").rig(attack=["void_scratch_1"])
    t.intruder("lurker", HOME)
    t.turn("captain").do("captain", "move:slot_006")
    assert [e["card"] for e in t.told("attack_card")] == ["void_scratch_1"]
    assert t.crew("captain").light == 1
    assert panicked(t) == []


@rule("VOI-SURP-03")
@pytest.mark.parametrize("ignored", [True, False])
def test_a_surprise_attack_can_be_ignored_when_it_is_announced(ignored: bool) -> None:
    t = table("soldier", "scout").hand("soldier", "nerves_of_steel").rig(panic=["heart_attack"])
    t.met().bag("void_seeder_16").flow(encounter(t.game, t.crew("soldier")))
    # After the hands were compared, before anything is drawn.
    assert len(t.told("hands_compared")) == 1
    assert panicked(t) == []
    assert t.asked("soldier") == "ignore_attack"
    t.answer("soldier", "react:nerves_of_steel" if ignored else "suffer")
    assert bool(panicked(t)) != ignored
    assert bool(t.told("contaminated")) != ignored
    assert kinds(t, HOME) == ["lurker"]


@rule("VOI-PANIC-13")
def test_a_seeder_stays_where_it_came_from_when_panic_drives_its_victim_out() -> None:
    t = mad(table().any_hand("captain", 0), "captain", 2).room("canteen", "slot_006")
    t.rig(panic=["blind_escape"], event=["void_whispers_1"], attack=["void_scratch_1"], noise=["silence"])
    met(t, "void_seeder_1")
    assert kinds(t, HOME) == ["whisperer"]
    assert t.crew("captain").slot == "slot_006"
    assert not t.game.in_combat(t.crew("captain"))


@rule("VOI-PANIC-13")
def test_a_death_by_panic_does_not_stop_the_rolls_of_the_others() -> None:
    t = mad(together("captain", "scout").any_hand("scout", 0), "captain", 5).met()
    t.bag("void_seeder_1", "insanity_blue").noise("cor_006_011")
    t.rig(bag=["void_seeder_1", "insanity_blue"], noise=["2", "3"], panic=["heart_attack"]).run("develop_bag")
    assert not t.crew("captain").active
    assert [e["seat"] for e in t.told("noise_rolled")] == [0, 1]


@rule("VOI-LAIRINJ-06", "VOI-ENC-07")
def test_without_the_despoiler_the_next_lower_type_comes_at_level_5() -> None:
    t = destroyed(mad(table(), "captain", 5), 3)
    met(t, "void_seeder_1")
    assert kinds(t) == ["stalker"]
    assert seeders_in_bag(t) == 0
