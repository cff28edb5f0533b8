package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What may be wrong with a kernel that {@code wave compile} gets: the message shows the source line, with a caret. */
class WrongKernelTest {
    /** A file, whose ending tells the language, with the place of the first message. */
    private static Mistake wrong(String name, String file, String at, String message, String... lines) {
        return Mistake.of("wave", name)
                .file(file, lines)
                .run("compile", "DIR/" + file, "-o", "DIR/out.wbin")
                .reports("DIR/" + file + ":" + at, message);
    }

    /** A kernel in Python that has {@code lines} in its body; the first of them is line 3. */
    private static Mistake python(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.py",
                at,
                message,
                "@kernel",
                "def k(x: f32[:], n: i32):",
                "    " + String.join("\n    ", lines));
    }

    private static Mistake rust(String name, String at, String message, String... lines) {
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

    private static Mistake cpp(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.cpp",
                at,
                message,
                "[[wave::kernel]] void k(float* x, const uint32_t* c, int n) {",
                "    " + String.join("\n    ", lines),
                "}");
    }

    private static Mistake typescript(String name, String at, String message, String... lines) {
        return wrong(
                name,
                "k.ts",
                at,
                message,
                "const k = kernel((x: Float32Array, c: Uint32Array, n: i32) => {",
                "  " + String.join("\n  ", lines),
                "});");
    }

    static Stream<Mistake> kernels() {
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

    @ParameterizedTest
    @MethodSource
    void kernels(Mistake mistake, @TempDir Path directory) throws IOException {
        assertThat(mistake.check(directory).err()).containsPattern("(?m)^\\s*\\^$");
    }
}
