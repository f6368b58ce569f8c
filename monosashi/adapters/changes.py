"""What a release changes for an adapter, found by comparing what two releases keep.

A requirement set keeps, beside scenarios and clauses, what an adapter is written against: levels, readings, words of
card texts, fields of documents, specimen cards, and what each scenario demands. Each is a topic: names with what each
of them came to, mostly as a short hash. A topic that an older set has not kept is not compared, and is named.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.port import CAPABILITIES
from monosashi.subjects.protocol import schemas
from monosashi.suite.card_texts import card_texts
from monosashi.suite.releases import BadRelease, Release, present, release, releases
from monosashi.suite.renamed import present_id
from monosashi.suite.revisions import text_hash

UNRELEASED = "unreleased"
"""The version of what is being prepared."""

LEVELS, READINGS, WORDS, FIELDS, CARDS, DEMANDS = TOPICS = (
    "levels",
    "readings",
    "words",
    "fields",
    "cards",
    "demands",
)
"""What is kept of each game. The first four are what ``hello`` and the messages are made of."""

ABOUT = frozenset({"description", "title", "examples"})
"""What a schema says for people."""

REFUSED = re.compile(r"it is refused under (.*)")


class Difference(NamedTuple):
    """What has become of the names of a topic."""

    topic: str
    added: tuple[str, ...]
    gone: tuple[str, ...]
    changed: tuple[str, ...]


class Changes(NamedTuple):
    """What has changed in a game from one release to another.

    ``scenarios`` has how many are new of each clause, ``revised`` the clauses that say something else, ``stricter`` the
    scenarios whose refusals have to name another clause, ``unkept`` the topics that the older release has not kept.
    """

    game: str
    editions: tuple[str, ...]
    scenarios: Counter[str]
    gone: tuple[str, ...]
    revised: tuple[str, ...]
    differences: tuple[Difference, ...]
    stricter: tuple[str, ...]
    unkept: tuple[str, ...]


def kept(game: str) -> dict[str, dict[str, str]]:
    """What a set keeps of a game for adapters, by topic and name."""
    return {
        LEVELS: dict.fromkeys(CAPABILITIES, ""),
        READINGS: dict(sorted(_readings(game))),
        WORDS: dict.fromkeys(card_texts(game).every, ""),
        FIELDS: dict(sorted(_fields(game))),
        CARDS: _cards(game),
        DEMANDS: _demands(game),
    }


def unreleased(game: str) -> Release:
    """The set of what is being prepared."""
    return msgspec.structs.replace(present(game, UNRELEASED), kept=kept(game))


def check_known(version: str) -> None:
    """Raise BadRelease for a version that no game has a set of, and that is not being prepared."""
    known = {each for game in engine.GAMES for each in releases(game)}
    if version not in {*known, UNRELEASED}:
        raise BadRelease(f"there is no release {version!r}; expected {UNRELEASED} or one of {', '.join(sorted(known))}")


def compared(game: str, old: str, new: str = UNRELEASED) -> Changes | None:
    """What has changed in a game, None if the older release did not have it. Raises BadRelease."""
    if old not in releases(game):
        return None
    later = unreleased(game) if new == UNRELEASED else release(game, new)
    return changes(release(game, old), later)


def changes(old: Release, new: Release) -> Changes:
    """What a release changes that follows another. Scenarios that have got better titles are the same ones."""
    before = {present_id(each) for ids in old.editions.values() for each in ids}
    after = {each for ids in new.editions.values() for each in ids}
    both = [topic for topic in TOPICS if topic in old.kept and topic in new.kept]
    return Changes(
        new.game,
        tuple(name for name in new.editions if name not in old.editions),
        Counter(each.partition("/")[0] for each in sorted(after - before)),
        tuple(sorted(before - after)),
        tuple(name for name, at in new.clauses.items() if name in old.clauses and at.hash != old.clauses[name].hash),
        tuple(_difference(topic, _named(topic, old), new.kept[topic]) for topic in both),
        tuple(_stricter(_named(DEMANDS, old), new.kept[DEMANDS])) if DEMANDS in both else (),
        tuple(topic for topic in TOPICS if topic not in old.kept),
    )


def _named(topic: str, old: Release) -> Mapping[str, str]:
    """The names of a topic as they are now."""
    return {present_id(name) if topic == DEMANDS else name: value for name, value in old.kept[topic].items()}


def _difference(topic: str, old: Mapping[str, str], new: Mapping[str, str]) -> Difference:
    changed = tuple(name for name in new if name in old and new[name] != old[name])
    return Difference(topic, tuple(n for n in new if n not in old), tuple(n for n in old if n not in new), changed)


def _stricter(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[str]:
    """The scenarios of both in which a refusal may no longer be under a clause that was enough."""
    for name in new.keys() & old.keys():
        before, after = (value.split()[1:] for value in (old[name], new[name]))
        if before != after and not set(before) <= set(after):
            yield name


def _readings(game: str) -> Iterator[tuple[str, str]]:
    for name in engine.game(game).editions:
        switches = engine.edition(name).switches
        for switch, readings in engine.game(name).readings.items():
            if switch in switches:
                for reading in readings:
                    yield f"{switch} = {reading}", "chosen" if switches[switch] == reading else ""


def _fields(game: str) -> Iterator[tuple[str, str]]:
    """The fields of the messages, and of the game's documents."""
    for name, schema in schemas().items():
        owner = name.partition(".")[0]
        if owner == game or owner not in engine.GAMES:
            yield from _properties(name, schema)


def _properties(name: str, schema: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for struct, body in {"": schema, **schema.get("$defs", {})}.items():
        needed = body.get("required", ())
        for field, value in body.get("properties", {}).items():
            told = msgspec.json.encode(_bare(value), order="sorted").decode()
            path = ".".join(filter(None, (name, struct, field)))
            yield path, text_hash(f"{told} {'required' if field in needed else ''}")


def _bare(schema: Any) -> Any:
    """A schema without what it says for people."""
    if isinstance(schema, Mapping):
        return {key: _bare(value) for key, value in schema.items() if key not in ABOUT or isinstance(value, Mapping)}
    return [_bare(each) for each in schema] if isinstance(schema, list) else schema


def _cards(game: str) -> dict[str, str]:
    """Every specimen card; one that differs between editions has several hashes."""
    found: dict[str, dict[str, None]] = {}
    for edition in engine.game(game).editions:
        definitions = engine.edition(edition).cards
        for card_id, name in kit(game).cards.copies_of(edition).items() if definitions else ():
            told = msgspec.json.encode(definitions[name], order="sorted").decode()
            found.setdefault(card_id, {})[text_hash(told)] = None
    return {card_id: " ".join(hashes) for card_id, hashes in found.items()}


def _demands(game: str) -> dict[str, str]:
    """What each scenario, or outline, demands: a hash of its sentences, and the clauses that refusals are under."""
    told: dict[str, list[str]] = {}
    for scenario in suite.every_scenario(game):
        sentences = told.setdefault(suite.group_id(scenario.id), [])
        sentences += [f"{step.keyword} {step.text} {step.table or ''}" for step in scenario.steps]
    return {
        name: " ".join([text_hash("\n".join(sentences)), *_refusals(sentences)]) for name, sentences in told.items()
    }


def _refusals(sentences: Iterable[str]) -> list[str]:
    under = (match[1] for match in map(REFUSED.search, sentences) if match)
    return sorted({clause for each in under for clause in re.findall(r"[\w.]+\.\w+", each)})
