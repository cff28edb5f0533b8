"""Writes what speed.py has measured: lines of its table, RESULTS.md, and the chart results.svg."""
import os
import platform
import statistics
import subprocess
import sys
from xml.sax.saxutils import escape

HEADER = ("| row | what | ours: user CPU | wall | peak memory | peer: user CPU | wall | peak memory | CPU ratio | wall | memory | target |\n"
          "|---|---|---|---|---|---|---|---|---|---|---|---|")


def cells(cost):
    return f"{cost.user:.3f} s | {cost.wall:.3f} s | {cost.memory / 2**20:.0f} MiB"


def line(measured):
    """A row's line of the table."""
    row, ours, peer = measured.row, measured.ours, measured.peer
    if not ours:
        return f"| {row.name} | {measured.wrong} |"
    if peer:
        memory = "" if row.rounds else f"{ours.memory / peer.memory:.2f}"
        compared = f"{cells(peer)} | {ours.user / peer.user:.2f} | {ours.wall / peer.wall:.2f} | {memory}"
    else:
        compared = "| | | | |"
    return f"| {row.name} | {row.what} | {cells(ours)} | {compared} | {row.target} | {measured.wrong}"


def figure(measured):
    """What the target is about: user CPU in seconds where it is that, or there is no peer; else as a part of the peer's. None if it failed."""
    if not measured.ours:
        return None
    in_seconds = measured.row.target.seconds or not measured.peer
    return measured.ours.user if in_seconds else measured.ours.user / measured.peer.user


def share(row, value):
    """How much of the target, or of the peer's CPU where there is no target, a figure is."""
    return value / (row.target.seconds or row.target.cpu or 1)


def summary(repeats):
    """(row, its figures of each repeat) for rows without a failure."""
    found = []
    for column in zip(*repeats):
        figures = [figure(m) for m in column]
        if None not in figures:
            found.append((column[0].row, figures))
    return found


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip().splitlines()


def chart(found):
    """Bars of user CPU as a part of what is wanted, one for each repeat; a line at 1."""
    left, width, bar, gap, top = 340, 460, 6, 12, 44
    most = max(2.0, min(6.0, max(share(row, f) for row, figures in found for f in figures)))
    height = top + sum(len(figures) * bar + gap for _, figures in found) + 16
    one = left + width / most
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 80}" height="{height}" font-family="sans-serif" font-size="11">',
             '<rect width="100%" height="100%" fill="white"/>',
             f'<text x="{left}" y="16">user CPU as a part of the target (of mlir-opt-22\'s where there is none), {len(found[0][1])} runs</text>',
             f'<line x1="{one:.1f}" y1="{top - 8}" x2="{one:.1f}" y2="{height - 8}" stroke="#444"/><text x="{one - 3:.1f}" y="{top - 12}">1</text>']
    y = top
    for row, figures in found:
        parts.append(f'<text x="{left - 8}" y="{y + len(figures) * bar / 2 + 4:.1f}" text-anchor="end">{escape(row.name)}: {escape(row.what[:44])}</text>')
        for f in figures:
            length = min(share(row, f), most) / most * width
            colour = "#2e7d32" if share(row, f) <= 1 else "#ef6c00"
            parts.append(f'<rect x="{left}" y="{y}" width="{length:.1f}" height="{bar - 1}" fill="{colour}"/>')
            y += bar
        parts.append(f'<text x="{left + length + 6:.1f}" y="{y - bar:.1f}">{share(row, statistics.median(figures)):.2f}</text>')
        y += gap
    return "\n".join(parts + ["</svg>", ""])


def machine(java, mlir_opt):
    cpu = next((word.split(":")[1].strip() for word in output("lscpu") if word.startswith("Model name")), platform.processor())
    jdk = next(iter(output(java, "-version")), "")
    peer = next((word.strip() for word in output(mlir_opt, "--version") if "version" in word), "")
    return f"{os.cpu_count()} CPUs ({cpu}), {jdk}, mlir-opt: {peer}"


def write(repeats, runs, directory, java, mlir_opt):
    found = summary(repeats)
    names = {row.name for row, _ in found}
    lines = ["# Results", "",
             f"Written by `benchmarks/speed.py {' '.join(sys.argv[1:])}`: whole processes, ours beside mlir-opt-22 in turns, on {machine(java, mlir_opt)}. "
             f"All rows {len(repeats)} times over, load {os.getloadavg()[1]:.0f} at the end; each figure is a median of {runs} process{'es' if runs > 1 else ''}. User CPU in seconds, or as a part of mlir-opt-22's.", "",
             "![user CPU as a part of the target](results.svg)", "", "| row | what | " + " | ".join(f"run {i + 1}" for i in range(len(repeats)))
             + " | target | memory |", "|---|---|" + "---|" * (len(repeats) + 2)]
    for column in zip(*repeats):
        row = column[0].row
        if row.name not in names:
            lines.append(f"| {row.name} | {row.what} | " + " | ".join(m.wrong or "" for m in column) + f" | {row.target} | |")
            continue
        unit = " s" if row.target.seconds or not column[0].peer else "x"
        last = column[-1]
        memory = f"{last.ours.memory / 2**20:.0f} MiB" + (f", {last.ours.memory / last.peer.memory:.2f}x" if last.peer and not row.rounds else "")
        lines.append(f"| {row.name} | {row.what} | " + " | ".join(f"{figure(m):.3g}{unit}{' ' + m.wrong if m.wrong else ''}" for m in column)
                     + f" | {row.target} | {memory} |")
    for number, repeat in enumerate(repeats, 1):
        lines += ["", f"## Run {number}", "", HEADER, *(line(m) for m in repeat)]
    (directory / "RESULTS.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (directory / "results.svg").write_text(chart(found), encoding="utf-8")
