#!/usr/bin/env python3
"""Compares `wami opt` with mlir-opt 22 on every .mlir file that has upstream's operations only.

    scripts/mlir-opt-compare.py [--list] [FILE...]

Files: those given, otherwise all .mlir files of the checkout (filetests, benchmarks, examples, runtime) and, where $POLYGEIST_SRC
names a checkout, its benchmark/polybench. One test each:
  - a file and one of MODES below: both tools take it and print the same text, byte for byte (but for empty lines at the end);
  - a file and the options of one of its RUN lines, likewise, where they are not among MODES;
  - a RUN line with mlir-opt in the place of `wami opt` and LLVM's FileCheck in the place of `filecheck`: it must hold there too.
    Where it has --verify-diagnostics, upstream's messages are thus compared with the file's expected-error comments;
    what such a file prints is not compared, because there is nothing to print.
Skipped, with the reason: operations that are not upstream's, options and commands that mlir-opt does not have, and the passes of a
file with a line `// beyond mlir-opt: REASON`, where they do more than upstream's, or `// behind mlir-opt: REASON`, where something is still to be
done; such a file is only read and printed. One with `// another form in mlir-opt: REASON` is printed in generic form only.
To start neither tool once per file, files are joined by a marker and split by --split-input-file; a batch that fails is
halved until the file that fails is alone. --list also names what passed.

Environment: MLIR_OPT (mlir-opt-22), FILECHECK (FileCheck-22), LLVM_NOT (not), WAMI (./wami), POLYGEIST_SRC.
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed or a tool is not there.
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
GENERIC = "--mlir-print-op-generic"
MODES = [
    "",
    GENERIC,
    "--canonicalize",
    "--cse",
    "--canonicalize --cse --sccp --loop-invariant-code-motion",
]
PRINTING = MODES[:2]
# dcont and chrono are only spoken of so far; sat is the example of a dialect from outside, test belongs to compiler-core's tests.
# Of wasmssa upstream has a part; scripts/wasmssa-upstream.py compares that.
OUR_DIALECTS = ("ssawasm", "wasm", "wasmssa", "dcont", "hir", "mir", "lir", "loops", "chrono", "sat", "test")
MARKER = "// == another file =="


def tool(variable, *names):
    """The command in the environment, or the first of the names that there is."""
    for name in [os.environ.get(variable), *names]:
        if name and shutil.which(name):
            return shutil.which(name)
    return None


WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = tool("MLIR_OPT", "mlir-opt-22")
FILECHECK = tool("FILECHECK", "FileCheck-22", "/usr/lib/llvm-22/bin/FileCheck")
NOT = tool("LLVM_NOT", "not-22", "/usr/lib/llvm-22/bin/not", "not")


class Tests:
    """What was found, in the order in which it was found."""

    def __init__(self, verbose):
        self.verbose = verbose
        self.passed = 0
        self.failures = []
        self.skips = Counter()

    def passes(self, name):
        self.passed += 1
        if self.verbose:
            print(f"pass: {name}")

    def fails(self, name, why):
        self.failures.append(name)
        print(f"FAIL: {name}\n{why.rstrip()}\n")

    def skips_for(self, name, reason):
        self.skips[reason] += 1
        if self.verbose:
            print(f"skip: {name}: {reason}")


class File:
    """An input: its parts (more than one with --split-input-file), RUN lines, and what in it is not upstream's."""

    def __init__(self, path):
        self.path = path
        self.name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
        self.text = path.read_text(encoding="utf-8")
        self.runs = run_lines(self.text)
        splits = any("--split-input-file" in run for run in self.runs)
        self.parts = self.text.split("// -----") if splits else [self.text]
        code = re.sub(r'"[^"\n]*"|//.*', lambda m: m[0] if m[0].startswith('"') else "", self.text)
        own = re.search(r"(?:^|[\s\"(=])!?((?:%s)\.\w+)" % "|".join(OUR_DIALECTS), code, re.MULTILINE)
        self.own_operation = own[1] if own else None
        self.is_wrong = any(re.search(r"--verify-diagnostics|(?:^|\|)\s*not\s", run) for run in self.runs)
        beyond = re.search(r"^// (?:beyond|behind) mlir-opt: (.*)", self.text, re.MULTILINE)
        self.beyond = beyond[1] if beyond else None
        other_form = re.search(r"^// another form in mlir-opt: (.*)", self.text, re.MULTILINE)
        self.other_form = other_form[1] if other_form else None

    def why_not(self, mode):
        """Why the file is not compared in this mode; None where it is."""
        if self.other_form and mode != GENERIC:
            return self.other_form
        return self.beyond if mode not in PRINTING else None


def run_lines(text):
    """The RUN lines, those that end in a backslash joined with the next."""
    lines, open_line = [], ""
    for match in re.finditer(r"\bRUN:\s*(.*)", text):
        open_line += match[1].strip()
        if open_line.endswith("\\"):
            open_line = open_line[:-1] + " "
        else:
            lines.append(open_line)
            open_line = ""
    return lines


def printed(command, texts):
    """What the tool prints for each of the texts: (True, output) or (False, why it failed)."""
    if not texts:
        return []
    batch = f"\n{MARKER}\n".join(texts)
    done = subprocess.run(
        [*command, f"--split-input-file={MARKER}", f"--output-split-marker={MARKER}", "--allow-unregistered-dialect", "-"],
        input=batch, capture_output=True, text=True, encoding="utf-8")
    if done.returncode == 0:
        outputs = done.stdout.split(MARKER)
        if len(outputs) == len(texts):
            return [(True, output.strip("\n")) for output in outputs]
    if len(texts) == 1:
        return [(False, f"exit {done.returncode}: {shorter(done.stderr)}")]
    half = len(texts) // 2
    return printed(command, texts[:half]) + printed(command, texts[half:])


def shorter(text, lines=6):
    some = text.strip().split("\n")[:lines]
    return "\n".join(line[:300] for line in some)


def compare_outputs(tests, files, options):
    """Every part of the files through both tools with these options."""
    words = shlex.split(options)
    texts = [part for file in files for part in file.parts]
    with ThreadPoolExecutor(2) as both:
        ours = both.submit(printed, [WAMI, "opt", *words], texts)
        theirs = both.submit(printed, [MLIR_OPT, *words], texts)
        pairs = iter(list(zip(ours.result(), theirs.result())))
    for file in files:
        name = f"{file.name} {options or '(plain)'}"
        problems = [difference(*next(pairs)) for _ in file.parts]
        problem = next(filter(None, problems), None)
        if problem:
            tests.fails(name, problem)
        else:
            tests.passes(name)


def difference(ours, theirs):
    """Why the two results are not the same, or None."""
    if not theirs[0]:
        return f"mlir-opt does not take it: {theirs[1]}" + ("" if ours[0] else "\n(nor does wami)")
    if not ours[0]:
        return f"wami does not take it: {ours[1]}"
    if ours[1] == theirs[1]:
        return None
    lines = difflib.unified_diff(theirs[1].split("\n"), ours[1].split("\n"), "mlir-opt", "wami", n=1, lineterm="")
    return shorter("\n".join(lines), 14)


def unknown_to_mlir_opt(run, known):
    """Why mlir-opt cannot do what a RUN line says, or None."""
    for command in run.split("|"):
        words = [w for w in shlex.split(command) if w != "not"]
        if not words or words[0].lower() == "filecheck":
            continue
        if words[:2] != ["wami", "opt"]:
            return f"'{' '.join(words[:2])}' in a RUN line"
        for word in words[2:]:
            if word.startswith("--pass-pipeline="):
                names = re.findall(r"[a-z][\w.-]*(?=[({,)]|$)", re.sub(r"\{[^}]*\}", "", word.partition("=")[2]))
                missing = [n for n in names if "." not in n and n not in ("any",) and f"--{n}" not in known]
                if missing:
                    return f"mlir-opt has no pass {missing[0]}"
            elif word.startswith("-") and word.split("=")[0] not in known:
                return f"mlir-opt has no option {word.split('=')[0]}"
    return None


def run_with_mlir_opt(tests, file, run):
    """The RUN line itself, with upstream's tools."""
    name = f"{file.name} RUN: {run}"
    line = run.replace("%s", shlex.quote(str(file.path)))
    line = re.sub(r"(^|\|\s*)not\b", lambda m: m[1] + shlex.quote(NOT), line)
    line = re.sub(r"\bwami opt\b", shlex.quote(MLIR_OPT), line)
    line = re.sub(r"\bfilecheck\b", shlex.quote(FILECHECK), line)
    done = subprocess.run(["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, encoding="utf-8", cwd=ROOT)
    if done.returncode == 0:
        tests.passes(name)
    else:
        tests.fails(name, f"does not hold with mlir-opt: exit {done.returncode}\n{shorter(done.stderr or done.stdout, 12)}")


def run_options(run):
    """The options of a RUN line whose only command is one `wami opt %s`, or None."""
    commands = [shlex.split(c) for c in run.split("|")]
    commands = [c for c in commands if c and c[0].lower() != "filecheck"]
    if len(commands) != 1 or commands[0][:2] != ["wami", "opt"]:
        return None
    own = ("%s", "-", "--split-input-file", "--allow-unregistered-dialect", "2>&1")
    return shlex.join(w for w in commands[0][2:] if w not in own)


def files_to_compare(given):
    if given:
        return [Path(g).resolve() for g in given]
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.mlir"], cwd=ROOT, capture_output=True, text=True, check=True)
    # scripts/mlir-parity.py compares tests/corpus, chunk by chunk; mlir-opt reads the inputs of scripts/linalg-programs.py for us.
    elsewhere = ("tests/corpus/", "tests/src/test/resources/linalg/", "examples/matmul-linalg.mlir")
    lines = [line for line in sorted(listed.stdout.splitlines()) if not line.startswith(elsewhere)]
    paths = [ROOT / line for line in lines if (ROOT / line).is_file()]
    polygeist = os.environ.get("POLYGEIST_SRC")
    if polygeist:
        paths += sorted(Path(polygeist).resolve().glob("benchmark/polybench/*/*.mlir"))
    return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="also name what passed and what was skipped")
    parser.add_argument("files", nargs="*", metavar="FILE")
    arguments = parser.parse_args()
    missing = [name for name, path in (("mlir-opt-22", MLIR_OPT), ("FileCheck-22", FILECHECK), ("not", NOT)) if not path]
    if missing:
        sys.exit(f"not installed: {', '.join(missing)} (scripts/peers.sh mlir filecheck)")
    # A line of mlir-opt's help begins with the option; options and passes look alike. It names the common printing flags nowhere.
    help_text = subprocess.run([MLIR_OPT, "--help"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"^\s*(--[\w-]+)", help_text, re.MULTILINE)) | set(" ".join(MODES).split())

    tests = Tests(arguments.list)
    files = [File(path) for path in files_to_compare(arguments.files)]
    by_options = {mode: [] for mode in MODES}
    jobs = []
    for file in files:
        if file.own_operation:
            tests.skips_for(file.name, f"{file.own_operation.split('.')[0]} is not upstream's dialect")
            continue
        if not file.is_wrong:
            for mode in MODES:
                reason = file.why_not(mode)
                if reason:
                    tests.skips_for(f"{file.name} {mode}", reason)
                else:
                    by_options[mode].append(file)
        for run in file.runs:
            reason = unknown_to_mlir_opt(run, known) or file.beyond or file.other_form
            if reason:
                tests.skips_for(f"{file.name} RUN: {run}", reason)
                continue
            jobs.append((file, run))
            options = run_options(run)
            if not file.is_wrong and options is not None and file not in by_options.setdefault(options, []):
                by_options[options].append(file)
    for options, some in by_options.items():
        if some:
            compare_outputs(tests, some, options)
    with ThreadPoolExecutor(2) as both:
        for _ in both.map(lambda job: run_with_mlir_opt(tests, *job), jobs):
            pass

    for reason, count in sorted(tests.skips.items()):
        print(f"skipped {count}: {reason}")
    if tests.failures:
        print("failed:")
        for name in tests.failures:
            print(f"  {name}")
    print(f"{tests.passed} passed, {len(tests.failures)} failed, {sum(tests.skips.values())} skipped")
    return 1 if tests.failures else 0


if __name__ == "__main__":
    sys.exit(main())
