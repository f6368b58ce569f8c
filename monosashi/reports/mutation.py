"""What became of the mutants, in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from monosashi import suite
from monosashi.mutants import of_edition
from monosashi.mutants.matrix import Fate
from monosashi.rulebook.ledger import load_ledger


def print_fates(console: Console, edition: str, fates: Sequence[Fate]) -> None:
    """One line a chapter, then every mutant that its own clause does not notice, then the numbers.

    Noticed means by a scenario of the clause that is bent.
    """
    game = edition.partition("@")[0]
    ledger = load_ledger(game)
    titles = {suite.section_of(scenario.file): scenario.feature for scenario in suite.scenarios(edition)}
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("chapter", "clauses", "mutants", "noticed", "in images only", "by others only", "by nobody"):
        table.add_column(title, justify="left" if title == "chapter" else "right")
    for section, title in titles.items():
        its = [fate for fate in fates if ledger[fate.clause].section == section]
        if its:
            numbers = (
                len({fate.clause for fate in its}),
                len(its),
                sum(bool(fate.own) for fate in its),
                sum(bool(fate.imaged) for fate in its),
                sum(bool(fate.others and not fate.own and not fate.imaged) for fate in its),
                sum(not fate.own and not fate.others and not fate.imaged for fate in its),
            )
            colour = "green" if numbers[1] == numbers[2] else "red"
            table.add_row(f"[{colour}]{title}[/{colour}]", *(str(number or "·") for number in numbers))
    console.print(table)
    for fate in fates:
        if not fate.own:
            how = f"only {len(fate.others)} scenarios of other clauses notice" if fate.others else "nobody notices"
            if fate.imaged:
                how = f"noticed only in an image, of {fate.imaged[0]}: the clause deserves a scenario of its own"
            console.print(f"{fate.name}: {fate.what}: {how}", style="red", markup=False, soft_wrap=True)
    reasons = of_edition(edition).equivalent
    own, images = sum(bool(fate.own) for fate in fates), sum(bool(fate.imaged) for fate in fates)
    console.print(
        f"{own} of {len(fates)} mutants noticed by a scenario of their own clause, "
        f"{images} only in its images; "
        f"{len(reasons)} clauses cannot have one, each with its reason",
        style="bold green" if own == len(fates) else "bold red",
        highlight=False,
        soft_wrap=True,
    )
