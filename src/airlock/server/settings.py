"""What can be set from outside: environment variables that begin with AIRLOCK_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"
# Seconds from a question to a bot's answer, by the pace of the table: at least, at most.
PACES: dict[str, tuple[float, float]] = {"instant": (0.0, 0.0), "brisk": (0.7, 1.4), "calm": (1.8, 3.2)}
# Seconds until a person's forced answer is given. It must pass for somebody who thinks about it.
FORCED: dict[str, tuple[float, float]] = {"instant": (0.05, 0.3), "brisk": (0.7, 1.9), "calm": (1.4, 3.2)}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this process runs."""

    database_url: str = "sqlite+aiosqlite:///airlock.sqlite3"
    # Empty: one process, notes stay in memory. Otherwise redis:// or postgresql://.
    channel_url: str = ""
    static: Path = STATIC
    # Addresses of the app apart from the server's own, as in `Origin`.
    origins: tuple[str, ...] = ()
    rate_limits: bool = True
    # Seconds that a request waits for a database or a table that somebody else has locked.
    patience: float = 3.0
    webhook_allow_local: bool = False
    # Where people reach the server, for links in webhooks.
    public_url: str = ""
    # How many tables stay in memory.
    cached_tables: int = 200
    # Processes for bots that think; with 0 they think in a thread of the server and slow everybody down.
    bot_processes: int = 1
    # How often to look for tables that nobody in this process waits for, and how late they must be by then.
    sweep_seconds: float = 2.0
    # How long the others wait for somebody before a bot that they voted for takes the seat. Where a table has a clock,
    # the clock decides.
    stand_in_seconds: float = 180.0
    # Tables and uploads that nobody has touched for this many days are removed; 0 keeps them forever.
    keep_days: float = 0.0
    # The same for tables where only bots sit, and for those where no person has answered yet: nobody misses them, and a
    # stranger makes them by the hundred.
    keep_bots_days: float = 2.0
    keep_unplayed_days: float = 14.0
    # How many tables one address may make in a day.
    tables_per_day: int = 200
    # Where bots play among themselves, the table is paused after this many answers. No match is nearly as long.
    bot_answers: int = 5000
    # Room for all uploaded saves together.
    upload_megabytes: int = 2000
    # Seconds until a request's headers, and until its body, must have arrived.
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    # Seconds after which a peer that takes nothing of what is sent to it is cut off.
    slow_seconds: float = 10.0
    # Seconds in which a socket must answer when it is asked whether it is still there.
    silent_seconds: float = 15.0
    # Open connections of one address at one process, of whatever kind.
    connections_per_address: int = 300
    # How long a start waits for the database.
    database_seconds: float = 60.0
    log_format: str = "json"


def database_url(given: str) -> str:
    """The address of a database with the driver for it; a path is an SQLite file."""
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + given.split("://", 1)[1]
    if "://" not in given:
        return f"sqlite+aiosqlite:///{given}"
    if given.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + given.split("://", 1)[1]
    return given


def data_folder(env: Mapping[str, str]) -> Path:
    """Where the embedded database is kept."""
    return Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "airlock"


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment asks for."""
    default = Settings()
    url = env.get("AIRLOCK_DATABASE_URL") or str(data_folder(env) / "airlock.sqlite3")
    return Settings(
        database_url=database_url(url),
        channel_url=env.get("AIRLOCK_CHANNEL_URL", ""),
        static=Path(env.get("AIRLOCK_STATIC") or STATIC),
        origins=tuple(part.strip() for part in env.get("AIRLOCK_ORIGINS", "").split(",") if part.strip()),
        rate_limits=env.get("AIRLOCK_RATE_LIMITS", "on") != "off",
        patience=float(env.get("AIRLOCK_PATIENCE_SECONDS") or default.patience),
        webhook_allow_local=env.get("AIRLOCK_WEBHOOK_ALLOW_LOCAL") == "1",
        public_url=env.get("AIRLOCK_PUBLIC_URL", "").rstrip("/"),
        cached_tables=int(env.get("AIRLOCK_CACHED_TABLES") or default.cached_tables),
        bot_processes=int(env.get("AIRLOCK_BOT_PROCESSES") or default.bot_processes),
        sweep_seconds=float(env.get("AIRLOCK_SWEEP_SECONDS") or default.sweep_seconds),
        stand_in_seconds=float(env.get("AIRLOCK_STAND_IN_SECONDS") or default.stand_in_seconds),
        keep_days=float(env.get("AIRLOCK_KEEP_DAYS") or default.keep_days),
        keep_bots_days=float(env.get("AIRLOCK_KEEP_BOTS_DAYS") or default.keep_bots_days),
        keep_unplayed_days=float(env.get("AIRLOCK_KEEP_UNPLAYED_DAYS") or default.keep_unplayed_days),
        tables_per_day=int(env.get("AIRLOCK_TABLES_PER_DAY") or default.tables_per_day),
        bot_answers=int(env.get("AIRLOCK_BOT_ANSWERS") or default.bot_answers),
        upload_megabytes=int(env.get("AIRLOCK_UPLOAD_MEGABYTES") or default.upload_megabytes),
        header_seconds=float(env.get("AIRLOCK_HEADER_SECONDS") or default.header_seconds),
        body_seconds=float(env.get("AIRLOCK_BODY_SECONDS") or default.body_seconds),
        slow_seconds=float(env.get("AIRLOCK_SLOW_SECONDS") or default.slow_seconds),
        silent_seconds=float(env.get("AIRLOCK_SILENT_SECONDS") or default.silent_seconds),
        connections_per_address=int(env.get("AIRLOCK_CONNECTIONS_PER_ADDRESS") or default.connections_per_address),
        database_seconds=float(env.get("AIRLOCK_DATABASE_SECONDS") or default.database_seconds),
        log_format=env.get("AIRLOCK_LOG_FORMAT", default.log_format),
    )
