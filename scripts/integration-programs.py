#!/usr/bin/env python3
"""Runs LLVM's integration programs with `wami run` and holds what they print to their CHECK lines.

    scripts/integration-programs.py [--list] [--modes MODE,...] [DIR_OR_FILE ...]

A program is a .mlir file with a `RUN:` line that calls mlir-runner: its `-e` and `-entry-point-result` are given to
`wami run`, and the options of its FileCheck to FileCheck. The passes in front are not, as lowering is ours, but for two that change what
a program does: generate-runtime-verification is --check-bounds, test-cf-assert is --asserts=continue. The interpreter does not go on where
a program has no meaning: there it has to end at an assertion and say so, and programs with checks are skipped.
DIR_OR_FILE are found below MLIR_TEST; default: Integration/Dialect/Vector/CPU, without what is for one processor.
MODES: O0, O1, O2, O3 (WebAssembly) and interp; default: O2,interp. Each program in each mode is one test.
A program with operations of dialects that are not ours (linalg, tensor) is first given to the passes of its RUN line, one after the other, by
mlir-opt, until there are none; what it is then, is run. Skipped, with the reason: programs where there are some left, or without such a RUN
line, and OTHERWISE below.

Environment: MLIR_TEST (mlir/test of a checkout of LLVM 22), MLIR_OPT (mlir-opt-22), FILECHECK (FileCheck-22), WAMI (./wami).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed or a tool is not there.
"""
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
FILECHECK = os.environ.get("FILECHECK") or shutil.which("FileCheck-22") or shutil.which("FileCheck")
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
FOREIGN = SourceFileLoader("parity", str(ROOT / "scripts/mlir-parity.py")).load_module().UPSTREAM_ONLY
DEFAULT = "Integration/Dialect/Vector/CPU"
# What is not a test of us, and in which modes: programs for one processor or for options of mlir-runner, texts that only a pass of
# upstream's leads to, and programs whose results are undefined.
OTHERWISE = {
    "microbench-scf-async-parallel-for.mlir": ("O0 O1 O2 O3 interp", "its passes leave coroutines of LLVM"),
    "async.mlir": ("O0 O1 O2 O3 interp", "prints of threads"),
    "correctness.mlir": ("O0 O1 O2 O3 interp", "complex numbers, which are of another dialect"),
    "flat-transpose-row.mlir": ("O0 O1 O2 O3 interp", "matrices by rows: an option of mlir-runner for LLVM"),
    "invalid.mlir": ("O0 O1 O2 O3 interp", "mlir-runner's own messages"),
    "math-polynomial-approx.mlir": ("O0 O1 O2 O3 interp", "prints the error of upstream's polynomials: log2(0.75) is -0.4150375"),
    "test-expand-math-approx.mlir": ("O0 O1 O2 O3 interp", "prints the error of upstream's expansions: pow(1, nan) is 1"),
    "test-wide-int-emulation-constants-i16.mlir": ("O0 O1 O2 O3 interp", "prints the pairs of bytes that a pass makes of i16"),
    "matrix-multiply-row.mlir": ("O0 O1 O2 O3 interp", "matrices by rows: an option of mlir-runner for LLVM"),
    "print-memref.mlir": ("O0 O1 O2 O3 interp", "complex numbers, which are of another dialect"),
    "runtime-verification.mlir": ("O0 O1 O2 O3 interp", "goes on behind the end of buffers, where WebAssembly's memory may end"),
    "test-apfloat-emulation.mlir": ("O0 O1 O2 O3", "fptosi of 2.25 to i2 is poison"),
    "test-complex-sparse-constant.mlir": ("interp", "complex numbers, which are of another dialect"),
    "test-inline-asm.mlir": ("O0 O1 O2 O3 interp", "x86 assembly"),
    "test-inline-asm-vector.mlir": ("O0 O1 O2 O3 interp", "x86 assembly"),
    "transfer-read-3d.mlir": ("interp", "reads outside of a memref with in_bounds, which is found"),
    "verify-entry-point.mlir": ("O0 O1 O2 O3 interp", "mlir-runner's own messages"),
    "verify-flags.mlir": ("O0 O1 O2 O3 interp", "options of mlir-runner for LLVM"),
    "x86-varargs.mlir": ("O0 O1 O2 O3 interp", "the va_list of x86-64"),
}
# Directories for processors and vector lengths that a portable program does not have.
TARGETS = {"AMX", "ArmNeon", "ArmSME", "ArmSVE", "X86Vector"}
SECONDS = 120


def commands(text):
    """The RUN lines, continued ones joined."""
    out, open_line = [], False
    for line in re.findall(r"^//\s*RUN:\s*(.*)$", text, re.M):
        part = line.rstrip("\\").strip()
        if open_line:
            out[-1] += " " + part
        else:
            out.append(part)
        open_line = line.endswith("\\")
    return out


def defines(text):
    """`// DEFINE: %{name} = text` and REDEFINE, as lit knows them: the last value of each."""
    found = {}
    lines = re.findall(r"^//\s*(?:RE)?DEFINE:\s*(.*)$", text, re.M)
    whole = " ".join(line.rstrip("\\") for line in lines)
    for name, value in re.findall(r"%\{(\w+)\}\s*=\s*(.*?)(?=%\{\w+\}\s*=|$)", whole):
        found[name] = value.strip()
    return found


def substituted(command, known):
    for _ in range(8):
        command = re.sub(r"%\{(\w+)\}", lambda m: known.get(m.group(1), m.group(0)), command)
    return command


def runs(text):
    """(entry, result, FileCheck's options or `none`, checks, goes on) of each call of mlir-runner that differs."""
    known, found = defines(text), []
    for command in commands(text):
        command = substituted(command, known)
        if "mlir-runner" not in command:
            continue
        runner = command[command.index("mlir-runner"):]
        entry = re.search(r"\s-{1,2}e[ =](\S+)", runner)
        result = re.search(r"-entry-point-result[ =](\w+)", runner)
        check = re.search(r"FileCheck\s(.*)$", runner)
        options = [o for o in check.group(1).split() if o.startswith("-")] if check else ["none"]
        checks, goes_on = "-generate-runtime-verification" in command, "-test-cf-assert" in command
        run = (entry.group(1) if entry else "main", result.group(1) if result else "f32", tuple(options), checks, goes_on)
        if run not in found:
            found.append(run)
    return found


def foreign(text):
    """Dialects of the program's operations and types that are not ours."""
    code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', re.sub(r"//.*", "", text))
    used = set(re.findall(r"(?<![\w.%@#!])[!#]?([a-z_0-9]+)\.[a-z]", code)) | set(re.findall(r"[!#]([a-z_0-9]+)\.", code))
    return sorted(used & FOREIGN)


def passes(text):
    """The options of mlir-opt in front of the first mlir-runner, in order; those of a pipeline for the module one by one."""
    known = defines(text)
    command = next(substituted(c, known) for c in commands(text) if "mlir-runner" in substituted(c, known))
    found = []
    for stage in command[: command.index("mlir-runner")].split("|"):
        words = shlex.split(stage)
        for word in words[1:] if words and words[0].endswith("mlir-opt") else []:
            pipeline = re.fullmatch(r"-{1,2}pass-pipeline=(.*)", word)
            found += [f"--pass-pipeline={p}" for p in single(pipeline.group(1))] if pipeline else [word]
    return [f for f in found if f.startswith("-")]


def single(pipeline):
    """A pipeline for each pass of this one: a(b,c(d,e)) is a(b), a(c(d)), a(c(e))."""
    nest = re.fullmatch(r"([\w.]+)\((.*)\)", pipeline)
    return [f"{nest.group(1)}({s})" for p in split(nest.group(2)) for s in single(p)] if nest else [pipeline]


def split(pipeline):
    """At the commas that are in no brackets."""
    parts, depth = [""], 0
    for c in pipeline:
        depth += (c in "({<") - (c in ")}>")
        if c == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return parts


def prepared(path, text, into):
    """The file of the program without operations of other dialects; None if its passes leave some."""
    now = text
    for option in passes(text):
        done = subprocess.run([MLIR_OPT, option], input=now, capture_output=True, text=True)
        if done.returncode:
            return None
        now = done.stdout
        if not foreign(now):
            file = Path(into) / path.name
            file.write_text(now)
            return file
    return None


def execute(path, program, run, mode):
    """None if `program`, which is what `path` is to us, prints what it should, else what went wrong."""
    entry, result, options, checks, goes_on = run
    fails = goes_on and mode == "interp"
    # what was prepared has its checks
    more = (["--check-bounds"] if checks and program == path else []) + (["--asserts=continue"] if goes_on and not fails else [])
    how = ["--interp", "--index-bits=64"] if mode == "interp" else ["-" + mode]
    command = [WAMI, "run", str(program), *how, *more, "-e", entry, f"--entry-point-result={result}"]
    try:
        ours = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS} seconds"
    if goes_on:
        ours.stdout += ours.stderr
    if ours.returncode != (1 if fails else 0):
        errors = re.findall(r"(?:error|trap)[^\n]*", ours.stderr)
        return errors[0] if errors else f"exit {ours.returncode}: {ours.stderr[:200]}"
    if options == ("none",):
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".out") as printed:
        printed.write(ours.stdout)
        printed.flush()
        check = subprocess.run([FILECHECK, str(path), *options, f"--input-file={printed.name}", "--allow-empty"],
                               capture_output=True, text=True)
    return None if check.returncode == 0 else "prints something else: " + first_line(check.stderr)


def first_line(text):
    return next((line for line in text.splitlines() if "error" in line), text[:200])


def programs(places):
    for place in places:
        if place.is_file():
            yield place
        for path in sorted(place.rglob("*.mlir")) if place.is_dir() else []:
            if not TARGETS & set(path.parts):
                yield path


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("places", nargs="*", default=[DEFAULT])
    parser.add_argument("--modes", default="O2,interp")
    parser.add_argument("--list", action="store_true", help="print every program, not only those that fail")
    options = parser.parse_args()
    base = os.environ.get("MLIR_TEST")
    if not base or not Path(base).is_dir() or not FILECHECK:
        print("MLIR_TEST names no directory" if FILECHECK else "FileCheck is not there")
        print("0 passed, 0 failed, 1 skipped")
        return 1
    passed = failed = skipped = 0
    work = tempfile.TemporaryDirectory()
    for path in programs([Path(base) / p for p in options.places]):
        text = path.read_text()
        strange, found, program = foreign(text), runs(text), path
        if strange and found:
            program = prepared(path, text, work.name)
        if not program or not found:
            skipped += 1
            if options.list:
                print(f"skipped: {path.name}: " + (", ".join(strange) if strange else "no call of mlir-runner"))
            continue
        for mode in options.modes.split(","):
            modes, reason = OTHERWISE.get(path.name, ("", ""))
            if not modes and any(checks for _, _, _, checks, _ in found):
                modes, reason = "interp", "goes on where it has no meaning"
            if mode in modes.split():
                skipped += 1
                if options.list:
                    print(f"skipped: {path.name} {mode}: {reason}")
                continue
            wrong = next(filter(None, (execute(path, program, run, mode) for run in found)), None)
            passed, failed = passed + (wrong is None), failed + (wrong is not None)
            if wrong:
                print(f"FAIL: {path.name} {mode}: {wrong}")
            elif options.list:
                print(f"ok: {path.name} {mode}")
            sys.stdout.flush()
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
