#!/usr/bin/env python3
"""Takes the modules of the specification's test suite through wasabi, as a user does, and has wasm-tools and wabt judge what comes out.

    scripts/wasm-suite.py [--keep DIR] [--round-trip] [--proposals] [NAME ...]      names of .wast files without the ending; default: all

--round-trip does only the first of what follows, and says how many of the valid modules come back; --proposals does it for the folders of proposals,
each by itself.

A module of a script is what `wasm-tools json-from-wast` writes for the commands `module` and `module definition`, and `wasm-tools parse` of those that
are quoted text (`(module quote ...)`). Those of assert_unlinkable and assert_uninstantiable are valid, too, and counted by themselves. A module's level
is the first of `wasm-tools validate -f wasm1`, `-f wasm2`, `-f wasm3` that accepts it.

valid                                    `wasabi import --output-type=wasm-mlir`, `wasabi export`: wasm-tools accepts the result, and it is the same: byte
                                         for byte, or as wasm-tools prints it but for instructions that cannot be reached,
                                         which of several equal types is named, and which encoding an element segment has
valid                                    `wasabi print`: wasm-tools parse, and wat2wasm to level 2.0, make the same module of the text
assert_invalid, assert_malformed         `wasabi import` refuses it at an offset, `FILE:0x2a: error: ...`, and writes nothing; those in text are left out, and
                                         "multiple memories", which Wasm 3.0 allows, is skipped if wasm-tools accepts it

Needs $TESTSUITE_SRC (scripts/peers.sh testsuite), wasm-tools or $WASM_TOOLS, wat2wasm, and ./wasabi or $WASABI. Exit 0 if all of it holds.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
LEVELS = ["wasm1", "wasm2", "wasm3"]
OURS = LEVELS[:2]
OUTDATED = "multiple memories"  # no mistake any more, but scripts of proposals before it say so

Module = collections.namedtuple("Module", "name command level")


def run(*command, cwd):
    return subprocess.run([str(c) for c in command], cwd=cwd, capture_output=True, text=True, errors="replace")


def each(function, items):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, items))


def assemble(source, names, directory, skip=False):
    """The binaries of the scripts in `directory`, as (name, command) pairs; and how many were left out, being malformed text."""
    found, text = [], 0
    for script in sorted(pathlib.Path(source).glob("*.wast")):
        if names and script.stem not in names:
            continue
        listing = directory / f"{script.stem}.json"  # whose name those of the modules begin with
        made = run(WASM_TOOLS, "json-from-wast", script.resolve(), "-o", listing, "--wasm-dir", ".", cwd=directory)
        if made.returncode and skip:
            print(f"{script.name}: wasm-tools cannot read it")
            continue
        if made.returncode:
            sys.exit(f"{script}: {made.stderr}")
        for command in json.loads(listing.read_text())["commands"]:
            name, kind = command.get("filename"), command["type"]
            if name is None:
                continue
            if name.endswith(".wat"):
                binary = pathlib.Path(name).with_suffix(".quote.wasm").name
                if run(WASM_TOOLS, "parse", name, "-o", binary, cwd=directory).returncode:
                    assert kind.startswith("assert_"), name
                    text += 1
                    continue
                name = binary
            if kind == "assert_invalid" and command.get("text") == OUTDATED:
                kind = "outdated"
            found.append((name, kind))
    assert len({n for n, _ in found}) == len(found)
    return found, text


def levelled(found, directory):
    def level(pair):
        accepting = (l for l in LEVELS if run(WASM_TOOLS, "validate", "-f", l, pair[0], cwd=directory).returncode == 0)
        return Module(*pair, next(accepting, "none"))

    return each(level, found)


def reachable(text):
    """Without the instructions that cannot be reached, of what wasm-tools prints: one instruction on a line."""
    kept, dead = [], 0
    for line in text.splitlines():
        word = line.split()[0].strip("()") if line.split() else ""
        if dead:
            if word in ("block", "loop", "if", "try_table"):
                dead += 1
            elif line.startswith("  )"):  # the end of the function
                dead = 0
            elif word == "end" or word == "else" and dead == 1:
                dead -= 1
            if dead:
                continue
        kept.append(line)
        if word in ("br", "br_table", "return", "unreachable", "return_call", "return_call_indirect", "return_call_ref", "throw", "throw_ref"):
            dead = 1
    return "\n".join(kept)


def printed(file, directory):
    """What wasm-tools makes of it, without what is another encoding of the same."""
    made = run(WASM_TOOLS, "print", file, cwd=directory)
    if made.returncode:
        return f"wasm-tools print: {made.stderr}"
    text = re.sub(r" ?\(;[^;]*;\)", "", made.stdout)
    text = re.sub(r"^ *\(type .*", lambda m: re.sub(r"\(param \$\S+", "(param", m[0]).replace(") (param ", " "), text, flags=re.M)
    text = re.sub(r"^  \(rec\n  ( .*)\n  \)$", r"\1", text, flags=re.M)  # a group of one type is that type
    # a segment may name the first table or not, and give functions as expressions or not
    tables = re.findall(r"\(table (\$\S+)?", text)
    first = re.escape(tables[0] if tables and tables[0] else "0")
    text = re.sub(rf"^( *\(elem.*?) \(table {first}\)", r"\1", text, flags=re.M)
    text = re.sub(r"(?:\(ref func\)|funcref)((?: \(ref\.func \S+\))*)\)$", lambda m: "func" + re.sub(r"\(ref\.func (\S+)\)", r"\1", m[1]) + ")", text, flags=re.M)
    text = re.sub(r"^ *else\n( *end)\b", r"\1", text, flags=re.M)
    # which of several equal types is used; functions and blocks have theirs written out
    types = re.findall(r"^ *\(type (\$\S+)? ?\((.*)\)\)$", text, flags=re.M)
    types = {name or str(i): shape for i, (name, shape) in enumerate(types)}
    text = re.sub(r"(call_indirect.*) \(type (\S+)\)$", lambda m: f"{m[1]} ({types.get(m[2], m[2])})", text, flags=re.M)
    text = re.sub(r" +\(type \S+\)", "", text)
    return reachable(text)


def difference(name, other, directory):
    """Nothing if both files are the same module."""
    if (directory / name).read_bytes() == (directory / other).read_bytes():
        return None
    a, b = printed(name, directory), printed(other, directory)
    if a == b:
        return None
    first = next(((x, y) for x, y in zip(a.splitlines(), b.splitlines()) if x != y), ("more", "lines"))
    return f"is another module: {first[0].strip()} became {first[1].strip()}"


def first_errors(stderr):
    """The first message of each file."""
    errors = {}
    for file, offset, message in re.findall(r"^([^ :\n]+\.\w+):(?:(0x[0-9a-f]+):)? error: (.*)$", stderr, flags=re.M):
        errors.setdefault(file, (offset, message))
    return errors


class Suite:
    def __init__(self, modules, directory):
        self.directory = directory
        wrong = ("assert_invalid", "assert_malformed", "outdated")
        self.valid = [m for m in modules if m.command not in wrong]
        self.skipped = [m for m in modules if m.command == "outdated" and m.level != "none"]
        self.wrong = [m for m in modules if m.command in wrong and m not in self.skipped]
        self.failures = {}
        self.same_bytes = self.same_text = 0
        self.refused = []

    def fail(self, module, why):
        self.failures.setdefault(module.name, why)

    def wasabi(self, command, names, out):
        """One command for many files, which is how their number costs nothing."""
        (self.directory / out).mkdir()
        if not names:
            return {}
        result = run(WASABI, *command, *names, "--out-dir", out, cwd=self.directory)
        if result.returncode not in (0, 1) or "\tat " in result.stderr:
            sys.exit(f"wasabi {command[0]}: exit {result.returncode}\n{result.stderr[:2000]}")
        return first_errors(result.stderr)

    def imports(self):
        errors = self.wasabi(["import", "--output-type=wasm-mlir"], [m.name for m in self.valid], "mlir")
        imported = []
        for m in self.valid:
            if m.name not in errors:
                imported.append(m)
            elif m.level == "none" and "requires the feature" in errors[m.name][1]:
                self.refused.append(m)
            else:
                self.fail(m, f"import: {errors[m.name]}")
        texts = {m: "mlir/" + m.name + ".mlir" for m in imported}
        errors = self.wasabi(["export"], texts.values(), "back")

        def judge(m):
            back = "back/" + m.name
            if texts[m] in errors:
                return f"export: {errors[texts[m]]}"
            features = m.level if m.level in LEVELS else "all"
            judged = run(WASM_TOOLS, "validate", "-f", features, back, cwd=self.directory)
            if judged.returncode:
                return f"wasm-tools refuses what comes back: {judged.stderr.strip()}"
            return difference(m.name, back, self.directory)

        for m, why in zip(imported, each(judge, imported)):
            if why:
                self.fail(m, why)
            elif (self.directory / "back" / m.name).read_bytes() == (self.directory / m.name).read_bytes():
                self.same_bytes += 1
        self.imported = [m for m in imported if m.name not in self.failures]

    def prints(self):
        errors = self.wasabi(["print"], [m.name for m in self.valid], "wat")

        def judge(m):
            if m.name in errors:
                return f"print: {errors[m.name]}", False
            text = "wat/" + m.name.removesuffix(".wasm") + ".wat"
            made = run(WASM_TOOLS, "parse", text, "-o", text + ".parse", cwd=self.directory)
            why = made.stderr.strip() if made.returncode else difference(m.name, text + ".parse", self.directory)
            if why:
                return f"wasm-tools parse of what is printed: {why}", False
            why = self.wabt(m, text) if m.level in OURS else None
            return why, (self.directory / m.name).read_bytes() == (self.directory / (text + ".parse")).read_bytes()

        for m, (why, same) in zip(self.valid, each(judge, self.valid)):
            if why:
                self.fail(m, why)
            self.same_text += same

    def wabt(self, m, text):
        """wat2wasm, which knows no names of labels and custom sections, makes the same but for them; unless it is at fault with wasm-tools' text, too."""
        made = run("wat2wasm", "--enable-annotations", text, "-o", text + ".wabt", cwd=self.directory)
        plain = text + ".plain"
        run(WASM_TOOLS, "strip", "--all", m.name, "-o", plain, cwd=self.directory)
        if made.returncode:
            theirs = run(WASM_TOOLS, "print", m.name, "-o", plain + ".wat", cwd=self.directory)
            theirs = run("wat2wasm", plain + ".wat", "-o", plain + ".wabt", cwd=self.directory)
            return f"wat2wasm of what is printed: {made.stderr.strip()}" if theirs.returncode == 0 else None
        run(WASM_TOOLS, "strip", "--all", text + ".wabt", "-o", text + ".wabt.plain", cwd=self.directory)
        why = difference(plain, text + ".wabt.plain", self.directory)
        return why and f"wat2wasm of what is printed: {why}"

    def refuses(self):
        errors = self.wasabi(["import", "--output-type=wasm-mlir"], [m.name for m in self.wrong], "wrong")
        for m in self.wrong:
            if m.name not in errors:
                self.fail(m, f"{m.command}, but it is imported")
            elif not errors[m.name][0] and not re.search("the file is empty|this is no WebAssembly", errors[m.name][1]):
                self.fail(m, f"is refused, but not at an offset: {errors[m.name][1]}")
        for file in (self.directory / "wrong").iterdir():
            self.failures.setdefault(file.name, "is written although it is wrong")

    def total(self, name):
        """One line: how many of the modules of scripts come back."""
        scripts = ("module", "module_definition")
        valid = [m for m in self.valid if m.command in scripts]
        back = [m for m in self.imported if m.command in scripts]
        same = sum((self.directory / "back" / m.name).read_bytes() == (self.directory / m.name).read_bytes() for m in back)
        print(f"{name}: {len(back)} of {len(valid)} valid modules import, verify, print, re-read and re-encode; {same} byte for byte")
        for m in valid:
            if m.name in self.failures:
                print(f"FAILED {m.name}: {self.failures[m.name]}")

    def report(self, text):
        def count(modules, *commands):
            return sum(m.command in commands for m in modules)

        scripts, others = ("module", "module_definition"), ("assert_unlinkable", "assert_uninstantiable")
        for level in LEVELS + ["none"]:
            of = [m for m in self.valid if m.level == level]
            back = [m for m in self.imported if m.level == level]
            print(
                f"level {level:11}: {count(back, *scripts)} of {count(of, *scripts)} modules come back,"
                f" and {count(back, *others)} of {count(of, *others)} that do not link; {sum(m.level == level for m in self.refused)} refused by feature"
            )
        print(f"{self.same_bytes} of {len(self.imported)} come back byte for byte; so do {self.same_text} of {len(self.valid)} by their text")
        print(f"{len(self.wrong)} invalid and malformed binaries; {text} in malformed text left out")
        for m in self.skipped:
            print(f"skipped {m.name}: '{OUTDATED}', of which wasm-tools accepts what is of {m.level}")
        for name, why in list(self.failures.items())[:30]:
            print(f"FAILED {name}: {why}")
        self.total("all")
        total = len(self.valid) + len(self.wrong)
        print(f"{total - len(self.failures)} passed, {len(self.failures)} failed, {len(self.skipped)} skipped")
        return 1 if self.failures else 0


def proposals(source):
    """One line for each folder of a proposal."""
    for folder in sorted((pathlib.Path(source) / "proposals").iterdir()):
        with tempfile.TemporaryDirectory() as temporary:
            directory = pathlib.Path(temporary).resolve()
            found, _ = assemble(folder, [], directory, skip=True)
            suite = Suite(levelled(found, directory), directory)
            suite.imports()
            suite.total(folder.name)
    return 0


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--keep", metavar="DIR", help="leave what is made in this new directory")
    arguments.add_argument("names", nargs="*", metavar="NAME")
    arguments.add_argument("--round-trip", action="store_true", help="only how many modules come back")
    arguments.add_argument("--proposals", action="store_true", help="the same of the folders of proposals")
    options = arguments.parse_args()
    source = os.environ.get("TESTSUITE_SRC")
    if not source:
        sys.exit("TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite (scripts/peers.sh testsuite)")
    if options.proposals:
        return proposals(source)
    if options.keep:
        os.makedirs(options.keep)
    with tempfile.TemporaryDirectory() as temporary:
        directory = pathlib.Path(options.keep or temporary).resolve()
        found, text = assemble(source, options.names, directory)
        suite = Suite(levelled(found, directory), directory)
        suite.imports()
        if options.round_trip:
            suite.total("all")
            return 1 if suite.failures else 0
        suite.prints()
        suite.refuses()
        return suite.report(text)


sys.exit(main())
