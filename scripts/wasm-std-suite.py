#!/usr/bin/env python3
"""The WebAssembly specification's tests through standard MLIR: wasm -> wasmssa -> std MLIR -> wami compile -> wasm,
whose assertions are then run on node.

    scripts/wasm-std-suite.py [-O0 | -O1 | -O2 | -O3] [NAME ...]     names of .wast files without the ending; default: all
    scripts/wasm-std-suite.py --structured [-O0 ... -O3] [NAME ...]  with loops and conditionals in standard MLIR in place of blocks
    scripts/wasm-std-suite.py --opt [-O0 ... -Oz] [NAME ...]         by `wasabi opt`, which does it in one go
    scripts/wasm-std-suite.py --wasmssa [NAME ...]                   through wasmssa and back only; with GC, too
    scripts/wasm-std-suite.py --engine=wasmtime [NAME ...]           on wasmtime in place of node

A name may have the folder before it: `proposals/threads/atomic`. Modules have no more than FEATURES below, as `wasm-tools
validate -f` judges: without SIMD, whose assertions node cannot run (scripts/wasm-assertions.py does), and without GC. Kinds of traps are
compared, and NaNs by class. An assertion about an instance that a module beyond that was linked with is skipped. Needs
$TESTSUITE_SRC (a checkout of WebAssembly/testsuite), $WASM_TOOLS and node 26 ($WAMI_NODE26) or the Python package wasmtime
($WAMI_PYTHON); the build is the newer of those of `./mvnw verify` and `./mvnw -o -q -Dquick -pl tests -am test-compile`.
Ends with 1 if an assertion does not hold.
"""
import collections, json, os, pathlib, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# what standard MLIR has and node can show: of GC it has nothing
FEATURES = "wasm2,-simd,multi-memory,memory64,extended-const,tail-call,threads,wide-arithmetic,function-references,exceptions,custom-page-sizes"
# commands that bring a module which has to be converted
MODULES = ("module", "module_definition", "assert_uninstantiable", "assert_unlinkable")


def accepts(tools, module, features):
    return subprocess.run([tools, "validate", "-f", features, module], capture_output=True).returncode == 0


def classpath():
    """The classes of the build, and the libraries that its tests use."""
    compiled = "maven-status/maven-compiler-plugin/testCompile/default-testCompile/createdFiles.lst"
    builds = [b for b in ("target", "target/quick") if (ROOT / "tests" / b / compiled).exists()]
    if not builds:
        sys.exit("nothing is built: ./mvnw -o -q -Dquick -pl tests -am test-compile")
    newest = max(builds, key=lambda b: (ROOT / "tests" / b / compiled).stat().st_mtime)
    classes = [str(p) for kind in ("classes", "test-classes") for p in ROOT.glob(f"*/{newest}/{kind}")]
    wanted = ["com/dylibso/chicory", "org/ow2/asm", "org/jspecify", "info/picocli"]
    repository = pathlib.Path.home() / ".m2" / "repository"
    jars = [str(j) for w in wanted for j in (repository / w).rglob("*.jar")]
    return os.pathsep.join(classes + jars)


def optimize(modules, out, level):
    """Each module by `wasabi opt`; what it says of one that it refuses, beside where its result would be."""
    files = sorted(modules.glob("*.wasm"))
    said = subprocess.run([ROOT / "wasabi", "opt", level, *files, "--out-dir", out], capture_output=True, text=True, errors="replace").stderr
    for file in files:
        if not (out / file.name).exists():
            reasons = [line for line in said.splitlines() if line.startswith(f"{file}:")]
            (out / file.name).with_suffix(".err").write_text("\n".join(reasons) or said[-2000:])


def import_and_export(modules, out):
    """Each module through wasmssa; what is said of one that is refused, beside where its result would be."""
    files, texts = sorted(modules.glob("*.wasm")), out.parent / "wasmssa"
    shutil.rmtree(texts, ignore_errors=True)
    command = [ROOT / "wasabi", "import", "--output-type=wasm-mlir", *files, "--out-dir", texts]
    said = subprocess.run(command, capture_output=True, text=True, errors="replace").stderr
    made = sorted(texts.glob("*.wasm.mlir"))
    said += subprocess.run([ROOT / "wasabi", "export", *made, "--out-dir", out], capture_output=True, text=True, errors="replace").stderr
    for file in files:
        if not (out / file.name).exists():
            reasons = [line for line in said.splitlines() if file.stem in line]
            (out / file.name).with_suffix(".err").write_text("\n".join(reasons) or said[-2000:])


def main():
    wasmssa = "--wasmssa" in sys.argv
    features = FEATURES + ",gc" if wasmssa else FEATURES
    level = next((a for a in sys.argv[1:] if a.startswith("-O")), "-O2")
    suite = pathlib.Path(os.environ["TESTSUITE_SRC"])
    names = [a for a in sys.argv[1:] if not a.startswith("-")]
    names = names or sorted(f.stem for f in suite.glob("*.wast") if not f.stem.startswith("simd_"))
    tools = os.environ.get("WASM_TOOLS", "wasm-tools")
    structured = [a for a in sys.argv[1:] if a == "--structured"]
    wasmtime = "--engine=wasmtime" in sys.argv
    node = os.environ.get("WAMI_NODE26", "node")
    work = pathlib.Path(os.environ.get("WASM_STD_DIR") or tempfile.mkdtemp(prefix="wasm-std-suite-"))
    modules, out = work / "in", work / "out"
    for d in (modules, out):
        d.mkdir(parents=True, exist_ok=True)
        for old in d.iterdir():
            old.unlink()
    beyond = []
    tested = []
    for path in names:
        name = path.replace("/", "-")
        script = modules / (name + ".json")
        subprocess.run([tools, "json-from-wast", suite / (path + ".wast"), "-o", script, "--wasm-dir", modules], check=True)
        commands = json.loads(script.read_text())["commands"]
        for text in modules.glob(name + ".*.wat"):
            subprocess.run([tools, "parse", text, "-o", text.with_suffix(".wasm")], capture_output=True)
        kept = {c["filename"].replace(".wat", ".wasm") for c in commands if c["type"] in MODULES}
        kept |= {c["filename"] for c in commands if c["type"] == "assert_trap" and "filename" in c}
        for file in sorted(modules.glob(name + ".*.wasm")):
            if file.name not in kept:
                file.unlink()
            elif not accepts(tools, file, features):
                beyond.append(file.name)
                file.rename(file.with_suffix(".beyond"))
        if any(modules.glob(name + ".*.wasm")):
            tested.append(name)
    if wasmssa:
        import_and_export(modules, out)
    elif "--opt" in sys.argv:
        optimize(modules, out, level)
    else:
        subprocess.run(["java", "-XX:+UseSerialGC", "-cp", classpath(), "dev.wami.tests.wasm.StdRoundTrip", modules, out, level, *structured], check=True)
    for error in sorted(out.glob("*.err")):
        print(f"{error.stem}: {error.read_text().strip().splitlines()[0]}")
    runner = [os.environ.get("WAMI_PYTHON", "python3"), ROOT / "scripts" / "wasm-std-wasmtime.py"] if wasmtime else [node, ROOT / "scripts" / "wasm-std-suite.mjs"]
    run = subprocess.run([*runner, modules, out, *tested], capture_output=True, text=True)
    sys.stdout.write(run.stdout)
    sys.stderr.write(run.stderr)
    total = collections.Counter()
    for line in run.stdout.splitlines():
        words = line.split()
        if len(words) == 4 and words[1].isdigit():
            for what, count in zip(("passed", "failed", "skipped"), words[1:]):
                total[what] += int(count)
    print(f"{len(tested)} files {'through wasmssa' if wasmssa else f'at {level}'}, {len(beyond)} modules beyond {features}")
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 0 if total["passed"] and not total["failed"] and run.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
