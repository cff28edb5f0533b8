#!/usr/bin/env python3
"""Modules by `wasabi opt` beside wasm-opt: are they valid, do they behave as before, how large are they, what did it take, and how fast are they.

    scripts/opt-modules.py [-O2|-Oz|-O3|-Os] [--keep DIR] [--rounds N] [--no-time] [--only-given] [NAME or FILE.wasm ...]

Programs: scripts/native-programs/*.c by clang-22 -O2 with a libc for WASI (wasi-libc and libclang-rt of Debian and LLVM, or $WASI_SYSROOT), the first C
programs of benchmarks/kernels by clang-22 -O2, without the wasm-opt that clang runs where one is in the path, and scripts/opt-programs/*.rs by rustc -O for wasm32-wasip1. Each runs on node 26 ($WAMI_NODE26 or node) and
wasmtime ($WAMI_PYTHON, a Python with wasmtime) before and after, has to print the same, and is timed in turns, the least of N rounds (3). Files that are
named are optimised and validated, not run.
Bytes are without custom sections, of which wasm-opt makes target_features longer; compact imports, which it uses where all features are
allowed, no engine has. `CPU` is that of the whole process, wasm-opt's that of the npm package binaryen ($WASMOPT). A module is a test: it fails if it is invalid, refused, or says
something else. Ends with `N passed, N failed, N skipped`; exit status 1 if any failed.
"""
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from wasmpeer import ROOT, WASABI, WASM_TOOLS, leb

WASMOPT = os.environ.get("WASMOPT", "wasm-opt")
CLANG = os.environ.get("CLANG", "clang-22")
NODE = os.environ.get("WAMI_NODE26", "node")
PYTHON = os.environ.get("WAMI_PYTHON", sys.executable)
KERNELS = ("adpcm", "chacha20", "collatz", "crc32", "fft", "heap-sort", "knapsack", "lz-decode", "mt19937", "red-black", "sha256", "string-search")

# how much there is to do, a tenth of a second or so
WORK = {
    "distance": 15, "fannkuch": 9, "growth": 300, "machine": 200, "mandelbrot": 250, "matmul": 8, "nbody": 250, "quicksort": 3, "sha256": 60,
    "shapes": 1000, "sieve": 10, "trees": 500, "words": 200000, "calculator": 3000, "shortest": 200,
}

# Both say the bytes that the program printed and, last, the nanoseconds that _start took. Of a kernel it is the least time between its two calls of
# toggle_gpio, once the engine is warm: what it prints afterwards takes a hundred times as long, in the host.
ON_NODE = """
import { WASI } from 'node:wasi';
import { readFileSync } from 'node:fs';
const [wasm, n] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: ['program', n], env: {} });
let hash = 1n, warm = false, since, least = Infinity, all = 0;
const add = (bits) => { if (!warm) { hash = BigInt.asUintN(64, (hash ^ bits) * 0x9E3779B97F4A7C15n); hash ^= hash >> 29n; } };
const view = new DataView(new ArrayBuffer(8));
const env = {
  print_f64: (v) => { view.setFloat64(0, v); add(view.getBigUint64(0)); },
  print_f32: (v) => env.print_f64(v),
  print_i32: (v) => add(BigInt(v >>> 0)),
  toggle_gpio: () => {
    const now = process.hrtime.bigint();
    if (since === undefined) { since = process.hrtime.bigint(); return; }
    const time = Number(now - since);
    [since, all, least] = [undefined, all + time, Math.min(least, time)];
  },
};
const module = new WebAssembly.Module(readFileSync(wasm));
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport, env });
const start = process.hrtime.bigint();
if (instance.exports._start) {
  wasi.start(instance);
  least = process.hrtime.bigint() - start;
} else {
  for (let i = 0; i < 8; i++) instance.exports.main();
  warm = true;
  for (let i = 0; i < 5000 && all < 2e8; i++) instance.exports.main();
  console.log(hash.toString(16));
}
console.error(least);
"""
ON_WASMTIME = """
import math, struct, sys, time, wasmtime
wasm, n = sys.argv[1:]
engine = wasmtime.Engine()
store = wasmtime.Store(engine)
wasi = wasmtime.WasiConfig()
wasi.argv = ["program", n]
wasi.inherit_stdout()
wasi.inherit_stderr()
store.set_wasi(wasi)
linker = wasmtime.Linker(engine)
linker.define_wasi()
state, warm, since, least, all = 1, False, None, math.inf, 0
def add(bits):
    global state
    if not warm:
        state = (state ^ bits) * 0x9E3779B97F4A7C15 % 2**64
        state ^= state >> 29
def toggle():
    global since, least, all
    now = time.perf_counter_ns()
    if since is None:
        since = time.perf_counter_ns()
        return
    least, all, since = min(least, now - since), all + now - since, None
def print_float(v):
    add(int.from_bytes(struct.pack(">d", v), "big"))
types = {"print_f64": ([wasmtime.ValType.f64()], print_float), "print_f32": ([wasmtime.ValType.f32()], print_float),
         "print_i32": ([wasmtime.ValType.i32()], lambda v: add(v % 2**32)), "toggle_gpio": ([], toggle)}
for name, (params, function) in types.items():
    linker.define_func("env", name, wasmtime.FuncType(params, []), function)
instance = linker.instantiate(store, wasmtime.Module.from_file(engine, wasm))
exports = instance.exports(store)
start = time.perf_counter_ns()
if "_start" in exports:
    try:
        exports["_start"](store)
    except wasmtime.ExitTrap as e:
        assert e.code == 0, e.code
    least = time.perf_counter_ns() - start
else:
    for _ in range(8):
        exports["main"](store)
    warm, stop = True, start + 1_000_000_000
    while all < 200_000_000 and time.perf_counter_ns() < stop:
        exports["main"](store)
    print("%x" % state)
sys.stdout.flush()
print(least, file=sys.stderr)
"""


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name}: exit {done.returncode}: {(done.stderr or done.stdout).strip()[:500]}")
    return done


def cpu(*command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = run(*command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stderr.strip()


class Module:
    def __init__(self, name, build, runs):
        self.name, self.build, self.runs = name, build, runs


def programs():
    sysroot = [f"--sysroot={os.environ['WASI_SYSROOT']}"] if "WASI_SYSROOT" in os.environ else []
    folder = ROOT / "scripts" / "native-programs"
    for source in sorted(folder.glob("*.c")):
        if source.stem == "main":
            continue
        yield Module(source.stem, lambda to, source=source: run(
            CLANG, "--target=wasm32-wasi", "-O2", "--no-wasm-opt", "-Wl,-s", "-ffp-contract=off", "-Drun=program", *sysroot, folder / "main.c", source, "-o", to), True)
    for name in KERNELS:
        yield Module(f"kernel-{name}", lambda to, name=name: run(
            CLANG, "--target=wasm32", "-O2", "--no-wasm-opt", "-ffp-contract=off", "-nostdlib", "-Wl,-s", "-Wl,--no-entry", "-Wl,--allow-undefined",
            ROOT / "benchmarks/kernels" / f"{name}.c", "-o", to), True)
    for source in sorted((ROOT / "scripts" / "opt-programs").glob("*.rs")):
        yield Module(source.stem, lambda to, source=source: run(
            "rustc", "--target=wasm32-wasip1", "-O", "-Cstrip=symbols", "--edition=2021", source, "-o", to), True)


def said(engine, wasm, name):
    """What it prints, without times, and the nanoseconds that it took."""
    script = KEEP / ("run.mjs" if engine == "node" else "run.py")
    script.write_text(ON_NODE if engine == "node" else ON_WASMTIME)
    done = run(*([NODE, "--no-warnings"] if engine == "node" else [PYTHON]), script, wasm, WORK.get(name, 1))
    text, time = done.stdout, int(done.stderr.split()[-1].rstrip("n"))
    if (ROOT / "scripts/native-programs" / f"{name}.c").exists():
        words = text.split()
        text, time = words[0], int(words[1])
    return text, time


def timed(module, forms):
    """The least time of each form on each engine; the first form says what is right."""
    least = {}
    for engine in ("node", "wasmtime"):
        for _ in range(ROUNDS):
            outputs = []
            for form in forms:
                text, time = said(engine, form, module.name)
                outputs.append(text)
                least[engine, form] = min(time, least.get((engine, form), math.inf))
            if len(set(outputs)) > 1:
                raise RuntimeError(f"on {engine} it says {outputs[1]!r:.200} instead of {outputs[0]!r:.200}")
    return least


def size(file):
    """The bytes of a module without its custom sections."""
    data = file.read_bytes()
    total = at = 8
    while at < len(data):
        length, start = leb(data, at + 1)
        total += start + length - at if data[at] else 0
        at = start + length
    return total


def mean(numbers):
    return math.exp(sum(map(math.log, numbers)) / len(numbers)) if numbers else math.nan


def measure(module):
    made = KEEP / f"{module.name}.wasm"
    ours, theirs = made.with_suffix(f".ours{LEVEL}.wasm"), made.with_suffix(f".binaryen{LEVEL}.wasm")
    module.build(made)
    spent, said_by_us = cpu(WASABI, "opt", LEVEL, made, "-o", ours)
    run(WASM_TOOLS, "validate", "--features=all", ours)
    other, _ = cpu(WASMOPT, LEVEL, "--all-features", "--disable-compact-imports", made, "-o", theirs)
    times = timed(module, (made, ours, theirs)) if module.runs and ROUNDS else {}
    sizes = [size(f) for f in (made, ours, theirs)]
    ratios = [sizes[1] / sizes[2], spent / other] + [times[e, ours] / times[e, theirs] for e in ("node", "wasmtime") if times]
    print(f"| {module.name} | {sizes[0]} | {sizes[1]} | {sizes[2]} | {ratios[0]:.3f} | {spent:.2f} | {other:.2f} | "
          + " | ".join(f"{r:.3f}" for r in ratios[2:]) + " |" + (f" {said_by_us[-200:]}" if said_by_us else ""), flush=True)
    return ratios


args = sys.argv[1:]
LEVEL = next((a for a in args if a.startswith("-O")), "-O2")
ROUNDS = 0 if "--no-time" in args else 3
work = tempfile.mkdtemp(prefix="opt-modules-")
for option in ("--keep", "--rounds"):
    if option in args:
        at = args.index(option)
        value = args[at + 1]
        del args[at:at + 2]
        if option == "--keep":
            work = value
        else:
            ROUNDS = int(value)
KEEP = Path(work)
KEEP.mkdir(parents=True, exist_ok=True)
named = [a for a in args if not a.startswith("-")]
files = [Path(a) for a in named if a.endswith(".wasm")]
names = [a for a in named if not a.endswith(".wasm")]
modules = [Module(f.resolve().parent.name + "-" + f.stem, lambda to, f=f: to.write_bytes(f.read_bytes()), False) for f in files]
if "--only-given" not in args or names:
    modules += [m for m in programs() if not names or m.name in names]
print("| module | bytes | ours | wasm-opt | ratio | CPU, s | wasm-opt | V8 | wasmtime |\n|---|---|---|---|---|---|---|---|---|")
passed = failed = skipped = 0
all_ratios = []
for m in modules:
    try:
        all_ratios.append(measure(m))
        passed += 1
    except FileNotFoundError as e:
        print(f"| {m.name} | SKIPPED: no {e.filename} |")
        skipped += 1
    except (RuntimeError, subprocess.TimeoutExpired) as e:
        print(f"| {m.name} | FAILED: {e} |", flush=True)
        failed += 1
columns = [mean([r[i] for r in all_ratios if len(r) > i]) for i in range(4)]
print(f"means of ours over wasm-opt {LEVEL}: bytes {columns[0]:.4f}, CPU {columns[1]:.2f}, V8 {columns[2]:.3f}, wasmtime {columns[3]:.3f}")
print(f"{passed} passed, {failed} failed, {skipped} skipped")
sys.exit(1 if failed else 0)
