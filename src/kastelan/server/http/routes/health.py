"""For the operator: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from kastelan.server.service import Service


class Numbers:
    """The server's metrics: numbers only, nothing about a table or a person."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> list[Metric]:
        service, hub = self._service, self._service.hub
        return [
            CounterMetricFamily("kastelan_entries", "Lines written to logs of tables", value=hub.moves),
            CounterMetricFamily("kastelan_commits", "Commits that carried them", value=service.log.commits),
            CounterMetricFamily(
                "kastelan_bot_failures", "Bots without an answer", value=service.bots.failures
            ),
            CounterMetricFamily(
                "kastelan_letters", "Letters that reached webhooks", value=service.outbox.sent
            ),
            CounterMetricFamily(
                "kastelan_letter_failures", "Letters that a webhook did not take", value=service.outbox.failed
            ),
            CounterMetricFamily(
                "kastelan_analyses", "Games that were thought about", value=service.analysis_queue.done
            ),
            CounterMetricFamily(
                "kastelan_analysis_failures",
                "Games that were given up",
                value=service.analysis_queue.failures,
            ),
            GaugeMetricFamily("kastelan_tables", "Tables in memory", value=len(hub.rooms)),
            GaugeMetricFamily("kastelan_sockets", "Open sockets", value=service.sockets.total()),
        ]


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(service: Service) -> Response[str]:
    """The database answers too."""
    ready = await service.healthy()
    return Response("ok" if ready else "database", status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(service: Service) -> str:
    """Numbers in the Prometheus text format."""
    registry = CollectorRegistry()
    registry.register(Numbers(service))
    return generate_latest(registry).decode()


HANDLERS: Final = (healthz, readyz, metrics)
