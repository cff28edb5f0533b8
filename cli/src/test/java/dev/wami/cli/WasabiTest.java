package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of {@code wasabi}. */
class WasabiTest {
    /**
     * {@code (module (func (export "f") (param i32 i32) (result i32) (i32.or (local.get 0) (local.get 1))))}, as
     * wat2wasm encodes it.
     */
    private static final byte[] OR = bytes(
            "0061736d 01000000 01 07 01 60 02 7f 7f 01 7f 03 02 01 00 07 05 01 01 66 00 00 0a 09 01 07 00 20 00 20 01 72 0b");

    /** The same without its second operand. */
    private static final byte[] UNDERFLOW = bytes(
            "0061736d 01000000 01 07 01 60 02 7f 7f 01 7f 03 02 01 00 07 05 01 01 66 00 00 0a 07 01 05 00 20 00 72 0b");

    private static byte[] bytes(String hex) {
        String digits = hex.replace(" ", "");
        byte[] out = new byte[digits.length() / 2];
        for (int i = 0; i < out.length; i++) out[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
        return out;
    }

    private static Ran wasabi(byte[] input, String... args) {
        return Ran.of("wasabi", input, List.of(args));
    }

    @Test
    void validatesSilently() {
        assertThat(wasabi(OR, "validate", "-"))
                .returns(0, Ran::status)
                .returns("", Ran::out)
                .returns("", Ran::err);
        assertThat(wasabi(OR, "validate", "-v", "-").out()).isEqualTo("<stdin>: valid\n");
    }

    @Test
    void saysWhereAModuleIsWrong() {
        Ran ran = wasabi(UNDERFLOW, "validate", "-");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith("<stdin>:0x23: error: function 0, instruction 1 (i32.or): type mismatch")
                .doesNotContain("\tat ");
    }

    @Test
    void knowsFeatures() {
        assertThat(wasabi(OR, "validate", "--features=wasm1", "-").status()).isZero();
        assertThat(wasabi(OR, "validate", "--features=multivalu", "-").err())
                .startsWith("wasabi: validate: --features: unknown feature 'multivalu'; did you mean 'multivalue'?");
    }

    @Test
    void printsText() {
        assertThat(wasabi(OR, "print", "-").out()).contains("i32.or").contains("(export \"f\"");
    }

    /** A loop that tests first, in the place of blocks; a function that is left by a tail call keeps its own. */
    @Test
    void structuresStandardMlir() {
        byte[] module = """
                (module
                  (func $count (param $n i32) (param $sum i32) (result i32)
                    (block $done
                      (loop $again
                        (br_if $done (i32.eqz (local.get $n)))
                        (local.set $sum (i32.mul (local.get $sum) (local.get $n)))
                        (local.set $n (i32.shr_u (local.get $n) (i32.const 1)))
                        (br $again)))
                    (local.get $sum))
                  (func (export "leaves") (param i32) (result i32)
                    (if (local.get 0) (then (return_call $count (local.get 0) (i32.const 1))))
                    (i32.const 0)))
                """.getBytes(StandardCharsets.UTF_8);
        String text = wasabi(module, "import", "--output-type=std-mlir", "--structured", "-")
                .out();
        String count = text.substring(text.indexOf("@func_0"), text.indexOf("@leaves"));
        assertThat(count).contains("scf.while", "scf.condition").doesNotContain("cf.br", "scf.if", "memref.alloca");
        assertThat(text.substring(text.indexOf("@leaves"))).contains("cf.cond_br");
        assertThat(wasabi(module, "import", "--output-type=llvm-ir", "--structured", "-")
                        .err())
                .startsWith("wasabi: import: --structured is for standard MLIR");
    }

    /**
     * A tag with results in a module that suspends, and leaves it to another to resume it: no type of continuations.
     */
    @Test
    void importsWhatOnlySuspends() {
        String module =
                "(module (tag $t (param i64) (result i32)) (func (export \"f\") (result i32) (suspend $t (i64.const 1))))";
        Ran ran = wasabi(module.getBytes(StandardCharsets.UTF_8), "import", "--output-type=wasm-mlir", "-");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("wasmssa.suspend");
    }

    @Test
    void printsManyIntoADirectory(@TempDir Path directory) throws IOException {
        Path a = Files.write(directory.resolve("a.wasm"), OR);
        Path b = Files.write(directory.resolve("b.wasm"), UNDERFLOW);
        Path out = directory.resolve("out");
        Ran ran = wasabi(new byte[0], "print", a.toString(), b.toString(), "--out-dir=" + out);
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).contains("1 of 2 inputs failed");
        assertThat(Files.readString(out.resolve("a.wat"))).contains("i32.or");
        assertThat(out.resolve("b.wat")).doesNotExist();
    }

    @Test
    void takesWebAssemblyOnly() {
        assertThat(wasabi("module {}".getBytes(StandardCharsets.UTF_8), "validate", "-")
                        .err())
                .isEqualTo("<stdin>: error: this is no WebAssembly: a binary begins with \\0asm, and text with a"
                        + " parenthesis or a comment\n");
        assertThat(wasabi(new byte[0], "print", "-").err()).isEqualTo("<stdin>: error: the file is empty\n");
        assertThat(wasabi(new byte[0], "print", "/nowhere/x.wasm").err())
                .startsWith("/nowhere/x.wasm: error: no such file");
    }

    private static final byte[] TEXT = """
            (module
              (func (export "f") (param i32 i32) (result i32)
                (i32.or (local.get 0) (local.get 1))))
            """.getBytes(StandardCharsets.UTF_8);

    @Test
    void takesTextWhereverItTakesBinaries(@TempDir Path directory) throws IOException {
        assertThat(wasabi(TEXT, "validate", "-")).isEqualTo(new Ran(0, "", ""));
        assertThat(wasabi(TEXT, "print", "-").out()).contains("local.get 1\n    i32.or)");
        assertThat(wasabi(TEXT, "import", "--output-type=wasm-mlir", "-").out()).contains("= wasmssa.or ");
        assertThat(wasabi(TEXT, "opt", "-O1", "-S", "-").out()).contains("i32.or");
        Path text = Files.write(directory.resolve("f.wat"), TEXT);
        assertThat(wasabi(new byte[0], "--dump", text.toString()).out()).contains("define i32 @f(");
        Ran ran = Ran.of("wami", new byte[0], List.of("run", text.toString(), "--invoke", "f", "5", "2"));
        assertThat(ran.out()).isEqualTo("7\n");
    }

    @Test
    void parsesText(@TempDir Path directory) throws IOException {
        Path text = Files.write(directory.resolve("f.wat"), TEXT);
        assertThat(wasabi(new byte[0], "parse", text.toString())).isEqualTo(new Ran(0, "", ""));
        byte[] binary = Files.readAllBytes(directory.resolve("f.wasm"));
        assertThat(wasabi(binary, "validate", "-").status()).isZero();
        Path same = directory.resolve("same.wasm");
        assertThat(wasabi(binary, "parse", "-", "-o", same.toString()).status()).isZero();
        assertThat(Files.readAllBytes(same)).isEqualTo(binary);
    }

    /** The rows are those of wasm-tools objdump. */
    @Test
    void listsSectionsAndNames() {
        String named = "(module $m (func $\"f g\" (param $x i32)) (data \"abc\") (@custom \"last\" \"1\"))";
        byte[] text = named.getBytes(StandardCharsets.UTF_8);
        assertThat(wasabi(text, "objdump", "-").out()).isEqualTo("""
                type                  0xa -        0xf           5 bytes         1
                func                 0x11 -       0x13           2 bytes         1
                code                 0x15 -       0x19           4 bytes         1
                data                 0x1b -       0x21           6 bytes         1
                custom "name"        0x28 -       0x3c          20 bytes
                custom "last"        0x43 -       0x44           1 bytes
                """);
        assertThat(wasabi(text, "dump-names", "-").out()).isEqualTo("""
                module $m
                function 0 $"f g"
                local 0 0 $x
                """);
    }

    @Test
    void counts() {
        assertThat(wasabi(OR, "stats", "-").out())
                .containsPattern("types +1\n")
                .contains("features: mvp\n")
                .containsPattern("instructions +3\n +local.get +2\n +i32.or +1\n");
    }

    @Test
    void decompiles() {
        assertThat(wasabi(OR, "decompile", "-").out())
                .startsWith("// Made by wasabi decompile.\n")
                .contains("EXPORT(\"f\") i32 f(i32 p0, i32 p1) {\n    return p0 | p1;\n}\n");
        for (String name : List.of("f", "0")) {
            assertThat(wasabi(OR, "decompile", "-", "--function", name))
                    .isEqualTo(new Ran(0, "EXPORT(\"f\") i32 f(i32 p0, i32 p1) {\n    return p0 | p1;\n}\n", ""));
        }
        assertThat(wasabi(UNDERFLOW, "decompile", "-").err()).startsWith("<stdin>:0x23: error: function 0");
    }

    @Test
    void draws() {
        assertThat(wasabi(OR, "graph", "-").out()).startsWith("<?xml").contains(">func 0</text>");
        assertThat(wasabi(OR, "graph", "-", "--function=f", "--format=dot").out())
                .isEqualTo("""
                        digraph "func 0" {
                          node [shape=box, fontname=monospace];
                          n0 [label="B0\\llocal.get 0\\llocal.get 1\\li32.or\\l", penwidth=2];
                          n1 [label="B1\\lreturn\\l"];
                          n0 -> n1;
                        }
                        """);
        assertThat(wasabi(OR, "graph", "-", "--format=png").status()).isEqualTo(2);
    }

    @Test
    void saysThatAFunctionIsNotThere() {
        for (String command : List.of("decompile", "graph")) {
            Ran ran = wasabi(OR, command, "-", "--function", "g");
            assertThat(ran.status()).isEqualTo(1);
            assertThat(ran.err()).startsWith("<stdin>: error: there is no function 'g'");
            assertThat(wasabi(OR, command, "-", "--function", "7").err()).contains("no function 7: the module has 1");
        }
        byte[] imported = "(module (import \"a\" \"b\" (func $b)))".getBytes(StandardCharsets.UTF_8);
        assertThat(wasabi(imported, "graph", "-", "--function", "b").err()).contains("is imported");
    }

    @Test
    void stripsCustomSections(@TempDir Path directory) throws IOException {
        String plain = "(module $m (func $f))";
        byte[] text = plain.replace("$f))", "$f) (@custom \".debug_line\" (after data) \"x\"))")
                .getBytes(StandardCharsets.UTF_8);
        Path out = directory.resolve("out.wasm");
        Path expected = directory.resolve("expected.wasm");
        assertThat(wasabi(text, "strip", "-").status()).isEqualTo(2);
        assertThat(wasabi(text, "strip", "-", "-o", out.toString())).isEqualTo(new Ran(0, "", ""));
        wasabi(plain.getBytes(StandardCharsets.UTF_8), "parse", "-", "-o", expected.toString());
        assertThat(Files.readAllBytes(out)).isEqualTo(Files.readAllBytes(expected));
        wasabi(text, "strip", "-", "--all", "-o", out.toString());
        wasabi("(module (func))".getBytes(StandardCharsets.UTF_8), "parse", "-", "-o", expected.toString());
        assertThat(Files.readAllBytes(out)).isEqualTo(Files.readAllBytes(expected));
        wasabi(text, "strip", "-", "--delete", "na.*", "-o", out.toString());
        assertThat(wasabi(Files.readAllBytes(out), "objdump", "-").out())
                .contains(".debug_line")
                .doesNotContain("name");
        assertThat(wasabi(text, "strip", "-", "--delete", "(", "-o", out.toString())
                        .err())
                .contains("no regular expression");
    }

    /** Also what is not valid, which parsing does not look at. */
    @Test
    void tellsLinesAndColumnsOfText() {
        byte[] malformed = "(module\n  (func i32.ad))".getBytes(StandardCharsets.UTF_8);
        assertThat(wasabi(malformed, "parse", "-", "-o", "-").err())
                .startsWith("<stdin>:2:9: error: unknown operator i32.ad\n");
        byte[] invalid = "(module\n  (func (drop)))".getBytes(StandardCharsets.UTF_8);
        assertThat(wasabi(invalid, "parse", "-", "-o", "/dev/null").status()).isZero();
        Ran ran = wasabi(invalid, "validate", "-");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).startsWith("<stdin>:2:10: error: function 0, instruction 0 (drop): type mismatch");
    }

    @Test
    void importsAndExportsTheSameBytes(@TempDir Path directory) throws IOException {
        Path binary = Files.write(directory.resolve("or.wasm"), OR);
        Ran ran = wasabi(new byte[0], "import", "--output-type=wasm-mlir", binary.toString());
        assertThat(ran.out()).contains("wasmssa.func exported @f(", "= wasmssa.or ");
        Path back = directory.resolve("back.wasm");
        assertThat(wasabi(ran.out().getBytes(StandardCharsets.UTF_8), "export", "-", "-o", back.toString()))
                .isEqualTo(new Ran(0, "", ""));
        assertThat(Files.readAllBytes(back)).isEqualTo(OR);
    }

    /** The command lines of the RFC. */
    @Test
    void takesTheDriversFlags(@TempDir Path directory) throws IOException {
        Path binary = Files.write(directory.resolve("or.wasm"), OR);
        String file = binary.toString();
        String mlir =
                wasabi(new byte[0], "import", "--output-type=wasm-mlir", file).out();
        assertThat(wasabi(new byte[0], file, "--dump", "--output-type", "wasm-mlir")
                        .out())
                .isEqualTo(mlir);
        assertThat(wasabi(new byte[0], "--import-wasm", file).out()).isEqualTo(mlir);
        String std =
                wasabi(new byte[0], file, "--dump", "--output-type", "std-mlir").out();
        assertThat(std).contains("func.func @f(", "arith.ori");
        assertThat(wasabi(mlir.getBytes(StandardCharsets.UTF_8), "--convert-wasm-to-standard", "-")
                        .out())
                .isEqualTo(std);
        assertThat(wasabi(new byte[0], file, "--dump").out()).contains("define i32 @f(i32 %", "= or i32 ");
    }

    /** The RFC: an operand that is not there is an error of the import, and nothing is written. */
    @Test
    void importsNothingInvalid(@TempDir Path directory) {
        Path out = directory.resolve("x.mlir");
        Ran ran = wasabi(UNDERFLOW, "import", "--output-type=wasm-mlir", "-", "-o", out.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).contains("function 0, instruction 1 (i32.or): type mismatch");
        assertThat(out).doesNotExist();
    }

    @Test
    void refusesContradictions() {
        assertThat(wasabi(OR, "import", "-", "--dump", "-o", "x").status()).isEqualTo(2);
        assertThat(wasabi(OR, "import", "-", "--import-wasm", "--output-type=llvm-ir")
                        .status())
                .isEqualTo(2);
        assertThat(wasabi(OR, "import", "-", "--output-type=llvm").err()).contains("llvm-ir");
    }
}
