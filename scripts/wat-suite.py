#!/usr/bin/env python3
"""Has wasabi read the modules in text of the specification's test suite, and text that is printed of modules, beside wasm-tools.

    scripts/wat-suite.py [--keep DIR] [--print] [NAME ...]      names of .wast files without the ending; default: all
    scripts/wat-suite.py --print --modules FILE.wasm ...         only what is printed of these

The scripts are taken apart by the splitter here, which knows strings, comments and parentheses, and nothing of what is in between.

valid modules, and those of assert_invalid and its like   `wasabi parse` and `wasm-tools parse` make the same bytes, or bytes that differ in
                                                          the name section, or in how element segments are encoded, only
`module quote` of assert_malformed                        `wasabi parse` refuses it at a line and column and writes nothing; how many messages begin as
                                                          the script says is counted
--print                                                   of what `wasabi print` and `wasm-tools print` print of a binary, `wasabi parse` makes what
                                                          `wasm-tools parse` makes; how often that is the binary again, byte for byte, is counted: text
                                                          does not say how many bytes a number took, or where an element of a name section stood

Names are put before what is `(after last)`, as compilers have them, and after it by wasm-tools: custom sections may stand in another order in what comes
of text that was printed.

Needs $TESTSUITE_SRC (scripts/peers.sh testsuite), wasm-tools or $WASM_TOOLS, and ./wasabi or $WASABI. Exit 0 if all of it holds but for what KNOWN has,
which is not compared and counts as skipped.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))
FIELDS = {b"type", b"rec", b"import", b"func", b"table", b"memory", b"tag", b"global", b"export", b"start", b"elem", b"data"}
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|;;[^\n\r]*|\(;|[()]|[^\s()";]+|;|\s+', re.S)
ESCAPE = re.compile(rb"\\(u\{([0-9a-fA-F_]+)\}|[0-9a-fA-F]{2}|.)", re.S)

Module = collections.namedtuple("Module", "name command expected")


def forms(text):
    """The outermost forms: the start, the end, and where the parts are."""
    depth, at, open_at, parts = 0, 0, 0, []
    while at < len(text):
        token = TOKEN.match(text, at)
        word = token[0]
        if word == b"(;":
            at = block_comment(text, at)
            continue
        if word == b"(":
            if depth == 0:
                open_at, parts = at, []
            elif depth == 1:
                parts.append([at, at])
            depth += 1
        elif word == b")":
            depth -= 1
            if depth == 1:
                parts[-1][1] = token.end()
            elif depth == 0:
                yield open_at, token.end(), parts
        elif depth == 1 and not word.isspace() and not word.startswith(b";;"):
            parts.append([at, token.end()])
        at = token.end()


def block_comment(text, at):
    depth = 0
    for token in re.compile(rb"\(;|;\)").finditer(text, at):
        depth += 1 if token[0] == b"(;" else -1
        if depth == 0:
            return token.end()
    raise ValueError("unclosed comment")


def unescape(literal):
    def one(match):
        if match[2]:
            return chr(int(match[2].replace(b"_", b""), 16)).encode()
        simple = {b"t": b"\t", b"n": b"\n", b"r": b"\r"}
        return simple.get(match[1], bytes([int(match[1], 16)]) if len(match[1]) == 2 else match[1])

    return ESCAPE.sub(one, literal[1:-1])


def module(text, start, end):
    """The text of `(module ...)`, quoted or not; None of a binary and of an instance."""
    ((_, _, parts),) = forms(text[start:end])
    words = [text[start + a : start + b] for a, b in parts]
    if words[1:2] == [b"definition"]:
        a, b = parts[1]
        text, start, end = text[start : start + a] + text[start + b : end], 0, end - start - (b - a)
        return module(text, start, end)
    at = 2 if words[1:2] and words[1].startswith(b"$") else 1
    kind = words[at] if at < len(words) else b""
    if kind in (b"binary", b"instance"):
        return None
    if kind == b"quote":
        return b"".join(unescape(w) for w in words[at + 1 :])
    return text[start:end]


def taken_apart(script):
    """The modules in text: (text, command, expected)."""
    text = script.read_bytes()
    whole = list(forms(text))
    heads = [text[p[0][0] : p[0][1]] for _, _, p in whole if p]
    if heads and all(h in FIELDS for h in heads):
        return [(text, "module", "")]
    found = []
    for start, end, parts in whole:
        head = text[parts[0][0] : parts[0][1]].decode()
        if head == "module":
            found.append((module(text, start, end), head, ""))
        elif head.startswith("assert_") and len(parts) > 1 and re.match(rb"\(\s*module", text[parts[1][0] : parts[1][1]]):
            expected = unescape(text[parts[-1][0] : parts[-1][1]]).decode()
            found.append((module(text, *parts[1]), head, expected))
    return [f for f in found if f[0] is not None]


def run(*command, cwd):
    return subprocess.run([str(c) for c in command], cwd=cwd, capture_output=True, text=True, errors="replace")


def each(function, items):
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return list(pool.map(function, items))


def wasabi(directory, command, names, out):
    """One command for many files, which is how their number costs nothing: the first message of each file."""
    (directory / out).mkdir(exist_ok=True)
    result = run(WASABI, command, *names, "--out-dir", out, cwd=directory)
    if result.returncode not in (0, 1) or "\tat " in result.stderr:
        sys.exit(f"wasabi {command}: exit {result.returncode}\n{result.stderr[:2000]}")
    errors = {}
    for file, place, message in re.findall(r"^([^ :\n]+\.\w+):(?:(\d+:\d+|0x[0-9a-f]+):)? error: (.*)$", result.stderr, flags=re.M):
        errors.setdefault(file, (place, message))
    return errors


def sections(binary):
    """The sections of a module: (id and name, bytes)."""

    def number(at):
        value = shift = 0
        while True:
            byte = binary[at]
            value |= (byte & 127) << shift
            at, shift = at + 1, shift + 7
            if byte < 128:
                return value, at

    at, found = 8, []
    while at < len(binary):
        key = binary[at]
        size, start = number(at + 1)
        at = start + size
        if key == 0:
            length, name = number(start)
            key = binary[name : name + length].decode()
        found.append((key, binary[start:at]))
    return found


def difference(ours, theirs, anywhere=False):
    """Nothing if both are the same bytes; else the section in which they differ first."""
    if ours == theirs:
        return None
    a, b = sections(ours), sections(theirs)
    if anywhere:
        a, b = (sorted(s, key=lambda p: (1, *p) if isinstance(p[0], str) else (0,)) for s in (a, b))
        if a == b:
            return None
    if [s for s in a if s[0] != "name"] == [s for s in b if s[0] != "name"]:
        return "name"
    if [s for s in a if s[0] != 9] == [s for s in b if s[0] != 9]:
        return "elem"
    for x, y in zip(a, b):
        if x != y:
            return f"section {x[0]}: {x[1].hex()[:100]} instead of section {y[0]}: {y[1].hex()[:100]}" if x[0] != y[0] else f"section {x[0]}: {x[1].hex()[:200]} instead of {y[1].hex()[:200]}"
    return "sections are missing"


KNOWN = {
    "names.2.wat": "wasm-tools refuses characters that may confuse",
    "align.109.wat": "assert_invalid; wasm-tools refuses an alignment of 2 to the power of 32 while it parses",
    "type-rec.4.wat": "wasm-tools does not take a function type that is a group of its own for an implicit type",
    "type-rec.19.wat": "the same",
    "type-rec.20.wat": "the same",
    "type-subtyping.30.wat": "wasm-tools takes one that is not final for an implicit type, which the specification does not",
    "type-subtyping.31.wat": "the same",
}


class Judge:
    def __init__(self, directory):
        self.directory = directory
        self.failures = {}
        self.known = set()
        self.passed = 0
        self.names_differ = []
        self.elements_differ = []

    def fail(self, name, why):
        if name in KNOWN:
            self.known.add(name)
            print(f"KNOWN {name}: {KNOWN[name]}")
        else:
            self.failures.setdefault(name, why)

    def compare(self, name, ours, theirs, anywhere=False):
        """Counts a file that must be the same bytes as another one, but for the order of custom sections if they may stand anywhere."""
        why = difference((self.directory / ours).read_bytes(), (self.directory / theirs).read_bytes(), anywhere)
        if why == "name":
            self.names_differ.append(name)
        elif why == "elem" and self.elements(ours) == self.elements(theirs):
            self.elements_differ.append(name)
        elif why:
            self.fail(name, why)
            return
        self.passed += 1

    def elements(self, binary):
        """As wasm-tools prints it, which segment names table 0 or not, and gives functions as expressions or not, left aside."""
        text = run(WASM_TOOLS, "print", binary, cwd=self.directory).stdout
        tables = re.findall(r"\(table (\$\S+)?", text)
        first = re.escape(tables[0] if tables and tables[0] else "0")
        text = re.sub(rf"^( *\(elem.*?) \(table {first}\)", r"\1", text, flags=re.M)
        as_list = lambda m: "func" + re.sub(r"\(ref\.func (\S+)\)", r"\1", m[1]) + ")"
        return re.sub(r"(?:\(ref func\)|funcref)((?: \(ref\.func \S+\))*)\)$", as_list, text, flags=re.M)

    def assemble(self, modules):
        """What wasm-tools makes of those that it takes."""

        def one(m):
            binary = pathlib.Path(m.name).with_suffix(".wasm")
            if not (self.directory / binary).exists():
                run(WASM_TOOLS, "parse", m.name, "-o", binary, cwd=self.directory)

        each(one, modules)

    def parses(self, modules):
        errors = wasabi(self.directory, "parse", [m.name for m in modules], "ours")
        wrong = [m for m in modules if m.command == "assert_malformed"]
        right = [m for m in modules if m.command != "assert_malformed"]
        messages = 0
        for m in right:
            binary = m.name.removesuffix(".wat") + ".wasm"
            if m.name in errors:
                self.fail(m.name, f"{m.command}: refused: {':'.join(errors[m.name])}")
            elif not (self.directory / binary).exists():
                self.fail(m.name, f"{m.command}: wasm-tools refuses it")
            else:
                self.compare(m.name, "ours/" + binary, binary)
        for m in wrong:
            place, message = errors.get(m.name, ("", ""))
            if not message:
                self.fail(m.name, f"is taken, but {m.expected}")
            elif not place:
                self.fail(m.name, f"is refused, but not at a place: {message}")
            else:
                self.passed += 1
            if message.startswith(m.expected):
                messages += 1
            elif message and os.environ.get("MESSAGES"):
                print(f"MESSAGE {m.name}: {message} instead of {m.expected}")
        print(f"{len(right)} modules to take, {len(wrong)} to refuse; {messages} messages begin as the scripts say")
        print(f"{len(self.names_differ)} differ in the name section only: {' '.join(self.names_differ[:20])}")
        print(f"{len(self.elements_differ)} differ in the encoding of element segments only: {' '.join(self.elements_differ[:20])}")

    def prints(self, binaries):
        """The text that wasabi prints is read back to the same bytes, that of wasm-tools print to what wasm-tools parse makes of it."""
        directory = self.directory
        printed = wasabi(directory, "print", binaries, "wat")
        (directory / "theirs").mkdir(exist_ok=True)
        each(lambda b: run(WASM_TOOLS, "print", b, "-o", "theirs/" + b.removesuffix(".wasm") + ".wat", cwd=directory), binaries)
        for out, tool in ("wat", "wasabi"), ("theirs", "wasm-tools"):
            texts = [f"{out}/{b.removesuffix('.wasm')}.wat" for b in binaries]
            texts = [t for t in texts if (directory / t).exists()]
            each(lambda t: run(WASM_TOOLS, "parse", t, "-o", t.removesuffix(".wat") + ".wasm", cwd=directory), texts)
            errors = wasabi(directory, "parse", texts, out + "-back")
            same = 0
            for text in texts:
                binary = pathlib.Path(text).stem + ".wasm"
                if text in errors:
                    self.fail(text, f"refused: {':'.join(errors[text])}")
                    continue
                ours = directory / (out + "-back") / binary
                same += ours.read_bytes() == (directory / binary).read_bytes()
                self.compare(text, ours, directory / out / binary, anywhere=True)
            print(f"{same} of {len(texts)} texts of {tool} print are read back to the bytes that were printed")
        print(f"{len(printed)} of {len(binaries)} are not printed, being invalid")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--keep", metavar="DIR", help="leave what is made in this directory, and use what wasm-tools made there before")
    arguments.add_argument("--print", action="store_true", help="also read back what is printed")
    arguments.add_argument("--modules", nargs="*", metavar="FILE.wasm", help="binaries in place of the suite")
    arguments.add_argument("names", nargs="*", metavar="NAME")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        directory = pathlib.Path(options.keep or temporary).resolve()
        directory.mkdir(exist_ok=True)
        judge = Judge(directory)
        if options.modules:
            binaries = []
            for path in map(pathlib.Path, options.modules):
                (directory / path.name).write_bytes(path.read_bytes())
                binaries.append(path.name)
        else:
            modules = suite(directory, options.names)
            judge.assemble(modules)
            judge.parses(modules)
            for name in KNOWN.keys() & {m.name for m in modules} - judge.known:
                judge.failures[name] = "holds, and is in KNOWN"
            binaries = [b for b in (m.name.removesuffix(".wat") + ".wasm" for m in modules) if (directory / b).exists()]
        if options.print:
            judge.prints(binaries)
        for name, why in list(judge.failures.items())[:60]:
            print(f"FAILED {name}: {why}")
        print(f"{judge.passed} passed, {len(judge.failures)} failed, {len(judge.known)} skipped")
        return 1 if judge.failures else 0


def suite(directory, names):
    source = os.environ.get("TESTSUITE_SRC")
    if not source:
        sys.exit("TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite (scripts/peers.sh testsuite)")
    modules = []
    for script in sorted(pathlib.Path(source).glob("*.wast")):
        if names and script.stem not in names:
            continue
        for i, (text, command, expected) in enumerate(taken_apart(script)):
            name = f"{script.stem}.{i}.wat"
            (directory / name).write_bytes(text)
            modules.append(Module(name, command, expected))
    return modules


sys.exit(main())
