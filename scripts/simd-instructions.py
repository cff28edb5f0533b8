#!/usr/bin/env python3
"""Every instruction of simd128 and relaxed SIMD, for each shape of lanes that it takes: what ssawasm's interpreter gives, and
engines do with what is compiled.

    scripts/simd-instructions.py [--seed N] [--cases N]      (1, 40)

One test is an instruction on one shape at -O0 or -O2, on one engine: node 20 (which has no relaxed SIMD), node 26, wasmtime. It
passes if all cases give the interpreter's bits: N with operands from memory, and three with constants, which -O2 folds. Operands
are random and special lanes; those of relaxed instructions leave engines no choice. Any NaN is as good as another where
floats are computed. The first cases that fail are shown.

Environment: WAMI_NODE20, WAMI_NODE26, WAMI_PYTHON (scripts/peers.sh --env). Needs the build of `./mvnw verify` or
`./mvnw -o -q -Dquick -pl tests -am test-compile`. Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import argparse
import collections
import importlib.util
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WRITER = "dev.wami.tests.simd.WriteSimdPrograms"
AT, RESULT = 1024, 64


def classpath():
    spec = importlib.util.spec_from_file_location("suite", ROOT / "scripts" / "wasm-std-suite.py")
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    return suite.classpath()


def on_wasmtime(module, cases):
    """In $WAMI_PYTHON, which has the package: prints as simd-instructions.mjs does."""
    import wasmtime
    config = wasmtime.Config()
    if hasattr(config, "wasm_relaxed_simd"):
        config.wasm_relaxed_simd = True
    engine = wasmtime.Engine(config)
    store = wasmtime.Store(engine)
    exports = wasmtime.Instance(store, wasmtime.Module.from_file(engine, module), []).exports(store)
    memory = exports["memory"]
    for line in Path(cases).read_text().splitlines():
        name, _, *words = line.split()
        memory.write(store, struct.pack("<8Q", *(int(w, 16) for w in words[:8])) + bytes(16), AT)
        exports[name](store, AT)
        print("%016x %016x" % struct.unpack("<2Q", memory.read(store, AT + RESULT, AT + RESULT + 16)))


def lanes(kind, halves):
    """The lanes of a result, with one text for every NaN where floats are computed."""
    data = struct.pack("<2Q", *(int(h, 16) for h in halves))
    if kind == "bits":
        return [data.hex()]
    width, letter = (4, "f") if kind == "f32x4" else (8, "d")
    parts = [data[i:i + width] for i in range(0, 16, width)]
    return ["nan" if struct.unpack("<" + letter, p)[0] != struct.unpack("<" + letter, p)[0] else p.hex() for p in parts]


def engines():
    """By name: the command that executes cases, and whether it knows relaxed instructions; None where it is not installed."""
    found = {}
    for version, variable in ((20, "WAMI_NODE20"), (26, "WAMI_NODE26")):
        node = os.environ.get(variable)
        command = [node, str(ROOT / "scripts" / "simd-instructions.mjs")] if node else None
        found[f"node {version}"] = (command, version > 20)
    python = os.environ.get("WAMI_PYTHON")
    found["wasmtime"] = ([python, __file__, "--wasmtime"] if python else None, True)
    return found


def main():
    if sys.argv[1:2] == ["--wasmtime"]:
        return on_wasmtime(*sys.argv[2:])
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cases", default="40")
    options = parser.parse_args()
    total = collections.Counter()
    with tempfile.TemporaryDirectory(prefix="simd-") as work:
        for form in ("strict", "relaxed"):
            subprocess.run(["java", "-XX:+UseSerialGC", "-cp", classpath(), WRITER, work, form, options.seed, options.cases], check=True)
            text = Path(work, form + ".txt")
            cases = [line.split() for line in text.read_text().splitlines()]
            tests = {re.sub(r"_\d+$", "", c[0]) for c in cases}
            print(f"{form}: {len(tests)} instructions on shapes, {len(cases)} cases, seed {options.seed}")
            for engine, (command, has_relaxed) in engines().items():
                for level in ("O0", "O2"):
                    if command is None or form == "relaxed" and not has_relaxed:
                        total["skipped"] += len(tests)
                        print(f"skipped: {form} on {engine}: " + ("not installed" if command is None else "it has none"))
                        continue
                    module = Path(work, f"{form}-{level}.wasm")
                    run = subprocess.run([*command, module, text], capture_output=True, text=True)
                    got = [line.split() for line in run.stdout.splitlines()]
                    if run.returncode or len(got) != len(cases):
                        total["failed"] += len(tests)
                        print(f"FAIL: {form} -{level} on {engine}: {run.stderr.strip() or 'no output'}")
                        continue
                    wrong = collections.defaultdict(list)
                    for case, halves in zip(cases, got):
                        if lanes(case[1], halves) != lanes(case[1], case[10:]):
                            wrong[re.sub(r"_\d+$", "", case[0])].append((case, halves))
                    for name, failures in sorted(wrong.items()):
                        case, halves = failures[0]
                        print(f"FAIL: {case[0]} -{level} on {engine} ({len(failures)} cases): of {' '.join(case[2:10])} it is "
                              f"{' '.join(halves)}, not {' '.join(case[10:])}")
                    total["passed"] += len(tests) - len(wrong)
                    total["failed"] += len(wrong)
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
