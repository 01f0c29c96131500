"""A worker pool: runs a pure function over many jobs, in this process, in others, or on a Ray cluster.

The same jobs give the same results, wherever they run and however many workers there are. The job of a worker
that dies goes to another.
"""

from gemhoard.jobs.cluster import RayPool
from gemhoard.jobs.local import LocalPool, cores
from gemhoard.jobs.pool import Pool, PoolError, Results, in_order
from gemhoard.jobs.program import program_hash
from gemhoard.jobs.progress import Progress

__all__ = [
    "LocalPool",
    "Pool",
    "PoolError",
    "Progress",
    "RayPool",
    "Results",
    "cores",
    "in_order",
    "program_hash",
]
