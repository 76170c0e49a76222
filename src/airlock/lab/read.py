"""Runs as tables: DuckDB views over their Parquet files, with nothing else in reach."""

from __future__ import annotations

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
        for table in TABLES:
            self.connection.execute(f"CREATE VIEW {table} AS {_view(table, runs)}")
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
        """All rows of our own question."""
        found: list[tuple[Any, ...]] = self.connection.execute(sql, list(values)).fetchall()
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
            raise LabFault(f"{_plain(str(error))}\n{self.columns()}") from error

    def columns(self) -> str:
        """What can be asked for."""
        lines = [f"  {table}: run, {', '.join(column.name for column in TABLES[table])}" for table in TABLES]
        return "\n".join(["The tables and their columns:", *lines])

    def close(self) -> None:
        self.connection.close()


def open_tables(folders: Sequence[Path]) -> Tables:
    """The tables of one or several runs."""
    return Tables([open_run(folder) for folder in folders])


def _view(table: str, runs: Sequence[Run]) -> str:
    parts = []
    for run in runs:
        files = ", ".join(_quoted(str(Path(file).resolve())) for file in run.files(table))
        if files:
            name = _quoted(run.folder.resolve().name)
            parts.append(f"SELECT {name} AS run, * FROM read_parquet([{files}])")
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
