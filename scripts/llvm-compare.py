#!/usr/bin/env python3
"""Runs the executed filetests natively: our lowering to LLVM IR, compiled by clang 22.

    scripts/llvm-compare.py [FILE...]

Files: those given, otherwise tests/src/test/resources/run. Three kinds of tests:
  - each line `// run: @f(ARGUMENTS) == RESULTS`: `wami translate --mlir-to-llvmir` of the file with a caller added, compiled and run; floats
    agree bit by bit, NaNs as a class, functions of the C library up to one ulp (as scripts/mlir-runner-compare.py, whose callers these are);
  - each module written for that passes `opt -passes=verify`;
  - each file: our llvm dialect's text is taken by mlir-translate 22, and what that makes of it passes `opt -passes=verify` too.
Skipped, with the reason: lines that trap (undefined in LLVM), and lines of a file with `// beyond llvm: REASON`, above all where index must
be 32 bits wide.

Environment: WAMI (./wami), CLANG (clang-22), OPT (opt-22), MLIR_TRANSLATE (mlir-translate-22).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
CLANG = os.environ.get("CLANG", "clang-22")
OPT = os.environ.get("OPT", "opt-22")
MLIR_TRANSLATE = os.environ.get("MLIR_TRANSLATE", "mlir-translate-22")
LIBRARIES = ["-lm"]
LOWER = ("builtin.module(normalize-memrefs{keep-strided=true},lower-affine,expand-memref-dma,scalarize-vectors,"
         "expand-strided-allocations,convert-scf-to-cf,index-to-arith,std-to-llvm)")
DRIVER = """#include <stdint.h>
#include <stdio.h>
void printI64(int64_t v) { printf("%lld", (long long)v); }
void printNewline(void) { putchar('\\n'); }
void __all(void);
int main(void) { __all(); return 0; }
"""

spec = importlib.util.spec_from_file_location("runner", ROOT / "scripts/mlir-runner-compare.py")
runner = importlib.util.module_from_spec(spec)
spec.loader.exec_module(runner)
runner.RUN = re.compile(runner.RUN.pattern)
invalid = []


def first_line(process):
    return (process.stderr.strip().splitlines() or [f"exit {process.returncode}"])[0][:200]


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, text=True)


def verified(ll, what):
    check = run([OPT, "-passes=verify", "-disable-output", "-"], ll)
    if check.returncode:
        invalid.append(f"{what}: {first_line(check)}")
    return not check.returncode


def execute(source, entries, lowering):
    """What calling the entries prints, as numbers; or why it could not be done."""
    code = "".join(e[1] for e in entries)
    code += "  func.func @__all() {\n" + "".join(f"    func.call @{e[0]}() : () -> ()\n" for e in entries) + "    func.return\n  }\n"
    code += "  func.func private @printI64(i64)\n  func.func private @printNewline()\n"
    # C's main is the driver's
    program = re.sub(r"@main\b", "@main_", source + "\n" + code)
    ll = run([WAMI, "translate", "--mlir-to-llvmir", "-"], program)
    if ll.returncode:
        return None, f"wami: {first_line(ll)}"
    if not verified(ll.stdout, entries[0][0]):
        return None, "opt refuses it"
    with tempfile.TemporaryDirectory() as directory:
        base = Path(directory)
        (base / "a.ll").write_text(ll.stdout, encoding="utf-8")
        (base / "main.c").write_text(DRIVER, encoding="utf-8")
        made = run([CLANG, "-O1", "-Wno-override-module", base / "a.ll", base / "main.c", *LIBRARIES, "-o", base / "a.out"], "")
        if made.returncode:
            return None, f"clang: {first_line(made)}"
        try:
            done = subprocess.run([base / "a.out"], capture_output=True, text=True, timeout=20)
        except subprocess.TimeoutExpired:
            return None, "it does not come to an end"
    if done.returncode:
        return None, f"it ends with {done.returncode}"
    return [int(line) for line in done.stdout.split()], None


def text_is_upstream(path):
    """Failures, none or one: whether mlir-translate takes our text."""
    name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
    lowered = run([WAMI, "opt", f"--pass-pipeline={LOWER}", str(path)], "")
    if lowered.returncode:
        return [f"{name}: wami: {first_line(lowered)}"]
    translated = run([MLIR_TRANSLATE, "--mlir-to-llvmir"], lowered.stdout)
    if translated.returncode:
        return [f"{name}: mlir-translate: {first_line(translated)}"]
    check = run([OPT, "-passes=verify", "-disable-output", "-"], translated.stdout)
    return [f"{name}: opt: {first_line(check)}"] if check.returncode else []


def compare(path):
    source = path.read_text(encoding="utf-8")
    engines = re.search(r"^// engines: .* - (.*)", source, re.MULTILINE)
    if engines:
        return 0, [], Counter({engines[1]: len(runner.RUN.findall(source))})
    if re.search(r"^// beyond mlir-runner: .*32", source, re.MULTILINE):
        return 0, [], Counter({"index must be 32 bits wide": len(runner.RUN.findall(source))})
    if re.search(r"^// beyond llvm: ", source, re.MULTILINE):
        return runner.compare(path, "llvm")
    passed, failures, skips = runner.compare(path, "llvm")
    # what could not be executed at all is no reason to skip here
    for reason in [r for r in skips if r.startswith(("tests/", "/"))]:
        failures += [reason] * skips.pop(reason)
    text = text_is_upstream(path)
    return passed + (not text), failures + text, skips


def main():
    files = [Path(a).resolve() for a in sys.argv[1:]] or sorted((ROOT / "tests/src/test/resources/run").rglob("*.mlir"))
    runner.execute = execute
    runner.LOWERINGS = [[]]
    passed, failed, skips = 0, 0, Counter()
    with ThreadPoolExecutor(2) as pool:
        for ok, failures, skipped in pool.map(compare, files):
            passed += ok
            failed += len(failures)
            skips += skipped
            for failure in failures:
                print(f"FAIL: {failure}", flush=True)
    for refused in invalid:
        print(f"FAIL: {refused}")
    for reason, count in sorted(skips.items()):
        print(f"skipped {count}: {reason}")
    print(f"{passed} passed, {failed + len(invalid)} failed, {sum(skips.values())} skipped")
    return 1 if failed or invalid else 0


if __name__ == "__main__":
    sys.exit(main())
