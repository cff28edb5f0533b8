#!/usr/bin/env python3
"""Programs on WASI preview 1, native by wasabi build and on wasmtime: what they print, how they end, the files that they leave.

    scripts/native-wasi.py [--failures] [NAME ...]

A program is a C file of scripts/native-wasi, which clang-22 compiles with wasi-libc (Debian: wasi-libc, libclang-rt-22-dev-wasm32). Both runs get the same arguments,
environment, input and a directory of the same files, some of them links that lead out of it. A trap counts as status 134, as wasmtime's command gives it.
--bounds=explicit builds with tests in the place of guard pages.
Environment: WASABI (./wasabi), CLANG (clang-22), WAMI_PYTHON (a Python with wasmtime), WASI_SYSROOT (/usr).
A run is a test. Ends with `N passed, N failed, N skipped`.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "scripts" / "native-wasi"
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
CLANG = os.environ.get("CLANG", "clang-22")
PYTHON = os.environ.get("WAMI_PYTHON", sys.executable)
SYSROOT = os.environ.get("WASI_SYSROOT", "/usr")
EMULATED = ("-D_WASI_EMULATED_PROCESS_CLOCKS", "-lwasi-emulated-process-clocks")

# what a program is run with, once for each
RUNS = {
    "arguments": [["one", "two words", "", "ünï"], []],
    "exits": [[how] for how in ("return", "exit", "_Exit", "abort", "divide", "store", "call", "null", "stack")],
}
INPUT = "first line\nsecond line\n"

ON_WASMTIME = """
import sys, wasmtime
binary, folder, *arguments = sys.argv[1:]
engine = wasmtime.Engine()
linker = wasmtime.Linker(engine)
linker.define_wasi()
store = wasmtime.Store(engine)
wasi = wasmtime.WasiConfig()
wasi.argv = ["program", *arguments]
wasi.env = [["WORD", "a word"], ["EMPTY", ""]]
wasi.inherit_stdin(); wasi.inherit_stdout(); wasi.inherit_stderr()
wasi.preopen_dir(folder, ".")
store.set_wasi(wasi)
instance = linker.instantiate(store, wasmtime.Module.from_file(engine, binary))
try:
    instance.exports(store)["_start"](store)
except wasmtime.ExitTrap as end:
    sys.exit(end.code)
except (wasmtime.Trap, wasmtime.WasmtimeError) as trap:
    print(trap, file=sys.stderr)
    sys.exit(134)
"""


def fixture(work):
    """A directory with files and links, and what is outside of it."""
    folder = work / "granted"
    (folder / "sub").mkdir(parents=True)
    (work / "outside.txt").write_text("secret\n")
    (folder / "data.txt").write_text("some data\n")
    (folder / "sub" / "inner.txt").write_text("inner\n")
    links = {"link_in": "data.txt", "link_out": "../outside.txt", "link_absolute": "/etc/passwd", "link_loop": "link_loop", "link_directory": "sub",
             "dangling": "nowhere", "sub/link_up_out": "../../outside.txt", "link_up": "sub/..", "chain": "sub/back", "sub/back": "../link_in"}
    for name, target in links.items():
        (folder / name).symlink_to(target)
    return folder


def tree(work):
    """Everything below a directory: what each thing is, and what is in it."""
    out = {}
    for path in sorted(work.rglob("*")):
        name = str(path.relative_to(work))
        out[name] = os.readlink(path) if path.is_symlink() else "directory" if path.is_dir() else path.read_bytes()
    return out


def run(command, work, environment):
    done = subprocess.run([str(c) for c in command], cwd=work, input=INPUT.encode(), capture_output=True, timeout=120, env=environment)
    status = done.returncode if done.returncode >= 0 else 128 - done.returncode
    return status, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def build(source, folder, options):
    binary, program = folder / "program.wasm", folder / "program"
    for command in ([CLANG, "--target=wasm32-wasi", f"--sysroot={SYSROOT}", "-L", f"{SYSROOT}/lib/wasm32-wasi", "-I", f"{SYSROOT}/include/wasm32-wasi", "-O2", "-w", *EMULATED, source,
                     "-o", binary],
                    [WASABI, "build", binary, *options, "--env=WORD=a word", "--env=EMPTY=", "-o", program]):
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{Path(command[0]).name}: {done.stderr.strip()[:400]}")
    return binary, program


def compare(binary, program, arguments):
    """What is different between the two; empty if nothing is."""
    with tempfile.TemporaryDirectory() as a, tempfile.TemporaryDirectory() as b:
        ours, theirs = Path(a), Path(b)
        folder = fixture(ours)
        native = run([program, *arguments], ours, dict(os.environ, WASM_OPTIONS=f"--dir={folder}::."))
        reference = run([PYTHON, "-c", ON_WASMTIME, binary, fixture(theirs), *arguments], theirs, dict(os.environ))
        out = []
        if native[0] != reference[0]:
            out.append(f"status {native[0]}, on wasmtime {reference[0]} ({reference[2].strip()[-200:]})")
        for x, y in zip(native[1].splitlines() + [""], reference[1].splitlines() + [""]):
            if x != y:
                out.append(f"'{x}', on wasmtime '{y}'")
        if len(native[1].splitlines()) != len(reference[1].splitlines()):
            out.append("more or fewer lines")
        left, right = tree(ours), tree(theirs)
        out += [f"file {name}: {left.get(name)!r:.60}, on wasmtime {right.get(name)!r:.60}" for name in sorted({*left, *right}) if left.get(name) != right.get(name)]
        if native[0] == 134 and "wasm trap: " not in native[2]:
            out.append("no message: " + native[2][:200])
        return out


def main():
    options = [a for a in sys.argv[1:] if a.startswith("--bounds")]
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    passed = failed = 0
    for source in sorted(PROGRAMS.glob("*.c")):
        if names and source.stem not in names:
            continue
        with tempfile.TemporaryDirectory() as name:
            try:
                binary, program = build(source, Path(name), options)
            except RuntimeError as wrong:
                failed += 1
                print(f"FAILED {source.stem}: {wrong}")
                continue
            for arguments in RUNS.get(source.stem, [[]]):
                differences = compare(binary, program, arguments)
                passed += not differences
                failed += bool(differences)
                if differences:
                    print(f"FAILED {source.stem} {' '.join(arguments)}: " + "\n    ".join(differences[:40]))
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(failed > 0 or not passed)


if __name__ == "__main__":
    main()
