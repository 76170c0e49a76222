"""Single decisions that anybody would make."""

from __future__ import annotations

from random import Random

from airlock.bots import BOTS, Sight, ask_bot
from airlock.kernel.options import Question, option
from tests.table import Table, table


def choice(t: Table, who: str) -> str:
    """What the crew bot does in this seat now."""
    t.refresh()
    return ask_bot(BOTS["crew"](Random(1)), t.match, t.seat(who)).key


def test_it_flees_from_the_queen() -> None:
    t = table("pilot", "scout").met().at("pilot", "canteen").at("scout", "cockpit")
    t.hand("pilot", "rest", "search", "repairs").empty_hands("pilot")
    t.intruder("queen", "canteen")
    t.turn("pilot")
    assert choice(t, "pilot").startswith("move:")


def test_it_shoots_a_larva() -> None:
    t = table("scout", "pilot").met().at("scout", "canteen").at("pilot", "cockpit")
    t.hand("scout", "rest", "search", "interruption")
    larva = t.intruder("larva", "canteen")
    t.turn("scout")
    assert choice(t, "scout") == f"shoot:rifle:{larva}"


def test_it_dresses_a_bleeding_wound() -> None:
    t = table("pilot", "scout").met().at("pilot", "canteen").at("scout", "cockpit")
    t.hand("pilot", "interruption", "demolition").item("pilot", "bandages")
    t.wounded("pilot", serious=["bleeding"])
    t.turn("pilot")
    assert choice(t, "pilot") == "item:bandages:dress"


def test_it_boards_an_open_pod_when_there_is_nothing_left_to_do() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "greener_pastures")
    t.at("pilot", "evacuation_a").at("scout", "cockpit").unlocked(1)
    t.hand("pilot", "interruption", "demolition", "rest", "repairs")
    t.turn("pilot")
    assert choice(t, "pilot") == "room:evacuation_a:board"


def test_it_sends_the_signal_that_its_objective_needs() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "the_great_hunt").at("pilot", "comms").at("scout", "cockpit")
    t.hand("pilot", "interruption", "demolition", "rest", "repairs")
    t.turn("pilot")
    assert choice(t, "pilot") == "room:comms:send_signal"


def test_it_pays_with_what_it_needs_least() -> None:
    t = table("captain", "scout").met().at("captain", "canteen").at("scout", "cockpit")
    t.hand("captain", "demolition", "suppressive_fire", "motivation")
    t.turn("captain").answer("captain", next(key for key in t.options("captain") if key.startswith("move:")))
    assert t.asked("captain") == "pay"
    assert choice(t, "captain") == "discard:demolition"


def test_it_leaves_a_burning_room() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "greener_pastures").at("pilot", "canteen").at("scout", "cockpit")
    t.fire("canteen").hand("pilot", "interruption", "demolition", "repairs")
    t.turn("pilot", actions=1)
    assert choice(t, "pilot").split(":")[0] in ("move", "careful")


def test_it_ignores_an_attack_if_it_can() -> None:
    t = table("soldier", "scout").met().at("soldier", "canteen").at("scout", "cockpit")
    t.hand("soldier", "nerves_of_steel")
    bot = BOTS["crew"](Random(1))
    question = Question(0, "ignore_attack", [option("suffer"), option("react", "nerves_of_steel")])
    assert bot.choose(question, Sight(t.match, 0)).key == "react:nerves_of_steel"


def test_it_keeps_the_objective_it_can_meet() -> None:
    t = table("soldier", "scout").objective("soldier", "quarantine", "greener_pastures")
    question = Question(0, "choose_objective", [option("objective", "0"), option("objective", "1")])
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "objective:1"
