#!/usr/bin/env python3
"""Confirms the `// run:` lines of the executed filetests by LLVM: mlir-opt 22 lowers each file, mlir-runner 22 executes it.

    scripts/mlir-runner-compare.py [FILE...]

Files: those given, otherwise tests/src/test/resources/run. Each line `// run: @f(ARGUMENTS) == RESULTS` is one test: a function that
makes the call and prints the bits of the results is added to the file. All lines of a file run in one process, in their order, so a
file whose globals keep what an earlier call left is run once per line. Floats must agree bit by bit, NaNs as a class; where the
file uses a function of the C library that may be off by one ulp (ROUNDED), a neighbour will do.
Skipped, with the reason: lines that trap (LLVM has no such traps), files that mlir-opt cannot lower, and lines of a file with
`// beyond mlir-runner: REASON`, above all where index must be 32 bits wide.

Environment: MLIR_OPT (mlir-opt-22), MLIR_RUNNER (mlir-runner-22), MLIR_RUNNER_LIBRARY (libmlir_c_runner_utils.so).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import os
import platform
import re
import struct
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
MLIR_RUNNER = os.environ.get("MLIR_RUNNER", "mlir-runner-22")
LIBRARY = os.environ.get("MLIR_RUNNER_LIBRARY", "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so.22.1")
# Floats by the number of their format; beside the other.
APFLOAT = LIBRARY.replace("mlir_c_runner_utils", "mlir_apfloat_wrappers")
# The layout of memory that mlir-runner executes with. Without it, LLVM IR is made, and constant addresses are computed, with LLVM's default,
# in which an i65 has 12 bytes.
LAYOUT = {"x86_64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"}.get(platform.machine())
# What arith converts itself comes before --arith-expand, which forgets the order of the zeros (maximumf). The second way, for what the
# first cannot lower or gets wrong, prefers the C library's functions to LLVM's expansions, which are less exact in f32 (expm1, log1p).
LOWERINGS = [
    f"""--lower-affine --convert-vector-to-scf=full-unroll=true --lower-vector-multi-reduction --test-vector-scan-lowering
    --convert-scf-to-cf --memref-expand --expand-strided-metadata --lower-affine {math} --convert-vector-to-llvm
    --convert-arith-to-llvm --arith-expand --convert-index-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm
    --convert-cf-to-llvm --convert-func-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts""".split()
    + ([f"--set-llvm-module-datalayout=data-layout={LAYOUT}"] if LAYOUT else [])
    for math in ("--convert-math-to-funcs --convert-math-to-llvm --convert-math-to-libm", "--convert-math-to-libm --convert-math-to-llvm")
]
ROUNDED = re.compile(r"\bmath\.(?:a?(?:sin|cos|tan)h?|atan2|cbrt|erfc?|exp2?|expm1|log(?:1p|2|10)?|powf|rsqrt)\b")
RUN = re.compile(r"//\s*run:\s*@([\w.$-]+)\s*\(([^)]*)\)\s*(==\s*(.*)|traps.*)?")


def signature(source, function):
    """Argument and result types of a function, as text."""
    found = re.search(r"(?:func|llvm)\.func (?:private |public |internal )?@%s\(([^)]*)\)\s*(?:->\s*(\([^)]*\)|[\w]+))?" % re.escape(function), source)
    if not found:
        return None
    arguments = [a.split(":")[1].split("{")[0].strip() for a in found[1].split(",") if a.strip()]
    results = [r.split("{")[0].strip() for r in (found[2] or "").strip("()").split(",") if r.strip()]
    return arguments, results


def integer(text):
    return {"true": 1, "false": 0}[text] if text in ("true", "false") else int(text, 0)


def bits(text, kind):
    """A float of a run line as its bits."""
    if text.startswith("0x") and "p" not in text:
        return int(text, 16)
    if kind == "f64":
        return struct.unpack("<Q", struct.pack("<d", float(text)))[0]
    try:
        return struct.unpack("<I", struct.pack("<f", float(text)))[0]
    except OverflowError:
        return 0x7F800000 | (0x80000000 if text.startswith("-") else 0)


def is_nan(value, kind):
    return value & (2**63 - 1) > 0x7FF0000000000000 if kind == "f64" else value & (2**31 - 1) > 0x7F800000


def constant(name, text, kind):
    if kind in ("f32", "f64"):
        width, canonical = (8, "7fc00000") if kind == "f32" else (16, "7ff8000000000000")
        text = canonical if text == "nan" else f"{bits(text, kind):0{width}x}"
        return f"    {name} = arith.constant 0x{text} : {kind}\n"
    value = integer(text)
    if kind == "i1":
        return f"    {name} = arith.constant {'true' if value & 1 else 'false'}\n"
    width = 64 if kind == "index" else int(kind[1:])
    value &= 2**width - 1
    return f"    {name} = arith.constant {value - 2**width if value >> (width - 1) else value} : {kind}\n"


def as_i64(name, value, kind):
    """Code that puts the bits of a value into an i64."""
    if kind == "f32":
        return f"    {name}b = arith.bitcast {value} : f32 to i32\n    {name} = arith.extui {name}b : i32 to i64\n"
    if kind == "f64":
        return f"    {name} = arith.bitcast {value} : f64 to i64\n"
    if kind == "index":
        return f"    {name} = arith.index_cast {value} : index to i64\n"
    if kind == "i64":
        return f"    %zero{name[1:]} = arith.constant 0 : i64\n    {name} = arith.addi {value}, %zero{name[1:]} : i64\n"
    return f"    {name} = arith.ext{'u' if kind == 'i1' else 's'}i {value} : {kind} to i64\n"


def caller(entry, function, types, arguments, source):
    """A function that calls another, one of source, and prints its results, one per line."""
    inputs, results = types
    dialect = "llvm" if re.search(r"llvm\.func (?:\w+ )?@%s\(" % re.escape(function), source) else "func"
    code = f"  func.func @{entry}() {{\n"
    for i, (text, kind) in enumerate(zip(arguments, inputs)):
        code += constant(f"%a{i}", text, kind)
    names = f"%r:{len(results)} = " if results else ""
    shown = ", ".join(results)
    code += f"    {names}{dialect}.call @{function}({', '.join(f'%a{i}' for i in range(len(inputs)))}) : ({', '.join(inputs)}) -> ({shown})\n"
    for i, kind in enumerate(results):
        code += as_i64(f"%v{i}", f"%r#{i}", kind)
        code += f"    func.call @printI64(%v{i}) : (i64) -> ()\n    func.call @printNewline() : () -> ()\n"
    return code + "    func.return\n  }\n"


def execute(source, entries, lowering):
    """What calling the entries prints, as numbers; or why it could not be done."""
    code = "".join(e[1] for e in entries)
    code += "  func.func @__all() {\n" + "".join(f"    func.call @{e[0]}() : () -> ()\n" for e in entries) + "    func.return\n  }\n"
    code += "  func.func private @printI64(i64)\n  func.func private @printNewline()\n"
    lowered = subprocess.run([MLIR_OPT, *lowering, "-"], input=source + "\n" + code, capture_output=True, text=True)
    if lowered.returncode:
        return None, f"mlir-opt: {lowered.stderr.strip().splitlines()[0][:160]}"
    libraries = f"{LIBRARY},{APFLOAT}" if "@_mlir_apfloat_" in source else LIBRARY
    try:
        run = subprocess.run([MLIR_RUNNER, "-e", "__all", "--entry-point-result=void", f"--shared-libs={libraries}"],
                             input=lowered.stdout, capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        return None, "mlir-runner does not come to an end"
    if run.returncode:
        return None, f"mlir-runner: {(run.stderr.strip().splitlines() or ['exit %d' % run.returncode])[0][:160]}"
    return [int(line) for line in run.stdout.split()], None


def matches(number, text, kind, ulps):
    if kind in ("f32", "f64"):
        number &= 2**32 - 1 if kind == "f32" else 2**64 - 1
        return is_nan(number, kind) if text == "nan" else abs(number - bits(text, kind)) <= ulps
    width = 64 if kind == "index" else int(kind[1:])
    return (number - integer(text)) % 2**width == 0


def compare(path, marker="mlir-runner"):
    """Results for one file: (passed, failures, skips); none for a file with `// beyond MARKER: REASON`."""
    source = path.read_text(encoding="utf-8")
    name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
    lines = [m for m in RUN.finditer(source)]
    beyond = re.search(rf"^// beyond {marker}: (.*)", source, re.MULTILINE)
    if beyond:
        return 0, [], Counter({beyond[1]: len(lines)})
    entries, expected, skips = [], [], Counter()
    for n, line in enumerate(lines):
        if not (line[3] or "").startswith("=="):
            skips["a trap, or nothing is expected"] += 1
            continue
        types = signature(source, line[1])
        if types is None or any(t not in ("i1", "i8", "i16", "i32", "i64", "f32", "f64", "index") for t in types[0] + types[1]):
            skips["a type that is not passed here"] += 1
            continue
        arguments = [a.strip() for a in line[2].split(",") if a.strip()]
        results = [r.strip() for r in line[4].strip().strip("()").split(",")]
        entries.append((f"__run_{n}", caller(f"__run_{n}", line[1], types, arguments, source)))
        expected.append((line[0], types[1], results))
    # A call may leave something behind in a variable that the next would see.
    alone = re.search(r"memref\.global (?!.*\bconstant\b)", source)
    groups = [[e] for e in entries] if alone else [entries] if entries else []
    best = None
    for lowering in LOWERINGS:
        printed, why = [], None
        for group in groups:
            numbers, why = execute(source, group, lowering)
            if numbers is None:
                break
            printed += numbers
        if why:
            continue
        failures = failures_of(name, expected, printed, 1 if ROUNDED.search(source) else 0)
        if best is None or len(failures) < len(best):
            best = failures
        if not best:
            break
    if best is None:
        skips[f"{name}: {why}"] += len(entries)
        return 0, [], skips
    return len(expected) - len(best), best, skips


def failures_of(name, expected, printed, ulps):
    failures = []
    for text, kinds, results in expected:
        actual, printed = printed[: len(kinds)], printed[len(kinds):]
        if len(results) != len(kinds) or not all(matches(a, r, k, ulps) for a, r, k in zip(actual, results, kinds)):
            failures.append(f"{name}: {text}: LLVM gives {', '.join(shown(a, k) for a, k in zip(actual, kinds))}")
    return failures


def shown(number, kind):
    if kind == "f64":
        return repr(struct.unpack("<d", struct.pack("<q", number))[0])
    if kind == "f32":
        return f"{struct.unpack('<f', struct.pack('<I', number & 0xFFFFFFFF))[0]:.9g}"
    return str(number)


def main():
    files = [Path(a).resolve() for a in sys.argv[1:]] or sorted((ROOT / "tests/src/test/resources/run").rglob("*.mlir"))
    passed, failed, skips = 0, 0, Counter()
    with ThreadPoolExecutor(2) as pool:
        for ok, failures, skipped in pool.map(compare, files):
            passed += ok
            failed += len(failures)
            skips += skipped
            for failure in failures:
                print(f"FAIL: {failure}")
    for reason, count in sorted(skips.items()):
        print(f"skipped {count}: {reason}")
    print(f"{passed} passed, {failed} failed, {sum(skips.values())} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
