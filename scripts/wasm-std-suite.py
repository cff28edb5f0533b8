#!/usr/bin/env python3
"""The WebAssembly specification's tests through standard MLIR: wasm -> wasmssa -> std MLIR -> wami compile -> wasm,
whose assertions are then run on node.

    scripts/wasm-std-suite.py [-O0 | -O1 | -O2 | -O3] [NAME ...]     names of .wast files without the ending; default: all of the list

Modules are of level Wasm 2.0 without SIMD: `wasm-tools validate` accepts them with wasm1 or wasm2. Kinds of traps are
compared, and NaNs by class. Needs $TESTSUITE_SRC (a checkout of WebAssembly/testsuite) and $WASM_TOOLS; the build is that
of `./mvnw -o -q -Dquick -pl tests -am test-compile`.
Ends with 1 if fewer than 95% of the assertions hold.
"""
import collections, json, os, pathlib, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = """i32 i64 f32 f64 f32_cmp f64_cmp f32_bitwise f64_bitwise conversions int_exprs int_literals float_exprs
float_literals const block loop if br br_if br_table nop unreachable return local_get local_set local_tee global fac forward
call memory load store address align endianness memory_trap memory_grow memory_size traps stack labels switch unwind""".split()
NEEDED = 0.95


def accepts(tools, module, level):
    return subprocess.run([tools, "validate", "-f", level, module], capture_output=True).returncode == 0


def classpath():
    """The classes of the build, and the libraries that its tests use."""
    classes = [str(p) for p in ROOT.glob("*/target/quick/classes")] + [str(p) for p in ROOT.glob("*/target/quick/test-classes")]
    wanted = ["com/dylibso/chicory", "org/ow2/asm", "org/jspecify", "info/picocli"]
    repository = pathlib.Path.home() / ".m2" / "repository"
    jars = [str(j) for w in wanted for j in (repository / w).rglob("*.jar")]
    return os.pathsep.join(classes + jars)


def main():
    level = next((a for a in sys.argv[1:] if a.startswith("-O")), "-O2")
    names = [a for a in sys.argv[1:] if not a.startswith("-")] or FILES
    suite = pathlib.Path(os.environ["TESTSUITE_SRC"])
    tools = os.environ.get("WASM_TOOLS", "wasm-tools")
    node = os.environ.get("WAMI_NODE20", "node")
    work = pathlib.Path(os.environ.get("WASM_STD_DIR") or tempfile.mkdtemp(prefix="wasm-std-suite-"))
    modules, out = work / "in", work / "out"
    for d in (modules, out):
        d.mkdir(parents=True, exist_ok=True)
        for old in d.iterdir():
            old.unlink()
    beyond = []
    for name in names:
        script = modules / (name + ".json")
        subprocess.run([tools, "json-from-wast", suite / (name + ".wast"), "-o", script, "--wasm-dir", modules], check=True)
        commands = json.loads(script.read_text())["commands"]
        kept = {c["filename"] for c in commands if c["type"] in ("module", "assert_uninstantiable", "assert_unlinkable")}
        kept |= {c["filename"] for c in commands if c["type"] == "assert_trap" and "filename" in c}
        for file in sorted(modules.glob(name + ".*.wasm")):
            if file.name not in kept:
                file.unlink()
            elif not accepts(tools, file, "wasm1") and not accepts(tools, file, "wasm2"):
                beyond.append(file.name)
                file.unlink()
    subprocess.run(["java", "-XX:+UseSerialGC", "-cp", classpath(), "dev.wami.tests.wasm.StdRoundTrip", modules, out, level], check=True)
    for error in sorted(out.glob("*.err")):
        print(f"{error.stem}: {error.read_text().strip().splitlines()[0]}")
    run = subprocess.run([node, ROOT / "scripts" / "wasm-std-suite.mjs", modules, out, *names], capture_output=True, text=True)
    sys.stdout.write(run.stdout)
    sys.stderr.write(run.stderr)
    total = collections.Counter()
    for line in run.stdout.splitlines():
        words = line.split()
        if len(words) == 3 and words[1].isdigit():
            total["held"] += int(words[1])
            total["all"] += int(words[2])
    share = total["held"] / max(1, total["all"])
    print(f"{total['held']} of {total['all']} assertions hold at {level}, {100 * share:.2f}%; beyond Wasm 2.0: {len(beyond)} modules")
    return 0 if share >= NEEDED and run.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
