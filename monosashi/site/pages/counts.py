"""The page with the tables of sequences, for whoever counts them on an engine."""

from collections.abc import Iterator

import reference_engine as engine
from monosashi.differential.perft.positions import named_positions
from monosashi.differential.perft.table import DEEPEST, shipped
from monosashi.kit.registry import games
from monosashi.site.text.language import Language, language


def counts_page(code: str) -> str:
    """A table for each edition of the games that come with the kit, in a language."""
    spoken = language(code)
    about = spoken.say(
        "How many sequences of answers there are from each named position, by the number of answers. {counted} says "
        "what an answer is; {command} counts on your engine. A table goes as deep as is quickly counted; 0 means "
        "that every game is over by then.",
        counted=f"[{spoken.say('What is counted')}](implementers/perft.md#what-is-counted)",
        command="`monosashi perft -- COMMAND`",
    )
    tables = (line for kit in games() for line in _game(kit.name, spoken, language(code, kit.name)))
    return "\n".join([f"# {spoken.say('Counts of sequences')}\n", f"{about}\n", *tables])


def _game(name: str, spoken: Language, own: Language) -> Iterator[str]:
    for edition in reversed([*engine.game(name).editions]):
        yield f"## {edition}\n"
        yield f"| {spoken.say('position')} | | {' | '.join(map(str, range(1, DEEPEST + 1)))} |"
        yield f"| --- | --- |{' ---: |' * DEEPEST}"
        table = shipped(edition).counts
        for position in named_positions(edition):
            found = [f"{count:,}" for count in table.get(position.name, ())]
            cells = (f"`{position.name}`", own.text("position", position.about), *found)
            yield f"| {' | '.join((*cells, *[''] * (DEEPEST - len(found))))} |"
        yield ""
