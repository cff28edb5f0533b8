#!/usr/bin/env python3
"""Asks others whether the kernels in examples/wave are valid: CPython's ast for Python, clang-22 -fsyntax-only for C++.

    scripts/wave-syntax.py [FILE...]

Exit 1 if one is refused. What is not installed is named and skipped. C++ is read with a header that declares the kernel language.
"""
import ast
import glob
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KERNELS = os.path.join(ROOT, "examples", "wave")


def python(path):
    with open(path) as f:
        ast.parse(f.read(), path)


def tool(command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise SyntaxError(result.stderr)


def cpp(path):
    header = os.path.join(KERNELS, "wave.h")
    tool(["clang++-22", "-std=c++20", "-fsyntax-only", "-Wno-unknown-attributes", "-include", header, path])


ORACLES = {".py": (python, sys.executable), ".cpp": (cpp, "clang++-22")}


def main():
    refused = 0
    counts = {}
    for path in sorted(sys.argv[1:] or glob.glob(os.path.join(KERNELS, "*.*"))):
        oracle = ORACLES.get(os.path.splitext(path)[1])
        if oracle is None or not shutil.which(oracle[1]):
            counts["skipped"] = counts.get("skipped", 0) + 1
            continue
        try:
            oracle[0](path)
            counts["accepted"] = counts.get("accepted", 0) + 1
        except SyntaxError as e:
            refused += 1
            print("%s: %s" % (os.path.relpath(path, ROOT), e))
    print(", ".join("%d %s" % (n, what) for what, n in sorted(counts.items())) + ", %d refused" % refused)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
