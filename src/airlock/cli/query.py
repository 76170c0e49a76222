"""`airlock query`: SQL over the tables of a run."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from airlock.cli.refusal import Refusal
from airlock.lab.faults import LabFault
from airlock.lab.read import open_tables

WIDE = 5000


@click.command()
@click.argument("runs", metavar="RUN...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.argument("sql", metavar="SQL")
@click.option("--format", "form", type=click.Choice(["table", "csv", "json"]), default="table", show_default=True)
def query(runs: Sequence[Path], sql: str, form: str) -> None:
    """Ask the tables matches, seats and events of a RUN (or of several) something in SQL, read-only.

    \b
    airlock query RUN "SELECT character, avg(won::INT) FROM seats GROUP BY 1 ORDER BY 2 DESC"
    """
    try:
        names, rows = open_tables(runs).ask(sql)
    except LabFault as fault:
        raise Refusal(str(fault)) from fault
    if form == "json":
        click.echo(json.dumps([dict(zip(names, row)) for row in rows], default=str, ensure_ascii=False))
    elif form == "csv":
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(names)
        writer.writerows(rows)
    else:
        show(names, rows)


def show(names: list[str], rows: list[tuple[Any, ...]]) -> None:
    """A table for people; nothing is cut off where no terminal has a width."""
    console = Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=WIDE)
    table = Table(box=None, header_style="bold")
    numbers = [all(isinstance(row[n], int | float | None) for row in rows) for n in range(len(names))]
    for name, right in zip(names, numbers):
        table.add_column(Text(name), justify="right" if right else "left")
    for row in rows:
        table.add_row(*(Text(shown(value)) for value in row))
    console.print(table)


def shown(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.6g}" if isinstance(value, float) else str(value)
