#!/usr/bin/env python3
"""Compares the import of WebAssembly with upstream's, mlir-translate-22 --import-wasm, on modules of the specification's tests.

    scripts/wasmssa-upstream.py [NAME ...]      names of .wast files without the ending; default: all

A module counts as the same if both texts are equal after what docs/wasmssa.md lists: `else` without quotes, symbols in
quotes, exports that upstream forgets, the order of types and exports. mlir-opt-22 reads ours, if it has nothing that
upstream lacks. Needs $TESTSUITE_SRC, wasm-tools (or $WASM_TOOLS) and the build of
`./mvnw -o -q -Dquick -pl tests -am test-compile`. Ends with 1 if a text differs for another reason.
"""
import json, os, pathlib, re, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
DRIVER = "dev.wami.tests.wasmssa.PrintImports"


def classpath():
    parts = [str(p) for p in ROOT.glob("*/target/quick/*classes")]
    parts += [str(p) for p in pathlib.Path.home().glob(".m2/repository/org/jspecify/jspecify/*/*.jar")]
    return os.pathsep.join(parts)


def modules(source, names, directory):
    for script in sorted(pathlib.Path(source).glob("*.wast")):
        if names and script.stem not in names:
            continue
        out = directory / script.stem
        out.mkdir()
        listing = out / "commands.json"
        command = [TOOLS, "json-from-wast", script, "-o", listing, "--wasm-dir", out]
        if subprocess.run(command, capture_output=True).returncode:
            sys.exit(f"{script}: {TOOLS} refuses it")
        for c in json.loads(listing.read_text())["commands"]:
            if c["type"] in ("module", "module_definition") and c.get("filename", "").endswith(".wasm"):
                yield out / c["filename"]


def normal(text):
    text = text.replace('"else "', "else ")
    text = re.sub(r"module attributes \{wasmssa\.(?:types|exports).*\} \{", "module {", text)
    text = re.sub(r'^ *wasmssa\.(?:export|custom) .*\n', "", text, flags=re.M)
    text = re.sub(r'@"([^"\\]+)"', r"@\1", text)
    return text.strip()


def main():
    source = os.environ.get("TESTSUITE_SRC")
    if not source:
        sys.exit("TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite (scripts/peers.sh testsuite)")
    same, differ, refused, read, unread = 0, [], 0, 0, []
    with tempfile.TemporaryDirectory() as tmp:
        files = list(modules(source, sys.argv[1:], pathlib.Path(tmp)))
        listing = pathlib.Path(tmp) / "files"
        listing.write_text("\n".join(map(str, files)))
        subprocess.run(["java", "-Xss4m", "-cp", classpath(), DRIVER, listing], check=True)
        for wasm in files:
            ours = wasm.with_suffix(".mlir")
            if not ours.exists():
                continue
            theirs = subprocess.run(["mlir-translate-22", "--import-wasm", wasm], capture_output=True, text=True)
            name = f"{wasm.parent.name}/{wasm.name}"
            if theirs.returncode:
                refused += 1
                continue
            text = ours.read_text()
            if normal(text) == normal(theirs.stdout):
                same += 1
            else:
                differ.append(name)
            if not re.search(r"wasmssa\.(export|custom|data|elem|start)\b", text):
                ok = subprocess.run(["mlir-opt-22", ours], capture_output=True).returncode == 0
                read += ok
                if not ok:
                    unread.append(name)
    print(f"{same} texts as upstream's, {len(differ)} others; upstream refuses {refused}; mlir-opt-22 reads {read} of {read + len(unread)}")
    for kind, names in (("differs", differ), ("not read", unread)):
        for n in names[:20]:
            print(f"  {kind}: {n}")
    sys.exit(1 if unread or differ else 0)


main()
