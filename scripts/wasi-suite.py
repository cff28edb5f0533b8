#!/usr/bin/env python3
"""The WASI test suite and our own C programs by `wasabi run`, and by wasmtime beside it.

    scripts/wasi-suite.py [--engine wasabi|wasmtime|jar] [--failures] [NAME ...]

Tests: those for preview 1 in C and Rust of $WASI_TESTSUITE, a checkout of WebAssembly/wasi-testsuite, and scripts/wasi/*.c, each of which is run
by wasmtime as well, where that is installed, and has to print and return the same. C needs clang-22 and a libc for WASI (wasi-libc and libclang-rt
of Debian and LLVM, or $WASI_SYSROOT), Rust cargo with the target wasm32-wasip1; what cannot be built is skipped. Modules are kept in $WASI_BUILD.
`jar` makes a jar of each and runs it by java -jar. Ends with `N passed, N failed, N skipped`.
"""
import argparse
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
except wasmtime.Trap as e:
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
        ["clang-22", "--target=wasm32-wasi", "-Wno-deprecated", "-O2", *sysroot, source, "-o", wasm], capture_output=True, text=True)
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


def run(engine, test, work):
    """Exit status, output and messages of a test in a new copy of its directory."""
    config = test.config
    dirs = []
    if "root" in config:
        copy = Path(tempfile.mkdtemp(dir=work))
        shutil.copytree(test.folder / config["root"], copy, dirs_exist_ok=True)
        dirs = [(str(copy), config.get("name", "/"))]
    given = config.get("stdin", "").encode()
    args, env = config.get("args", []), config.get("env", {})
    stdin = Path(work) / "stdin"
    stdin.write_bytes(given)
    if engine == "wasmtime":
        python = os.environ.get("WAMI_PYTHON", "python3")
        job = {"argv": [test.wasm.name, *args], "env": env, "dirs": dirs, "wasm": str(test.wasm), "stdin": str(stdin)}
        command = [python, "-c", WASMTIME, json.dumps(job)]
    elif engine == "jar":
        jar = test.wasm.with_suffix(".jar")
        subprocess.run([ROOT / "wasabi", "import", "--output-type=jvm", test.wasm, "-o", jar], check=True)
        options = [f"-Dwasi.dirs={os.pathsep.join(f'{h}::{g}' for h, g in dirs)}"] if dirs else []
        options += [f"-Dwasi.env.{k}={v}" for k, v in env.items()]
        command = ["java", *options, "-jar", jar, *args]
    else:
        options = [o for h, g in dirs for o in ("--dir", f"{h}::{g}")] + [o for k, v in env.items() for o in ("--env", f"{k}={v}")]
        command = [ROOT / "wasabi", "run", *options, test.wasm, "--", *args]
    try:
        done = subprocess.run(command, stdin=stdin.open("rb"), capture_output=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "timeout", b"", b""
    return done.returncode, done.stdout, done.stderr


def has_wasmtime():
    python = os.environ.get("WAMI_PYTHON", "python3")
    return subprocess.run([python, "-c", "import wasmtime"], capture_output=True).returncode == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default="wasabi", choices=["wasabi", "wasmtime", "jar"])
    parser.add_argument("--failures", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    tests = list(c_tests(ROOT / "scripts/wasi", True))
    if "WASI_TESTSUITE" in os.environ:
        suite = Path(os.environ["WASI_TESTSUITE"])
        tests += [*c_tests(suite / "tests/c/src", False), *rust_tests(suite)]
    compares = has_wasmtime()
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory() as work:
        for test in tests:
            if options.names and not any(n in test.name for n in options.names):
                continue
            if test.wasm is None or test.compared and not compares:
                skipped += 1
                continue
            status, out, err = run(options.engine, test, work)
            if test.compared:
                wanted, wanted_out, wanted_err = run("wasmtime", test, work)
            else:
                wanted = test.config.get("exit_code", 0)
                wanted_out = test.config["stdout"].encode() if "stdout" in test.config else out
                wanted_err = test.config["stderr"].encode() if "stderr" in test.config else err
            if status == wanted == 134:
                wanted_err = err  # each has words of its own
            good = (status, out, err) == (wanted, wanted_out, wanted_err)
            if not good and options.engine != "wasmtime" and test.name in KNOWN:
                print(f"skipped {test.name}: {KNOWN[test.name]}")
                skipped += 1
                continue
            passed += good
            failed += not good
            if not good:
                print(f"FAILED {test.name}: {status}, not {wanted}" if status != wanted else f"FAILED {test.name}: it prints something else")
                if options.failures:
                    sys.stdout.write(out.decode(errors="replace")[-2000:] + err.decode(errors="replace")[-2000:])
                    if test.compared:
                        sys.stdout.write("---- wasmtime:\n" + wanted_out.decode(errors="replace")[-2000:] + wanted_err.decode(errors="replace")[-2000:])
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
