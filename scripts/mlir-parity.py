#!/usr/bin/env python3
"""Reads every chunk of MLIR text with `wami opt` and with mlir-opt 22, and compares what they say.

    scripts/mlir-parity.sh [--list] [--keep DIR] DIR_OR_FILE ...

A chunk is what stands between lines `// -----` of a .mlir file. Both tools run with --allow-unregistered-dialect.
  accepted by mlir-opt:   ours must accept it and print the same text, byte for byte, by default and in generic form;
  rejected by mlir-opt:   ours must reject it, and its first error must be on the same line;
  skipped:                an operation of a dialect that is not ours, or mlir-opt crashes.
`--message` compares the text of the first error, too; `--keep DIR` writes each pair of different prints there.

Environment: MLIR_OPT (mlir-opt-22), WAMI (./wami). Ends with totals of both kinds and `N passed, N failed, N skipped`;
exit 1 if anything failed or a tool is not there.
"""
import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT") or shutil.which("mlir-opt-22")
DIALECTS = set("builtin func arith math index cf scf memref affine vector ub async llvm ml_program".split())
# Dialects that mlir-opt knows and that we keep in generic form only; those that nobody knows are compared.
UPSTREAM_ONLY = set("""acc amdgpu amx arm_neon arm_sme arm_sve bufferization complex dlti emitc gpu irdl linalg mpi nvgpu nvvm
omp pdl pdl_interp ptr quant rocdl shape shard smt sparse_tensor spirv tensor tosa transform wasmssa x86vector xegpu test
xevm""".split())
SPLIT = re.compile(r"^// -----", re.M)
MARKER = "// ===== chunk"
UPSTREAM_ERROR = re.compile(r"^(?:within split at )?(.*?):(\d+)(?: offset :(\d+))?:(\d+): error: (.*)$", re.M)
OUR_ERROR = re.compile(r"^(.*?):(\d+):(\d+): error: (.*)$", re.M)


@dataclass
class Chunk:
    """What one tool says of one chunk."""
    text: str = ""
    error_line: int = 0
    message: str = ""


@dataclass
class Totals:
    accepted: Counter = field(default_factory=Counter)
    rejected: Counter = field(default_factory=Counter)
    skipped: Counter = field(default_factory=Counter)


def chunks_of(path):
    """The chunks of a file, each with the number of its first line."""
    text = path.read_text()
    starts = [0] + [m.start() for m in SPLIT.finditer(text)]
    for start, end in zip(starts, starts[1:] + [len(text)]):
        body = text[start:end]
        yield text.count("\n", 0, start) + 1, body


def run(command, path, flags, count, parse_errors):
    """The answers of a tool to all chunks of a file, or None if it crashed."""
    command = [*command, "--allow-unregistered-dialect", "--split-input-file", f"--output-split-marker={MARKER}", *flags, str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    parts = done.stdout.split(MARKER + "\n")
    if done.returncode not in (0, 1) or len(parts) != count:
        return None
    answers = [Chunk(p.strip("\n")) for p in parts]
    return answers, parse_errors(done.stderr), done.stderr


def upstream_errors(stderr):
    """Absolute lines and messages in the order of the text."""
    for m in UPSTREAM_ERROR.finditer(stderr):
        first, offset = int(m[2]), m[3]
        yield (first + int(offset) - 1 if offset else first), m[5]


def our_errors(stderr):
    for m in OUR_ERROR.finditer(stderr):
        yield int(m[2]), m[4]


def answer(command, path, starts, flags, parse_errors):
    result = run(command, path, flags, len(starts), parse_errors)
    if result is None:
        return None
    answers, errors, _ = result
    for line, message in errors:
        index = max(i for i, start in enumerate(starts) if start <= max(line, 1))
        if not answers[index].error_line:
            answers[index].error_line, answers[index].message = line, message
    return answers


def answers_one_by_one(command, path, chunks, flags, parse_errors, work):
    """Where a tool crashes on a file, each chunk by itself; None for one that crashes it."""
    found = []
    for start, body in chunks:
        single = work / "chunk.mlir"
        single.write_text("\n" * (start - 1) + body.removeprefix("// -----"))
        one = answer(command, single, [1], flags, parse_errors)
        found.append(one[0] if one else None)
    return found


def foreign(body):
    """A dialect of upstream's that we do not have and that the chunk uses."""
    code = re.sub(r"//.*", "", body)
    for name in re.findall(r"(?<![\w.$@!#%^\"])\"?([a-z_0-9]+)\.[a-z_]", code) + re.findall(r"[!#]([a-z_0-9]+)[.<]", code):
        if name in UPSTREAM_ONLY:
            return name
    return None


def compare(path, args, totals, work):
    chunks = list(chunks_of(path))
    starts = [start for start, _ in chunks]
    sides = {}
    for mode, flags in (("default", []), ("generic", ["--mlir-print-op-generic"])):
        theirs = answer([MLIR_OPT], path, starts, flags, upstream_errors)
        if theirs is None:
            theirs = answers_one_by_one([MLIR_OPT], path, chunks, flags, upstream_errors, work)
        ours = answer([WAMI, "opt"], path, starts, flags, our_errors)
        if ours is None:
            ours = answers_one_by_one([WAMI, "opt"], path, chunks, flags, our_errors, work)
        sides[mode] = (theirs, ours)
    for i, (start, body) in enumerate(chunks):
        if not re.sub(r"//.*", "", body).strip():
            continue
        name = f"{path}:{start}"
        dialect = foreign(body)
        if dialect:
            totals.skipped[f"dialect {dialect}"] += 1
            continue
        if any(sides[mode][0][i] is None for mode in sides):
            totals.skipped["mlir-opt crashes"] += 1
            continue
        kind = totals.rejected if sides["default"][0][i].error_line else totals.accepted
        why = difference(sides, i, args, name)
        kind["failed" if why else "passed"] += 1
        if why:
            print(f"FAIL: {name}: {why}")
        elif args.list:
            print(f"pass: {name}")


def difference(sides, i, args, name):
    for mode, (theirs, ours) in sides.items():
        up, mine = theirs[i], ours[i]
        if mine is None:
            return "wami opt fails"
        if up.error_line:
            if not mine.error_line:
                return f"accepted, upstream says on line {up.error_line}: {up.message}"
            if mine.error_line != up.error_line:
                return f"line {mine.error_line}: {mine.message}\n      upstream on line {up.error_line}: {up.message}"
            if args.message and mine.message != up.message:
                return f"message {mine.message}\n      upstream {up.message}"
            return None
        if mine.error_line:
            return f"rejected on line {mine.error_line}: {mine.message}"
        if up.text != mine.text:
            lines = list(difflib.unified_diff(up.text.splitlines(), mine.text.splitlines(), "mlir-opt", "wami", n=0, lineterm=""))
            if args.keep:
                stem = re.sub(r"\W+", "_", name)
                (args.keep / f"{stem}.{mode}.mlir-opt").write_text(up.text)
                (args.keep / f"{stem}.{mode}.wami").write_text(mine.text)
            return f"{mode} print differs\n      " + "\n      ".join(lines[3:9])
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", action="store_true", help="name what passed, too")
    parser.add_argument("--message", action="store_true", help="compare messages, too")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="write different prints there")
    parser.add_argument("paths", nargs="+", type=Path, metavar="DIR_OR_FILE")
    args = parser.parse_args()
    if not MLIR_OPT:
        print("mlir-parity: mlir-opt-22 is not there; scripts/peers.sh mlir", file=sys.stderr)
        return 1
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    files = [f for p in args.paths for f in (sorted(p.rglob("*.mlir")) if p.is_dir() else [p])]
    totals = Totals()
    with tempfile.TemporaryDirectory() as work:
        for f in files:
            compare(f, args, totals, Path(work))
    for name, kind in (("accepted", totals.accepted), ("rejected", totals.rejected)):
        print(f"{name} by mlir-opt: {kind['passed']} the same, {kind['failed']} different")
    for reason, n in totals.skipped.most_common():
        print(f"skipped: {n} {reason}")
    passed = totals.accepted["passed"] + totals.rejected["passed"]
    failed = totals.accepted["failed"] + totals.rejected["failed"]
    print(f"{passed} passed, {failed} failed, {sum(totals.skipped.values())} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
