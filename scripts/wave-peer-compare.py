#!/usr/bin/env python3
"""Runs random WAVE programs on our emulator in its mode v0.4 and on the published wave-emu, and compares every byte.

  scripts/wave-peer-compare.py [--count N] [--seed S] [--keep DIR] [--statistics] [--libm N]

Straight-line programs, structured ones, and ones that do what the published emulator gets wrong (break and halt in an if,
guards on control flow). Of fsin, fcos, fexp2 and flog2, which the published emulator takes from the host's libm, --libm N
compares N values to one unit in the last place. The tools are wave-asm and wave-emu in $WAVE_BIN, or those that scripts/peers.sh wave installs.
Where wave-asm writes the encoding of v0.4 (the public repository does; the crates 0.1.2 are older and do not), the
binaries are compared byte for byte too. Exit status: 0 all the same, 1 differences, 2 no tools.
"""
import argparse, os, pathlib, random, struct, subprocess, sys, tempfile

from wavepeer import ROOT, emulate, tools, writes_v04

CLASSES = ["compiler-core", "dialect-std", "wave-ir", "wave-emulator"]
WORDS = 12  # results of a thread: r4 to r15

INTERESTING = [0, 1, 2, 3, 7, 8, 31, 32, 33, 255, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000, 0xBF800000, 0x3F000000,
               0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x007FFFFF, 0x00800000, 0x7F7FFFFF, 0x40490FDB, 0x4B000001,
               0x3C003C00, 0x7BFF0001, 0x33800000, 0x477FE000, 0x4F000000]

UNARY = "ineg iabs not bitcount bitfind bitrev fneg fabs fsqrt frsqrt frcp ffloor fceil fround ftrunc ffract fsat mov".split()
BINARY = """iadd isub imul imul_hi idiv imod imin imax and or xor shl shr sar fadd fsub fmul fdiv fmin fmax
            hadd hsub hmul hadd2 hmul2""".split()
TERNARY = "imad fma bfe hma hma2".split()
COMPARE = """icmp_eq icmp_ne icmp_lt icmp_le icmp_gt icmp_ge ucmp_lt ucmp_le fcmp_eq fcmp_ne fcmp_lt fcmp_le fcmp_gt
             fcmp_ord fcmp_unord""".split()
WAVE = "wave_shuffle wave_shuffle_up wave_shuffle_down wave_shuffle_xor wave_broadcast".split()
REDUCE = "wave_prefix_sum wave_reduce_add wave_reduce_min wave_reduce_max".split()
ATOMIC = "add sub min max and or xor exchange".split()
# what only the repository's tools have, or what the crates do differently
NEW_UNARY = "cvt_f32_bf16 cvt_bf16_f32 cvt_f32_i32 cvt_f32_u32 cvt_i32_f32 cvt_u32_f32 cvt_f32_f16 cvt_f16_f32".split()
NEW_BINARY = "badd bsub bmul badd2 bmul2".split()


class Generator:
    def __init__(self, rng, new_tools, quirks):
        self.rng, self.new, self.quirks, self.lines, self.depth, self.label = rng, new_tools, quirks, [], 0, 0

    def emit(self, text):
        self.lines.append("    " + text)

    def reg(self):
        return f"r{self.rng.randint(4, 15)}"

    def pred(self):
        return f"p{self.rng.randint(1, 3)}"

    def guard(self):
        return self.rng.choice(["", "", "", f"@{self.pred()} ", f"@!{self.pred()} "])

    def value(self):
        r = self.rng.random()
        if r < 0.6:
            return self.rng.choice(INTERESTING)
        if r < 0.8:
            return struct.unpack("<I", struct.pack("<f", self.rng.uniform(-100, 100)))[0]
        return self.rng.getrandbits(32)

    def simple(self):
        rng, r = self.rng, self.rng.random()
        g = self.guard()
        if r < 0.1:
            self.emit(f"{g}mov_imm {self.reg()}, 0x{self.value():X}")
        elif r < 0.3:
            self.emit(f"{g}{rng.choice(UNARY + (NEW_UNARY if self.new else []))} {self.reg()}, {self.reg()}")
        elif r < 0.6:
            op = rng.choice(BINARY + (NEW_BINARY if self.new else []))
            self.emit(f"{g}{op} {self.reg()}, {self.reg()}, {self.reg()}")
        elif r < 0.7:
            self.emit(f"{g}{rng.choice(TERNARY)} {self.reg()}, {self.reg()}, {self.reg()}, {self.reg()}")
        elif r < 0.8:
            self.emit(f"{g}{rng.choice(COMPARE)} {self.pred()}, {self.reg()}, {self.reg()}")
        elif r < 0.83:
            self.emit(f"{g}select {self.reg()}, {self.pred()}, {self.reg()}, {self.reg()}")
        elif r < 0.86:
            self.emit(f"{g}{rng.choice(WAVE)} {self.reg()}, {self.reg()}, {rng.choice(['r1', self.reg()])}")
        elif r < 0.88:
            self.emit(f"{g}{rng.choice(REDUCE)} {self.reg()}, {self.reg()}")
        elif r < 0.90:
            self.emit(f"{g}wave_ballot {self.reg()}, {self.pred()}")
        elif r < 0.92:
            self.emit(f"{g}{rng.choice(['wave_any', 'wave_all'])} {self.pred()}, {self.pred()}")
        elif r < 0.94:
            d, a, b = (2 * rng.randint(2, 6) for _ in range(3))
            self.emit(f"{g}{rng.choice(['dadd', 'dsub', 'dmul', 'ddiv'])} r{d}, r{a}, r{b}")
        elif r < 0.96:
            # local memory: r2 is the thread's own word, r17 a mask that keeps any address inside
            self.emit(f"and r18, {self.reg()}, r17")
            self.emit(f"{g}{rng.choice(['local_load_u8', 'local_load_u16', 'local_load_u32'])} {self.reg()}, r18")
            self.emit(f"{g}{rng.choice(['local_store_u8', 'local_store_u16', 'local_store_u32'])} r2, {self.reg()}")
        elif r < 0.98:
            self.emit(f"and r18, {self.reg()}, r17")
            self.emit(f"{g}local_atomic_{rng.choice(ATOMIC)} {self.reg()}, r18, {self.reg()}")
        else:
            self.emit(f"{g}atomic_{rng.choice(ATOMIC)} {self.reg()}, r19, {self.reg()}, device")

    def block(self, size):
        for _ in range(size):
            r = self.rng.random()
            if self.depth == 0 and r < 0.04:
                self.emit("barrier")
            elif self.depth >= 3 or r < 0.8:
                self.simple()
            elif r < 0.92:
                self.branch()
            else:
                self.loop()
            if self.quirks and self.rng.random() < 0.03:
                self.quirk()

    def branch(self):
        self.depth += 1
        self.emit(f"if {self.pred()}")
        self.block(self.rng.randint(1, 4))
        if self.rng.random() < 0.6:
            self.emit("else")
            self.block(self.rng.randint(1, 4))
        self.emit("endif")
        self.depth -= 1

    def loop(self):
        """At most four rounds, counted in a register of the loop's depth."""
        self.depth += 1
        counter = f"r{19 + self.depth}"
        self.emit(f"mov_imm {counter}, 0")
        self.emit("loop")
        self.emit(f"iadd {counter}, {counter}, r3")
        self.block(self.rng.randint(1, 4))
        self.emit(f"icmp_gt p0, {counter}, r16")
        self.emit("break p0")
        if self.rng.random() < 0.5:
            self.emit(f"break {self.pred()}")
            self.block(1)
        self.emit("endloop")
        self.depth -= 1

    def quirk(self):
        kind = self.rng.random()
        if kind < 0.3:
            self.emit(f"{self.guard()}halt" if self.rng.random() < 0.3 else f"@{self.pred()} halt")
        elif kind < 0.6:
            self.emit(f"break {self.pred()}")
        elif kind < 0.7:
            self.emit(f"continue {self.pred()}")
        elif kind < 0.8:
            self.emit(f"@{self.pred()} return")
        elif kind < 0.9:
            self.emit(f"@{self.pred()} if {self.pred()}")
            self.simple()
            self.emit("endif")
        else:
            self.emit("barrier")

    def program(self, threads):
        self.lines += [".kernel k", ".registers 32", f".workgroup_size {threads}, 1, 1", ".local_memory 4096"]
        self.emit("mov_sr r1, sr_thread_id_x")
        self.emit("mov_imm r3, 2")
        self.emit("shl r2, r1, r3")
        self.emit("mov_sr r20, sr_workgroup_id_x")
        self.emit(f"mov_imm r21, {threads}")
        self.emit("imad r20, r20, r21, r1")
        self.emit(f"mov_imm r21, {4 * WORDS}")
        self.emit("imul r30, r20, r21")
        self.emit("mov_imm r3, 1")
        self.emit("mov_imm r16, 3")
        self.emit("mov_imm r17, 0xFF")
        self.emit("mov_imm r19, 65536")
        for r in range(4, 16):
            if self.rng.random() < 0.4:
                self.emit(f"mov r{r}, r1")
            else:
                self.emit(f"mov_imm r{r}, 0x{self.value():X}")
        for p in range(4):
            self.emit(f"icmp_lt p{p}, r1, {self.reg()}")
        self.block(self.rng.randint(5, 40))
        for r in range(4, 16):
            self.emit(f"device_store_u32 r30, r{r}")
            if r < 15:
                self.emit("mov_imm r31, 4")
                self.emit("iadd r30, r30, r31")
        self.emit("halt")
        return "\n".join(self.lines + [".end", ""])


def ours():
    maven = [str(ROOT / "mvnw"), "-o", "-q", "-Dquick", "-pl", "wave-emulator", "-am", "test-compile"]
    subprocess.run(maven, cwd=ROOT, check=True)
    path = [str(ROOT / module / "target/quick/classes") for module in CLASSES]
    path.append(str(ROOT / "wave-emulator/target/quick/test-classes"))
    command = ["java", "-XX:TieredStopAtLevel=1", "-cp", os.pathsep.join(path), "dev.wami.waveemulator.RunFiles"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def theirs(emu, binary, grid, width, size):
    memory, text = emulate(emu, binary, size, "--grid", f"{grid},1,1", "--wave-width", str(width), "--max-instructions", "20000",
                           "--stats")
    if memory is None:
        return "error: " + text, ""
    statistics = text[text.index("Execution Statistics"):] if "Execution Statistics" in text else ""
    return memory.hex(), "".join(statistics.split())


def libm(rng, count):
    """A program with so many values of sin, cos, exp2 and log2 in device memory."""
    lines = [".kernel k", ".registers 8", ".workgroup_size 1, 1, 1", "mov_imm r3, 0", "mov_imm r4, 4"]
    for _ in range(count):
        value = rng.getrandbits(32) if rng.random() < 0.4 else struct.unpack("<I", struct.pack("<f", rng.uniform(-130, 130)))[0]
        lines += [f"mov_imm r1, 0x{value:X}", f"{rng.choice(['fsin', 'fcos', 'fexp2', 'flog2'])} r2, r1",
                  "device_store_u32 r3, r2", "iadd r3, r3, r4"]
    return "\n".join(lines + ["halt", ".end", ""])


def kind(text):
    """An error by its kind: the texts are not the same."""
    for word in ("out of bounds", "instruction limit", "overflow", "deadlock", "without matching", "no matching", "outside of"):
        if word in text:
            return {"no matching": "matching", "without matching": "matching"}.get(word, word)
    return "panic" if "panicked" in text else text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    parser.add_argument("--libm", type=int, default=1000)
    parser.add_argument("--statistics", action="store_true", help="compare what --stats prints, too")
    options = parser.parse_args()
    asm, emu = tools("wave-asm", "wave-emu")
    directory = pathlib.Path(options.keep or tempfile.mkdtemp())
    directory.mkdir(parents=True, exist_ok=True)
    new = writes_v04(asm, directory)
    process = ours()
    same = different = rejected = errors = encodings = 0
    for i in range(options.count):
        rng = random.Random(options.seed * 1_000_003 + i)
        threads, grid, width = rng.choice([1, 4, 7, 32, 33, 64, 100]), rng.randint(1, 2), rng.choice([32, 32, 8, 64, 1])
        source, binary = directory / f"{i}.wave", directory / f"{i}.wbin"
        source.write_text(Generator(rng, new, i % 3 == 2).program(threads))
        assembled = subprocess.run([asm, source, "-o", binary], capture_output=True, text=True)
        if assembled.returncode != 0:
            rejected += 1
            print(f"{source}: wave-asm: {assembled.stderr.strip()[:200]}")
            continue
        size = 4 * WORDS * threads * grid
        process.stdin.write(f"{source} {grid} {width} {size}\n")
        process.stdin.flush()
        code, statistics, mine = process.stdout.readline().rstrip("\n").split(" ", 2)
        their, their_statistics = theirs(emu, binary, grid, width, size)
        if new:
            encodings += code == binary.read_bytes().hex()
            if code != binary.read_bytes().hex():
                print(f"{source}: another encoding")
        equal = kind(mine) == kind(their) if "error" in (mine[:5], their[:5]) else mine == their
        if equal and options.statistics and not mine.startswith("error"):
            equal = statistics.replace("_", "").replace("|", "") == their_statistics
        errors += mine.startswith("error") and equal
        same += equal
        different += not equal
        if not equal:
            at = next((k for k in range(0, min(len(mine), len(their)), 8) if mine[k:k + 8] != their[k:k + 8]), 0)
            word = at // 8
            print(f"{source}: thread {word // WORDS}, r{4 + word % WORDS}: ours {mine[at:at + 60]}, theirs {their[at:at + 60]}")
    units = [0, 0, 0]
    for i in range(options.libm // 50):
        source, binary = directory / f"libm{i}.wave", directory / f"libm{i}.wbin"
        source.write_text(libm(random.Random(options.seed * 999_983 + i), 50))
        subprocess.run([asm, source, "-o", binary], check=True, capture_output=True)
        process.stdin.write(f"{source} 1 32 200\n")
        process.stdin.flush()
        mine = process.stdout.readline().rstrip("\n").split(" ", 2)[2]
        for a, b in zip(struct.iter_unpack("<I", bytes.fromhex(mine)),
                        struct.iter_unpack("<I", bytes.fromhex(theirs(emu, binary, 1, 32, 200)[0]))):
            units[min(abs(a[0] - b[0]), 2)] += 1
    process.stdin.close()
    process.wait()
    what = f"{encodings} of {options.count} binaries byte for byte the same; " if new else "older encoding, binaries not compared; "
    print(f"{options.count} programs: {what}{same} runs the same ({errors} of them ending in the same error), "
          f"{different} different, {rejected} not assembled")
    print(f"{sum(units)} values of sin, cos, exp2, log2: {units[0]} the same, {units[1]} one unit apart, {units[2]} more")
    bad = different + rejected + units[2] + (options.count - encodings if new else 0)
    print(f"{same + units[0] + units[1]} passed, {bad} failed, 0 skipped")
    return 1 if bad else 0


sys.exit(main())
