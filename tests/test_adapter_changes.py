"""What a release changes for an adapter: found by comparing releases, on the site in both languages."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from monosashi.__main__ import main
from monosashi.adapters.changes import CARDS, DEMANDS, FIELDS, LEVELS, READINGS, TOPICS, WORDS, changes, unreleased
from monosashi.site.pages.adapter_changes import adapter_changes_page
from monosashi.suite.releases import Release
from monosashi.support.exit_codes import ALL_PASS, INVALID

GAME = "monster_maker"


@pytest.fixture(scope="module")
def present() -> Release:
    return unreleased(GAME)


def bent(present: Release, topic: str, **names: str) -> Release:
    """The release before, in which some names of a topic had come to something else."""
    return replace(present, kept={**present.kept, topic: {**present.kept[topic], **names}})


def test_a_release_that_is_the_same_changes_nothing(present: Release) -> None:
    found = changes(present, present)
    assert set(present.kept) == set(TOPICS)
    assert all(present.kept.values())
    assert [each.topic for each in found.differences] == [*TOPICS]
    assert not any(names for each in found.differences for names in each[1:])
    assert not any((found.editions, found.scenarios, found.gone, found.revised, found.stricter, found.unkept))


@pytest.mark.parametrize("topic", TOPICS)
def test_what_is_new_changed_or_gone_is_named(present: Release, topic: str) -> None:
    first, second, *_ = present.kept[topic]
    old = bent(present, topic, **{second: "something else", f"{GAME}.old/name": ""})
    del old.kept[topic][first]
    (found,) = (each for each in changes(old, present).differences if each.topic == topic)
    assert found[1:] == ((first,), (f"{GAME}.old/name",), (second,))


def test_scenarios_are_counted_by_clause_and_clauses_that_say_something_else_are_named(present: Release) -> None:
    ((edition, ids),) = present.editions.items()
    clause = ids[0].partition("/")[0]
    own = sum(each.startswith(f"{clause}/") for each in ids)
    old = replace(
        present,
        editions={edition: (*(each for each in ids if not each.startswith(f"{clause}/")), f"{clause}/old")},
        clauses={**present.clauses, clause: replace(present.clauses[clause], hash="another")},
    )
    found = changes(old, present)
    assert found.scenarios == {clause: own}
    assert found.gone == (f"{clause}/old",)
    assert found.revised == (clause,)


def test_a_refusal_that_may_not_be_under_a_clause_any_more_is_stricter(present: Release) -> None:
    scenario, demand = next((name, each) for name, each in present.kept[DEMANDS].items() if " " in each)
    other = f"{demand} {GAME}.another.clause"
    assert changes(bent(present, DEMANDS, **{scenario: other}), present).stricter == (scenario,)
    assert changes(present, bent(present, DEMANDS, **{scenario: other})).stricter == ()


def test_what_is_kept_is_what_hello_and_messages_are_made_of(present: Release) -> None:
    kept = present.kept
    assert "effects" in kept[LEVELS]
    assert kept[READINGS]["rank_up_extra = no"] == "chosen"
    assert kept[READINGS]["rank_up_extra = yes"] == ""
    assert kept[WORDS]
    assert "hello.response.Hello.capabilities" in kept[FIELDS]
    assert any(name.startswith(f"{GAME}.position.") for name in kept[FIELDS])
    assert not any(name.startswith("deus.") for name in kept[FIELDS])
    assert all(re.fullmatch("[0-9a-f]{12}", each) for each in kept[CARDS].values())


def test_a_changed_card_changes_its_hash(present: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    import reference_engine as engine

    edition = engine.edition(GAME)
    name: Any = next(iter(edition.cards))
    stronger = edition.amended(edition.name, cards={name: edition.cards[next(reversed(edition.cards))]})
    monkeypatch.setattr(engine, "edition", lambda _name: stronger)
    changed = {each for each, value in unreleased(GAME).kept[CARDS].items() if value != present.kept[CARDS][each]}
    assert changed
    assert len(changed) < len(present.kept[CARDS])


@pytest.mark.parametrize(("code", "title"), [("en", "# What changes for your adapter"), ("ja", "# アダプターへの影響")])
def test_the_page_has_every_release_and_says_what_was_not_kept(code: str, title: str) -> None:
    page = adapter_changes_page(code)
    assert page.startswith(title)
    assert page.index("0.2.0") < page.index("0.1.0")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) == 2
    assert {"### deus", "### dungeon_command"} <= set(page.splitlines())
    assert "specimen cards" in page or "見本カード" in page
    # A row of a table has as many cells as its head.
    assert {line.count("|") for line in page.splitlines() if line.startswith("|")} == {5}


def test_the_command_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["release", "changes", "0.1.0", "0.2.0", "--game", "deus"]) == ALL_PASS
    printed = capsys.readouterr().out
    assert printed.startswith("## 0.2.0, compared with 0.1.0\n")
    assert printed.strip() in adapter_changes_page("en")


@pytest.mark.parametrize("versions", [("0.9.0",), ("0.1.0", "0.9.0")])
def test_a_release_that_is_not_there_is_a_sentence(
    versions: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["release", "changes", *versions]) == INVALID
    told = capsys.readouterr()
    assert told.out == ""
    assert "there is no release '0.9.0'" in told.err
