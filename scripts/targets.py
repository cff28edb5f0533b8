#!/usr/bin/env python3
"""Compiles every executed filetest and example for each --target and holds the modules to wasm-tools.

    scripts/targets.py [--levels O0,O2] [TARGET ...]

Each program, at each level, for mvp, lime1, generic and bleeding-edge, has to compile and to be valid with exactly the features that the
target has by LLVM 22's definition. What target_features says a module uses must suffice too, and every feature named there must be necessary.
Equal results are the build's: RunFilesTest runs all for mvp. Skipped: programs with an error that names what the target cannot have
(continuations; a calling convention of several results).

Environment: WASM_TOOLS, WAMI (./wami). Ends with `N passed, N failed, N skipped`.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
# LLVM's names, and wasm-tools'.
NAMES = {
    "mutable-globals": "mutable-global", "sign-ext": "sign-extension", "nontrapping-fptoint": "saturating-float-to-int",
    "multivalue": "multi-value", "bulk-memory-opt": "bulk-memory", "bulk-memory": "bulk-memory",
    "reference-types": "reference-types", "simd128": "simd", "relaxed-simd": "relaxed-simd", "tail-call": "tail-call",
    "extended-const": "extended-const", "function-references": "function-references", "gc": "gc",
    "exception-handling": "exceptions", "multimemory": "multi-memory", "memory64": "memory64", "atomics": "threads",
    "stack-switching": "stack-switching", "wide-arithmetic": "wide-arithmetic", "custom-page-sizes": "custom-page-sizes",
}
MVP = []
LIME1 = ["bulk-memory-opt", "extended-const", "multivalue", "mutable-globals", "nontrapping-fptoint", "sign-ext"]
GENERIC = ["bulk-memory", "bulk-memory-opt", "multivalue", "mutable-globals", "nontrapping-fptoint", "reference-types", "sign-ext"]
BLEEDING = GENERIC + ["atomics", "exception-handling", "extended-const", "gc", "multimemory", "relaxed-simd", "simd128", "tail-call"]
TARGETS = {"mvp": MVP, "lime1": LIME1, "generic": GENERIC, "bleeding-edge": BLEEDING}
# What a program itself asks for, and nothing can do without: several results, and segments that are not active, which only ssawasm can write.
CANNOT = re.compile(r"error: .*((need the feature|needs the feature) multivalue|a segment that is not active requires the feature)")


def programs():
    for place in ("tests/src/test/resources/run", "examples"):
        for path in sorted((ROOT / place).rglob("*.mlir")):
            text = path.read_text()
            # mlir-opt lowers the one of linalg first
            if "RUN: " not in text and "dialect-outside" not in str(path) and path.name != "matmul-linalg.mlir":
                yield path


def valid(module, features):
    # wasm-tools has no bulk-memory-opt and wants the type of gc for what it shares
    wanted = ",".join(["mvp", *sorted({NAMES[f] for f in features})])
    done = subprocess.run([WASM_TOOLS, "validate", f"--features={wanted}", module], capture_output=True, text=True)
    return done.returncode == 0, done.stderr.strip().splitlines()[0] if done.stderr else ""


def sections(module):
    """The custom sections of a module by name."""
    data, at, found = Path(module).read_bytes(), 8, {}

    def u32():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    while at < len(data):
        kind = data[at]
        at += 1
        end = u32()
        end += at
        if kind == 0:
            length = u32()
            name = data[at:at + length].decode()
            found[name] = data[at + length:end]
        at = end
    return found


def used(module):
    """What target_features says."""
    data, names, at = sections(module).get("target_features", b"\0"), [], 1
    for _ in range(data[0]):
        assert data[at:at + 1] == b"+"
        names.append(data[at + 2:at + 2 + data[at + 1]].decode())
        at += 2 + data[at + 1]
    return names


def wrong(module, target):
    """What is wrong with a module, or None."""
    ok, message = valid(module, TARGETS[target])
    if not ok:
        return message
    says = used(module)
    if not set(says) <= set(TARGETS[target]):
        return f"target_features has {says}"
    ok, message = valid(module, says)
    if not ok:
        return f"target_features has only {says}: {message}"
    for feature in says:
        if valid(module, [f for f in says if NAMES[f] != NAMES[feature]])[0]:
            return f"target_features has {feature}, which is not used"
    return None


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS))
    parser.add_argument("--levels", default="O0,O2")
    options = parser.parse_args()
    passed = failed = skipped = 0
    reasons = {}
    for target in options.targets:
        for level in options.levels.split(","):
            with tempfile.TemporaryDirectory() as directory:
                inputs = {}
                for i, path in enumerate(programs()):
                    copy = Path(directory) / f"{i}.mlir"
                    copy.write_text(path.read_text())
                    inputs[copy] = path
                command = [WAMI, "compile", f"-{level}", f"--target={target}", "--out-dir", directory, *map(str, inputs)]
                said = subprocess.run(command, capture_output=True, text=True).stderr
                errors = {}
                for line in said.splitlines():
                    match = re.match(r"(\S*?/\d+\.mlir)(?::\d+:\d+)?: error: ", line)
                    if match:
                        errors.setdefault(match[1], line)
                for copy, path in inputs.items():
                    module = copy.with_suffix(".wasm")
                    error = errors.get(str(copy))
                    continuations = "dcont." in path.read_text()
                    if not module.exists() and error and (continuations or CANNOT.search(error)):
                        skipped += 1
                        reason = "continuations" if continuations else error.split("error: ")[1]
                        reasons[reason] = reasons.get(reason, 0) + 1
                        continue
                    problem = wrong(module, target) if module.exists() else error or "no module"
                    passed, failed = passed + (problem is None), failed + (problem is not None)
                    if problem:
                        print(f"FAIL: {path.relative_to(ROOT)} {target} -{level}: {problem}")
    for reason, count in sorted(reasons.items()):
        print(f"skipped {count}: {reason}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
