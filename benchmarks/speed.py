#!/usr/bin/env python3
"""Measures whole processes, ours beside mlir-opt-22 on the same input in the same run.

    benchmarks/speed.py [--runs=N] [ROW ...]      default: 5 runs of each row, after one that is not counted

A row is chosen by its name or the beginning of it (`text`, `text-194k`). Its commands alternate; the table has the median of user CPU, wall time and
peak memory of each, and ours divided by the peer's. Where a row says so, both outputs must be the same bytes. Inputs are made by speed_modules.py with
a fixed seed, kept in benchmarks/target/speed.
Exit 1 if a command fails or outputs differ. Environment: WAMI (./wami), MLIR_OPT (mlir-opt-22), JAVA_HOME.
"""
import filecmp
import os
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "benchmarks/target/speed"
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
JAVA = os.path.join(os.environ["JAVA_HOME"], "bin/java") if "JAVA_HOME" in os.environ else "java"
SIZES = {"20k": 20_000, "194k": 194_000, "1M": 1_000_000}


@dataclass
class Cost:
    """Of one process: seconds of user CPU, seconds, bytes."""

    user: float
    wall: float
    memory: int


@dataclass
class Row:
    """
    A line of the table. In commands {out} is a file to write to, {194k} a generated module of that size, {generic:194k} the same in generic form.
    same_output: both must write the same bytes. rounds: ours is many rounds in one JVM and measures itself, see WarmText.java; its memory is what
    a JVM takes that is given as much as it likes. target: what we want the ratios to be.
    """

    name: str
    what: str
    ours: list
    peer: list | None = None
    same_output: bool = False
    target: str = ""
    rounds: bool = False


def text(size, target=""):
    return Row(f"text-{size}", f"parse, verify, print {size} operations", [WAMI, "opt", f"{{{size}}}", "-o", "{out}"],
               [MLIR_OPT, f"{{{size}}}", "-o", "{out}"], True, target)


WARM = [JAVA, "-cp", str(ROOT / "cli/target/quick/wami.jar"), str(ROOT / "benchmarks/src/main/java/dev/wami/benchmarks/WarmText.java")]
GENERIC = ["--mlir-print-op-generic", "{generic:194k}", "-o", "{out}"]

ROWS = [
    text("20k"),
    text("194k", "CPU 1.3, memory 1.5"),
    text("1M", "CPU 0.9"),
    Row("text-generic-194k", "the same in generic form", [WAMI, "opt", *GENERIC], [MLIR_OPT, *GENERIC], True),
    Row("text-warm-194k", "again and again in one JVM", [*WARM, "{194k}", "{out}"], [MLIR_OPT, "{194k}", "-o", "{out}"], True, "CPU 0.33", True),
]


# ---- inputs

def module(size, generic=False):
    """The file of a generated module, made when it is first asked for."""
    path = WORK / f"{size}{'-generic' if generic else ''}.mlir"
    if path.exists():
        return str(path)
    part = path.with_suffix(".part")
    if generic:
        subprocess.run([MLIR_OPT, "--mlir-print-op-generic", module(size), "-o", part], check=True)
    else:
        # a process of its own: what this one has held counts as memory of the processes that it starts
        code = "import sys; from speed_modules import write_module; write_module(sys.argv[1], int(sys.argv[2]))"
        subprocess.run([sys.executable, "-c", code, part, str(SIZES[size])], cwd=Path(__file__).parent, check=True)
    part.rename(path)
    return str(path)


def filled(command, out):
    """The command with files for its words in braces."""
    known = {"{out}": lambda: out}
    for size in SIZES:
        known[f"{{{size}}}"] = lambda size=size: module(size)
        known[f"{{generic:{size}}}"] = lambda size=size: module(size, True)
    return [known[word]() if word in known else word for word in command]


# ---- measuring

def run(command, rounds):
    """Runs once; the cost, or an exception that says what went wrong."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE if rounds else subprocess.DEVNULL, stderr=subprocess.PIPE)
    told, errors = process.communicate() if rounds else (b"", process.stderr.read())
    if rounds:
        if process.returncode:
            raise RuntimeError(f"exit {process.returncode}: {errors.decode()[:500]}")
        user, wall, memory = told.split()[-3:]
        return Cost(float(user), float(wall), int(memory))
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"exit {process.returncode}: {' '.join(command)}: {errors.decode()[:500]}")
    return Cost(used.ru_utime, time.monotonic() - start, used.ru_maxrss * 1024)


def median(costs):
    return Cost(*(statistics.median(getattr(c, f) for c in costs) for f in ("user", "wall", "memory")))


def cells(cost):
    return f"{cost.user:.2f} s | {cost.wall:.2f} s | {cost.memory / 2**20:.0f} MiB"


def measure(row, runs):
    """The row's line of the table; false where a command fails or the outputs differ."""
    sides = {"ours": row.ours} | ({"peer": row.peer} if row.peer else {})
    costs = {side: [] for side in sides}
    files = {side: str(WORK / f"out.{side}") for side in sides}
    try:
        sides = {side: filled(command, files[side]) for side, command in sides.items()}
        for i in range(runs + 1):
            for side, command in sides.items():
                cost = run(command, row.rounds and side == "ours")
                if i > 0:
                    costs[side].append(cost)
    except (RuntimeError, OSError, subprocess.CalledProcessError) as wrong:
        print(f"| {row.name} | {wrong} |", flush=True)
        return False
    ours = median(costs["ours"])
    line = f"| {row.name} | {row.what} | {cells(ours)} |"
    same = True
    if row.peer:
        peer = median(costs["peer"])
        line += f" {cells(peer)} | {ours.user / peer.user:.2f} | {ours.wall / peer.wall:.2f} | {"" if row.rounds else format(ours.memory / peer.memory, ".2f")} | {row.target} |"
        same = not row.same_output or filecmp.cmp(files["ours"], files["peer"], shallow=False)
    else:
        line += f" | | | | | | {row.target} |"
    print(line + ("" if same else " THE OUTPUTS DIFFER"), flush=True)
    return same


def main():
    words = sys.argv[1:]
    runs = next((int(w.split("=")[1]) for w in words if w.startswith("--runs=")), 5)
    names = [w for w in words if not w.startswith("-")]
    if not shutil.which(MLIR_OPT):
        sys.exit(f"{MLIR_OPT} is not installed (scripts/peers.sh mlir)")
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run([WAMI, "--version"], check=True, stdout=subprocess.DEVNULL)  # builds it
    ok = True
    print("| row | what | ours: user CPU | wall | peak memory | peer: user CPU | wall | peak memory | CPU ratio | wall | memory | target |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|", flush=True)
    for row in ROWS:
        if names and not any(row.name.startswith(n) for n in names):
            continue
        ok &= measure(row, runs)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
