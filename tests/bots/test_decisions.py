"""Single decisions that anybody would make."""

from __future__ import annotations

from random import Random

from airlock.bots import BOTS, Sight, ask_bot
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import tables_of
from airlock.kernel.options import Question
from tests.asking import option, prompt
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
    question = Question(0, prompt("ignore_attack"), [option("suffer"), option("react", "nerves_of_steel")])
    assert bot.choose(question, Sight(t.match, 0)).key == "react:nerves_of_steel"


def test_it_keeps_the_objective_it_can_meet() -> None:
    t = table("soldier", "scout").objective("soldier", "quarantine", "greener_pastures")
    question = Question(0, prompt("choose_objective"), [option("objective", "0"), option("objective", "1")])
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "objective:1"


def test_it_keeps_the_repair_that_a_broken_evacuation_section_needs() -> None:
    t = table("captain", "scout").met().keeps("captain", "greener_pastures").at("captain", "canteen")
    t.at("scout", "cockpit").room("evacuation_a").malfunction("evacuation_a")
    t.hand("captain", "basic_repairs", "search", "motivation")
    t.turn("captain").answer("captain", next(key for key in t.options("captain") if key.startswith("move:")))
    assert choice(t, "captain") != "discard:basic_repairs"


def test_it_dresses_the_wound_that_bleeds_first() -> None:
    t = table("pilot", "scout").met()
    question = Question(
        0, prompt("dress_wound"), [option("wound", "body"), option("wound", "bleeding"), option("wound", "leg")]
    )
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "wound:bleeding"


def launch(t: Table) -> str:
    question = Question(0, prompt("launch_or_wait"), [option("launch"), option("wait")], about=("1",))
    return BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key


def test_it_keeps_a_seat_for_whoever_stands_beside_the_pod() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "hoarder").at("scout", "evacuation_a").unlocked(1)
    t.any_hand("scout", 3).turn("scout").aboard("pilot", 1)
    assert launch(t) == "wait"
    t.any_hand("scout", 1)
    assert launch(t) == "launch"


def test_it_keeps_no_seat_for_somebody_who_has_to_die() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "greener_pastures").at("scout", "evacuation_a").unlocked(1)
    t.any_hand("scout", 3).turn("scout").aboard("pilot", 1)
    assert t.crew("scout").number == 2
    assert launch(t) == "launch"


def test_it_scans_its_hand_before_it_boards() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "greener_pastures")
    t.at("pilot", "evacuation_a").at("scout", "cockpit").unlocked(1)
    t.hand("pilot", "rest", "search", "repairs", contamination=1)
    t.turn("pilot")
    assert choice(t, "pilot") == "card:rest:scan"


def test_the_nearest_works_on_a_common_goal() -> None:
    t = table("pilot", "scout", mode="coop").goals("destination_earth", "special_delivery")
    t.at("pilot", "cockpit").at("scout", "engine_1")
    near, far = (Plan(Scene(tables_of(t.match.options), t.view(who), t.seat(who))) for who in ("pilot", "scout"))
    looks = [next(task for task in plan.tasks if task.reason == "coordinates") for plan in (near, far)]
    assert looks[0].value > looks[1].value


def test_nobody_leaves_while_common_goals_are_open() -> None:
    t = table("pilot", "scout", mode="coop").goals("destination_earth", "special_delivery").at("pilot", "evacuation_a")
    t.at("scout", "cockpit").unlocked(1)
    assert not Plan(Scene(tables_of(t.match.options), t.view("pilot"), 0)).leaving


def test_the_zealous_work_on_where_the_others_leave() -> None:
    """A pod is open, five rounds are left, and an intruder stands on the way to the Comms Room."""
    t = table("pilot", "scout").met().keeps("pilot", "the_great_hunt").at("scout", "cockpit")
    t.at("pilot", "evacuation_a").room("comms").unlocked(1).any_hand("pilot", 5)
    t.intruder("adult", "comms")
    t.self_destruct = 5
    view = t.view("pilot")
    assert Plan(Scene(tables_of(t.match.options), view, 0)).leaving
    assert not Plan(Scene(tables_of(t.match.options), view, 0, zealous=True)).leaving


def test_nobody_works_on_when_time_is_up() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "the_great_hunt").at("scout", "cockpit")
    t.at("pilot", "evacuation_a").room("comms").unlocked(1).any_hand("pilot", 5)
    t.self_destruct = 1
    assert Plan(Scene(tables_of(t.match.options), t.view("pilot"), 0, zealous=True)).leaving


def test_the_ship_is_given_up_once_the_sequence_runs_except_in_the_generator() -> None:
    t = table("pilot", "scout").met().keeps("pilot", "salvaging_the_prime_asset").at("scout", "cockpit")
    t.room("generator").at("pilot", "canteen").hand("pilot", "interruption", "demolition", "rest", "repairs")
    t.self_destruct = 6
    assert not any(
        task.reason == "stop_self_destruct"
        for task in Plan(Scene(tables_of(t.match.options), t.view("pilot"), 0)).tasks
    )
    t.at("pilot", "generator").turn("pilot")
    assert choice(t, "pilot") == "room:generator:stop"
