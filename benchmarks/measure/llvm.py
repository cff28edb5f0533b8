"""The same file through LLVM: mlir-opt-22, mlir-translate-22, clang-22, wasm-ld-22; perhaps with loop passes of MLIR's own before."""
import hashlib
import re
from pathlib import Path

from .paths import ROOT, WORK, run

MALLOC = Path(__file__).with_name("malloc.c")
MATH = Path(__file__).with_name("math.c")
RUNTIME = ROOT / "runtime/src/main/resources/dev/wami/runtime"

# What the WAMI paper gives the LLVM path before it is lowered.
CLEAN = "cse,canonicalize,loop-invariant-code-motion,loop-invariant-subset-hoisting,control-flow-sink,sccp"

# Loop passes of upstream with their options, each a setting that helps some kernel. Vectors are as long as a v128 of the element type.
LANES = "lanes"
UNROLL = ("affine-loop-unroll", "unroll-factor", 4)
JAM = ("affine-loop-unroll-jam", "unroll-jam-factor", 4)
TILE = ("affine-loop-tile", "tile-size", 32)
VECTORIZE = ("affine-super-vectorize", "virtual-vector-size", LANES)
SCALREP = ("affine-scalrep",)
SETTINGS = {
    "unroll": (UNROLL,),
    "jam": (JAM,),
    "jam-scalrep": (JAM, SCALREP),
    "tile": (TILE,),
    "tile-jam": (TILE, JAM, SCALREP),
    "vectorize": (VECTORIZE,),
    "jam-vectorize": (JAM, SCALREP, VECTORIZE),
    "fuse": (("affine-loop-fusion",), SCALREP),
}

# affine-super-vectorize leaves transfers that might reach over a memref's end, which Wasm has no instruction for. We say that none does, as is so where
# trip counts are divisible, and compare the results. (Not named .mlir: the file is for mlir-opt alone, and what compares us with it takes all of those.)
TRANSFER = re.compile(r"(vector\.transfer_(?:read|write) [^:{\n]*?)( : .*vector<\d)")
TRANSFERS = Path(__file__).with_name("transfers.transform")

# An index is 32 bits long, as in our own compiles. convert-to-llvm, which lowers what is left of vectors, has no option for it and reads this.
INDEX_32 = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {"

# Bare pointers, as our own compiles have them, but where memrefs are of unknown sizes.
LOWERING = ("lower-affine,func.func(canonicalize,cse),convert-vector-to-scf,LOADSconvert-scf-to-cf,expand-strided-metadata,lower-affine,"
            "func.func(convert-math-to-llvm),convert-math-to-libm,convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=BARE},"
            "convert-to-llvm{dynamic=true},convert-vector-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts")


def script(setting, text):
    """A transform script that applies a setting to the function kernel alone: upstream would also change the order in which main prints."""
    lanes = 2 if "xf64>" in text or "xi64>" in text else 4
    steps = []
    for number, (name, *option) in enumerate(SETTINGS[setting]):
        options = f' with options = {{"{option[0]}" = {lanes if option[1] == LANES else option[1]}}}' if option else ""
        steps.append(f'    %{number + 1} = transform.apply_registered_pass "{name}"{options} to %{number} : (!transform.any_op) -> !transform.any_op')
    return "\n".join([
        "module attributes {transform.with_named_sequence} {",
        "  transform.named_sequence @__transform_main(%module: !transform.any_op) {",
        '    %0 = transform.structured.match ops{["func.func"]} attributes{sym_name = "kernel"} in %module : (!transform.any_op) -> !transform.any_op',
        *steps, "    transform.yield", "  }", "}", ""])


def applied(file):
    """The part of a pipeline that applies the transform script in that file."""
    return f"transform-preload-library{{transform-library-paths={file}}},transform-interpreter,"


def pipelines(setting, text):
    """Two pipelines of mlir-opt, one after the other, for a program with that text; the setting is a key of SETTINGS or "". FILE stands for that of
    the script."""
    lowering = LOWERING.replace("BARE", str(int("memref<?" not in text))).replace("LOADS", f"canonicalize,{applied(TRANSFERS)}" if "vectorize" in setting else "")
    return f"builtin.module({applied('FILE') if setting else ''}func.func({CLEAN}))", f"builtin.module({lowering})"


def to_llvm_ir(source, target, setting=""):
    """Writes LLVM IR."""
    lowered = target.with_suffix(".llvm.mlir")
    text = Path(source).read_text(encoding="utf-8")
    first, second = pipelines(setting, text)
    if setting:
        steps = target.with_suffix(".script.mlir")
        steps.write_text(script(setting, text), encoding="utf-8")
        first = first.replace("FILE", str(steps))
    text = run("mlir-opt-22", source, f"--pass-pipeline={first}")
    text = re.sub(r"^module (attributes \{.*\} )?\{$", INDEX_32, text, count=1, flags=re.MULTILINE)
    text = TRANSFER.sub(r"\1 {in_bounds = [true]}\2", text)
    run("mlir-opt-22", "-", "-o", lowered, f"--pass-pipeline={second}", text=text)
    run("mlir-translate-22", "--mlir-to-llvmir", lowered, "-o", target)
    lowered.unlink()
    target.with_suffix(".script.mlir").unlink(missing_ok=True)


def recipe(clang, setting, text):
    """All that to_wasm's result depends on."""
    return [text, clang, pipelines(setting, text), script(setting, text) if setting else "", INDEX_32, MALLOC.read_text(encoding="utf-8"),
            TRANSFERS.read_text(encoding="utf-8")]


def allocator():
    """The object file with malloc."""
    made = WORK / "malloc.o"
    if not made.exists() or made.stat().st_mtime < MALLOC.stat().st_mtime:
        run("clang-22", "-O2", "--target=wasm32-unknown-unknown", "-fno-builtin", "-c", MALLOC, "-o", made)
    return made


def math_functions():
    """Object files with C's exp, expf, log and logf: those of our runtime library, by the same path, so that calls into the host decide nothing."""
    folder = WORK / "math"
    folder.mkdir(parents=True, exist_ok=True)
    sources = [RUNTIME / f"{name}.mlir" for name in ("exp", "exp_parts", "log", "log_parts")]
    digest = hashlib.sha256("".join(file.read_text(encoding="utf-8") for file in (*sources, MATH)).encode()).hexdigest()[:12]
    objects = [folder / f"{source.stem}.{digest}.o" for source in (*sources, MATH)]
    for source, made in zip((*sources, MATH), objects):
        if not made.exists():
            ir = source if source == MATH else made.with_suffix(".ll")
            if source != MATH:
                to_llvm_ir(source, ir)
            run("clang-22", "-O3", "--target=wasm32-unknown-unknown", "-fno-builtin", "-Wno-override-module", "-c", ir, "-o", made)
    return objects


def libraries():
    """What is linked to every program."""
    return [allocator(), *math_functions()]


def to_wasm(source, target, clang, setting=""):
    """Writes a module that exports main; clang has the flags."""
    ir, code = target.with_suffix(".ll"), target.with_suffix(".o")
    to_llvm_ir(source, ir, setting)
    run("clang-22", "--target=wasm32-unknown-unknown", *clang, "-Wno-override-module", "-c", ir, "-o", code)
    run("wasm-ld-22", "--no-entry", "--export=main", "--gc-sections", "--strip-all", "-z", "stack-size=65536", "--allow-undefined", code, *libraries(), "-o", target)
    ir.unlink()
    code.unlink()
