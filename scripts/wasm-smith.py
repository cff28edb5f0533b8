#!/usr/bin/env python3
"""Random modules of wasm-tools smith, with all features that wasabi has: valid for `wasabi validate`, and the same after wasmssa and back.

    scripts/wasm-smith.py [--count N] [--seed N] [--keep DIR]

Each module has its own choice of features and sizes; the same seed makes the same modules. All are valid by wasm-tools validate, as many of their
features as a module may have are on. Of each
  - `wasabi validate` says the same,
  - import, verification, the text, what is read from that, and the encoding work, in at most five seconds, without an exception,
  - `wasabi opt -O2` makes a module that is valid for wasm-tools,
  - what comes back from wasmssa is the same module but for instructions that cannot be reached, and valid for wasm-tools.

Needs wasm-tools or $WASM_TOOLS, ./wasabi or $WASABI, and a build: ./mvnw -o -q -Dquick -pl tests -am test-compile.
What fails is listed and, with --keep, stays in DIR. Ends with "N passed, N failed, N skipped", skipped being seeds of which smith makes nothing.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from wasmpeer import ROOT, WASABI, WASM_TOOLS, peer, refused

FEATURES = "wasm3,threads,wide-arithmetic,custom-page-sizes"
BATCH = 500  # modules that are there at a time
# what smith may turn on, and wasabi has
SWITCHES = ["bulk-memory", "exceptions", "gc", "custom-page-sizes", "memory64", "multi-value", "reference-types", "relaxed-simd",
            "saturating-float-to-int", "sign-extension-ops", "simd", "tail-call", "threads", "wide-arithmetic", "extended-const"]
# those that others need
NEEDED = {"gc": ["reference-types", "bulk-memory"], "relaxed-simd": ["simd"], "exceptions": ["reference-types", "multi-value"]}


def switches(rng):
    """Most features in most modules, so that they meet one another."""
    on = {s for s in SWITCHES if rng.random() < 0.8}
    for feature, needed in NEEDED.items():
        if feature in on:
            on.update(needed)
    out = [f"--{s}-enabled={'true' if s in on else 'false'}" for s in SWITCHES]
    out += [f"--max-memories={rng.choice([1, 1, 2, 4])}", f"--max-tables={rng.choice([1, 2, 4])}", f"--max-tags={rng.choice([0, 2, 5])}",
            f"--max-nesting-depth={rng.choice([20, 100, 1000])}", f"--min-uleb-size={rng.choice([1, 1, 1, 5])}",
            f"--generate-custom-sections={rng.choice(['true', 'false'])}", "--max-memory32-bytes=1048576", "--max-memory64-bytes=1048576",
            f"--min-funcs={rng.choice([0, 1, 5])}", "--custom-descriptors-enabled=false", "--compact-imports-enabled=false",
            "--shared-everything-threads-enabled=false"]
    return out


def made(file, seed):
    """The module of a seed, and what wasm-tools has against it; None if smith makes none."""
    rng = random.Random(seed)
    flags = switches(rng)
    entropy = rng.randbytes(rng.choice([100, 500, 2000, 8000]))
    run = subprocess.run([WASM_TOOLS, "smith", *flags, "-o", file], input=entropy, capture_output=True)
    if run.returncode not in (0, 2):
        sys.exit(f"wasm-tools smith {' '.join(flags)}: {run.stderr.decode(errors='replace')}")
    return None if run.returncode else (file, peer(file, FEATURES))


class RoundTrips:
    """A process that takes modules to wasmssa and back."""

    def __init__(self):
        script = 'main=dev.wami.tests.wasmssa.RoundTripFiles; . scripts/test-classes.sh; exec java -Xmx2g -XX:+UseSerialGC -cp "$classpath" $main'
        self.process = subprocess.Popen(["bash", "-c", script], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def of(self, file):
        """What goes wrong with a file; nothing if it comes back."""
        self.process.stdin.write(f"{file}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline().rstrip("\n")
        if not line:
            sys.exit("the process of the round trips has ended")
        verdict = line[len(str(file)) + 1:]
        return "" if verdict == "ok" else verdict


def unoptimized(files, out):
    """What is wrong with what `wasabi opt` makes of each file, in `out`, where something is: alone, as a crash ends all that are given."""
    out.mkdir()
    if subprocess.run([WASABI, "opt", "-O2", *files, "--out-dir", out], capture_output=True).returncode == 0:
        return {}
    problems = {}
    for file in files:
        run = subprocess.run([WASABI, "opt", "-O2", file, "-o", out / file.name], capture_output=True, text=True, errors="replace")
        if run.returncode:
            problems[file] = f"wasabi opt: {run.stderr.strip()}"
    return problems


def batch(work, seeds, pool, trips):
    """(file, what went wrong) of each seed that makes a module; what went wrong is empty if nothing did."""
    modules = [m for m in pool.map(lambda s: made(work / f"smith-{s}.wasm", s), seeds) if m]
    problems = refused([file for file, _ in modules])
    out = {}
    for file, theirs in modules:
        ours = problems.get(str(file), "")
        if bool(theirs) != bool(ours):
            out[file] = f"wasm-tools: {theirs or 'valid'}; wasabi: {ours or 'valid'}"
        else:
            out[file] = "" if ours else trips.of(file)
    back = [file for file, wrong in out.items() if not wrong and not problems.get(str(file))]
    for file, wrong in zip(back, pool.map(lambda f: peer(f"{f}.back", FEATURES), back)):
        out[file] = f"what comes back is not valid: {wrong}" if wrong else ""
    sound = [file for file in back if not out[file]]
    out |= unoptimized(sound, work / "opt")
    sound = [file for file in sound if not out[file]]
    for file, wrong in zip(sound, pool.map(lambda f: peer(work / "opt" / f.name, FEATURES), sound)):
        out[file] = f"what wasabi opt makes is not valid: {wrong}" if wrong else ""
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    passed = failed = 0
    trips = RoundTrips()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for start in range(options.seed, options.seed + options.count, BATCH):
            with tempfile.TemporaryDirectory(prefix="wasm-smith-") as directory:
                seeds = range(start, min(start + BATCH, options.seed + options.count))
                for file, wrong in batch(pathlib.Path(directory), seeds, pool, trips).items():
                    passed += not wrong
                    failed += bool(wrong)
                    if not wrong:
                        continue
                    print(f"{file.name}: {wrong[:300]}", flush=True)
                    if options.keep:
                        options.keep.mkdir(parents=True, exist_ok=True)
                        (options.keep / file.name).write_bytes(file.read_bytes())
    print(f"{passed} passed, {failed} failed, {options.count - passed - failed} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
