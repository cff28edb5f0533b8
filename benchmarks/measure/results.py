"""What was measured, and what it comes to."""
import math
from dataclasses import dataclass, field

# Forms that say what is right where there is no table of expected results: compilers that we did not write, loops as they stand in the file.
REFERENCES = ("llvm", "llvm-scalar", "llvm-size")


@dataclass
class Result:
    """Of one module on one engine: the least time in milliseconds, or what is wrong with it; and its size in bytes."""

    ms: float | None = None
    wrong: str = ""
    bytes: int = 0


@dataclass(frozen=True)
class Column:
    """
    A column of a table: what another form has over what ours has, in time, so above 1 ours is better; with `bytes` ours over the other's. Of several forms
    the one with the least counts. `ours` is a form where it is not the task's own.
    """

    title: str
    forms: tuple
    ours: str = ""
    bytes: bool = False


@dataclass
class Row:
    """A program on an engine: results of all forms by their names. `ours` is the form that others are compared with."""

    name: str
    ours: str
    results: dict = field(default_factory=dict)

    def least(self, forms, of="ms"):
        """The least of the right ones of these forms; None if none is right."""
        right = (self.results[f] for f in forms if f in self.results and self.results[f].ms is not None)
        return min((getattr(r, of) for r in right), default=None)

    def fastest(self, forms):
        """The name of the form with the least time; "" if none is right."""
        right = [f for f in forms if f in self.results and self.results[f].ms is not None]
        return min(right, key=lambda f: self.results[f].ms, default="")

    def ratio(self, column):
        """The number in a column; None where one of the two is not there."""
        of = "bytes" if column.bytes else "ms"
        mine, theirs = self.least([column.ours or self.ours], of), self.least(column.forms, of)
        if not mine or not theirs:
            return None
        return mine / theirs if column.bytes else theirs / mine

    @property
    def passed(self):
        """Whether our module gave the right bits."""
        return self.ours in self.results and self.results[self.ours].ms is not None


def geometric_mean(values):
    """None of no values."""
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def take(program, engine, forms, modules, rounds):
    """Measures the forms of one program on one engine, ours first; modules has a path or a reason for each form."""
    row = Row(program.name, forms[0].name)
    there = [(form, module) for form, module in zip(forms, modules) if not isinstance(module, str)]
    answers = engine.measure([module for _, module in there], rounds) if there else []
    expected = program.expected or reference(there, answers)
    for form, module in zip(forms, modules):
        if isinstance(module, str):
            row.results[form.name] = Result(wrong=module)
    for (form, module), answer in zip(there, answers):
        result = row.results[form.name] = Result(bytes=module.stat().st_size)
        if "error" in answer:
            result.wrong = answer["error"]
        elif expected is None:
            result.wrong = "nothing to compare its results with"
        elif (answer["hash"], answer["count"]) != expected:
            result.wrong = f"results differ: {answer['count']} values, expected {expected[1]}" if answer["count"] != expected[1] else "results differ"
        else:
            result.ms = answer["ms"]
    return row


def reference(there, answers):
    """The hash and count of a compiler that we did not write; None if there is none."""
    for (form, _), answer in zip(there, answers):
        if form.name in REFERENCES and "hash" in answer:
            return answer["hash"], answer["count"]
    return None
