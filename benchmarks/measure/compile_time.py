"""CPU time of compiling: whole processes, ours beside clang, wasm-ld and wasm-opt from LLVM IR of the same file; and ours for many files in one JVM."""
import os
import resource
import subprocess

from . import llvm
from .paths import WAMI, WORK, Failed, tool
from .report import number
from .results import geometric_mean


def cpu(*command):
    """Seconds of CPU, user and system, of a process and its children."""
    process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    process.stderr.close()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise Failed(f"{command[0]}: exit {process.returncode}: {errors.decode()[:300]}")
    return spent(used)


def spent(used):
    return used.ru_utime + used.ru_stime


def least(runs, *command):
    return min(cpu(*command) for _ in range(runs))


def kernel(program, runs):
    """Milliseconds: ours, and of the others clang, wasm-ld, wasm-opt, and what mlir-opt and mlir-translate take before them."""
    folder = WORK / "compile-time"
    folder.mkdir(parents=True, exist_ok=True)
    ir, code, linked, small = (folder / f"{program.stem}{suffix}" for suffix in (".ll", ".o", ".linked.wasm", ".wasm"))
    ours = least(runs, WAMI, "compile", "-O2", program.path, "-o", small)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    llvm.to_llvm_ir(program.path, ir)
    lowering = spent(resource.getrusage(resource.RUSAGE_CHILDREN)) - spent(before)
    clang = least(runs, "clang-22", "-O3", "-msimd128", "--target=wasm32-unknown-unknown", "-Wno-override-module", "-c", ir, "-o", code)
    linker = least(runs, "wasm-ld-22", "--no-entry", "--export=main", "--gc-sections", "--strip-all", "--allow-undefined", code, *llvm.libraries(), "-o", linked)
    optimizer = least(runs, tool("WASMOPT", "wasm-opt"), "-O4", "--all-features", linked, "-o", small)
    return [1000 * seconds for seconds in (ours, clang, linker, optimizer, lowering)]


def batch(programs, runs):
    """Milliseconds for each program where all are compiled in one JVM, on one thread."""
    return 1000 * least(runs, WAMI, "compile", "-O2", "--jobs=1", *(p.path for p in programs), "--out-dir", WORK / "compile-time") / len(programs)


def table(programs, runs):
    """The lines of the table, as they come."""
    yield "CPU time in ms, the least of several processes. `ratio`: ours over clang + wasm-ld + wasm-opt; `one JVM`: ours for each of all kernels compiled at once.\n"
    yield "| kernel | ours | clang -O3 -msimd128 | wasm-ld | wasm-opt -O4 | ratio | before clang: mlir-opt, mlir-translate |\n|---|---|---|---|---|---|---|"
    sums, ratios = [], []
    for program in programs:
        ours, clang, linker, optimizer, lowering = kernel(program, runs)
        sums.append(clang + linker + optimizer)
        ratios.append(ours / sums[-1])
        yield f"| {program.name} | {ours:.0f} | {clang:.0f} | {linker:.0f} | {optimizer:.0f} | {ratios[-1]:.2f} | {lowering:.0f} |"
    each = batch(programs, runs)
    yield f"| geometric mean | | | | | {number(geometric_mean(ratios))} | |"
    yield f"| one JVM | {each:.0f} | | | | {number(each / (sum(sums) / len(sums)))} | |"
