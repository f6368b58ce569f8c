"""Functions of the rules that an edition's table may answer otherwise."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from reference_engine.kernel.fast.signatures import called_like

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
    judged = called_like(
        function,
        """
if called in {first}.judgements:
    return {first}.judgements[called]({given})
return function({given})
""",
    )
    setattr(judged, _MARK, function)
    return cast("Callable[Given, Told]", judged)


def default(judged: Any) -> Any:
    """What a marked function does in a table that has no entry for it; None if it is not marked."""
    return getattr(judged, _MARK, None)


def name_of(entry: Any) -> str:
    """An entry of the table's judgements in words: its name, or the module and name of the function it is for."""
    return entry if isinstance(entry, str) else f"{entry.__module__.rpartition('.')[2]}.{entry.__name__}"


_MARK = "__judgement__"
