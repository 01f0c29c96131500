"""A crew on a Ray cluster."""

import ipaddress
import os
import socket
from typing import Any

from gemhoard.arena.crew import (
    PATIENCE,
    RETRIES,
    Crew,
    CrewError,
    Foreman,
    Hire,
    Outcome,
    Piece,
    Promise,
    Work,
    program,
)
from gemhoard.files import silence


def on_ray(address: str) -> Hire:
    """The workers of a Ray cluster."""
    ray = _connect(address)

    def hire(work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]:
        return lambda units: Tasks(ray, work).do(units)

    return hire


class Tasks(Foreman[Piece, Outcome]):
    """Units as tasks of Ray, four a core, which gives those of a worker that died to another."""

    def __init__(self, ray: Any, work: Work[Piece, Outcome]) -> None:
        super().__init__(4 * int(ray.cluster_resources().get("CPU", 1)))
        self.ray, self.work = ray, ray.put(work)
        self.address = ray.get_runtime_context().gcs_address
        self.task = ray.remote(max_retries=RETRIES)(_do_if_alike)

    def begin(self, unit: Piece) -> Promise[Piece, Outcome]:
        task = self.task.remote(self.work, unit, program())
        return Promise(unit, task, task.future())

    def check(self) -> None:
        """Where the head is lost, Ray waits for a minute, and then ends this process without a word."""
        try:
            _knock(self.address)
        except CrewError:
            raise CrewError(f"the Ray cluster at {self.address} was lost") from None

    def has_begun_anew(self, promise: Promise[Piece, Outcome]) -> bool:
        return False

    def end(self, promise: Promise[Piece, Outcome]) -> Outcome:
        errors = self.ray.exceptions
        try:
            return promise.future.result()
        except errors.RayTaskError as error:
            if isinstance(error.cause, errors.RayError):
                raise CrewError(f"the Ray cluster cannot play: {_first_line(error.cause)}") from None
            raise error.cause from None
        except errors.RayError as error:
            raise CrewError(f"the Ray cluster was lost: {_first_line(error)}") from None

    def stop(self) -> None:
        for promise in self.begun.values():
            self.ray.cancel(promise.worker, force=True)


def _connect(address: str) -> Any:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", f"{PATIENCE}")  # one a second
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # What is lost is told in one line, by us.
    try:
        import ray
    except ModuleNotFoundError:
        raise CrewError("--ray needs the package ray: pip install 'gemhoard[cluster]'") from None
    if not ray.is_initialized():
        own = {} if address == "auto" else _knock(address)
        try:
            with silence():  # It warns on its way; whoever waits is told the end of it in one line.
                ray.init(address=address, log_to_driver=False, logging_level="CRITICAL", **own)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise CrewError(f"cannot join a Ray cluster at {address}: {_in_one_line(error)}") from error
    return ray


def _knock(address: str) -> dict[str, str]:
    """See whether anybody is there, and on which way: Ray itself would wait long."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise CrewError(f"--ray takes host:port, or auto, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            found = line.getpeername()[0]
    except (OSError, OverflowError) as error:
        raise CrewError(f"there is no Ray cluster at {address}") from error
    # A cluster of this machine alone need not know its name in the network.
    return {"_node_ip_address": found} if ipaddress.ip_address(found).is_loopback else {}


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _in_one_line(error: Exception) -> str:
    """Where versions differ, Ray tells which on six."""
    return " ".join(str(error).split())


def _do_if_alike(work: Work[Piece, Outcome], unit: Piece, version: str) -> Outcome:
    """Another version might play by other rules, and nobody would notice."""
    if version != program():
        raise CrewError("the Ray cluster has another version of Gemhoard")
    return work(unit)
