"""Processes that think and play for others have the same packs."""

import pytest

from tests.packs.conftest import python

TABLE = """
import sys, fiendish
from fiendish import packs
packs.load(sys.argv[1])
factions = [["moon_circus", "robots"], ["aliens", "ninjas"]]
table = fiendish.new("smash_up", seats=2, seed=1, factions=factions)
while len(table.question.options) < 2:
    table.answer(0)
"""


def test_bots_of_the_server_think_about_cards_of_a_pack(circus):
    code = """
import asyncio
from fiendish.server.bot_pool import BotPool

async def ask():
    pool = BotPool(workers=1, budget=1.0)
    hint = await pool.hint("t", table, table.question.seat)
    pool.close()
    return hint

print(type(asyncio.run(ask())).__name__)
"""
    assert python(TABLE + code, circus) == "Hint"


def test_a_task_of_ray_loads_the_packs_it_is_told(circus):
    pytest.importorskip("pyarrow")
    code = """
import subprocess, msgspec
from fiendish.games import find
from fiendish.lab.experiment import plan
experiment = plan("match", find("smash_up"), ["random", "easy"], games=1,
                  settings={"factions": factions})
elsewhere = '''
import sys
from fiendish.lab.running import play_batch
print(len(play_batch(sys.argv[1].encode(), [0], (sys.argv[2],)).rows) > 100)
'''
words = [sys.executable, "-c", elsewhere, msgspec.json.encode(experiment).decode(), *packs.folders()]
print(subprocess.run(words, capture_output=True, text=True).stdout.strip())
"""
    assert python(TABLE + code, circus) == "True"
