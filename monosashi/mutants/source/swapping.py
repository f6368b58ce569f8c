"""An edition in which one function is bent: it has other code while an entry of that table runs, and at no other time.

So the right rules can be played beside the wrong ones in one process, as with every other wrong rule.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import wraps
from types import CodeType, FunctionType, GeneratorType
from typing import Any

from monosashi.mutants.kinds.entries import EntryOfTable
from reference_engine.kernel.edition import Act, Edition

Function = Callable[..., Any]


class Swapped:
    """Functions with the code of a bent one, wherever entries of the wrong table call them."""

    def __init__(self, functions: Iterable[FunctionType], code: CodeType) -> None:
        """They keep their own code until one of the entries runs."""
        self._functions = tuple(functions)
        self._code = code
        self._is_on = False

    def edition(self, edition: Edition, entries: Iterable[EntryOfTable]) -> Edition:
        """The same table, whose entries run with the bent function."""
        acts = set()
        for entry in entries:
            edition = entry.amended(edition, self.within(entry.function))
            acts |= {entry.act} - {""}
        changed = {name: self._listing(edition.acts[name]) for name in sorted(acts)}
        return edition.amended(edition.name, acts=changed) if changed else edition

    def _listing(self, act: Act) -> Act:
        """What lists an act's answers, and what makes one meaningless, is as wrong as the act."""
        sample = None if act.sample is None else self.within(act.sample)
        return replace(act, options=self.within(act.options), faults=self.within(act.faults), sample=sample)

    def within(self, real: Function) -> Function:
        """An entry that runs with the bent function."""

        @wraps(real)
        def other(*given: Any, **named: Any) -> Any:
            if self._is_on:
                return real(*given, **named)
            before = [function.__code__ for function in self._functions]
            self._is_on = True
            for function in self._functions:
                function.__code__ = self._code
            try:
                result = real(*given, **named)
                return iter(tuple(result)) if isinstance(result, GeneratorType) else result
            finally:
                for function, code in zip(self._functions, before, strict=True):
                    function.__code__ = code
                self._is_on = False

        return other


def clones(function: FunctionType, codes: Mapping[str, CodeType]) -> Mapping[str, Function]:
    """A function of its own for each code, which calls what the given one calls."""
    made = {}
    for name, code in codes.items():
        clone = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
        clone.__kwdefaults__ = function.__kwdefaults__
        made[name] = clone
    return made
