package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.ImportForm;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.Wasabi;
import dev.wami.wasmbinary.BinaryDecoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Zeros in the data of modules: compiled without them, but for -O0, which leaves out those at the end; imported with
 * few segments, exported as they are.
 */
class PackedDataTest {
    private static final String TABLE = """
            memref.global "private" constant @table : memref<300xi32> = dense<TABLE>
            func.func @at(%i: index) -> i32 {
              %t = memref.get_global @table : memref<300xi32>
              %v = memref.load %t[%i] : memref<300xi32>
              return %v : i32
            }
            """.replace("TABLE", "[7" + ", 0".repeat(298) + ", 8]");

    private static final String SEGMENTS = """
            (module
              (memory (export "memory") 1)
              (data (i32.const 8) "ab")
              (data (i32.const 40) "cd")
              (data (i32.const 72) "ef\\00\\00"))
            """;

    private static byte[] bytes(Output made) {
        return made.bytes().orElseThrow(() -> new AssertionError(made.diagnostics()));
    }

    private static byte[] compiled(String text, OptLevel level) {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        return bytes(new Wami().compile(SourceFile.of("m.mlir", text), options, PassSettings.PLAIN));
    }

    private static String lengths(byte[] wasm) {
        return BinaryDecoder.decode(wasm).module().orElseThrow().data().stream()
                .map(d -> Integer.toString(d.bytes().size()))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void areNotCompiled(OptLevel level) {
        assertThat(lengths(compiled(TABLE, level))).isEqualTo(level == OptLevel.O0 ? "1197" : "1 1");
    }

    @Test
    void comeBackFromStandardMlirAsTheyWere() {
        Wasabi wasabi = new Wasabi();
        byte[] std =
                bytes(wasabi.importWasm(SourceFile.of("m.wat", SEGMENTS), ImportForm.STD_MLIR, PassSettings.PLAIN));
        String text = new String(std, StandardCharsets.UTF_8);
        assertThat(text.split("wasm.kind = \"segment\"", -1)).as("one segment").hasSize(2);
        assertThat(lengths(compiled(text, OptLevel.O2))).isEqualTo("2 2 2");
        assertThat(lengths(compiled(text, OptLevel.O0))).isEqualTo("66");
    }

    @Test
    void areExportedAsTheyAre() {
        Wasabi wasabi = new Wasabi();
        byte[] text =
                bytes(wasabi.importWasm(SourceFile.of("m.wat", SEGMENTS), ImportForm.WASM_MLIR, PassSettings.PLAIN));
        byte[] wasm = bytes(wasabi.export(SourceFile.of("m.mlir", new String(text, StandardCharsets.UTF_8))));
        assertThat(lengths(wasm)).isEqualTo("2 2 4");
    }
}
