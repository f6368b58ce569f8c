"""Workers on other machines: a Dask cluster, which hands out work, waits for whoever joins and replaces who dies.

``distributed`` is an extra (``pip install "monosashi[cluster]"``). Every worker needs the same Monosashi, which is
asked before any work is handed out, and again with each part, because workers may join at any time.

Results are data: a worker sends bytes, which are decoded as what the work is annotated to return. This process
unpickles nothing that comes from the cluster; the workers do unpickle what the scheduler sends them.
"""

import hashlib
import logging
import pickle
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, TypeVar, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi import __version__
from monosashi.kit.registry import register_games
from monosashi.rulebook.folders import PACKAGE, features_of, steps_folder_of
from monosashi.sharing.crew import NoCluster
from monosashi.support.text import harmless, shortened

Item = TypeVar("Item")
Found = TypeVar("Found")

SCHEDULER_SECONDS = 10
"""Seconds in which a scheduler must answer, and have a worker."""

WAITING = 60
"""Seconds that a cluster may be without any worker in the middle of the work."""

LOOK = 2.0
"""Seconds without a result after which the cluster is looked at."""

QUOTED_LENGTH = 300
"""How many letters of what a worker says are quoted."""

DATA = ["msgpack"]
"""How a worker may send something. Dask's other ways name types by pickles."""


class Done(Struct, tag=True, frozen=True):
    """What the work has come to, in the form that ``ENCODE`` gives it."""

    found: msgspec.Raw


class OtherVersion(Struct, tag=True, frozen=True):
    """The worker has another Monosashi: ``address`` and ``version`` are its own."""

    address: str
    version: str


class Failed(Struct, tag=True, frozen=True):
    """The work has raised an error."""

    address: str
    error: str


ENCODE = msgspec.msgpack.Encoder().encode
DECODE = msgspec.msgpack.Decoder(Done | OtherVersion | Failed).decode


@contextmanager
def together(scheduler: str) -> Iterator[Callable[..., Iterator[Any]]]:
    """The workers of a scheduler: ``share(work, parts, *given)`` hands out work. Raises NoCluster."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise NoCluster('a scheduler needs Dask: pip install "monosashi[cluster]"') from None
    # Its reports of lost connexions would stand in the middle of ours.
    for name in [each for each in logging.root.manager.loggerDict if each.partition(".")[0] == "distributed"]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    with _unpickling_nothing(), _connected(scheduler) as client:
        _demand_one_version(client, scheduler)
        yield partial(_share, client, scheduler)


@contextmanager
def _unpickling_nothing() -> Iterator[None]:
    """Dask unpickles results, errors and names of types, whatever its client is set to: here it cannot."""
    from distributed import client
    from distributed.protocol import pickle as protocol

    class Refusing:
        """In the place of the module ``pickle``."""

        dumps = staticmethod(pickle.dumps)
        loads = staticmethod(_refuse)

    places = ((protocol, "loads", _refuse), (client, "loads", _refuse), (client, "pickle", Refusing))
    former = [(module, name, getattr(module, name)) for module, name, _ in places]
    try:
        for module, name, refusing in places:
            setattr(module, name, refusing)
        yield
    finally:
        for module, name, real in former:
            setattr(module, name, real)


class _Plain(pickle.Unpickler):
    """Reads values without any code. Only ``bytes`` can be named: Dask sends errors as bytes of that type."""

    def find_class(self, module: str, name: str) -> Any:
        """Refuse everything else."""
        if (module, name) == ("builtins", "bytes"):
            return bytes
        # Of this kind, for Dask expects it where it reads where an error came from, and goes on.
        raise TypeError("nothing that comes from a cluster is unpickled")


def _refuse(content: bytes, **_: object) -> Any:
    return _Plain(BytesIO(content)).load()


def _share(
    client: Any, scheduler: str, work: Callable[..., list[Found]], parts: Sequence[Sequence[Item]], *given: Any
) -> Iterator[Found]:
    """What ``work(part, *given)`` makes of each part, as it becomes known.

    A part whose worker dies is begun anew elsewhere; if no worker is left, one that joins is waited for, but not for
    ever. Raises NoCluster.
    """
    decode = msgspec.msgpack.Decoder(get_type_hints(work)["return"]).decode
    unfit: set[str] = set()
    running: dict[Any, int] = {}
    ended: SimpleQueue[Any] = SimpleQueue()

    def begin(part: int, among: Sequence[str] | None = None) -> None:
        future = client.submit(_on_worker, version(), work, parts[part], *given, workers=among, pure=False)
        running[future] = part
        future.add_done_callback(ended.put)

    with _understood(scheduler):
        for part in range(len(parts)):
            begin(part)
    while running:
        with _understood(scheduler):
            future = _next(client, scheduler, ended)
            part = running.pop(future)
            sent = _sent(future, scheduler)
        if isinstance(sent, Failed):
            raise NoCluster(f"the worker {_quoted(sent.address)} has failed: {_quoted(sent.error)}")
        if isinstance(sent, OtherVersion):
            # It has joined since. Whoever joins after it may be as it should be, but is not waited for.
            unfit.add(sent.address)
            with _understood(scheduler):
                fit = [address for address in _addresses(client) if address not in unfit]
                if not fit:
                    raise NoCluster(_unfit({sent.address: sent.version}))
                begin(part, fit)
            continue
        try:
            found = decode(sent.found)
        except msgspec.DecodeError as error:
            raise NoCluster(f"a worker of {scheduler} has sent what is no result: {_quoted(error)}") from None
        yield from found


@contextmanager
def _understood(scheduler: str) -> Iterator[None]:
    """Whatever Dask raises means that the scheduler cannot be used. Raises NoCluster."""
    try:
        yield
    except NoCluster:
        raise
    except Exception as error:
        raise NoCluster(f"the scheduler at {scheduler} is gone: {_quoted(error) or type(error).__name__}") from None


def _next(client: Any, scheduler: str, ended: "SimpleQueue[Any]") -> Any:
    """The next future that has come to an end. Raises NoCluster if that cannot be expected any more."""
    alone_since = 0.0
    while True:
        try:
            return ended.get(timeout=LOOK)
        except Empty:
            pass
        if _addresses(client):
            alone_since = 0.0
        elif not alone_since:
            alone_since = monotonic()
            note = f"{scheduler} has no worker left; waiting for {WAITING} seconds for one to join"
            print(f"monosashi: {note}", file=sys.stderr)
        elif monotonic() - alone_since > WAITING:
            start = f"dask worker --nthreads 1 {scheduler}"
            raise NoCluster(f"no worker of {scheduler} is left, and none has joined; start one with '{start}'")


def _sent(future: Any, scheduler: str) -> Done | OtherVersion | Failed:
    """What a worker has sent. Raises NoCluster."""
    if future.status == "error":
        # Dask's own, for work cannot end so: see _on_worker.
        raise NoCluster(
            f"{scheduler} has given a part of the work up: its workers were killed over it, or could not load it"
        )
    if future.status != "finished":
        raise NoCluster(f"the scheduler at {scheduler} is gone, or has forgotten the work")
    try:
        sent: Done | OtherVersion | Failed = DECODE(future.result(SCHEDULER_SECONDS))
    except (msgspec.DecodeError, TypeError, pickle.UnpicklingError) as error:
        raise NoCluster(f"a worker of {scheduler} has sent what is no result: {_quoted(error)}") from None
    return sent


def _on_worker(wanted: str, work: Callable[..., list[Found]], part: Sequence[Item], *given: Any) -> bytes:
    """What a worker does with a part: data, also if it fails."""
    from distributed import get_worker

    address = str(get_worker().address)
    if version() != wanted:
        return ENCODE(OtherVersion(address, version()))
    try:
        return ENCODE(Done(msgspec.Raw(ENCODE(work(part, *given)))))
    except Exception as error:
        return ENCODE(Failed(address, str(error) or type(error).__name__))


def _quoted(text: object) -> str:
    """What somebody else says, as a part of a sentence."""
    return shortened(harmless(" ".join(str(text).split())), QUOTED_LENGTH)


def _connected(scheduler: str) -> Any:
    import distributed

    client: Any = distributed.Client
    try:
        where = urlsplit(scheduler if "://" in scheduler else f"tcp://{scheduler}")
        # Dask would go on trying, and leave threads behind that do.
        socket.create_connection((where.hostname or "", where.port or 0), SCHEDULER_SECONDS).close()
        return client(scheduler, timeout=SCHEDULER_SECONDS, set_as_default=False, serializers=DATA, deserializers=DATA)
    except (OSError, ValueError):
        raise NoCluster(
            f"no Dask scheduler answers at {scheduler}: expected an address like tcp://192.0.2.1:8786, where "
            "'dask scheduler' runs"
        ) from None


def _demand_one_version(client: Any, scheduler: str) -> None:
    """Raises NoCluster if there is no worker, or one with another version."""
    try:
        client.wait_for_workers(1, timeout=SCHEDULER_SECONDS)
    except TimeoutError:
        start = f"dask worker --nthreads 1 {scheduler}"
        raise NoCluster(f"the scheduler at {scheduler} has no worker: start one with '{start}'") from None
    try:
        known = msgspec.convert(client.run(version), dict[str, str])
    except Exception as error:
        raise NoCluster(f"a worker of {scheduler} cannot load Monosashi {__version__}: {_quoted(error)}") from None
    others = {address: other for address, other in known.items() if other != version()}
    if others:
        raise NoCluster(_unfit(others))


def _unfit(others: Mapping[str, str]) -> str:
    named = ", ".join(f"{address} ({other})" for address, other in sorted(others.items()))
    return f"every worker needs the Monosashi of this machine ({version()}); another one have {_quoted(named)}"


def _addresses(client: Any) -> list[str]:
    identity = client.sync(client.scheduler.identity, n_workers=-1, callback_timeout=SCHEDULER_SECONDS)
    return list(identity["workers"])


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
