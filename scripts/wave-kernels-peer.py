#!/usr/bin/env python3
"""Runs the kernels in examples/wave, compiled for v0.4 at every level, on the published wave-emu, and holds every buffer to NumPy's values.

  scripts/wave-kernels-peer.py [--levels 0,1,2,3] [--keep DIR] [NAME...]

NAME is the beginning of file names, such as `saxpy` or `saxpy.rs`. Needs NumPy ($WAMI_PYTHON of scripts/peers.sh) and the published tools. Of
each binary, besides:

  wave-dis prints what `wave dis` prints, and
  wave-asm makes the same bytes of that, once scopes stand where it reads them (it does not read what wave-dis writes); `.fixed_workgroup`, a
  flag in the header, is ours.

With the tools of the crates 0.1.2 ($WAVE_BIN), whose encoding is another, the assembly is assembled by their wave-asm and run. Skipped are kernels that
compare and swap: wave-asm makes an addition of it, and wave-emu takes the operands the other way round. Exit status: 0 all the same, 1 differences,
2 no tools.
"""
import argparse
import importlib
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

from wavepeer import ROOT, emulate, tools, writes_v04

goldens = importlib.import_module("wave-goldens")
KERNELS = ROOT / "examples" / "wave"
LANGUAGES = ("py", "rs", "cpp", "ts")
FIXED = ".fixed_workgroup\n"
FLAGS = slice(6, 8)  # of the header
SCOPES = "wave|workgroup|device|system"


class Golden:
    """How a kernel is launched, what is in memory before, and what must be there after it: see wave-goldens.py."""

    def __init__(self, path, flat):
        self.grid, self.registers, self.buffers, self.expected = "1,1,1", [], {}, {}
        self.memory = b""
        for line in path.read_text().splitlines():
            word, *rest = line.split(" ")
            if word == "grid":
                self.grid = ",".join(rest)
            elif word == "scalar":
                self.scalar(rest[1], int(rest[2], 16))
            elif word == "buffer":
                self.buffer(rest, flat)
            elif word == "expect":
                values = []
                self.expected[rest[0]] = (int(rest[1]), values)
            elif word != "kernel":
                values += [int(bits, 16) for bits in line.split(" ")]

    def scalar(self, kind, bits):
        if np.dtype(goldens.TYPES[kind]).itemsize == 8:
            self.registers += [0] * (len(self.registers) % 2) + [bits & 0xFFFFFFFF, bits >> 32]
        else:
            self.registers.append(bits)

    def buffer(self, words, flat):
        """Buffers are 64 bytes apart, so that nothing that is out of bounds is in another's bounds. Only Python's have several dimensions."""
        at, equals = len(self.memory), words.index("=")
        extents = [int(e) for e in words[2:equals]]
        count = int(np.prod(extents))
        content = goldens.init(" ".join(words[equals + 1:]), goldens.TYPES[words[1]], count)
        self.registers += [at] + ([count] if flat else extents)
        self.buffers[words[0]] = (at, content)
        self.memory += content.tobytes()
        self.memory += bytes(-(len(self.memory) + 64) % 64 + 64)

    def difference(self, memory):
        """What is wrong in memory after the launch, or None; what no line `expect` names must be as before."""
        for name, (at, before) in self.buffers.items():
            is_ = np.frombuffer(memory, before.dtype, before.size, at)
            ulps, words = self.expected.get(name, (0, None))
            bits = np.dtype(f"u{before.itemsize}")
            want = before if words is None else np.array(words, bits).view(before.dtype)
            same = is_.view(bits) == want.view(bits)
            if before.dtype.kind == "f":
                apart = np.abs(is_.view(bits).astype(np.int64) - want.view(bits).astype(np.int64))
                same |= np.isnan(is_) & np.isnan(want) | (np.signbit(is_) == np.signbit(want)) & (apart <= ulps)
            if not same.all():
                i = int(np.argmin(same))
                return f"{name}[{i}] is {is_[i]!r}, not {want[i]!r}; {np.count_nonzero(~same)} of {before.size} differ"
        return None


def for_wave_asm(text):
    """`atomic_add.device r1, r2` and `fence_release.device`, with the scope at the end, as wave-asm reads it; no directive of ours."""
    text = text.replace(FIXED, "")
    text = re.sub(rf"(atomic_\w+)\.({SCOPES}) (.*)", r"\1 \3, \2", text)
    return re.sub(rf"(fence_\w+)\.({SCOPES})", r"\1 \2", text)


def without_flags(binary):
    data = bytearray(binary.read_bytes())
    data[FLAGS] = bytes(2)
    return data


class Comparison:
    def __init__(self, directory):
        self.asm, self.emu = tools("wave-asm", "wave-emu")
        self.new = writes_v04(self.asm, directory)
        self.dis = tools("wave-dis")[0] if self.new else None
        self.passed = self.failed = self.skipped = 0

    def report(self, what, wrong):
        self.passed += wrong is None
        self.failed += wrong is not None
        if wrong is not None:
            print(f"{what}: {wrong}")

    def compare(self, what, binary, text, golden):
        """`binary` and `text` are files, what `wave compile` and `wave dis` wrote."""
        listing = text.read_text()
        swaps = "atomic_cas" in listing
        if self.new:
            shown = subprocess.run([self.dis, binary], capture_output=True, text=True).stdout
            self.report(f"{what}, wave-dis", None if shown.strip() == listing.replace(FIXED, "").strip() else "another text")
        if swaps:
            self.skipped += 2 if self.new else 1
            return
        source, again = text.with_suffix(".asm.wave"), text.with_suffix(".asm.wbin")
        source.write_text(for_wave_asm(listing))
        assembled = subprocess.run([self.asm, source, "-o", again], capture_output=True, text=True)
        wrong = (assembled.stderr.strip() or "no message") if assembled.returncode else None
        if self.new:
            same = wrong or without_flags(again) == without_flags(binary)
            self.report(f"{what}, wave-asm", wrong if same else "other bytes")
            self.report(what, self.run(binary, golden))
        else:
            self.report(f"{what}, assembled by wave-asm", wrong or self.run(again, golden))

    def run(self, binary, golden):
        """What is wrong with a run; None if nothing is."""
        before = binary.with_suffix(".memory")
        before.write_bytes(golden.memory)
        options = ["--grid", golden.grid, "--arg", f"0:{before}"]
        for register, value in enumerate(golden.registers):
            options += ["--set-reg", f"{register}:{value}"]
        memory, text = emulate(self.emu, binary, len(golden.memory), *options)
        return text if memory is None else golden.difference(memory)


def wave(*words):
    subprocess.run([ROOT / "wave", *map(str, words)], check=True, stderr=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=[""])
    parser.add_argument("--levels", default="0,1,2,3")
    parser.add_argument("--keep")
    options = parser.parse_args()
    directory = pathlib.Path(options.keep or tempfile.mkdtemp())
    directory.mkdir(parents=True, exist_ok=True)
    comparison = Comparison(directory)
    for language in LANGUAGES:
        files = sorted(f for f in KERNELS.glob(f"*.{language}") if any(f.name.startswith(n) for n in options.names))
        for level in options.levels.split(","):
            out = directory / language / level
            out.mkdir(parents=True, exist_ok=True)
            if not files:
                continue
            wave("compile", "--encoding=v0.4", f"-O{level}", "--out-dir", out, *files)
            wave("dis", "--out-dir", out, *(out / f"{f.stem}.wbin" for f in files))
            for f in files:
                golden = Golden(KERNELS / "goldens" / f"{f.stem}.golden", language != "py")
                binary = out / f"{f.stem}.wbin"
                comparison.compare(f"{f.name} -O{level}", binary, binary.with_suffix(".wave"), golden)
    print(f"{comparison.passed} passed, {comparison.failed} failed, {comparison.skipped} skipped")
    return 1 if comparison.failed else 0


if __name__ == "__main__":
    sys.exit(main())
