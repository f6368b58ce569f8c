"""Which names a function can read, itself or through what it calls: an entry is blind to all others anyway."""

from collections.abc import Iterator, Mapping
from functools import partial
from types import CodeType, FunctionType, MethodType
from typing import Any

from reference_engine.kernel.judgement import default

OURS = "reference_engine."


def names_read(function: Any, judgements: Mapping[Any, Any]) -> frozenset[str]:
    """Every name in the code of a function and of all that it can call, by name or through the table."""
    functions = functions_called(function, judgements)
    return frozenset(name for one in functions for code in codes_in(one.__code__) for name in code.co_names)


def functions_called(function: Any, judgements: Mapping[Any, Any]) -> tuple[FunctionType, ...]:
    """The functions of the rules that an entry of the table can come to, itself first, by name or through the table."""
    known: set[int] = set()
    called: list[FunctionType] = []
    open_ones = [function]
    while open_ones:
        one = open_ones.pop()
        if id(one) in known:
            continue
        known.add(id(one))
        if isinstance(one, Mapping):
            open_ones += one.values()
        elif isinstance(one, tuple | list):
            open_ones += one
        elif isinstance(one, partial):
            open_ones += [one.func, *one.args, *one.keywords.values()]
        elif isinstance(one, FunctionType):
            open_ones += [each for each in (default(one), getattr(one, "__wrapped__", None)) if each is not None]
            open_ones += [judgements[key] for key in (one, default(one)) if key is not None and key in judgements]
            open_ones += [cell.cell_contents for cell in one.__closure__ or () if cell.cell_contents is not None]
            if not one.__module__.startswith(OURS):
                continue
            called.append(one)
            for code in codes_in(one.__code__):
                for name in code.co_names:
                    open_ones += _called(one.__globals__.get(name), code.co_names)
                open_ones += [
                    judgements[each] for each in code.co_consts if isinstance(each, str) and each in judgements
                ]
        elif isinstance(one, type) and one.__module__.startswith(OURS):
            open_ones += [getattr(each, "fget", each) for each in vars(one).values()]
        elif isinstance(one, MethodType):
            open_ones += [one.__func__, one.__self__]
        elif callable(one) and type(one).__module__.startswith(OURS):
            # An object that is called as a function is: what it is made of counts, too. Others, such as what a rule has
            # worked out and kept, are there at some times and not at others.
            open_ones += [type(one), *getattr(one, "__dict__", {}).values()]
    return tuple(called)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from codes_in(each)


def _called(value: Any, names: tuple[str, ...]) -> list[Any]:
    """What a global name leads to: a function, a type, a table, or those of a module that are named beside it."""
    module = getattr(value, "__name__", "") if type(value).__name__ == "module" else ""
    if module.startswith(OURS):
        return [getattr(value, name) for name in names if hasattr(value, name)]
    return [value] if isinstance(value, FunctionType | type | Mapping | tuple | partial) else []
