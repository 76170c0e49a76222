"""Lessons: their scripts fit the rules, their texts exist, and their tables follow them to the end and then go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from airlock import catalogue
from airlock.kernel.match import Answer
from airlock.kernel.title import FORMAT
from airlock.resources import folder
from airlock.server import wire
from airlock.server.follow import rebuild
from airlock.server.lesson import BrokenLesson, Lesson, Script, lesson, rehearse, script_path
from airlock.server.record import Change
from airlock.titles import TITLES
from airlock.words import LANGUAGES, Words
from tests.server.serving import Json, Person, in_loop, serving

LESSONS = sorted(path.stem for path in folder("lessons").glob("*.yaml"))


def script(title: str) -> Script:
    return msgspec.yaml.decode(script_path(title).read_bytes(), type=Script)


def texts(found: Lesson) -> set[str]:
    """Everything that a lesson says."""
    pages = [page for step in found.steps for page in step.pages] + found.ending
    said = {step.text for step in found.steps} | {page.text for page in pages}
    return said | {f"chapter-{step.chapter}" for step in found.steps}


# -- the script


@pytest.mark.parametrize("title", LESSONS)
def test_the_script_fits_the_rules(title: str) -> None:
    try:
        found = lesson(title)
    except BrokenLesson as broken:
        pytest.fail(f"a rule has changed under a lesson; mend the script (docs/lessons.md says how): {broken}")
    assert 45 <= len(found.steps) <= 80
    assert all(step.chapter and step.text for step in found.steps)
    rules = set(catalogue.load(title).clauses)
    assert {step.rule for step in found.steps} - {""} <= rules


@pytest.mark.parametrize("title", LESSONS)
def test_a_table_with_another_seed_replays_it_to_the_same_position(title: str) -> None:
    found, once = lesson(title), rehearse(title, script(title))
    assert (found.mark, found.lines) == (once.mark, once.lines)
    moves = [Answer(line.seat, line.key, line.outcomes, False, "") for line in found.lines]
    options = TITLES[title].setting(found.script.players, found.script.options)
    some, other = (
        rebuild(TITLES[title], found.script.players, options, seed, found.opening, moves, FORMAT) for seed in ("a", "b")
    )
    assert some.hash() == other.hash()
    assert not some.over
    assert some.breaches() == []


@pytest.mark.parametrize("title", LESSONS)
def test_every_text_exists_in_every_language_and_none_is_left_over(title: str) -> None:
    wanted = {f"tutorial-{title}-{text}" for text in texts(lesson(title))}
    for lang in LANGUAGES:
        path = folder("locales") / lang / title / "tutorial.ftl"
        written = {line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines()}
        assert {id for id in written if id.startswith(f"tutorial-{title}-")} == wanted, lang
        words = Words(lang, TITLES[title].texts)
        assert all(len(words.say(id)) < 240 for id in wanted), "two sentences are enough"


def test_a_script_that_does_not_fit_says_where_and_what_is_asked_instead() -> None:
    broken = script("nemesis")
    broken.entries[1].do = "discard:crowbar"
    with pytest.raises(BrokenLesson, match=r"entry 2: seat 0 can't answer 'discard:crowbar'.*discard:reload"):
        rehearse("nemesis", broken)


def test_chance_that_nothing_asks_for_is_a_mistake() -> None:
    broken = script("nemesis")
    broken.entries[0].chance = {"noise": ["1"]}
    with pytest.raises(BrokenLesson, match=r"entry 1: nothing asked chance for \{'noise': \['1'\]\}"):
        rehearse("nemesis", broken)


def test_chance_that_is_impossible_is_a_mistake() -> None:
    broken = script("nemesis")
    broken.entries[1].chance["noise"] = ["7"]
    with pytest.raises(BrokenLesson, match=r"entry 2: rigged noise = '7' can't come up"):
        rehearse("nemesis", broken)


# -- at the table


async def begin(person: Person, **more: Any) -> Json:
    made: Json = (await person.post("/api/lessons", {"title": "nemesis", "pace": "instant", **more}, 201))["table"]
    person.table = made["id"]
    return made


async def asked(person: Person, at: int) -> Json:
    """The state when the script has come to the answer number `at`."""
    while (state := await person.state(0))["seq"] < at:
        await asyncio.sleep(0.02)
    return state


async def follow(person: Person, upto: int = 1_000) -> int:
    """Give the answers of the script while there are fewer than this many; the number of the person's answers."""
    shown = await person.get("/api/lessons/nemesis")
    given = 0
    for step in shown["steps"]:
        here = (await person.state(0))["seq"]
        if here <= step["at"] < upto:
            await asked(person, step["at"])
            await person.answer(0, step["at"], step["key"])
            given += 1
    return given


@in_loop
async def test_a_whole_lesson_then_an_ordinary_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        made = await begin(person, name="Ada", table="First")
        assert (made["status"], made["lesson"], made["name"]) == ("playing", True, "First")
        assert [seat["kind"] for seat in made["seats"]] == ["me", "bot", "bot"]
        assert {seat["bot"] for seat in made["seats"][1:]} == {"normal"}
        shown = await person.get("/api/lessons/nemesis")
        assert await follow(person) == len(shown["steps"])
        state = await asked(person, shown["answers"])
        assert state["view"]["round"] == 6
        # What somebody claims by the script is said aloud, once, when they have answered.
        said = (await person.get(f"/api/tables/{person.table}/messages", seat=0, since=0))["messages"]
        assert [(m["seat"], m["kind"], m["what"]["engine"]) for m in said] == [(1, "claim", "2"), (1, "claim", "3")]
        assert all(m["seq"] > 0 for m in said)
        # Then the bots choose for themselves, and any answer of the person will do.
        while not (mine := [q for q in (await person.state(0))["view"]["questions"] if "options" in q]):
            await asyncio.sleep(0.02)
        now = (await person.state(0))["seq"]
        await person.answer(0, now, mine[0]["options"][-1]["key"])

        async with served.house.tables.open(person.table) as table:
            assert table.line is None
            assert table.playing.seq > shown["answers"]


@in_loop
async def test_other_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        await begin(person)
        shown = await person.get("/api/lessons/nemesis")
        for step in shown["steps"][:7]:
            before = await asked(person, step["at"])
            question = next(q for q in before["view"]["questions"] if q["seat"] == 0)
            others = [o["key"] for o in question["options"] if o["key"] != step["key"]]
            assert others, step
            for key in others:
                refused = (await person.answer(0, step["at"], key, 409))["error"]
                assert refused["code"] == "lesson"
                assert step["key"] in refused["message"], "it says what comes now"
                # The person gets to see where the table stands.
                assert refused["detail"]["state"]["seq"] == step["at"]
            after = await person.state(0)
            assert after == before
            await person.answer(0, step["at"], step["key"])


@in_loop
async def test_a_lesson_goes_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        await begin(person)
        await follow(person, 40)
        before = await asked(person, 41)
        cookies = dict(person.client.cookies)
        id = person.table
    async with serving(tmp_path) as served, served.person() as person:
        person.client.cookies.update(cookies)
        person.table = id
        assert (await person.state(0))["view"] == before["view"]
        mine = (await person.get("/api/tables/mine"))["tables"]
        assert [table["id"] for table in mine] == [id]
        assert await follow(person) > 20
        shown = await person.get("/api/lessons/nemesis")
        assert (await asked(person, shown["answers"]))["view"]["round"] == 6


@in_loop
async def test_an_answer_taken_back_is_asked_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        await begin(person)
        steps = (await person.get("/api/lessons/nemesis"))["steps"]
        await person.answer(0, 0, steps[0]["key"])
        await person.at("undo/ask", {"seat": 0})
        assert (await person.state(0))["seq"] == 0
        assert (await person.answer(0, 0, "pass", 409))["error"]["code"] == "lesson"
        await person.answer(0, 0, steps[0]["key"])


@in_loop
async def test_seeds_are_the_tables_own_and_stay_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        seeds = set()
        for _ in range(2):
            await begin(person)
            await follow(person, 10)
            async with served.house.tables.open(person.table) as table:
                seeds.add(table.row.seed)
            told = msgspec.json.encode([await person.state(0), await person.look()]).decode()
            assert not any(seed in told for seed in seeds)
        assert len(seeds) == 2
        # What the lesson says beforehand holds none of what chance brings, and no answers of the others.
        shown = wire.LessonShown(**(await person.get("/api/lessons/nemesis")))
        assert shown.answers > len(shown.steps)
        assert b"outcomes" not in msgspec.json.encode(shown)


@in_loop
async def test_a_table_of_an_older_lesson_becomes_an_ordinary_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        await begin(person)
        await follow(person, 1)
        async with served.house.tables.open(person.table) as table:
            change = Change()
            change.table["lesson"] = "another"
            await served.house.commit(table, change)
        assert not (await person.look())["lesson"]
        state = await asked(person, 1)
        options = [o["key"] for o in state["view"]["questions"][0]["options"]]
        await person.answer(0, state["seq"], next(key for key in options if key != "discard:reload"))


@in_loop
async def test_a_bot_that_takes_over_follows_the_script_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        await begin(person)
        await person.at("seats/0/takeover", {"bot": "normal"})
        answers = (await person.get("/api/lessons/nemesis"))["answers"]
        await asked(person, answers)
        async with served.house.tables.open(person.table) as table:
            given = [(a.seat, a.key) for a in table.playing.answers[:answers]]
        assert given == [(line.seat, line.key) for line in lesson("nemesis").lines]


@in_loop
async def test_there_is_no_lesson_of_an_unknown_title(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as person:
        for refused in (
            await person.get("/api/lessons/chess", 404),
            await person.post("/api/lessons", {"title": "../nemesis"}, 404),
        ):
            assert refused["error"]["code"] == "no_lesson"
            assert "nemesis" in refused["error"]["message"]
