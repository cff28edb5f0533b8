#!/usr/bin/env python3
"""Programs by `wami run --engine=embedded|node|wasmtime`: what they print, what is reported, how they exit.

    scripts/engines.py [--every N] [FILE...]

Files: those given, otherwise every Nth of tests/src/test/resources/programs (N = 30). The embedded engine says what is right, to which the
build holds it; each file is one test on each of the others, skipped where an engine is not installed.

Environment: WAMI (./wami); WAMI_NODE, WAMI_PYTHON as docs/running.md says (scripts/peers.sh --env).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
OTHERS = ["node", "wasmtime"]


def run(engine, path):
    done = subprocess.run([WAMI, "run", f"--engine={engine}", str(path)], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--every", type=int, default=30)
    options = parser.parse_args()
    files = options.files or sorted((ROOT / "tests/src/test/resources/programs").glob("*.mlir"))[:: options.every]
    passed = failed = skipped = 0
    for path in files:
        right = run("embedded", path)
        for engine in OTHERS:
            found = run(engine, path)
            if found[0] and "install " in found[2]:
                skipped += 1
                print(f"skipped: {engine}: {found[2].strip()}")
            elif found == right:
                passed += 1
            else:
                failed += 1
                print(f"FAIL: {path} on {engine}: {found} and not {right}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
