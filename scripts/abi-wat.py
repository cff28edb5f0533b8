#!/usr/bin/env python3
"""Merges our code with WAT that was written by hand, by the rules of tool-conventions #268, and calls both ways.

    scripts/abi-wat.py [--levels=0,1,2,3]

scripts/abi/multivalue.mlir has one function for each signature and a call of its partner in scripts/abi/multivalue.wat, which has the same; the
latter says what the calls give. wasm-merge joins the two modules, which import from each other, and refuses a function of another type than the
one that the importer expects.

Needs wat2wasm, wasm-merge (or $WASMOPT beside it), node. One test for each call and level; ends with `N passed, N failed, N skipped`.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = os.path.join(ROOT, "scripts", "abi", "multivalue")

RUNNER = """
import fs from 'fs';
const {instance} = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), {});
for (const [name, f] of Object.entries(instance.exports))
  if (name.includes('_calls_')) {
    let r; try { r = f(); } catch (e) { r = e; }
    console.log(name + ' ' + r);
  }
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def wasm_merge():
    beside = os.path.join(os.path.dirname(os.environ.get("WASMOPT", "")), "wasm-merge")
    return beside if os.path.exists(beside) else shutil.which("wasm-merge") or sys.exit("wasm-merge is missing")


def expectations():
    """What each pair of calls gives: the lines `;;= NAME VALUE ...`."""
    with open(SOURCES + ".wat", encoding="utf-8") as f:
        return re.findall(r"^;;= (\w+) (-?\d+) ", f.read(), re.MULTILINE)


def check(level, where):
    """The calls at this level: how many were right, and how many not."""
    ours, theirs, merged = (os.path.join(where, n + ".wasm") for n in ("ours", "theirs", "merged"))
    run(os.path.join(ROOT, "wami"), "compile", f"-O{level}", SOURCES + ".mlir", "-o", ours)
    run("wat2wasm", SOURCES + ".wat", "-o", theirs)
    run(wasm_merge(), "-all", ours, "ours", theirs, "env", "-o", merged)
    runner = os.path.join(where, "run.mjs")
    with open(runner, "w", encoding="utf-8") as f:
        f.write(RUNNER)
    got = dict(line.split(" ", 1) for line in run("node", runner, merged).splitlines())
    passed = failed = 0
    for name, want in expectations():
        for call in (f"ours_calls_{name}", f"theirs_calls_{name}"):
            given = got.pop(call, None)
            if given == want:
                passed += 1
            else:
                failed += 1
                print(f"-O{level}: {call} gives {given}, not {want}")
    for call in got:
        failed += 1
        print(f"-O{level}: nothing says what {call} gives")
    print(f"-O{level}: {passed} calls, {failed} differences")
    return passed, failed


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--levels", default="0,1,2,3")
    with tempfile.TemporaryDirectory() as where:
        counts = [check(level, where) for level in options.parse_args().levels.split(",")]
    passed, failed = map(sum, zip(*counts))
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
