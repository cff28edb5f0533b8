#!/usr/bin/env python3
"""Compute programs from C by WebAssembly to native code, beside native code, wasm2c and wasmtime: the bits of their results, and the time.

    scripts/native-programs.py [--write FILE] [--quick] [NAME ...]

A program is a file of scripts/native-programs. clang-22 -O3 makes WebAssembly of it, without libraries; `wasabi build -O2` makes an object of that, which is
linked with main.c. Beside it: the same C by clang-22 -O2; wasm2c of wabt and clang-22 -O2, with guard pages (its default); wasmtime, in Python. Each prints the
bits of its result, which must be equal, and the best wall time of three calls after one to warm up; the least of several processes counts, in turns.
--write puts the table into a file, --quick calls each program with little to do, to see the bits only.
Environment: WASABI (./wasabi), CLANG (clang-22), WAMI_PYTHON (a Python with wasmtime); where a peer is missing, its column is left out.
A program is a test. Ends with `N passed, N failed, N skipped`.
"""
import math
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "scripts" / "native-programs"
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
CLANG = os.environ.get("CLANG", "clang-22")
PYTHON = os.environ.get("WAMI_PYTHON", sys.executable)
WASM2C = Path("/usr/share/wabt/wasm2c")
ROUNDS = 4

# how much there is to do: a tenth of a second
WORK = {
    "distance": 15, "fannkuch": 9, "growth": 300, "machine": 200, "mandelbrot": 250, "matmul": 8, "nbody": 250, "quicksort": 3, "sha256": 60,
    "shapes": 1000, "sieve": 10, "trees": 500,
}

WASM2C_MAIN = """
#include WASM2C
static w2c_kernel one;
void kernel_init(void) { wasm_rt_init(); wasm2c_kernel_instantiate(&one); }
uint64_t program(uint32_t n) { return w2c_kernel_run(&one, n); }
"""

# As main.c does.
ON_WASMTIME = """
import sys, time, wasmtime
config = wasmtime.Config()
config.cranelift_opt_level = "speed"
engine = wasmtime.Engine(config)
store = wasmtime.Store(engine)
instance = wasmtime.Instance(store, wasmtime.Module.from_file(engine, sys.argv[1]), [])
run, n = instance.exports(store)["run"], int(sys.argv[2])
first, best = run(store, n), 1 << 62
for _ in range(3):
    start = time.perf_counter_ns()
    again = run(store, n)
    best = min(best, time.perf_counter_ns() - start)
    assert again == first
print("%016x %d" % (first & (1 << 64) - 1, best))
"""


def run(*command, timeout=300):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=timeout)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name}: exit {done.returncode}: {(done.stderr or done.stdout).strip()[:400]}")
    return done.stdout


def native(source, folder):
    made = folder / "native"
    run(CLANG, "-O2", "-ffp-contract=off", "-Drun=program", "-c", source, "-o", folder / "native.o")
    run(CLANG, "-O2", PROGRAMS / "main.c", folder / "native.o", "-lm", "-o", made)
    return [made]


def ours(source, folder):
    made = folder / "ours"
    run(WASABI, "build", folder / "program.wasm", "--emit=obj", "--prefix=p_", "-o", folder / "ours.o")
    run(CLANG, "-O2", "-Dprogram=p_run", "-DINIT=p___wasm_init", PROGRAMS / "main.c", folder / "ours.o", "-lm", "-o", made)
    return [made]


def wasm2c(source, folder):
    made = folder / "wasm2c"
    run("wasm2c", folder / "program.wasm", "-n", "kernel", "-o", folder / "kernel.c")
    header = (folder / "kernel.h").read_text()
    glue = WASM2C_MAIN
    if "w2c_kernel" not in header:  # wabt before 1.0.33
        glue = glue.replace("w2c_kernel_run", "Z_kernelZ_run").replace("w2c_kernel", "Z_kernel_instance_t")
        glue = glue.replace("wasm2c_kernel_instantiate", "Z_kernel_init_module(); Z_kernel_instantiate")
    (folder / "glue.c").write_text(glue)
    run(CLANG, "-O2", "-ffp-contract=off", "-fno-math-errno", "-w", f'-DWASM2C="{folder / "kernel.h"}"', "-DINIT=kernel_init", "-I", WASM2C, folder / "glue.c",
        PROGRAMS / "main.c", folder / "kernel.c", WASM2C / "wasm-rt-impl.c", "-lm", "-o", made)
    return [made]


def wasmtime(source, folder):
    return [PYTHON, "-c", ON_WASMTIME, folder / "program.wasm"]


def peers():
    out = {"native": native, "ours": ours}
    if shutil.which("wasm2c") and WASM2C.exists():
        out["wasm2c"] = wasm2c
    if not subprocess.run([PYTHON, "-c", "import wasmtime"], capture_output=True).returncode:
        out["wasmtime"] = wasmtime
    return out


def measure(source, makers, work, rounds):
    """The bits that each prints, and its least time in nanoseconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(CLANG, "--target=wasm32", "-O3", "-nostdlib", "-ffreestanding", "-ffp-contract=off", "-Wl,--no-entry", source, "-o", folder / "program.wasm")
        commands = {peer: make(source, folder) for peer, make in makers.items()}
        bits, times = {}, {}
        for _ in range(rounds):
            for peer, command in commands.items():
                found, time = run(*command, work).split()
                bits[peer] = found
                times[peer] = min(int(time), times.get(peer, 1 << 62))
        return bits, times


def main():
    args = sys.argv[1:]
    quick = "--quick" in args
    target = args[args.index("--write") + 1] if "--write" in args else None
    wanted = [a for a in args if not a.startswith("--") and a != target]
    makers = peers()
    others = [p for p in makers if p != "native"]
    passed = failed = 0
    ratios = {p: [] for p in others}
    lines = ["| program | native, ms | " + " | ".join(others) + " |", "|---|---|" + "---|" * len(others)]
    for source in sorted(PROGRAMS.glob("*.c")):
        if source.name == "main.c" or wanted and source.stem not in wanted:
            continue
        try:
            work = 5 if quick else WORK[source.stem]
            bits, times = measure(source, makers, work, 1 if quick else ROUNDS)
            if len(set(bits.values())) != 1:
                raise RuntimeError(f"different results: {bits}")
            passed += 1
            row = [times[p] / times["native"] for p in others]
            for p, r in zip(others, row):
                ratios[p].append(r)
            lines.append(f"| {source.stem} | {times['native'] / 1e6:.1f} | " + " | ".join(f"{r:.2f}" for r in row) + " |")
            print(f"{source.stem:12} {bits['native']} " + ("" if quick else " ".join(f"{p} {r:.2f}" for p, r in zip(others, row))), flush=True)
        except (RuntimeError, subprocess.TimeoutExpired) as wrong:
            failed += 1
            print(f"FAILED {source.stem}: {wrong}", flush=True)
    if passed and not quick:
        means = [math.exp(sum(map(math.log, ratios[p])) / passed) for p in others]
        lines.append("| **geometric mean** | | " + " | ".join(f"**{m:.2f}**" for m in means) + " |")
        print("geometric mean: " + ", ".join(f"{p} {m:.3f}" for p, m in zip(others, means)))
    if target:
        Path(target).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(failed > 0 or not passed)


if __name__ == "__main__":
    main()
