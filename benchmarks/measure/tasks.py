"""What is compared with what: the sets of programs, forms, engines and columns that kernels.py measures."""
from collections.abc import Callable
from dataclasses import dataclass

from . import llvm
from .forms import BesideC, Llvm, Optimised, Ours, PolyBenchC
from .programs import others, polybench, polygeist
from .results import Column

SIMD = ("-O3", "-msimd128")
SCALAR = ("-O2", "--mattr=-simd128")
LLVM = Llvm("llvm", SIMD, "4")
SETTINGS = tuple(Llvm(f"llvm-{name}", SIMD, "4", name) for name in llvm.SETTINGS)
C = PolyBenchC("c", SIMD, "4")
C_RESTRICT = PolyBenchC("c-restrict", SIMD, "4", restrict=True)
C_SCALAR = PolyBenchC("c-scalar", ("-O3",), "2")
C_SIZE = PolyBenchC("c-size", ("-Oz",), "z")
CLANG = PolyBenchC("clang", ("-O3",))
CLANG_SIZE = PolyBenchC("clang-size", ("-Oz",))
ALL_LLVM = (LLVM.name, *(form.name for form in SETTINGS))


@dataclass(frozen=True)
class Task:
    """All forms of the programs - `programs(size, names)`, all where no names are given - on each of the engines; `ours` is the form that others are compared with."""

    name: str
    title: str
    what: str
    programs: Callable
    sizes: tuple
    engines: tuple
    ours: object
    others: tuple
    columns: tuple


TASKS = {task.name: task for task in (
    Task("polybench", "PolyBench",
         "`a`: the C of PolyBench 4.2.1 by clang-22 -O3 -msimd128 and wasm-opt -O4; `b`: the same with `restrict`; `c`: our .mlir through mlir-opt-22 to the same; "
         f"`c best`: the fastest of that and of upstream's loop passes in {len(SETTINGS)} settings; `best`: the fastest of all.",
         polybench, ("MEDIUM",), ("node26", "node20", "wasmtime"), Ours("O2", ("-O2",)), (C, C_RESTRICT, LLVM, *SETTINGS),
         (Column("a", ("c",)), Column("b", ("c-restrict",)), Column("c", (LLVM.name,)), Column("c best", ALL_LLVM),
          Column("best", ("c", "c-restrict", *ALL_LLVM)))),
    Task("more", "Other kernels",
         "The programs of [kernels](kernels). `c`: the same file through mlir-opt-22, clang-22 -O3 -msimd128 and wasm-opt -O4; "
         f"`c best`: the fastest of that and of upstream's loop passes in {len(SETTINGS)} settings; `C`: the C beside it, with arrays of its own, by the same clang and wasm-opt. "
         "exp and log are ours in all of them.",
         others, ("",), ("node26", "wasmtime"), Ours("O2", ("-O2",)), (LLVM, *SETTINGS, BesideC("C", SIMD, "4")),
         (Column("c", (LLVM.name,)), Column("c best", ALL_LLVM), Column("C", ("C",)))),
    Task("scalar", "PolyBench without SIMD",
         "`a`: the C of PolyBench by clang-22 -O3 and wasm-opt -O2; `c`: our .mlir through mlir-opt-22 to the same; `wasm-opt`: what wasm-opt -O2 makes of ours.",
         polybench, ("SMALL",), ("pulley", "wamr-classic", "wamr-fast", "wamr-aot"), Ours("O2-scalar", SCALAR),
         (C_SCALAR, Llvm("llvm-scalar", ("-O3",), "2"), Ours("O2-scalar-opt", SCALAR, "2")),
         (Column("a", ("c-scalar",)), Column("c", ("llvm-scalar",)), Column("wasm-opt", ("O2-scalar-opt",)))),
    Task("polygeist", "Polygeist's PolyBench",
         "What Polygeist makes of PolyBench's C, the files of CMUAbstract/mlir-wasm-dialect. `c`: the same file through mlir-opt-22, clang-22 -O3 -msimd128 and wasm-opt -O4.",
         polygeist, ("medium",), ("node26", "wasmtime"), Ours("O2", ("-O2",)), (LLVM,), (Column("c", (LLVM.name,)),)),
    Task("size", "Size of PolyBench",
         "Our bytes over those of others: `Oz`: ours at -Oz over the C by clang-22 -Oz and wasm-opt -Oz, `Oz, static`: the same with our kernel as private as that of the C; `Oz, c`: over our .mlir through mlir-opt-22 to the same; `O2`: ours at -O2 over the "
         "C by clang-22 -O3 and wasm-opt -O2, and so for `O2, static`; `O2, SIMD`: by clang-22 -O3 -msimd128 and wasm-opt -O4; `wasm-opt`: ours at -O2 over what wasm-opt -O4 makes of it, in bytes "
         "and in time (above 1: ours is faster).",
         polybench, ("MEDIUM",), ("node26",), Ours("O2", ("-O2",)),
         (Ours("Oz", ("-Oz",)), Ours("Oz-static", ("-Oz", "--passes-before=symbol-privatize{exclude=main}")), Ours("O2-static", ("-O2", "--passes-before=symbol-privatize{exclude=main}")), Ours("O2-opt", ("-O2",), "4"), C_SIZE, C_SCALAR, C, Llvm("llvm-size", ("-Oz",), "z")),
         (Column("Oz", ("c-size",), "Oz", True), Column("Oz, static", ("c-size",), "Oz-static", True), Column("Oz, c", ("llvm-size",), "Oz", True), Column("O2", ("c-scalar",), bytes=True), Column("O2, static", ("c-scalar",), "O2-static", True), Column("O2, SIMD", ("c",), bytes=True),
          Column("wasm-opt", ("O2-opt",), bytes=True), Column("wasm-opt, time", ("O2-opt",)))),
    Task("opt", "Foreign modules optimised",
         "PolyBench in C by clang-22 -O3 and wasm-ld, then `wasabi opt` at -O2, -O3, -Os and -Oz beside wasm-opt: time over what clang made (`clang`) and over that of "
         "wasm-opt -O2; bytes over those of wasm-opt -O2 and -Oz; `Oz, Oz`: of clang -Oz, our -Oz over wasm-opt -Oz.",
         polybench, ("SMALL",), ("node26",), Optimised("opt-O2", CLANG, ("-O2",)),
         (CLANG, Optimised("opt-O3", CLANG, ("-O3",)), Optimised("opt-Os", CLANG, ("-Os",)), Optimised("opt-Oz", CLANG, ("-Oz",)), Optimised("wasm-opt-O2", CLANG, binaryen="2"),
          Optimised("wasm-opt-Oz", CLANG, binaryen="z"), Optimised("size-Oz", CLANG_SIZE, ("-Oz",)), Optimised("size-wasm-opt", CLANG_SIZE, binaryen="z")),
         (Column("clang", ("clang",)), Column("O2", ("wasm-opt-O2",)), Column("O3", ("wasm-opt-O2",), "opt-O3"), Column("Os", ("wasm-opt-O2",), "opt-Os"),
          Column("bytes, O2", ("wasm-opt-O2",), bytes=True), Column("O3", ("wasm-opt-O2",), "opt-O3", True), Column("Os", ("wasm-opt-O2",), "opt-Os", True),
          Column("Oz", ("wasm-opt-Oz",), "opt-Oz", True), Column("Oz, Oz", ("size-wasm-opt",), "size-Oz", True))),
)}
