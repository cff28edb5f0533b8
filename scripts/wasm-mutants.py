#!/usr/bin/env python3
"""Mutates the valid modules of the specification's test suite and compares what `wasabi validate` and wasm-tools say of each mutant.

    scripts/wasm-mutants.py [--count N] [--seed N] [--level all|wasm2] [--keep DIR] [NAME ...]      names of .wast files without the ending; default: all

Sources are the valid modules of at most 4 KB: of Wasm 3.0 with threads, wide arithmetic, custom page sizes and stack switching, or of Wasm 2.0 without SIMD. A mutant has one to three bytes changed, put in, left out, doubled or
taken from another module: anywhere, in the content of one section, or in the body of one function, whose sizes are then made right again. The same seed
makes the same mutants. Both tools judge by the same features; only accepting or refusing is compared. Differences are listed with both
messages and, with --keep, stay in DIR.

Needs $TESTSUITE_SRC (scripts/peers.sh testsuite), wasm-tools or $WASM_TOOLS, and ./wasabi or $WASABI. Exit 0 if the tools agree on all.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from wasmpeer import WASM_TOOLS, peer, refused

BATCH = 500  # files of one command line
CODE = 10
# the same features as each tool names them: that of wasm-tools, ours
LEVELS = {"all": ("wasm3,threads,wide-arithmetic,custom-page-sizes,stack-switching", "all"), "wasm2": ("wasm2,-simd", "wasm2,-simd128")}
# counts, types, ends of numbers, control instructions: what makes another module of a byte more often than noise does
TELLING = bytes.fromhex("00 01 02 03 04 05 0b 0c 0d 0e 0f 10 11 1a 1b 1c 20 21 23 24 25 28 36 3f 40 41 45 6a 6f 70 7b 7c 7d 7e 7f 80 c0 d0 d1 d2 fc fd ff")


def number(data, at):
    """The unsigned LEB128 at an offset, and the offset behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def leb(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def sections(module):
    """(id, content) of each section."""
    out, at = [], 8
    while at < len(module):
        size, start = number(module, at + 1)
        out.append((module[at], module[start:start + size]))
        at = start + size
    return out


def joined(parts):
    return b"\0asm\1\0\0\0" + b"".join(bytes([kind]) + leb(len(content)) + content for kind, content in parts)


def bodies(code):
    count, at = number(code, 0)
    out = []
    for _ in range(count):
        size, at = number(code, at)
        out.append(code[at:at + size])
        at += size
    return out


def changed(data, other, rng):
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(7)
        if kind == 0 and at < len(data):
            data[at] ^= 1 << rng.randrange(8)
        elif kind == 1 and at < len(data):
            data[at] = rng.choice(TELLING)
        elif kind == 2 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 3:
            data.insert(at, rng.choice(TELLING))
        elif kind == 4:
            del data[at:at + rng.choice([1, 1, 2, 4])]
        elif kind == 5:
            data[at:at] = data[at:at + rng.randrange(1, 9)]
        elif other:
            start = rng.randrange(len(other))
            data[at:at + rng.choice([0, 1, 4])] = other[start:start + rng.randrange(1, 9)]
    return bytes(data)


def mutant(module, other, rng):
    how = rng.randrange(4)
    if how == 0:
        return changed(module, other, rng)
    parts = sections(module)
    if not parts:
        return changed(module, other, rng)
    at = next((i for i, (kind, content) in enumerate(parts) if kind == CODE and content != b"\0"), -1)
    if how > 1 and at >= 0:
        functions = bodies(parts[at][1])
        which = rng.randrange(len(functions))
        functions[which] = changed(functions[which], other, rng)
        parts[at] = (CODE, leb(len(functions)) + b"".join(leb(len(f)) + f for f in functions))
    else:
        at = rng.randrange(len(parts))
        parts[at] = (parts[at][0], changed(parts[at][1], other, rng))
    return joined(parts)


def sources(suite, names, features, work):
    """The valid modules, each once, in the order of their names."""
    for script in sorted(pathlib.Path(suite).glob("*.wast")):
        if names and script.stem not in names:
            continue
        made = subprocess.run(
            [WASM_TOOLS, "json-from-wast", script.resolve(), "-o", work / (script.stem + ".json"), "--wasm-dir", work]
        )
        if made.returncode:
            sys.exit(f"{script}: not converted")
    wanted = set()
    for listing in work.glob("*.json"):
        commands = json.loads(listing.read_text())["commands"]
        wanted |= {c["filename"] for c in commands if c["type"] in ("module", "module_definition") and c["filename"].endswith(".wasm")}
    files = [work / name for name in sorted(wanted) if (work / name).stat().st_size <= 4096]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = list(pool.map(lambda f: peer(f, features), files))
    return list(dict.fromkeys(file.read_bytes() for file, verdict in zip(files, verdicts) if not verdict))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default="all")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    theirs, own = LEVELS[options.level]
    with tempfile.TemporaryDirectory(prefix="wasm-mutants-") as directory:
        work = pathlib.Path(directory)
        valid = sources(os.environ["TESTSUITE_SRC"], options.names, theirs, work)
        seeded = random.Random(options.seed)
        files = []
        for i in range(options.count):
            file = work / f"mutant-{i}.wasm"
            file.write_bytes(mutant(seeded.choice(valid), seeded.choice(valid), seeded))
            files.append(file)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            verdicts = list(pool.map(lambda f: peer(f, theirs), files))
        problems = {}
        for start in range(0, len(files), BATCH):
            problems |= refused(files[start:start + BATCH], own)
        differing = [(f, v, problems.get(str(f), "")) for f, v in zip(files, verdicts) if bool(v) != (str(f) in problems)]
        for file, verdict, our in differing:
            print(f"{file.name}: wasm-tools: {verdict or 'valid'}; wasabi: {our or 'valid'}")
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / file.name).write_bytes(file.read_bytes())
    print(f"{len(valid)} modules, {options.count} mutants, {sum(not v for v in verdicts)} of them valid")
    print(f"{options.count - len(differing)} passed, {len(differing)} failed, 0 skipped")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
