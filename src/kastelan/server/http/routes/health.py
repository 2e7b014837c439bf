"""For the operator: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get

from kastelan.server.service import Service


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(service: Service) -> Response[str]:
    """The database can be written to as well."""
    ready = await service.healthy()
    return Response("ok" if ready else "database", status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(service: Service) -> str:
    """Numbers in the Prometheus text format."""
    return service.metrics.text()


HANDLERS: Final = (healthz, readyz, metrics)
