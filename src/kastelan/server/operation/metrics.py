"""What an operator may ask in numbers: how much is played, how fast, what waits, and what is refused.

No metric names a person, a table, an address or a move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kastelan.core.errors import IllegalAction, KastelanError

if TYPE_CHECKING:
    from kastelan.server.service import Service

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The limits of the histograms' buckets."""

RULES: Final = "rules"
"""The reason of everything that a game's rules forbid: they have hundreds of messages."""


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry(auto_describe=False)
        ProcessCollector(namespace="kastelan", registry=self._registry)
        self.commands = Histogram(
            "kastelan_command_seconds",
            "From a command until it is on disk and sent to everyone at the table",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.commits = Histogram(
            "kastelan_commit_seconds",
            "Commits of the log, each with all lines that waited for it",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.answers = Histogram(
            "kastelan_bot_answer_seconds",
            "From a bot's turn until its answer: waiting and thinking",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._refusals = Counter(
            "kastelan_refusals", "Refused requests and commands", ("kind", "reason"), registry=self._registry
        )

    def watch(self, service: Service) -> None:
        """Add what a service can tell whenever it is asked."""
        self._registry.register(Gauges(service))
        service.hub.carried_out = self.commands.observe
        service.log.committed = self.commits.observe
        service.bots.answered = self.answers.observe

    def refused(self, error: KastelanError) -> None:
        """Count a refusal."""
        reason = RULES if isinstance(error, IllegalAction) else error.message
        self._refusals.labels(type(error).__name__, reason).inc()

    def text(self) -> str:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry).decode()


class Gauges(Collector):
    """What the parts of a service count themselves, read when somebody asks."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterable[Metric]:
        service, hub, count, now = self._service, self._service.hub, CounterMetricFamily, GaugeMetricFamily
        outbox, analyses = service.outbox, service.analysis_queue
        return (
            count("kastelan_entries", "Lines written to logs of tables", value=hub.moves),
            count("kastelan_bot_failures", "Bots without an answer", value=service.bots.failures),
            count("kastelan_letters", "Letters that reached webhooks", value=outbox.sent),
            count("kastelan_letter_failures", "Letters that a webhook did not take", value=outbox.failed),
            count("kastelan_mails", "Letters that the mail server took", value=service.mail.sent),
            count("kastelan_mail_failures", "Letters that it did not take", value=service.mail.failed),
            count("kastelan_analyses", "Games that were thought about", value=analyses.done),
            count("kastelan_analysis_failures", "Games that were given up", value=analyses.failures),
            count(
                "kastelan_replay_failures",
                "Games that took too long to replay",
                value=service.replays.failures,
            ),
            now("kastelan_tables", "Tables in memory", value=len(hub.rooms)),
            now("kastelan_tables_loading", "Tables being read into memory", value=hub.loading),
            now("kastelan_sockets", "Open sockets", value=service.sockets.total()),
            now(
                "kastelan_log_waiting", "Pages that wait to be written to the log", value=service.log.waiting
            ),
            now(
                "kastelan_bots_waiting",
                "Bots that wait for a process to think in",
                value=service.bots.waiting,
            ),
            now(
                "kastelan_replays_waiting",
                "Played games that are replayed, or wait for it",
                value=service.replays.waiting,
            ),
            now("kastelan_tasks_waiting", "Background tasks that wait", value=service.tasks.waiting),
        )
