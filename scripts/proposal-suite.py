#!/usr/bin/env python3
"""Assertions of proposals' tests after each of our ways, run on node 26.

    scripts/proposal-suite.py [--ways=as-is,wasmssa,opt] [--flags=--experimental-wasm-wasmfx] FILE.wast ...

as-is     the modules of the test
wasmssa   wasabi import --output-type=wasm-mlir, passes that reuse and reorder values, wasabi export
opt       wasabi opt -O2

The tests of stack switching are in the proposal's test/core/stack-switching, those of legacy exceptions in the testsuite's legacy; these come back
with try_table, so that --flags= is for them. Each module is also validated by wasm-tools before and after, and by `wasabi validate`. A module that node itself cannot compile - V8 aborts at
`switch` - is left out with the assertions about it, which are counted as skipped, as are those that node gets wrong as they are. Needs
$WASM_TOOLS, $WAMI_NODE26 (scripts/peers.sh --env), and wast2json for legacy exceptions. Ends with `N passed, N failed, N skipped`.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
NODE = os.environ.get("WAMI_NODE26", "node")
PASSES = "builtin.module(canonicalize,cse,canonicalize)"
COMPILES = "new WebAssembly.Module(require('fs').readFileSync(process.argv[1]))"


def run(*command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace")


def commands_for_node(script, folder, flags):
    """The commands without those about modules that node cannot compile, and how many assertions these were."""
    kept, lost, there = [], 0, True
    for command in json.loads(script.read_text(encoding="utf-8"))["commands"]:
        file = command.get("filename")
        if command["type"] in ("assert_invalid", "assert_malformed"):
            continue
        if file:
            there = run(NODE, *flags, "--no-wasm-lazy-compilation", "-e", COMPILES, folder / file).returncode == 0
        if there:
            kept.append(command)
        else:
            lost += command["type"].startswith("assert")
    return kept, lost


def through(way, files, work, out):
    """Puts each module after a way into `out`; what is said of those refused."""
    if way == "opt":
        return run(WASABI, "opt", "-O2", *files, "--out-dir", out).stderr
    said = ""
    for file in files:
        text = work / (file.stem + ".mlir")
        steps = [
            (WASABI, "import", "--output-type=wasm-mlir", file, "-o", text),
            (WASABI, "opt", f"--pass-pipeline={PASSES}", text, "-o", text),
            (WASABI, "export", text, "-o", out / file.name),
        ]
        for step in steps:
            done = run(*step)
            if done.returncode:
                said += f"{file}: {done.stderr}\n"
                break
    return said


def wrong(lines, name):
    """What node says does not hold, by line of the test."""
    return {line.split(":")[1]: line.strip() for line in lines if line.startswith(f"  {name}.wast:")}


def results(names, folder, out, flags):
    env = {**os.environ, "VERBOSE": "1"}
    done = subprocess.run([NODE, *flags, ROOT / "scripts" / "wasm-std-suite.mjs", folder, out, *names], capture_output=True, text=True, env=env)
    totals = {}
    lines = done.stdout.splitlines()
    for line in lines:
        words = line.split()
        if len(words) == 4 and words[1].isdigit():
            totals[words[0]] = (*map(int, words[1:]), wrong(lines, words[0]))
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    return totals


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--ways", default="wasmssa,opt")
    parser.add_argument("--flags", default="--experimental-wasm-wasmfx")
    given = parser.parse_args()
    flags = [f for f in given.flags.split(",") if f]
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        folder = work / "in"
        folder.mkdir()
        names = []
        for wast in given.files:
            script = folder / f"{wast.stem}.json"
            made = run(TOOLS, "json-from-wast", wast, "-o", script, "--wasm-dir", folder)
            # the text of legacy exceptions, folded, is wabt's alone
            if made.returncode and run("wast2json", "--enable-exceptions", "--enable-tail-call", wast, "-o", script).returncode:
                sys.exit(made.stderr)
            kept, lost = commands_for_node(script, folder, flags)
            script.write_text(json.dumps({"commands": kept}), encoding="utf-8")
            total["skipped"] += lost
            names.append(wast.stem)
        used = {c["filename"] for n in names for c in json.loads((folder / f"{n}.json").read_text())["commands"] if "filename" in c}
        files = [f for f in sorted(folder.glob("*.wasm")) if f.name in used]
        base = results(names, folder, folder, flags)
        for n in names:
            for line in base[n][3].values():
                print(f"skipped, wrong as it is: {line}")
        for way in given.ways.split(","):
            out = work / way
            texts = work / f"{way}-texts"
            out.mkdir(), texts.mkdir()
            said = through(way, files, texts, out)
            for file in files:
                made = out / file.name
                valid = made.exists() and run(TOOLS, "validate", "-f", "all", made)
                if not valid or valid.returncode:
                    total["failed"] += 1
                    print(f"FAILED {way} {file.name}: {valid.stderr if valid else next((l for l in said.splitlines() if file.name in l), said[-500:])}")
                else:
                    total["passed"] += 1
            after = results(names, folder, out, flags)
            for n in names:
                worse = {k: v for k, v in after[n][3].items() if k not in base[n][3]}
                for line in worse.values():
                    print(f"FAILED {way} {line}")
                total["failed"] += len(worse)
                total["passed"] += after[n][0]
                total["skipped"] += base[n][1]
                print(f"{way} {n}: {after[n][0]} assertions hold, {len(worse)} do not, as they are {base[n][0]}")
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    sys.exit(total["failed"] > 0 or not total["passed"])


if __name__ == "__main__":
    main()
