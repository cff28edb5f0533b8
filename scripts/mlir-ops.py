#!/usr/bin/env python3
"""Compares our operations with upstream's TableGen definitions, which describe each operation of MLIR 22 by machine.

    scripts/mlir-ops.py [--list] [DIALECT ...]       default: the standard dialects
    scripts/mlir-ops.py --foldable                   only the names of upstream's operations that fold or canonicalize

For every operation of upstream's dialect: do we have it, with the same operands, results, attributes, regions and successors
(names, order, how many), the same declarative assembly format (but for blanks), and the same traits of those that both
sides know by name. Ours is what `wami opt --help-op=DIALECT` says. An operation is one test; each difference is printed.

Environment: MLIR_INCLUDE (the directory that holds mlir/Dialect, from the Debian package libmlir-22-dev; the peer mlir-dev),
LLVM_TBLGEN (llvm-tblgen-22), WAMI (./wami).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed or a tool is not there.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIALECTS = {
    "arith": ["Arith/IR/ArithOps"],
    "math": ["Math/IR/MathOps"],
    "index": ["Index/IR/IndexOps"],
    "func": ["Func/IR/FuncOps"],
    "cf": ["ControlFlow/IR/ControlFlowOps"],
    "scf": ["SCF/IR/SCFOps"],
    "memref": ["MemRef/IR/MemRefOps"],
    "affine": ["Affine/IR/AffineOps"],
    "vector": ["Vector/IR/VectorOps"],
    "ub": ["UB/IR/UBOps"],
    "ml_program": ["MLProgram/IR/MLProgramOps"],
    "async": ["Async/IR/AsyncOps"],
    "llvm": ["LLVMIR/LLVMOps", "LLVMIR/LLVMIntrinsicOps"],
}
# Upstream's traits that are a class of ours, by name or by another one.
TRAITS = {name: name for name in (
    "Commutative Idempotent Involution ConstantLike IsolatedFromAbove Terminator SymbolTable AffineScope "
    "NoTerminator SingleBlock ReturnLike").split()}
TRAITS |= {"IsCommutative": "Commutative", "IsIdempotent": "Idempotent", "IsInvolution": "Involution",
           "IsTerminator": "Terminator", "AutomaticAllocationScope": "AllocationScope",
           "HasRecursiveMemoryEffects": "RecursiveMemoryEffects"}


def include_directory():
    for place in (os.environ.get("MLIR_INCLUDE"), "/usr/lib/llvm-22/include"):
        if place and (Path(place) / "mlir/Dialect/Arith/IR/ArithOps.td").is_file():
            return place
    return None


def records(tblgen, include, file):
    run = subprocess.run([tblgen, "-I", include, "--dump-json", f"{include}/mlir/Dialect/{file}.td"],
                         capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


class Upstream:
    """One operation as TableGen says it."""

    def __init__(self, table, record):
        self.table = table
        dialect = table[record["opDialect"]["def"]]["name"]
        self.name = f"{dialect}.{record['opName']}"
        self.operands, self.attributes = [], []
        for value, name in record["arguments"]["args"]:
            kinds = self.kinds(value)
            if "Attr" in kinds or "AttrConstraint" in kinds:
                self.attributes.append(name)
            elif "TypeConstraint" in kinds:
                self.operands.append((name, self.arity(kinds)))
            elif "Property" in kinds:
                self.attributes.append(name)
        self.results = [(name, self.arity(self.kinds(value))) for value, name in record["results"]["args"]]
        self.regions = [(name, "any number" if "VariadicRegion" in self.kinds(value) else "")
                        for value, name in record["regions"]["args"]]
        self.successors = [(name, "any number" if "VariadicSuccessor" in self.kinds(value) else "")
                           for value, name in record["successors"]["args"]]
        text = record.get("assemblyFormat")
        self.format = normal(text, self.results) if text else None
        self.custom = bool(record.get("hasCustomAssemblyFormat"))
        self.foldable = any(record.get(fact) for fact in ("hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod"))
        self.traits = set()
        for trait in record["traits"]:
            self.add_trait(trait["def"])

    def add_trait(self, name):
        record = self.table[name]
        for part in record.get("traits") or []:
            self.add_trait(part["def"])
        known = TRAITS.get(record.get("trait")) or TRAITS.get(name)
        if known:
            self.traits.add(known)

    def kinds(self, value):
        record = self.table.get(value["def"], {})
        if "Arg" in record.get("!superclasses", []) or "Res" in record.get("!superclasses", []):
            return self.kinds(record["constraint"])
        return set(record.get("!superclasses", [])) | {value["def"]}

    @staticmethod
    def arity(kinds):
        if "Variadic" in kinds or "VariadicOfVariadic" in kinds:
            return "any number"
        return "optional" if "Optional" in kinds else ""


class Ours:
    """One operation as `wami opt --help-op` says it."""

    def __init__(self, text):
        lines = text.splitlines()
        self.name = lines[0].split(":")[0]
        self.operands, self.results, self.attributes, self.regions, self.successors = [], [], [], [], []
        self.traits, text = set(), None
        for line in lines[1:]:
            words = line.split()
            if not words:
                continue
            if words[0] == self.name:
                text = " ".join(words[1:])
                continue
            count = re.search(r"\((optional|any number)\)$", line)
            entry = (words[1], count.group(1) if count else "")
            if words[0] == "attribute":
                self.attributes.append(words[1])
            elif words[0] == "trait":
                self.traits.add(words[1])
            else:
                {"operand": self.operands, "result": self.results, "region": self.regions,
                 "successor": self.successors}[words[0]].append(entry)
        self.format = normal(text, self.results) if text else None


def normal(text, results):
    """A format without what changes no text: blanks, `qualified` and a leading empty literal; a sole result has one spelling."""
    text = re.sub(r"\s+", "", text).removeprefix("``")
    text = re.sub(r"qualified\((\$\w+|type\([^()]*\))\)", r"\1", text)
    return text.replace(f"type(${results[0][0]})", "type(results)") if len(results) == 1 else text


def ours(wami, dialect):
    run = subprocess.run([wami, "opt", f"--help-op={dialect}"], capture_output=True, text=True)
    if run.returncode:
        return {}
    ops = (Ours(part) for part in re.split(r"\n\n(?=[a-z_]+\.[\w.]+: )", run.stdout.strip()))
    return {op.name: op for op in ops}


def differences(up, op):
    for part in ("operands", "results", "regions", "successors"):
        theirs, mine = getattr(up, part), getattr(op, part)
        # Upstream leaves some results and regions without a name.
        if len(theirs) == len(mine):
            theirs = [(n if n else m, a) for (n, a), (m, _) in zip(theirs, mine)]
        if theirs != mine:
            yield f"{part}: upstream {theirs}, here {mine}"
    if sorted(up.attributes) != sorted(op.attributes):
        yield f"attributes: upstream {up.attributes}, here {op.attributes}"
    if up.format and op.format and up.format != op.format:
        yield f"format: upstream {up.format}\n            here     {op.format}"
    comparable = set(TRAITS.values())
    theirs, mine = up.traits & comparable, op.traits & comparable
    if theirs - mine:
        yield f"traits that only upstream has: {', '.join(sorted(theirs - mine))}"
    if mine - theirs - {"SingleBlock"}:
        yield f"traits that only we have: {', '.join(sorted(mine - theirs - {'SingleBlock'}))}"


def foldable(tblgen, include):
    """The names of the operations that upstream's definitions say can be simplified."""
    names = set()
    for files in DIALECTS.values():
        for file in files:
            table = records(tblgen, include, file)
            ops = (Upstream(table, table[record]) for record in table["!instanceof"]["Op"])
            names |= {op.name for op in ops if op.foldable}
    return sorted(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", action="store_true", help="name what passed, too")
    parser.add_argument("--foldable", action="store_true", help="name the operations that fold or canonicalize upstream")
    parser.add_argument("dialects", nargs="*", metavar="DIALECT")
    args = parser.parse_args()
    include = include_directory()
    tblgen = os.environ.get("LLVM_TBLGEN") or shutil.which("llvm-tblgen-22")
    if not include or not tblgen:
        print("mlir-ops: upstream's definitions are missing; scripts/peers.sh mlir-dev", file=sys.stderr)
        return 1
    if args.foldable:
        print("\n".join(foldable(tblgen, include)))
        return 0
    wami = os.environ.get("WAMI", str(ROOT / "wami"))
    passed = failed = 0
    for dialect in args.dialects or DIALECTS:
        mine = ours(wami, dialect)
        named = set()  # operations of several files of one dialect are met more than once
        for file in DIALECTS[dialect]:
            table = records(tblgen, include, file)
            for record in table["!instanceof"]["Op"]:
                up = Upstream(table, table[record])
                if not up.name.startswith(dialect + ".") or up.name in named:
                    continue
                named.add(up.name)
                op = mine.get(up.name)
                found = list(differences(up, op)) if op else ["is missing"]
                if found:
                    failed += 1
                    print(f"FAIL: {up.name}")
                    for line in found:
                        print(f"      {line}")
                else:
                    passed += 1
                    if args.list:
                        print(f"pass: {up.name}")
        for name in sorted(set(mine) - named):
            failed += 1
            print(f"FAIL: {name}\n      upstream has no such operation")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
