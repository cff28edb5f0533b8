#!/usr/bin/env python3
"""Times `wami opt` on large input of four kinds, a quarter of the size first: time that grows faster than size shows.

    benchmarks/text-scale.py

One function of 200,000 operations; 100,000 functions; regions nested 4,000 deep; 64 MiB of dense elements. Reads, verifies
and prints each; exit 1 if wami fails on one. Environment: WAMI (./wami).
"""
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WAMI = os.environ.get("WAMI", str(Path(__file__).resolve().parent.parent / "wami"))


def ops(n):
    lines = "".join(f"  %{i} = arith.addi %{i - 1}, %a : i32\n" for i in range(1, n))
    return f"func.func @f(%a: i32) {{\n  %0 = arith.addi %a, %a : i32\n{lines}  return\n}}\n"


def functions(n):
    return "".join(f"func.func @f{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n" for i in range(n))


def nested(n):
    return "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * n + "}\n" * n + "return\n}\n"


def dense(n):
    digits = "".join(f"{i & 0xFFFFFFFF:08X}" for i in range(n // 4))
    return f'"x.y"() {{a = dense<"0x{digits}"> : tensor<{n // 4}xi32>}} : () -> ()\n'


def main():
    subprocess.run([WAMI, "--version"], capture_output=True, check=True)  # builds it
    ok = True
    with tempfile.TemporaryDirectory() as work:
        for make, size in ((ops, 200_000), (functions, 100_000), (nested, 4_000), (dense, 64 << 20)):
            for n in (size // 4, size):
                file = Path(work) / "input.mlir"
                file.write_text(make(n))
                start = time.time()
                done = subprocess.run([WAMI, "opt", "--allow-unregistered-dialect", file], capture_output=True, check=False)
                ok &= done.returncode == 0
                print(f"{make.__name__} {n}: {time.time() - start:.1f} s, exit {done.returncode}", flush=True)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
