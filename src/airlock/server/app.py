"""The application: routes, what happens at start and at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from airlock import __version__
from airlock.server import error_answers, logs, metrics, retention
from airlock.server.body import AnyBody
from airlock.server.channel import Channel
from airlock.server.database import connect
from airlock.server.file_lock import only_server
from airlock.server.guard import Guard
from airlock.server.hub import Hub
from airlock.server.limits import share
from airlock.server.migrate import migrate
from airlock.server.old_cookies import OldCookies
from airlock.server.record import Record
from airlock.server.replays import Replays
from airlock.server.routes import fixed, lessons, lists, live, play, replays, running, tables
from airlock.server.runner import Runner
from airlock.server.service import House
from airlock.server.settings import Settings, from_environment

MOST_BYTES = 64 * 1024
SUBJECTS: tuple[Any, ...] = (fixed, lessons, lists, tables, play, replays, live, running)


def create(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application."""
    if settings is None:
        settings = from_environment()
        logs.set_up(settings.log_format)
    channel = Channel(settings.channel_url) if settings.channel_url else None
    record = Record(connect(settings.database_url, settings.patience), settings.patience)
    house = House(settings, record, Hub(channel))
    runner = Runner(house)
    saved = Replays(house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with only_server(settings):
            await migrate(house.record.engine)
            jobs = [runner.look_around(), runner.show_life(), retention.sweep(house)]
            if channel is not None:
                jobs += [channel.run(house.hub.hear), house.hub.repeat_presence(), share(house.limits, house.hub)]
            tasks = [asyncio.create_task(job) for job in jobs]
            try:
                yield
            finally:
                runner.stop()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await house.close()
                metrics.leave()

    app = Litestar(
        [route for subject in SUBJECTS for route in subject.ROUTES],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "replays": Provide(lambda: saved, sync_to_thread=False),
        },
        middleware=[DefineMiddleware(OldCookies, house=house)],
        exception_handlers=error_answers.HANDLERS,
        request_class=AnyBody,
        lifespan=[lifespan],
        logging_config=None,
        request_max_body_size=MOST_BYTES,
        response_cache_config=ResponseCacheConfig(),
        openapi_config=OpenAPIConfig(
            title="Airlock",
            version=__version__,
            description="Tables, seats, questions and answers. docs/api.md explains it in words.",
            # The framework answers everything below this path, so it gets one of its own.
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "program": SecurityScheme(
                        type="http",
                        scheme="bearer",
                        description="The token of a program's seat; no cookie and no X-Airlock are needed then.",
                    )
                }
            ),
        ),
    )
    app.state.house = house
    # Around everything, so that answers to unknown addresses are guarded too.
    app.asgi_handler = cast(Any, Guard(app.asgi_handler, settings.origins))
    return app
