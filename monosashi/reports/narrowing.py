"""What became of narrowed wrong rules, in the terminal."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from monosashi.mutants.narrowing.playing import NarrowFate

STATES = ("noticed", "lives", "open", "nowhere")


def print_narrowed(console: Console, fates: Sequence[NarrowFate], *, every: bool = False) -> None:
    """One line a class, then what lives and what would notice it; with ``every`` also what scenarios pass by only."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("narrowed by")
    for title in ("rules", "noticed", "live", "scenarios pass by only", "nobody comes there"):
        table.add_column(title, justify="right")
    for kind in dict.fromkeys(fate.kind for fate in fates):
        told = Counter(fate.state for fate in fates if fate.kind == kind)
        colour = "red" if told["lives"] else "green"
        numbers = (told.total(), *(told[state] for state in STATES))
        table.add_row(f"[{colour}]{kind}[/{colour}]", *(str(number or "·") for number in numbers))
    console.print(table)
    for fate in fates:
        if fate.state == "lives" or (every and fate.state == "open"):
            clauses = ", ".join(fate.clauses) or "whoever notices the rule"
            place = fate.visited or fate.passing
            console.print(
                f"{fate.id}: {fate.what}, {fate.when}\n"
                f"    {place} comes there and passes; what would notice: {clauses}, {fate.when}",
                style="red" if fate.state == "lives" else "yellow",
                markup=False,
                highlight=False,
                soft_wrap=True,
            )
    told = Counter(fate.state for fate in fates)
    console.print(
        f"{told['noticed']} of {told.total() - told['nowhere']} narrowed rules noticed, {told['lives']} live, "
        f"{told['open']} where scenarios pass by only; {told['nowhere']} where nobody comes are no rules of their own",
        style="bold red" if told["lives"] else "bold green",
        highlight=False,
        soft_wrap=True,
    )
