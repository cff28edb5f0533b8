#!/usr/bin/env python3
"""Runs passes on upstream's own tests: `wami opt` and mlir-opt 22, chunk by chunk, compared byte for byte.

    scripts/upstream-passes.py [--show] [FILE...]

FILE: tests of upstream with RUN lines; those of LOOPS below by default, of the checkout that $MLIR_TESTS names
(scripts/peers.sh llvm-tests). Each RUN line of mlir-opt that names a pass on loops is run, on each chunk of the file (each function, where it is not split) by itself; where we
lack a pass or an option of it, it is skipped with its name. A chunk has one of these results:
  same       both print the same text
  differs    both take it and print different texts (--show: how)
  rejected   neither takes it
  refused    only mlir-opt takes it
  taken      only `wami opt` takes it
Environment: MLIR_OPT (mlir-opt-22), WAMI (./wami), MLIR_TESTS.
Ends with the totals; exit 1 if a chunk that is not in scripts/upstream-passes.known differs, is refused or is taken, or if a chunk there
is the same now.
"""
import argparse
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / "scripts" / "upstream-passes.known"
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT") or shutil.which("mlir-opt-22")
LOOP_PASSES = ("affine-", "scf-", "raise-")
LOOPS = ["Dialect/Affine", "Dialect/SCF"]
# Options of ours that make a pass do unasked what upstream's does.
OURS = {"affine-loop-unroll-jam": "check-dependences=false", "affine-loop-tile": "ignore-unknown-effects=true arguments-apart=true",
        "affine-loop-fusion": "ignore-unknown-effects=true arguments-apart=true",
        "scf-for-loop-range-folding": "ignore-overflow=true", "scf-for-loop-peeling": "ignore-empty-loops=true",
        "affine-super-vectorize": "check-lanes=false arguments-apart=true reorder-floats=true",
        "affine-parallelize": "arguments-apart=true reorder-floats=true", "affine-loop-coalescing": "ignore-overflow=true",
        "affine-data-copy-generate": "ignore-aliases=true"}
MARKER = "// == another chunk =="
# What is of dialects that we do not have is left out of a file.
FOREIGN = re.compile(r"^(?:gpu\.module|spirv\.\w+) (?:.*\n)*?\}", re.MULTILINE)
OWN = {"%s", "-split-input-file", "--split-input-file", "-verify-diagnostics", "--verify-diagnostics", "-allow-unregistered-dialect",
       "--allow-unregistered-dialect", "2>&1", "-o", "/dev/null"}


def run_lines(text):
    joined = re.sub(r"\\\n\s*//\s*RUN:\s*", " ", text)
    return [line.strip() for line in re.findall(r"^//\s*RUN:\s*(.*)$", joined, re.MULTILINE)]


def options(run):
    """The options of a RUN line with mlir-opt, or None where it is another command."""
    words = shlex.split(run.split("|")[0])
    return [w for w in words[1:] if w not in OWN] if words[:1] == ["mlir-opt"] else None


def chunks_of(text):
    """The parts of a file, or where it is not split, its functions; each with the aliases and declarations that may be meant."""
    text = FOREIGN.sub("", text)
    if "split-input-file" in text:
        return re.split(r"^// -----.*$", text, flags=re.MULTILINE)
    shared = "\n".join(re.findall(r"^(?:[#!][\w-]+ = .*|func\.func (?:private )?@[^{\n]*[^{\n,(])$", text, re.MULTILINE))
    functions = re.findall(r"^func\.func [^\n]*\{.*\n(?:.*\n)*?\}", text, re.MULTILINE)
    return [shared + "\n" + f for f in functions] or [text]


def pass_names(words):
    """The passes that the options of a RUN line name."""
    names = []
    for word in words:
        flag, _, value = word.lstrip("-").partition("=")
        if flag == "pass-pipeline":
            names += [n for n in re.findall(r"[a-z][\w.-]*", re.sub(r"\{[^}]*\}", "", value)) if n not in ("any",) and "." not in n]
        elif word.startswith("-"):
            names.append(flag)
    return names


def missing(words, known):
    """The first pass or option that we lack, or None."""
    if any("gpu.module(" in word for word in words):
        return "gpu.module"
    return next((n for n in pass_names(words) if n not in known), None)


def with_ours(words):
    """The options of a RUN line with those of OURS behind a pass's own."""
    out = []
    for word in words:
        for name, more in OURS.items():
            word = re.sub(rf"(?<=[(,=]){name}\{{(.*?)\}}", rf"{name}{{\1 {more}}}", word)
            word = re.sub(rf"(?<=[(,=]){name}(?=[),])", rf"{name}{{{more}}}", word)
            word = re.sub(rf"^(--?{name})=(.*)$", rf"\1=\2 {more}", word)
            word = re.sub(rf"^(--?{name})$", rf"\1={more}", word)
        out.append(word)
    return out


def our_names():
    text = subprocess.run([WAMI, "opt", "--list-passes"], capture_output=True, text=True, check=True).stdout
    names = set(re.findall(r"^\s*(?:--)?([\w-]+)", text, re.MULTILINE))
    return names | {"mlir-print-local-scope", "mlir-print-op-generic"}


def printed(command, chunks):
    """What the tool prints for each chunk, None where it fails; all in one process where none fails."""
    batch = f"\n{MARKER}\n".join(chunks)
    done = subprocess.run(
        [*command, f"--split-input-file={MARKER}", f"--output-split-marker={MARKER}", "--allow-unregistered-dialect", "-"],
        input=batch, capture_output=True, text=True, encoding="utf-8")
    if done.returncode == 0:
        outputs = done.stdout.split(MARKER)
        if len(outputs) == len(chunks):
            return [output.strip("\n") for output in outputs]
    if len(chunks) == 1:
        return [None]
    half = len(chunks) // 2
    return printed(command, chunks[:half]) + printed(command, chunks[half:])


def judge(ours, theirs):
    if ours is None or theirs is None:
        return "rejected" if ours is theirs else "refused" if ours is None else "taken"
    return "same" if ours == theirs else "differs"


def known_differences():
    """The names of chunks that are known to differ; a line is a name, two blanks and the reason."""
    if not KNOWN.exists():
        return set()
    lines = KNOWN.read_text(encoding="utf-8").splitlines()
    return {line.split("  ")[0] for line in lines if line and not line.startswith("#")}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true", help="print the differences")
    parser.add_argument("files", nargs="*", metavar="FILE", type=Path)
    arguments = parser.parse_args()
    tests = os.environ.get("MLIR_TESTS")
    if not MLIR_OPT or not (arguments.files or tests):
        sys.exit("needs mlir-opt-22 and upstream's tests ($MLIR_TESTS): scripts/peers.sh mlir llvm-tests")
    files = arguments.files or sorted(f for d in LOOPS for f in (Path(tests) / d).rglob("*.mlir"))
    known = our_names()
    expected = known_differences()
    totals, lacking, surprises = Counter(), Counter(), []
    for file in files:
        text = file.read_text(encoding="utf-8")
        chunks = chunks_of(text)
        for number, run in enumerate(run_lines(text)):
            words = options(run)
            if words is None or not any(n.startswith(LOOP_PASSES) for n in pass_names(words)):
                continue
            lacks = missing(words, known)
            if lacks:
                lacking[lacks] += 1
                continue
            with ThreadPoolExecutor(2) as both:
                ours = both.submit(printed, [WAMI, "opt", *with_ours(words)], chunks)
                theirs = both.submit(printed, [MLIR_OPT, *words], chunks)
                results = list(zip(ours.result(), theirs.result()))
            counts = Counter()
            for i, (our, their) in enumerate(results):
                verdict = judge(our, their)
                counts[verdict] += 1
                name = f"{file.parent.name}/{file.name}:{number}:{i}"
                if (verdict in ("same", "rejected")) == (name in expected):
                    surprises.append(f"{name} {verdict}")
                if arguments.show and verdict not in ("same", "rejected"):
                    print(f"--- {name} {verdict}")
                    lines = difflib.unified_diff((their or "").split("\n"), (our or "").split("\n"), "mlir-opt", "wami", n=2, lineterm="")
                    print("\n".join(list(lines)[2:]))
            totals += counts
            print(f"{file.parent.name}/{file.name} {shlex.join(words)}: " + ", ".join(f"{n} {v}" for v, n in sorted(counts.items())), flush=True)
    for name, n in sorted(lacking.items()):
        print(f"skipped {n}: no {name}")
    for surprise in surprises:
        print(f"not as expected: {surprise}")
    print(", ".join(f"{totals[v]} {v}" for v in ("same", "differs", "rejected", "refused", "taken")) + f"; {len(surprises)} not as expected")
    return 1 if surprises else 0


if __name__ == "__main__":
    sys.exit(main())
