"""Mutants: copies of a function or constant with one small fault (bench/mutation.py)."""

from __future__ import annotations

import ast
import copy
import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
CHECKS: Final = ("fits", "validate")
"""Endings of the names of functions that check positions, which is not a rule of the game."""

REMOVABLE: Final = (ast.Expr, ast.Assign, ast.AugAssign)

Change = Callable[[ast.AST], ast.AST | None]
"""Changes a node of a copied tree; returns a node to put in its place, or None if it changed the node."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in one function or constant."""

    file: Path
    line: int
    name: str  # the qualified name of the function, or the name of the constant
    about: str  # the source that was changed, and into what
    which: str  # of several of which the same can be said, as ` (2 of 3)`
    constant: bool
    place: int  # of the changed node in the order of `ast.walk`
    change: Change

    def key(self, root: Path) -> str:
        """The mutant by file, function and change, without the line, so that edits elsewhere keep it.

        No two mutants have the same key: what is written several times in a function is counted.
        """
        return f"{self.file.relative_to(root).as_posix()}:{self.name}: {self.about}{self.which}"

    def tree(self) -> ast.Module:
        """The file with the change."""
        tree = _parsed(self.file)
        target = next(node for number, node in enumerate(ast.walk(tree)) if number == self.place)
        changed = _Changer(target, self.change).visit(tree)
        assert isinstance(changed, ast.Module)
        return ast.fix_missing_locations(changed)


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file's functions and of its constants that are numbers."""
    tree = _parsed(file)
    places = {id(node): number for number, node in enumerate(ast.walk(tree))}
    found = [
        (owner, name, node, about, change)
        for owner, name in _owners(tree.body)
        for node in _places(owner)
        for about, change in _changes(node)
    ]
    all_of = Counter((name, about) for _, name, _, about, _ in found)
    so_far = Counter[tuple[str, str]]()
    for owner, name, node, about, change in found:
        so_far[name, about] += 1
        number, of = so_far[name, about], all_of[name, about]
        which = f" ({number} of {of})" if of > 1 else ""
        yield Mutant(file, node.lineno, name, about, which, _constant(owner), places[id(node)], change)


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _owners(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[ast.stmt, str]]:
    """The functions, methods and numeric constants, with their qualified names."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and not node.name.endswith(CHECKS):
            yield node, prefix + node.name
        elif isinstance(node, ast.ClassDef):
            yield from _owners(node.body, f"{prefix}{node.name}.")
        elif not prefix and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node, node.target.id


def _constant(owner: ast.stmt) -> bool:
    return isinstance(owner, ast.AnnAssign)


def _places(owner: ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """The nodes of a function's body, or of a constant's value, without annotations and docstrings."""
    if isinstance(owner, ast.AnnAssign):
        yield from (node for node in _below(owner.value) if isinstance(node, ast.Constant))
    elif isinstance(owner, ast.FunctionDef):
        for statement in owner.body:
            yield from _below(statement)


def _below(node: ast.AST | None) -> Iterator[ast.expr | ast.stmt]:
    if node is None or isinstance(node, (ast.Assert, ast.Raise)):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, (ast.expr, ast.stmt)):
        yield node
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # zip(strict=True) only guards against faults of our own
    for field, value in ast.iter_fields(node):
        if field not in {"annotation", "returns"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _below(child)


def _changes(node: ast.expr | ast.stmt) -> Iterator[tuple[str, Change]]:
    """The changes that can be made to a node, described by source before and after."""
    for change in _possible(node):
        new = copy.deepcopy(node)
        put = change(new)
        yield f"{_short(node)} -> {_short(put or new)}", change


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:87]}..."


def _possible(node: ast.expr | ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield _compare(at, COMPARISONS[type(op)])
        case ast.BinOp(op=op) if type(op) in OPERATORS and not _is_text(node):
            yield _operator(OPERATORS[type(op)])
        case ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield _operator(OPERATORS[type(op)])
        case ast.BoolOp():
            yield _other_junction
        case ast.UnaryOp(op=ast.Not()):
            yield lambda new: new.operand if isinstance(new, ast.UnaryOp) else None
        case ast.UnaryOp(op=ast.Invert() | ast.USub()):
            yield lambda new: new.operand if isinstance(new, ast.UnaryOp) else None
        case ast.Constant(value=bool() as value):
            yield _value(not value)
        case ast.Constant(value=int() as value):
            yield _value(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield _call(CALLS[name])
        case ast.IfExp(test=test) | ast.If(test=test) if not isinstance(test, (ast.Compare, ast.UnaryOp)):
            yield _negated
    if isinstance(node, REMOVABLE):
        yield lambda new: ast.Pass()
    if isinstance(node, ast.Continue | ast.Break):
        yield lambda new: ast.Pass()


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.JoinedStr) for part in (node.left, node.right))


def _compare(at: int, op: type[ast.cmpop]) -> Change:
    def change(new: ast.AST) -> None:
        assert isinstance(new, ast.Compare)
        new.ops[at] = op()

    return change


def _operator(op: type[ast.operator]) -> Change:
    def change(new: ast.AST) -> None:
        assert isinstance(new, ast.BinOp | ast.AugAssign)
        new.op = op()

    return change


def _other_junction(new: ast.AST) -> None:
    assert isinstance(new, ast.BoolOp)
    new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()


def _negated(new: ast.AST) -> None:
    assert isinstance(new, ast.IfExp | ast.If)
    new.test = ast.UnaryOp(ast.Not(), new.test)


def _value(value: bool | int) -> Change:
    def change(new: ast.AST) -> None:
        assert isinstance(new, ast.Constant)
        new.value = value

    return change


def _call(name: str) -> Change:
    def change(new: ast.AST) -> None:
        assert isinstance(new, ast.Call)
        new.func = ast.Name(name, ast.Load())

    return change


class _Changer(ast.NodeTransformer):
    """Applies a change to the node at a position in the order of `ast.walk`."""

    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target, self.change = target, change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return self.change(node) or node
        visited: ast.AST = self.generic_visit(node)
        return visited


# Putting a mutant into the running program


def apply(mutant: Mutant) -> bool:
    """Give every function that was made from the original source the changed code. False if it cannot be."""
    new = _code_named(compile(mutant.tree(), str(mutant.file), "exec"), mutant.name)
    changed = False
    clear_caches()
    for found in gc.get_objects() if new else ():
        if isinstance(found, FunctionType) and new and _same_place(found.__code__, new):
            if len(found.__code__.co_freevars) != len(new.co_freevars):
                return False
            found.__code__ = new
            changed = True
    return changed


def clear_caches() -> None:
    """Forget all that functions remember, so that they are run again."""
    for found in gc.get_objects():
        if isinstance(found, _lru_cache_wrapper):
            found.cache_clear()


def import_mutated(mutant: Mutant, packages: tuple[str, ...]) -> None:
    """Forget the modules of these packages; imported again, the mutant's file has the changed code."""
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    usual, code = SourceFileLoader.get_code, compile(mutant.tree(), str(mutant.file), "exec")

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if loader.path == str(mutant.file) else usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def _same_place(old: CodeType, new: CodeType) -> bool:
    return old.co_filename == new.co_filename and old.co_qualname == new.co_qualname


def _code_named(code: CodeType, qualname: str) -> CodeType | None:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == qualname:
                return part
            if found := _code_named(part, qualname):
                return found
    return None
