"""Playing: looking, answering, taking back, talking."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, JSONBody, QueryParameter

from airlock.kernel.save import written
from airlock.server import playing, talk, wire
from airlock.server.browser import WITH_TOKEN, Browser, Here, Saved, at_table
from airlock.server.live_table import LiveTable
from airlock.server.replays import Recording, must_be_over
from airlock.server.routes.tables import shown
from airlock.server.seating import Holder

ANSWER = Example(summary="Move", value={"seat": 0, "seq": 12, "key": "move:slot_007"})
CLAIM = Example(
    summary="A claim that may be a lie",
    value={"seat": 0, "kind": "claim", "text": "", "what": {"id": "engine-damaged", "engine": "2"}},
)
SeatParam = Annotated[int, QueryParameter(ge=-1, le=15, description="The seat to look from; -1 is a spectator.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="What is known already.")]


@get("/api/tables/{table_id:str}/state", tags=["play"], security=WITH_TOKEN)
async def state(
    house: Here, request: Browser, table_id: FromPath[str], seat: SeatParam = -1, since: Since = 0
) -> wire.State:
    """What a seat sees, with its history from an index on."""

    async def do(table: LiveTable, holder: Holder) -> wire.State:
        return playing.look(table, holder, seat, since)

    return await at_table(house, request, table_id, "look", do)


@post("/api/tables/{table_id:str}/answers", tags=["play"], status_code=200, security=WITH_TOKEN)
async def answer(
    house: Here, request: Browser, table_id: FromPath[str], data: Annotated[wire.GivenAnswer, Body(examples=[ANSWER])]
) -> wire.State:
    """Answer the open question of your own seat, or take one of its asides. It is in the record when this returns."""

    async def do(table: LiveTable, holder: Holder) -> wire.State:
        return await playing.answer(house, table, holder, data)

    return await at_table(house, request, table_id, "answer", do)


@post("/api/tables/{table_id:str}/undo", tags=["play"], status_code=200, security=WITH_TOKEN)
async def undo(house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.SeatOnly]) -> wire.State:
    """Take back your own last answer."""

    async def do(table: LiveTable, holder: Holder) -> wire.State:
        return await playing.undo(house, table, holder, data.seat)

    return await at_table(house, request, table_id, "answer", do)


@post("/api/tables/{table_id:str}/undo/ask", tags=["play"], status_code=200)
async def ask_undo(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.SeatOnly]
) -> wire.TableAnswer:
    """Ask everybody to take the last answer back."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await playing.ask_undo(house, table, holder, data.seat)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/undo/consent", tags=["play"], status_code=200)
async def consent(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Consent]
) -> wire.TableAnswer:
    """Agree that the last answer is taken back, or not."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await playing.consent_to_undo(house, table, holder, data)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/changed/agree", tags=["play"], status_code=200, security=WITH_TOKEN)
async def agree_to_go_on(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.SeatOnly]
) -> wire.TableAnswer:
    """The rules have changed under the table: agree to go on after the last answer that still means the same."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await playing.agree_to_go_on(house, table, holder, data.seat)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/messages", tags=["talk"], security=WITH_TOKEN)
async def say(
    house: Here, request: Browser, table_id: FromPath[str], data: Annotated[wire.Say, Body(examples=[CLAIM])]
) -> wire.Message:
    """Say something, to everybody or to some."""

    async def do(table: LiveTable, holder: Holder) -> wire.Message:
        return await talk.say(house, table, holder, data)

    return await at_table(house, request, table_id, "say", do)


@get("/api/tables/{table_id:str}/messages", tags=["talk"], security=WITH_TOKEN)
async def messages(
    house: Here, request: Browser, table_id: FromPath[str], seat: SeatParam = -1, since: Since = 0
) -> wire.MessageList:
    """What was said, as far as this seat may read it."""

    async def do(table: LiveTable, holder: Holder) -> wire.MessageList:
        playing.must_see(table, holder, seat)
        return wire.MessageList(await talk.heard(house, table, seat, since))

    return await at_table(house, request, table_id, "look", do)


@post("/api/tables/{table_id:str}/hint", tags=["play"], status_code=200, security=WITH_TOKEN)
async def hint(house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.SeatOnly]) -> wire.Hint:
    """Ask a bot what it would do in your seat. Nothing changes."""

    async def do(table: LiveTable, holder: Holder) -> wire.Hint:
        return await playing.hint(house, table, holder, data.seat)

    return await at_table(house, request, table_id, "hint", do)


@post("/api/tables/{table_id:str}/report", tags=["talk"])
async def report(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Complaint]
) -> wire.ReportId:
    """Report that something is wrong; what the seat sees is kept with it."""

    async def do(table: LiveTable, holder: Holder) -> wire.ReportId:
        return wire.ReportId(await talk.report(house, table, holder, data))

    return await at_table(house, request, table_id, "report", do)


@get("/api/tables/{table_id:str}/save", tags=["replays"])
async def save(house: Here, request: Browser, table_id: FromPath[str]) -> Response[str]:
    """The save file of a match that is over."""

    async def do(table: LiveTable, holder: Holder) -> Response[str]:
        playing.must_see(table, holder, -1)
        must_be_over(table)
        name = f'attachment; filename="{table.row.title}-{table.id}.airlock.json"'
        match = table.playing
        # What was recorded, even where today's rules would lead elsewhere.
        answers = await house.record.moves(table.id, 0, table.row.seq) if table.lost else match.answers
        text = written(match, table.row.rules, answers, True)
        return Response(text, media_type="application/json", headers={"Content-Disposition": name})

    return await at_table(house, request, table_id, "look", do)


@get("/api/tables/{table_id:str}/replay", tags=["replays"])
async def replay(house: Here, replays: Saved, request: Browser, table_id: FromPath[str]) -> wire.ReplayInfo:
    """A match that is over, as a replay."""

    async def do(table: LiveTable, holder: Holder) -> wire.ReplayInfo:
        playing.must_see(table, holder, -1)
        return replays.of_table(table).info(table.id)

    return await at_table(house, request, table_id, "look", do)


@get("/api/tables/{table_id:str}/replay/frame", tags=["replays"])
async def frame(
    house: Here,
    replays: Saved,
    request: Browser,
    table_id: FromPath[str],
    at: Since = 0,
    seat: Annotated[str, QueryParameter(max_length=4, description="A seat, or open.")] = "open",
) -> wire.Frame:
    """A moment of a match that is over."""

    async def do(table: LiveTable, holder: Holder) -> Recording:
        playing.must_see(table, holder, -1)
        return replays.of_table(table)

    shown = await (await at_table(house, request, table_id, "look", do)).frame(at, seat)
    for move in await house.record.given(table_id, at, at):
        shown.why = move.why
    return shown


@get("/api/tables/{table_id:str}/replay/moves", tags=["replays"])
async def moves(house: Here, request: Browser, table_id: FromPath[str]) -> wire.MoveList:
    """All answers of a match that is over, with the reasons of the bots."""

    async def do(table: LiveTable, holder: Holder) -> wire.MoveList:
        playing.must_see(table, holder, -1)
        must_be_over(table)
        return wire.MoveList(await house.record.given(table.id, 1, table.row.seq))

    return await at_table(house, request, table_id, "look", do)


@get("/api/tables/{table_id:str}/replay/debrief", tags=["replays"])
async def debrief(
    house: Here,
    replays: Saved,
    request: Browser,
    table_id: FromPath[str],
    seat: SeatParam = -1,
) -> wire.Debrief:
    """A match that is over, told openly: goals, deaths, turns, and whether what this seat heard was true."""

    async def do(table: LiveTable, holder: Holder) -> tuple[Recording, list[wire.Message]]:
        playing.must_see(table, holder, seat)
        return replays.of_table(table), await talk.on_record(house, table, seat)

    recording, said = await at_table(house, request, table_id, "look", do)
    return await recording.debrief(seat, said)


ROUTES = [
    state, answer, undo, ask_undo, consent, agree_to_go_on, say, messages, hint, report, save, replay, frame, moves,
    debrief,
]  # fmt: skip
