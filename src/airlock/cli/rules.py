"""`airlock rules`: the rule catalogue for people, and how much of it the tests prove."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from airlock import catalogue
from airlock.catalogue.clause import Clause, in_language
from airlock.catalogue.coverage import FILE_NAME, TestRun, TitleCoverage, last_run_file
from airlock.catalogue.load import LANGUAGES
from airlock.cli.refusal import Refusal
from airlock.words import Words

language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
one_title = click.option("--title", help="Only this title.")


@click.group()
def rules() -> None:
    """Show and search the rules, and say which of them the tests prove."""


@rules.command()
@click.argument("clause_ids", metavar="ID...", nargs=-1, required=True)
@language
def show(clause_ids: Sequence[str], lang: str) -> None:
    """Show clauses (NEM-ENC-03) or whole sections (NEM-ENC)."""
    console = Console(highlight=False)
    for clause in [clause for clause_id in clause_ids for clause in _clauses(clause_id)]:
        _print_clause(console, clause, lang)


@rules.command()
@click.argument("words", nargs=-1, required=True)
@language
@one_title
@click.option("--limit", default=20, show_default=True, help="How many clauses to show; 0 for all.")
def search(words: Sequence[str], lang: str, title: str | None, limit: int) -> None:
    """Find the clauses in which all WORDS occur."""
    _check(title)
    found = catalogue.search(words, lang, title)
    if not found:
        where = f"of {title}" if title else "of any title"
        raise Refusal(
            f"No clause {where} contains {' and '.join(map(repr, words))} in language {lang}. "
            "Try fewer or shorter words: a part of a word is enough, as in 'contaminat'."
        )
    shown = found[:limit] if limit else found
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for clause in shown:
        table.add_row(clause.id, escape(clause.text_in(lang)))
    console = Console(highlight=False)
    console.print(table)
    if len(shown) < len(found):
        console.print(Words(lang).say("ui-more-clauses", n=len(found) - len(shown)), style="dim")


@rules.command()
@one_title
@click.option("--json", "as_json", is_flag=True, help="Print JSON: an object for one title, otherwise a list.")
@click.option("--summary", is_flag=True, help="Print one plain line per title.")
@click.option("--file", type=click.Path(path_type=Path), help=f"The report of a test run (default: {FILE_NAME}).")
def coverage(title: str | None, as_json: bool, summary: bool, file: Path | None) -> None:
    """Say which clauses the last run of all tests cited, and which of them hold."""
    _check(title)
    run = _last_run(file)
    report = [run.of_title(title)] if title else run.of_all_titles()
    if as_json:
        data = [part.as_json() for part in report]
        click.echo(json.dumps(data[0] if title else data, ensure_ascii=False, indent=2))
    elif summary:
        for part in report:
            click.echo(part.line())
    else:
        _print_coverage(report, run.partial)


def _clauses(clause_id: str) -> list[Clause]:
    try:
        return [catalogue.get(clause_id)]
    except catalogue.UnknownClause as unknown:
        try:
            return [catalogue.get(inside) for inside in catalogue.section(clause_id).clauses]
        except catalogue.UnknownClause:
            raise Refusal(str(unknown)) from None


def _check(title: str | None) -> None:
    if title is not None:
        try:
            catalogue.load(title)
        except catalogue.UnknownTitle as unknown:
            raise Refusal(str(unknown)) from None


def _last_run(file: Path | None) -> TestRun:
    path = file or last_run_file()
    if path is None or not path.is_file():
        raise Refusal(f"There is no report of a test run at {path or FILE_NAME}. Run the tests first: make test")
    try:
        return TestRun.read(path)
    except (ValueError, KeyError) as broken:
        raise Refusal(f"{path} is not a report of a test run ({broken!r}). Run the tests again: make test") from None


def _print_clause(console: Console, clause: Clause, lang: str) -> None:
    words = Words(lang)
    home = catalogue.load(clause.title)
    name, part = in_language(home.name, lang), in_language(home.sections[clause.section].name, lang)
    console.print(f"[bold cyan]{clause.id}[/]  [dim]{escape(name)} · {escape(part)} · {clause.kind}[/]")
    notes = {
        "ruling": clause.ruling_in(lang),
        "source": clause.source,
        "see": ", ".join(clause.see),
        "untestable": clause.untestable or "",
    }
    console.print(Padding(escape(clause.text_in(lang)), (0, 0, 0, 2)))
    for key, text in notes.items():
        if text:
            console.print(Padding(f"[dim]{words.say(f'ui-clause-{key}')}:[/] {escape(text)}", (0, 0, 0, 2)))
    console.print()


def _print_coverage(report: Sequence[TitleCoverage], partial: bool) -> None:
    table = Table(title="Rule coverage", caption="A partial run: other tests may prove more." if partial else None)
    for heading in ("Title", "Clauses", "Untestable", "Cited", "Passing", "Share"):
        table.add_column(heading, justify="left" if heading == "Title" else "right")
    for part in report:
        share = f"{part.passing / part.testable:.0%}" if part.testable else "-"
        counts = (part.clauses, part.untestable, part.cited, part.passing)
        table.add_row(part.title, *map(str, counts), share)
    console = Console(highlight=False)
    console.print(table)
    if len(report) == 1 and report[0].uncited:
        console.print("[bold]Not cited:[/] " + ", ".join(report[0].uncited))
