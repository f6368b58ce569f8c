"""The Japanese documents say what the English ones do: page by page, heading by heading, with the same examples."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

markdown: Any = pytest.importorskip("markdown", reason="needs the extra 'docs'")
yaml: Any = pytest.importorskip("mkdocs.utils.yaml", reason="needs the extra 'docs'")
ROOT = Path(__file__).resolve().parent.parent
ENGLISH, JAPANESE = ROOT / "docs", ROOT / "docs" / "ja"
ONLY_ENGLISH = ("decisions/", "schemas.md", "changelog.md")
GENERATED = ("counts.md", "engines.md", "implementers/changes.md")
"""What is in both languages, and in no folder of documents."""
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]+`")


def nav_of(configuration: str) -> list[tuple[int, str]]:
    """The pages of a contents, each with how deep it lies."""

    def pages(nav: list[Any], depth: int) -> Iterator[tuple[int, str]]:
        for entry in nav:
            page = next(iter(entry.values())) if isinstance(entry, dict) else entry
            if isinstance(page, list):
                yield from pages(page, depth + 1)
            else:
                yield depth, page

    with (ROOT / configuration).open("rb") as file:
        return list(pages(yaml.yaml_load(file)["nav"], 0))


IN_BOTH = [entry for entry in nav_of("mkdocs.yml") if not entry[1].startswith(ONLY_ENGLISH)]
TWINS = [page for _, page in IN_BOTH if page not in GENERATED]


def both(page: str) -> tuple[str, str]:
    """The English page and the Japanese one."""
    return (ENGLISH / page).read_text("utf-8"), (JAPANESE / page).read_text("utf-8")


def prose(text: str) -> str:
    """A page without its examples."""
    return FENCE.sub("", text)


def headings(text: str) -> list[tuple[int, str]]:
    """The headings as the site has them: level and anchor."""
    page = markdown.Markdown(extensions=["attr_list", "fenced_code", "tables", "toc"])
    page.convert(text)

    def flat(tokens: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
        for token in tokens:
            yield token["level"], token["id"]
            yield from flat(token["children"])

    return list(flat(page.toc_tokens))


def rows(text: str) -> list[list[str]]:
    """The rows of all tables, one after the other, as their cells."""
    return [line.split("|")[1:-1] for line in prose(text).splitlines() if line.startswith("|")]


def targets(text: str) -> list[str]:
    """Where a page links to. A page that is only English is linked from a Japanese one as the page that is built."""
    built = re.findall(r'<a href="(?:\.\./)+([^"#]+)\.html(#[^"]*)?"', text)
    english = [f"{page}.md{anchor}" for page, anchor in built]
    linked = (re.sub(r"^(?:\.\./)*(?=decisions/)", "", each) for each in re.findall(r"\]\(([^)\s]+)\)", prose(text)))
    return sorted([*linked, *english])


def test_both_contents_have_the_same_pages() -> None:
    assert nav_of("mkdocs.ja.yml") == IN_BOTH


def test_every_japanese_page_is_in_the_contents() -> None:
    assert {path.relative_to(JAPANESE).as_posix() for path in JAPANESE.rglob("*.md")} == set(TWINS)


@pytest.mark.parametrize("page", TWINS)
def test_the_examples_are_the_same(page: str) -> None:
    english, japanese = both(page)
    assert FENCE.findall(japanese) == FENCE.findall(english)


@pytest.mark.parametrize("page", TWINS)
def test_the_headings_are_the_same_and_bear_the_english_anchors(page: str) -> None:
    english, japanese = both(page)
    assert headings(japanese) == headings(english)


@pytest.mark.parametrize("page", TWINS)
def test_the_tables_have_the_same_rows_with_the_same_words_of_programs(page: str) -> None:
    english, japanese = map(rows, both(page))
    assert [len(row) for row in japanese] == [len(row) for row in english]
    for row, twin in zip(english, japanese, strict=True):
        assert set(CODE.findall("|".join(row))) <= set(CODE.findall("|".join(twin)))


@pytest.mark.parametrize("page", TWINS)
def test_the_links_are_the_same(page: str) -> None:
    english, japanese = both(page)
    assert targets(japanese) == targets(english)


@pytest.mark.parametrize("page", TWINS)
def test_punctuation_beside_japanese_is_full_width(page: str) -> None:
    plain = re.sub(r"\]\([^)]*\)|\{#[^}]*\}|<[^>]*>", "", CODE.sub("x", prose(both(page)[1])))
    assert re.findall(r".*[ぁ-んァ-ヶー一-龠々][,;:!?()]|[,;:!?(][ぁ-んァ-ヶー一-龠々].*", plain) == []


def test_a_page_that_is_only_english_is_where_a_japanese_one_links_to() -> None:
    for page in TWINS:
        for target in re.findall(r'<a href="([^"#]+)', prose(both(page)[1])):
            parts: list[str] = []
            for part in (PurePosixPath("ja") / PurePosixPath(page).parent / target).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            assert (ENGLISH / Path(*parts)).with_suffix(".md").is_file(), f"{page}: {target}"
