package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a user of {@code wave} may do wrong: each is told where and what, with the source line and a caret where there is a source; nothing is written,
 * and no stack trace is shown.
 */
class WaveWrongInputTest {
    private static Ran run(String... args) {
        return Ran.of("wave", new byte[0], List.of(args));
    }

    /**
     * A file that is wrong.
     *
     * @param file its name, whose ending tells the language
     * @param at line and column of the first message
     * @param message part of it
     */
    private record Wrong(String name, String file, String at, String message, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Wrong wrong(String name, String file, String at, String message, String... lines) {
        return new Wrong(name, file, at, message, String.join("\n", lines) + "\n");
    }

    /** A kernel in Python that has {@code lines} in its body; the first of them is line 3. */
    private static Wrong python(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.py",
                at,
                message,
                "@kernel",
                "def k(x: f32[:], n: i32):",
                "    " + String.join("\n    ", lines));
    }

    private static Wrong rust(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.rs",
                at,
                message,
                "#[kernel]",
                "fn k(x: &mut [f32], c: &[u32], n: i32) {",
                "    " + String.join("\n    ", lines),
                "}");
    }

    private static Wrong cpp(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.cpp",
                at,
                message,
                "[[wave::kernel]] void k(float* x, const uint32_t* c, int n) {",
                "    " + String.join("\n    ", lines),
                "}");
    }

    private static Wrong typescript(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.ts",
                at,
                message,
                "const k = kernel((x: Float32Array, c: Uint32Array, n: i32) => {",
                "  " + String.join("\n  ", lines),
                "});");
    }

    static Stream<Wrong> kernels() {
        return Stream.of(
                // words
                python("a string without end", "3:9", "unterminated string", "s = \"abc"),
                python("a number that is none", "3:9", "malformed number '0x'", "a = 0x"),
                python("a character that is none", "3:11", "'$'", "a = n $ 1"),
                rust("a comment without end", "3:5", "unterminated comment", "/* x[0] = 1.0;"),
                cpp("a suffix that is none", "2:13", "suffix 'q'", "int a = 1q;"),
                typescript("a character that is none, in TypeScript", "2:15", "'#'", "const a = n # 1;"),
                // syntax
                python("no colon", "3:13", "expected ':'", "if n > 0", "    x[0] = 1.0"),
                python("a block without statements", "4:1", "expected an indented block", "if n > 0:"),
                wrong(
                        "lines of one block that do not align",
                        "k.py",
                        "4:4",
                        "unindent",
                        "@kernel",
                        "def k(n: i32):",
                        "    a = n",
                        "   b = n"),
                rust("no semicolon", "4:5", "expected ';'", "let a = n", "let b = a;"),
                rust("a brace that nothing closes", "5:1", "expected '}'", "if n > 0 {"),
                cpp("a bracket that nothing closes", "2:19", "expected ']'", "x[0] = x[1 + 2;"),
                typescript("an arrow function inside", "2:15", "expected ')'", "const f = (a: i32) => a;"),
                wrong("no kernel", "k.py", "1:1", "there is no kernel", "x = 1"),
                // names and types
                python("a name that nobody has", "3:14", "'m'", "x[0] = x[m]"),
                python("a function that nobody has", "3:12", "did you mean 'sqrt'?", "x[0] = sqr(x[1])"),
                wrong("a span of nothing", "k.cpp", "1:35", "expected '<'", "[[wave::kernel]] void k(std::span x) {}"),
                wrong(
                        "a type that nobody has",
                        "k.py",
                        "2:10",
                        "'f33'",
                        "@kernel",
                        "def k(x: f33[:]):",
                        "    x[0] = 1.0"),
                python("an integer that does not fit", "3:14", "3000000000 does not fit i32", "a: i32 = 3000000000"),
                rust("a float index", "3:7", "u32 or usize", "x[1.5] = 0.0;"),
                rust("two types in a sum", "3:17", "x as f32", "x[0] = x[1] + n;"),
                rust("a variable that is not mut", "4:5", "mut", "let a = n;", "a = 2;"),
                cpp("a store to what is const", "2:5", "'c' cannot be written", "c[0] = 1;"),
                cpp("too many arguments", "2:12", "takes 1 argument, but 2 are given", "x[0] = sqrt(x[1], x[2]);"),
                typescript(
                        "a number where f32 is",
                        "3:12",
                        "narrowing: f32(x)",
                        "const a: number = 0.1;",
                        "x[0] = a * x[1];"),
                typescript("/ of integers", "2:15", "idiv(a, b)", "const a = n / 2;"),
                // the GPU's rules
                python(
                        "a barrier that some threads reach",
                        "4:9",
                        "divergent flow",
                        "if thread_id() < 5:",
                        "    barrier()"),
                rust(
                        "a barrier in a loop of the thread's",
                        "4:9",
                        "barrier",
                        "for _ in 0..thread_id() {",
                        "    barrier();",
                        "}"),
                cpp("an atomic float", "2:5", "i32 and u32", "atomic_add(x, 0, 1.0f);"),
                typescript(
                        "too much shared memory", "2:9", "at most 16384", "const t = shared(f32, 5000);", "t[0] = 1;"),
                wrong(
                        "a workgroup too large",
                        "k.rs",
                        "1:25",
                        "at most 1024",
                        "#[kernel(workgroup_size(64, 64))]",
                        "fn k(x: &mut [f32]) { x[0] = 1.0; }"),
                wrong(
                        "too many arguments of a kernel",
                        "k.py",
                        "2:5",
                        "at most 24",
                        "@kernel",
                        "def k("
                                + String.join(
                                        ", ",
                                        Stream.iterate(0, i -> i + 1)
                                                .limit(13)
                                                .map(i -> "a" + i + ": f32[:]")
                                                .toList())
                                + "):",
                        "    a0[0] = 1.0"),
                python("a constant division by zero", "3:14", "division by zero", "a = n // 0"),
                python("a function in a function", "3:5", "functions", "def f(a):", "    return a"),
                python("an exception", "3:5", "'raise'", "raise ValueError()"),
                cpp("memory from a heap", "2:", "pointers", "float* p = new float[4];"),
                // hir as text
                wrong(
                        "hir that is none",
                        "k.hir.mlir",
                        "2:3",
                        "hir.nothing",
                        "hir.kernel @k(%a: si32) {",
                        "  hir.nothing",
                        "}"));
    }

    static Stream<Wrong> assembly() {
        return Stream.of(
                wrong(
                        "an instruction that is none",
                        "k.wave",
                        "2:1",
                        "did you mean 'iadd'",
                        ".kernel k",
                        "iad r1, r2, r3",
                        ".end"),
                wrong("a register too high", "k.wave", "2:5", "r300", ".kernel k", "mov r300, r1", ".end"),
                wrong("a predicate too high", "k.wave", "2:4", "p4", ".kernel k", "if p4", ".end"),
                wrong("a label that is nowhere", "k.wave", "2:6", "there", ".kernel k", "call there", ".end"),
                wrong("a label twice", "k.wave", "3:1", "here", ".kernel k", "here:", "here:", ".end"),
                wrong(
                        "too few operands",
                        "k.wave",
                        "2:1",
                        "takes 3 operands, not 2",
                        ".kernel k",
                        "iadd r1, r2",
                        ".end"),
                wrong(
                        "an operand of another kind",
                        "k.wave",
                        "2:9",
                        "expected a predicate",
                        ".kernel k",
                        "icmp_lt r1, r2, r3",
                        ".end"),
                wrong("code outside of a kernel", "k.wave", "1:1", "outside a kernel", "halt"),
                wrong("a kernel without end", "k.wave", "1:1", "no .end", ".kernel k", "halt"),
                wrong("a directive that is none", "k.wave", "2:1", "registers", ".kernel k", ".register 4", ".end"),
                wrong("a register that compact has not", "k.wave", "2:1", "r31", ".kernel k", "mov r40, r1", ".end"),
                wrong("a string without end, in assembly", "k.wave", "1:9", "name", ".kernel \"k", "halt", ".end"));
    }

    private static void refused(Wrong wrong, String command, Path directory) throws IOException {
        Path input = Files.writeString(directory.resolve(wrong.file()), wrong.text());
        Path output = directory.resolve("out.wbin");
        Ran ran = run(command, input.toString(), "-o", output.toString());
        assertThat(ran.status()).as(ran.err()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.err())
                .startsWith(input + ":" + wrong.at())
                .contains("error: ", wrong.message())
                .containsPattern("(?m)^\\s*\\^$")
                .doesNotContain("Exception", "\tat ", "internal error");
        assertThat(ran.out()).isEmpty();
        assertThat(directory).isDirectoryNotContaining("glob:**out*").isDirectoryNotContaining("glob:**tmp");
    }

    @ParameterizedTest
    @MethodSource
    void kernels(Wrong wrong, @TempDir Path directory) throws IOException {
        refused(wrong, "compile", directory);
    }

    @ParameterizedTest
    @MethodSource
    void assembly(Wrong wrong, @TempDir Path directory) throws IOException {
        refused(wrong, "asm", directory);
    }

    // ---- binaries

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

    /** A binary that is damaged, and what is said about it. */
    private record Damaged(String name, String encoding, String message, Consumer<List<Byte>> damage) {
        @Override
        public String toString() {
            return name + ", " + encoding;
        }
    }

    private static Damaged word(String name, String encoding, int at, int value, String message) {
        byte[] bytes = ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value)
                .array();
        return new Damaged(name, encoding, message, file -> {
            for (int i = 0; i < 4; i++) file.set(at + i, bytes[i]);
        });
    }

    private static Damaged cut(String name, String encoding, int length, String message) {
        return new Damaged(
                name,
                encoding,
                message,
                file -> file.subList(length, file.size()).clear());
    }

    static Stream<Damaged> binaries() {
        return Stream.of(
                word("another magic", "v0.4", 0, 0x46564157, "begin with WAVE"),
                word("another version", "v0.4", 4, 7, "version"),
                word("code beyond the file", "v0.4", 12, 0x7FFFFFFF, ":0x8: error:"),
                word("names beyond the file", "v0.4", 16, 0x10000, ":0x10: error:"),
                word("more kernels than there are", "v0.4", 0x52, 1000, "1000 kernels"),
                word("an opcode that is none", "v0.4", 0x20, 0xFF000000, ":0x20: error:"),
                cut("cut in the header", "v0.4", 20, "header"),
                cut("cut in the code", "v0.4", 0x24, "the file's 36 bytes"),
                cut("cut in the names", "v0.4", 0x58, "the metadata"),
                word("another version of the ISA", "compact", 8, 0x00090000, "ISA"),
                word("code beyond the file", "compact", 20, 0x7FFFFFFF, ":0x"),
                word("kernels beyond the file", "compact", 12, 0x7FFFFFFF, ":0xc: error:"),
                word("an opcode that is none", "compact", 0x48, 0x7F000000, ":0x48: error:"),
                word("bits that must be 0", "compact", 0x48, 0x410000F0, ":0x48: error:"),
                cut("cut in the kernel table", "compact", 0x30, "the kernel table"),
                cut("cut in the code", "compact", 0x54, "the code"));
    }

    @ParameterizedTest
    @MethodSource
    void binaries(Damaged damaged, @TempDir Path directory) throws IOException {
        Path source = Files.writeString(directory.resolve("k.wave"), SCALE);
        Path binary = directory.resolve("k.wbin");
        assertThat(run("asm", "--encoding=" + damaged.encoding(), source.toString(), "-o", binary.toString()))
                .isEqualTo(new Ran(0, "", ""));
        List<Byte> bytes = new ArrayList<>();
        for (byte b : Files.readAllBytes(binary)) bytes.add(b);
        damaged.damage().accept(bytes);
        byte[] written = new byte[bytes.size()];
        for (int i = 0; i < written.length; i++) written[i] = bytes.get(i);
        Files.write(binary, written);
        for (List<String> command : List.of(
                List.of(
                        "dis",
                        binary.toString(),
                        "-o",
                        directory.resolve("out.wave").toString()),
                List.of("run", binary.toString(), "--stats"))) {
            Ran ran = Ran.of("wave", new byte[0], command);
            assertThat(ran.status()).as(ran.err()).isEqualTo(ExitCode.DIAGNOSTICS);
            assertThat(ran.err())
                    .startsWith(binary + ":")
                    .contains(": error: ", damaged.message())
                    .doesNotContain("Exception", "\tat ", "internal error");
            assertThat(ran.out()).isEmpty();
        }
        assertThat(directory).isDirectoryNotContaining("glob:**out*").isDirectoryNotContaining("glob:**tmp");
    }

    // ---- runs

    static Stream<Wrong> runs() {
        return Stream.of(
                wrong(
                        "a load out of bounds",
                        "k.wave",
                        "3:1",
                        "out of bounds",
                        ".kernel k",
                        "mov_imm r1, 0x7fffffff",
                        "device_load_u32 r2, r1",
                        "halt",
                        ".end"),
                wrong("a division by zero", "k.wave", "2:1", "zero", ".kernel k", "idiv r1, r2, r3", "halt", ".end"),
                wrong(
                        "a barrier that some threads reach",
                        "k.wave",
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
                wrong(
                        "a race",
                        "k.wave",
                        "4:1",
                        "race",
                        ".kernel k",
                        "mov_sr r1, sr_tid_x",
                        "mov_imm r2, 64",
                        "device_store_u32 r2, r1",
                        "halt",
                        ".end"),
                wrong("no end", "k.wave", "3:1", "limit", ".kernel k", "loop", "endloop", "halt", ".end"),
                wrong("an if without endif", "k.wave", "3:1", "end of the code", ".kernel k", "if p1", "halt", ".end"),
                wrong("an endloop without loop", "k.wave", "2:1", "endloop", ".kernel k", "endloop", "halt", ".end"),
                wrong(
                        "a register that the kernel has not",
                        "k.wave",
                        "3:1",
                        "r9",
                        ".kernel k",
                        ".registers 4",
                        "mov r9, r1",
                        "halt",
                        ".end"),
                wrong("no halt", "k.wave", "2:1", "ends with halt", ".kernel k", "mov r1, r2", ".end"),
                wrong(
                        "a kernel's source",
                        "k.py",
                        " error",
                        "wave compile",
                        "@kernel",
                        "def k(x: f32[:]):",
                        "    x[0] = 1.0"));
    }

    @ParameterizedTest
    @MethodSource
    void runs(Wrong wrong, @TempDir Path directory) throws IOException {
        Path input = Files.writeString(directory.resolve(wrong.file()), wrong.text());
        Ran ran = run("run", "--max-instructions=10000", input.toString());
        assertThat(ran.status()).as(ran.err()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.err())
                .startsWith(input + ":" + wrong.at())
                .contains("error: ", wrong.message())
                .doesNotContain("Exception", "\tat ", "internal error");
    }

    private static void usage(String message, String... args) {
        Ran ran = run(args);
        assertThat(ran.status()).as(ran.err()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).startsWith("wave: ").contains(message);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void commandLinesThatAreNone(@TempDir Path directory) throws IOException {
        String py = Files.writeString(directory.resolve("k.py"), "@kernel\ndef k(x: f32[:]):\n    x[0] = 1.0\n")
                .toString();
        String rs = Files.writeString(directory.resolve("k.rs"), "").toString();
        String asm = Files.writeString(directory.resolve("s.wave"), SCALE).toString();
        usage("unknown command 'comple'; did you mean 'compile'?", "comple", py);
        usage("unknown option '--emti'; did you mean '--emit'?", "compile", "--emti=asm", py);
        usage("'wbn' is no value for --emit", "compile", "--emit=wbn", py);
        usage("'pyhton' is no value for --lang", "compile", "--lang=pyhton", py);
        usage("'v0.5' is no value for --encoding", "compile", "--encoding=v0.5", py);
        usage("'fast' is no value for --ffp-contract", "compile", "--ffp-contract=fast", py);
        usage("unknown option '-O4'", "compile", "-O4", py);
        usage("no input", "compile");
        usage("2 inputs: --out-dir takes them all", "compile", py, rs, "-o", "k.wbin");
        usage("would both be written to", "compile", py, rs, "--out-dir", directory.toString());
        usage("would be overwritten by its output", "compile", py, "-o", py);
        usage("give one of them", "asm", asm, "-o", "x", "--out-dir", "y");
        usage("one program", "run");
        usage("one program", "run", asm, asm);
        usage("--grid takes X,Y,Z", "run", asm, "--grid=1,2,3,4");
        usage("a size is 1 to", "run", asm, "--workgroup=0,1,1");
        usage("'x' is no 32-bit number", "run", asm, "--grid=x");
        usage("--set-reg takes R:VALUE", "run", asm, "--set-reg=5");
        usage("registers 0 to 255", "run", asm, "--set-reg=256:1");
        usage("'1.5' is no 32-bit number", "run", asm, "--set-reg=0:1.5");
        usage("--arg takes OFFSET:FILE", "run", asm, "--arg=x");
        usage("there are elements of", "run", asm, "--fill-iota=0:f23:4");
        usage("are not inside device memory", "run", asm, "--fill-zero=0:f64:1000000");
        usage("are not inside device memory", "run", asm, "--dump-f32=0:-1");
        usage("'65' is no value for --wave-width", "run", asm, "--wave-width=65");
        usage("'v0.3' is no value for --compat", "run", asm, "--compat=v0.3");
        assertThat(run("run", asm, "--arg=0:" + directory.resolve("none")))
                .isEqualTo(new Ran(1, "", directory.resolve("none") + ": error: no such file\n"));
    }

    @Test
    void filesThatAreNone(@TempDir Path directory) throws IOException {
        String none = directory.resolve("none.py").toString();
        assertThat(run("compile", none)).isEqualTo(new Ran(1, "", none + ": error: no such file\n"));
        assertThat(run("compile", directory.toString()).err()).contains("error: this is a directory, not a file");
        Path empty = Files.writeString(directory.resolve("empty.py"), "");
        assertThat(run("compile", empty.toString())).isEqualTo(new Ran(1, "", empty + ": error: the file is empty\n"));
        Path latin = Files.write(directory.resolve("latin.py"), "# \u00e4\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(run("compile", latin.toString()).err()).startsWith(latin + ":1:3: error: byte 0xe4");
        Path binary = Files.write(directory.resolve("k.wbin"), new byte[] {'W', 'A', 'V', 'E', 2, 0, 0, 0});
        assertThat(run("compile", "--lang=rust", binary.toString()).err())
                .startsWith(binary + ": error: this is a WAVE binary, not text\n");
        assertThat(run("asm", binary.toString()).err()).contains("wave dis shows it as assembly");
        assertThat(run("dis", empty.toString()).status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }
}
