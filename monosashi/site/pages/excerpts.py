"""The code that implements a clause, found in the engine by the clause's id, and the engine's source as pages."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

import reference_engine as engine
from monosashi.rulebook.citations import NAME, cited
from monosashi.site import build_cache
from monosashi.site.code_folders import ENGINE, KERNEL, engine_folder, shared_packages

MOST_LINES = 60
"""An excerpt with more lines than this is cut; the source page has the rest."""

PLAIN = """\
:root { color-scheme: light dark; }
body { margin: 1rem; font-family: system-ui, sans-serif; background: #fdfbf6; color: #22242a; }
h1 { font-size: 1.1rem; }
pre { overflow-x: auto; padding: 0.8rem; font: 0.82rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre a { display: inline-block; width: 3.5em; color: #767065; text-decoration: none; user-select: none; }
pre a:target { background: #fdeecb; color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #1b1d21; color: #e9e6df; } pre a { color: #908c83; } }
"""


@dataclass(frozen=True)
class Excerpt:
    """Some lines of a module: a function or class that cites a clause, or the entry of a table. Lines count from 1."""

    module: str
    name: str
    first: int
    last: int

    @property
    def page(self) -> str:
        """The source page of the module, below the site's root."""
        return f"source/{self.module}.html"


def modules(game: str) -> Iterator[Path]:
    """The modules that a game's rules stand in: its own package, those it imports from, and the kernel."""
    own = engine_folder(game)
    if own is None:
        return
    for package in (own, *(ENGINE / name for name in shared_packages(game)), KERNEL):
        # Which clause plays which role says nothing about either.
        yield from (path for path in sorted(package.glob("*.py")) if path.stem != "clauses")
        yield from sorted(package.glob("*/*.py"))


@cache
def roots() -> tuple[Path, ...]:
    """The folders that packages of rules lie in: our engine, and those of games from outside."""
    own = (engine_folder(game) for game in engine.GAMES)
    return (ENGINE, *dict.fromkeys(path.parent for path in own if path is not None and path.parent != ENGINE))


def _shared_clauses(game: str) -> Mapping[str, str]:
    """The clauses that play the roles in code that a game shares with other games; of all its editions."""
    editions = engine.GAMES[game].editions if game in engine.GAMES else {}
    return {role: clause for edition in editions.values() for role, clause in edition.clauses.items()}


def name_of(path: Path) -> str:
    """A module as it is named on the site: ``deus/march``."""
    root = next(root for root in roots() if path.is_relative_to(root))
    return path.relative_to(root).with_suffix("").as_posix()


@cache
def file_of(module: str) -> Path:
    """The file of a module, by its name on the site."""
    return next(path for path in (root / f"{module}.py" for root in roots()) if path.is_file())


@cache
def lines_of(module: str) -> tuple[str, ...]:
    """The lines of a module of the engine."""
    return tuple(file_of(module).read_text("utf-8").splitlines())


@cache
def excerpts(game: str) -> Mapping[str, tuple[Excerpt, ...]]:
    """For every clause id: where the engine cites it, the game's own modules first, short pieces first."""
    found: dict[str, list[Excerpt]] = {}
    functions: dict[str, Excerpt] = {}
    tables: list[tuple[str, str]] = []
    clauses = _shared_clauses(game)
    for path in modules(game):
        module = name_of(path)
        played = clauses if path.parent.name in shared_packages(game) else {}
        tree = ast.parse(path.read_text("utf-8"))
        for piece, node in _pieces(module, tree):
            if isinstance(node, ast.FunctionDef):
                # Modules of an older edition, in a folder of their own, are called like those of the present one.
                functions.setdefault(f"{path.stem}.{piece.name}", piece)
            text = "\n".join(lines_of(module)[piece.first - 1 : piece.last])
            for clause in cited(text, played):
                found.setdefault(clause, []).append(piece)
        tables += [(clause, _qualified(path.stem, name)) for clause, name in _bound(tree)]
    for clause, function in tables:
        if function in functions:
            found.setdefault(clause, []).insert(0, functions[function])
    return {
        clause: tuple(sorted(dict.fromkeys(pieces), key=lambda piece: piece.last - piece.first))
        for clause, pieces in found.items()
        if clause.startswith(f"{game}.")
    }


def _pieces(module: str, tree: ast.Module) -> Iterator[tuple[Excerpt, ast.stmt]]:
    """Functions and classes; of a table (a long assignment) every entry of its own."""
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield Excerpt(module, node.name, first, node.end_lineno or node.lineno), node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            if isinstance(following, ast.Expr) and NAME.search(ast.unparse(following)):
                yield Excerpt(module, _target(node), node.lineno, following.end_lineno or following.lineno), node
                continue
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                if NAME.search(lines_of(module)[line - 1]):
                    yield Excerpt(module, _target(node), line, line), node


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    return target.id if isinstance(target, ast.Name) else ""


def _bound(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Clause id and name of the function that a table binds to it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str) and NAME.fullmatch(key.value):
                    called = value.func if isinstance(value, ast.Call) else value
                    if isinstance(called, ast.Name | ast.Attribute):
                        yield key.value, ast.unparse(called)


def _qualified(stem: str, name: str) -> str:
    return name if "." in name else f"{stem}.{name}"


def excerpt_html(excerpt: Excerpt) -> str:
    """The lines, highlighted."""
    last = min(excerpt.last, excerpt.first + MOST_LINES - 1)
    code = "\n".join(highlighted(excerpt.module)[excerpt.first - 1 : last])
    more = "\n…" if last < excerpt.last else ""
    return f'<div class="highlight"><pre><code>{code}{more}</code></pre></div>'


def highlighted(module: str) -> tuple[str, ...]:
    """The lines of a module as HTML, highlighted once for as long as they stay as they are."""
    return _highlighted("\n".join(lines_of(module)))


@cache
def _highlighted(code: str) -> tuple[str, ...]:
    name = f"code-{sha256(code.encode()).hexdigest()}"
    kept: tuple[str, ...] | None = build_cache.get(name)
    if kept is None:
        html: str = highlight(code, PythonLexer(stripnl=False), HtmlFormatter(nowrap=True))
        kept = tuple(html.split("\n"))
        build_cache.put(name, kept)
    return kept


def source_page(module: str, style: str) -> str:
    """A module of the engine as a page of its own; ``style`` is where the style sheet is, seen from it.

    Every line has an anchor, ``L12``.
    """
    file = file_of(module)
    title = escape(f"{ENGINE.name}/{module}.py" if file.is_relative_to(ENGINE) else f"{module}.py")
    lines = [
        f'<a id="L{number}" href="#L{number}">{number}</a>{line}'
        for number, line in enumerate(highlighted(module)[: len(lines_of(module))], 1)
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title} · Monosashi</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="{style}">'
        f'</head><body><main><h1>{title}</h1><div class="highlight"><pre><code>{chr(10).join(lines)}\n</code></pre>'
        "</div></main></body></html>\n"
    )


def style_sheet() -> str:
    """The colours of highlighted code on source pages, for light and dark."""
    light, dark = (_colours(style) for style in ("friendly", "github-dark"))
    return f"{PLAIN}{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def _colours(style: str) -> str:
    definitions: str = HtmlFormatter(style=style).get_style_defs(".highlight")  # type: ignore[no-untyped-call]
    return definitions
