"""The files that a tuning writes: the candidate, a report and, if it was better, the accepted weights."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from kastelan.bots.greedy.weight_files import Origin, by_name, file_text, with_values
from kastelan.learning.tuning import TuningResult

CANDIDATE: Final = "candidate.json"
REPORT: Final = "report.md"


def write_files(tuned: TuningResult, folder: Path, command: str, today: date) -> Origin:
    """Write the candidate and the report, and return the origin of the weights."""
    plan, proof = tuned.plan, tuned.proof
    method = (
        f"CMA-ES, {plan.generations} generations of {plan.population}, {plan.deals} deals from every seat,"
        f" step {plan.step}: {command}"
    )
    origin = Origin(today.isoformat(), method, proof.text() if proof else "")
    accepted = tuned.table.weighing.accepted
    text = file_text(with_values(accepted, tuned.weights), origin)
    (folder / CANDIDATE).write_text(text, encoding="utf-8")
    (folder / REPORT).write_text(report(tuned, origin), encoding="utf-8")
    return origin


def accept(tuned: TuningResult, origin: Origin) -> Path | None:
    """Replace the accepted weights if the proof justifies it; returns the file that was written, if any."""
    if tuned.proof is None or not tuned.proof.justified:
        return None
    weighing = tuned.table.weighing
    path = Path(str(weighing.file))
    path.write_text(file_text(with_values(weighing.accepted, tuned.weights), origin), encoding="utf-8")
    return path


def report(tuned: TuningResult, origin: Origin) -> str:
    """The report as Markdown."""
    table, before = tuned.table, by_name(tuned.table.weighing.accepted)
    options = ", ".join(f"{name}={value}" for name, value in table.options) or "none"
    lines = [
        f"# Tuning {table.weighing.name}",
        "",
        f"{origin.date}. {origin.method}",
        f"Players: {table.players}; options: {options}; seed: {tuned.plan.seed}.",
        "",
        f"Proof: {origin.games or 'none was asked for'}.",
        "",
        "| generation | mean | best | step |",
        "|---|---|---|---|",
        *(
            f"| {one.number} | {one.mean:.4f} | {one.best:.4f} | {one.sigma:.3f} |"
            for one in tuned.generations
        ),
        "",
        "| weight | before | after |",
        "|---|---|---|",
        *(f"| {name} | {before[name]:g} | {value:g} |" for name, value in tuned.weights.items()),
        "",
    ]
    return "\n".join(lines)
