"""`airlock report`: a page of what came of a run."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

from airlock.cli.refusal import Refusal
from airlock.lab.faults import LabFault
from airlock.lab.read import open_tables
from airlock.words import LANGUAGES


@click.command()
@click.argument("runs", metavar="RUN...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--html", "out", required=True, type=click.Path(path_type=Path), help="Where the page goes.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
def report(runs: Sequence[Path], out: Path, lang: str) -> None:
    """Make one page, complete in itself, of what came of a RUN, or of several of the same title."""
    from airlock.lab.report.page import make_page

    try:
        tables = open_tables(runs)
        titles = dict.fromkeys(run.about["title"] for run in tables.runs)
        if len(titles) > 1:
            raise LabFault(f"these runs are of different titles ({', '.join(titles)}): make a page for each")
        page = make_page(tables, lang)
    except LabFault as fault:
        raise Refusal(str(fault)) from fault
    try:
        write(out, page)
    except OSError as error:
        raise Refusal(f"{out} can't be written: {error.strerror or error}; choose another file") from error
    click.echo(f"{out}: {len(page) // 1024} KB")


def write(out: Path, page: str) -> None:
    """All of the page or nothing: half a page could be taken for a whole one."""
    if out.is_symlink() or (out.exists() and not out.is_file()):
        # A link stays a link, and a pipe a pipe.
        out.write_text(page, encoding="utf-8")
        return
    draft = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        draft.write_text(page, encoding="utf-8")
        draft.replace(out)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
