"""What goes over the wire. Types of the app are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Kind = Literal["me", "local", "invite", "bot", "program"]
Pace = Literal["instant", "brisk", "calm"]
Status = Literal["lobby", "playing", "over"]
Speech = Literal["chat", "whisper", "claim", "promise", "request"]

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatName = Annotated[str, Meta(max_length=40)]
TableName = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=400)]
Text = Annotated[str, Meta(max_length=2000)]


class Input(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; a field that nobody knows is a mistake worth telling."""


class Nothing(Input):
    """No further details."""


class NewSeat(Input):
    kind: Kind
    name: SeatName = ""
    bot: Word = ""


class NewTable(Input):
    title: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}
    name: TableName = ""
    public: bool = False
    spectators: bool = False
    # Whether seats may ask a bot what it would do.
    hints: bool = False
    pace: Pace = "brisk"
    clock_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    webhook: Annotated[str, Meta(max_length=500)] = ""


class FurtherSeat(Input):
    kind: Literal["local", "invite", "bot", "program"]
    name: SeatName = ""
    bot: Word = ""


class PlayOn(Input):
    """How a match goes on at a new table. Without options it is the first thing that can go on."""

    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}
    # Which seats come along, in their new order; all of them if nothing is said. Then come the further ones.
    keep: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None
    seats: Annotated[list[FurtherSeat], Meta(max_length=8)] = []


class NewLesson(Input):
    title: Word
    name: SeatName = ""
    table: TableName = ""
    pace: Pace = "brisk"


class Join(Input):
    invite: Token = ""
    code: Word = ""
    name: SeatName = ""


class SeatOnly(Input):
    seat: SeatNumber


class Recover(Input):
    secret: Token


class Start(Input):
    fill: Word = ""


class SeatChange(Input):
    name: SeatName | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    kind: Literal["invite", "local", "bot", "program"] | UnsetType = UNSET
    bot: Word | UnsetType = UNSET


class TakeOver(Input):
    bot: Word = ""


class GivenAnswer(Input):
    seat: SeatNumber
    seq: Count
    key: Key
    # How much of its history the client has; without it, the answer tells what came of it.
    since: Count | None = None


class Consent(Input):
    seat: SeatNumber
    agree: bool


class Say(Input):
    seat: SeatNumber
    kind: Speech = "chat"
    to: Annotated[list[SeatNumber], Meta(max_length=8)] = []
    text: Text = ""
    what: Annotated[dict[Word, Any], Meta(max_length=20)] = {}


class Complaint(Input):
    seat: Annotated[int, Meta(ge=-1, le=15)]
    text: Text = ""


class Upload(Input):
    save: Annotated[str, Meta(max_length=4_000_000)]


class SeatShown(Struct, kw_only=True):
    seat: int
    kind: Kind
    name: str
    claimed: bool
    connected: bool
    bot: str
    taken_over: bool
    # The person gave the seat to the bot themselves, and needs to be asked about nothing.
    given_up: bool
    auto: bool
    mine: bool
    invite: str


class UndoVote(Struct):
    seat: int
    agreed: list[int]
    # Whose consent is still needed, also while a bot plays for them.
    waiting: list[int]


class Changed(Struct):
    """The rules have changed under a table: `kept` of its recorded answers still mean the same.

    Play goes on after them once everybody has agreed; a match that is over can be seen up to there.
    """

    kept: int
    recorded: int
    agreed: list[int]


class Votes(Struct):
    undo: UndoVote | None
    # Seats that others want to give to a bot, the voters, and when a bot can step in at the earliest.
    takeover: dict[str, list[int]]
    stand_in: dict[str, float]


class Sequel(Struct):
    """A value of an option with which a match can go on from one that is over."""

    option: str
    value: str


class Table(Struct, kw_only=True):
    id: str
    code: str
    name: str
    title: str
    options: dict[str, str]
    players: int
    status: Status
    public: bool
    spectators: bool
    hints: bool
    # Whether it is played by the script of the title's lesson, or was until the script ended.
    lesson: bool
    pace: Pace
    clock_seconds: int
    paused: bool
    seq: int
    epoch: int
    # For those who sit here: the seats that have to answer.
    asked: list[int]
    created: float
    updated: float
    seats: list[SeatShown]
    host: bool
    seed_hash: str
    rematch: str
    # A chain of tables: the one before this one, the one that goes on from here, and what can go on from here.
    previous: str
    sequel: str
    goes_on: list[Sequel]
    changed: Changed | None
    votes: Votes
    # In lists, which don't look into matches: whether it was begun by other rules than today's. What has become of it
    # shows when the table is opened.
    other_rules: bool = False


class Reach(Struct):
    url: str


class TableAnswer(Struct):
    table: Table


class NewTableAnswer(Struct):
    table: Table
    # The secrets of programs, by seat. They are not shown again.
    tokens: dict[str, str]


class ProgramToken(Struct):
    table: Table
    seat: int
    token: str


class SeatAnswer(Struct):
    table: Table
    seat: int


class TableList(Struct):
    tables: list[Table]


class TableId(Struct):
    table: str


class Link(Struct):
    link: str


# Something to be put into words, see airlock.words.terms.
Term = str | int | dict[str, Any]


class Refusal(Struct):
    what: str
    reason: str
    rule: str
    args: list[str]
    say: Term


class Undo(Struct):
    # Why not, or not without asking others where there are some: nothing, not_yours, chance, revealed, over, or empty.
    possible: bool
    why: str


class Marks(Struct):
    """Answers that are given one after the other and meant as one, each as often as it can be given."""

    keys: list[str]
    least: int
    most: int
    # The answer that ends it, or empty.
    ends: str


class Outlook(Struct):
    """What follows from an answer: see airlock.faces.outlook."""

    say: Term
    danger: bool
    grave: bool
    final: bool
    family: str
    marks: Marks | None


class State(Struct, kw_only=True, rename={"from_": "from"}):
    """What a seat may know now, and what happened since it last looked."""

    type: Literal["state"] = "state"
    table: str
    seat: int
    seq: int
    epoch: int
    status: Status
    paused: bool
    view: dict[str, Any]
    events: list[dict[str, Any]]
    from_: int
    refusals: list[Refusal]
    # Cards to pay, by the key of an option or by what a refusal is about; only what has a price.
    costs: dict[str, int]
    # By the key of an option; only what there is something to say of.
    outlooks: dict[str, Outlook]
    # Several answers to the open question that are one gesture.
    marks: Marks | None
    undo: Undo
    deadline: float | None


class Why(Struct):
    """A bot's reason, which bots.ftl has words for, and the slot of the room that it is about, or nothing."""

    reason: str
    slot: str


class Hint(Struct):
    key: str
    why: Why


class Message(Struct, kw_only=True):
    type: Literal["message"] = "message"
    id: int
    at: float
    # After how many answers it was said.
    seq: int
    seat: int
    name: str
    kind: Speech
    to: list[int]
    text: str
    what: dict[str, Any]


class MessageList(Struct):
    messages: list[Message]


class Presence(Struct, kw_only=True):
    type: Literal["presence"] = "presence"
    seats: list[int]
    spectators: int


class TableMessage(Struct, kw_only=True):
    type: Literal["table"] = "table"
    table: Table


class ReportId(Struct):
    report: int


class ReplayId(Struct):
    replay: str


class ReplayInfo(Struct, kw_only=True):
    id: str
    title: str
    players: int
    options: dict[str, str]
    answers: int
    # How many answers the match had. Where the rules have changed since, fewer can be shown.
    recorded: int
    over: bool
    names: list[str]


class LessonPage(Struct):
    """Something to read: the id of its text, and what it points at."""

    text: str
    point: str


class LessonStep(Struct):
    """The answer number `at`: what the person is told, what there is to read before, and the one key that goes on."""

    at: int
    chapter: str
    key: str
    text: str
    rule: str
    pages: list[LessonPage]


class LessonShown(Struct):
    """A lesson as the person sees it. `answers` is the number of all answers: then the script is over."""

    title: str
    seat: int
    answers: int
    steps: list[LessonStep]
    ending: list[LessonPage]


class Given(Struct):
    seat: int
    key: str
    say: Term


class Frame(Struct, kw_only=True):
    at: int
    seat: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    answer: Given | None
    why: Why | None


class Move(Struct):
    """An answer of a match that is over: who gave it (a save doesn't say), when, and a bot's reason."""

    seat: int
    key: str
    by: Literal["person", "program", "bot", "forced", ""]
    at: float
    why: Why | None


class MoveList(Struct):
    moves: list[Move]


class Asked(Struct):
    """A condition of a goal: whether it was met, which nobody may know, and what speaks for it."""

    say: Term
    met: bool | None
    why: Term


class Goal(Struct):
    """What somebody was after: every way to reach it, each with its conditions."""

    id: str
    kept: bool
    met: bool
    ways: list[list[Asked]]


class Moment(Struct):
    """A turn of the match: the answer after which it can be seen, its round, what kind it is, and what is told.

    A note says what else it meant.
    """

    at: int
    round: int
    sign: str
    say: Term
    note: Term


class Act(Struct):
    """A part of the closing scene."""

    id: str
    events: list[dict[str, Any]]


class Fate(Struct, kw_only=True):
    """What became of one person, and what they were after."""

    seat: int
    death: Moment | None
    facts: list[Term]
    goals: list[Goal]
    # How often they said what they knew to be false, as far as this reader heard it.
    lies: int


class Judged(Struct):
    """Something said in set words, the round of it, and whether it held."""

    message: Message
    round: int
    verdict: Literal["true", "lie", "wrong", "kept", "broken", "open"]


class Debrief(Struct, kw_only=True):
    """A match that is over, told openly to one seat; a title may leave parts of it empty."""

    headline: Term
    place: Term
    acts: list[Act]
    checks: list[dict[str, Any]]
    fates: list[Fate]
    # What everybody was after together.
    goals: list[Goal]
    timeline: list[Moment]
    said: list[Judged]


class Trouble(Struct):
    code: str
    message: str
    detail: dict[str, Any]


class ErrorAnswer(Struct):
    error: Trouble
