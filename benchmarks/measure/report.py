"""Tables of results, as Markdown."""
from .results import geometric_mean

REMARK = 110  # characters of a message that are shown


def number(value):
    return f"{value:.2f}" if value else "-"


def amounts(result):
    """Milliseconds and bytes of a form, as two cells."""
    return f"{result.ms:.3g} | {result.bytes}" if result and result.ms is not None else "- | -"


def header(task):
    titles = ["kernel", "ms", "bytes", *(c.title for c in task.columns), "fastest other", "remarks"]
    return f"| {' | '.join(titles)} |\n|{'---|' * len(titles)}"


def line(task, row):
    """A row's line: what ours has, and the others in relation to it."""
    fastest = row.fastest([form.name for form in task.others])
    return f"| {row.name} | {amounts(row.results.get(row.ours))} | {' | '.join(number(row.ratio(c)) for c in task.columns)} | {fastest} | {remarks(row)} |"


def remarks(row):
    """What is wrong with which forms."""
    forms = {}
    for name, result in row.results.items():
        if result.wrong:
            forms.setdefault(result.wrong.splitlines()[0][:REMARK].replace("|", "/"), []).append(name)
    return "; ".join(f"{', '.join(names)}: {wrong}" for wrong, names in forms.items())


def of_column(column, rows):
    """(number, kernel) where there is a number."""
    found = ((row.ratio(column), row.name) for row in rows)
    return [(ratio, name) for ratio, name in found if ratio]


def mean(column, rows):
    """The geometric mean of a column, with the number of kernels where it is not of all."""
    found = of_column(column, rows)
    return number(geometric_mean(ratio for ratio, _ in found)) + (f" ({len(found)})" if len(found) < len(rows) else "")


def worst(column, rows):
    """The worst number of a column, with its kernel."""
    found = of_column(column, rows)
    pick = max if column.bytes else min
    return "{:.2f} {}".format(*pick(found)) if found else "-"


def footer(task, rows):
    return [f"| geometric mean | | | {' | '.join(mean(c, rows) for c in task.columns)} | | |", f"| worst | | | {' | '.join(worst(c, rows) for c in task.columns)} | | |"]


def table(task, rows):
    return [header(task), *(line(task, row) for row in rows), *footer(task, rows)]


def verdict(rows):
    """How many of our modules gave the right bits."""
    right = sum(row.passed for row in rows)
    return f"{right} passed, {len(rows) - right} failed, 0 skipped"
