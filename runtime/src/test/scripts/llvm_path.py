"""Builds the runtime's .mlir resources through mlir-opt, mlir-translate and clang, as an oracle for our own compiler's output.

    python3 llvm_path.py wasm OUT.wasm RESOURCE... [--c FILE.c] [--pages N] [--opt]
    python3 llvm_path.py native OUT.so RESOURCE... [--c FILE.c]

`wasm` exports every public function and __heap_base; N pages are the memory's maximum; --opt runs $WASM_OPT -O2 on the result.
`native` makes a shared library for the host, with a 64-bit index. FILE.c is linked in; its functions are exported too.

RESOURCE is a name without `.mlir`. What a resource declares and does not define is taken from the others. The intrinsics (see
malloc.mlir) become inlined LLVM functions. Needs mlir-opt-22, mlir-translate-22, opt-22, clang-22 and wasm-ld-22 (scripts/peers.sh).
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2] / "main/resources/dev/wami/runtime"

INTRINSICS = {
    "__wasm_load_i32": "define internal i32 @__wasm_load_i32(i32 %a) alwaysinline {\n  %p = inttoptr i32 %a to ptr\n"
    "  %v = load i32, ptr %p, align 4\n  ret i32 %v\n}",
    "__wasm_store_i32": "define internal void @__wasm_store_i32(i32 %v, i32 %a) alwaysinline {\n  %p = inttoptr i32 %a to ptr\n"
    "  store i32 %v, ptr %p, align 4\n  ret void\n}",
    "__wasm_memory_size": "declare i32 @llvm.wasm.memory.size.i32(i32)\ndefine internal i32 @__wasm_memory_size() alwaysinline {\n"
    "  %v = call i32 @llvm.wasm.memory.size.i32(i32 0)\n  ret i32 %v\n}",
    "__wasm_memory_grow": "declare i32 @llvm.wasm.memory.grow.i32(i32, i32)\n"
    "define internal i32 @__wasm_memory_grow(i32 %n) alwaysinline {\n"
    "  %v = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %n)\n  ret i32 %v\n}",
    "__wasm_memory_copy": "declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)\n"
    "define internal void @__wasm_memory_copy(i32 %d, i32 %s, i32 %n) alwaysinline {\n  %p = inttoptr i32 %d to ptr\n"
    "  %q = inttoptr i32 %s to ptr\n  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 %n, i1 false)\n  ret void\n}",
    "__wasm_memory_fill": "declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)\n"
    "define internal void @__wasm_memory_fill(i32 %d, i32 %v, i32 %n) alwaysinline {\n  %p = inttoptr i32 %d to ptr\n"
    "  %b = trunc i32 %v to i8\n  call void @llvm.memset.p0.i32(ptr %p, i8 %b, i32 %n, i1 false)\n  ret void\n}",
    # The linker's symbol has the name of the function.
    "__heap_base": "@__heap_base = external global i8\ndefine internal i32 @heap_base() alwaysinline {\n"
    "  %v = ptrtoint ptr @__heap_base to i32\n  ret i32 %v\n}",
}

DEFINITION = re.compile(r"^func\.func (?:private )?@([\w.$]+)\(.*\{$|^memref\.global .*@([\w.$]+) .*=", re.M)
DECLARATION = re.compile(r"^func\.func private @([\w.$]+)\([^{\n]*$|^memref\.global [^=\n]*@([\w.$]+)[^=\n]*$", re.M)
PUBLIC = re.compile(r"^func\.func @([\w.$]+)\(", re.M)


def run(*command, **options):
    return subprocess.run([str(c) for c in command], check=True, **options)


def text_of(name):
    return (RESOURCES / f"{name}.mlir").read_text()


def definitions(text):
    return [a or b for a, b in DEFINITION.findall(text)]


def declarations(text):
    return [a or b for a, b in DECLARATION.findall(text)]


def closure(names):
    """The resources with all that they need, each once, and one module's text of them."""
    home = {symbol: path.stem for path in sorted(RESOURCES.glob("*.mlir")) for symbol in definitions(path.read_text())}
    todo, texts = list(names), {}
    while todo:
        name = todo.pop()
        if name not in texts:
            texts[name] = text_of(name)
            todo += [home[s] for s in declarations(texts[name]) if s in home]
    defined = {s for text in texts.values() for s in definitions(text)}
    seen = set()

    def keep(match):
        symbol = match.group(1) or match.group(2)
        if symbol in defined or symbol in seen:
            return ""
        seen.add(symbol)
        return match.group(0)

    return "\n".join(DECLARATION.sub(keep, text) for text in texts.values()), seen


def to_llvm(names, index, directory):
    text, undefined = closure(names)
    source = directory / "all.mlir"
    source.write_text(text)
    w = f"{{index-bitwidth={index}}}"
    run("mlir-opt-22", source, "-o", directory / "llvm.mlir", "--pass-pipeline=builtin.module(canonicalize,cse,"
        "func.func(canonicalize,cse),convert-scf-to-cf,func.func(convert-math-to-llvm),finalize-memref-to-llvm" + w
        + ",convert-arith-to-llvm" + w + ",convert-index-to-llvm" + w + ",convert-cf-to-llvm" + w + ",convert-func-to-llvm" + w
        + ",convert-ub-to-llvm,reconcile-unrealized-casts)")
    run("mlir-translate-22", "--mlir-to-llvmir", directory / "llvm.mlir", "-o", directory / "all.ll")
    ll = (directory / "all.ll").read_text()
    for name, body in INTRINSICS.items():
        if name in undefined:
            ll = re.sub(rf"^declare [^\n]*@{name}\([^\n]*$", lambda _: body, ll, flags=re.M)
    ll = ll.replace("call i32 @__heap_base()", "call i32 @heap_base()")
    (directory / "all.ll").write_text(ll)
    public = [f for name in names for f in PUBLIC.findall(text_of(name))]
    run("opt-22", "-S", "-passes=internalize,globaldce", "-internalize-public-api-list=" + ",".join(public), directory / "all.ll",
        "-o", directory / "public.ll")
    return directory / "public.ll", public


def wasm(out, names, c=None, pages=None, opt=False, level="-O2"):
    target = ["--target=wasm32-unknown-unknown", "-mbulk-memory", "-mnontrapping-fptoint", "-Wno-override-module"]
    with tempfile.TemporaryDirectory() as t:
        directory = Path(t)
        ll, public = to_llvm(names, 32, directory)
        run("clang-22", level, *target, "-c", ll, "-o", directory / "all.o")
        objects, exports = [directory / "all.o"], ["--export=" + f for f in public + ["__heap_base"]]
        if c:
            run("clang-22", "-O2", *target, "-fno-builtin", "-fvisibility=default", "-c", c, "-o", directory / "c.o")
            objects.append(directory / "c.o")
            exports.append("--export-dynamic")
        limit = [f"--max-memory={pages << 16}"] if pages else []
        run("wasm-ld-22", "--no-entry", "--export-memory", *exports, "--gc-sections", "--strip-all", "-z", "stack-size=1024", *limit,
            *objects, "-o", out)
    if opt:
        run(*os.environ.get("WASM_OPT", "wasm-opt").split(), "-O2", "--all-features", out, "-o", out)


def native(out, names, c=None):
    """For the host: strict IEEE (no contraction), so that results are those of Wasm bit for bit."""
    with tempfile.TemporaryDirectory() as t:
        directory = Path(t)
        ll, _ = to_llvm(names, 64, directory)
        flags = ["-O2", "-fPIC", "-ffp-contract=off", "-msse4.1", "-mpopcnt", "-mlzcnt", "-mbmi", "-Wno-override-module"]
        run("clang-22", *flags, "-c", ll, "-o", directory / "all.o")
        run("clang-22", *flags, "-shared", directory / "all.o", *([c] if c else []), "-lm", "-o", out)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["wasm", "native"])
    parser.add_argument("out")
    parser.add_argument("resources", nargs="+")
    parser.add_argument("--c")
    parser.add_argument("--pages", type=int)
    parser.add_argument("--opt", action="store_true")
    given = parser.parse_args(arguments)
    if given.kind == "wasm":
        wasm(given.out, given.resources, given.c, given.pages, given.opt)
    else:
        native(given.out, given.resources, given.c)


if __name__ == "__main__":
    main(sys.argv[1:])
