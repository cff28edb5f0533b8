#!/usr/bin/env python3
"""The WASI test suite and our own C programs by `wasabi run`, as jars or natively, and by wasmtime beside them.

    scripts/wasi-suite.py [--engine run,jar,native,wasmtime] [--bounds=guard|explicit] [--failures] [NAME ...]

Tests: those for preview 1 in C and Rust of $WASI_TESTSUITE, a checkout of WebAssembly/wasi-testsuite, and scripts/wasi/*.c, each of which is run
by wasmtime as well, where that is installed, and has to print the same, to return the same and to leave the same files. C needs clang-22 and a libc for
WASI (wasi-libc and libclang-rt of Debian and LLVM, or $WASI_SYSROOT), Rust cargo with the target wasm32-wasip1; what cannot be built is skipped. Modules
are kept in $WASI_BUILD. `jar` makes a jar of each and runs it by java -jar, `native` a program by wasabi build, with guard pages or tests of bounds.

NAME.json beside NAME.c says what it runs with: args, or runs, which are several of them; env; stdin; root, a folder that is copied and granted as name; or
files and links, from names to content and targets, of which the folder grant is granted. Ends with `N passed, N failed, N skipped`.
"""
import argparse
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("WASI_BUILD", ROOT / "tests/target/wasi"))
KNOWN = {"rust symlink_filestat": "the JDK sets the times of links in microseconds"}
EMULATED = ["-D_WASI_EMULATED_PROCESS_CLOCKS", "-lwasi-emulated-process-clocks"]
CARGO = """[package]
name = "wasi_tests"
version = "0.0.0"
edition = "2024"
[lib]
name = "wasi_tests"
path = "src/lib.rs"
[dependencies]
libc = "0.2"
once_cell = "1"
wasip1 = "1"
[lints.rust]
unsafe_op_in_unsafe_fn = "allow"
[workspace]
"""
WASMTIME = """
import json, sys, wasmtime
job = json.loads(sys.argv[1])
engine = wasmtime.Engine()
store = wasmtime.Store(engine)
wasi = wasmtime.WasiConfig()
wasi.argv = job["argv"]
wasi.env = list(job["env"].items())
wasi.stdin_file = job["stdin"]
wasi.inherit_stdout()
wasi.inherit_stderr()
for host, guest in job["dirs"]:
    wasi.preopen_dir(host, guest)
store.set_wasi(wasi)
linker = wasmtime.Linker(engine)
linker.define_wasi()
try:
    instance = linker.instantiate(store, wasmtime.Module.from_file(engine, job["wasm"]))
    instance.exports(store)["_start"](store)
except wasmtime.ExitTrap as e:
    sys.exit(e.code)
except (wasmtime.Trap, wasmtime.WasmtimeError) as e:
    print(e, file=sys.stderr)
    sys.exit(134)
"""


class Test:
    def __init__(self, name, wasm, config, folder, compared=False):
        self.name, self.wasm, self.config, self.folder, self.compared = name, wasm, config, folder, compared


def config_of(source):
    path = source.with_suffix(".json")
    return json.loads(path.read_text()) if path.exists() else {}


def compile_c(source):
    wasm = BUILD / f"{source.parent.parent.name}-{source.stem}.wasm"
    if wasm.exists() and wasm.stat().st_mtime > source.stat().st_mtime:
        return wasm
    sysroot = [f"--sysroot={os.environ['WASI_SYSROOT']}"] if "WASI_SYSROOT" in os.environ else []
    done = subprocess.run(
        ["clang-22", "--target=wasm32-wasi", "-w", "-O2", *sysroot, *EMULATED, source, "-o", wasm], capture_output=True, text=True)
    if done.returncode:
        print(f"{source.name}: {done.stderr.strip().splitlines()[0]}")
        return None
    return wasm


def c_tests(folder, compared):
    for source in sorted(folder.glob("*.c")):
        yield Test(f"c {source.stem}", compile_c(source), config_of(source), folder, compared)


def rust_tests(suite):
    sources = suite / "tests/rust/wasm32-wasip1"
    copy = BUILD / "rust"
    shutil.copytree(sources, copy, dirs_exist_ok=True)
    (copy / "Cargo.toml").write_text(CARGO)
    target = BUILD / "rust-target"
    done = subprocess.run(
        ["cargo", "+stable", "build", "-q", "--target", "wasm32-wasip1", "--bins", "--keep-going"],
        cwd=copy, env={**os.environ, "CARGO_TARGET_DIR": str(target)}, capture_output=True, text=True)
    for source in sorted((sources / "src/bin").glob("*.rs")):
        wasm = target / f"wasm32-wasip1/debug/{source.stem}.wasm"
        if not wasm.exists():
            print(f"{source.name}: {done.stderr.strip().splitlines()[-1] if done.stderr else 'not built'}")
        yield Test(f"rust {source.stem}", wasm if wasm.exists() else None, config_of(source), source.parent)


def prepared(test, work):
    """A new copy of the files of a test, and what of it is granted."""
    config = test.config
    copy = Path(tempfile.mkdtemp(dir=work))
    if "root" in config:
        shutil.copytree(test.folder / config["root"], copy, dirs_exist_ok=True)
    for name, content in config.get("files", {}).items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(content)
    for name, target in config.get("links", {}).items():
        (copy / name).symlink_to(target)
    has = "root" in config or "files" in config
    return copy, [(str(copy / config.get("grant", ".")), config.get("name", "/"))] if has else []


def tree(folder):
    """What is in a folder: what each thing is, and its content."""
    out = {}
    for path in sorted(folder.rglob("*")):
        out[str(path.relative_to(folder))] = os.readlink(path) if path.is_symlink() else "directory" if path.is_dir() else path.read_bytes()
    return out


def made(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip()[:400])


def command_of(engine, test, args, dirs, stdin, bounds):
    """How a program is started, and its environment."""
    env = test.config.get("env", {})
    around = dict(os.environ)
    if engine == "wasmtime":
        job = {"argv": [test.wasm.name, *args], "env": env, "dirs": dirs, "wasm": str(test.wasm), "stdin": str(stdin)}
        return [os.environ.get("WAMI_PYTHON", "python3"), "-c", WASMTIME, json.dumps(job)], around
    if engine == "jar":
        jar = test.wasm.with_suffix(".jar")
        made(ROOT / "wasabi", "import", "--output-type=jvm", test.wasm, "-o", jar)
        options = [f"-Dwasi.dirs={os.pathsep.join(f'{h}::{g}' for h, g in dirs)}"] if dirs else []
        return ["java", *options, *(f"-Dwasi.env.{k}={v}" for k, v in env.items()), "-jar", jar, *args], around
    if engine == "native":
        program = test.wasm.with_suffix("")
        made(ROOT / "wasabi", "build", f"--bounds={bounds}", test.wasm, *(f"--env={k}={v}" for k, v in env.items()), "-o", program)
        around["WASM_OPTIONS"] = "\n".join(["", *(f"--dir={h}::{g}" for h, g in dirs)])
        return [program, *args], around
    options = [o for h, g in dirs for o in ("--dir", f"{h}::{g}")] + [o for k, v in env.items() for o in ("--env", f"{k}={v}")]
    return [ROOT / "wasabi", "run", *options, test.wasm, "--", *args], around


def run(engine, test, args, work, bounds="guard"):
    """Exit status, output, messages and files of a test."""
    folder, dirs = prepared(test, work)
    stdin = Path(work) / "stdin"
    stdin.write_bytes(test.config.get("stdin", "").encode())
    command, env = command_of(engine, test, args, dirs, stdin, bounds)
    try:
        done = subprocess.run([str(c) for c in command], stdin=stdin.open("rb"), capture_output=True, timeout=120, env=env)
    except subprocess.TimeoutExpired:
        return "timeout", b"", b"", {}
    status = done.returncode if done.returncode >= 0 else 128 - done.returncode
    return status, done.stdout, done.stderr, tree(folder)


def has_wasmtime():
    python = os.environ.get("WAMI_PYTHON", "python3")
    return subprocess.run([python, "-c", "import wasmtime"], capture_output=True).returncode == 0


def differences(ours, theirs):
    """What is other than it should be, in words; empty if nothing is."""
    status, out, err, files = ours
    wanted, wanted_out, wanted_err, wanted_files = theirs
    found = [] if status == wanted else [f"status {status}, not {wanted}"]
    if status == wanted == 134:
        wanted_err = err  # each has words of its own
    for name, x, y in ("output", out, wanted_out), ("messages", err, wanted_err):
        a, b = (t.decode(errors="replace").splitlines() for t in (x, y))
        found += [f"{name}: '{p}', not '{q}'" for p, q in itertools.zip_longest(a, b) if p != q]
        if x != y and a == b:
            found.append(f"{name}: other line breaks")
    found += [f"file {n}: {files.get(n)!r:.60}, not {wanted_files.get(n)!r:.60}" for n in sorted({*files, *wanted_files}) if files.get(n) != wanted_files.get(n)]
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default="run", help="one or several of run, jar, native, wasmtime, with commas")
    parser.add_argument("--bounds", default="guard", choices=["guard", "explicit"])
    parser.add_argument("--failures", action="store_true", help="all that is different")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    engines = options.engine.split(",")
    if unknown := set(engines) - {"run", "jar", "native", "wasmtime"}:
        parser.error(f"no engine {', '.join(sorted(unknown))}")
    BUILD.mkdir(parents=True, exist_ok=True)
    tests = list(c_tests(ROOT / "scripts/wasi", True))
    if "WASI_TESTSUITE" in os.environ:
        suite = Path(os.environ["WASI_TESTSUITE"])
        tests += [*c_tests(suite / "tests/c/src", False), *rust_tests(suite)]
    compares = has_wasmtime()
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory() as work:
        for engine, test in itertools.product(engines, tests):
            if options.names and not any(n in test.name for n in options.names):
                continue
            for args in test.config.get("runs", [test.config.get("args", [])]):
                if test.wasm is None or test.compared and not compares:
                    skipped += 1
                    continue
                try:
                    ours = run(engine, test, args, work, options.bounds)
                except RuntimeError as wrong:
                    failed += 1
                    print(f"FAILED {test.name} ({engine}): {wrong}")
                    continue
                if test.compared:
                    theirs = run("wasmtime", test, args, work)
                else:
                    told = [test.config[k].encode() if k in test.config else ours[i] for i, k in ((1, "stdout"), (2, "stderr"))]
                    theirs = test.config.get("exit_code", 0), *told, ours[3]
                wrong = differences(ours, theirs)
                if wrong and engine in ("run", "jar") and test.name in KNOWN:
                    print(f"skipped {test.name}: {KNOWN[test.name]}")
                    skipped += 1
                    continue
                passed += not wrong
                failed += bool(wrong)
                if wrong:
                    print(f"FAILED {test.name} {' '.join(args)} ({engine}): " + "\n    ".join(wrong if options.failures else wrong[:1]))
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
