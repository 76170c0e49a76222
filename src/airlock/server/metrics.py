"""What is counted, for Prometheus. Workers that one command started count together; other processes for themselves."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Set by `airlock serve --workers` before this is imported: a folder through which workers share what they count.
IS_SHARED = "PROMETHEUS_MULTIPROC_DIR" in os.environ
REGISTRY = CollectorRegistry()
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

REQUESTS = Counter("airlock_requests", "Requests", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram("airlock_request_seconds", "Time to answer a request", ["route"], buckets=FAST, registry=REGISTRY)
ANSWERS = Counter("airlock_answers", "Answers recorded", ["by"], registry=REGISTRY)
RACES = Counter("airlock_lost_races", "Changes that came second to somebody else's", registry=REGISTRY)
COMMITS = Histogram("airlock_commit_seconds", "Time to write an answer", buckets=FAST, registry=REGISTRY)
REBUILDS = Histogram("airlock_rebuild_seconds", "Time to replay a table", buckets=FAST, registry=REGISTRY)
SOCKETS = Gauge("airlock_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
CACHED = Gauge("airlock_tables_in_memory", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
FAILURES = Counter("airlock_failures", "Bugs: requests that ended with 500", registry=REGISTRY)
WEBHOOKS = Counter("airlock_webhooks", "Webhooks", ["outcome"], registry=REGISTRY)
SWEPT = Counter("airlock_swept", "Old tables and replays that were removed", ["kind"], registry=REGISTRY)


def exposition() -> bytes:
    """Everything that was counted, as Prometheus reads it."""
    if not IS_SHARED:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def leave() -> None:
    """This worker ends: its sockets and tables don't count any more."""
    if IS_SHARED:
        mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
