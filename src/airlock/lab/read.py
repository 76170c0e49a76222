"""Runs as tables: DuckDB views over their Parquet files, with nothing else in reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from airlock.lab.faults import LabFault
from airlock.lab.packages import needed
from airlock.lab.run import Run, open_run
from airlock.lab.tables import TABLES

SQL_TYPES = {"int": "INTEGER", "text": "VARCHAR", "bool": "BOOLEAN", "texts": "VARCHAR[]"}


class Tables:
    """The tables `matches`, `seats` and `events` of some runs."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs = runs
        self._duckdb = needed("duckdb", "reading a run")
        self.connection = self._duckdb.connect()
        names = _names(runs)
        for table in TABLES:
            self.rows(f"CREATE VIEW {table} AS {_view(table, runs, names)}")
        folders = ", ".join(_quoted(str(run.folder.resolve())) for run in runs)
        for setting in (
            "autoinstall_known_extensions = false",
            "autoload_known_extensions = false",
            f"allowed_directories = [{folders}]",
            "enable_external_access = false",
            "lock_configuration = true",
        ):
            self.connection.execute(f"SET {setting}")

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of our own question. It is right, so if it can't be answered the files are not."""
        try:
            found: list[tuple[Any, ...]] = self.connection.execute(sql, list(values)).fetchall()
        except self._duckdb.Error as error:
            folders = ", ".join(str(run.folder) for run in self.runs)
            raise LabFault(
                f"{folders} can't be read: {_plain(str(error)).splitlines()[0]}; remove the folder in parts/ that this "
                "file is in: the command that made the run plays those matches again"
            ) from error
        return found

    def ask(self, sql: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Names of columns and rows of somebody's question. Raises LabFault in words; nothing can be changed."""
        duckdb = self._duckdb
        try:
            statements = self.connection.extract_statements(sql)
            if len(statements) != 1 or statements[0].type != duckdb.StatementType.SELECT:
                raise LabFault(f"only one SELECT at a time: a run is read, never changed. {self.columns()}")
            result = self.connection.execute(statements[0])
            return [name for name, *_ in result.description], result.fetchall()
        except duckdb.PermissionException as error:
            raise LabFault(f"a question can only read the tables of its run. {self.columns()}") from error
        except duckdb.Error as error:
            # A damaged file says more than the question that met it.
            for table in TABLES:
                self.rows(f"SELECT count(*) FROM {table}")
            raise LabFault(f"{_plain(str(error))}\n{self.columns()}") from error

    def columns(self) -> str:
        """What can be asked for."""
        lines = [f"  {table}: run, {', '.join(column.name for column in TABLES[table])}" for table in TABLES]
        return "\n".join(["The tables and their columns:", *lines])

    def close(self) -> None:
        self.connection.close()


def open_tables(folders: Sequence[Path]) -> Tables:
    """The tables of one or several runs. Whoever names a run twice still means one."""
    once = {folder.resolve(): folder for folder in folders}
    return Tables([open_run(folder) for folder in once.values()])


def _names(runs: Sequence[Run]) -> list[str]:
    """What tells the runs apart: the name of the folder, or where it is if others have the same name."""
    places = [run.folder.resolve() for run in runs]
    alike = Counter(place.name for place in places)
    return [place.name if alike[place.name] == 1 else str(run.folder) for run, place in zip(runs, places)]


def _view(table: str, runs: Sequence[Run], names: Sequence[str]) -> str:
    parts = []
    for run, name in zip(runs, names):
        files = ", ".join(_quoted(str(Path(file).resolve())) for file in run.files(table))
        if files:
            parts.append(f"SELECT {_quoted(name)} AS run, * FROM read_parquet([{files}])")
    if parts:
        return " UNION ALL ".join(parts)
    columns = ", ".join(f"NULL::{SQL_TYPES[c.type.rstrip('?')]} AS {c.name}" for c in TABLES[table])
    return f"SELECT NULL::VARCHAR AS run, {columns} WHERE false"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _plain(message: str) -> str:
    """DuckDB's words without the name of the error."""
    _, mark, rest = message.partition("Error: ")
    return (rest if mark else message).strip()
