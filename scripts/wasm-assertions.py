#!/usr/bin/env python3
"""The specification's assertions on vectors after each of our ways, run by wabt's interpreter, which takes v128 as argument and result.

    scripts/wasm-assertions.py [--ways=wasmssa,std,opt] [--level=-O2] [NAME ...]     names of .wast files without the ending

wasmssa   wasabi import --output-type=wasm-mlir, wasabi export
std       wasabi import --output-type=std-mlir, wami compile
opt       wasabi opt

All files simd_*.wast and *relaxed*.wast of $TESTSUITE_SRC unless some are named. wast2json makes modules and assertions of a file; a module that we
refuse, and an assertion that holds of the modules as they are and not of ours, is a failure. What wabt 1.0.32 gets wrong itself is skipped, and so
are files with a module that `requires the feature` ... which a way does not take.
Needs wast2json, spectest-interp. An assertion is a test; ends with `N passed, N failed, N skipped`.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
KEPT = ("module", "register", "action", "assert_return", "assert_trap", "assert_exhaustion")
TOTAL = re.compile(r"^(\d+)/(\d+) tests passed", re.M)


def run(*command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace")


def read(wast, folder):
    """The commands that execute something, and the files of their modules; None if wabt cannot read the file."""
    script = folder / f"{wast.stem}.json"
    if run("wast2json", "--enable-all", wast, "-o", script).returncode:
        return None
    commands = [c for c in json.loads(script.read_text(encoding="utf-8"))["commands"] if c["type"] in KEPT]
    return commands, [folder / c["filename"] for c in commands if c["type"] == "module"]


def results(wast, commands, folder):
    """How many assertions hold, how many there are, and the lines and messages of those that do not; None where wabt gives no total."""
    script = folder / f"{wast.stem}.kept.json"
    script.write_text(json.dumps({"source_filename": str(wast), "commands": commands}), encoding="utf-8")
    done = run("spectest-interp", "--enable-all", script)
    total = TOTAL.search(done.stdout)
    if not total:
        return None
    wrong = set(re.findall(rf"^.*{re.escape(wast.name)}:(\d+): (.*)$", done.stdout, re.M))
    return int(total.group(1)), int(total.group(2)), wrong


def through(way, level, modules, work):
    """Puts each module after a way into `work`; what is said of those refused."""
    middle = work / "middle"
    middle.mkdir()
    if way == "opt":
        return run(WASABI, "opt", level, *modules, "--out-dir", work).stderr
    form = "wasm-mlir" if way == "wasmssa" else "std-mlir"
    said = run(WASABI, "import", f"--output-type={form}", *modules, "--out-dir", middle).stderr
    texts = sorted(middle.iterdir())
    if way == "wasmssa":
        return said + run(WASABI, "export", *texts, "--out-dir", work).stderr
    return said + run(WAMI, "compile", level, *texts, "--out-dir", work).stderr


def result(command, made):
    """The name of the file that a module became, or None."""
    stem = Path(command["filename"]).stem
    return next((n for n in (f"{stem}.wasm", f"{stem}.std.wasm") if (made / n).exists()), None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--ways", default="wasmssa,std,opt")
    parser.add_argument("--level", default="-O2")
    given = parser.parse_args()
    suite = Path(os.environ["TESTSUITE_SRC"])
    files = sorted(f for f in suite.glob("*.wast") if (f.stem in given.names if given.names else f.stem.startswith("simd_") or "relaxed" in f.stem))
    passed = failed = skipped = 0
    for way in given.ways.split(","):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            before, made = folder / "before", folder / "made"
            before.mkdir(), made.mkdir()
            scripts, modules = {}, []
            for wast in files:
                found = read(wast, before)
                if found is None:
                    print(f"skipped {wast.name}: wast2json cannot read it")
                    skipped += 1
                    continue
                scripts[wast] = found[0]
                modules += found[1]
            said = through(way, given.level, modules, made)
            for wast, commands in scripts.items():
                base = results(wast, commands, before)
                missing = [c["filename"] for c in commands if c["type"] == "module" and not result(c, made)]
                reasons = {m: next((line for line in said.splitlines() if m in line), "no result") for m in missing}
                if reasons and all("requires the feature" in r for r in reasons.values()):
                    skipped += base[1] if base else 1
                    continue
                for m, reason in reasons.items():
                    print(f"FAILED {way} {m}: {reason}")
                ours = [dict(c, filename=result(c, made)) if c["type"] == "module" else c for c in commands] if not missing else None
                after = results(wast, ours, made) if ours else None
                if base is None or after is None:
                    failed += max(1, len(missing))
                    if not missing:
                        print(f"FAILED {way} {wast.name}: spectest-interp gave no total")
                    continue
                worse = sorted(after[2] - base[2])
                for line, message in worse:
                    print(f"FAILED {way} {wast.name}:{line}: {message}")
                lost = max(len(worse), base[0] - after[0], 0)
                failed += lost
                skipped += base[1] - base[0]
                passed += base[0] - lost
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0 or not passed)


if __name__ == "__main__":
    main()
