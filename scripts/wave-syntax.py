#!/usr/bin/env python3
"""Asks others whether the kernels in examples/wave are valid, with the declarations in kernel-stubs.

    scripts/wave-syntax.py [FILE...]

| Python | CPython runs the file, which defines the kernels |
| Rust | rustc --emit=metadata; bodies of kernels are parsed only |
| C++ | clang-22 -fsyntax-only |
| TypeScript | tsc --noEmit --strict |

Exit 1 if one is refused. What is not installed is named and skipped; scripts/peers.sh clang typescript installs two of them.
"""
import os
import pathlib
import runpy
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUBS = ROOT / "kernel-stubs"


class Refused(Exception):
    pass


def tool(*command):
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if result.returncode:
        raise Refused((result.stdout + result.stderr).strip())


class Python:
    command = sys.executable

    def __init__(self, _directory, _files):
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(STUBS / "python"))

    def check(self, path):
        try:
            runpy.run_path(str(path))
        except Exception as e:  # whatever a file raises is why it is refused
            raise Refused(repr(e)) from e


class Rust:
    command = shutil.which("rustc")

    def __init__(self, directory, _files):
        self.out = directory
        rust = STUBS / "rust"
        self.rustc("--crate-type=proc-macro", "--extern=proc_macro", "--crate-name=wave_macros", rust / "wave-macros/src/lib.rs")
        macros = next(directory.glob("*wave_macros.*"))
        self.rustc("--crate-type=lib", "--crate-name=wave", f"--extern=wave_macros={macros}", rust / "wave/src/lib.rs")

    def rustc(self, *words):
        tool(self.command, "--edition=2021", "-D", "warnings", "--out-dir", self.out, *words)

    def check(self, path):
        self.rustc("--crate-type=lib", "--emit=metadata", "-A", "unused", f"--extern=wave={self.out / 'libwave.rlib'}", "-L", self.out, path)


class Cpp:
    command = shutil.which("clang++-22")

    def __init__(self, _directory, _files):
        pass

    def check(self, path):
        tool(self.command, "-std=c++20", "-fsyntax-only", "-Wno-unknown-attributes", "-I", STUBS / "cpp", path)


class TypeScript:
    command = os.environ.get("TSC") or shutil.which("tsc")

    def __init__(self, directory, files):
        """All at once, since a start of tsc costs seconds; copies beside the package, where tsc looks for it."""
        at = directory / "typescript"
        (at / "node_modules").mkdir(parents=True)
        (at / "node_modules" / "wave").symlink_to(STUBS / "typescript" / "wave")
        for f in files:
            shutil.copy(f, at)
        options = ["--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler", "--pretty", "false"]
        result = subprocess.run([self.command, *options, *(f.name for f in files)], cwd=at, capture_output=True, text=True)
        self.lines = result.stdout.splitlines()
        if result.returncode and not self.lines:
            raise Refused(result.stderr)

    def check(self, path):
        wrong = [line for line in self.lines if line.startswith(path.name + "(")]
        if wrong:
            raise Refused("\n".join(wrong))


LANGUAGES = {".py": Python, ".rs": Rust, ".cpp": Cpp, ".ts": TypeScript}


def main():
    files = [pathlib.Path(f).resolve() for f in sys.argv[1:]] or sorted((ROOT / "examples" / "wave").glob("*.*"))
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory() as directory:
        for ending, language in LANGUAGES.items():
            mine = [f for f in files if f.suffix == ending]
            if mine and not language.command:
                print(f"{language.__name__}: no compiler, {len(mine)} files skipped")
                skipped += len(mine)
                continue
            oracle = language(pathlib.Path(directory), mine) if mine else None
            for f in mine:
                try:
                    oracle.check(f)
                    passed += 1
                except Refused as e:
                    failed += 1
                    print(f"{f.name}: {e}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
