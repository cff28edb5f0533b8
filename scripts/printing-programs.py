#!/usr/bin/env python3
"""Programs with printed results by LLVM: mlir-opt 22 lowers each, mlir-runner 22 executes it.

    scripts/printing-programs.py [--write | --lowered] [FILE...]

Files: those given, otherwise tests/src/test/resources/programs. What @main prints must be the lines that its comments `// prints: LINE`
tell, to which the build holds the interpreter and WebAssembly; `base@` stands for the address of a memref. Each file is one test, but those with
`// beyond mlir-runner: REASON` are skipped, unless --lowered.
--lowered: `wami run` executes what mlir-opt makes of them, the llvm dialect, in place of mlir-runner.
--write puts what LLVM prints into files without such comments, for a person to check.

Environment: as scripts/mlir-runner-compare.py, whose lowerings these are; WAMI (./wami); MLIR_RUNNER_UTILS (libmlir_runner_utils.so).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPARE = SourceFileLoader("compare", str(ROOT / "scripts/mlir-runner-compare.py")).load_module()
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
UTILS = os.environ.get("MLIR_RUNNER_UTILS", "/usr/lib/llvm-22/lib/libmlir_runner_utils.so.22.1")
BEYOND = re.compile(r"^// beyond mlir-runner: (.*)", re.MULTILINE)
EXPECTED = re.compile(r"^// prints:(?: (.*))?\n", re.MULTILINE)


def printed(path, runner):
    """(what `runner` prints, None) or (None, why it cannot)."""
    for lowering in COMPARE.LOWERINGS:
        lowered = subprocess.run([COMPARE.MLIR_OPT, *lowering, str(path)], capture_output=True, text=True)
        if lowered.returncode:
            why = "mlir-opt: " + lowered.stderr.strip().splitlines()[0][:160]
            continue
        try:
            run = subprocess.run(runner, input=lowered.stdout, capture_output=True, text=True, timeout=60)
        except subprocess.TimeoutExpired:
            return None, f"{Path(runner[0]).name} does not come to an end"
        if run.returncode:
            why = f"{Path(runner[0]).name}: " + (run.stderr.strip().splitlines() or [f"exit {run.returncode}"])[0][:160]
            continue
        return re.sub(r"base@ = 0x[0-9a-f]+", "base@", run.stdout), None
    return None, why


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--lowered", action="store_true")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    if not shutil.which(COMPARE.MLIR_OPT) or not shutil.which(COMPARE.MLIR_RUNNER):
        print("skipped: mlir-opt or mlir-runner is not there: scripts/peers.sh mlir")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    files = options.files or sorted((ROOT / "tests/src/test/resources/programs").glob("*.mlir"))
    skips = {f: BEYOND.search(f.read_text()) for f in files if not options.lowered}
    files = [f for f in files if not skips.get(f)]
    skipped = 0
    for path, reason in skips.items():
        if reason:
            skipped += 1
            print(f"skipped: {path.name}: {reason[1]}")
    llvm = [COMPARE.MLIR_RUNNER, "-e", "main", "--entry-point-result=void", f"--shared-libs={COMPARE.LIBRARY},{UTILS}"]
    ours = [WAMI, "run", "-", "-e", "main", "--entry-point-result=void"]
    passed = failed = 0
    with ThreadPoolExecutor(2) as pool:
        for path, (text, why) in zip(files, pool.map(lambda f: printed(f, ours if options.lowered else llvm), files)):
            source = path.read_text()
            lines = EXPECTED.findall(source)
            if options.write and text and not lines:
                comments = "".join("// prints: ".rstrip() + (" " + line if line else "") + "\n" for line in text.splitlines())
                path.write_text(comments + "\n" + source)
                lines = text.splitlines()
            expected = "".join(line + "\n" for line in lines)
            if text == expected and lines:
                passed += 1
                continue
            failed += 1
            print(f"FAIL: {path.name}: {why or f'prints {text!r}, not {expected!r}'}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
