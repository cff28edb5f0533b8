#!/usr/bin/env python3
"""Writes expected.tsv: what the C beside each kernel gives, compiled natively by clang in strict IEEE arithmetic, without optimisation and with; both must agree.

    benchmarks/kernels/expected.py [--check]     --check: compare with the file instead
"""
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def native(source, level, folder):
    program = Path(folder) / source.stem
    subprocess.run(["clang-22", level, "-Wall", "-Wextra", "-Wno-sign-compare", "-ffp-contract=off", source, HERE / "host.c", "-lm", "-o", program], check=True)
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()


def main():
    lines = ["kernel\tsize\thash64\tcount"]
    with tempfile.TemporaryDirectory() as folder:
        for mlir in sorted(HERE.glob("*.mlir")):
            results = [native(mlir.with_suffix(".c"), level, folder) for level in ("-O0", "-O2")]
            if results[0] != results[1]:
                sys.exit(f"{mlir.stem}: -O0 gives {results[0]}, -O2 {results[1]}")
            lines.append("\t".join([mlir.stem, "", *results[0]]))
    text, table = "\n".join(lines) + "\n", HERE / "expected.tsv"
    if "--check" not in sys.argv:
        table.write_text(text, encoding="utf-8")
    elif table.read_text(encoding="utf-8") != text:
        sys.exit("expected.tsv is another one")
    print(f"{len(lines) - 1} passed, 0 failed, 0 skipped")


main()
