#!/usr/bin/env python3
"""Builds programs of C and WebAssembly modules by wasabi import and clang, and runs them.

    scripts/native-modules.py [NAME ...]

A directory of scripts/native is a program. Its modules are .wat, which wat2wasm reads, or .c other than main.c, which clang compiles for wasm32; each
becomes LLVM IR with the prefix NAME_ and is linked with main.c, at -O0 and at -O2. What it prints must be what the file `expected` says.
Environment: WASABI (./wasabi), CLANG (clang-22), WAT2WASM (wat2wasm).
A program at a level is a test. Ends with `N passed, N failed, N skipped`.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "scripts" / "native"
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
CLANG = os.environ.get("CLANG", "clang-22")
WAT2WASM = os.environ.get("WAT2WASM", "wat2wasm")
WASM32 = ("--target=wasm32", "-O2", "-ffreestanding", "-nostdlib", "-Wl,--no-entry", "-Wl,--export-table")


class Failed(Exception):
    """A command did not do what it was for."""


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise Failed(f"{Path(command[0]).name}: exit {done.returncode}: {(done.stderr or done.stdout).strip()[:300]}")
    return done.stdout


def module(source, folder):
    """The LLVM IR of the module that `source` is."""
    binary, ir = folder / f"{source.stem}.wasm", folder / f"{source.stem}.ll"
    if source.suffix == ".wat":
        run(WAT2WASM, source, "-o", binary)
    else:
        run(CLANG, *WASM32, source, "-o", binary)
    run(WASABI, "import", binary, f"--prefix={source.stem}_", "-o", ir)
    return ir


def main():
    wanted = sys.argv[1:]
    passed = failed = 0
    for program in sorted(p for p in PROGRAMS.iterdir() if not wanted or p.name in wanted):
        sources = sorted(p for p in program.iterdir() if p.suffix in (".wat", ".c") and p.name != "main.c")
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for level in ("-O0", "-O2"):
                try:
                    modules = [module(s, folder) for s in sources]
                    made = folder / "program"
                    run(CLANG, level, "-Wno-override-module", program / "main.c", *modules, "-lm", "-o", made)
                    found = run(made)
                    wish = (program / "expected").read_text(encoding="utf-8")
                    if found != wish:
                        raise Failed(f"printed\n{found}but expected\n{wish}")
                    passed += 1
                except (Failed, subprocess.TimeoutExpired) as wrong:
                    failed += 1
                    print(f"FAILED {program.name} {level}: {wrong}")
    if not passed and not failed:
        sys.exit(f"no such program in {PROGRAMS}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
