#!/usr/bin/env python3
"""The specification's tests compiled to JVM classes and executed in one JVM: each module linked, each assertion held.

    scripts/jvm-suite.py [--failures] [NAME ...]        names of .wast files without the ending, or proposals/FOLDER

All scripts of $TESTSUITE_SRC, and those of proposals that we have, unless some are named. wasm-tools makes modules and commands of a script; the commands about invalid
and malformed modules are not for us (scripts/wasm-suite.py has them). --failures lists what fails, else the reasons are counted.
Needs wasm-tools or $WASM_TOOLS, and the classes of the module `tests`. A command is a test; ends with `N passed, N failed, N skipped`.
"""
import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROPOSALS = "custom-page-sizes", "threads", "wide-arithmetic"
MAIN = "dev.wami.tests.jvm.JvmSuite"


def classpath():
    if os.environ.get("JVM_SUITE_CLASSPATH"):
        return os.environ["JVM_SUITE_CLASSPATH"]
    script = f'main={MAIN}; . scripts/test-classes.sh; echo "$classpath"'
    return subprocess.run(["bash", "-c", script], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def scripts(suite, names):
    if not names:
        return sorted(suite.glob("*.wast")) + [w for p in PROPOSALS for w in sorted((suite / "proposals" / p).glob("*.wast"))]
    found = []
    for name in names:
        found += sorted((suite / name).glob("*.wast")) if (suite / name).is_dir() else [suite / f"{name}.wast"]
    return found


def convert(wast, suite, work):
    """The JSON of a script in a folder of its own, or None if wasm-tools cannot read it."""
    folder = work / str(wast.relative_to(suite).with_suffix("")).replace("/", "-")
    folder.mkdir()
    script = folder / f"{folder.name}.json"
    tools = os.environ.get("WASM_TOOLS", "wasm-tools")
    done = subprocess.run([tools, "json-from-wast", wast, "-o", script, "--wasm-dir", folder], capture_output=True, text=True)
    if done.returncode:
        print(f"{wast.name}: {done.stderr.strip()}")
        return None
    return script


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--failures", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    suite = Path(os.environ["TESTSUITE_SRC"])
    totals = collections.defaultdict(lambda: [0, 0])
    reasons = collections.Counter()
    skipped = 0
    with tempfile.TemporaryDirectory() as work:
        made = [convert(wast, suite, Path(work)) for wast in scripts(suite, options.names)]
        skipped = made.count(None)
        run = [script for script in made if script]
        java = ["java", "-Xmx2g", *os.environ.get("JVM_SUITE_OPTIONS", "").split(), "-cp", classpath(), MAIN, *run]
        done = subprocess.Popen(java, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        seen = 0
        for line in done.stdout:
            word, name, rest = line.rstrip("\n").split(" ", 2)
            group = "core" if not name.startswith("proposals-") else name.split("-", 1)[1].rsplit("-", 1)[0]
            group = next((p.name for p in suite.glob("proposals/*") if name.startswith(f"proposals-{p.name}-")), group)
            if word == "TOTAL":
                seen += 1
                for kind, passed, total in re.findall(r"(\w+)=(\d+)/(\d+)", rest):
                    totals[group, kind][0] += int(passed)
                    totals[group, kind][1] += int(total)
            elif options.failures:
                print(f"{name}: {rest}")
            else:
                reasons[re.sub(r"^line \d+: ", "", rest)[:120]] += 1
        done.wait()
    for reason, count in reasons.most_common(40):
        print(f"{count:6} {reason}")
    for (group, kind), (passed, total) in sorted(totals.items()):
        print(f"{group:20} {kind:24} {passed:6} of {total:6}")
    if seen != len(run):
        print(f"{len(run) - seen} scripts did not end")
    passed = sum(p for p, _ in totals.values())
    failed = sum(t for _, t in totals.values()) - passed + len(run) - seen
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
