#!/usr/bin/env python3
"""Measures what we compile beside what other compilers make of the same kernels, every result compared bit for bit.

    benchmarks/kernels.py polybench [--sizes=MEDIUM] [--engines=node26,wasmtime] [--kernels=gemm,lu]     ours, PolyBench C, and MLIR through LLVM
    benchmarks/kernels.py more                                                                           the programs of benchmarks/kernels, against MLIR and C through LLVM
    benchmarks/kernels.py scalar                                                                         without SIMD, on interpreters
    benchmarks/kernels.py polygeist                                                                      Polygeist's files, against MLIR through LLVM
    benchmarks/kernels.py size                                                                           in bytes
    benchmarks/kernels.py opt                                                                            modules of clang by `wasabi opt`, against wasm-opt
    benchmarks/kernels.py compile-time                                                                   of ours, and of clang, wasm-ld and wasm-opt

    --level=FLAGS           how we compile, for example --level='-O3 --target-engine=v8'; default: the task's
    --rounds=N,M,S          each module runs N times, and on until it has run for S seconds or M times; default: 5,50,0.3
    --columns=a,b           only these competitors
    --write                 put the results into kernels.tsv, and make KERNELS.md and its charts of that

A number is the competitor's time over ours: above 1 we are faster. Times are the least of several runs, of the kernel alone (between the two calls of
toggle_gpio), the competitors in turns in one process; CPU time of the thread where the engine tells it.
The peers are those of `eval "$(scripts/peers.sh --env)"`; $POLYBENCH_SRC is a checkout of PolyBench's C (scripts/peers.sh polybench).
$WAMI_IWASM_CLASSIC and $WAMI_IWASM_FAST are builds of WAMR's iwasm with the one interpreter and the other, $WAMI_IWASM_AOT is one that runs what its
compiler $WAMI_WAMRC makes. What is not there is said and left out.
Exit 1 if a module of ours is missing or gives other results.
"""
import argparse
import dataclasses
import os
import platform
import sys

from measure import compile_time, record, report
from measure.engines import ENGINES, Rounds
from measure.forms import Ours
from measure.paths import WAMI, Failed, Missing, run
from measure.programs import polybench
from measure.results import take
from measure.tasks import TASKS

COMPILE_TIME = "compile-time"  # beside the tasks, which are about what is compiled


def words(text):
    return tuple(word for word in text.split(",") if word)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=(*TASKS, COMPILE_TIME))
    parser.add_argument("--sizes", type=words)
    parser.add_argument("--engines", type=words)
    parser.add_argument("--kernels", type=words, default=())
    parser.add_argument("--columns", type=words)
    parser.add_argument("--level")
    parser.add_argument("--rounds", default="5,50,0.3")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    unknown = set(given.engines or ()) - set(ENGINES)
    if unknown:
        parser.error(f"no engine {', '.join(sorted(unknown))}: there are {', '.join(ENGINES)}")
    if given.write and given.level:
        parser.error("--write is for what the task measures, without --level")
    return given


def chosen(given):
    """The task with what the command line changes of it."""
    task = TASKS[given.task]
    if given.sizes:
        task = dataclasses.replace(task, sizes=given.sizes)
    if given.engines:
        task = dataclasses.replace(task, engines=given.engines)
    if given.level:
        task = dataclasses.replace(task, ours=Ours(task.ours.name, tuple(given.level.split())))
    if given.columns:
        columns = tuple(c for c in task.columns if c.title in given.columns)
        wanted = {form for column in columns for form in (*column.forms, column.ours)}
        task = dataclasses.replace(task, columns=columns, others=tuple(f for f in task.others if f.name in wanted))
    return task


def conditions(task, rounds):
    """How a table was measured, in a sentence."""
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8") if line.startswith("model name")), platform.processor())
    return (f"Ours: `{' '.join(task.ours.flags)}`; the least of {rounds.least} to {rounds.most} runs; {os.cpu_count()} CPUs ({cpu}), load {os.getloadavg()[1]:.0f}.")


def measured(task, programs, engine, rounds, built):
    """The rows of a table, printed as they come."""
    forms = (task.ours, *task.others)
    rows = []
    print(f"\n{task.title} on {engine.title}\n\n{report.header(task)}", flush=True)
    for program, modules in zip(programs, built):
        try:
            rows.append(take(program, engine, forms, modules, rounds))
            print(report.line(task, rows[-1]), flush=True)
        except Failed as failure:
            print(f"| {program.stem} | {failure} |", flush=True)
    print("\n".join(report.footer(task, rows)), flush=True)
    return rows


def main():
    given = options()
    least, most, seconds = given.rounds.split(",")
    rounds = Rounds(int(least), int(most), float(seconds))
    run(WAMI, "--version")  # builds it
    if given.task == COMPILE_TIME:
        for line in compile_time.table(polybench("MEDIUM", given.kernels), rounds.least):
            print(line, flush=True)
        return 0
    task = chosen(given)
    ok = True
    for size in task.sizes:
        programs = task.programs(size, given.kernels)
        built = list(zip(*(form.build(programs) for form in (task.ours, *task.others))))
        for name in task.engines:
            engine = ENGINES[name]
            if engine.missing():
                print(f"\n{engine.title}: skipped: {engine.missing()}", flush=True)
                continue
            rows = measured(task, programs, engine, rounds, built)
            ok &= len(rows) == len(programs) and all(row.passed for row in rows)
            print(f"{task.title}{' ' + size if size else ''} on {engine.title}: {report.verdict(rows)}", flush=True)
            if given.write:
                record.merge({(task.name, size, name): record.Table(conditions(task, rounds), {row.name: row for row in rows})})
    return 0 if ok else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Missing, Failed) as wrong:
        sys.exit(f"kernels.py: {wrong}")
