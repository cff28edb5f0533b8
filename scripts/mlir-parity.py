#!/usr/bin/env python3
"""Reads every chunk of MLIR text with `wami opt` and with mlir-opt 22, and compares what they say.

    scripts/mlir-parity.sh [--list] [--message] [--keep DIR] [--join] [--options=FLAGS] DIR_OR_FILE ...
    scripts/mlir-parity.sh --verify-diagnostics DIR_OR_FILE ...
    scripts/mlir-parity.sh --foreign [--keep DIR] DIR_OR_FILE ...

A chunk is what stands between lines `// -----` of a .mlir file. Both tools run with --allow-unregistered-dialect, unless
the file has RUN lines and none of them does.
  accepted by mlir-opt:   ours must accept it and print the same text, byte for byte, by default and in generic form;
  rejected by mlir-opt:   ours must reject it, and its first error must be on the same line;
  skipped:                an operation of a dialect that is not ours, or mlir-opt crashes, or misreads an affine subscript.
`--message` compares the text of the first error, too; `--keep DIR` writes each pair of different prints there;
`--options` gives both tools more flags, such as --options="--mlir-print-debuginfo --mlir-print-local-scope"; given more
than once, each chunk is compared with each: --options= --options=--canonicalize. `--join` reads the files of a directory as
one, which saves starts; but then chunks share what a context knows, such as the bodies of named structs.

`--verify-diagnostics` instead runs whole files, those whose RUN lines say so, with the flags of these lines: each message must
meet the expected-error comment that upstream wrote for it. Chunks that use a dialect that is not ours are left out.

`--foreign` takes these alone: what mlir-opt prints for one in generic form, `wami opt --allow-unregistered-dialect` must read and print
in generic form as the same text, byte for byte.

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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Dialects that mlir-opt knows and that we keep in generic form only; those that nobody knows are compared.
UPSTREAM_ONLY = set("""acc amdgpu amx arm_neon arm_sme arm_sve bufferization complex emitc gpu irdl linalg mpi nvgpu nvvm
omp pdl pdl_interp ptr quant rocdl shape shard smt sparse_tensor spirv tensor tosa transform wasmssa x86vector xegpu test
xevm test_dyn""".split())
# What they say of our memrefs and pointers is kept as it is written.
MEMORY_SPACE = re.compile(r"#gpu\.address_space<\w+>|#spirv\.storage_class<\w+>|!ptr\.ptr<#ptr\.generic_space>")
SPLIT = re.compile(r"^// -----", re.M)
MARKER = "// ===== chunk"
# mlir-opt 22 complains of expected-error comments even when it is not asked to.
NOT_PRODUCED = re.compile(r'expected (error|warning|remark|note) ".*" was not produced', re.S)


@dataclass
class Tool:
    command: list
    error: re.Pattern  # with the groups line, offset and message


UPSTREAM = Tool(
    [os.environ.get("MLIR_OPT") or shutil.which("mlir-opt-22")],
    re.compile(r"^(?:within split at )?chunks\.mlir:(?P<line>\d+)(?: offset :(?P<offset>\d+))?:\d+: error: (?P<message>.*)$", re.M),
)
OURS = Tool(
    [os.environ.get("WAMI", str(ROOT / "wami")), "opt"],
    re.compile(r"^chunks\.mlir:(?P<line>\d+):\d+: error: (?P<offset>)(?P<message>.*)$", re.M),
)


@dataclass
class Chunk:
    """A chunk of a file: its text, from `// -----` on, and the number of its first line, in the file and in what is read."""

    path: Path
    line: int
    text: str
    at: int = 0

    def is_empty(self):
        return not re.sub(r"//.*", "", self.text).strip()

    def foreign(self):
        """A dialect of upstream's that we do not have and that this uses."""
        code = MEMORY_SPACE.sub("", re.sub(r"//.*", "", self.text))
        named = re.findall(r"(?<![\w.$@!#%^\"])\"?([a-z_0-9]+)\.\w", code) + re.findall(r"[!#]([a-z_0-9]+)[.<]", code)
        named += re.findall(r"^\s*(\w+)\s*:\s*\{", code[code.find("{-#") :], re.M) if "{-#" in code else []
        return next((name for name in named if name in UPSTREAM_ONLY), None)


@dataclass
class Answer:
    """What one tool says of one chunk: its print, or its first error."""

    text: str = ""
    error_line: int = 0
    message: str = ""


MISREAD = "mlir-opt takes %a#1 for %a#0 in a subscript"


def chunks_of(path):
    text = path.read_text(errors="surrogateescape")
    text += "" if text.endswith("\n") else "\n"
    starts = [0] + [m.start() for m in SPLIT.finditer(text)]
    return [Chunk(path, text.count("\n", 0, a) + 1, text[a:b]) for a, b in zip(starts, starts[1:] + [len(text)])]


def run_lines(path):
    """The flags of each call of mlir-opt in the RUN lines of a file."""
    text = re.sub(r"\\\n// *(RUN:)?", " ", path.read_text(errors="surrogateescape"))
    lines = re.findall(r"^// *RUN:(.*)$", text, re.M)
    return [call.split("|")[0].split() for line in lines for call in re.findall(r"\bmlir-opt\b(.*)", line)]


def answers(tool, chunks, flags):
    """What a tool says of each chunk; None for one that crashes it. Only halves are read again, at the same place in the same file."""
    text = ""
    for chunk in chunks:
        text += "\n" * (chunk.at - 1 - text.count("\n")) + chunk.text
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "chunks.mlir").write_text(text, errors="surrogateescape")
        command = [*tool.command, *flags, "--split-input-file", f"--output-split-marker={MARKER}", "chunks.mlir"]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, errors="surrogateescape", check=False)
    parts = done.stdout.split(MARKER + "\n")
    if chunks[0].text.startswith("// -----"):
        parts = parts[1:]
    if done.returncode not in (0, 1) or len(parts) != len(chunks):
        half = len(chunks) // 2
        return answers(tool, chunks[:half], flags) + answers(tool, chunks[half:], flags) if half else [None]
    found = [Answer(p.strip("\n")) for p in parts]
    for error in tool.error.finditer(done.stderr):
        if NOT_PRODUCED.fullmatch(error["message"]):
            continue
        line = int(error["line"]) + (int(error["offset"]) - 1 if error["offset"] else 0)
        # what is said of the end of a chunk is on the line of the marker behind it, unless that line has more
        index = max((i for i, chunk in enumerate(chunks) if chunk.at + chunk.text.startswith("// -----\n") <= line), default=0)
        if not found[index].error_line:
            found[index].error_line = max(line - chunks[index].at + chunks[index].line, 1)
            found[index].message = error["message"]
    return found


def batches(files, join):
    """Chunks that are read together, and the flags for them: those of a file, or of all files of a directory."""
    found = {}
    for path in files:
        runs = run_lines(path)
        allow = not runs or any("allow-unregistered-dialect" in flag for flags in runs for flag in flags)
        _, batch = found.setdefault((path.parent, allow) if join else path, (["--allow-unregistered-dialect"] * allow, []))
        for chunk in chunks_of(path):
            if join and chunk.line == 1:
                chunk.line, chunk.text = 0, "// -----\n" + chunk.text
            chunk.at = batch[-1].at + batch[-1].text.count("\n") if batch else 1
            batch.append(chunk)
    return list(found.values())


def compare(batch, args, options):
    """The results of chunks: (kind, passed, what to say); the kind is accepted, rejected, or why it is skipped."""
    common, chunks = batch
    ours = [chunk for chunk in chunks if not chunk.is_empty() and not chunk.foreign()]
    results = [(f"dialect {chunk.foreign()}", True, None) for chunk in chunks if not chunk.is_empty() and chunk.foreign()]
    if not ours:
        return results
    sides = {}
    for mode, flags in (("default", []), ("generic", ["--mlir-print-op-generic"])):
        sides[mode] = [answers(tool, ours, [*common, *options, *flags]) for tool in (UPSTREAM, OURS)]
    for i, chunk in enumerate(ours):
        name = f"{chunk.path}:{chunk.line}" + "".join(f" {flag}" for flag in options)
        if any(theirs[i] is None for theirs, _ in sides.values()):
            results.append(("mlir-opt crashes", True, None))
        else:
            why = next((w for mode, (theirs, ours) in sides.items() if (w := difference(mode, theirs[i], ours[i], args, name))), None)
            kind = "rejected" if sides["default"][0][i].error_line else "accepted"
            if why and misread(chunk, sides["default"][0][i]):
                kind, why = MISREAD, None
            say = f"FAIL: {name}: {why}" if why else f"pass: {name}" if args.list else None
            results.append((kind, not why, say))
    return results


def misread(chunk, theirs):
    """Whether mlir-opt rejects an affine subscript as it takes the second result of an operation, `%a#1` after `%a#0`, for the first."""
    if not theirs.message.startswith(("expected ']' in affine map", "expected ')' in affine map")):
        return False
    return re.search(r"%[\w.$-]+#\d", chunk.text.split("\n")[theirs.error_line - chunk.line]) is not None


def compare_foreign(batch, args, options):
    """The same of chunks that use a dialect that is not ours: our generic print of mlir-opt's generic print."""
    common, chunks = batch
    foreign = [chunk for chunk in chunks if not chunk.is_empty() and chunk.foreign()]
    if not foreign:
        return []
    generic = [*options, "--mlir-print-op-generic"]
    theirs = answers(UPSTREAM, foreign, [*common, *generic])
    results = [("mlir-opt rejects or crashes", True, None) for a in theirs if not a or not a.text]
    found = [(chunk, a) for chunk, a in zip(foreign, theirs) if a and a.text]
    if not found:
        return results
    again, line = [], 1
    for chunk, answer in found:
        again.append(Chunk(chunk.path, chunk.line, f"// -----\n{answer.text}\n", line))
        line += again[-1].text.count("\n")
    ours = answers(OURS, again, ["--allow-unregistered-dialect", *generic])
    for (chunk, answer), mine in zip(found, ours):
        name = f"{chunk.path}:{chunk.line}" + "".join(f" {flag}" for flag in options)
        why = difference("generic", answer, mine, args, name)
        results.append(("foreign", not why, f"FAIL: {name}: {why}" if why else f"pass: {name}" if args.list else None))
    return results


def difference(mode, theirs, ours, args, name):
    if ours is None:
        return "wami opt fails"
    if theirs.error_line:
        if not ours.error_line:
            return f"accepted, upstream says on line {theirs.error_line}: {theirs.message}"
        if ours.error_line != theirs.error_line:
            return f"line {ours.error_line}: {ours.message}\n      upstream on line {theirs.error_line}: {theirs.message}"
        if args.message and ours.message.strip() != theirs.message.strip():
            return f"message {ours.message}\n      upstream {theirs.message}"
        return None
    if not theirs.text:  # it fails without a message, or with one about another file
        return None if ours.error_line or not ours.text else "accepted, upstream fails"
    if ours.error_line:
        return f"rejected on line {ours.error_line}: {ours.message}"
    if theirs.text == ours.text:
        return None
    lines = list(difflib.unified_diff(theirs.text.splitlines(), ours.text.splitlines(), n=0, lineterm=""))
    if args.keep:
        stem = re.sub(r"\W+", "_", name)
        (args.keep / f"{stem}.{mode}.mlir-opt").write_text(theirs.text)
        (args.keep / f"{stem}.{mode}.wami").write_text(ours.text)
    return f"{mode} print differs\n      " + "\n      ".join(lines[3:9])


def verify_diagnostics(path, args, _options):
    """The results of a file whose RUN lines hold messages to the comments in it, one for each such line."""
    results = []
    for flags in run_lines(path):
        if not any(flag.startswith(("-verify-diagnostics", "--verify-diagnostics")) for flag in flags):
            continue
        name = f"{path}: {' '.join(flags)}"
        split = any("split-input-file" in flag for flag in flags)
        chunks = chunks_of(path) if split else [Chunk(path, 1, path.read_text(errors="surrogateescape"))]
        ours = [chunk for chunk in chunks if not chunk.foreign()]
        if all(chunk.is_empty() for chunk in ours):
            results.append(("dialects that are not ours", True, None))
            continue
        with tempfile.TemporaryDirectory() as work:
            file = Path(work) / path.name
            file.write_text("".join(chunk.text for chunk in ours), errors="surrogateescape")
            flags = [str(file) if flag == "%s" else flag for flag in flags if flag != "-o" and not flag.startswith(("/", "%t"))]
            theirs, mine = (
                subprocess.run([*tool.command, *flags], capture_output=True, text=True, errors="surrogateescape", check=False)
                for tool in (UPSTREAM, OURS)
            )
        if theirs.returncode:
            results.append(("mlir-opt fails on it", True, None))
            continue
        say = f"FAIL: {name}\n      " + "\n      ".join(re.findall(r".*error: .*", mine.stderr)[:6]) if mine.returncode else None
        results.append(("diagnostics", not mine.returncode, say or (f"pass: {name}" if args.list else None)))
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--list", action="store_true", help="name what passed, too")
    parser.add_argument("--message", action="store_true", help="compare messages, too")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="write different prints there")
    parser.add_argument("--join", action="store_true", help="read the files of a directory as one")
    parser.add_argument("--options", type=str.split, action="append", metavar="FLAGS", help="flags for both tools")
    parser.add_argument("--verify-diagnostics", action="store_true", help="run the files that say so with this flag")
    parser.add_argument("--foreign", action="store_true", help="compare dialects that are not ours, in generic form")
    parser.add_argument("paths", nargs="+", type=Path, metavar="DIR_OR_FILE")
    args = parser.parse_args()
    if not UPSTREAM.command[0]:
        print("mlir-parity: mlir-opt-22 is not there; scripts/peers.sh mlir", file=sys.stderr)
        return 1
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    subprocess.run([*OURS.command, "--help"], capture_output=True, check=False)  # builds it, once
    files = [f for p in args.paths for f in (sorted(p.rglob("*.mlir")) if p.is_dir() else [p])]
    check = verify_diagnostics if args.verify_diagnostics else compare_foreign if args.foreign else compare
    work = files if args.verify_diagnostics else batches(files, args.join)
    passed, failed, skipped = Counter(), Counter(), Counter()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [(w, options) for options in args.options or [[]] for w in work]
        for results in pool.map(lambda w: check(w[0], args, w[1]), work):
            for kind, good, say in results:
                (skipped if kind not in KINDS else passed if good else failed)[kind] += 1
                if say:
                    print(say, flush=True)
    for kind, text in KINDS.items():
        if passed[kind] or failed[kind]:
            print(text % (passed[kind], failed[kind]))
    for reason, n in skipped.most_common():
        print(f"skipped: {n} {reason}")
    print(f"{passed.total()} passed, {failed.total()} failed, {skipped.total()} skipped")
    return 1 if failed else 0


KINDS = {
    "accepted": "accepted by mlir-opt: %d the same, %d different",
    "rejected": "rejected by mlir-opt: %d the same, %d different",
    "diagnostics": "--verify-diagnostics: %d pass, %d fail",
    "foreign": "of dialects that are not ours, in generic form: %d the same, %d different",
}

if __name__ == "__main__":
    sys.exit(main())
