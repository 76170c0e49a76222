"""Whatever the interface document allows, and much that it doesn't: no request is answered with a server error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.processes import Server, server
from tests.server.serving import HEADERS


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        document = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
        tried = 0
        for found in document.get_all_operations():
            operation: Any = found
            fuzz(operation.ok(), running)
            tried += 1
        assert tried > 35
        assert '"level": "error"' not in (tmp_path / f"server-{running.port}.log").read_text()


def fuzz(operation: Any, running: Server) -> None:
    """Requests to one address: some as the document says, some not."""

    @given(case=operation.as_strategy())
    @settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        answer = case.call(headers=HEADERS, base_url=running.url)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)

    ask()
