package dev.wami.llvmemit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The .ll files were accepted by opt 22; llvm-diff 22 finds their functions equal to what mlir-translate 22 writes, but
 * for the blocks that edges are split by.
 */
class LlvmIrEmitterTest {
    private static final Path CORPUS = Path.of("src/test/resources/dev/wami/llvmemit");

    @ParameterizedTest
    @ValueSource(strings = {"arithmetic", "functions", "intrinsics", "memory", "shapes"})
    void writesWhatLlvmReads(String name) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse(Files.readString(CORPUS.resolve(name + ".mlir")), diagnostics);
        assertThat(LlvmIrEmitter.emit(module, diagnostics))
                .as(diagnostics.all().toString())
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(Files.readString(CORPUS.resolve(name + ".ll")));
    }

    /** llvm-as: NUL character is not allowed in names. */
    @Test
    void namesHaveNoNul() {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse("llvm.mlir.global external @\"a\\00b\\09\"(0 : i32) : i32\n", diagnostics);
        assertThat(LlvmIrEmitter.emit(module, diagnostics))
                .asString(StandardCharsets.UTF_8)
                .contains("@\"a\\E2\\90\\80b\\09\" = global i32 0");
    }

    @Test
    void reportsWhatIsNoLlvm() {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse("func.func private @f()\nllvm.mlir.global @g() : i32\n", diagnostics);
        assertThat(LlvmIrEmitter.emit(module, diagnostics)).isNull();
        assertThat(diagnostics.all()).hasSize(1);
        assertThat(diagnostics.all().get(0).toString()).contains("'func.func' has no LLVM IR");
    }

    private static Operation parse(String text, Diagnostics diagnostics) {
        Operation module = MlirParser.parse(
                SourceFile.of("test.mlir", text),
                new Context(DialectSource.join(new StdDialects(), LlvmDialect.SOURCE), false),
                diagnostics);
        assertThat(module).as(diagnostics.all().toString()).isNotNull();
        return module;
    }
}
