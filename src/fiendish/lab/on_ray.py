"""Workers of a Ray cluster, or of one that is started here. Needs ray."""

from __future__ import annotations

from typing import Any

from fiendish import packs
from fiendish.extras import need
from fiendish.lab.running import Batch, Lost, play_batch


class RayWorkers:
    """The same work as tasks of Ray; where the cluster is, Ray's own settings say."""

    def __init__(self, count: int) -> None:
        ray = need("ray", "ray")
        self._ray = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            ray.init(
                num_cpus=count, include_dashboard=False, log_to_driver=False, logging_level="ERROR"
            )
        self.count = max(1, int(ray.cluster_resources().get("CPU", count)))
        self._play = ray.remote(num_cpus=1, max_retries=0)(play_batch)

    def submit(self, experiment: bytes, games: list[int]) -> Any:
        return self._play.remote(experiment, games, packs.folders())

    def wait(self, running: list[Any], seconds: float) -> list[Any]:
        done, _ = self._ray.wait(running, num_returns=1, timeout=seconds)
        return list(done)

    def result(self, task: Any) -> Batch:
        try:
            batch: Batch = self._ray.get(task)
        except self._ray.exceptions.WorkerCrashedError:
            raise Lost("a worker of Ray has died again and again") from None
        return batch

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()
