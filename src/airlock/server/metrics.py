"""What is counted, for Prometheus. Each worker counts for itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

REQUESTS = Counter("airlock_requests", "Requests", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram("airlock_request_seconds", "Time to answer a request", ["route"], buckets=FAST, registry=REGISTRY)
ANSWERS = Counter("airlock_answers", "Answers recorded", ["by"], registry=REGISTRY)
RACES = Counter("airlock_lost_races", "Changes that somebody else was faster with", registry=REGISTRY)
COMMITS = Histogram("airlock_commit_seconds", "Time to write an answer", buckets=FAST, registry=REGISTRY)
REBUILDS = Histogram("airlock_rebuild_seconds", "Time to replay a table", buckets=FAST, registry=REGISTRY)
SOCKETS = Gauge("airlock_sockets", "Open sockets", registry=REGISTRY)
CACHED = Gauge("airlock_tables_in_memory", "Tables in memory", registry=REGISTRY)
FAILURES = Counter("airlock_failures", "Bugs: requests that ended with 500", registry=REGISTRY)
WEBHOOKS = Counter("airlock_webhooks", "Webhooks", ["outcome"], registry=REGISTRY)
