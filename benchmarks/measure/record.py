"""
The results that were written, kernels.tsv: a line for each form of a kernel on an engine. A run replaces what it measured anew and leaves the rest; KERNELS.md
and the charts are made from the whole.
"""
from dataclasses import dataclass, field

from . import chart, report
from .engines import ENGINES
from .paths import BENCHMARKS
from .results import Result, Row
from .tasks import TASKS

FIELDS = "task\tsize\tengine\tkernel\tform\tms\tbytes\twrong"
CONDITIONS = "# "  # begins a line that says how a table was measured


@dataclass
class Table:
    """All kernels of a task at a size on an engine; conditions say how they were measured."""

    conditions: str = ""
    rows: dict = field(default_factory=dict)


def read(path):
    """(task, size, engine) to Table."""
    tables = {}
    if not path.exists():
        return tables
    for text in path.read_text(encoding="utf-8").splitlines():
        if text == FIELDS:
            continue
        if text.startswith(CONDITIONS):
            task, size, engine, conditions = text.removeprefix(CONDITIONS).split("\t")
            tables[task, size, engine] = Table(conditions)
            continue
        task, size, engine, kernel, form, ms, length, wrong = text.split("\t")
        row = tables[task, size, engine].rows.setdefault(kernel, Row(kernel, TASKS[task].ours.name))
        row.results[form] = Result(float(ms) if ms else None, wrong, int(length))
    return tables


def write_tables(path, tables):
    lines = [FIELDS]
    for key, table in tables.items():
        lines.append(CONDITIONS + "\t".join([*key, table.conditions]))
        for row in table.rows.values():
            for form, result in row.results.items():
                ms = "" if result.ms is None else f"{result.ms:.6g}"
                lines.append("\t".join([*key, row.name, form, ms, str(result.bytes), " ".join(result.wrong.split())]))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def order(key):
    task, size, engine = key
    return list(TASKS).index(task), size, list(ENGINES).index(engine)


def merge(measured):
    """Puts new tables, (task, size, engine) to Table, into what is on record, kernel by kernel, and writes everything anew."""
    path = BENCHMARKS / "kernels.tsv"
    tables = read(path)
    for key, table in measured.items():
        there = tables.setdefault(key, Table())
        there.conditions = table.conditions
        there.rows |= table.rows
    tables = {key: tables[key] for key in sorted(tables, key=order)}
    write_tables(path, tables)
    (BENCHMARKS / "KERNELS.md").write_text("\n".join(page(tables)) + "\n", encoding="utf-8")


def page(tables):
    """The lines of KERNELS.md; the charts are written beside it."""
    lines = ["# Kernels", "",
             "Written by `benchmarks/kernels.py --write` from [kernels.tsv](kernels.tsv): what `wami compile` makes, beside what other compilers make of the same kernels. A number is the "
             "other's time over ours: above 1 ours is faster. Every result is compared bit for bit. How it is measured is said at the top of [kernels.py](kernels.py).", "",
             "| what | engine | kernels | geometric means | worst |", "|---|---|---|---|---|"]
    for (name, size, engine), table in tables.items():
        task, rows = TASKS[name], list(table.rows.values())
        means = ", ".join(f"{c.title} {report.mean(c, rows)}" for c in task.columns)
        worst = ", ".join(f"{c.title} {report.worst(c, rows)}" for c in task.columns)
        lines.append(f"| {task.title} {size} | {ENGINES[engine].title} | {sum(r.passed for r in rows)} of {len(rows)} | {means} | {worst} |")
    for name, size in dict.fromkeys((name, size) for name, size, _ in tables):
        task = TASKS[name]
        picture = f"kernels-{name}{'-' + size if size else ''}.svg"
        shown = {ENGINES[e].title: list(t.rows.values()) for (n, s, e), t in tables.items() if (n, s) == (name, size)}
        (BENCHMARKS / picture).write_text(chart.bars(task, size, shown), encoding="utf-8")
        lines += ["", f"## {task.title} {size}".rstrip(), "", task.what, "", f"![{task.title} {size}]({picture})"]
        for (n, s, engine), table in tables.items():
            if (n, s) == (name, size):
                lines += ["", f"### {task.title} {size} on {ENGINES[engine].title}", "", table.conditions, "", *report.table(task, list(table.rows.values()))]
    return lines
