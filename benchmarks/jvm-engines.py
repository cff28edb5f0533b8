#!/usr/bin/env python3
"""What the JVM makes of WebAssembly: the same modules on our engine, Chicory's compiler, Endive's, GraalWasm, node and wasmtime.

    benchmarks/jvm-engines.py [--kernels=gemm,lu] [--sizes=MEDIUM] [--engines=jvm,chicory,endive,graalwasm,node26,wasmtime] [--more] [--rounds=N,M,S] [--write]

Modules are those of PolyBench (--more: of benchmarks/kernels), compiled by `wami compile -O2` without SIMD, which Chicory lacks. GraalWasm needs a JVM of version 25, $WAMI_JAVA25, as it compiles on no older one. A number is
milliseconds of CPU of the fastest run of the kernel, then each other engine's over ours: above 1 we are faster. Every result is compared bit for bit.
Each module runs N times, and on until it has run for S seconds or M times; default: 5,100000,3, as what is short is compiled late. The peers are those of `eval "$(scripts/peers.sh --env)"`;
what is not there is said and left out. --write puts the table into benchmarks/JVM.md. Exit 1 if results differ.
"""
import argparse
import math
import sys

from measure.engines import ENGINES, Rounds
from measure.forms import Ours
from measure.paths import BENCHMARKS, WAMI, Failed, Missing, run
from measure.programs import others, polybench

OURS = "jvm"


def words(text):
    return tuple(word for word in text.split(",") if word)


def measured(engines, modules, rounds):
    """For each module what each engine found, an engine after the other."""
    found = {}
    for name in engines:
        print(f"... {ENGINES[name].title}", file=sys.stderr, flush=True)
        found[name] = ENGINES[name].measure(modules, rounds)
    return [{name: found[name][i] for name in engines} for i in range(len(modules))]


def cell(row, name):
    result, ours = row[name], row[OURS]
    if "error" in result:
        return "-"
    if (result["hash"], result["count"]) != (ours["hash"], ours["count"]):
        return "**differs**"
    return f"{result['ms']:.3f}" if name == OURS else f"{result['ms'] / ours['ms']:.2f}"


def table(engines, names, rows):
    yield "| program | " + " | ".join(ENGINES[e].title + (", ms" if e == OURS else "") for e in engines) + " |"
    yield "|---|" + "---:|" * len(engines)
    for name, row in zip(names, rows):
        yield f"| {name} | " + " | ".join(cell(row, e) for e in engines) + " |"
    means = []
    for engine in engines:
        ratios = [row[engine]["ms"] / row[OURS]["ms"] for row in rows if "error" not in row[engine]]
        means.append("" if engine == OURS else f"**{math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}**" if ratios else "-")
    yield "| geometric mean | " + " | ".join(means) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kernels", type=words, default=())
    parser.add_argument("--sizes", default="MEDIUM")
    parser.add_argument("--engines", type=words, default=(OURS, "chicory", "endive", "graalwasm", "node26", "wasmtime"))
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--rounds", default="5,100000,3")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    least, most, seconds = given.rounds.split(",")
    rounds = Rounds(int(least), int(most), float(seconds))
    run(WAMI, "--version")  # builds it
    programs = others("", given.kernels) if given.more else polybench(given.sizes, given.kernels)
    engines = []
    for name in given.engines:
        if ENGINES[name].missing():
            print(f"{ENGINES[name].title}: skipped: {ENGINES[name].missing()}")
        else:
            engines.append(name)
    modules = Ours("jvm-engines", ("-O2", "--mattr=-simd128")).build(programs)
    failed = [m for m in modules if not hasattr(m, "exists")]
    if failed:
        raise Failed(failed[0])
    rows = measured(engines, modules, rounds)
    lines = list(table(engines, [p.name for p in programs], rows))
    print("\n".join(lines))
    if given.write:
        (BENCHMARKS / "JVM.md").write_text(
            "# Engines in the JVM\n\nBy `benchmarks/jvm-engines.py --write`: " + __doc__.split("\n\n")[2].replace("\n", " ") + "\n\n" + "\n".join(lines) + "\n",
            encoding="utf-8")
    wrong = [r for row in rows for r in row.values() if "error" in r]
    differs = any("differs" in line for line in lines)
    for result in wrong:
        print(result["error"])
    return 1 if differs or any("error" in row[OURS] for row in rows) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Missing, Failed) as wrong:
        sys.exit(f"jvm-engines.py: {wrong}")
