"""Functions of the rules that an edition's table may answer otherwise."""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any, ParamSpec, TypeVar, cast

Given = ParamSpec("Given")
Told = TypeVar("Told")


def judgement(function: Callable[Given, Told]) -> Callable[Given, Told]:
    """Mark a function that procedures, acts and each other call by name, so that an erratum can replace it.

    Its first argument is the game, or an edition. What it is called with goes to the table's entry for the function
    itself, if there is one::

        @judgement
        def draw(game, seat, count): ...

        edition.amended(name, judgements={draw: draw_from_the_bottom})
    """
    judged = wraps(function)(_asking_the_table(function))
    setattr(judged, _MARK, function)
    return cast("Callable[Given, Told]", judged)


def default(judged: Any) -> Any:
    """What a marked function does in a table that has no entry for it; None if it is not marked."""
    return getattr(judged, _MARK, None)


def name_of(entry: Any) -> str:
    """An entry of the table's judgements in words: its name, or the module and name of the function it is for."""
    return entry if isinstance(entry, str) else f"{entry.__module__.rpartition('.')[2]}.{entry.__name__}"


def _asking_the_table(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the very same parameters that calls the table's entry for itself, or else ``function``.

    It is written for the parameters, as dataclasses write their methods: some forty judgements are asked for at each
    decision of a game, and to pack and unpack what any of them might be called with took three times as long.
    """
    parameters = signature(function).parameters.values()
    table = next(iter(parameters)).name
    optional = {each.name: each.default for each in parameters if each.default is not Parameter.empty}
    written, handed_on = [], []
    for each in parameters:
        if each.kind is Parameter.KEYWORD_ONLY and "*" not in written:
            written.append("*")
        written.append(f"{each.name}=optional[{each.name!r}]" if each.name in optional else each.name)
        handed_on.append(f"{each.name}={each.name}" if each.kind is Parameter.KEYWORD_ONLY else each.name)
    call = f"({', '.join(handed_on)})"
    text = f"""def judged({", ".join(written)}):
    if judged in {table}.judgements:
        return {table}.judgements[judged]{call}
    return function{call}
"""
    names: dict[str, Any] = {"function": function, "optional": optional}
    exec(text, names)  # of names that the function itself has
    asking: Callable[..., Any] = names["judged"]
    return asking


_MARK = "__judgement__"
