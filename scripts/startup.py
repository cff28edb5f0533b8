#!/usr/bin/env python3
"""Measures what a start costs: CPU and wall time of short runs, beside mlir-opt on the same file where it is installed.

    scripts/startup.py [RUNS]      default: 20 runs each, after one that is not counted

CPU is user + system time of the process and its children. The least of all runs says what the work costs, the median what this machine gave.
"""

import glob
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
JAR = os.path.join(ROOT, "cli/target/quick/wami.jar")
EXAMPLE = os.path.join(ROOT, "examples/gemm.mlir")
HUNDRED = os.path.join(ROOT, "benchmarks/polybench/gemm.mlir")
# The same work as far as mlir-opt goes: optimised, and lowered to the LLVM dialect; mlir-translate, clang and wasm-ld are still to come.
LOWERING = ("builtin.module(func.func(canonicalize,cse,sccp,loop-invariant-code-motion),lower-affine,convert-scf-to-cf,expand-strided-metadata,"
            "lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)")


def cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command):
    """Runs once, discarding output; returns (exit status, CPU ms, wall ms)."""
    cpu_before, wall_before = cpu(), time.monotonic()
    status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    return status, (cpu() - cpu_before) * 1e3, (time.monotonic() - wall_before) * 1e3


def measure(label, command, runs):
    status, _, _ = run(command)
    if status != 0:
        print(f"| {label} | exit {status}: not measured | | | |")
        return
    _, cpus, walls = zip(*(run(command) for _ in range(runs)))
    print(f"| {label} | {min(cpus):.0f} | {statistics.median(cpus):.0f} | {min(walls):.0f} | {statistics.median(walls):.0f} |", flush=True)


def lines(file):
    with open(file, encoding="utf-8") as text:
        return sum(1 for _ in text)


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    wami = os.path.join(ROOT, "wami")
    subprocess.run([wami, "--version"], check=True, stdout=subprocess.DEVNULL)
    home = os.environ.get("JAVA_HOME")
    java = os.path.join(home, "bin/java") if home else shutil.which("java")
    plain = [java, "-cp", JAR, "dev.wami.cli.Main"]
    output = os.path.join(os.path.dirname(JAR), "startup.wasm")
    compile_example = ["compile", EXAMPLE, "-o", output]
    compile_hundred = ["compile", HUNDRED, "-o", output]

    print(f"{runs} runs each, {os.cpu_count()} CPUs; examples/gemm.mlir has {lines(EXAMPLE)} lines, polybench/gemm.mlir {lines(HUNDRED)}, the archive "
          f"{sum(os.path.getsize(a) for a in glob.glob(os.path.dirname(JAR) + '/wami-*.jsa')) >> 20} MiB\n")
    print("| command | CPU ms, least | median | wall ms, least | median |\n|---|---|---|---|---|")
    measure("`./wami --version`", [wami, "--version"], runs)
    measure("the same without launcher and archive", plain + ["--version"], runs)
    measure("`./wami compile examples/gemm.mlir`", [wami] + compile_example, runs)
    measure("the same without launcher and archive", plain + compile_example, runs)
    measure("`./wami compile benchmarks/polybench/gemm.mlir`", [wami] + compile_hundred, runs)
    measure("the same without launcher and archive", plain + compile_hundred, runs)
    measure("`./wami opt --canonicalize --cse examples/gemm.mlir`", [wami, "opt", "--canonicalize", "--cse", EXAMPLE], runs)
    if shutil.which("mlir-opt-22"):
        measure("`mlir-opt-22 --canonicalize --cse examples/gemm.mlir`", ["mlir-opt-22", "--canonicalize", "--cse", EXAMPLE], runs)
        measure("`mlir-opt-22` to the LLVM dialect, benchmarks/polybench/gemm.mlir", ["mlir-opt-22", f"--pass-pipeline={LOWERING}", HUNDRED], runs)
    else:
        print("| mlir-opt-22 | not installed (scripts/peers.sh mlir) | | | |")


if __name__ == "__main__":
    main()
