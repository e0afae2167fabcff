"""A forgotten `yield from`: calls that would ask, but whose questions nobody is asked.

A verb that asks is a generator function. Called without `yield from`, it does nothing at all, and
neither Python nor the type checker says a word. `unasked` reads the source of a module, looks up
what each call in it would call, and lists those whose generator is thrown away or mistaken for the
answer. It looks up names in the imported module, so it knows what decorators have made of a
function; calls of what is only known at run time (a parameter, an attribute of the state) it
leaves alone.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from types import MethodType, ModuleType, UnionType
from typing import Any, NamedTuple, get_args, get_origin

_UNKNOWN = object()
_FOR_GENERATORS = "Asking", "Generator", "Iter", "Any", "object"

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Fault(NamedTuple):
    """A call that asks nobody: where it stands, and what to write."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.text}"


def unasked(module: ModuleType) -> list[Fault]:
    """All calls in an imported module that would ask and do not, in the order of the source."""
    path = inspect.getsourcefile(module)
    if path is None:
        return []
    tree = ast.parse(Path(path).read_text("utf-8"))
    reader = _Reader(module)
    reader.read([*_within(tree.body)], _Scope({}))
    return [Fault(Path(path), line, text) for line, text in sorted({*reader.found})]


class _Scope(NamedTuple):
    """Names that are those of a function or of one around it, not of the module.

    A name stands for whether it is a generator function, or None where nobody can tell.
    """

    names: dict[str, bool | None]
    in_function: bool = False
    asks: bool = False  # it is a generator function
    owner: type | None = None  # the class around it


class _Reader:
    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.found: list[tuple[int, str]] = []

    def read(self, nodes: list[ast.AST], scope: _Scope) -> None:
        """Read what is in a body, and each function in it with a scope of its own."""
        asking_names = self._asking_names(nodes, scope)
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self._enter(node, scope)
            elif isinstance(node, ast.ClassDef):
                owner = self._look_up(node.name, scope)
                inner = scope._replace(owner=owner if isinstance(owner, type) else None)
                self.read([*_within(node.body)], inner)
            else:
                self._judge(node, scope, asking_names)

    def _enter(self, function: ast.FunctionDef | ast.AsyncFunctionDef, scope: _Scope) -> None:
        nodes = [*_within(function.body)]
        names = dict(scope.names)
        for argument in ast.walk(function.args):
            if isinstance(argument, ast.arg):
                names[argument.arg] = None
        for node in nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names[node.id] = None
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names[node.name] = None if node.decorator_list else _yields(_within(node.body))
            elif isinstance(node, ast.ImportFrom):
                source = sys.modules.get(node.module or "")
                for alias in node.names:
                    thing = getattr(source, alias.name, None)
                    names[alias.asname or alias.name] = _makes_generator(thing)
        self.read(nodes, _Scope(names, True, _yields(nodes), scope.owner))

    # -- what a call would call ------------------------------------------------------------------

    def _asks(self, node: ast.AST | None, scope: _Scope) -> bool:
        """Whether this is a call that makes a generator."""
        if not isinstance(node, ast.Call):
            return False
        if isinstance(node.func, ast.Name) and node.func.id in scope.names:
            return bool(scope.names[node.func.id])
        return _makes_generator(self._resolve(node.func, scope))

    def _resolve(self, node: ast.expr, scope: _Scope) -> object:
        if isinstance(node, ast.Name):
            return self._look_up(node.id, scope)
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id == "self" and scope.owner:
                return inspect.getattr_static(scope.owner, node.attr, _UNKNOWN)
            whose = self._resolve(node.value, scope)
            if whose is not _UNKNOWN:
                try:
                    return getattr(whose, node.attr, _UNKNOWN)
                except Exception:  # a property that cannot be asked now
                    return _UNKNOWN
        return _UNKNOWN

    def _look_up(self, name: str, scope: _Scope) -> object:
        if name in scope.names:
            return _UNKNOWN
        return vars(self.module).get(name, _UNKNOWN)

    # -- what becomes of it ----------------------------------------------------------------------

    def _judge(self, node: ast.AST, scope: _Scope, asking_names: dict[str, ast.Call]) -> None:
        if isinstance(node, ast.Expr):
            values, fault = _outcomes(node.value), "is never asked: write `yield from` before it"
        elif isinstance(node, ast.Yield):
            values, fault = _outcomes(node.value), "is no question: write `yield from`, not `yield`"
        elif isinstance(node, ast.Return) and scope.asks:
            values, fault = _outcomes(node.value), "is never asked: write `return (yield from …)`"
        else:
            values = iter(_taken_at_once(node))
            if isinstance(node, ast.Call) and _takes_values(self._resolve(node.func, scope)):
                given = [*node.args, *(keyword.value for keyword in node.keywords)]
                values = (value for one in given for value in _outcomes(one))
            fault = "is taken for its answer: write `(yield from …)`"
        for value in values:
            if self._asks(value, scope):
                self._fault(value, fault)
            elif isinstance(value, ast.Name) and value.id in asking_names:
                self._fault(
                    asking_names[value.id],
                    f"is taken for its answer as {value.id}: write `yield from` before it",
                )

    def _asking_names(self, nodes: list[ast.AST], scope: _Scope) -> dict[str, ast.Call]:
        """Names that are only ever given generators; one that is never read is a fault."""
        given: dict[str, list[ast.expr | None]] = {}
        written: Counter[str] = Counter()  # in whatever way
        read: set[str] = set()
        for node in nodes:
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    if isinstance(target, ast.Name):
                        given.setdefault(target.id, []).append(node.value)
            elif isinstance(node, ast.Name):
                if isinstance(node.ctx, ast.Load):
                    read.add(node.id)
                else:
                    written[node.id] += 1
            elif isinstance(node, _SCOPES):  # what is read inside is read
                read |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        found = {}
        for name, values in given.items():
            calls = [value for value in values if self._asks(value, scope)]
            if calls and len(calls) == written[name]:
                call = calls[0]
                assert isinstance(call, ast.Call)
                found[name] = call
                if name not in read and scope.in_function:
                    self._fault(call, "is kept and never asked: write `yield from` before it")
        return found

    def _fault(self, call: ast.AST, what: str) -> None:
        assert isinstance(call, ast.Call)
        self.found.append((call.lineno, f"{ast.unparse(call.func)}(…) {what}"))


def _within(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes of these statements; a function or class inside is one node, and not entered."""
    todo: list[ast.AST] = [*reversed(body)]
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, (*_SCOPES, ast.ClassDef)):
            todo += reversed([*ast.iter_child_nodes(node)])


def _yields(nodes: Iterable[ast.AST]) -> bool:
    """Whether a function with this in its body is a generator function."""
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in nodes)


def _outcomes(value: ast.expr | None) -> Iterator[ast.expr]:
    """What an expression may come to: both sides of `a if b else c`, the end of `a and b`."""
    if isinstance(value, ast.IfExp):
        yield from _outcomes(value.body)
        yield from _outcomes(value.orelse)
    elif isinstance(value, ast.BoolOp):
        yield from _outcomes(value.values[-1])
    elif isinstance(value, ast.ListComp | ast.SetComp | ast.GeneratorExp):
        yield from _outcomes(value.elt)
    elif isinstance(value, ast.List | ast.Tuple | ast.Set):
        for element in value.elts:
            yield from _outcomes(element)
    elif value is not None:
        yield value


def _taken_at_once(node: ast.AST) -> list[ast.expr]:
    """What is compared, counted with, tested or looked up with here: never a generator."""
    if isinstance(node, ast.Compare):
        if any(isinstance(operator, ast.Is | ast.IsNot) for operator in node.ops):
            return []
        sides = [node.left, *node.comparators]
        if isinstance(node.ops[-1], ast.In | ast.NotIn):
            sides.pop()  # one may look for something in a generator
        return sides
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.UnaryOp):
        return [node.operand]
    if isinstance(node, ast.If | ast.While | ast.IfExp | ast.Assert):
        return [node.test]
    if isinstance(node, ast.Subscript):
        return [node.slice, node.value]
    return []


def _takes_values(function: object) -> bool:
    """Whether it is a function of which no parameter could be meant for a generator."""
    function = _bare(function)
    if not inspect.isfunction(function):
        return False
    annotations = [str(one) for name, one in function.__annotations__.items() if name != "return"]
    return not any(word in one for one in annotations for word in _FOR_GENERATORS)


def _bare(function: object) -> object:
    while isinstance(function, partial | MethodType | staticmethod | classmethod):
        function = function.func if isinstance(function, partial) else function.__func__
    return function


def _makes_generator(function: object) -> bool:
    """Whether calling it makes a generator: it is one, or says that it returns one."""
    function = _bare(function)
    if not inspect.isfunction(function):
        return False
    return inspect.isgeneratorfunction(function) or _returns_generator(function)


@cache
def _returns_generator(function: Callable[..., Any]) -> bool:
    """By its annotation; that of a context manager is about the function inside."""
    if hasattr(function, "__wrapped__"):
        return False
    returned = function.__annotations__.get("return")
    if isinstance(returned, str):
        try:
            returned = eval(returned, vars(inspect.getmodule(function)))
        except Exception:  # a name that is there for the type checker only
            return False
    return any(get_origin(one) is Generator for one in (returned, *_either(returned)))


def _either(annotation: object) -> tuple[object, ...]:
    return get_args(annotation) if isinstance(annotation, UnionType) else ()
