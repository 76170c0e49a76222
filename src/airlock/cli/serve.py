"""`airlock serve`: the server with the app for the browser."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import click

from airlock.extras import how_to_install


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is everywhere.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option(
    "--database", help="An SQLite file or a PostgreSQL address. Default: AIRLOCK_DATABASE_URL, or your own file."
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="How many processes.")
@click.option("--log", type=click.Choice(["json", "text"]), default="text", show_default=True, help="How to log.")
def serve(host: str, port: int, database: str | None, workers: int, log: str) -> None:
    """Serve tables for the browser."""
    try:
        from airlock.server import logs
        from airlock.server.crowd import widen
        from airlock.server.file_lock import AlreadyServed, only_server
        from airlock.server.listening import AddressTaken, Listening, listen
        from airlock.server.parent import Parent, Server
        from airlock.server.reach import lan_url
        from airlock.server.settings import STATIC, from_environment
    except ImportError as error:
        raise click.ClickException(f"the server is not installed ({error.name}): " + how_to_install("server")) from None
    if database:
        is_path = "://" not in database
        os.environ["AIRLOCK_DATABASE_URL"] = str(Path(database).absolute()) if is_path else database
    os.environ["AIRLOCK_LOG_FORMAT"] = log
    settings = from_environment()
    logs.set_up(settings.log_format)
    widen()
    if workers > 1 and not settings.channel_url:
        raise click.ClickException(
            "several workers must be able to tell each other what happens: set AIRLOCK_CHANNEL_URL to redis:// or "
            "postgresql://, or start one worker"
        )
    try:
        # Said here in words; the server itself keeps the lock.
        with only_server(settings):
            pass
        sockets = listen(host, port)
    except (AlreadyServed, AddressTaken) as error:
        raise click.ClickException(str(error)) from None
    os.environ.setdefault("AIRLOCK_LAN_URL", lan_url(host, sockets[0].getsockname()[1]))
    settings = from_environment()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    click.echo(f"Airlock: http://{shown}:{sockets[0].getsockname()[1]}")
    if not (settings.static / "index.html").is_file() and settings.static == STATIC:
        click.echo("The app for the browser is not built: `make web` builds it.", err=True)
    with tempfile.TemporaryDirectory(prefix="airlock-metrics-") as folder:
        if workers > 1:
            # All workers count together, whichever of them is asked.
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        config = Listening(
            "airlock.server.app:create",
            settings,
            factory=True,
            workers=workers,
            timeout_graceful_shutdown=10,
            # On a busy machine a worker that is late is not a dead one.
            timeout_worker_healthcheck=30,
        )
        if workers > 1:
            parent = Parent(config, sockets)
            parent.run()
            sys.exit(parent.exit_code)
        # Ends with 3 if it can't start.
        with suppress(KeyboardInterrupt):
            Server(config).run(sockets)
