#!/usr/bin/env python3
"""Every integer operation on all pairs at 8 bits and on special values at ten other widths, every float operation on a grid of special values:
the definitions in tests/src/test/java/dev/wami/tests/exhaustive, and LLVM.

    scripts/exhaustive.py [--quick] [--specials N] [NAME...]

The programs are those of IntegerGridTest and FloatGridTest, which hold our folds, interpreter and WebAssembly at -O0 and -O2 to the definitions
in the build; here they are written with N special values (default 400 squared; --quick: 24), and what they must give is asked of LLVM, on both
ways: by mlir-opt 22 and mlir-runner 22 (as scripts/mlir-runner-compare.py), and by our own LLVM IR and clang 22 (as scripts/llvm-compare.py). Then
the tests themselves run with as many values (not with --quick, where the build has run them). NAME: of programs, such as i8, vectors-i33, floats-of-i64, f16.

One test is one operation on a grid. A NaN is any NaN where the result is arithmetic, as the Language Reference leaves it open; poison and
undefined behaviour are left out of what is compared. Left out with LLVM: f8, which it has not, and rounding modes, which its targets ignore.
KNOWN lists where LLVM differs from the definitions, with the reason.

Environment: those of the two scripts, and MLIR_FLOAT16_LIBRARY (libmlir_float16_utils.so).
Needs the build of `./mvnw verify` or `./mvnw -o -q -Dquick -pl tests -am test-compile`, and the peers mlir and clang.
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import argparse
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
WRITER = "dev.wami.tests.exhaustive.WriteGrids"
# what clang calls for bf16 and f16, where the C library is an older one
FLOAT16 = os.environ.get("MLIR_FLOAT16_LIBRARY", "/usr/lib/llvm-22/lib/libmlir_float16_utils.so.22.1")
TESTS = "IntegerGridTest,IntegerFoldTest,FloatGridTest"

BF16 = "x86's vcvtneps2bf16 takes subnormal numbers for zero"
# (way, program, operation) as regular expressions -> why LLVM is not asked
KNOWN = [
    ("mlir-runner", "index", "index_(ceil|floor)divs", "upstream divides both ways and selects, so that MAX by -1 traps"),
    ("mlir-runner", ".*i(65|128)", "floordivsi", "upstream subtracts 1 by adding 2^64 - 1"),
    ("clang", "bf16", "copysign", "in f32, where signalling NaNs become quiet"),
    ("mlir-runner", "bf16", ".*", BF16),
    ("mlir-runner", ".*", "truncf_bf16|[su]itofp_bf16", BF16),
]


def script(name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), ROOT / f"scripts/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ways():
    """By name: what compares a file, as mlir-runner-compare.py does."""
    upstream = script("mlir-runner-compare")
    ours = script("llvm-compare")
    ours.runner.execute = ours.execute
    if os.path.exists(FLOAT16):
        ours.LIBRARIES += [FLOAT16, f"-Wl,-rpath,{os.path.dirname(FLOAT16)}"]
    ours.runner.LOWERINGS = [[]]
    return {"mlir-runner": upstream.compare, "clang": ours.runner.compare}, ours.invalid


def classpath():
    """The newer of the two builds."""
    kinds = [("target/classes", "target/test-classes"), ("target/quick/classes", "target/quick/test-classes")]
    writer = WRITER.replace(".", "/") + ".class"
    built = [k for k in kinds if (ROOT / "tests" / k[1] / writer).exists()]
    if not built:
        sys.exit("there is no build: ./mvnw -o -q -Dquick -pl tests -am test-compile")
    newest = max(built, key=lambda k: (ROOT / "tests" / k[1] / writer).stat().st_mtime)
    parts = [str(p) for kind in newest for p in ROOT.glob(f"*/{kind}")]
    return os.pathsep.join(parts + [str(p) for p in Path.home().glob(".m2/repository/org/jspecify/jspecify/*/*.jar")])


def pieces(text):
    """A program cut into one for each operation: what they share, and the function with its run line."""
    head, *functions = re.split(r"(?=^func\.func @)", re.sub(r"^// run:.*\n", "", text, flags=re.M), flags=re.M)
    head += "".join(re.findall(r"^memref\.global.*\n", "".join(functions), flags=re.M))
    for function in functions:
        function = re.sub(r"^memref\.global.*\n", "", function, flags=re.M)
        name = re.match(r"func\.func @(\w+)", function)[1]
        yield name, head + function + re.search(rf"^// run: @{name}\(.*\n", text, flags=re.M)[0]


def judge(compare, path, way):
    """(passed, failures, skips) for a program; operation by operation where it cannot be lowered as a whole."""
    text = path.read_text(encoding="utf-8")
    kept, known = [], Counter()
    for name, piece in pieces(text):
        reason = next((why for w, p, o, why in KNOWN if all(re.fullmatch(*x) for x in ((w, way), (p, path.stem), (o, name)))), None)
        if reason:
            known[f"{way}: {reason}"] += 1
            text = text.replace(re.search(rf"^// run: @{name}\(.*\n", text, flags=re.M)[0], "")
        else:
            kept.append((name, piece))
    whole = path.with_name(f"{way}-{path.name}")
    whole.write_text(text, encoding="utf-8")
    passed, failures, skips = compare(whole)
    if not skips:
        return passed, [f"{way}: {f}" for f in failures], known
    passed, failures = 0, []
    for name, piece in kept:
        one = path.with_name(f"{way}-{path.stem}-{name}.mlir")
        one.write_text(piece, encoding="utf-8")
        ok, failed, skipped = compare(one)
        passed += ok
        failures += [f"{way}: {f}" for f in failed]
        for reason, count in skipped.items():
            known[f"{way}: {re.sub(r'^[^ ]*: ', '', reason)} ({path.stem} {name})"] += count
    return passed, failures, known


def build_tests(specials):
    """(passed, failed) of the tests in the build, with that many special values."""
    command = ["./mvnw", "-o", "-B", "-ntp", "-Dquick", "-pl", "tests", "-am", "test", f"-Dtest={TESTS}", f"-Dspecials={specials}",
               "-Dsurefire.failIfNoSpecifiedTests=false"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    found = re.findall(r"Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: \d+$", done.stdout, flags=re.M)
    if not found:
        print(done.stdout[-2000:])
        return 0, 1
    run, failures, errors = map(int, found[-1])
    if failures + errors:
        print(done.stdout[-4000:])
    return run - failures - errors, failures + errors


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--specials", type=int)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    specials = given.specials or (24 if given.quick else 400)
    passed, failed, skips = 0, 0, Counter()
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(["java", "-Xmx2g", "-cp", classpath(), WRITER, directory, str(specials), "12"], check=True)
        programs = sorted(Path(directory).glob("*.mlir"))
        programs = [p for p in programs if not given.names or p.stem in given.names]
        compares, invalid = ways()
        jobs = [(compare, p, way) for way, compare in compares.items() for p in programs]
        with ThreadPoolExecutor(2) as pool:
            for ok, failures, skipped in pool.map(lambda job: judge(*job), jobs):
                passed += ok
                failed += len(failures)
                skips += skipped
                for failure in failures:
                    print(f"FAIL: {failure}", flush=True)
        for refused in invalid:
            print(f"FAIL: {refused}")
        failed += len(invalid)
    if not given.quick and not given.names:
        ok, wrong = build_tests(specials)
        passed += ok
        failed += wrong
    for reason, count in sorted(skips.items()):
        print(f"skipped {count}: {reason}")
    print(f"{passed} passed, {failed} failed, {sum(skips.values())} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
