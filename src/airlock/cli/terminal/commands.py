"""What can be typed instead of a number. Each says whether the table has to be shown again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from airlock import catalogue
from airlock.catalogue.clause import Clause
from airlock.cli.terminal.question import choices
from airlock.faces.screen import looks
from airlock.kernel.faults import Fault
from airlock.kernel.save import load, save
from airlock.titles import TITLES
from airlock.words import LANGUAGES, Words

if TYPE_CHECKING:
    from airlock.cli.terminal.session import Session

SAVE_FILE = "airlock-save.json"
# How many clauses a search shows.
CLAUSES = 10


def show_help(session: Session, seat: int, rest: str) -> bool:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for name in ("number", *COMMANDS):
        usage = session.words.attribute(f"ui-command-{name}", "usage")
        table.add_row(Text(usage), session.words.say(f"ui-command-{name}"))
    session.console.print(table)
    return False


def info(session: Session, seat: int, rest: str) -> bool:
    """What the things do that an option names."""
    view: Any = session.match.view(seat)
    options = choices(view, seat)
    if not rest.isdecimal() or not 1 <= int(rest) <= len(options):
        session.say("ui-no-such-number", looks.DANGER, n=len(options))
        return False
    option = options[int(rest) - 1]
    found = session.screen.described(option, view)
    for name, text in found:
        session.console.print(f" [bold]{escape(name)}[/]  {escape(text)}")
    if not found:
        session.say("ui-no-info")
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    """What isn't possible now, and why; only what contains a word, if one is given."""
    view: Any = session.match.view(seat)
    lines = [(session.screen.refusal(r.plain(), view), r.rule) for r in session.match.why_not(seat)]
    lines = [(text, rule) for text, rule in lines if rest.lower() in text.lower()]
    for text, rule in lines:
        session.console.print(f" {escape(text)}  [{looks.QUIET}]{rule}[/]")
    if not lines:
        session.say("ui-nothing-refused")
    return False


def rules(session: Session, seat: int, rest: str) -> bool:
    """A clause or a section by its id, or the clauses that contain words; without words those of the question."""
    question = session.match.question(seat)
    wanted = rest or (session.match.title.cited(question.rule) if question is not None else "")
    found = clauses(session, wanted)
    for clause in found[:CLAUSES]:
        session.console.print(f"[bold]{clause.id}[/] {escape(clause.text_in(session.words.lang))}")
    if not found:
        session.say("ui-no-rule")
    elif len(found) > CLAUSES:
        session.say("ui-more-rules", looks.QUIET, n=len(found) - CLAUSES)
    return False


def clauses(session: Session, wanted: str) -> list[Clause]:
    try:
        return [catalogue.get(wanted.upper())]
    except catalogue.UnknownClause:
        pass
    try:
        return [catalogue.get(clause) for clause in catalogue.section(wanted.upper()).clauses]
    except catalogue.UnknownClause:
        pass
    words = wanted.split()
    return list(catalogue.search(words, session.words.lang, session.match.title.name)) if words else []


def log(session: Session, seat: int, rest: str) -> bool:
    """Everything that happened, or the last lines of it."""
    history = session.match.history(seat)
    session.show_events(history[-int(rest) :] if rest.isdecimal() and int(rest) else history, session.match.view(seat))
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    """Take back the last answer of a person, and what bots answered since; all of it or nothing."""
    taken = []
    for answer in reversed(session.match.answers):
        taken.append(answer)
        if answer.seat not in session.bots:
            break
    if not taken or taken[-1].seat in session.bots:
        session.say("ui-undo-nothing", looks.DANGER)
        return False
    if any(answer.outcomes for answer in taken):
        session.say("ui-undo-chance", looks.DANGER)
        return False
    if any(answer.revealed for answer in taken):
        session.say("ui-undo-revealed", looks.DANGER)
        return False
    for _ in taken:
        session.match.undo()
    session.seen = {who: min(n, len(session.match.history(who))) for who, n in session.seen.items()}
    return True


def save_match(session: Session, seat: int, rest: str) -> bool:
    path = Path(rest or SAVE_FILE)
    try:
        path.write_text(save(session.match), encoding="utf-8")
    except OSError as error:
        session.say("ui-not-saved", looks.DANGER, path=str(path), why=str(error))
    else:
        session.saved = session.match.seq
        session.say("ui-saved", path=str(path))
    return False


def load_match(session: Session, seat: int, rest: str) -> bool:
    """Go on with another match. If it can't be loaded, this one goes on."""
    path = Path(rest or SAVE_FILE)
    try:
        match = load(path.read_text(encoding="utf-8"), TITLES)
        if match.players != session.match.players:
            raise Fault(session.words.say("ui-other-players", n=match.players, here=session.match.players))
    except (OSError, UnicodeDecodeError, Fault) as error:
        session.say("ui-not-loaded", looks.DANGER, path=str(path), why=str(error))
        return False
    session.begin(match)
    return True


def language(session: Session, seat: int, rest: str) -> bool:
    if rest not in LANGUAGES:
        session.say("ui-no-such-language", looks.DANGER, languages=", ".join(LANGUAGES))
        return False
    session.words = Words(rest, session.match.title.texts)
    return True


def look(session: Session, seat: int, rest: str) -> bool:
    """Draw everything again."""
    return True


def leave(session: Session, seat: int, rest: str) -> bool:
    session.running = False
    return False


# In the order in which `help` lists them.
COMMANDS: dict[str, Callable[[Session, int, str], bool]] = {
    "info": info,
    "why": why,
    "rules": rules,
    "log": log,
    "board": look,
    "undo": undo,
    "save": save_match,
    "load": load_match,
    "lang": language,
    "help": show_help,
    "quit": leave,
}
