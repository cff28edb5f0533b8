#!/usr/bin/env python3
"""Random programs (`wami gen`): the same result by the interpreter, by WebAssembly at every level on two engines, and by LLVM.

    scripts/random-programs.py [--count N] [--seed S] [--seconds T] [--jobs J] [--ops N] [--dialects NAMES] [--no-llvm] [--keep DIR]
    scripts/random-programs.py --structural [--count N] [--seed S] [--dialects NAMES] [--keep DIR]

Each program is called three times. The interpreter says what is expected (the `// run:` lines that `wami gen` writes); the program
compiled at -O0, -O1, -O2, -O3, -Os and -Oz runs on node and on wasmtime; and LLVM, where it takes the program: mlir-opt 22 lowers it, mlir-runner
22 executes it. Where the interpreter cannot say (memory of llvm, functions right to an ulp), node at -O0 does. A program that differs anywhere is made again with fewer and fewer statements (--ops: the same program up to where it
ends); the smallest that still differs is printed, and kept in DIR.

`--structural` instead makes single operations, half of them broken: `wami opt` and mlir-opt 22 must agree which are right, on which line
the first error is, and on every byte that they print, by default and in generic form (by scripts/mlir-parity.py).

After T seconds no more programs are made, and the totals are of those until then.

Environment: WAMI (./wami), WAMI_NODE20 (node), WAMI_PYTHON (a Python with wasmtime), MLIR_OPT, MLIR_RUNNER, MLIR_RUNNER_LIBRARY.
Ends with the share that LLVM took and `N passed, N failed, N skipped` (programs; skipped: by LLVM, and nothing else differs).
"""
import argparse
import bisect
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
NODE = os.environ.get("WAMI_NODE20", "node")
PYTHON = os.environ.get("WAMI_PYTHON", sys.executable)
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
MLIR_RUNNER = os.environ.get("MLIR_RUNNER", "mlir-runner-22")
LIBRARY = os.environ.get("MLIR_RUNNER_LIBRARY", "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so.22.1")
LAYOUT = SourceFileLoader("compare", str(ROOT / "scripts/mlir-runner-compare.py")).load_module().LAYOUT
LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz")
# Programs that LLVM executes in one process.
MODULE = 40
# Modules of `wami gen --compile` that are judged together.
ROUND = 5
# Single operations that share a file.
CHUNKS = 500
# As in mlir-runner-compare.py. Without --math-expand-ops=ops=clampf, which takes the bounds of math.clampf for one another.
LOWERING = """--lower-affine --convert-vector-to-scf=full-unroll=true --lower-vector-multi-reduction --test-vector-scan-lowering
    --convert-scf-to-cf --memref-expand --expand-strided-metadata --lower-affine --convert-math-to-funcs
    --convert-math-to-llvm --convert-math-to-libm --convert-vector-to-llvm --convert-arith-to-llvm --arith-expand
    --convert-index-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm --convert-cf-to-llvm --convert-vector-to-llvm
    --convert-func-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts""".split()
# At -O0 LLVM selects instructions in a hurry, and gets vectors of odd integers wrong now and then: zext of <1 x i3>, of <2 x i24>.
RUNNER_LEVELS = ("-O1", "-O2", "-O0")
# Integers of more than 64 bits, to whose quotient mlir-opt adds 2^64 - 1 where it means -1.
FLOORED = re.compile(r"arith\.floordivsi.*(?<=[^\w])(?:vector<[\dx]*)?i(?:6[5-9]|[7-9]\d|\d{3,})\b")
# A fold of LLVM's takes 0.5 of this format, rounded, for NaN.
ROUNDED = re.compile(r"math\.(ceil|floor|roundeven)\b.*\bf8E3M4\b")
# LLVM multiplies and adds these in f32, and then rounds again: 7.97e27 * 3.0 + 3.0 of bf16 is a tie for the second time.
FUSED = re.compile(r"(math\.fma|llvm\.intr\.(fma|fmuladd))\b.*(?<=[^\w])(?:vector<[\dx]*)?b?f16\b")
# What LLVM has wrong, where its result differs and the program has that.
LLVM_BUGS = (
    (FLOORED, "arith-expand rounds quotients of more than 64 bits wrongly"),
    (ROUNDED, "constants of f8E3M4 are rounded wrongly"),
    (FUSED, "fma of f16 and bf16 is rounded twice"),
)
# Right to an ulp: the interpreter, LLVM and we have a library each. Ours must give the same bits at all levels.
INEXACT = re.compile(r"math\.(a?(?:cos|sin|tan)h?|atan2|cbrt|erfc?|exp2?|expm1|fpowi|log(?:10|1p|2)?|powf|rsqrt|sincos)\b")
NOT_LLVM = re.compile(r"^ *(?:%.* = )?((?!llvm|module|builtin)[a-z]\w*\.\w+)", re.M)
RUN = re.compile(r"^// run: @(\w+)\((-?\d+), (-?\d+)\) (== (-?\d+)|traps.*)$", re.M)
# Memory of llvm.
NOT_INTERPRETED = "cannot be interpreted"
# What the wasmtime side executes, in a Python that has it: the same lines as random-programs.mjs.
WASMTIME = """
import sys, wasmtime
store = wasmtime.Store(); path = None
for line in sys.stdin:
    file, name, a, b = line.split()
    if file != path:
        path, why = file, None
        store = wasmtime.Store()
        try: exports = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, file), []).exports(store)
        except Exception as e: why = e
    try: print(exports[name](store, int(a), int(b)) if why is None else "trap: " + str(why).splitlines()[0])
    except Exception as e: print("trap:", str(e).splitlines()[-1].strip())
"""


@dataclass
class Program:
    """A program, and what its calls gave by each way: numbers, or why there is none."""

    seed: int
    text: str
    calls: list = field(default_factory=list)
    expected: list = field(default_factory=list)
    results: dict = field(default_factory=dict)
    lowered: str = ""
    not_interpreted: bool = False

    def __post_init__(self):
        for name, a, b, outcome, value in RUN.findall(self.text):
            self.calls.append((name, a, b))
            self.expected.append(value or "trap")
            if NOT_INTERPRETED in outcome or INEXACT.search(self.text):
                self.not_interpreted = True

    def settle(self):
        """Where the interpreter does not say what is expected, the first engine does, without optimisation."""
        first = next((r for way, r in self.results.items() if way != "llvm" and not isinstance(r, str)), None)
        if self.not_interpreted and first:
            self.expected = first

    def difference(self):
        """The first way that differs from the interpreter, or None."""
        if "trap" in self.expected:
            return f"the interpreter: {RUN.search(self.text)[4]}"
        for way, results in self.results.items():
            if isinstance(results, str):
                if way != "llvm":
                    return f"{way}: {results}"
            elif results != self.expected:
                return f"{way}: {results}, the interpreter: {self.expected}"
        return None


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def command_line(args, seed, count, ops, observed=None):
    command = [WAMI, "gen", "--seed", str(seed), "--count", str(count), "--ops", str(ops)]
    command += [f"--dialects={args.dialects}"] if args.dialects else []
    return command + (["--observe", "%d-%d" % observed] if observed else [])


def generate(args, seed, count, ops, work, observed=None):
    """Yields the modules as they are written, each as a list of programs."""
    made = subprocess.Popen([*command_line(args, seed, count, ops, observed), "--compile", str(work)],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        for line in made.stdout:
            first = int(line)
            texts = (work / f"{first}.mlir").read_text().split("// -----\n")
            yield [Program(first + i, text) for i, text in enumerate(texts)]
    except GeneratorExit:
        made.kill()
        raise
    if made.wait():
        sys.exit(f"wami gen --seed {seed} --count {count} fails:\n{made.stderr.read()[-2000:]}")


# ---- WebAssembly


def webassembly(modules, work):
    """Calls the programs of all modules at all levels, in one process of each engine."""
    calls = []
    for programs in modules:
        for level in LEVELS:
            whole = work / f"{programs[0].seed}{level}.wasm"
            for p in programs:
                file = whole if whole.exists() else work / f"p{p.seed}{level}.wasm"
                if file.exists():
                    calls.append((file, p, level))
                else:
                    p.results[level] = "does not compile: " + file.with_suffix(".txt").read_text()
    jobs = [(file, *call) for file, p, _ in calls for call in p.calls]
    for engine, command in (("node", [NODE, str(ROOT / "scripts/random-programs.mjs")]), ("wasmtime", [PYTHON, "-c", WASMTIME])):
        results = iter(execute(command, jobs))
        for _, p, level in calls:
            p.results[f"{engine} {level}"] = [next(results) for _ in p.calls]
    for file in {file for file, _, _ in calls}:
        file.unlink()


def execute(command, jobs):
    if not jobs:
        return []
    lines = "".join(f"{file} {name} {a} {b}\n" for file, name, a, b in jobs)
    try:
        done = run(command, input=lines, timeout=1200)
    except subprocess.TimeoutExpired:
        return ["no end"] * len(jobs)
    if done.returncode:
        sys.exit(f"random-programs: {command[0]} exits {done.returncode}: {done.stderr[-300:]}")
    return done.stdout.split("\n")[: len(jobs)]


# ---- LLVM


def llvm(programs):
    """Lowers programs by themselves, but in one process; runs those that LLVM takes, some together."""
    lowered = lower(programs)
    taken = [(p, text) for p, text in zip(programs, lowered) if text]
    for i in range(0, len(taken), MODULE):
        execute_llvm(taken[i : i + MODULE])
    for p, text in taken:
        p.lowered = text


def excuse_llvm(p):
    """Code of one level of LLVM that another level's agrees with us about is LLVM's mistake, and so is what it is known for."""
    if isinstance(p.results.get("llvm"), list) and p.results["llvm"] != p.expected:
        if p.expected in [run_llvm([(p, p.lowered)], level) for level in RUNNER_LEVELS[1:]]:
            p.results["llvm"] = "LLVM's levels of optimisation differ"
        else:
            p.results["llvm"] = next((why for form, why in LLVM_BUGS if form.search(p.text)), p.results["llvm"])


def lower(programs):
    """The lowered text of each program, "" where mlir-opt rejects it."""
    source, line, starts = "", 1, []
    for p in programs:
        starts.append(line)
        chunk = p.text.rstrip("\n") + "\n// -----\n"
        source += chunk
        line += chunk.count("\n")
    done = run([MLIR_OPT, "--split-input-file", *LOWERING], input=source)
    chunks = done.stdout.split("// -----\n")
    if done.returncode < 0 or len(chunks) <= len(programs):
        if len(programs) > 1:  # a crash
            half = len(programs) // 2
            return lower(programs[:half]) + lower(programs[half:])
        programs[0].results["llvm"] = "mlir-opt: crash"
        return [""]
    for where, message in re.findall(r"^<stdin>:(\d+):\d+: (error: .*)$", done.stderr, re.M):
        p = programs[bisect.bisect(starts, int(where)) - 1]
        p.results.setdefault("llvm", "mlir-opt: " + first_error(message))
    for p, chunk in zip(programs, chunks):
        if INEXACT.search(p.text):
            p.results.setdefault("llvm", "functions right to an ulp")
        left = NOT_LLVM.search(chunk)
        if left:
            p.results.setdefault("llvm", f"mlir-opt leaves {left[1]}")
    return ["" if "llvm" in p.results else chunk for p, chunk in zip(programs, chunks)]


def execute_llvm(taken):
    """Runs programs in one module; where that fails, each half by itself."""
    results = run_llvm(taken, RUNNER_LEVELS[0])
    if isinstance(results, str):
        if len(taken) > 1:
            half = len(taken) // 2
            execute_llvm(taken[:half])
            execute_llvm(taken[half:])
        else:
            taken[0][0].results["llvm"] = results
        return
    values = iter(results)
    for p, _ in taken:
        p.results["llvm"] = [next(values) for _ in p.calls]


def run_llvm(taken, level):
    """The results of all calls, or why there are none."""
    functions, declared, calls = [], set(), []
    for p, text in taken:
        lines = text.splitlines()
        for line in lines[lines.index("module {") + 1 : len(lines) - 1 - lines[::-1].index("}")]:
            # What programs share is declared once.
            if re.match(r"  llvm\.(func @[^{]*$|mlir\.global)", line) and not re.search(r"@_*p\d", line):
                if line in declared:
                    continue
                declared.add(line)
            functions.append(line)
        for name, a, b in p.calls:
            i = len(calls)
            calls.append(f"    %a{i} = llvm.mlir.constant({a} : i64) : i64\n    %b{i} = llvm.mlir.constant({b} : i64) : i64\n"
                         f"    %r{i} = llvm.call @{name}(%a{i}, %b{i}) : (i64, i64) -> i64\n"
                         f"    llvm.call @printI64(%r{i}) : (i64) -> ()\n    llvm.call @printNewline() : () -> ()\n")
    main = "  llvm.func @all_calls() {\n" + "".join(calls) + "    llvm.return\n  }\n"
    library = "  llvm.func @printI64(i64)\n  llvm.func @printNewline()\n"
    command = [MLIR_RUNNER, level, "-e", "all_calls", "--entry-point-result=void", f"--shared-libs={LIBRARY}"]
    try:
        layout = f'attributes {{llvm.data_layout = "{LAYOUT}"}} ' if LAYOUT else ""
        done = run(command, input=f"module {layout}{{\n" + "\n".join(functions) + "\n" + library + main + "}\n", timeout=60)
    except subprocess.TimeoutExpired:
        return "mlir-runner: no end"
    return f"mlir-runner: {first_error(done.stderr)}" if done.returncode else done.stdout.split()


def first_error(text):
    found = re.search(r"error: (.*)|LLVM ERROR: .*|Symbols not found.*", text)
    message = (found[1] or found[0]) if found else (text.strip().splitlines() or ["crash"])[0]
    return re.sub(r"'[^']*'(?= \(|$)|%\w+|@\w+|0x\w+", "_", message)[:120]


# ---- all ways


def judge(modules, args, work):
    with ThreadPoolExecutor(args.jobs) as pool:
        tasks = [pool.submit(webassembly, modules, work)]
        if not args.no_llvm:
            tasks.append(pool.submit(llvm, [p for programs in modules for p in programs]))
        for task in tasks:
            task.result()
    for p in itertools.chain(*modules):
        p.settle()
        excuse_llvm(p)


def rounds(modules):
    """Some modules at a time."""
    while some := list(itertools.islice(modules, ROUND)):
        yield some


def least(high, differs):
    """The least number up to high for which differs gives something, and that; None for what differs only as a whole."""
    low, found = 0, None
    while low < high:
        middle = (low + high) // 2
        what = differs(middle)
        if what:
            high, found = middle, what
        else:
            low = middle + 1
    return high, found


def minimised(program, args):
    """The program with the fewest statements that still differs, and of these values only the first that is wrong."""

    def differing(ops, observed=None):
        with tempfile.TemporaryDirectory() as work:
            [[smaller]] = generate(args, program.seed, 1, ops, Path(work), observed)
            judge([[smaller]], args, Path(work))
        return smaller if smaller.difference() else None

    ops, found = least(args.ops, differing)
    number, _ = least(500, lambda last: differing(ops, (0, last)))
    alone = differing(ops, (number, number))
    return alone or found or program, f"--ops {ops}" + (f" --observe {number}" if alone else "")


def structural(args):
    """Single operations by both tools."""
    with tempfile.TemporaryDirectory() as work:
        place = (args.keep or Path(work)) / f"structural{args.seed}"
        place.mkdir(exist_ok=True)
        for kind, first, count in (("valid", args.seed, (args.count + 1) // 2), ("invalid", args.seed, args.count // 2)):
            command = [WAMI, "gen", f"--{kind}", "--seed", str(first), "--count", str(count)]
            done = run(command + ([f"--dialects={args.dialects}"] if args.dialects else []))
            if done.returncode:
                sys.exit(f"wami gen --{kind} fails:\n{done.stderr[-2000:]}")
            chunks = done.stdout.split("// -----\n")
            for i in range(0, len(chunks), CHUNKS):
                (place / f"{kind}{first + i}.mlir").write_text("// -----\n".join(chunks[i : i + CHUNKS]))
        return subprocess.run([sys.executable, str(ROOT / "scripts/mlir-parity.py"), str(place)], check=False).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ops", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--dialects")
    parser.add_argument("--no-llvm", action="store_true")
    parser.add_argument("--keep", type=Path, metavar="DIR")
    parser.add_argument("--no-minimise", action="store_true")
    parser.add_argument("--structural", action="store_true")
    args = parser.parse_args()
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    if args.structural:
        return structural(args)
    passed, failed, without, not_interpreted = 0, 0, Counter(), 0
    end = time.monotonic() + args.seconds
    with tempfile.TemporaryDirectory() as work:
        for modules in rounds(generate(args, args.seed, args.count, args.ops, Path(work))):
            judge(modules, args, Path(work))
            for p in itertools.chain(*modules):
                not_interpreted += p.not_interpreted
                if isinstance(p.results.get("llvm"), str):
                    without[p.results["llvm"]] += 1
                if p.difference() is None:
                    passed += 1
                    continue
                failed += 1
                print(f"FAIL: seed {p.seed}: {p.difference()[:400]}", flush=True)
                if not args.no_minimise:
                    small, how = minimised(p, args)
                    print(f"      {how}: {small.difference()}", flush=True)
                    if args.keep:
                        (args.keep / f"p{p.seed}.mlir").write_text(small.text)
            if time.monotonic() > end:
                break
    for reason, count in without.most_common():
        print(f"not by LLVM {count}: {reason}")
    print(f"the interpreter took {passed + failed - not_interpreted} of {passed + failed}; the others are held to -O0 on node")
    if not args.no_llvm:
        print(f"LLVM took {passed + failed - without.total()} of {passed + failed}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
