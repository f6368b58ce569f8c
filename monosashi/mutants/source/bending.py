"""What can be bent in a function: operators on its syntax tree, each with words for what is wrong.

Sentences, docstrings and annotations stay as they are: nobody is measured by them.
"""

import ast
import inspect
import marshal
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from types import CodeType, FunctionType
from typing import Any

SNIPPET = 70
"""So many characters of code stand in a sentence at most."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
"""What stands in the place of a comparison."""

RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
"""What stands in the place of a sum, a difference, a union, an intersection."""

CALLED = {"any": "all", "all": "any", "min": "max", "max": "min"}
"""What is called in the place of a function."""

OTHER_SEAT = ("opponent", "other")
"""The functions that name the other seat."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Bent:
    """A function's code, bent in one place. ``id`` is the operator and a place, ``what`` says what is bent."""

    id: str
    what: str
    code: CodeType


@dataclass(frozen=True)
class Place:
    """A place of a syntax tree where ``new`` can stand for ``old``: a field of a node, or a member of it."""

    operator: str
    what: str
    parent: ast.AST
    field: str
    index: int | None
    new: Any

    def exchanged(self) -> Callable[[], None]:
        """Put the new in its place; what is returned takes that back."""
        if self.index is None:
            old = getattr(self.parent, self.field)
            setattr(self.parent, self.field, self.new)
            return lambda: setattr(self.parent, self.field, old)
        row, number = getattr(self.parent, self.field), self.index
        kept = [*row]
        row[number : number + 1] = [] if self.new is None else [self.new]
        return lambda: row.__setitem__(slice(None), kept)


@cache
def bent(function: FunctionType) -> tuple[Bent, ...]:
    """Everything that the operators make of a function, in the order of its lines; nothing where it has no source."""
    there = _definition(function.__code__)
    if there is None:
        return ()
    statement, node = there
    codes = {code_digest(function.__code__)}
    seen: Counter[tuple[str, str]] = Counter()
    made = []
    for place in places(node):
        seen[place.operator, place.what] += 1
        back = place.exchanged()
        try:
            code = _compiled(statement, function.__code__)
        finally:
            back()
        # What compiles to the same is the same, and what needs other variables from outside cannot take its place.
        if code is None or code_digest(code) in codes or code.co_freevars != function.__code__.co_freevars:
            continue
        codes.add(code_digest(code))
        made.append(Bent(_word(place, seen[place.operator, place.what]), place.what, code))
    return tuple(made)


def _word(place: Place, number: int) -> str:
    """A way to bend by its operator and what it does, so that an edit elsewhere in the function leaves the id alone."""
    return f"{place.operator}_{zlib.crc32(f'{place.what} {number}'.encode()) & 0xFFFFF:05x}"


@cache
def loops(function: FunctionType) -> bool:
    """Whether a function has a loop that goes on until something holds: bent, it may go on for ever."""
    there = _definition(function.__code__)
    return there is not None and any(isinstance(node, ast.While) for node in ast.walk(there[1]))


def code_digest(code: CodeType) -> bytes:
    """What two codes have in common that do the same, wherever they stand."""
    return marshal.dumps((code.co_code, code.co_names, code.co_varnames, _constants(code)))


def _constants(code: CodeType) -> tuple[Any, ...]:
    return tuple(map(_constant_as_text, code.co_consts))


def _constant_as_text(each: Any) -> Any:
    if isinstance(each, CodeType):
        return code_digest(each)
    # A set has another order in each process.
    return repr(sorted(map(repr, each))) if isinstance(each, frozenset) else repr(each)


@cache
def _module(file: str) -> ast.Module:
    with open(file, encoding="utf-8") as source:
        return ast.parse(source.read(), file)


def _definition(code: CodeType) -> tuple[ast.stmt, ast.AST] | None:
    """The statement of a module that a function's code comes from, and its own definition in it."""
    try:
        module = _module(code.co_filename)
    except (OSError, SyntaxError):
        return None
    for statement in module.body:
        if statement.lineno - 20 <= code.co_firstlineno <= (statement.end_lineno or 0):
            for node in ast.walk(statement):
                if (
                    isinstance(node, FUNCTIONS)
                    and node.name == code.co_name
                    and _first_line(node) == code.co_firstlineno
                ):
                    return statement, node
    return None


def _first_line(node: Any) -> int:
    first: int = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    return first


def _compiled(statement: ast.stmt, like: CodeType) -> CodeType | None:
    module = ast.Module([statement], [])
    ast.fix_missing_locations(module)
    return next(
        (
            code
            for code in _codes(compile(module, like.co_filename, "exec"))
            if (code.co_qualname, code.co_firstlineno) == (like.co_qualname, like.co_firstlineno)
        ),
        None,
    )


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


# The operators


def places(function: Any) -> Iterator[Place]:
    """Every place of a definition that an operator bends, statement by statement."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        yield from _in(function, "body", function.body.index(statement), statement)


def _in(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[Place]:
    """The places of a node, first those where something stands for the node itself."""
    if isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert | ast.Import | ast.ImportFrom):
        return

    def place(operator: str, what: str, new: Any) -> Place:
        return Place(operator, what, parent, field, index, new)

    bend = _OPERATORS.get(type(node))
    if bend is not None:
        yield from bend(node, place)
    if isinstance(node, ast.stmt) and _is_deed(node):
        yield place("dropped", f"{_code(node)} is left out", ast.copy_location(ast.Pass(), node))
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args") and isinstance(
            node, (*FUNCTIONS, ast.AnnAssign)
        ):
            continue
        if isinstance(value, ast.AST):
            yield from _in(node, name, None, value)
        elif isinstance(value, list):
            for number, each in enumerate(value):
                if isinstance(each, ast.AST) and not _is_docstring(node, number, each):
                    yield from _in(node, name, number, each)


def _is_docstring(parent: ast.AST, number: int, node: ast.AST) -> bool:
    return (
        isinstance(parent, FUNCTIONS)
        and number == 0
        and isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
    )


def _is_deed(node: ast.stmt) -> bool:
    """Whether a statement does something that may be forgotten without the rest falling apart."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break)


Make = Callable[[str, str, Any], Place]


def _comparison(node: ast.Compare, _place: Make) -> Iterator[Place]:
    for number, one in enumerate(node.ops):
        other = COMPARED[type(one)]()
        new = ast.Compare(node.left, [*node.ops[:number], other, *node.ops[number + 1 :]], node.comparators)
        yield Place("compared", f"{_code(new)} stands for {_code(node)}", node, "ops", number, other)


def _operands(node: ast.BoolOp, place: Make) -> Iterator[Place]:
    for number, one in enumerate(node.values):
        rest = [*node.values[:number], *node.values[number + 1 :]]
        new = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield place("operand", f"{_code(one)} does not count in {_code(node)}", ast.copy_location(new, node))
    other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    words = "one" if isinstance(other, ast.Or) else "all"
    yield Place(
        "and_or",
        f"{words} of {_code(node)} is enough" if words == "one" else f"all of {_code(node)} is needed",
        node,
        "op",
        None,
        other,
    )


def _negation(node: ast.UnaryOp, place: Make) -> Iterator[Place]:
    if isinstance(node.op, ast.Not):
        yield place("not", f"{_code(node.operand)} stands for {_code(node)}", node.operand)


def _comprehension(node: ast.comprehension, _place: Make) -> Iterator[Place]:
    for number, one in enumerate(node.ifs):
        yield Place("filter", f"{_code(one)} does not filter {_code(node.iter)}", node, "ifs", number, None)
    yield from _members(node)


def _members(node: Any) -> Iterator[Place]:
    """First only, and all but first, of those that a loop goes through."""
    for operator, words, lower, upper in (("first", "only the first", None, 1), ("rest", "all but the first", 1, None)):
        every = ast.List([ast.Starred(node.iter, ast.Load())], ast.Load())
        bounds = ast.Slice(*(None if each is None else ast.Constant(each) for each in (lower, upper)))
        few = ast.copy_location(ast.Subscript(every, bounds, ast.Load()), node.iter)
        yield Place(operator, f"{words} of {_code(node.iter)} counts", node, "iter", None, few)


def _call(node: ast.Call, place: Make) -> Iterator[Place]:
    name = (
        node.func.id
        if isinstance(node.func, ast.Name)
        else node.func.attr
        if isinstance(node.func, ast.Attribute)
        else ""
    )
    if name in CALLED and isinstance(node.func, ast.Name):
        other = ast.copy_location(ast.Name(CALLED[name], ast.Load()), node.func)
        yield Place(name, f"{CALLED[name]} stands for {name} in {_code(node)}", node, "func", None, other)
    if name in OTHER_SEAT and len(node.args) == 1:
        yield place("seat", f"{_code(node.args[0])} stands for {_code(node)}", node.args[0])


def _constant(node: ast.Constant, place: Make) -> Iterator[Place]:
    if isinstance(node.value, bool):
        new = ast.copy_location(ast.Constant(not node.value), node)
        yield place("mark", f"{new.value!r} stands for {node.value!r}", new)
    elif isinstance(node.value, int):
        for operator, number in (("more", node.value + 1), ("less", node.value - 1)):
            if number >= 0:
                new = ast.copy_location(ast.Constant(number), node)
                yield place(operator, f"{number} stands for {node.value}", new)


def _branch(node: ast.If | ast.IfExp, _place: Make) -> Iterator[Place]:
    for operator, value in (("always", True), ("never", False)):
        new = ast.copy_location(ast.Constant(value), node.test)
        yield Place(operator, f"{_code(node.test)} counts as {operator} true", node, "test", None, new)


def _reckoning(node: ast.BinOp | ast.AugAssign, _place: Make) -> Iterator[Place]:
    if type(node.op) in RECKONED:
        other = RECKONED[type(node.op)]()
        sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
        if not any(
            isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
            for side in sides
        ):
            sign = {ast.Add: "+", ast.Sub: "-", ast.BitOr: "|", ast.BitAnd: "&"}
            yield Place(
                "reckoned",
                f"{sign[type(other)]} stands for {sign[type(node.op)]} in {_code(node)}",
                node,
                "op",
                None,
                other,
            )


_OPERATORS: dict[type[ast.AST], Callable[[Any, Make], Iterator[Place]]] = {
    ast.Compare: _comparison,
    ast.BoolOp: _operands,
    ast.UnaryOp: _negation,
    ast.comprehension: _comprehension,
    ast.For: lambda node, _place: _members(node),
    ast.Call: _call,
    ast.Constant: _constant,
    ast.If: _branch,
    ast.IfExp: _branch,
    ast.BinOp: _reckoning,
    ast.AugAssign: _reckoning,
}


def _code(node: ast.AST) -> str:
    """A node as code in one line, with an ellipsis where it is long."""
    text = " ".join(ast.unparse(node).split())
    return f"`{text}`" if len(text) <= SNIPPET else f"`{text[:SNIPPET]}…`"


def first_line(function: FunctionType) -> str:
    """The first line of a function's docstring, without its full stop; its name where it has none."""
    text = inspect.getdoc(function)
    return text.splitlines()[0].rstrip(".") if text else function.__name__.replace("_", " ")


def operator_of(identity: str) -> str:
    """The operator that a way to bend is of, as tables name it.

    >>> operator_of("and_or_0c1f2")
    'source: and or'
    """
    name = identity.rpartition("_")[0]
    return f"source: {name.replace('_', ' ')}"
