#!/usr/bin/env python3
"""Static instructions of kernels at -O2 in the encoding v0.4, beside what the published wave-compiler's best correct output has.

    scripts/wave-count.py DIR        a directory with vector_add.py, transpose.py, stencil2d.py, poly_horner.py, intdiv_const.py, matmul_naive.py

Ends with 1 if a kernel has more than 0.8 times as many, but poly_horner: docs/wave-backend.md says why it cannot.
"""
import pathlib, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PUBLISHED = {"vector_add": 23, "transpose": 22, "stencil2d": 68, "poly_horner": 36, "intdiv_const": 33, "matmul_naive": 55}
BEYOND_REACH = "poly_horner"


def count(kernel):
    asm = subprocess.run([ROOT / "wave", "compile", kernel, "-O2", "--encoding=v0.4", "--emit=asm"], check=True, capture_output=True, text=True)
    return sum(1 for line in asm.stdout.splitlines() if line.startswith(" "))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    too_many = False
    for name, published in PUBLISHED.items():
        own = count(pathlib.Path(sys.argv[1]) / (name + ".py"))
        print(f"{name:14} {own:3} of {published:3}: {own / published:.2f}")
        too_many |= own > 0.8 * published and name != BEYOND_REACH
    return 1 if too_many else 0


if __name__ == "__main__":
    sys.exit(main())
