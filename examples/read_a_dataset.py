"""Write a few games of two bots, then read them back: as tables for learning, and as records."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow.parquet as parquet

from kastelan import find_game, replay
from kastelan.learning.dataset import DatasetPlan, write_dataset
from kastelan.learning.selfplay import Series, read_records

series = Series("seasons", 1, ("random", "random"), (("winter", "yes"),), seed=1)

with TemporaryDirectory() as folder:
    write_dataset(DatasetPlan(series, games=3, shard=2, format="both"), Path(folder))

    decisions = [
        row
        for path in sorted(Path(folder).glob("decisions-*.parquet"))
        for row in parquet.read_table(path, columns=["view", "action", "legal_count", "won"]).to_pylist()
    ]
    print(len(decisions), "decisions")
    wide = max(decisions, key=lambda row: row["legal_count"])
    print("the widest had", wide["legal_count"], "legal actions; its seat saw these talers:")
    print(json.loads(wide["view"])["talers"])

    for path in sorted(Path(folder).glob("records-*.kst.gz")):
        for record in read_records(path):
            outcome = replay(record, find_game).outcome
            assert outcome is not None
            print(record.names, outcome.scores)
