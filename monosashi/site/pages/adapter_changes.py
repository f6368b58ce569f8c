"""The page for implementers on what each release changes for an adapter, and the same on a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from monosashi.adapters.changes import (
    CARDS,
    DEMANDS,
    FIELDS,
    LEVELS,
    READINGS,
    UNRELEASED,
    WORDS,
    Changes,
    check_known,
    compared,
)
from monosashi.kit.registry import games
from monosashi.site.text.language import Language, language
from monosashi.suite.releases import releases


class Row(NamedTuple):
    """A row of a game's table: what it is about, and the names that are new, changed and gone."""

    about: str
    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


def adapter_changes_page(code: str) -> str:
    """All releases in a language, the newest first."""
    spoken = language(code)
    ours = [kit.name for kit in games()]
    every = sorted({name for game in ours for name in releases(game)}, key=_number)
    pairs = [*zip(every, [*every[1:], UNRELEASED], strict=True)]
    about = spoken.say(
        "What an adapter's author notices from one release to the next, made by comparing what they keep. What is not "
        "named has stayed as it was. {command} prints the same.",
        command="`monosashi release changes OLD NEW`",
    )
    title = spoken.say("What changes for your adapter")
    sections = (line for old, new in reversed(pairs) for line in (*release_changes(old, new, ours, spoken), ""))
    return "\n".join([f"# {title}\n", f"{about}\n", *sections])


def release_changes(old: str, new: str, wanted: Iterable[str], spoken: Language) -> Iterator[str]:
    """A release and the one before it, with a table for each of the games ``wanted``. Raises BadRelease."""
    for version in (old, new):
        check_known(version)
    name = spoken.say("unreleased") if new == UNRELEASED else new
    yield f"## {spoken.say('{new}, compared with {old}', new=name, old=old)}\n"
    for game in wanted:
        if new != UNRELEASED and new not in releases(game):
            continue
        found = compared(game, old, new)
        yield f"### {game}\n"
        if found is None:
            yield f"{spoken.say('A new game.')}\n"
        else:
            yield from _table(found, old, spoken)


def _table(found: Changes, old: str, spoken: Language) -> Iterator[str]:
    rows = [row for row in _rows(found, spoken) if any(row[1:])]
    if rows:
        yield f"| | {spoken.say('new')} | {spoken.say('changed')} | {spoken.say('gone')} |"
        yield "| --- | --- | --- | --- |"
        for row in rows:
            yield f"| {row.about} | {' | '.join(', '.join(names) for names in row[1:])} |"
        yield ""
    else:
        yield f"{spoken.say('Nothing that could be compared has changed.')}\n"
    if found.unkept:
        labels = _labels(spoken)
        unkept = ", ".join(labels[topic] for topic in found.unkept)
        yield spoken.say("The release {old} has not kept, so that it cannot be compared: {what}.", old=old, what=unkept)
        yield ""


def _labels(spoken: Language) -> dict[str, str]:
    return {
        LEVELS: spoken.say("levels"),
        READINGS: spoken.say("readings"),
        WORDS: spoken.say("words of card texts"),
        FIELDS: spoken.say("fields of messages and documents"),
        CARDS: spoken.say("specimen cards"),
        DEMANDS: spoken.say("what scenarios demand"),
    }


def _rows(found: Changes, spoken: Language) -> Iterator[Row]:
    by_topic = {each.topic: each for each in found.differences}
    demands = by_topic.pop(DEMANDS, None)
    yield Row(spoken.say("editions"), _codes(found.editions))
    changed = _by_clause(demands.changed) if demands else ()
    yield Row(spoken.say("scenarios"), _counts(found.scenarios), changed, _by_clause(found.gone))
    yield Row(spoken.say("refusals under other clauses"), changed=_codes(found.stricter))
    yield Row(spoken.say("clauses"), changed=_codes(found.revised))
    labels = _labels(spoken)
    for topic, each in by_topic.items():
        yield Row(labels[topic], _codes(each.added), _codes(each.changed), _codes(each.gone))


def _codes(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"`{name}`" for name in names)


def _counts(numbers: Counter[str]) -> tuple[str, ...]:
    return tuple(f"`{name}` ({number})" for name, number in numbers.items())


def _by_clause(scenarios: Iterable[str]) -> tuple[str, ...]:
    return _counts(Counter(each.partition("/")[0] for each in sorted(scenarios)))


def _number(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
