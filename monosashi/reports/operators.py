"""What became of the wrong rules that operators make, in the terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from monosashi.mutants.operators.playing import OperatorFate
from monosashi.mutants.operators.scores import OperatorScore, score

TITLES = ("operator", "rules", "noticed", "only in an image", "break the engine", "equal in effect", "unseen", "live")


def print_operators(console: Console, fates: Sequence[OperatorFate]) -> None:
    """One line an operator, then everything that lives, then the numbers."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    every = score(fates)
    # Only kinds of mistakes are played on.
    titles = [title for title in TITLES if title != "unseen" or every.unseen]
    for title in titles:
        table.add_column(title, justify="left" if title == "operator" else "right")
    for operator in dict.fromkeys(fate.operator for fate in fates):
        told = score([fate for fate in fates if fate.operator == operator])
        colour = "red" if told.lives else "green"
        numbers = dict(zip(TITLES[1:], _numbers(told), strict=True))
        table.add_row(f"[{colour}]{operator}[/{colour}]", *(str(numbers[title] or "·") for title in titles[1:]))
    console.print(table)
    for fate in fates:
        if fate.imaged:
            how = f"noticed only in an image, of {fate.imaged}: it deserves a scenario of its own"
            console.print(f"{fate.id}: {fate.what}: {how}", style="yellow", markup=False, emoji=False, soft_wrap=True)
        if fate.lives:
            seen = f", though it can be seen: {fate.witness}" if fate.witness else ""
            console.print(
                f"{fate.id}: {fate.what}: nobody notices{seen}", style="red", markup=False, emoji=False, soft_wrap=True
            )
    unseen = f"{every.unseen} not seen in any continuation, " if every.unseen else ""
    console.print(
        f"{every.noticed} of {every.rules} wrong rules noticed, {every.imaged} only in an image, "
        f"{every.breaks} break the engine, {every.excused} are equal in effect, each with its reason, "
        f"{unseen}{every.lives} live",
        style="bold red" if every.lives else "bold green",
        highlight=False,
        soft_wrap=True,
    )


def _numbers(told: OperatorScore) -> tuple[int, ...]:
    return told.rules, told.noticed, told.imaged, told.breaks, told.excused, told.unseen, told.lives


def print_suggestions(console: Console, clause: str, fates: Iterable[OperatorFate], own: frozenset[str]) -> None:
    """What operators make of a clause: by whom each is noticed, by the clause's own scenarios or by others."""
    for fate in fates:
        if fate.noticed in own:
            how, colour = f"noticed by {fate.noticed}", "green"
        elif fate.noticed:
            how, colour = f"only others notice: {fate.noticed}", "yellow"
        elif fate.imaged:
            how, colour = f"noticed only in an image of {fate.imaged}", "yellow"
        elif fate.breaks:
            how, colour = f"breaks the engine in {fate.breaks}", "yellow"
        else:
            how, colour = (f"equal in effect: {fate.excuse}", "dim") if fate.excuse else ("nobody notices", "red")
        console.print(f"{fate.id}: {fate.what}", markup=False, emoji=False, highlight=False, soft_wrap=True)
        console.print(f"    {how}", style=colour, markup=False, emoji=False, highlight=False, soft_wrap=True)
