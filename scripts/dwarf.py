#!/usr/bin/env python3
"""Debug information of modules that go to the dialect wasmssa and back, by what LLVM says of it before and after.

    scripts/dwarf.py [--keep DIR] [--sample N --seed TEXT] [FILE.wasm ...]

Without files: scripts/native-programs/*.c by clang-22 -g, -O0 and -O2, DWARF 4 and 5, with a libc for WASI, and scripts/opt-programs/*.rs by rustc -g where
that is installed. Of each module: the line tables have the same rows, each at the same instruction (or behind it, where the import drops what nothing
reaches, or where a block ends); each subprogram has the same function; every range is in the code; `llvm-dwarfdump --verify` finds nothing new; and `wasabi decompile` calls
parameters as they are called there. A module is a test. Ends with `N passed, N failed, N skipped`; exit status 1 if any failed.
"""
import argparse
import collections
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from wasmpeer import ROOT, WASABI, WASM_TOOLS, leb

CLANG = os.environ.get("CLANG", "clang-22")
DWARFDUMP = os.environ.get("LLVM_DWARFDUMP", "llvm-dwarfdump-22")
ROW = re.compile(r"^(0x[0-9a-f]{16})\s+(\d+\s+\d+\s+\d+.*?)\s*$", re.M)
OFFSET = re.compile(r"\(;@([0-9a-f]+)\s*;\)\s+([a-z]\S*)(.*)$", re.M)
UNCONDITIONAL = {"br", "br_table", "return", "unreachable", "return_call", "return_call_indirect", "throw", "throw_ref"}
# tombstones of linkers, for what they dropped
NOWHERE = {0, 0xFFFFFFFF, 0xFFFFFFFE}


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise RuntimeError(f"{Path(str(command[0])).name}: {(done.stderr or done.stdout).strip()[:300]}")
    return done.stdout


def code(data):
    """Where the content of the code section begins, and the bodies, counted from there."""
    at = 8
    while at < len(data):
        kind = data[at]
        size, start = leb(data, at + 1)
        if kind == 10:
            count, inside = leb(data, start)
            bodies = []
            for _ in range(count):
                length, inside = leb(data, inside)
                bodies.append((inside - start, inside - start + length))
                inside += length
            return start, bodies
        at = start + size
    return 0, []


class Module:
    def __init__(self, path):
        self.start, self.bodies = code(path.read_bytes())
        text = run(WASM_TOOLS, "print", "--print-offsets", path)
        self.instructions = {int(a, 16) - self.start: name for a, name, _ in OFFSET.findall(text)}
        # which wasm-tools does not print
        self.instructions.update((high - 1, "end") for _, high in self.bodies)
        self.order = sorted(self.instructions)
        self.place = {a: i for i, a in enumerate(self.order)}
        self.rows = [(int(a, 16), rest) for a, rest in ROW.findall(run(DWARFDUMP, "--debug-line", path))]
        self.functions = self.subprograms(run(DWARFDUMP, "--debug-info", path))
        verified = subprocess.run([DWARFDUMP, "--verify", path], capture_output=True, text=True, errors="replace")
        self.errors = collections.Counter(re.sub(r"0x[0-9a-f]+|\d+", "N", line)
                                          for line in verified.stdout.splitlines() if line.startswith("error:"))

    def subprograms(self, info):
        found = []
        for entry in info.split("DW_TAG_")[1:]:
            low = re.search(r"DW_AT_low_pc\s+\((?:indexed \(\w+\) address = )?(0x[0-9a-f]+)", entry)
            high = re.search(r"DW_AT_high_pc\s+\((0x[0-9a-f]+)", entry)
            if entry.startswith("subprogram") and low and high:
                name = re.search(r'DW_AT_name\s+\("(.*?)"', entry)
                found.append((name.group(1) if name else "", int(low.group(1), 16), int(high.group(1), 16)))
        return found

    def behind(self, address):
        """The instruction behind ends of blocks and what nothing reaches."""
        at = self.place[address]
        dead = at > 0 and self.instructions[self.order[at - 1]] in UNCONDITIONAL
        while True:
            name = self.instructions[self.order[at]]
            if name in ("end", "else"):
                dead = False
                if any(self.order[at] == high - 1 for _, high in self.bodies):
                    return name
            elif not dead:
                return name
            dead = dead or name in UNCONDITIONAL
            at += 1

    def function(self, low, high):
        return self.bodies.index((low, high)) if (low, high) in self.bodies else None


def compare(old, new):
    """What is wrong, in words."""
    if [r for _, r in old.rows] != [r for _, r in new.rows]:
        return "other rows in the line tables"
    moved = behind = 0
    for (before, row), (after, _) in zip(old.rows, new.rows):
        if before in NOWHERE or "end_sequence" in row:
            continue
        if before not in old.instructions:
            continue
        now = new.instructions.get(after)
        if old.instructions[before] == now:
            moved += before != after
        elif now is not None and now == old.behind(before):
            behind += 1
        else:
            return f"a row at {before:#x}, {old.instructions[before]}, goes to {after:#x}, {now}, not {old.behind(before)}"
    if len(old.functions) != len(new.functions):
        return "other subprograms"
    for (name, low, high), (_, newlow, newhigh) in zip(old.functions, new.functions):
        if low not in NOWHERE and old.function(low, high) is not None and old.function(low, high) != new.function(newlow, newhigh):
            return f"subprogram {name} was function {old.function(low, high)}, is {newlow:#x} to {newhigh:#x}"
    worse = new.errors - old.errors
    return f"llvm-dwarfdump --verify: {dict(worse)}" if worse else f"ok {len(old.rows)} rows, {moved} moved, {behind} behind what is dropped or the end of a block"


def variables(info):
    """By each subprogram with code, the only one of its name, its locals with the name of the variable that is there alone."""
    found, places, function = collections.defaultdict(lambda: collections.defaultdict(set)), collections.Counter(), None
    for entry in info.split("DW_TAG_")[1:]:
        name = re.search(r'DW_AT_(?:name\s+\(|abstract_origin\s+\(0x\w+ )"(.*?)"', entry)
        if entry.startswith("subprogram"):
            low = re.search(r"DW_AT_low_pc\s+\((?:indexed \(\w+\) address = )?(0x[0-9a-f]+)", entry)
            function = name and name.group(1) if low and int(low.group(1), 16) not in NOWHERE else None
            places[function] += 1
        elif function and name and entry.startswith(("formal_parameter", "variable")):
            for local in re.findall(r"DW_OP_WASM_location 0x0 (0x[0-9a-f]+)", entry):
                found[function][int(local, 16)].add(name.group(1))
    return {f: {i: names.pop() for i, names in of.items() if len(names) == 1} for f, of in found.items() if places[f] == 1}


def named(path):
    """How many parameters have their names in what is decompiled; or what is wrong."""
    text = run(WASABI, "decompile", path)
    heads = dict(re.findall(r"^(?:EXPORT\(.*?\) |static )\w+ \**(\w+)\((.*)\) \{$", text, re.M))
    count = 0
    for function, of in variables(run(DWARFDUMP, "--debug-info", path)).items():
        # others have a name of C, or the linker's in the name section
        parameters = heads.get(function, "void").split(", ")
        for local, name in of.items():
            if local >= len(parameters) or parameters == ["void"]:
                continue
            if not re.search(rf"\b{re.escape(name)}(_\d+)?$", parameters[local]):
                return f"parameter {local} of {function} is not {name}: {heads[function]}"
            count += 1
    return count


def sources(options):
    """Each source, and for C the version of DWARF and the level."""
    programs = ROOT / "scripts/native-programs"
    all = [(s, v, o) for s in sorted(programs.glob("*.c")) if s.stem != "main" for v in (4, 5) for o in ("-O0", "-O2")]
    all += [(s, 0, "") for s in sorted((ROOT / "scripts/opt-programs").glob("*.rs"))]
    if options.sample == 0:
        return all
    return random.Random(options.seed).sample(all, options.sample)


def modules(folder, options, skipped):
    sysroot = [f"--sysroot={os.environ['WASI_SYSROOT']}"] if "WASI_SYSROOT" in os.environ else []
    for source, version, level in sources(options):
        to = folder / (f"{source.stem}-{version}{level}.wasm" if version else f"{source.stem}-rust.wasm")
        try:
            if version:
                run(CLANG, "--target=wasm32-wasi", "-Wno-deprecated", "-g", f"-gdwarf-{version}", level, "-Drun=program", *sysroot,
                    source.parent / "main.c", source, "-o", to)
            else:
                run("rustc", "-g", "-O", "--target=wasm32-wasip1", source, "-o", to)
        except (OSError, RuntimeError) as e:
            print(f"skipped {to.stem}: {str(e)[:200]}")
            skipped.append(to)
            continue
        yield to


def check(path, folder):
    text, back = folder / (path.stem + ".mlir"), folder / (path.stem + ".back.wasm")
    run(WASABI, "import", path, "--output-type", "wasm-mlir", "-o", text)
    run(WASABI, "export", text, "-o", back)
    said = compare(Module(path), Module(back))
    if not said.startswith("ok"):
        return said
    names = named(path)
    return f"{said}, {names} names of parameters" if isinstance(names, int) else names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--sample", type=int, default=0, help="so many of them; 0: all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    passed = failed = 0
    skipped = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for path in options.files or modules(folder, options, skipped):
            try:
                said = check(path, folder)
            except (OSError, RuntimeError) as e:
                said = str(e)
            good = said.startswith("ok")
            passed, failed = passed + good, failed + (not good)
            print(f"{'passed' if good else 'FAILED'} {path.stem}: {said.removeprefix('ok ')}", flush=True)
    print(f"{passed} passed, {failed} failed, {len(skipped)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
