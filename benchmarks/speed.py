#!/usr/bin/env python3
"""Measures whole processes, ours beside mlir-opt-22 on the same input in the same run.

    benchmarks/speed.py [--runs=N] [ROW ...]      default: 5 runs of each row, after one that is not counted
    benchmarks/speed.py --write [--runs=N]        all rows three times over, into RESULTS.md and results.svg; default: 3 runs each

A row is chosen by its name or the beginning of it (`text`, `text-194k`). Its commands alternate; the table has the median of user CPU, wall time and
peak memory of each, and ours divided by the peer's. Where a row says so, both outputs must be the same bytes. Inputs are made by speed_modules.py and
compile-scale.py with fixed seeds, kept in benchmarks/target/speed.
Exit 1 if a command fails or outputs differ. Environment: WAMI (./wami), MLIR_OPT (mlir-opt-22), JAVA_HOME.
"""
import filecmp
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import speed_results

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "benchmarks/target/speed"
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
JAVA = os.path.join(os.environ["JAVA_HOME"], "bin/java") if "JAVA_HOME" in os.environ else "java"
SIZES = {"20k": 20_000, "194k": 194_000, "200k": 200_000, "1M": 1_000_000}
REPEATS = 3
SIDES = ("ours", "peer")
# Makes an input in a process of its own: what this one has held counts as memory of the processes that it starts.
MAKE_MODULE = "import sys; from speed_modules import write_module; write_module(sys.argv[1], int(sys.argv[2]))"
MAKE_OPS = ("import importlib, pathlib, sys; "
            "pathlib.Path(sys.argv[1]).write_text(importlib.import_module('compile-scale').ops(int(sys.argv[2])))")


def tool(name):
    """Another tool of the same build."""
    return str(Path(WAMI).with_name(name))


@dataclass
class Cost:
    """Of one process: seconds of user CPU, seconds, bytes."""

    user: float
    wall: float
    memory: float


@dataclass
class Target:
    """What we want: user CPU and memory as parts of the peer's, or seconds of user CPU."""

    cpu: float | None = None
    memory: float | None = None
    seconds: float | None = None

    def __str__(self):
        words = [f"{word} {value:g}" for word, value in (("CPU", self.cpu), ("memory", self.memory)) if value]
        return ", ".join(words + ([f"{self.seconds:g} s"] if self.seconds else []))


@dataclass
class Row:
    """
    A line of the table. In commands {out} is a file to write to, {194k} a generated module of that size, {generic:194k} the same in generic form,
    {ops:200k} one function of so many operations, {wasm} a small WebAssembly module. same_output: both must write the same bytes. rounds: ours is many
    rounds in one JVM and measures itself, see WarmText.java; its memory is what a JVM takes that is given as much as it likes.
    """

    name: str
    what: str
    ours: list
    peer: list | None = None
    same_output: bool = False
    target: Target = field(default_factory=Target)
    rounds: bool = False


def text(size, target=Target()):
    return Row(f"text-{size}", f"parse, verify, print {size} operations", [WAMI, "opt", f"{{{size}}}", "-o", "{out}"],
               [MLIR_OPT, f"{{{size}}}", "-o", "{out}"], True, target)


# A young generation that many rounds fit in: nothing of a round outlives it, and with the default collector half of the CPU is the collector's.
WARM = [JAVA, "-XX:+UseSerialGC", "-Xmn2g", "-cp", str(ROOT / "cli/target/quick/wami.jar"), str(ROOT / "benchmarks/src/main/java/dev/wami/benchmarks/WarmText.java")]
GENERIC = ["--mlir-print-op-generic", "{generic:194k}", "-o", "{out}"]

PASSES = "canonicalize,cse,loop-invariant-code-motion,sccp"
GEMM = str(ROOT / "examples/gemm.mlir")
CLEAN = ["--canonicalize", "--cse", GEMM, "-o", "{out}"]
KERNELS = sorted(str(f) for f in (ROOT / "benchmarks/polybench").glob("*.mlir"))


def passes(name, what, pipeline):
    return Row(f"passes-{name}", f"canonicalize, cse, licm, sccp of 194k operations {what}", [WAMI, "opt", f"--pass-pipeline={pipeline}", "{194k}", "-o", "{out}"],
               [MLIR_OPT, f"--pass-pipeline={pipeline}", "{194k}", "-o", "{out}"], False, Target(cpu=0.9))


def compile_ops(size, seconds):
    return Row(f"compile-{size}", f"compile one function of {size} operations", [WAMI, "compile", f"{{ops:{size}}}", "-o", "{out}"], target=Target(seconds=seconds))


ROWS = [
    Row("start-version", "--version", [WAMI, "--version"], [MLIR_OPT, "--version"], target=Target(seconds=0.06)),
    Row("start-opt", "canonicalize, cse of examples/gemm.mlir", [WAMI, "opt", *CLEAN], [MLIR_OPT, *CLEAN], True),
    Row("start-compile", "compile examples/gemm.mlir", [WAMI, "compile", GEMM, "-o", "{out}"], target=Target(seconds=0.35)),
    Row("start-batch", f"compile the {len(KERNELS)} PolyBench kernels at once", [WAMI, "compile", *KERNELS, "--out-dir", "{dir}"],
        target=Target(seconds=0.06 * len(KERNELS))),
    Row("start-import", "wasabi import of gemm's module", [tool("wasabi"), "import", "{wasm}", "-o", "{out}"], target=Target(seconds=0.3)),
    Row("start-wave", "wave compile examples/wave/saxpy.py", [tool("wave"), "compile", str(ROOT / "examples/wave/saxpy.py"), "-o", "{out}"],
        target=Target(seconds=0.3)),
    passes("nested", "in each function", f"builtin.module(func.func({PASSES}))"),
    passes("module", "at module level", f"builtin.module({PASSES})"),
    compile_ops("200k", 4.5),
    compile_ops("1M", 22.5),
    text("20k"),
    text("194k", Target(cpu=1.3, memory=1.5)),
    text("1M", Target(cpu=0.9)),
    Row("text-generic-194k", "the same in generic form", [WAMI, "opt", *GENERIC], [MLIR_OPT, *GENERIC], True),
    Row("text-warm-194k", "again and again in one JVM (SerialGC, 2 GB young)", [*WARM, "{194k}", "{out}"], [MLIR_OPT, "{194k}", "-o", "{out}"], True, Target(cpu=0.33), True),
]


# ---- inputs

def made(name, command):
    """The file of that name, written by `command` with the file's name for {part} when it is first asked for."""
    path = WORK / name
    if not path.exists():
        part = path.with_suffix(".part")
        subprocess.run([part if word == "{part}" else word for word in command], cwd=Path(__file__).parent, check=True, stdout=subprocess.DEVNULL)
        part.rename(path)
    return str(path)


def module(size):
    return made(f"{size}.mlir", [sys.executable, "-c", MAKE_MODULE, "{part}", str(SIZES[size])])


def word_filled(word, out):
    kind, _, size = word.strip("{}").partition(":")
    match kind:
        case "out":
            return out
        case "dir":
            return out + ".d"
        case "wasm":
            return made("gemm.wasm", [WAMI, "compile", GEMM, "-o", "{part}"])
        case "ops":
            return made(f"ops-{size}.mlir", [sys.executable, "-c", MAKE_OPS, "{part}", str(SIZES[size])])
        case "generic":
            return made(f"{size}-generic.mlir", [MLIR_OPT, "--mlir-print-op-generic", module(size), "-o", "{part}"])
        case _:
            return module(kind)


def filled(command, out):
    """The command with files for its words in braces."""
    return [word_filled(word, out) if re.fullmatch(r"\{[\w:]+\}", word) else word for word in command]


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


@dataclass
class Measured:
    """What the sides of a row cost, each a median; wrong says what is wrong if something is."""

    row: Row
    ours: Cost | None = None
    peer: Cost | None = None
    wrong: str = ""


def measure(row, runs):
    sides = {"ours": row.ours} | ({"peer": row.peer} if row.peer else {})
    costs = {side: [] for side in SIDES}
    files = {side: str(WORK / f"out.{side}") for side in sides}
    try:
        sides = {side: filled(command, files[side]) for side, command in sides.items()}
        for i in range(runs + 1):
            for side, command in sides.items():
                cost = run(command, row.rounds and side == "ours")
                if i > 0:
                    costs[side].append(cost)
    except (RuntimeError, OSError, subprocess.CalledProcessError) as wrong:
        return Measured(row, wrong=str(wrong))
    measured = Measured(row, median(costs["ours"]), median(costs["peer"]) if row.peer else None)
    if row.same_output and not filecmp.cmp(files["ours"], files["peer"], shallow=False):
        measured.wrong = "THE OUTPUTS DIFFER"
    return measured


def main():
    words = sys.argv[1:]
    write = "--write" in words
    runs = next((int(w.split("=")[1]) for w in words if w.startswith("--runs=")), 3 if write else 5)
    names = [w for w in words if not w.startswith("-")]
    if not shutil.which(MLIR_OPT):
        sys.exit(f"{MLIR_OPT} is not installed (scripts/peers.sh mlir)")
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run([WAMI, "--version"], check=True, stdout=subprocess.DEVNULL)  # builds it
    rows = [row for row in ROWS if not names or any(row.name.startswith(n) for n in names)]
    ok = True
    repeats = []
    for _ in range(REPEATS if write else 1):
        repeats.append([])
        print(speed_results.HEADER, flush=True)
        for row in rows:
            measured = measure(row, runs)
            repeats[-1].append(measured)
            ok &= not measured.wrong
            print(speed_results.line(measured), flush=True)
    if write:
        speed_results.write(repeats, runs, ROOT / "benchmarks", JAVA, MLIR_OPT)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
