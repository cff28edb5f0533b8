#!/usr/bin/env python3
"""PolyBench by way of Wasm to native code: C -> clang-22 --target=wasm32 -> wasmssa -> standard MLIR -> .ll -> clang-22.

    scripts/polybench-native.py [--size=MEDIUM] [--keep] [KERNEL ...]      default: all 30; --keep: the files, too

Each value that the kernels write is compared bit for bit with the native build of the same C by clang-22 -O2
-ffp-contract=off, and the CPU time of the whole run with that build's: the best of 15, in turns. Two more columns are what
wasm2c (wabt) and clang-22 -O2 make of the same .wasm, with guard pages (its default) and with bounds checks as ours has them.
Needs $POLYBENCH_SRC (a checkout of MatthiasJReisinger/PolyBenchC-4.2.1, commit 3e87254), clang-22, wasm-ld-22 and the build
of `./mvnw -o -q -Dquick -pl tests -am test-compile`; without wasm2c its columns are left out. Ends with 1 if a kernel differs.
"""
import importlib.util, math, os, pathlib, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

C = ROOT / "benchmarks/measure/polybench_c"  # the headers and functions that PolyBench wants, without a C library
DRIVER = """
#include <stdio.h>
#include <string.h>
#include <stdint.h>
#include <time.h>
static FILE *out; static uint64_t count;
static void write_f64(double v) { uint64_t b; memcpy(&b, &v, 8); count++; if (out) fprintf(out, "%016llx\\n", (unsigned long long)b); }
static void write_i32(int v) { count++; if (out) fprintf(out, "%d\\n", v); }
static double cpu(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec / 1e9; }
#ifdef WASM2C
#include WASM2C
struct Z_env_instance_t { int unused; };
void Z_envZ_print_f64(struct Z_env_instance_t *e, f64 v) { write_f64(v); }
void Z_envZ_print_i32(struct Z_env_instance_t *e, u32 v) { write_i32(v); }
f64 Z_envZ_exp(struct Z_env_instance_t *e, f64 x) { return __builtin_exp(x); }
f64 Z_envZ_pow(struct Z_env_instance_t *e, f64 x, f64 y) { return __builtin_pow(x, y); }
f32 Z_envZ_expf(struct Z_env_instance_t *e, f32 x) { return __builtin_expf(x); }
f32 Z_envZ_powf(struct Z_env_instance_t *e, f32 x, f32 y) { return __builtin_powf(x, y); }
static Z_kernel_instance_t kernel; static struct Z_env_instance_t env;
static void start(void) { wasm_rt_init(); Z_kernel_init_module(); Z_kernel_instantiate(&kernel, &env); }
static void run(void) { Z_kernelZ_run(&kernel); }
#else
void print_f64(double v) { write_f64(v); }
void print_i32(int v) { write_i32(v); }
void run(void);
#ifdef WASM
void __wasm_init(void);
static void start(void) { __wasm_init(); }
#else
static void start(void) {}
#endif
#endif
int main(int argc, char **argv) {
  if (argc > 1) out = fopen(argv[1], "w");
  start();
  double before = cpu(); run(); double after = cpu();
  printf("%.6f %llu\\n", after - before, (unsigned long long)count);
  return 0;
}
"""
WASM2C_RUNTIME = pathlib.Path("/usr/share/wabt/wasm2c")
PEERS = {"wasm2c": 1, "wasm2c, checked": 0}  # WASM_RT_MEMCHECK_SIGNAL_HANDLER


def run(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout


def best(programs):
    """The least CPU time of each, in seconds; in turns, so that another load of the machine meets all of them."""
    times = [[float(run(p).split()[0]) for p in programs] for _ in range(15)]
    return [min(column) for column in zip(*times)]


def wasm2c(work, name, wasm, signal_handler):
    """The program that wasm2c and clang make of a kernel."""
    text = work / f"wasm2c-{name}.c"  # of whose name it makes a macro's
    program = work / f"{name}.wasm2c{signal_handler}"
    run("wasm2c", wasm, "-n", "kernel", "-o", text)
    run("clang-22", "-O2", "-ffp-contract=off", "-fno-math-errno", "-w", f'-DWASM2C="{text.with_suffix(".h")}"',
        f"-DWASM_RT_MEMCHECK_SIGNAL_HANDLER={signal_handler}", "-I", WASM2C_RUNTIME, work / "driver.c", text,
        WASM2C_RUNTIME / "wasm-rt-impl.c", "-lm", "-o", program)
    return program


def classpath():
    spec = importlib.util.spec_from_file_location("suite", ROOT / "scripts" / "wasm-std-suite.py")
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    return suite.classpath()


def main():
    size = next((a.split("=")[1] for a in sys.argv[1:] if a.startswith("--size=")), "MEDIUM")
    keep = "--keep" in sys.argv
    wanted = [a for a in sys.argv[1:] if not a.startswith("-")]
    source = pathlib.Path(os.environ["POLYBENCH_SRC"])
    kernels = {f.stem: f for f in sorted(source.rglob("*.c")) if "utilities" not in f.parts and f.stem == f.parent.name}
    names = wanted or sorted(kernels)
    work = pathlib.Path(tempfile.mkdtemp(prefix="polybench-native-"))
    wasm, std = work / "wasm", work / "std"
    for d in (wasm, std):
        d.mkdir()
    (work / "driver.c").write_text(DRIVER)
    common = ["-O2", "-ffp-contract=off", "-fno-math-errno", "-nostdinc", "-isystem", C, "-I", source / "utilities",
              "-w", "-Dmain=kernel_main", "-DPOLYBENCH_DUMP_ARRAYS", f"-D{size}_DATASET", C / "support.c"]
    for name in names:
        file = kernels[name]
        run("clang-22", "--target=wasm32", *common, "-I", file.parent, file, "-nostdlib", "-Wl,--no-entry",
            "-Wl,--export=run", "-Wl,--allow-undefined", "-o", wasm / (name + ".wasm"))
        objects = []
        for part in (file, C / "support.c"):
            o = work / (name + "." + part.stem + ".o")
            run("clang-22", *common[:-1], "-I", file.parent, "-c", part, "-o", o)
            objects.append(o)
        run("clang-22", "-O2", work / "driver.c", *objects, "-lm", "-o", work / (name + ".native"))
    run("java", "-XX:+UseSerialGC", "-cp", classpath(), "dev.wami.tests.wasm.StdRoundTrip", wasm, std)
    peers = PEERS if shutil.which("wasm2c") and WASM2C_RUNTIME.exists() else {}
    columns = ["by Wasm", *peers]
    right, logs = 0, []
    for name in names:
        try:
            run(ROOT / "wami", "translate", "--mlir-to-llvmir", std / (name + ".mlir"), "-o", std / (name + ".ll"))
            program = work / (name + ".wasm.native")
            run("clang-22", "-O2", "-Wno-override-module", "-DWASM", work / "driver.c", std / (name + ".ll"), "-lm", "-o", program)
            values = [work / (name + suffix) for suffix in (".a", ".b")]
            run(work / (name + ".native"), values[0])
            run(program, values[1])
            expected, got = (v.read_text().splitlines() for v in values)
            if expected != got or not expected:
                print(f"{name:16} DIFFERENT: {sum(a != b for a, b in zip(expected, got))} of {len(expected)} values")
                continue
            others = [wasm2c(work, name, wasm / (name + ".wasm"), handler) for handler in peers.values()]
            times = best([work / (name + ".native"), program, *others])
            ratios = [t / times[0] for t in times[1:]]
            right += 1
            logs.append([math.log(r) for r in ratios])
            shown = ", ".join(f"{c} {r:5.2f}x" for c, r in zip(columns, ratios))
            print(f"{name:16} {len(expected):8} values equal, {times[0] * 1e3:9.2f} ms native, {shown}", flush=True)
        except subprocess.CalledProcessError as e:
            print(f"{name:16} FAILED: {' '.join(e.cmd[:3])}: {(e.stderr or '').strip()[:300]}", flush=True)
    if logs:
        means = ", ".join(f"{c} {math.exp(sum(log) / len(log)):.2f}x" for c, log in zip(columns, zip(*logs)))
        print(f"{right} of {len(names)} kernels equal bit for bit; CPU time by native clang -O2, geometric mean: {means}")
    if keep:
        print(work)
    else:
        shutil.rmtree(work)
    return 0 if right == len(names) else 1


if __name__ == "__main__":
    sys.exit(main())
