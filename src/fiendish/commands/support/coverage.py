"""Which test proves which rule, read from the test files without running them.

A test names the rules it proves: `@pytest.mark.rule("SV-49", "SV-R12")` on a function or class,
`pytestmark` in a module or class, or `marks=` of a `pytest.param`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Coverage:
    """Tests by rule id, and marks whose ids only a run could tell."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)

    def of(self, rule: str) -> list[str]:
        return self.tests.get(rule, [])

    def note(self, rules: Iterable[str], test: str) -> None:
        for rule in rules:
            tests = self.tests.setdefault(rule, [])
            if test not in tests:
                tests.append(test)


class BadTests(ValueError):
    """A test file that is not Python."""


def tests_folder() -> Path | None:
    """The tests of a source checkout; an installed package has none."""
    root = Path(__file__).resolve().parents[4]
    tests = root / "tests"
    return tests if tests.is_dir() and (root / "pyproject.toml").is_file() else None


def collect(tests: Path) -> Coverage:
    """The marks of all tests below a folder."""
    coverage = Coverage()
    for path in sorted([*tests.rglob("test_*.py"), *tests.rglob("*_test.py")]):
        name = path.relative_to(tests.parent).as_posix()
        try:
            module = ast.parse(path.read_text("utf-8"), name)
        except (SyntaxError, UnicodeDecodeError, ValueError) as error:
            raise BadTests(f"{name} cannot be read: {error}") from None
        _Reader(name, coverage).read(module)
    return coverage


class _Reader:
    """Reads one module."""

    def __init__(self, name: str, coverage: Coverage) -> None:
        self.name = name
        self.coverage = coverage
        self.named: dict[str, ast.expr] = {}  # what the module calls by a name of its own

    def read(self, module: ast.Module) -> None:
        for statement in module.body:
            for name, value in _assigned(statement):
                self.named[name] = value
        self._read_body(module.body, self.name, [])

    def _read_body(self, body: list[ast.stmt], path: str, inherited: list[str]) -> None:
        for statement in body:
            for name, value in _assigned(statement):
                if name == "pytestmark":
                    inherited = [*inherited, *self._rules(value)]
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                rules = [*inherited, *self._of_decorators(statement.decorator_list)]
                self._read_body(statement.body, f"{path}::{statement.name}", rules)
            elif isinstance(
                statement, ast.FunctionDef | ast.AsyncFunctionDef
            ) and statement.name.startswith("test"):
                rules = [*inherited, *self._of_decorators(statement.decorator_list)]
                self.coverage.note(rules, f"{path}::{statement.name}")

    def _of_decorators(self, decorators: list[ast.expr]) -> list[str]:
        return [rule for decorator in decorators for rule in self._rules(decorator)]

    def _rules(self, node: ast.expr, seen: frozenset[str] = frozenset()) -> list[str]:
        """All ids in the marks within an expression; names of the module are looked up."""
        if isinstance(node, ast.Call) and self._is_rule(node.func):
            return self._ids(node)
        if isinstance(node, ast.Name):
            if node.id in seen or node.id not in self.named:
                return []
            return self._rules(self.named[node.id], seen | {node.id})
        within = (child for child in ast.walk(node) if child is not node)
        return [
            rule
            for child in within
            if (isinstance(child, ast.Call) and self._is_rule(child.func))
            or (isinstance(child, ast.Name) and child.id in self.named)
            for rule in self._rules(child, seen)
        ]

    def _is_rule(self, node: ast.expr) -> bool:
        """Whether this is `pytest.mark.rule`, `mark.rule` or a name for it."""
        if isinstance(node, ast.Name) and node.id in self.named:
            node = self.named[node.id]
        if not isinstance(node, ast.Attribute) or node.attr != "rule":
            return False
        owner = node.value
        return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
            isinstance(owner, ast.Name) and owner.id == "mark"
        )

    def _ids(self, call: ast.Call) -> list[str]:
        ids = []
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                ids.append(argument.value)
            else:
                place = f"{self.name}:{call.lineno}"
                if place not in self.coverage.unreadable:
                    self.coverage.unreadable.append(place)
        return ids


def _assigned(statement: ast.stmt) -> list[tuple[str, ast.expr]]:
    """The names a statement gives values to."""
    if isinstance(statement, ast.Assign):
        names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
        return [(name, statement.value) for name in names]
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return [(statement.target.id, statement.value)] if statement.value else []
    return []
