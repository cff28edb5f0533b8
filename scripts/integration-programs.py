#!/usr/bin/env python3
"""Runs LLVM's integration programs with `wami run` and holds what they print to their CHECK lines.

    scripts/integration-programs.py [--list] [--lowered] [--modes MODE,...] [--keep DIR] [--engine ENGINE] [--mattr FEATURES] [--count-simd]
                                    [DIR_OR_FILE ...]

A program is a .mlir file with a `RUN:` line that calls mlir-runner (or mlir-translate and lli): its `-e` and `-entry-point-result` are given to
`wami run`, and the options of its FileCheck to FileCheck. The passes in front are not, as lowering is ours, but for two that change what
a program does: generate-runtime-verification is --check-bounds, test-cf-assert is --asserts=continue. The interpreter does not go on where
a program has no meaning: there it has to end at an assertion and say so, and programs with checks are skipped.
DIR_OR_FILE are found below MLIR_TEST; default: Integration/Dialect/Vector/CPU, without what is for one processor.
MODES: O0, O1, O2, O3 (WebAssembly), interp and split (the interpreter after split-vectors); default: O2,interp. Each program in each mode is one
test.
A program with operations of dialects that are not ours (linalg, tensor) is first given to the passes of its RUN line, one after the other, by
mlir-opt, until there are none, or to one of them that does it alone, where they would lower async; what it is then, is run. Skipped, with the
reason: programs where there are some left, or without such a RUN line, and OTHERWISE below. With --lowered, each program is what mlir-runner
gets: the llvm dialect, after all passes of the RUN line.

WebAssembly runs on ENGINE of `wami run`: embedded (default: without SIMD), node or wasmtime; WAMI_NODE and WAMI_PYTHON name their programs.
--mattr goes to `wami run`; -simd128 makes scalars of vectors. --count-simd counts the SIMD instructions of the modules that passed, by kind, and
fails if there are none.

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
from collections import Counter
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
FILECHECK = os.environ.get("FILECHECK") or shutil.which("FileCheck-22") or shutil.which("FileCheck")
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
FOREIGN = SourceFileLoader("parity", str(ROOT / "scripts/mlir-parity.py")).load_module().UPSTREAM_ONLY
DEFAULT = "Integration/Dialect/Vector/CPU"
# What is not a test of us, and in which modes: programs for one processor or for options of mlir-runner, texts that only a pass of
# upstream's leads to, and programs whose results are undefined.
OTHERWISE = {
    "correctness.mlir": ("interp", "its passes leave globals of llvm, which have no addresses there"),
    "flat-transpose-row.mlir": ("O0 O1 O2 O3 interp", "matrices by rows: an option of mlir-runner for LLVM"),
    "invalid.mlir": ("O0 O1 O2 O3 interp", "mlir-runner's own messages"),
    "math-polynomial-approx.mlir": ("O0 O1 O2 O3 interp", "prints the error of upstream's polynomials: log2(0.75) is -0.4150375"),
    "test-expand-math-approx.mlir": ("O0 O1 O2 O3 interp", "prints the error of upstream's expansions: pow(1, nan) is 1"),
    "test-wide-int-emulation-constants-i16.mlir": ("O0 O1 O2 O3 interp", "prints the pairs of bytes that a pass makes of i16"),
    "matrix-multiply-row.mlir": ("O0 O1 O2 O3 interp", "matrices by rows: an option of mlir-runner for LLVM"),
    "print-str.mlir": ("split", "the text is at an address, which the interpreter does not know of globals"),
    "runtime-verification.mlir": ("O0 O1 O2 O3 interp", "goes on behind the end of buffers, where WebAssembly's memory may end"),
    "Arith/CPU/test-apfloat-emulation.mlir": ("O0 O1 O2 O3 interp", "fptosi of 2.25 to i2 is poison"),
    "test-inline-asm.mlir": ("O0 O1 O2 O3 interp", "x86 assembly"),
    "test-inline-asm-vector.mlir": ("O0 O1 O2 O3 interp", "x86 assembly"),
    "transfer-read-3d.mlir": ("interp", "reads outside of a memref with in_bounds, which is found"),
    "verify-entry-point.mlir": ("O0 O1 O2 O3 interp", "mlir-runner's own messages"),
    "verify-flags.mlir": ("O0 O1 O2 O3 interp", "options of mlir-runner for LLVM"),
    "x86-varargs.mlir": ("O0 O1 O2 O3 interp", "the va_list of x86-64"),
}
OTHERWISE_LOWERED = {
    "flat-transpose-row.mlir": OTHERWISE["flat-transpose-row.mlir"],
    "matrix-multiply-row.mlir": OTHERWISE["matrix-multiply-row.mlir"],
    "runtime-verification.mlir": OTHERWISE["runtime-verification.mlir"],
    "test-inline-asm.mlir": OTHERWISE["test-inline-asm.mlir"],
    "test-inline-asm-vector.mlir": OTHERWISE["test-inline-asm-vector.mlir"],
    "verify-flags.mlir": OTHERWISE["verify-flags.mlir"],
    "x86-varargs.mlir": OTHERWISE["x86-varargs.mlir"],
}
# Functions of upstream's C++ library for sparse tensors, and of the file system: calls whose program has them are left out.
LIBRARY = re.compile(r"@(?:_mlir_ciface_)?(?:\w*[sS]parse\w*|getTensorFilename|lexInsert\w*|expInsert\w*|endLexInsert)\(")
# Directories for processors and vector lengths that a portable program does not have.
TARGETS = {"AMX", "ArmNeon", "ArmSME", "ArmSVE", "X86Vector"}
SECONDS = 120
SPLIT = ["--llvm-to-std", "--lower-affine", "--split-vectors"]


class Call(NamedTuple):
    """A call of mlir-runner, or of lli on what mlir-translate makes of the same."""

    before: str  # the commands in front of it that make its input
    entry: str
    result: str
    check: tuple  # FileCheck's options; None: nothing is checked

    def checks(self):
        return "-generate-runtime-verification" in self.before

    def goes_on(self):
        return "-test-cf-assert" in self.before


def commands(path, text, into):
    """The RUN lines as lit makes them, in order: continued ones joined, `%{name}` by the DEFINE and REDEFINE lines above, files by name."""
    known, open_line = {}, ""
    files = {"%s": path, "%t": Path(into) / "t", "%p": path.parent, "%S": path.parent}
    for kind, line in re.findall(r"^//\s*(RUN|DEFINE|REDEFINE):\s*(.*?)\s*$", text, re.M):
        open_line += " " + line.removesuffix("\\")
        if line.endswith("\\"):
            continue
        line, open_line = open_line, ""
        if kind != "RUN":
            name, value = re.search(r"%\{([^}]+)\}\s*=\s*(.*)", line).groups()
            known[name] = value.strip()
            continue
        line = re.sub(r"%if \w+ %\{.*%\}", "", line)  # for other processors
        for _ in range(10):
            line = re.sub(r"%\{([^}]+)\}", lambda m: known.get(m.group(1), m.group(0)), line)
        if line.strip():
            yield re.sub(r"%[stpS]\b", lambda m: str(files[m.group(0)]), line)


def calls(path, text, into):
    """(command, its call or None) for each RUN line."""
    before = ""
    for command in commands(path, text, into):
        runner = re.search(r"(?:^|\s)(mlir-runner|%lli)\s(.*)$", command)
        if not runner:
            before = command
            yield command, None
            continue
        before = command[: runner.start()] if "mlir-opt" in command else before
        entry = re.search(r"\s-{1,2}(?:e|entry-function)[ =](\S+)", runner.group())
        result = re.search(r"-entry-point-result[ =](\w+)", runner.group()) or ("lli" in runner.group(1) and re.match("(void)", "void"))
        check = re.search(r"FileCheck\s(.*)$", runner.group())
        options = tuple(o for o in check.group(1).split() if o.startswith("-")) if check else None
        yield command, Call(before, entry.group(1) if entry else "main", result.group(1) if result else "f32", options)


def foreign(text):
    """Dialects of the program's operations and types that are not ours."""
    code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', re.sub(r"//.*", "", text))
    used = set(re.findall(r"(?<![\w.%@#!])[!#]?([a-z_0-9]+)\.[a-z][\w.]*(?![\w.]|\s*[=}])", code)) | set(re.findall(r"[!#]([a-z_0-9]+)\.", code))
    return sorted(used & FOREIGN)


def passes(before):
    """The options of mlir-opt in `before`, in order; those of a pipeline for the module one by one."""
    found = []
    for stage in before.split("|"):
        words = shlex.split(stage)
        for word in words[1:] if words and words[0] == "mlir-opt" else []:
            pipeline = re.fullmatch(r"-{1,2}pass-pipeline=(.*)", word)
            found += [f"--pass-pipeline={p}" for p in single(pipeline.group(1))] if pipeline else [word]
    return [f for f in found if f.startswith("-") and f != "-o"]


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
    """(call, program) for each that differs: the program without operations of other dialects, None if the call's passes leave some."""
    found, made = {}, {}
    for _, call in calls(path, text, into):
        if call:
            now = made.get(call.before) or ours(text, call.before)
            made[call.before] = now
            found.setdefault((now, *call[1:], call.checks(), call.goes_on()), call)
    return [(call, key[0]) for key, call in found.items()]


def ours(text, before):
    """What is left to run after as many passes as it takes to have only dialects of ours; None if there are no such."""
    options = passes(before) if foreign(text) else []
    for option in options if any("convert-async-to-llvm" in o for o in options) else []:
        # that leaves coroutines of LLVM, which are not ours, as async is; without it one of the others may do
        alone = optimized(text, option)
        if alone and not foreign(alone):
            return alone
    for option in options:
        text = optimized(text, option)
        if not text or not foreign(text):
            return text
    return None if foreign(text) else text


def optimized(text, option):
    """None if mlir-opt does not take it."""
    done = subprocess.run([MLIR_OPT, option], input=text, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def lowered(path, text, into):
    """(call, the program that it gets) for each that differs: its RUN lines are executed, with a runner that keeps its input."""
    tools = Path(into) / "bin"
    if not tools.exists():
        tools.mkdir()
        stubs = {"mlir-opt": f'exec {MLIR_OPT} "$@"', "FileCheck": "exec cat", "mlir-translate": "exec cat",
                 "mlir-runner": 'for a; do [ -f "$a" ] && exec cp "$a" "$LOWERED"; done\nexec cat > "$LOWERED"'}
        for name, body in stubs.items():
            (tools / name).write_text(f"#!/bin/sh\n{body}\n")
            (tools / name).chmod(0o755)
    found, kept = {}, Path(into) / "lowered"
    for command, call in calls(path, text, into):
        kept.write_text("")
        env = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "LOWERED": str(kept)}
        subprocess.run(["sh", "-c", command.replace("%lli", "mlir-runner")], env=env, capture_output=True)
        if call:
            now = kept.read_text() or None
            found.setdefault((now, *call[1:]), call)
    return [(call, key[0]) for key, call in found.items()]


def execute(path, program, call, mode, whole, target):
    """None if `program`, which is what `path` is to us, prints what it should, else what went wrong; `target` are options for WebAssembly."""
    if mode == "split":
        done = subprocess.run([WAMI, "opt", str(program), *SPLIT], capture_output=True, text=True)
        if done.returncode != 0:
            return first_line(done.stderr)
        program.write_text(done.stdout)
        mode = "interp"
    fails = call.goes_on() and mode == "interp"
    # what was prepared has its checks
    more = ["--check-bounds"] if call.checks() and whole else []
    more += ["--asserts=continue"] if call.goes_on() and not fails else []
    how = ["--interp", "--index-bits=64"] if mode == "interp" else ["-" + mode, *target]
    command = [WAMI, "run", str(program), *how, *more, "-e", call.entry, f"--entry-point-result={call.result}"]
    try:
        ours = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS} seconds"
    if call.goes_on():
        ours.stdout += ours.stderr
    if ours.returncode != (1 if fails else 0):
        errors = re.findall(r"(?:error|trap)[^\n]*", ours.stderr)
        return errors[0] if errors else f"exit {ours.returncode}: {ours.stderr[:200]}"
    if call.check is None:
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".out") as printed:
        printed.write(ours.stdout)
        printed.flush()
        check = subprocess.run([FILECHECK, str(path), *call.check, f"--input-file={printed.name}", "--allow-empty"],
                               capture_output=True, text=True)
    return None if check.returncode == 0 else "prints something else: " + first_line(check.stderr)


def simd(program, mode, mattr):
    """How often each SIMD instruction is in the module that `program` becomes."""
    command = [WAMI, "compile", str(program), "-" + mode, "--emit=wat", "-o", "-", *mattr]
    wat = subprocess.run(command, capture_output=True, text=True).stdout
    return Counter(re.findall(r"\b(?:v128|[if]\d+x\d+)\.\w+", wat))


def otherwise(path, table):
    """By the name of the file, with its directories where there are several."""
    return table.get("/".join(path.parts[-3:])) or table.get(path.name, ("", ""))


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
    parser.add_argument("--lowered", action="store_true", help="what mlir-runner gets, after all passes of the RUN line")
    parser.add_argument("--keep", metavar="DIR", help="writes the programs that are run there")
    parser.add_argument("--engine")
    parser.add_argument("--mattr")
    parser.add_argument("--count-simd", action="store_true")
    options = parser.parse_args()
    mattr = [f"--mattr={options.mattr}"] if options.mattr else []
    target = mattr + ([f"--engine={options.engine}"] if options.engine else [])
    counted = Counter()
    base = os.environ.get("MLIR_TEST")
    if not base or not Path(base).is_dir() or not FILECHECK:
        print("MLIR_TEST names no directory" if FILECHECK else "FileCheck is not there")
        print("0 passed, 0 failed, 1 skipped")
        return 1
    passed = failed = skipped = 0
    work = tempfile.TemporaryDirectory()
    for path in programs([Path(base) / p for p in options.places]):
        text = path.read_text()
        found = (lowered if options.lowered else prepared)(path, text, work.name)
        runs = [(call, program) for call, program in found if program and not LIBRARY.search(program)]
        if not runs:
            skipped += 1
            library = any(program for _, program in found)
            reason = "upstream's library for sparse tensors" if library else ", ".join(foreign(text)) or "mlir-opt"
            if options.list:
                print(f"skipped: {path.name}: {reason if found else 'no call of mlir-runner'}")
            continue
        for mode in options.modes.split(","):
            modes, reason = otherwise(path, OTHERWISE_LOWERED if options.lowered else OTHERWISE)
            if not modes and not options.lowered and any(call.checks() for call, _ in runs):
                modes, reason = "interp", "goes on where it has no meaning"
            if {mode, "interp" if mode == "split" else mode} & set(modes.split()):
                skipped += 1
                if options.list:
                    print(f"skipped: {path.name} {mode}: {reason}")
                continue
            wrong = None
            for number, (call, program) in enumerate(runs):
                file = Path(work.name) / path.name
                file.write_text(program)
                wrong = wrong or execute(path, file, call, mode, program == text, target)
                if options.count_simd and not wrong and mode.startswith("O"):
                    counted += simd(file, mode, mattr)
                if options.keep:
                    shutil.copy(file, Path(options.keep) / f"{path.stem}.{number}.mlir")
            passed, failed = passed + (wrong is None), failed + (wrong is not None)
            if wrong:
                print(f"FAIL: {path.name} {mode}: {wrong}")
            elif options.list:
                print(f"ok: {path.name} {mode}" + (f" ({len(runs)} of {len(found)} calls)" if len(found) > 1 else ""))
            sys.stdout.flush()
    if options.count_simd:
        print(f"{counted.total()} SIMD instructions: " + ", ".join(f"{n} {name}" for name, n in counted.most_common()))
        failed += not counted
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
