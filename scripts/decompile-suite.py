#!/usr/bin/env python3
"""The modules of the specification's tests, decompiled: that all are, that clang takes what is to be C, and that the C does what the scripts say.

    scripts/decompile-suite.py [--sample=N] [--seed=N] [--run=N] [--level=-O0] [--failures] [--keep=DIR] [NAME ...]     names of .wast files without the ending

wasm-tools makes modules and commands of a script of $TESTSUITE_SRC; of all scripts unless some are named. Every valid module is decompiled. What uses nothing
but Wasm 1.0, sign extension, saturating conversions, bulk memory and several results is compiled by clang-22, and with a main of its assert_return and
assert_trap linked and executed; --sample takes only so many modules, --run executes only so many. A module that imports from another one than spectest is
compiled only. Needs wasm-tools or $WASM_TOOLS, clang-22. A module decompiled, a module compiled, an assertion are a test; ends with `N passed, N failed, N skipped`.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLANG = os.environ.get("CLANG", "clang-22")
FLAGS = ["-std=gnu2x", "-fwrapv", "-w"]
FEATURES = {"mvp", "mutable-globals", "sign-ext", "nontrapping-fptoint", "multivalue", "bulk-memory-opt", "bulk-memory", "extended-const", "multimemory"}
SPECTEST = {"global_i32": "666", "global_i64": "666", "global_f32": "666.6f", "global_f64": "666.6"}
QUIET = {"f32": ("0x7fffffffu", "0x7fc00000u"), "f64": ("0x7fffffffffffffffull", "0x7ff8000000000000ull")}

DRIVER = """#define EXPORT(name) static
#include "%s"
extern const char *wasm_try(void (*)(void));
extern void wasm_check_result(int, const char *, int);
extern void wasm_check_trap(int, const char *, const char *);
extern void wasm_passed(void);
"""


class Skip(Exception):
    """What an assertion says cannot be said in C, or is about something that is not there."""


def literal(value):
    kind = value["type"]
    if kind not in ("i32", "i64", "f32", "f64") or "value" not in value:
        raise Skip(f"arguments of type {kind}")
    bits = f"{int(value['value']) & (1 << int(kind[1:])) - 1}ull"
    return f"(i32)(u32){bits}" if kind == "i32" else f"(i64){bits}" if kind == "i64" else f"((union {{ u{kind[1:]} b; {kind} v; }}){{(u{kind[1:]}){bits}}}).v"


def test(value, name):
    """C that holds of the result `name` if it is what the script expects."""
    kind = value["type"]
    if kind not in ("i32", "i64", "f32", "f64"):
        raise Skip(f"results of type {kind}")
    width = kind[1:]
    bits = f"((union {{ {kind} v; u{width} b; }}){{{name}}}).b"
    text = str(value["value"])
    if text.startswith("nan:"):
        mask, quiet = QUIET[kind]
        return f"({bits} & {mask}) == {quiet}" if text == "nan:canonical" else f"({bits} & {quiet}) == {quiet}"
    return f"{bits} == {int(text) & (1 << int(width)) - 1}ull"


def quoted(name):
    """As the decompiler writes it."""
    out = ""
    raw = name.encode()
    for i, b in enumerate(raw):
        c = chr(b)
        if c in '"\\':
            out += "\\" + c
        elif c in "\n\t\r":
            out += {"\n": "\\n", "\t": "\\t", "\r": "\\r"}[c]
        elif 32 <= b < 127:
            out += c
        else:
            digit = i + 1 < len(raw) and 48 <= raw[i + 1] <= 55
            out += f"\\{b:03o}" if digit else f"\\{b:o}"
    return f'"{out}"'


class Module:
    """A module of a script with what is said of it."""

    def __init__(self, file):
        self.file = file
        self.commands = []
        self.text = file.with_suffix(".c")


def modules_of(folder):
    """The modules of a script, in their order, and the assertions about them as long as no other module changes what they import."""
    named, current, found = {}, None, []
    for c in json.loads((folder / f"{folder.name}.json").read_text(encoding="utf-8"))["commands"]:
        kind = c["type"]
        if kind == "module" and c.get("filename", "").endswith(".wasm"):
            current = Module(folder / c["filename"])
            found.append(current)
            if c.get("name"):
                named[c["name"]] = current
        elif kind == "module":
            current = None
        elif kind in ("assert_return", "assert_trap", "action"):
            of = named.get(c["action"].get("module")) if c["action"].get("module") else current
            if of and "field" in c["action"]:
                of.commands.append(c)
        elif kind == "register":
            of = named.get(c.get("name"), current)
            if of:
                of.commands.append({"type": "register"})
    return found


def driver(module, skipped):
    """The C file of a module's assertions; None if there are none, or if it cannot be linked alone."""
    text = module.text.read_text(encoding="utf-8", errors="surrogateescape")
    out = [DRIVER % module.text.name]
    makes = []
    for macro, name, rest in re.findall(r'^(IMPORT_MEMORY|IMPORT_TABLE)\((\w+), (.*)\);$', text, re.M):
        if not rest.startswith('"spectest"'):
            raise Skip("imports from another module")
        if macro == "IMPORT_MEMORY":
            out.append(f"u8 *{name}; u32 {name}$pages = 1; const u32 {name}$max = 2; extern u8 *wasm_memory_new(u32, u32);")
            makes.append(f"{name} = wasm_memory_new(1, 2);")
        else:
            out.append(f"funcref *{name}; u32 {name}$size = 10; extern funcref *wasm_table_new(u32);")
            makes.append(f"{name} = wasm_table_new(10);")
    for of, field, declaration in re.findall(r'^IMPORT\("((?:[^"\\]|\\.)*)", "((?:[^"\\]|\\.)*)"\) (.*);', text, re.M):
        if of != "spectest":
            raise Skip("imports from another module")
        out.append(f"{declaration} {{}}" if declaration.endswith(")") else f"{declaration} = {SPECTEST[field]};")
    exports = {}
    for line in re.findall(r'^EXPORT\(.*$', text, re.M):
        names = re.findall(r'EXPORT\(("(?:[^"\\]|\\.)*")\) ', line)
        rest = re.sub(r'^(EXPORT\("(?:[^"\\]|\\.)*"\) )+', "", line)
        head = re.match(r"[\w ]*?(\w+)(\(| =|;)", rest)
        for name in names:
            exports[name] = (head.group(1), head.group(2) == "(")
    body = []
    count = 0
    for c in module.commands:
        if c["type"] == "register":
            break  # another module may change what it exports
        action = c["action"]
        try:
            known = exports.get(quoted(action["field"]))
            if known is None:
                raise Skip("no such export in the text")
            name, is_function = known
            if is_function != (action["type"] == "invoke"):
                raise Skip("no such export in the text")
            call = f"{name}({', '.join(literal(a) for a in action['args'])})" if is_function else name
            expected = c.get("expected", []) if c["type"] == "assert_return" else []
            if any(e["type"] == "either" for e in expected):
                raise Skip("one of several results")
            results = [f"r{count}"] if len(expected) == 1 else [f"r{count}.r{i}" for i in range(len(expected))]
            tests = " && ".join(f"({test(e, r)})" for e, r in zip(expected, results)) or "1"
        except Skip as why:
            skipped[str(why)] += c["type"] != "action"
            continue
        if expected:
            out.append(f"static __typeof__({call}) r{count};")
        out.append(f"static void c{count}(void) {{ {f'r{count} = ' if expected else ''}{call}; }}")
        if c["type"] == "assert_return":
            body.append(f"{{ const char *why = wasm_try(c{count}); wasm_check_result({c['line']}, why, !why && ({tests})); }}")
        elif c["type"] == "assert_trap":
            body.append(f"wasm_check_trap({c['line']}, wasm_try(c{count}), {json.dumps(c['text'])});")
        else:
            body.append(f"wasm_try(c{count});")
        count += 1
    if not body:
        return None
    out.append("static void start(void) { " + " ".join(makes) + " init_module(); }")
    parts = []
    for i in range(0, len(body), 200):
        out.append(f"static void part{i}(void) {{\n" + "\n".join(body[i:i + 200]) + "\n}")
        parts.append(f"part{i}();")
    out.append("int main(void) { const char *why = wasm_try(start); if (why) wasm_check_result(0, why, 0); " + " ".join(parts) + " wasm_passed(); return 0; }")
    return "\n".join(out) + "\n"


def execute(module, level, runtime, skipped):
    """How many assertions held, and what failed."""
    text = driver(module, skipped)
    if text is None:
        return 0, []
    source = module.file.with_suffix(".main.c")
    source.write_text(text, encoding="utf-8", errors="surrogateescape")
    made = module.file.with_suffix(".exe")
    done = subprocess.run([CLANG, level, *FLAGS, source, runtime, "-lm", "-o", made], capture_output=True, text=True)
    if done.returncode:
        return 0, [f"clang of the driver: {done.stderr[:400]}"]
    try:
        ran = subprocess.run([made], capture_output=True, text=True, errors="replace", timeout=60)
    except subprocess.TimeoutExpired:
        return 0, ["did not end"]
    failures = re.findall(r"^FAILED (.*)$", ran.stdout, re.M)
    total = re.search(r"^PASSED (\d+)$", ran.stdout, re.M)
    if not total:
        failures.append(f"ended with {ran.returncode}: {ran.stderr[:200]}")
    made.unlink()
    return int(total.group(1)) if total else 0, failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sample", type=int, help="so many modules")
    parser.add_argument("--run", type=int, help="execute so many modules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="-O0")
    parser.add_argument("--failures", action="store_true", help="say all of them")
    parser.add_argument("--keep", help="a folder to work in that stays")
    options = parser.parse_args()
    suite = Path(os.environ["TESTSUITE_SRC"])
    tools = os.environ.get("WASM_TOOLS", "wasm-tools")
    chance = random.Random(options.seed)
    wanted = [suite / f"{n}.wast" for n in options.names] or sorted(suite.glob("*.wast"))
    if options.sample:
        wanted = chance.sample(wanted, min(len(wanted), options.sample))
    passed = failed = 0
    skipped = collections.Counter()
    reports = []
    with tempfile.TemporaryDirectory() as name:
        work = Path(options.keep or name)
        modules = []
        for wast in wanted:
            folder = work / wast.stem
            folder.mkdir(exist_ok=True, parents=True)
            made = folder / f"{wast.stem}.json"
            done = subprocess.run([tools, "json-from-wast", wast, "-o", made, "--wasm-dir", folder], capture_output=True, text=True)
            if done.returncode:
                skipped["wasm-tools cannot read the script"] += 1
                continue
            modules += modules_of(folder)
        if options.sample and len(modules) > 4 * options.sample:
            modules = chance.sample(modules, 4 * options.sample)
        files = [str(m.file) for m in modules]
        for i in range(0, len(files), 500):
            done = subprocess.run([ROOT / "wasabi", "decompile", *files[i:i + 500]], capture_output=True, text=True, errors="replace")
            if done.returncode:
                reports.append(done.stderr[:2000])
            subprocess.run([ROOT / "wasabi", "stats", *files[i:i + 500]], check=True, capture_output=True)
        candidates = []
        for m in modules:
            if not m.text.exists():
                failed += 1
                reports.append(f"{m.file.name}: not decompiled")
                continue
            passed += 1
            used = re.search(r"^features:(.*)$", m.file.with_suffix(".statistics.txt").read_text(), re.M)
            if used and set(used.group(1).split()) <= FEATURES:
                candidates.append(m)
        compiled = []
        for m in candidates:
            done = subprocess.run([CLANG, "-O0", *FLAGS, "-c", m.text, "-o", os.devnull], capture_output=True, text=True, errors="replace")
            if done.returncode:
                failed += 1
                reports.append(f"{m.file.name}: clang: {done.stderr[:300]}")
                continue
            passed += 1
            compiled.append(m)
        print(f"{len(modules)} modules, {len(candidates)} to be C, {len(compiled)} compiled", flush=True)
        runtime = work / "runtime.o"
        subprocess.run([CLANG, "-O1", "-c", ROOT / "scripts/decompile/runtime.c", "-o", runtime], check=True)
        runs = [m for m in compiled if any(c["type"] in ("assert_return", "assert_trap") for c in m.commands)]
        if options.run and len(runs) > options.run:
            runs = chance.sample(runs, options.run)
        asserted = 0
        for m in runs:
            try:
                ok, failures = execute(m, options.level, runtime, skipped)
            except Skip as why:
                skipped[str(why)] += sum(c["type"] in ("assert_return", "assert_trap") for c in m.commands)
                continue
            asserted += ok
            failed += len(failures)
            reports += [f"{m.file.name}: {f}" for f in failures]
        passed += asserted
        print(f"{len(runs)} executed, {asserted} assertions hold")
    for report in reports if options.failures else reports[:20]:
        print(report)
    for why, count in skipped.most_common():
        if count:
            print(f"{count:6} skipped: {why}")
    print(f"{passed} passed, {failed} failed, {sum(skipped.values())} skipped")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
