"""Beginning a lesson: a table whose others answer by the script, with a seed of its own for what comes after."""

from __future__ import annotations

from airlock.kernel.fate import new_seed
from airlock.kernel.match import replay
from airlock.server import lobby, wire
from airlock.server.lesson import Lesson, Page, has_lesson, lesson
from airlock.server.levels import DEFAULT
from airlock.server.record import Change
from airlock.server.refused import Refused
from airlock.server.service import House
from airlock.titles import TITLES


def lesson_of(title: str) -> Lesson:
    if title not in TITLES or not has_lesson(title):
        known = [name for name in sorted(TITLES) if has_lesson(name)]
        raise Refused(404, "no_lesson", f"there is no lesson of {title!r}; there is one of {', '.join(known)}")
    return lesson(title)


def steps(title: str) -> wire.LessonShown:
    """What the person is told. The answers of the others, and what chance brings, stay here."""
    found = lesson_of(title)
    return wire.LessonShown(
        title=title,
        seat=found.script.seat,
        answers=len(found.lines),
        steps=[wire.LessonStep(s.at, s.chapter, s.key, s.text, s.rule, pages(s.pages)) for s in found.steps],
        ending=pages(found.ending),
    )


def pages(some: list[Page]) -> list[wire.LessonPage]:
    return [wire.LessonPage(page.text, page.point) for page in some]


async def begin(house: House, wish: wire.NewLesson, browser: str) -> str:
    """A table where the lesson has begun for this browser; its id."""
    found = lesson_of(wish.title)
    title, script = TITLES[wish.title], found.script
    bot = wire.NewSeat(kind="bot", bot=DEFAULT)
    seats = [bot] * script.players
    seats[script.seat] = wire.NewSeat(kind="me", name=wish.name)
    table = wire.NewTable(title=wish.title, seats=seats, options=script.options, name=wish.table, pace=wish.pace)
    id, _ = await lobby.create(house, table, browser)
    async with house.tables.open(id) as live:
        match = replay(title, script.players, live.row.options, new_seed(), found.opening, [])
        change = Change()
        change.table = lobby.under_way(match) | {"lesson": found.mark}
        await house.commit(live, change)
    return id
