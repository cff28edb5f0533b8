package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several inputs as one program: {@code --link} of {@code wami compile}, and {@code wami run a.mlir b.mlir}. */
class LinkTest {
    private static final String MAIN = """
            func.func private @twice(i32) -> i32
            memref.global "private" @shared : memref<2xi32>
            func.func private @helper(%x: i32) -> i32 {
              %c1 = arith.constant 1 : i32
              %y = arith.addi %x, %c1 : i32
              return %y : i32
            }
            func.func @main(%x: i32) -> i32 {
              %c1 = arith.constant 1 : index
              %g = memref.get_global @shared : memref<2xi32>
              %s = memref.load %g[%c1] : memref<2xi32>
              %a = call @twice(%x) : (i32) -> i32
              %b = call @helper(%a) : (i32) -> i32
              %c = arith.addi %b, %s : i32
              return %c : i32
            }
            """;
    private static final String LIBRARY = """
            memref.global @shared : memref<2xi32> = dense<[10, 100]>
            func.func private @helper(%x: i32) -> i32 {
              %c2 = arith.constant 2 : i32
              %y = arith.muli %x, %c2 : i32
              return %y : i32
            }
            func.func @twice(%x: i32) -> i32 {
              %y = call @helper(%x) : (i32) -> i32
              return %y : i32
            }
            """;

    @TempDir
    Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O2", "--interp"})
    void runsWhatManyFilesSay(String how) throws IOException {
        String main = file("main.mlir", MAIN);
        String library = file("library.mlir", LIBRARY);
        assertThat(Ran.wami("", "run", how, main, library, "4").out()).isEqualTo("109\n");
        assertThat(Ran.wami("", "run", how, library, main, "4").out()).isEqualTo("109\n");
    }

    @Test
    void compilesThemToOneModuleThatImportsNothing() throws IOException {
        Ran ran = Ran.wami("", "compile", "--link", "--emit=wat", file("a.mlir", MAIN), file("b.mlir", LIBRARY));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("(export \"main\"")
                .contains("(export \"twice\"")
                .doesNotContain("(import");
    }

    @Test
    void keepsDeclarationsThatNobodyDefines() throws IOException {
        String a =
                "func.func private @print_i32(i32)\nfunc.func @f(%x: i32) {\n  call @print_i32(%x) : (i32) -> ()\n  return\n}\n";
        Ran ran = Ran.wami(
                "", "compile", "--link", "--emit=wat", file("a.mlir", a), file("b.mlir", a.replace("@f", "@g")));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().split("\\(import", -1)).hasSize(2);
    }

    @Test
    void anImportOfAnotherModuleIsNoDeclaration() throws IOException {
        String a =
                "func.func private @f(i32) attributes {import_module = \"other\"}\nfunc.func @g(%x: i32) {\n  call @f(%x) : (i32) -> ()\n  return\n}\n";
        String b = "func.func @f(%x: i32) {\n  return\n}\n";
        Ran ran = Ran.wami("", "compile", "--link", "--emit=wat", file("a.mlir", a), file("b.mlir", b));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("(import \"other\" \"f\"").contains("(export \"f\"");
    }

    @Test
    void twoDefinitionsAreAnErrorAtBoth() throws IOException {
        String f = "func.func @f() {\n  return\n}\n";
        Ran ran = Ran.wami("", "compile", "--link", file("a.mlir", f), file("b.mlir", "\n" + f));
        assertThat(ran.err()).contains("b.mlir:2:1: error: 'func.func' op redefinition of symbol named 'f'");
        assertThat(ran.err()).contains("a.mlir:1:1: note: the other definition");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @Test
    void anotherTypeIsAnErrorAtBoth() throws IOException {
        String other = LIBRARY.replace("memref<2xi32> = dense<[10, 100]>", "memref<2xi64> = dense<[10, 100]>");
        Ran ran = Ran.wami("", "compile", "--link", file("a.mlir", MAIN), file("b.mlir", other));
        assertThat(ran.err())
                .contains(
                        "a.mlir:2:1: error: 'memref.global' op declares 'shared' as memref.global of type memref<2xi32>")
                .contains("b.mlir:1:1: note: here it is memref.global of type memref<2xi64>");
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        Ran ran = Ran.wami(
                "", "run", file("a.mlir", MAIN), directory.resolve("none.mlir").toString(), "4");
        assertThat(ran.err()).contains("none.mlir");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @Test
    void theMemoryMayBeTheHosts() {
        String program = "memref.global @g : memref<4xi32> = dense<1>\n";
        assertThat(Ran.wami(program, "compile", "-", "--emit=wat", "--import-memory")
                        .out())
                .contains("(import \"env\" \"memory\" (memory")
                .doesNotContain("(export \"memory\"");
        assertThat(Ran.wami(program, "compile", "-", "--emit=wat", "--import-memory=host,heap")
                        .out())
                .contains("(import \"host\" \"heap\" (memory");
        assertThat(Ran.wami(program, "compile", "-", "--import-memory=host").status())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void withoutRuntimeWhatNeedsItIsNamed() {
        String program = "func.func @f(%x: f64) -> f64 {\n  %m = memref.alloc() : memref<4xf64>\n"
                + "  %c0 = arith.constant 0 : index\n  memref.store %x, %m[%c0] : memref<4xf64>\n"
                + "  %v = memref.load %m[%c0] : memref<4xf64>\n  %y = math.sin %v : f64\n  return %y : f64\n}\n";
        assertThat(Ran.wami(program, "compile", "-", "-O0", "--no-runtime").err())
                .contains("<stdin>:2:8: error: needs @malloc of the runtime library, which --no-runtime leaves out")
                .contains("<stdin>:6:8: error: needs @__wami_sin_f64 of the runtime library");
        Ran imported = Ran.wami(program, "compile", "-", "-O0", "--no-runtime", "--malloc=import");
        assertThat(imported.err()).contains("@__wami_sin_f64").doesNotContain("@malloc");
        assertThat(Ran.wami("func.func @f() {\n  return\n}\n", "compile", "-", "--emit=wat", "--no-runtime")
                        .status())
                .isZero();
    }
}
