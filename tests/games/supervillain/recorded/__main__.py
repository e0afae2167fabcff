"""Record the games anew."""

from __future__ import annotations

from tests.games.supervillain.recorded.games import FOLDER, VARIANTS, record, transcript

if __name__ == "__main__":
    for name, variant in VARIANTS.items():
        table = record(name, variant)
        (FOLDER / f"{name}.save").write_bytes(table.save())
        (FOLDER / f"{name}.txt").write_text(transcript(table), encoding="utf-8")
        print(f"{name}: {len(table.moves)} decisions, {table.result}")
