"""Redealing what a seat can't know: its view stays the same byte for byte, the hidden things don't."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from airlock.kernel.fate import Fate
from airlock.kernel.laws import breaches
from airlock.kernel.match import Match, new_match
from airlock.survival.contamination import scan_hand
from airlock.survival.death import die
from airlock.survival.laws import LAWS
from airlock.survival.looking import (
    look_at_next_event,
    look_at_objective,
    look_at_tile,
)
from airlock.survival.search import search
from airlock.survival.secrets import determinize
from airlock.survival.state import Game
from airlock.survival.trade import exchange
from airlock.survival.view import view
from airlock.titles.nemesis.ship.course import Course, look_at_coordinates
from airlock.titles.nemesis.ship.engines import Engines, look_at_engine
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table, table

WORLDS = 15


def worlds(t: Table, who: str, n: int = WORLDS) -> list[Game]:
    """Games this seat can't tell from the real one; a nameless viewer is a spectator."""
    seat = t.seat(who) if who else -1
    seen = json.dumps(view(t.game, seat))
    before = t.game.plain()
    out = []
    for seed in range(n):
        world = t.game.copy()
        world.fate = Fate(rng=Random(seed))
        determinize(world, seat, world.fate)
        assert json.dumps(view(world, seat)) == seen
        assert breaches(LAWS, world) == []
        out.append(world)
    # The real game is left alone.
    assert t.game.plain() == before
    return out


def varies(t: Table, who: str, thing: Callable[[Game], object]) -> bool:
    """Whether something differs between the worlds of a seat."""
    return len({str(thing(world)) for world in worlds(t, who)}) > 1


def crew() -> Table:
    return table("captain", "scout", "pilot")


OTHERS = ("scout", "pilot", "")


@rule("NEM-VIS-01")
def test_hands_of_others_are_dealt_anew_from_hand_and_deck() -> None:
    t = crew().hand("captain", "order", "rest", contamination=1)
    for who in OTHERS:
        assert varies(t, who, lambda g: sorted(g.crew[0].hand))
        # How many of the hidden cards are contamination can't be told.
        assert varies(t, who, lambda g: g.crew[0].hand.count("contamination"))
    assert not varies(t, "captain", lambda g: g.crew[0].hand)
    # One's own deck has no order, so there is nothing to vary.
    assert not varies(t, "captain", lambda g: sorted(g.crew[0].deck.cards()))


@rule("NEM-VIS-03")
def test_face_up_piles_stay_as_they_are() -> None:
    t = crew().hand("captain", "order", "rest").turn("captain").room("canteen", "slot_006").rig(noise=[1])
    t.do("captain", "move:slot_006", "discard:order")
    for who in ("captain", *OTHERS):
        assert not varies(t, who, lambda g: g.crew[0].discard)


@rule("NEM-VIS-04", "NEM-VIS-05", "NEM-VIS-06")
def test_scans_of_others_could_have_gone_otherwise() -> None:
    t = crew().hand("captain", contamination=2).rig(scan=["infected", "infected"])
    t.flow(scan_hand(t.game, t.crew("captain")))
    infected = Counter(t.game.scans + t.crew("captain").hand)["contamination_infected"]
    for who in OTHERS:
        assert varies(t, who, lambda g: (g.crew[0].hand + g.crew[0].deck.cards()).count("contamination_infected"))
        for world in worlds(t, who):
            everywhere = world.scans + world.crew[0].hand + world.crew[0].deck.cards()
            assert Counter(everywhere)["contamination_infected"] == infected
    assert not varies(t, "captain", lambda g: sorted(g.crew[0].hand))


def test_scan_results_may_change_places_between_two_who_scanned() -> None:
    t = crew().hand("captain", contamination=1).hand("scout", contamination=1).rig(scan=["infected", "clean"])
    for who in ("captain", "scout"):
        me = t.crew(who)
        me.hand = [t.game.fate.draw("scan", t.game.scans)]
    t.refresh()
    swapped = [g for g in worlds(t, "pilot") if "contamination_infected" in g.crew[1].hand + g.crew[1].deck.cards()]
    assert swapped


@rule("NEM-VIS-07")
def test_inventories_of_others_vary_within_their_backs() -> None:
    t = crew().item("captain", "medkit").item("captain", "tools")
    for who in OTHERS:
        assert varies(t, who, lambda g: g.crew[0].inventory)
        for world in worlds(t, who):
            items = world.content.items
            assert sorted(items[item].colour for item in world.crew[0].inventory) == ["green", "yellow"]
            assert not [item for item in world.crew[0].inventory if items[item].heavy]
    assert not varies(t, "captain", lambda g: g.crew[0].inventory)


@rule("NEM-VIS-10")
def test_a_dropped_item_varies_for_all_but_its_owner() -> None:
    t = crew().item("captain", "medkit").turn("captain")
    t.answer("captain", "drop:medkit")
    for who in OTHERS:
        assert varies(t, who, lambda g: g.items_removed)
    assert not varies(t, "captain", lambda g: g.items_removed)


@rule("NEM-VIS-10")
def test_the_items_of_the_dead_vary_for_all_but_their_owner() -> None:
    t = crew().item("captain", "medkit").item("captain", "tools").met()
    t.flow(die(t.game, t.crew("captain"), "wounds"))
    for who in OTHERS:
        assert varies(t, who, lambda g: sorted(g.items_removed))
        for world in worlds(t, who):
            # Their backs were seen.
            assert sorted(world.content.items[item].colour for item in world.items_removed) == ["green", "yellow"]
    assert not varies(t, "captain", lambda g: sorted(g.items_removed))


@rule("NEM-VIS-11")
def test_what_is_found_and_what_is_buried_varies_for_all_but_the_searcher() -> None:
    t = crew().at("captain", "canteen").rig(item_green=["medkit", "alcohol"])
    t.flow(search(t.game, t.crew("captain"), t.slot("canteen")))
    for who in OTHERS:
        assert varies(t, who, lambda g: g.crew[0].looking)
    assert not varies(t, "captain", lambda g: g.crew[0].looking)
    t.answer("captain", "keep:alcohol")
    for who in OTHERS:
        assert varies(t, who, lambda g: g.items["green"].bottom)
        assert varies(t, who, lambda g: g.crew[0].inventory)
    assert not varies(t, "captain", lambda g: [g.items["green"].bottom, g.crew[0].inventory])


def test_a_trade_is_between_the_two() -> None:
    t = crew().item("captain", "medkit")
    t.flow(exchange(t.game, t.crew("captain"), t.crew("captain"), t.crew("scout")))
    t.answer("captain", "offer:medkit")
    assert t.crew("captain").offer == ["medkit"]
    for who in ("pilot", ""):
        assert varies(t, who, lambda g: g.crew[0].offer)
    for who in ("captain", "scout"):
        assert not varies(t, who, lambda g: g.crew[0].offer)


@rule("NEM-VIS-13")
def test_peeked_tiles_and_tokens_vary_for_all_but_the_looker() -> None:
    t = crew()
    for slot in ("slot_006", "slot_007", "slot_003"):
        look_at_tile(t.game, t.crew("captain"), slot, token=True)
    for who in OTHERS:
        assert varies(t, who, lambda g: g.tiles["slot_006"])
        assert varies(t, who, lambda g: g.tokens["slot_006"])
        for world in worlds(t, who):
            kinds = [world.content.rooms[world.tiles[s]].kind for s in ("slot_006", "slot_007", "slot_003")]
            assert kinds == ["room_2", "room_2", "room_1"]
    assert not varies(t, "captain", lambda g: [g.tiles, g.tokens])


@rule("NEM-VIS-13")
def test_two_peeked_tiles_may_have_changed_places() -> None:
    t = crew()
    for slot in ("slot_006", "slot_007"):
        look_at_tile(t.game, t.crew("captain"), slot, token=True)
    tiles, tokens = dict(t.game.tiles), dict(t.game.tokens)
    some = worlds(t, "scout", 200)
    for here, there in (("slot_006", "slot_007"), ("slot_007", "slot_006")):
        assert [g for g in some if g.tiles[here] == tiles[there]]
        assert [g for g in some if g.tokens[here] == tokens[there]]


@pytest.mark.parametrize("who", ["captain", "scout", ""])
@rule("NEM-ALTBOARD-04")
def test_face_up_sections_stay_where_they_are_for_everybody(who: str) -> None:
    t = table("captain", "scout", board="alt")
    look_at_tile(t.game, t.crew("captain"), "alt_007", token=True)
    for world in worlds(t, who):
        assert world.tiles["alt_007"] == "evacuation_a"
        assert world.tiles["alt_009"] == "evacuation_b"


@rule("NEM-VIS-14")
def test_coordinates_vary_for_all_but_the_looker() -> None:
    t = crew()
    look_at_coordinates(t.game, t.crew("captain"))
    for who in OTHERS:
        assert varies(t, who, lambda g: Course.of(g).card)
    assert not varies(t, "captain", lambda g: Course.of(g).card)


@rule("NEM-VIS-15")
def test_engines_vary_for_all_but_the_looker() -> None:
    t = crew()
    look_at_engine(t.game, t.crew("captain"), 2)
    for who in OTHERS:
        assert varies(t, who, lambda g: Engines.of(g).tops[1])
    assert not varies(t, "captain", lambda g: Engines.of(g).tops)


@rule("NEM-VIS-16")
def test_undiscovered_weaknesses_are_not_decided_and_discovered_ones_stay() -> None:
    t = crew().weakness("way_of_moving", "egg")
    for who in ("captain", *OTHERS):
        assert not varies(t, who, lambda g: g.weaknesses)
    assert t.game.weaknesses == {"corpse": "", "egg": "way_of_moving", "carcass": ""}


@rule("NEM-VIS-17")
def test_the_numbers_of_tokens_in_the_bag_vary_but_not_their_types() -> None:
    t = crew()
    for who in ("captain", *OTHERS):
        assert varies(t, who, lambda g: sorted(g.bag))
        assert not varies(t, who, lambda g: sorted(g.species.type_of(token) for token in g.bag))


@rule("NEM-CREW-07", "NEM-VIS-20")
def test_objectives_of_others_vary_and_so_does_which_was_kept() -> None:
    t = crew().met(kept=1)
    for who in OTHERS:
        assert varies(t, who, lambda g: g.crew[0].dealt)
        assert varies(t, who, lambda g: g.crew[0].kept)
        for world in worlds(t, who):
            kinds = [world.content.objectives[o].kind for o in world.crew[0].dealt]
            assert kinds == ["personal", "corporate"]
    assert not varies(t, "captain", lambda g: [g.crew[0].dealt, g.crew[0].kept])


@rule("NEM-VIS-21")
def test_a_seen_objective_stays_for_the_looker_and_is_secret_for_the_rest() -> None:
    t = crew()
    captain = t.crew("captain")
    look_at_objective(t.game, t.crew("scout"), captain, captain.dealt[1])
    t.met(kept=0)
    assert not varies(t, "scout", lambda g: g.crew[0].dealt[1])
    assert varies(t, "scout", lambda g: g.crew[0].dealt[0])
    # The look came before the choice, so the choice is unknown.
    assert varies(t, "scout", lambda g: g.crew[0].kept)
    for world in worlds(t, "pilot"):
        # What the Scout noted is what the Captain has, in every world.
        notes = view(world, t.seat("scout"))["notes"]
        assert isinstance(notes, dict)
        assert notes["objectives"] == [[0, world.crew[0].dealt[1]]]
    assert varies(t, "pilot", lambda g: g.crew[0].dealt[1])


@rule("NEM-VIS-21")
def test_who_saw_the_kept_objective_knows_the_choice() -> None:
    t = crew().met(kept=1)
    captain = t.crew("captain")
    look_at_objective(t.game, t.crew("scout"), captain, captain.dealt[1])
    assert not varies(t, "scout", lambda g: [g.crew[0].kept, g.crew[0].dealt[1]])
    assert varies(t, "pilot", lambda g: g.crew[0].kept)


@rule("NEM-VIS-21")
def test_known_places_of_the_event_deck() -> None:
    t = crew()
    t.flow(look_at_next_event(t.game, t.crew("captain")))
    for who in OTHERS:
        assert varies(t, who, lambda g: g.events.top)
    assert not varies(t, "captain", lambda g: g.events.top)
    t.answer("captain", "bury_event")
    for who in OTHERS:
        assert varies(t, who, lambda g: g.events.bottom)
    assert not varies(t, "captain", lambda g: g.events.bottom)


def test_the_intruder_players_hand() -> None:
    t = table("captain", "scout", "pilot", mode="intruder").met()
    t.flow(die(t.game, t.crew("captain"), "test")).do("captain", "take_over")
    t.intruders.hand = [t.intruders.deck.draw(t.game.fate) for _ in range(3)]
    for who in OTHERS:
        assert varies(t, who, lambda g: sorted(IntruderSeat.of(g).hand))
    assert not varies(t, "captain", lambda g: sorted(IntruderSeat.of(g).hand))


def test_open_hands_leave_hands_alone_but_not_scans() -> None:
    t = table("captain", "scout", mode="coop", open_hands="yes").hand("captain", "order", contamination=1)
    t.item("captain", "medkit").rig(scan=["infected"]).flow(scan_hand(t.game, t.crew("captain")))
    for who in ("scout", ""):
        assert not varies(t, who, lambda g: [g.crew[0].hand[0], g.crew[0].inventory])
        assert varies(t, who, lambda g: g.crew[0].hand[1])


# -- what everybody knows of an announced action


@rule("NEM-VIS-08")
def test_an_announced_card_stays_in_hand_and_the_cost_can_be_paid() -> None:
    t = crew().hand("captain", "order", "rest", contamination=2).turn("captain")
    t.answer("captain", "card:order:order")
    assert t.asked("captain") == "choose_character"
    for who in OTHERS:
        for world in worlds(t, who):
            assert "order" in world.crew[0].hand
        assert varies(t, who, lambda g: sorted(g.crew[0].hand))


def test_while_paying_enough_action_cards_are_in_hand() -> None:
    t = crew().at("captain", "storage").hand("captain", "order", "rest", contamination=1)
    t.crew("captain").deck.middle += ["contamination"] * 12
    t.game.contamination_left -= 12
    t.turn("captain").answer("captain", "room:storage:fetch")
    assert t.asked("captain") == "pay"
    for who in OTHERS:
        for world in worlds(t, who):
            assert sum(1 for card in world.crew[0].hand if card != "contamination") >= 2
        assert varies(t, who, lambda g: g.crew[0].hand.count("contamination"))


@rule("NEM-VIS-08")
def test_an_announced_item_stays_in_the_inventory() -> None:
    t = crew().item("captain", "bandages").item("captain", "alcohol").wounded("captain", light=1)
    t.hand("captain", "order", "rest", "search").turn("captain").answer("captain", "item:bandages:heal_light")
    assert t.asked("captain") == "pay"
    for who in OTHERS:
        for world in worlds(t, who):
            assert "bandages" in world.crew[0].inventory
        assert varies(t, who, lambda g: sorted(g.crew[0].inventory))


def test_who_drinks_alcohol_has_contamination_in_hand() -> None:
    t = crew().item("captain", "alcohol").hand("captain", "order", "rest", contamination=1).rig(scan=["infected"])
    t.flow(scan_hand(t.game, t.crew("captain"))).turn("captain")
    t.do("captain", "item:alcohol:drink")
    assert t.options("captain") == ["contamination:contamination_infected"]
    for who in OTHERS:
        assert "infected" not in str(view(t.game, t.seat(who) if who else -1))
        for world in worlds(t, who):
            assert [card for card in world.crew[0].hand if card.startswith("contamination")]
        assert varies(t, who, lambda g: sorted(g.crew[0].hand))


# -- questions of a match that is played


def played(seed: str, answers: int) -> Match:
    """A match of random answers, with a record, so that it can be forked."""
    match = new_match(NEMESIS, 3, {"characters": "captain,scout,pilot"}, seed)
    rng = Random(seed)
    while match.seq < answers and not match.over:
        question = rng.choice(match.pending)
        match.answer(question.seat, rng.choice(question.options).key)
    return match


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@rule("NEM-VIS-22")
def test_questions_asides_and_refusals_are_the_same_in_every_world(seed: str) -> None:
    for answers in range(10, 130, 15):
        match = played(seed, answers)
        if match.over:
            return
        for seat in (-1, 0, 1, 2):
            seen = json.dumps([match.view(seat), [r.plain() for r in match.why_not(seat)]])
            for n in range(3):
                world = match.determinize(seat, Random(n))
                assert json.dumps([world.view(seat), [r.plain() for r in world.why_not(seat)]]) == seen
                # Whoever is asked can answer there, too.
                assert all(q.options for q in world.pending)


def test_a_match_that_is_over_has_no_secrets() -> None:
    match = played("end", 5000)
    assert match.over
    assert json.dumps(match.determinize(1).view(1)) == json.dumps(match.view(1))
