"""How a feature file is laid out: indentation, blank lines, tables in line; and in which order its steps stand.

Only white space changes: :func:`formatted` says the same sentences of the same scenarios.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gherkin.errors import ParserError
from gherkin.parser import Parser

from monosashi.suite.faults import BadFeature, parser_faults

ORDER = ("Context", "Action", "Outcome")
"""What the keywords of steps are for, in any language: Given, When, Then."""

CARRYING_ON = "Conjunction"
"""That of keywords that inherit the one before, And and But."""

LANGUAGE = re.compile(r"#\s*language\s*:\s*(\S+)\s*")
"""The line that says in which language the keywords are."""

STEP = 2
"""By how much something is indented deeper than what it belongs to."""


class _Line(NamedTuple):
    """A line as it is to be: how deep, its text, and whether a blank line stands before it.

    ``joined`` is the same without the space behind a keyword that needs none.
    """

    depth: int
    text: str
    apart: bool = False
    joined: str = ""


def formatted(text: str) -> str:
    r"""A feature file as it is to be laid out. Raises BadFeature.

    >>> print(formatted("Feature: March\n Rule: Any\n  Scenario: one\n   Given these\n   |a|\n   |long|"), end="")
    Feature: March
    <BLANKLINE>
      Rule: Any
        Scenario: one
          Given these
            | a    |
            | long |
    """
    document = _parsed(text)
    known = dict(_feature(document["feature"]))
    comments = {comment["location"]["line"] for comment in document["comments"]}
    top = _line(document["feature"])
    out: list[str] = []
    waiting: list[str] = []
    depth, blank, described = 0, False, False
    for number, source in enumerate(text.splitlines(), start=1):
        stripped = source.strip()
        line = known.get(number)
        if not stripped:
            blank = True
        elif number in comments:
            waiting.append(stripped)
        elif number < top and (language := LANGUAGE.fullmatch(stripped)):
            waiting.append(f"# language: {language[1]}")
        elif line is not None:
            # Comments, and tags in lines of their own, belong to what follows them: the first of them stands apart.
            out += [""] * (line.apart and bool(out) and out[-1].lstrip()[:1] not in ("@", "#"))
            out += [" " * line.depth + said for said in (*waiting, stripped if stripped == line.joined else line.text)]
            waiting, depth, blank, described = [], line.depth, False, False
        else:
            # What stands in no node is a description of the node before; its paragraphs stay.
            out += [""] * (not described or blank)
            out += [" " * (depth + STEP) + said for said in (*waiting, stripped)]
            waiting, blank, described = [], False, True
    out += waiting
    return "\n".join(out) + "\n"


def order_faults(text: str) -> list[str]:
    """Steps that do not stand in the order Given, When, Then, each once, in any language. Raises BadFeature."""
    found = []
    for steps, allowed in _blocks(_parsed(text)["feature"]):
        last, before = -1, ""
        for step in steps:
            keyword, line = step["keyword"].strip(), step["location"]["line"]
            if "docString" in step:
                found.append(f"line {line}: a doc string, which no sentence takes")
            use = step["keywordType"]
            if use == CARRYING_ON and last >= 0:
                continue
            if use not in allowed:
                found.append(f"line {line}: {keyword} cannot stand here")
            elif ORDER.index(use) <= last:
                found.append(f"line {line}: {keyword} after {before}")
            else:
                last, before = ORDER.index(use), keyword
    return found


def _parsed(text: str) -> Any:
    try:
        document: Any = Parser().parse(text)
    except ParserError as error:
        raise BadFeature(parser_faults(error)) from None
    if "feature" not in document or document["feature"] is None:
        raise BadFeature("no feature in it")
    return document


def _blocks(parent: Any) -> Iterator[tuple[Sequence[Any], Sequence[str]]]:
    """The steps of every scenario and background, with the keywords that may stand there."""
    for child in parent["children"]:
        if "rule" in child:
            yield from _blocks(child["rule"])
        elif "background" in child:
            yield child["background"]["steps"], ORDER[:1]
        else:
            yield child["scenario"]["steps"], ORDER


def _feature(feature: Any) -> Iterator[tuple[int, _Line]]:
    yield from _head(feature, 0, apart=False)
    yield from _children(feature, STEP, apart=True)


def _children(parent: Any, depth: int, *, apart: bool) -> Iterator[tuple[int, _Line]]:
    """Everything below a feature or a rule; ``apart`` says whether a blank line stands before the first."""
    for child in parent["children"]:
        if "rule" in child:
            yield from _head(child["rule"], depth, apart=apart)
            yield from _children(child["rule"], depth + STEP, apart=bool(child["rule"]["description"]))
        else:
            node = child.get("background") or child["scenario"]
            yield from _head(node, depth, apart=apart)
            for step in node["steps"]:
                keyword, text = step["keyword"], step["text"]
                yield _line(step), _Line(depth + STEP, f"{keyword.strip()} {text}", joined=f"{keyword}{text}")
                yield from _table(step["dataTable"]["rows"] if "dataTable" in step else [], depth + 2 * STEP)
            for examples in node.get("examples", ()):
                yield from _head(examples, depth + STEP, apart=True)
                header = [examples["tableHeader"]] if examples.get("tableHeader") else []
                yield from _table([*header, *examples["tableBody"]], depth + 2 * STEP)
        apart = True


def _head(node: Any, depth: int, *, apart: bool) -> Iterator[tuple[int, _Line]]:
    """A node's tags, line by line, and its keyword with its name."""
    lines: dict[int, list[str]] = {}
    for tag in node.get("tags", ()):
        lines.setdefault(tag["location"]["line"], []).append(tag["name"])
    named = f"{node['keyword']}: {node['name']}".rstrip()
    for number, said in [*((number, " ".join(names)) for number, names in lines.items()), (_line(node), named)]:
        yield number, _Line(depth, said, apart)


def _line(node: Any) -> int:
    number: int = node["location"]["line"]
    return number


def _table(rows: Sequence[Any], depth: int) -> Iterator[tuple[int, _Line]]:
    cells = [[_escaped(cell["value"]) for cell in row["cells"]] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row, values in zip(rows, cells, strict=True):
        padded = " | ".join(value.ljust(width) for value, width in zip(values, widths, strict=True))
        yield _line(row), _Line(depth, f"| {padded} |")


def _escaped(value: str) -> str:
    return re.sub(r"[\\|]", r"\\\g<0>", value).replace("\n", r"\n")
