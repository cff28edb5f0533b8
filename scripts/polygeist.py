#!/usr/bin/env python3
"""Compiles the Polygeist programs of the original implementation and compares them with the LLVM path.

    scripts/polygeist.py [--levels 0,2] [--sizes small,medium] [--reps 15] [--only NAME] [--llvm-cache DIR] [--table FILE]
    scripts/polygeist.py --once [--levels 2] [--sizes large,extralarge]
    scripts/polygeist.py --compile-only [--levels 0,2] [--sizes small,medium,large,extralarge]

For each of the 58 files ($POLYGEIST_SRC/benchmark/polybench/{small,medium}/*.mlir; with large and extralarge 116, which run for hours): `wami compile` at each level, wasm-tools
validate, a run on node and on wasmtime and one on the embedded engine (`wami run`). What is printed must equal what the
same file prints through mlir-opt, clang -O3 and wasm-ld ($LLVM_PATH, a script IN OUT --desc) and then wasm-opt -O2.
With --compile-only nothing runs, and with --once our module runs once, on wasmtime, and the other once, on node (what it prints is
kept beside it): both end with `N passed, N failed, N skipped`. Times are those between the two toggle_gpio calls, best of REPS, both compilers' modules in turn. Exit 1 if anything differs.
The peers are those of `eval "$(scripts/peers.sh --env)"`.
"""
import argparse
import hashlib
import math
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path(os.environ.get("POLYGEIST_SRC", ROOT / ".peers" / "polygeist"))
LLVM_PATH = os.environ.get("LLVM_PATH", str(ROOT.parent / "shared" / "tools" / "mlir2wasm-llvm.sh"))
NODE = os.environ.get("WAMI_NODE20", "node")
PYTHON = os.environ.get("WAMI_PYTHON", sys.executable)
# Every feature but the encodings that Binaryen writes and node 20 cannot read yet.
WASM_OPT = [os.environ.get("WASMOPT", "wasm-opt"), "-O2", "--all-features", "--disable-compact-imports", "--disable-custom-descriptors"]
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")


def command(*args):
    done = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, args))}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def measured(*args):
    digest, count, elapsed = command(*args).split()
    return digest, int(count), float(elapsed)


def on_node(module, reps):
    return measured(NODE, ROOT / "scripts" / "polygeist-run.mjs", module, reps)


def on_wasmtime(module, reps):
    return measured(PYTHON, ROOT / "scripts" / "polygeist-run.py", module, reps)


def on_embedded(source, level):
    lines = command(ROOT / "wami", "run", f"-O{level}", source).split()
    printed = lines[:-1]  # the last line is main's result
    return hashlib.sha256("\n".join(printed).encode()).hexdigest()[:16], len(printed)


def compiled(source, level, work):
    """The valid module that we make of it."""
    ours = work / f"{source.parent.name}-{source.stem}-O{level}.wasm"
    command(ROOT / "wami", "compile", f"-O{level}", source, "-o", ours)
    command(WASM_TOOLS, "validate", ours)
    return ours


def each(files, options, check_one):
    """Ends the script with how many files pass check_one(source, level) at each level."""
    passed, failed = 0, 0
    for level in options.levels.split(","):
        for source in files:
            try:
                check_one(source, level)
                passed += 1
            except RuntimeError as problem:
                failed += 1
                print(f"FAIL O{level} {source.parent.name}/{source.stem}: {problem}", flush=True)
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(1 if failed else 0)


def by_llvm(source, options):
    """The module that the LLVM path makes of it."""
    size = source.parent.name
    llvm = options.llvm_cache / size / f"{source.stem}.wasm"
    if not llvm.exists():
        llvm.parent.mkdir(parents=True, exist_ok=True)
        linked = options.work / f"{size}-{source.stem}-llvm.wasm"
        command(LLVM_PATH, source, linked, "--desc")
        command(*WASM_OPT, linked, "-o", llvm)
    return llvm


def expected_of(llvm):
    """What the module prints on node: a hash and a count."""
    kept = llvm.with_suffix(".expected")
    if not kept.exists():
        digest, count, _ = on_node(llvm, 1)
        kept.write_text(f"{digest} {count}\n")
    digest, count = kept.read_text().split()
    return digest, int(count)


def check_once(source, level, options):
    expected = expected_of(by_llvm(source, options))
    digest, count, elapsed = on_wasmtime(compiled(source, level, options.work), 1)
    if (digest, count) != expected:
        raise RuntimeError(f"prints {(digest, count)}, expected {expected}")
    print(f"ok O{level} {source.parent.name}/{source.stem} {elapsed:.0f} ms", flush=True)


def check(source, level, options):
    """Everything that must hold for one file at one level; gives the four times."""
    ours = compiled(source, level, options.work)
    llvm = by_llvm(source, options)
    expected = expected_of(llvm)
    times = []
    for name, run in (("node", on_node), ("wasmtime", on_wasmtime)):
        mine = run(ours, options.reps)
        theirs = run(llvm, options.reps)
        if mine[:2] != expected or theirs[:2] != expected:
            raise RuntimeError(f"{name} prints {mine[:2]}, expected {expected}")
        times += [mine[2], theirs[2]]
    if not options.no_embedded and on_embedded(source, level) != expected:
        raise RuntimeError("the embedded engine prints something else")
    return times, ours.stat().st_size, llvm.stat().st_size


def geomean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default="0,2")
    parser.add_argument("--reps", type=int, default=15)
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default="small,medium")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--once", action="store_true")
    parser.add_argument("--no-embedded", action="store_true")
    parser.add_argument("--llvm-cache", type=Path, default=ROOT / ".peers" / "llvm-path")
    parser.add_argument("--work", type=Path, default=ROOT / ".peers" / "polygeist-out")
    parser.add_argument("--table", type=Path)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    files = [f for size in options.sizes.split(",") for f in sorted((SOURCES / "benchmark/polybench" / size).glob("*.mlir"))]
    files = [f for f in files if options.only in f.stem]
    if not files:
        sys.exit(f"no Polygeist files under {SOURCES}; see scripts/peers.sh")
    if options.compile_only:
        each(files, options, lambda source, level: compiled(source, level, options.work))
    if options.once:
        each(files, options, lambda source, level: check_once(source, level, options))
    rows, failed = [], 0
    for level in options.levels.split(","):
        ratios = {"node": [], "wasmtime": [], "bytes": []}
        for source in files:
            name = f"{source.parent.name}/{source.stem}"
            try:
                (node, node_llvm, wt, wt_llvm), size, llvm_size = check(source, level, options)
            except RuntimeError as problem:
                failed += 1
                print(f"FAIL O{level} {name}: {problem}", flush=True)
                continue
            ratios["node"].append(node / node_llvm)
            ratios["wasmtime"].append(wt / wt_llvm)
            ratios["bytes"].append(size / llvm_size)
            rows.append(f"O{level}\t{name}\t{node:.3f}\t{node_llvm:.3f}\t{node / node_llvm:.2f}\t{wt:.3f}\t{wt_llvm:.3f}\t{wt / wt_llvm:.2f}\t{size}\t{llvm_size}")
            print(rows[-1], flush=True)
        print(f"O{level}: {len(ratios['node'])} of {len(files)} right; geometric mean against the LLVM path: "
              f"node {geomean(ratios['node']):.3f}, wasmtime {geomean(ratios['wasmtime']):.3f}, bytes {geomean(ratios['bytes']):.3f}", flush=True)
    if options.table:
        header = "level\tfile\tnode ms\tnode LLVM\tratio\twasmtime ms\twasmtime LLVM\tratio\tbytes\tbytes LLVM"
        options.table.write_text("\n".join([header, *rows]) + "\n")
    sys.exit(1 if failed else 0)


main()
