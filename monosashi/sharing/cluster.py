"""Workers on other machines: a Dask cluster, which hands out work, waits for whoever joins and replaces who dies.

``distributed`` is an extra (``pip install "monosashi[cluster]"``). Every worker needs the same Monosashi, which is
asked before any work is handed out, and again with each part, because workers may join at any time.
"""

import hashlib
import logging
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import reference_engine as engine
from monosashi import __version__
from monosashi.games import register_games
from monosashi.rulebook.folders import PACKAGE, features_of, steps_folder_of
from monosashi.sharing.crew import NoCluster

Item = TypeVar("Item")
Found = TypeVar("Found")

PATIENCE = 10
"""Seconds in which a scheduler must answer, and have a worker."""


class OtherVersion(Exception):
    """A worker has another Monosashi: ``address`` and ``version`` are its own."""

    def __init__(self, address: str, version: str) -> None:
        super().__init__(address, version)
        self.address = address
        self.version = version


@contextmanager
def together(scheduler: str) -> Iterator[Callable[..., Iterator[Any]]]:
    """The workers of a scheduler: ``share(work, parts, *given)`` hands out work. Raises NoCluster."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise NoCluster('a scheduler needs Dask: pip install "monosashi[cluster]"') from None
    # Its reports of lost connexions would stand in the middle of ours.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with _connected(scheduler) as client:
        _demand_one_version(client, scheduler)
        yield partial(_share, client)


def _share(
    client: Any, work: Callable[..., list[Found]], parts: Sequence[Sequence[Item]], *given: Any
) -> Iterator[Found]:
    """What ``work(part, *given)`` makes of each part, as it becomes known.

    A part whose worker dies is begun anew elsewhere; if no worker is left, one that joins is waited for. Raises
    NoCluster.
    """
    import distributed

    unfit: set[str] = set()
    numbers: dict[str, int] = {}

    def begin(part: int, among: Sequence[str] | None = None) -> Any:
        future = client.submit(_on_worker, version(), work, parts[part], *given, workers=among, pure=False)
        numbers[future.key] = part
        return future

    as_completed: Any = distributed.as_completed
    running = as_completed([begin(part) for part in range(len(parts))], loop=client.loop)
    for future in running:
        try:
            found = future.result()
        except OtherVersion as other:
            # It has joined since. Whoever joins after it may be as it should be, but is not waited for.
            unfit.add(other.address)
            fit = [address for address in _addresses(client) if address not in unfit]
            if not fit:
                raise NoCluster(_unfit({other.address: other.version})) from None
            running.add(begin(numbers[future.key], fit))
        except distributed.KilledWorker as killed:
            raise NoCluster(f"the cluster has given a part of the work up: {killed}".partition("\n")[0]) from None
        else:
            yield from found


def _on_worker(wanted: str, work: Callable[..., list[Found]], part: Sequence[Item], *given: Any) -> list[Found]:
    """What a worker does with a part. Raises OtherVersion."""
    from distributed import get_worker

    if version() != wanted:
        raise OtherVersion(get_worker().address, version())
    return work(part, *given)


def _connected(scheduler: str) -> Any:
    import distributed

    client: Any = distributed.Client
    try:
        where = urlsplit(scheduler if "://" in scheduler else f"tcp://{scheduler}")
        # Dask would go on trying, and leave threads behind that do.
        socket.create_connection((where.hostname or "", where.port or 0), PATIENCE).close()
        return client(scheduler, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise NoCluster(
            f"no Dask scheduler answers at {scheduler}: expected an address like tcp://192.0.2.1:8786, where "
            "'dask scheduler' runs"
        ) from None


def _demand_one_version(client: Any, scheduler: str) -> None:
    """Raises NoCluster if there is no worker, or one with another version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        start = f"dask worker --nthreads 1 {scheduler}"
        raise NoCluster(f"the scheduler at {scheduler} has no worker: start one with '{start}'") from None
    try:
        known: dict[str, str] = client.run(version)
    except Exception as error:
        raise NoCluster(f"a worker of {scheduler} cannot load Monosashi {__version__}: {error}") from None
    others = {address: other for address, other in known.items() if other != version()}
    if others:
        raise NoCluster(_unfit(others))


def _unfit(others: Mapping[str, str]) -> str:
    named = ", ".join(f"{address} ({other})" for address, other in sorted(others.items()))
    return f"every worker needs the Monosashi of this machine ({version()}); another one have {named}"


def _addresses(client: Any) -> list[str]:
    return list(client.scheduler_info(n_workers=-1)["workers"])


@cache
def version() -> str:
    """What two machines must have alike: the version, and a digest of rules, suites and kit.

    Makes this process know the games of other packages, too, as every process must that is given work.
    """
    register_games()
    digest = hashlib.sha256()
    suites = [find(game) for game in engine.GAMES for find in (features_of, steps_folder_of)]
    folders = [Path(engine.__file__).parent, PACKAGE, *suites]
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".feature", ".toml")):
            # The same in a clone and in an installed package, which has features and steps within it.
            if "bundled" in file.relative_to(folder).parts:
                continue
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:12]}"
