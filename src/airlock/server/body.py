"""Reading what a request carries. Whatever it is, it is read or refused."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from airlock.server.refused import Refused


class AnyBody(Request[Any, Any, Any]):
    """A request whose body nobody has looked at yet. The framework expects broken JSON, but not all of its kinds."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            raise Refused(400, "gone", "the connection ended before the body did: send it whole") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as error:
            raise Refused(
                400, "bad_input", "the body is nested too deeply: send what the interface asks for"
            ) from error
        except UnicodeDecodeError as error:
            raise Refused(400, "bad_input", "the body is no text in UTF-8: send JSON in UTF-8") from error
