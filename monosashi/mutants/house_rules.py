"""House rules: what an engine has otherwise on purpose, accepted by name, and the file that keeps the names.

A house rule is a wrong rule of the edition, by its id. The engine is measured beside rules that have it, too: what
cannot pass by these counts neither as passed nor as failed. The file belongs in the implementer's repository::

    ["deus@2.00"]
    "step.battle.marching_side_quick.doubled" = "in battle, marching side quick comes twice"
"""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import reference_engine as engine
from monosashi.mutants.measuring import WrongRule, own_ids, tried_rules, wrong_rules
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.files import read_named, write_file
from monosashi.support.text import quoted
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.amendments import published
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.names import nearest
from reference_engine.kernel.plain import text_of

HEADING = (
    "# What the engine does otherwise on purpose: monosashi verify --differences FILE measures it beside these rules.\n"
)


class BadHouseRule(Exception):
    """A house rule cannot be accepted; the message says which and why."""


@dataclass(frozen=True)
class HouseRules:
    """The house rules of an engine in one edition, by their ids."""

    edition: str
    ids: tuple[str, ...]

    def __call__(self, rules: Edition) -> Edition:
        """The rules with all of them. Raises BadHouseRule if one of them does not go with the others."""
        for identity in self.ids:
            try:
                rules = known(self.edition)[identity].bend(rules).amended(rules.name)
            except Exception as error:
                raise BadHouseRule(f"{identity} does not go with the other house rules: {error}") from None
        return rules

    def kept(self, scenarios: Iterable[Scenario]) -> dict[str, int]:
        """In how many of the scenarios each of them shows: those that do not pass by this rule alone."""
        alone = {each: HouseRules(self.edition, (each,))(engine.edition(self.edition)) for each in self.ids}
        found = dict.fromkeys(self.ids, 0)
        for scenario in scenarios:
            for identity, rules in alone.items():
                verdict = runner.play(Case(Reference(rules), self.edition), scenario)
                found[identity] += verdict.status is not Status.PASS
        return found


@cache
def known(edition: str) -> Mapping[str, WrongRule]:
    """What can be accepted in an edition, by its own id, or by a name that it has under a clause."""
    return {**wrong_rules(published(edition)), **tried_rules(published(edition))}


def house_rules(editions: Sequence[str], accepted: Sequence[str], path: Path | None) -> Mapping[str, HouseRules]:
    """The house rules of each edition that has any: those ``accepted`` by name, and those in a file.

    A file that is not there yet has none. Raises BadHouseRule.
    """
    if not accepted and not path:
        return {}
    listed = {edition: tuple(_file(path).get(edition, {})) if path else () for edition in editions}
    for identity in accepted:
        if not any(identity in known(edition) for edition in editions):
            raise _stranger(identity, editions)
    for edition, ids in listed.items():
        for identity in ids:
            if identity not in known(edition):
                raise _stranger(identity, [edition])
    own = (
        {each: (*[i for i in accepted if i in known(each)], *ids) for each, ids in listed.items()}
        if accepted
        else listed
    )
    return {
        each: HouseRules(each, tuple(dict.fromkeys(own_ids(published(each)).get(name, name) for name in names)))
        for each, names in own.items()
        if names
    }


def _stranger(identity: str, editions: Sequence[str]) -> BadHouseRule:
    near = nearest(identity, sorted({each for edition in editions for each in known(edition)}))
    return BadHouseRule(
        f"{quoted(identity)} is no rule that an engine can have otherwise in {' or '.join(editions)}{near}; "
        "verify names those that it finds"
    )


def update(path: Path, edition: str, rules: Mapping[str, str]) -> None:
    """Rewrite what a file has for an edition: ids, and sentences unless the file has its own.

    Raises BadHouseRule, OSError.
    """
    tables = _file(path)
    own = tables.get(edition, {})
    tables[edition] = {each: own.get(each, sentence) for each, sentence in rules.items()}
    text = [HEADING]
    for name, entries in tables.items():
        text += [f"\n[{json.dumps(name)}]\n"]
        text += [
            f"{json.dumps(each)} = {json.dumps(sentence, ensure_ascii=False)}\n" for each, sentence in entries.items()
        ]
    write_file(path, "".join(text).encode())


def _file(path: Path) -> dict[str, dict[str, str]]:
    try:
        found = tomllib.loads(text_of(read_named(path)))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadHouseRule(f"{path} cannot be read: {error}") from None
    for name, entries in found.items():
        if not isinstance(entries, dict) or not all(isinstance(each, str) for each in entries.values()):
            raise BadHouseRule(f"{path}: {quoted(name)}: expected a table of ids and sentences")
    return found
