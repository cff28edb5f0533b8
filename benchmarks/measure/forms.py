"""
The forms in which a program is compiled: by us, by LLVM from the same file, or from C.

A form makes modules of all programs at once: `build(programs)` gives a path or a reason for each. What peers make is kept, below a name that has
a hash of the input and of the commands; what we make is made anew.
"""
import hashlib
import json
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import llvm
from .paths import ROOT, WAMI, WASABI, WORK, Failed, Missing, run, tool

# The headers and functions that PolyBench wants, without a C library.
POLYBENCH_C = Path(__file__).with_name("polybench_c")


@dataclass(frozen=True)
class Ours:
    """`wami compile` with these flags, all programs in one process; optimised by Binaryen after if there is a level."""

    name: str
    flags: tuple
    binaryen: str = ""

    def build(self, programs):
        made = WORK / self.name
        made.mkdir(parents=True, exist_ok=True)
        outputs = [made / f"{p.path.stem}.wasm" for p in programs]
        for output in outputs:
            output.unlink(missing_ok=True)
        said = ""
        try:
            run(WAMI, "compile", *self.flags, "--no-names", *(p.path for p in programs), "--out-dir", made)
        except Failed as failure:
            said = str(failure)
        results = [output if output.exists() else f"wami {' '.join(self.flags)}: {said}" for output in outputs]
        return optimized(results, self.binaryen) if self.binaryen else results


@dataclass(frozen=True)
class Llvm:
    """The same file by mlir-opt (with a setting of its loop passes), clang with these flags, and Binaryen at this level."""

    name: str
    clang: tuple
    binaryen: str
    setting: str = ""

    def build(self, programs):
        llvm.libraries()  # made before several ask for them
        with ThreadPoolExecutor(2) as workers:
            return optimized(list(workers.map(self.linked, programs)), self.binaryen)

    def linked(self, program):
        text = program.path.read_text(encoding="utf-8")
        recipe = json.dumps(llvm.recipe(self.clang, self.setting, text))
        made = WORK / "llvm" / f"{program.stem}.{hashlib.sha256(recipe.encode()).hexdigest()[:12]}.wasm"
        if made.exists():
            return made
        made.parent.mkdir(parents=True, exist_ok=True)
        try:
            llvm.to_wasm(program.path, made, self.clang, self.setting)
        except (Failed, Missing) as wrong:
            return str(wrong)
        return made


@dataclass(frozen=True)
class BesideC:
    """The C that stands beside the file, by clang with these flags, and Binaryen at this level."""

    name: str
    clang: tuple
    binaryen: str

    def build(self, programs):
        return optimized([self.linked(program) for program in programs], self.binaryen)

    def linked(self, program):
        source = program.path.with_suffix(".c")
        made = WORK / "c" / f"{program.stem}.{hashlib.sha256(json.dumps([source.read_text(encoding='utf-8'), self.clang]).encode()).hexdigest()[:12]}.wasm"
        if made.exists():
            return made
        made.parent.mkdir(parents=True, exist_ok=True)
        try:
            run("clang-22", "--target=wasm32", *self.clang, "-ffp-contract=off", "-fno-math-errno", "-nostdlib", source, *llvm.libraries(), "-Wl,--no-entry",
                "-Wl,--strip-all", "-Wl,--gc-sections", "-Wl,--allow-undefined", "-o", made)
        except (Failed, Missing) as wrong:
            return str(wrong)
        return made


@dataclass(frozen=True)
class PolyBenchC:
    """
    The C of PolyBench itself ($POLYBENCH_SRC, scripts/peers.sh polybench), by clang with these flags, and Binaryen at this level where there is one: a `static`
    kernel with loops of constant sizes, arrays of their own (with `restrict` where asked for).
    """

    name: str
    clang: tuple
    binaryen: str = ""
    restrict: bool = False

    def build(self, programs):
        sources = {file.stem: file for file in polybench_sources()}
        if not sources:
            return ["no PolyBench in C (scripts/peers.sh polybench, or POLYBENCH_SRC)"] * len(programs)
        linked = [self.linked(program, sources[program.name]) for program in programs]
        return optimized(linked, self.binaryen) if self.binaryen else linked

    def linked(self, program, source):
        flags = [*self.clang, f"-D{program.size}_DATASET", *(["-DPOLYBENCH_USE_RESTRICT"] if self.restrict else [])]
        texts = [file.read_text(encoding="utf-8") for file in (source, *sorted(POLYBENCH_C.iterdir()))]
        digest = hashlib.sha256(json.dumps([texts, flags]).encode()).hexdigest()[:12]
        made = WORK / "polybench-c" / f"{program.stem}.{digest}.wasm"
        if made.exists():
            return made
        made.parent.mkdir(parents=True, exist_ok=True)
        try:
            run("clang-22", "--target=wasm32", *flags, "-ffp-contract=off", "-fno-math-errno", "-w", "-nostdlib", "-nostdinc", "-isystem", POLYBENCH_C,
                "-I", source.parent, "-I", polybench_source() / "utilities", "-Dmain=kernel_main", "-DPOLYBENCH_DUMP_ARRAYS", "-DPOLYBENCH_TIME",
                "-DPOLYBENCH_USE_SCALAR_LB", '-DENTRY="main"', "-Wl,--export=main", source, POLYBENCH_C / "support.c", "-Wl,--no-entry", "-Wl,--strip-all", "-Wl,--gc-sections",
                "-Wl,--allow-undefined", "-o", made)
        except (Failed, Missing) as wrong:
            return str(wrong)
        return made


def polybench_source():
    return Path(os.environ.get("POLYBENCH_SRC", ROOT / ".peers/polybench-c"))


def polybench_sources():
    """The file of each kernel: that of the name of its folder."""
    return [file for file in sorted(polybench_source().rglob("*.c")) if file.stem == file.parent.name]


@dataclass(frozen=True)
class Optimised:
    """What `wasabi opt` with these flags makes of modules of another form, or Binaryen where there is a level."""

    name: str
    source: PolyBenchC
    flags: tuple = ()
    binaryen: str = ""

    def build(self, programs):
        made = WORK / self.name
        made.mkdir(parents=True, exist_ok=True)
        modules = self.source.build(programs)
        there = [m for m in modules if not isinstance(m, str)]
        outputs = {m: made / m.name for m in there}
        said = ""
        for module, output in outputs.items():
            output.unlink(missing_ok=True)
            if self.binaryen:
                shutil.copy(module, output)
        if not self.binaryen:
            try:
                run(WASABI, "opt", *self.flags, *there, "--out-dir", made)
            except Failed as failure:
                said = str(failure)
        results = [m if isinstance(m, str) else outputs[m] if outputs[m].exists() else f"wasabi opt: {said}" for m in modules]
        return optimized(results, self.binaryen) if self.binaryen else results


def optimized(modules, level):
    """What Binaryen makes of each module at a level; a reason stays a reason."""
    program = tool("WASMOPT", "wasm-opt")
    if not program:
        return [m if isinstance(m, str) else "no wasm-opt (scripts/peers.sh binaryen)" for m in modules]
    jobs, results = [], []
    for module in modules:
        if isinstance(module, str):
            results.append(module)
            continue
        digest = hashlib.sha256(module.read_bytes()).hexdigest()[:12]
        to = module.with_name(f"{module.stem}.{digest}.O{level}.opt")
        results.append(to)
        if not to.exists():
            jobs.append({"from": str(module), "to": str(to), "level": level})
    script = Path(program).resolve().parent.parent / "index.js"  # of the npm package, beside bin/wasm-opt
    said = json.loads(run("node", Path(__file__).with_name("wasm_opt.mjs"), script, text=json.dumps(jobs))) if jobs else []
    wrong = {job["to"]: message for job, message in zip(jobs, said) if message}
    return [f"wasm-opt: {wrong[str(r)]}" if str(r) in wrong else r for r in results]
