"""In which scenarios a bent function does anything else than the right one: both are tried at its calls.

What is never otherwise, in any scenario and any random game, is no wrong rule worth a name.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from functools import cache, partial
from random import Random
from types import CodeType, FunctionType, GeneratorType
from typing import Any

import reference_engine as engine
from monosashi.mutants.kinds.reading import codes_in
from monosashi.mutants.kinds.scanning import DRAWN
from monosashi.mutants.probing import Shadow
from monosashi.mutants.source.bending import loops
from monosashi.mutants.source.functions import FAMILY, Bendable, bendable
from monosashi.mutants.source.swapping import clones
from monosashi.records import random_games
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.support.patience import TooLong, limited
from monosashi.verification import runner
from monosashi.verification.case import Case

EVERYWHERE = (1000, sys.maxsize, sys.maxsize)
"""Bounds for wrong rules of which all places are wanted."""

LOOP = 1.0
"""Seconds that a bent function with a loop may take."""


class SourceScan:
    """The right rules, whose functions are watched. ``parted`` has the places where each bent one was otherwise."""

    def __init__(self, name: str, wanted: Callable[[str], bool], bounds: tuple[int, int, int]) -> None:
        """Look for the wrong rules whose ids are ``wanted``, within the bounds of QUICK_SCAN or THOROUGH_SCAN."""
        self.edition = engine.edition(name)
        self.name = name
        self.parted: dict[str, list[int]] = defaultdict(list)
        self._wanted = cache(wanted)
        self._calls_looked_into, self._tries_in_vain, self._enough = bounds
        self._tries: Counter[str] = Counter()
        self._tried_here: set[str] = set()
        self._calls: Counter[int] = Counter()
        self._place = 0
        self._busy = False
        self._watched = [_Watched(one) for one in bendable(name).values()]

    def play(self, place: int, scenario: Scenario) -> None:
        """Play a scenario, which is a place."""
        with self._watching(place):
            runner.play(Case(Reference(self.edition), self.name), scenario)

    def games(self, seeds: Iterable[int]) -> Iterator[int]:
        """Play random games; their places are below 0."""
        for seed in seeds:
            with self._watching(-1 - seed), suppress(random_games.GameFailed):
                random_games.play(self.edition, Random(seed), drawn=DRAWN)
            yield seed

    @contextmanager
    def _watching(self, place: int) -> Iterator[None]:
        self._place = place
        self._calls.clear()
        self._tried_here.clear()
        self.edition.cache.clear()
        swapped: list[tuple[FunctionType, CodeType]] = []
        try:
            for number, watched in enumerate(self._watched):
                names = [each for each in watched.names if self._open(each)]
                if names:
                    for function in watched.one.functions:
                        swapped.append((function, function.__code__))
                        _watch(
                            function,
                            partial(
                                self._called, number, watched, function, clones(function, {"": function.__code__})[""]
                            ),
                        )
            yield
        finally:
            for function, code in swapped:
                function.__code__ = code
                function.__globals__.pop(_name(function), None)

    def _open(self, identity: str) -> bool:
        there = self.parted.get(identity, ())
        return (
            self._wanted(identity)
            and len(there) < self._enough
            and (not there or there[-1] != self._place)
            and self._tries[identity] < self._tries_in_vain
        )

    def _called(
        self, number: int, watched: "_Watched", function: FunctionType, real: Callable[..., Any], given: Any, named: Any
    ) -> Any:
        if self._busy or self._calls[number] >= self._calls_looked_into:
            return real(*given, **named)
        self._calls[number] += 1
        # What can be gone through once only is gone through here, and given to each anew.
        given = tuple(_Once(each) if hasattr(each, "__next__") else each for each in given)
        tried: list[tuple[str, Shadow, tuple[Any, ...], Any]] = []
        self._busy = True
        try:
            for identity, wrong in watched.clones(function).items():
                if self._open(identity):
                    shadow = Shadow(self.edition, given)
                    shown = tuple(map(_copied, shadow.given))
                    try:
                        with limited(LOOP, TooLong) if watched.has_loops else nullcontext():
                            tried.append((identity, shadow, shown, _finished(wrong(*map(_opened, shown), **named))))
                    except (Exception, TooLong):
                        self._part(identity)
        finally:
            self._busy = False
        try:
            result = _finished(real(*map(_opened, given), **named))
        except BaseException:
            for identity, *_ in tried:
                self._part(identity)
            raise
        for identity, shadow, shown, other in tried:
            if other != result or not shadow.agrees(given) or not _same(shown, given):
                self._part(identity)
            elif identity not in self._tried_here:
                self._tried_here.add(identity)
                self._tries[identity] += 1
        return _opened(result)

    def _part(self, identity: str) -> None:
        if self._open(identity):
            self.parted[identity].append(self._place)


class _Watched:
    """A function that can be bent, with the ids of what is made of it."""

    def __init__(self, one: Bendable) -> None:
        self.one = one
        self.names = {f"{one.id}:{FAMILY}:{each.id}": each.code for each in one.bent.values()}
        self.has_loops = loops(one.functions[0])
        self._clones: dict[FunctionType, Mapping[str, Callable[..., Any]]] = {}

    def clones(self, function: FunctionType) -> Mapping[str, Callable[..., Any]]:
        """What stands in the place of one of the functions."""
        if function not in self._clones:
            self._clones[function] = clones(function, self.names)
        return self._clones[function]


class _Once(tuple[Any, ...]):
    """What an iterator has."""


def _opened(each: Any) -> Any:
    return iter(each) if isinstance(each, _Once) else each


def _finished(result: Any) -> Any:
    return _Once(result) if isinstance(result, GeneratorType) else result


def _copied(each: Any) -> Any:
    return each.copy() if type(each) in MUTABLE else each


def _same(shown: Iterable[Any], given: Iterable[Any]) -> bool:
    return all(one == other for one, other in zip(shown, given, strict=True) if type(other) in MUTABLE)


MUTABLE = (list, dict, set)
"""What a function may be given to change, beside the game."""


def _watch(function: FunctionType, called: Callable[..., Any]) -> None:
    """Let a function call another one: its code is exchanged, as it may be known under many names."""
    outside = [f"outside_{number}" for number in range(len(function.__code__.co_freevars))]
    text = (
        f"def around({', '.join(outside)}):\n"
        f"    def watched(*given, **named):\n"
        f"        {'; '.join(outside) or 'pass'}\n"
        f"        return {_name(function)}(given, named)\n"
        f"    return watched\n"
    )
    around = compile(text, __file__, "exec")
    function.__globals__[_name(function)] = called
    function.__code__ = next(code for code in codes_in(around) if code.co_name == "watched")


def _name(function: FunctionType) -> str:
    return f"_watched_{id(function)}"
