"""A worker pool on a Ray cluster."""

import ipaddress
import os
import socket
from collections.abc import Iterable
from typing import Any

from gemhoard.extras import extra
from gemhoard.files import silence
from gemhoard.jobs.pool import (
    RETRIES,
    TIMEOUT,
    Executor,
    Function,
    Job,
    PoolError,
    Result,
    Results,
    Submitted,
)
from gemhoard.jobs.program import program_hash


class RayPool:
    def __init__(self, address: str) -> None:
        self.ray = _connect(address)

    def run(self, function: Function[Job, Result], jobs: Iterable[Job]) -> Results[Result]:
        return RayExecutor(self.ray, function).run(jobs)


class RayExecutor(Executor[Job, Result]):
    """Jobs as Ray tasks, four a core. Ray itself retries those of a worker that died."""

    def __init__(self, ray: Any, function: Function[Job, Result]) -> None:
        super().__init__(4 * int(ray.cluster_resources().get("CPU", 1)))
        self.ray, self.function = ray, ray.put(function)
        self.address = ray.get_runtime_context().gcs_address
        self.task = ray.remote(max_retries=RETRIES)(_run_if_same_version)

    def submit(self, job: Job) -> Submitted[Job, Result]:
        task = self.task.remote(self.function, job, program_hash())
        return Submitted(job, task, task.future())

    def check(self) -> None:
        """When the head is lost, Ray waits for a minute and then ends this process without a message."""
        try:
            _check_reachable(self.address)
        except PoolError:
            raise PoolError(f"the Ray cluster at {self.address} was lost") from None

    def retry(self, submitted: Submitted[Job, Result]) -> bool:
        return False

    def result(self, submitted: Submitted[Job, Result]) -> Result:
        errors = self.ray.exceptions
        try:
            return submitted.future.result()
        except errors.RayTaskError as error:
            if isinstance(error.cause, errors.RayError):
                raise PoolError(f"the Ray cluster cannot play: {_first_line(error.cause)}") from None
            raise error.cause from None
        except errors.RayError as error:
            raise PoolError(f"the Ray cluster was lost: {_first_line(error)}") from None

    def stop(self) -> None:
        for each in self.submitted.values():
            self.ray.cancel(each.worker, force=True)


def _connect(address: str) -> Any:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", f"{TIMEOUT}")  # one a second
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # We report a loss ourselves, in one line.
    with extra("cluster"):
        import ray
    if not ray.is_initialized():
        own = {} if address == "auto" else _check_reachable(address)
        try:
            with silence():  # Its warnings on the way; what matters is reported below, in one line.
                ray.init(address=address, log_to_driver=False, logging_level="CRITICAL", **own)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise PoolError(f"cannot join a Ray cluster at {address}: {_in_one_line(error)}") from error
    return ray


def _check_reachable(address: str) -> dict[str, str]:
    """Ray itself would wait long. Returns what else Ray has to know of the address."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise PoolError(f"--ray takes host:port, or auto, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), timeout=TIMEOUT) as connection:
            found = connection.getpeername()[0]
    except (OSError, OverflowError) as error:
        raise PoolError(f"there is no Ray cluster at {address}") from error
    # A cluster of this machine alone need not know its name in the network.
    return {"_node_ip_address": found} if ipaddress.ip_address(found).is_loopback else {}


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _in_one_line(error: Exception) -> str:
    """Where versions differ, Ray's message has six lines."""
    return " ".join(str(error).split())


def _run_if_same_version(function: Function[Job, Result], job: Job, version: str) -> Result:
    """Another version might play by other rules, and nobody would notice."""
    if version != program_hash():
        raise PoolError("the Ray cluster has a different version of Gemhoard")
    return function(job)
