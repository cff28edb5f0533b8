package dev.wami.cli;

import static dev.wami.waveir.binary.Encoding.COMPACT;
import static dev.wami.waveir.binary.Encoding.V0_4;
import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Wave;
import dev.wami.waveir.binary.Encoding;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a user of {@code wave} may do wrong with assembly, binaries, runs and command lines; {@link WrongKernelTest} has
 * the kernels.
 */
class WrongWaveTest {
    private static final String KERNEL = """
            @kernel
            def k(x: f32[:]):
                x[0] = 1.0
            """;

    private static final String SCALE = """
            .kernel scale
            .registers 8
            .workgroup_size 4, 1, 1
                mov_sr r4, sr_tid_x
                mov_imm r5, 2
                shl r6, r4, r5
                device_load_u32 r7, r6
                fma r7, r7, r2, r3
                device_store_u32 r6, r7
                halt
            .end
            """;

    private static Mistake assembly(String name, String at, String message, String... lines) {
        return Mistake.of("wave", name)
                .file("k.wave", lines)
                .run("asm", "DIR/k.wave", "-o", "DIR/out.wbin")
                .reports("DIR/k.wave:" + at, message);
    }

    static Stream<Mistake> assembly() {
        return Stream.of(
                assembly(
                        "an instruction that is none",
                        "2:1",
                        "did you mean 'iadd'",
                        ".kernel k",
                        "iad r1, r2, r3",
                        ".end"),
                assembly("a register too high", "2:5", "r300", ".kernel k", "mov r300, r1", ".end"),
                assembly("a predicate too high", "2:4", "p4", ".kernel k", "if p4", ".end"),
                assembly("a label that is nowhere", "2:6", "there", ".kernel k", "call there", ".end"),
                assembly("a label twice", "3:1", "here", ".kernel k", "here:", "here:", ".end"),
                assembly("too few operands", "2:1", "takes 3 operands, not 2", ".kernel k", "iadd r1, r2", ".end"),
                assembly(
                        "an operand of another kind",
                        "2:9",
                        "expected a predicate",
                        ".kernel k",
                        "icmp_lt r1, r2, r3",
                        ".end"),
                assembly("code outside of a kernel", "1:1", "outside a kernel", "halt"),
                assembly("a kernel without end", "1:1", "no .end", ".kernel k", "halt"),
                assembly("a directive that is none", "2:1", "registers", ".kernel k", ".register 4", ".end"),
                assembly("a register that compact has not", "2:1", "r31", ".kernel k", "mov r40, r1", ".end"),
                assembly("a string without end", "1:9", "name", ".kernel \"k", "halt", ".end"));
    }

    /** A binary that was damaged: it is neither shown nor run. */
    private static Stream<Mistake> damaged(
            String name, Encoding encoding, String message, UnaryOperator<byte[]> damage) {
        byte[] bytes = new Wave()
                .assemble(SourceFile.of("scale.wave", SCALE), encoding)
                .bytes()
                .orElseThrow();
        Mistake binary = Mistake.of("wave", name + ", " + encoding).file("k.wbin", damage.apply(bytes));
        return Stream.of(
                binary.run("dis", "DIR/k.wbin", "-o", "DIR/out.wave").reports("DIR/k.wbin:", message),
                binary.run("run", "DIR/k.wbin", "--stats").reports("DIR/k.wbin:", message));
    }

    /** One with another word at {@code offset}. */
    private static Stream<Mistake> word(String name, Encoding encoding, int offset, int value, String message) {
        return damaged(name, encoding, message, bytes -> {
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, value);
            return bytes;
        });
    }

    /** Only the first {@code length} bytes of one. */
    private static Stream<Mistake> cut(String name, Encoding encoding, int length, String message) {
        return damaged(name, encoding, message, bytes -> Arrays.copyOf(bytes, length));
    }

    static Stream<Mistake> binaries() {
        return Stream.of(
                        word("another magic", V0_4, 0, 0x46564157, "begin with WAVE"),
                        word("another version", V0_4, 4, 7, "version"),
                        word("code beyond the file", V0_4, 12, 0x7FFFFFFF, ":0x8: error:"),
                        word("names beyond the file", V0_4, 16, 0x10000, ":0x10: error:"),
                        word("more kernels than there are", V0_4, 0x52, 1000, "1000 kernels"),
                        word("an opcode that is none", V0_4, 0x20, 0xFF000000, ":0x20: error:"),
                        cut("cut in the header", V0_4, 20, "header"),
                        cut("cut in the code", V0_4, 0x24, "the file's 36 bytes"),
                        cut("cut in the names", V0_4, 0x58, "the metadata"),
                        word("another version of the ISA", COMPACT, 8, 0x00090000, "ISA"),
                        word("code beyond the file", COMPACT, 20, 0x7FFFFFFF, ":0x"),
                        word("kernels beyond the file", COMPACT, 12, 0x7FFFFFFF, ":0xc: error:"),
                        word("an opcode that is none", COMPACT, 0x48, 0x7F000000, ":0x48: error:"),
                        word("bits that must be 0", COMPACT, 0x48, 0x410000F0, ":0x48: error:"),
                        cut("cut in the kernel table", COMPACT, 0x30, "the kernel table"),
                        cut("cut in the code", COMPACT, 0x54, "the code"))
                .flatMap(both -> both);
    }

    private static Mistake run(String name, String at, String message, String... lines) {
        return Mistake.of("wave", name)
                .file("k.wave", lines)
                .run("run", "--max-instructions=10000", "DIR/k.wave")
                .reports("DIR/k.wave:" + at, message);
    }

    static Stream<Mistake> runs() {
        return Stream.of(
                run(
                        "a load out of bounds",
                        "3:1",
                        "out of bounds",
                        ".kernel k",
                        "mov_imm r1, 0x7fffffff",
                        "device_load_u32 r2, r1",
                        "halt",
                        ".end"),
                run("a division by zero", "2:1", "zero", ".kernel k", "idiv r1, r2, r3", "halt", ".end"),
                run(
                        "a barrier that some threads reach",
                        "5:1",
                        "barrier",
                        ".kernel k",
                        "mov_sr r1, sr_tid_x",
                        "icmp_eq p1, r1, r0",
                        "if p1",
                        "barrier",
                        "endif",
                        "halt",
                        ".end"),
                run(
                        "a race",
                        "4:1",
                        "race",
                        ".kernel k",
                        "mov_sr r1, sr_tid_x",
                        "mov_imm r2, 64",
                        "device_store_u32 r2, r1",
                        "halt",
                        ".end"),
                run("no end", "3:1", "limit", ".kernel k", "loop", "endloop", "halt", ".end"),
                run("an if without endif", "3:1", "end of the code", ".kernel k", "if p1", "halt", ".end"),
                run("an endloop without loop", "2:1", "endloop", ".kernel k", "endloop", "halt", ".end"),
                run(
                        "a register that the kernel has not",
                        "3:1",
                        "r9",
                        ".kernel k",
                        ".registers 4",
                        "mov r9, r1",
                        "halt",
                        ".end"),
                run("no halt", "2:1", "ends with halt", ".kernel k", "mov r1, r2", ".end"),
                Mistake.of("wave", "a kernel's source")
                        .file("k.py", KERNEL)
                        .run("run", "DIR/k.py")
                        .reports("DIR/k.py: error: ", "wave compile"));
    }

    /** {@code compile} that is told to read {@code file}. */
    private static Mistake file(String name, String file, byte[] content, String start, String message) {
        return Mistake.of("wave", name)
                .file(file, content)
                .run("compile", "--lang=python", "DIR/" + file, "-o", "DIR/out.wbin")
                .reports("DIR/" + file + start, message);
    }

    static Stream<Mistake> files() {
        byte[] binary = {'W', 'A', 'V', 'E', 2, 0, 0, 0};
        return Stream.of(
                file("an empty file", "k.py", new byte[0], ": error: ", "the file is empty"),
                file(
                        "a file of another coding",
                        "k.py",
                        "# \u00e4\n".getBytes(ISO_8859_1),
                        ":1:3: error: ",
                        "byte 0xe4"),
                file("a binary to compile", "k.wbin", binary, ": error: ", "this is a WAVE binary, not text"),
                Mistake.of("wave", "a binary to assemble")
                        .file("k.wbin", binary)
                        .run("asm", "DIR/k.wbin", "-o", "DIR/out.wbin")
                        .reports("DIR/k.wbin: error: ", "wave dis shows it as assembly"),
                Mistake.of("wave", "an empty file to show")
                        .file("k.wbin", new byte[0])
                        .run("dis", "DIR/k.wbin")
                        .reports("DIR/k.wbin: error: ", "the file is empty"),
                Mistake.of("wave", "functions, which wami compiles, and no kernel")
                        .file("f.mlir", "func.func @f() {", "  return", "}")
                        .run("compile", "DIR/f.mlir", "-o", "DIR/out.wbin")
                        .reports("DIR/f.mlir: error: ", "there is no kernel in this file"),
                Mistake.of("wave", "a file that is not there")
                        .run("compile", "DIR/none.py")
                        .reports("DIR/none.py: error: ", "no such file"),
                Mistake.of("wave", "a directory").run("compile", "DIR").reports("DIR: error: ", "this is a directory"),
                Mistake.of("wave", "an argument that is not there")
                        .file("s.wave", SCALE)
                        .run("run", "DIR/s.wave", "--arg=0:DIR/none")
                        .reports("DIR/none: error: ", "no such file"));
    }

    private static Mistake usage(String message, String... args) {
        return Mistake.of("wave", String.join(" ", args))
                .file("k.py", KERNEL)
                .file("k.rs")
                .file("s.wave", SCALE)
                .run(args)
                .isUsage(message);
    }

    static Stream<Mistake> commandLines() {
        return Stream.of(
                usage("unknown command 'comple'; did you mean 'compile'?", "comple", "DIR/k.py"),
                usage("unknown option '--emti'; did you mean '--emit'?", "compile", "--emti=asm", "DIR/k.py"),
                usage("'wbn' is no value for --emit", "compile", "--emit=wbn", "DIR/k.py"),
                usage("'pyhton' is no value for --lang", "compile", "--lang=pyhton", "DIR/k.py"),
                usage("'v0.5' is no value for --encoding", "compile", "--encoding=v0.5", "DIR/k.py"),
                usage("'fast' is no value for --ffp-contract", "compile", "--ffp-contract=fast", "DIR/k.py"),
                usage("unknown option '-O4'", "compile", "-O4", "DIR/k.py"),
                usage("no input", "compile"),
                usage("2 inputs: --out-dir takes them all", "compile", "DIR/k.py", "DIR/k.rs", "-o", "k.wbin"),
                usage("would both be written to", "compile", "DIR/k.py", "DIR/k.rs", "--out-dir", "DIR"),
                usage("would be overwritten by its output", "compile", "DIR/k.py", "-o", "DIR/k.py"),
                usage("give one of them", "asm", "DIR/s.wave", "-o", "x", "--out-dir", "y"),
                usage("one program", "run"),
                usage("one program", "run", "DIR/s.wave", "DIR/s.wave"),
                usage("--grid takes X,Y,Z", "run", "DIR/s.wave", "--grid=1,2,3,4"),
                usage("a size is 1 to", "run", "DIR/s.wave", "--workgroup=0,1,1"),
                usage("'x' is no 32-bit number", "run", "DIR/s.wave", "--grid=x"),
                usage("--set-reg takes R:VALUE", "run", "DIR/s.wave", "--set-reg=5"),
                usage("registers 0 to 255", "run", "DIR/s.wave", "--set-reg=256:1"),
                usage("'1.5' is no 32-bit number", "run", "DIR/s.wave", "--set-reg=0:1.5"),
                usage("--arg takes OFFSET:FILE", "run", "DIR/s.wave", "--arg=x"),
                usage("there are elements of", "run", "DIR/s.wave", "--fill-iota=0:f23:4"),
                usage("are not inside device memory", "run", "DIR/s.wave", "--fill-zero=0:f64:1000000"),
                usage("are not inside device memory", "run", "DIR/s.wave", "--dump-f32=0:-1"),
                usage("'65' is no value for --wave-width", "run", "DIR/s.wave", "--wave-width=65"),
                usage("'v0.3' is no value for --compat", "run", "DIR/s.wave", "--compat=v0.3"));
    }

    @ParameterizedTest
    @MethodSource({"assembly", "binaries", "runs", "files", "commandLines"})
    void isRefused(Mistake mistake, @TempDir Path directory) throws IOException {
        mistake.check(directory);
    }
}
