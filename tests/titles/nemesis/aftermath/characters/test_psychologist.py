"""The Psychologist: other people."""

from __future__ import annotations

from airlock.survival.looking import look_at_tile
from airlock.titles.nemesis.aftermath.characters.psychologist.quests import Oculobe
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets, set_status
from airlock.titles.nemesis.ship.course import look_at_coordinates
from airlock.titles.nemesis.ship.engines import look_at_engine
from tests.rules import rule
from tests.table import Table, table


def practice(*hand: str, crew: tuple[str, ...] = ("psychologist", "mechanic"), **options: str) -> Table:
    t = table(*crew, modules=options.pop("modules", "characters"), **options)
    return t.hand("psychologist", *hand).turn("psychologist")


# -- Therapy


def test_therapy_removes_a_contamination_card_of_somebody_who_agrees() -> None:
    t = practice("therapy", "rest").hand("mechanic", "rest", contamination=1).turn("psychologist")
    t.rig(scan=["contamination_clean"]).answer("psychologist", "card:therapy:therapy")
    assert t.options("mechanic") == ["decline", "agree"]
    t.do("mechanic", "agree", "therapy:contamination")
    assert t.crew("mechanic").hand == ["rest"]
    assert t.crew("mechanic").discard == []
    assert t.game.contamination_removed == 1
    # Only the treated player sees the scan.
    assert len(t.told("scan_result", to="mechanic")) == 1
    assert t.told("scan_result", to="psychologist") == []
    t.check()


def test_therapy_of_an_infected_card_brings_a_new_one_but_no_infection() -> None:
    t = practice("therapy", "rest").hand("mechanic", contamination=1).turn("psychologist")
    t.rig(scan=["contamination_infected"]).answer("psychologist", "card:therapy:therapy")
    t.do("mechanic", "agree", "therapy:contamination")
    assert t.crew("mechanic").discard == ["contamination"]
    assert not t.crew("mechanic").larva
    t.check()


def test_therapy_does_not_betray_what_somebody_holds() -> None:
    t = practice("therapy", "rest").hand("mechanic", "rest").turn("psychologist")
    t.answer("psychologist", "card:therapy:therapy")
    assert t.options("mechanic") == ["decline"]
    t.answer("mechanic", "decline")
    assert t.asked("psychologist") == "act"
    assert len(t.crew("psychologist").hand) == 2


def test_therapy_may_be_her_own() -> None:
    t = practice("therapy", "rest").hand("psychologist", "therapy", "rest", contamination=1).at("mechanic", "cockpit")
    t.turn("psychologist").rig(scan=["contamination_clean"]).do(
        "psychologist", "card:therapy:therapy", "therapy:contamination"
    )
    assert t.crew("psychologist").hand == []
    t.check()


# -- Suggestion


def test_suggestion_makes_somebody_leave_or_lose_two_action_cards() -> None:
    t = practice("suggestion").hand("mechanic", "rest", "search").turn("psychologist")
    t.do("psychologist", "card:suggestion:suggest", "to:slot_006")
    assert t.options("mechanic") == ["to:slot_006", "give_cards"]
    t.do("mechanic", "give_cards", "discard:rest", "discard:search")
    assert t.crew("mechanic").hand == []
    assert t.crew("mechanic").slot == t.slot("hibernatorium")
    t.check()


def test_suggestion_leaves_no_choice_with_fewer_cards_even_after_passing() -> None:
    t = practice("suggestion").hand("mechanic", "rest", contamination=1).turn("psychologist")
    t.crew("mechanic").passed = True
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "silence"})
    t.do("psychologist", "card:suggestion:suggest", "to:slot_006")
    assert t.options("mechanic") == ["to:slot_006"]
    t.do("mechanic", "to:slot_006")
    assert t.crew("mechanic").slot == "slot_006"
    assert t.game.rooms["slot_006"] == "canteen"
    assert t.game.actions_left == 1


def test_suggestion_needs_somebody_and_a_way() -> None:
    t = practice("suggestion").at("mechanic", "cockpit").turn("psychologist")
    assert t.why_not("psychologist", "card:suggestion:suggest") == "nobody_in_reach"


# -- Psychological Profile


def test_psychological_profile_shows_an_objective_of_somebody_here() -> None:
    t = practice("psychological_profile", "rest", "search").met().turn("psychologist")
    t.do("psychologist", "card:psychological_profile:read")
    mine = t.crew("mechanic").objectives[0]
    assert t.view("psychologist")["notes"]["objectives"] == [[1, mine]]
    assert t.crew("psychologist").hand == []
    t = practice("psychological_profile", "rest", "search").at("mechanic", "cockpit").turn("psychologist")
    assert t.why_not("psychologist", "card:psychological_profile:read") == "nobody_in_reach"


@rule("AFT-COMBO-09")
def test_psychological_profile_looks_at_the_next_event_where_nobody_has_secrets() -> None:
    t = practice("psychological_profile", "rest", "search", crew=("psychologist",), mode="solo")
    t.do("psychologist", "card:psychological_profile:read")
    assert t.asked("psychologist") == "next_event"
    t.answer("psychologist", "bury_event")
    t = practice("psychological_profile", "rest", "search", mode="coop").at("mechanic", "cockpit").turn("psychologist")
    t.do("psychologist", "card:psychological_profile:read")
    assert t.asked("psychologist") == "next_event"


# -- Pep Talk


def test_pep_talk_draws_for_everybody_else_and_up_to_two_for_her() -> None:
    for others, own in ((1, 1), (2, 2), (3, 2)):
        crew = ("psychologist", "mechanic", "scout", "pilot")[: others + 1]
        t = practice("pep_talk", crew=crew)
        for who in crew[1:]:
            t.hand(who)
        t.turn("psychologist").do("psychologist", "card:pep_talk:cheer")
        assert [len(c.hand) for c in t.game.crew] == [own] + [1] * others
    t = practice("pep_talk").at("mechanic", "cockpit").turn("psychologist").do("psychologist", "card:pep_talk:cheer")
    assert len(t.crew("psychologist").hand) == 1


# -- Oculobe Drone


def with_drone(modules: str = "characters") -> Table:
    t = practice("rest", "search", modules=modules).item("psychologist", "quest_monitoring_drone").turn("psychologist")
    return t.do("psychologist", "item:quest_monitoring_drone:watch")


@rule("AFT-CHAR-14")
def test_oculobe_drone_shows_what_the_watched_player_checks_on_the_board() -> None:
    t = with_drone("characters,turrets").room("monitoring", "slot_006")
    assert t.view("mechanic")["oculobe"] == 1
    mechanic = t.crew("mechanic")
    t.rig(engine={1: "damaged"})
    look_at_engine(t.game, mechanic, 1)
    look_at_coordinates(t.game, mechanic)
    look_at_tile(t.game, mechanic, "slot_013", token=True)
    Turrets.of(t.game).turrets = [Turret("slot_006", "inactive")]
    set_status(t.game, mechanic, "slot_006", "target_all")
    notes = t.view("psychologist")["notes"]
    assert notes["engines"][0] == "damaged"
    assert notes["coordinates"]
    assert notes["tiles"].keys() == {"slot_013"}
    assert notes["tokens"].keys() == {"slot_013"}
    assert t.view("psychologist")["turrets"][0]["status"] == "target_all"
    assert len(t.told("saw_engine", to="psychologist")) == 1


@rule("AFT-CHAR-14")
def test_oculobe_drone_shows_neither_hands_nor_searches_nor_what_was_seen_before() -> None:
    t = practice("rest", "search").item("psychologist", "quest_monitoring_drone")
    look_at_coordinates(t.game, t.crew("mechanic"))
    t.turn("psychologist").do("psychologist", "item:quest_monitoring_drone:watch")
    assert "coordinates" not in t.view("psychologist")["notes"]
    t.at("mechanic", "armory").hand("mechanic", "search").turn("mechanic").rig(item_red=["grenade", "decoy"])
    t.do("mechanic", "card:search:search", "keep:decoy")
    assert t.told("found", to="psychologist") == []
    assert t.view("psychologist")["notes"]["decks"]["red"]["bottom"] == [""]


@rule("AFT-CHAR-14")
def test_oculobe_drone_comes_back_and_watches_one_at_a_time() -> None:
    t = with_drone()
    t.hand("psychologist", "rest").turn("psychologist").do("psychologist", "item:quest_monitoring_drone:watch")
    # The only other place for it is with her.
    assert Oculobe.of(t.game).watched == -1
    t = with_drone()
    Oculobe.of(t.game).on_leaving(t.game, t.crew("mechanic"))
    assert Oculobe.of(t.game).watched == -1


def test_oculobe_drone_is_activated_by_an_energy_charge() -> None:
    t = practice("rest", "search").item("psychologist", "energy_charge_yellow").turn("psychologist")
    t.do("psychologist", "activate:quest_monitoring_drone", "use:energy_charge_yellow")
    assert t.crew("psychologist").inventory == ["quest_monitoring_drone"]
    t.check()


# -- Sedatives


def test_sedatives_let_somebody_draw_two_or_somebody_else_discard_two() -> None:
    t = practice("rest").item("psychologist", "quest_sedatives").hand("mechanic").turn("psychologist")
    t.do("psychologist", "item:quest_sedatives:calm", "character:1")
    assert len(t.crew("mechanic").hand) == 2
    t = practice("rest").item("psychologist", "quest_sedatives").hand("mechanic", "rest", contamination=1)
    t.turn("psychologist").do("psychologist", "item:quest_sedatives:sedate")
    # Any cards of the hand, as far as there are some.
    t.do("mechanic", "discard:contamination", "discard:rest")
    assert t.crew("mechanic").hand == []
    assert "quest_sedatives" in t.game.items_spent
    t.check()


def test_her_pistol_makes_a_double_hit_a_hit() -> None:
    t = practice("rest").at("mechanic", "cockpit")
    t.intruder("queen", "hibernatorium")
    t.turn("psychologist").rig(combat=["double_hit"], attack=["bite_3", "scratch_4"])
    t.do("psychologist", "shoot:psychologist_pistol:queen_1")
    assert t.game.figures[0].injuries == 1
