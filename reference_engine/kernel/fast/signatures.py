"""Functions that are called just as others are: they are written for the parameters of those, as dataclasses do it.

Some forty rules are looked up at each decision of a game. To take whatever they might be called with, and to hand it
on, costs four times what a function costs that has the very parameters.
"""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any


def called_like(function: Callable[..., Any], body: str, **names: Any) -> Callable[..., Any]:
    """A function with the parameters, the name and the docstring of another one, and a ``body`` of its own.

    In the body ``{first}`` is the first parameter, ``{given}`` what the function is called with; ``called`` is the new
    function itself, ``function`` the other one, ``{key}`` a tuple of the other one and all that it is given but the
    first. ``names`` are further names that the body knows.

    >>> def double(number: int, times: int = 2) -> int:
    ...     return number * times
    >>> more = called_like(double, "return function({given}) + extra", extra=1)
    >>> more(3), more(3, times=3), more.__name__
    (7, 10, 'double')
    """
    parameters = signature(function).parameters.values()
    optional = {each.name: each.default for each in parameters if each.default is not Parameter.empty}
    written: list[str] = []
    given: list[str] = []
    for each in parameters:
        by_name = each.kind is Parameter.KEYWORD_ONLY
        if by_name and "*" not in written:
            written.append("*")
        written.append(f"{each.name}=optional[{each.name!r}]" if each.name in optional else each.name)
        given.append(f"{each.name}={each.name}" if by_name else each.name)
    first, *rest = (each.name for each in parameters)
    text = body.format(first=first, given=", ".join(given), key=f"({', '.join(['function', *rest])},)")
    lines = "\n    ".join(text.strip().splitlines())
    known: dict[str, Any] = {**names, "function": function, "optional": optional}
    exec(f"def called({', '.join(written)}):\n    {lines}\n", known)
    return wraps(function)(known["called"])
