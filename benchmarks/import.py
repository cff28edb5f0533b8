#!/usr/bin/env python3
"""What WebAssembly modules take to be read, checked, translated and optimised, beside wasm-tools and wasm-opt.

    benchmarks/import.py [--commands=import,std,llvm,export,print,validate,opt] [--timeout=600] [--rounds=1] [--write] FILE.wasm ...

Each cell is the processor time of the whole process in seconds, the bytes of the module for each of these seconds, and the peak of resident memory
for each byte of the module; the seconds on the clock where they differ much. Commands: `wasabi import` to wasmssa, to standard MLIR and to LLVM IR, `wasabi export` of the wasmssa, `wasabi print`, `wasabi validate`, `wasabi opt -O2`; peers:
`wasm-tools print`, `wasm-tools validate` and `wasm-opt -O2` (npm's binaryen) of `eval "$(scripts/peers.sh --env)"`; what is not there is said and left out.
--write puts the table into benchmarks/IMPORT.md, above the first heading below the title. Environment: WASABI, WASM_TOOLS, WASMOPT. Exit 1 if a command of ours fails.
"""
import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from measure.paths import BENCHMARKS, WASABI, Failed, run, tool

WASM_TOOLS = tool("WASM_TOOLS", "wasm-tools")
WASMOPT = tool("WASMOPT", "wasm-opt")
MIB = 1 << 20


def text_of(module, out):
    """The wasmssa of a module, made beside the output."""
    text = Path(str(out) + ".mlir")
    made = subprocess.run([WASABI, "import", "--output-type", "wasm-mlir", module, "-o", text], capture_output=True, text=True)
    if made.returncode:
        raise Failed(made.stderr[:300])
    return text


# title, command line without the output; what has no output of its own gets none
OURS = {
    "import": ("import to wasmssa", lambda m, o: [WASABI, "import", "--output-type", "wasm-mlir", m, "-o", o]),
    "std": ("import to standard MLIR", lambda m, o: [WASABI, "import", "--output-type", "std-mlir", m, "-o", o]),
    "llvm": ("import to LLVM IR", lambda m, o: [WASABI, "import", "--output-type", "llvm-ir", m, "-o", o]),
    "export": ("export", lambda m, o: [WASABI, "export", text_of(m, o), "-o", o]),
    "print": ("print", lambda m, o: [WASABI, "print", m, "-o", o]),
    "validate": ("validate", lambda m, o: [WASABI, "validate", m]),
    "opt": ("opt -O2", lambda m, o: [WASABI, "opt", "-O2", m, "-o", o]),
}
PEERS = {
    "print": ("wasm-tools print", WASM_TOOLS, lambda m, o: [WASM_TOOLS, "print", m, "-o", o]),
    "validate": ("wasm-tools validate", WASM_TOOLS, lambda m, o: [WASM_TOOLS, "validate", "--features=all", m]),
    "opt": ("wasm-opt -O2", WASMOPT, lambda m, o: [WASMOPT, "-O2", "-all", m, "-o", o]),
}


class Cost:
    """Of one process: seconds of the processor and of the clock, and bytes."""

    def __init__(self, cpu, wall, peak, problem=""):
        self.cpu, self.wall, self.peak, self.problem = cpu, wall, peak, problem

    def cell(self, size):
        if self.problem:
            return f"**{self.problem}**"
        clock = f", {self.wall:.1f} s wall" if self.wall > 1.3 * self.cpu or self.cpu > 1.3 * self.wall else ""
        return f"{self.cpu:.2f} s, {size / 1e6 / self.cpu:.1f} MB/s, {self.peak / MIB:.0f} MiB, {self.peak / size:.0f}{clock}"


def cost(command, timeout):
    """Of the least of several."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen([str(c) for c in command], stdout=subprocess.DEVNULL, stderr=said)
        while True:
            pid, status, used = os.wait4(process.pid, os.WNOHANG)
            wall = time.monotonic() - start
            if pid:
                break
            if wall > timeout:
                process.kill()
                os.wait4(process.pid, 0)
                process.returncode = -9
                return Cost(0, wall, 0, f"over {timeout} s")
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(0)
            print(" ".join(map(str, command)), said.read(300).decode(errors="replace"), file=sys.stderr)
            return Cost(0, wall, 0, f"exit {process.returncode}")
    return Cost(used.ru_utime + used.ru_stime, wall, used.ru_maxrss * 1024)


def title(path):
    """The name of the file, after that of the package that it is in: npm's are unpacked into a folder called package."""
    parts = path.resolve().parts
    package = parts[parts.index("package") - 1] + ": " if "package" in parts else ""
    return package + path.name


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commands", default=",".join(OURS))
    parser.add_argument("--timeout", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    names = given.commands.split(",")
    run(WASABI, "--version")  # builds it
    columns = []
    for name in names:
        columns.append((OURS[name][0], OURS[name][1], True))
    for name in names:
        if name not in PEERS:
            continue
        if PEERS[name][1]:
            columns.append((PEERS[name][0], PEERS[name][2], False))
        else:
            print(f"{PEERS[name][0]}: skipped: it is not there")
    files = sorted(given.files, key=lambda f: f.stat().st_size)
    lines = ["| module | bytes | " + " | ".join(c[0] for c in columns) + " |", "|---|---:|" + "---|" * len(columns)]
    print("\n".join(lines), flush=True)
    failed = False
    with tempfile.TemporaryDirectory() as work:
        for file in files:
            size = file.stat().st_size
            cells = []
            for _, command, ours in columns:
                found = min((cost(command(file, Path(work) / "out"), given.timeout) for _ in range(given.rounds)), key=lambda c: (c.problem, c.cpu))
                failed |= ours and bool(found.problem)
                cells.append(found.cell(size))
            lines.append(f"| {title(file)} | {size:,} | " + " | ".join(cells) + " |")
            print(lines[-1], flush=True)
    if given.write:
        target = BENCHMARKS / "IMPORT.md"
        _, heading, below = target.read_text(encoding="utf-8").partition("\n## ") if target.exists() else ("", "", "")
        target.write_text(
            "# Large modules\n\nBy `benchmarks/import.py --write`: " + " ".join(__doc__.split("\n\n")[2].split()) + "\n\n"
            + "\n".join(lines) + "\n" + heading + below, encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as wrong:
        sys.exit(f"import.py: {wrong}")
