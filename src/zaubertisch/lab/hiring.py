"""Hiring: which workers do it."""

from __future__ import annotations

from zaubertisch.lab.cluster import Cluster
from zaubertisch.lab.workers import Alone, Processes, Workers


def hire(count: int, ray: str = "") -> Workers:
    """So many workers here, or those of the Ray cluster at this address."""
    if ray:
        return Cluster(ray, count)
    return Alone() if count <= 1 else Processes(count)
