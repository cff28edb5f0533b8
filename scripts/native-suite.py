#!/usr/bin/env python3
"""The specification's assertions natively: each script becomes one program of its modules, by wasabi build, and a C file with the assertions.

    scripts/native-suite.py [--bounds=guard|explicit] [--level=-O1] [--failures] [NAME ...]     names of .wast files without the ending

wasm-tools makes modules and commands of a script of $TESTSUITE_SRC; all scripts unless some are named. Each module gets a prefix of its own; what it imports of
spectest is defined in C. A script with a module that wasabi does not take to native code yet is skipped, with the reason; so is an assertion about a module that
imports from another one, and one on values that C cannot pass.
Needs wasm-tools or $WASM_TOOLS, clang-22, and the classes of the module `tests`. An assertion is a test; ends with `N passed, N failed, N skipped`.
"""
import argparse
import collections
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAIN = "dev.wami.tests.wasm.NativeModules"
CLANG = os.environ.get("CLANG", "clang-22")
RUNTIME = ROOT / "runtime/src/main/resources/dev/wami/runtime/native"
TYPES = {"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double", "v128": "wasabi_v128", "externref": "uint64_t", "funcref": "uint64_t"}
BITS = {"i32": "uint32_t", "i64": "uint64_t", "f32": "uint32_t", "f64": "uint64_t"}
LANES = {"i8": (16, "uint8_t"), "i16": (8, "uint16_t"), "i32": (4, "uint32_t"), "i64": (2, "uint64_t"), "f32": (4, "uint32_t"), "f64": (2, "uint64_t")}
QUIET = {"f32": ("0x7fffffffu", "0x7fc00000u", "0x7fc00000u"), "f64": ("0x7fffffffffffffffull", "0x7ff8000000000000ull", "0x7ff8000000000000ull")}

PRELUDE = r"""
#include <stdio.h>
#include <string.h>
#include "wasabi.h"
#define SYMBOL(type, name, symbol) extern type name __asm__(symbol)
void p_print(void) __asm__("spectest.print"); void p_print(void) {}
void p_i32(int32_t a) __asm__("spectest.print_i32"); void p_i32(int32_t a) {}
void p_i64(int64_t a) __asm__("spectest.print_i64"); void p_i64(int64_t a) {}
void p_f32(float a) __asm__("spectest.print_f32"); void p_f32(float a) {}
void p_f64(double a) __asm__("spectest.print_f64"); void p_f64(double a) {}
void p_if(int32_t a, float b) __asm__("spectest.print_i32_f32"); void p_if(int32_t a, float b) {}
void p_dd(double a, double b) __asm__("spectest.print_f64_f64"); void p_dd(double a, double b) {}
SYMBOL(const int32_t, g_i32, "spectest.global_i32"); const int32_t g_i32 = 666;
SYMBOL(const int64_t, g_i64, "spectest.global_i64"); const int64_t g_i64 = 666;
SYMBOL(const float, g_f32, "spectest.global_f32"); const float g_f32 = 666.6f;
SYMBOL(const double, g_f64, "spectest.global_f64"); const double g_f64 = 666.6;
SYMBOL(wasabi_memory, memory, "spectest.memory"); wasabi_memory memory;
static uint64_t elements[10];
SYMBOL(wasabi_table, table, "spectest.table"); wasabi_table table = {elements, elements, 0, 10, 1};
static int passed;
static void report(int line, const char *what) { printf("FAILED %d %s\n", line, what); }
"""


def classpath():
    script = f'main={MAIN}; . scripts/test-classes.sh; echo "$classpath"'
    return subprocess.run(["bash", "-c", script], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


class Skip(Exception):
    """What an assertion says cannot be said in C, or is about something that is not there."""


def lane_bits(kind, text):
    if kind[0] == "i":
        return int(text) & (1 << int(kind[1:])) - 1
    return int(text)


def vector(value):
    count, _ = LANES[value["lane_type"]]
    width = 128 // count // 8
    raw = b"".join(lane_bits(value["lane_type"], v).to_bytes(width, "little") for v in value["value"])
    return "(wasabi_v128){" + ", ".join(str(struct.unpack("b", bytes([b]))[0]) for b in raw) + "}"


def argument(value):
    kind = value["type"]
    if kind == "v128":
        return vector(value)
    if kind == "i32":
        return f"(int32_t){int(value['value']) & 0xffffffff}u"
    if kind == "i64":
        return f"(int64_t){int(value['value']) & (1 << 64) - 1}ull"
    if kind == "f32":
        return f"(((union {{ uint32_t b; float v; }}){{{int(value['value'])}u}}).v)"
    if kind == "f64":
        return f"(((union {{ uint64_t b; double v; }}){{{int(value['value'])}ull}}).v)"
    if kind == "externref":
        return "0" if value["value"] == "null" else f"{int(value['value']) + 1}ull"
    if kind == "funcref" and value.get("value") == "null":
        return "0"
    raise Skip(f"arguments of type {kind}")


def number_test(kind, bits, text):
    """C that holds of `bits`, an unsigned number, if it is what the script expects."""
    if text.startswith("nan:"):
        mask, canonical, _ = QUIET[kind]
        return f"({bits} & {mask}) == {canonical}" if text == "nan:canonical" else f"({bits} & {canonical}) == {canonical}"
    return f"{bits} == {int(text) & ((1 << (32 if kind == 'f32' else 64)) - 1)}ull"


def test(value, name):
    """C that holds of the result `name` if it is what the script expects."""
    kind = value["type"]
    if kind == "either":
        return "(" + " || ".join(test(v, name) for v in value["values"]) + ")"
    if kind == "v128":
        count, c = LANES[value["lane_type"]]
        parts = []
        for i, text in enumerate(value["value"]):
            lane = f"((union {{ wasabi_v128 v; {c} l[{count}]; }}){{{name}}}).l[{i}]"
            if value["lane_type"][0] == "f":
                parts.append(number_test(value["lane_type"], lane, text))
            else:
                parts.append(f"{lane} == {lane_bits(value['lane_type'], text)}ull")
        return " && ".join(parts)
    if kind in ("i32", "i64"):
        width = int(kind[1:])
        return f"({BITS[kind]}){name} == {int(value['value']) & (1 << width) - 1}ull"
    if kind in ("f32", "f64"):
        return number_test(kind, f"((union {{ {TYPES[kind]} v; {BITS[kind]} b; }}){{{name}}}).b", value["value"])
    if kind == "externref":
        return f"{name} == {argument(value)}"
    if kind in ("funcref", "refnull", "externref"):
        return f"{name} == 0" if value.get("value") == "null" or kind == "refnull" else f"{name} != 0"
    raise Skip(f"results of type {kind}")


def unquoted(name):
    """The bytes of a name of LLVM's text."""
    return re.sub(rb"\\([0-9a-fA-F]{2})", lambda m: bytes([int(m.group(1), 16)]), name.encode())


def quoted(name):
    """Bytes as a text of C."""
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else f"\\{b:03o}" for b in name) + '"'


class Script:
    """One script as C."""

    def __init__(self, commands, folder):
        self.folder = folder
        self.out = [PRELUDE]
        self.body = []
        self.symbols = {}
        self.imports = {}
        self.named = {}
        self.registered = {}
        self.current = None
        self.count = 0
        self.skipped = collections.Counter()
        self.failed = 0
        self.used = []
        self.live = False
        for c in commands:
            self.command(c)

    def module(self, c):
        number = len(self.symbols)
        self.symbols[number] = None
        self.current = number
        if c.get("name"):
            self.named[c["name"]] = number
        ir = self.folder / f"{Path(c['filename']).stem}.ll"
        self.live = ir.exists()
        if not self.live:
            self.lost(self.registered)
            return
        text = ir.read_text(errors="replace")
        self.symbols[number] = {unquoted(a or b) for a, b in re.findall(r'^define (?!internal|private).*? @(?:"([^"]*)"|([^"(\s]+))\(', text, re.M)}
        foreign = re.findall(r'^@"?([^"\s=]+)"? = external', text, re.M) + re.findall(r'^declare .*?@"?([^"(]+)"?\(', text, re.M)
        if any("." in name and not name.startswith(("spectest.", "llvm.")) for name in foreign):
            self.symbols[number] = None
            self.live = False
            self.lost({name.split(".")[0] for name in foreign})
            return
        self.used.append(ir)
        name = f"m{number}"
        self.out.append(f'extern void {name}_init(void) __asm__("{name}___wasm_init"); static void {name}_begin(void *x) {{ {name}_init(); }}')
        self.body.append(f'{{ const char *t = wasabi_catch({name}_begin, 0); if (t && !{int(c["type"] != "module")}) report({c["line"]}, t); }}')

    def lost(self, names):
        """A module that is not here would have changed those it imports from: nothing is known of them any more."""
        for name in names:
            if name in self.registered:
                self.symbols[self.registered[name]] = None

    def call(self, action, expected, line):
        number = self.named.get(action.get("module"), self.current) if action.get("module") else self.current
        known = self.symbols.get(number)
        if known is None:
            raise Skip("its module is not here")
        if action["type"] != "invoke":
            raise Skip("the value of a global")
        prefix = f"m{number}_"
        field = action["field"].replace("\0", "\u2400").encode()
        names = [prefix.encode() + field, prefix.encode() + b"wasm." + field]
        symbol = next((n for n in names if n in known), None)
        if symbol is None:
            raise Skip("no symbol")
        results = [TYPES.get(r["values"][0]["type"] if r["type"] == "either" else r["type"].replace("refnull", "funcref")) for r in expected]
        if None in results:
            raise Skip("results of other types")
        arguments = [argument(a) for a in action["args"]]
        parameters = [TYPES[a["type"]] for a in action["args"]]
        n = self.count
        self.count += 1
        many = len(results) > 1
        parameters += [f"{r} *" for r in results] if many else []
        values = [f"r{n}_{i}" for i in range(len(results))]
        for r, v in zip(results, values):
            self.out.append(f"static {r} {v};")
        given = ", ".join(arguments + [f"&{v}" for v in values]) if many else ", ".join(arguments)
        result = results[0] if len(results) == 1 else "void"
        self.out.append(f'extern {result} f{n}({", ".join(parameters) or "void"}) __asm__({quoted(symbol)});')
        keeps = f"{values[0]} = " if len(results) == 1 else ""
        self.out.append(f"static void c{n}(void *x) {{ {keeps}f{n}({given}); }}")
        tests = " && ".join(f"({test(r, v)})" for r, v in zip(expected, values)) or "1"
        return n, tests

    def command(self, c):
        kind = c["type"]
        if kind in ("module", "assert_uninstantiable"):
            if kind == "module":
                self.module(c)
            else:
                self.lost(self.registered)  # some of what it does stays
            return
        if kind == "register":
            self.registered[c["as"]] = self.named.get(c.get("name"), self.current)
        if kind not in ("assert_return", "assert_trap", "assert_exhaustion", "assert_exception", "action"):
            return
        try:
            expected = c.get("expected", []) if kind == "assert_return" else []
            if kind == "assert_trap" and c["action"]["type"] == "module":
                raise Skip("a module that traps")
            n, tests = self.call(c["action"], expected, c["line"])
        except Skip as why:
            self.skipped[str(why)] += kind != "action"
            return
        if kind == "action":
            self.body.append(f"wasabi_catch(c{n}, 0);")
        elif kind == "assert_return":
            self.body.append(f'{{ const char *t = wasabi_catch(c{n}, 0); if (t) report({c["line"]}, t); else if ({tests}) passed++; '
                             f'else report({c["line"]}, "other result"); }}')
        else:
            text = json.dumps(c.get("text", "an exception that nothing catches"))
            self.body.append(f'{{ const char *t = wasabi_catch(c{n}, 0); if (t && (!strncmp({text}, t, strlen(t)) || !strncmp(t, {text}, strlen({text})))) passed++; '
                             f'else report({c["line"]}, t ? t : "no trap"); }}')

    def text(self):
        parts, names = [], []
        for start in range(0, len(self.body), 200):
            names.append(f"part{start}")
            parts.append(f"static void part{start}(void) {{\n" + "\n".join(self.body[start:start + 200]) + "\n}")
        main = "int main(void) {\nwasabi_memory_make(&memory, 1, 2, 1);\n" + "".join(f"{n}();\n" for n in names) + 'printf("PASSED %d\\n", passed);\nreturn 0;\n}\n'
        return "\n".join(self.out + parts) + "\n" + main


def run_script(folder, level, runtime):
    script = json.loads((folder / f"{folder.name}.json").read_text(encoding="utf-8"))
    s = Script(script["commands"], folder)
    assertions = sum(s.skipped.values())
    source = folder / "driver.c"
    source.write_text(s.text(), encoding="utf-8")
    made = folder / "program"
    command = [CLANG, level, "-w", "-I", RUNTIME, *s.used, runtime, "-lm", "-o", made]
    objects = subprocess.run([CLANG, "-O0", "-w", "-I", RUNTIME, "-c", source, "-o", folder / "driver.o"], capture_output=True, text=True)
    if objects.returncode:
        return 0, [f"driver: {objects.stderr[:300]}"], s.skipped
    done = subprocess.run([str(c) for c in command] + [str(folder / "driver.o")], capture_output=True, text=True, timeout=900)
    if done.returncode:
        return 0, [f"clang: {done.stderr[:400]}"], s.skipped
    try:
        ran = subprocess.run([made], capture_output=True, text=True, errors="replace", timeout=60)
    except subprocess.TimeoutExpired:
        return 0, ["did not end"], s.skipped
    failures = re.findall(r"^FAILED (.*)$", ran.stdout, re.M)
    total = re.search(r"^PASSED (\d+)$", ran.stdout, re.M)
    if not total:
        failures.append(f"ended with {ran.returncode}: {ran.stderr[:200]}")
    return int(total.group(1)) if total else 0, failures, s.skipped


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--bounds", default="guard", choices=("guard", "explicit"))
    parser.add_argument("--level", default="-O1")
    parser.add_argument("--failures", action="store_true")
    parser.add_argument("--keep", help="a folder to work in that stays")
    options = parser.parse_args()
    suite = Path(os.environ["TESTSUITE_SRC"])
    tools = os.environ.get("WASM_TOOLS", "wasm-tools")
    wanted = [suite / f"{n}.wast" for n in options.names] or sorted(suite.glob("*.wast"))
    passed = failed = 0
    skipped = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        work = Path(options.keep or name)
        folders, jobs = [], []
        for wast in wanted:
            folder = work / wast.stem
            folder.mkdir(exist_ok=True, parents=True)
            done = subprocess.run([tools, "json-from-wast", wast, "-o", folder / f"{wast.stem}.json", "--wasm-dir", folder], capture_output=True, text=True)
            if done.returncode:
                skipped["wasm-tools cannot read the script"] += 1
                continue
            folders.append(folder)
            number = 0
            for c in json.loads((folder / f"{wast.stem}.json").read_text())["commands"]:
                if c["type"] == "module":
                    file = folder / c["filename"]
                    jobs.append(f"{file}\tm{number}_\t{folder / file.stem}.ll")
                    number += 1
        (work / "jobs").write_text("\n".join(jobs) + "\n")
        java = subprocess.run(["java", "-Xmx1g", "-XX:+UseSerialGC", "-cp", classpath(), MAIN, str(work / "jobs"), options.bounds], cwd=ROOT, capture_output=True, text=True)
        refused = collections.Counter(re.sub(r"^\S+ |'[^']*'|\d+", "", line) for line in java.stdout.splitlines())
        if java.returncode:
            print(java.stderr[:2000])
            sys.exit("the compiler failed")
        runtime = work / "runtime.o"
        text = "#include \"internal.h\"\n" + "".join(f'#include "{n}"\n' for n in ("memory.c", "trap.c", "faults.c", "backtrace.c"))
        (work / "runtime.c").write_text(text)
        subprocess.run([CLANG, "-O2", "-I", RUNTIME, "-c", work / "runtime.c", "-o", runtime], check=True)
        for folder in folders:
            if not any(folder.glob("*.ll")):
                continue
            ok, failures, left = run_script(folder, options.level, runtime)
            passed += ok
            failed += len(failures)
            skipped.update(left)
            if failures:
                print(f"{folder.name}: {ok} passed, {len(failures)} failed: " + (failures[0] if not options.failures else ""), flush=True)
                if options.failures:
                    print("\n".join(f"  {f}" for f in failures[:40]))
    for why, count in refused.most_common(20):
        print(f"{count:6} modules: {why[:150]}")
    for why, count in skipped.most_common():
        if count:
            print(f"{count:6} skipped: {why}")
    print(f"{passed} passed, {failed} failed, {sum(skipped.values())} skipped")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
