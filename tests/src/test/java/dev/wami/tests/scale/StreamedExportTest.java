package dev.wami.tests.scale;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.ImportForm;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A text that is exported in parts gives the bytes that it gives as a whole, or is left to a reading of the whole. */
class StreamedExportTest {
    /** Names with braces, quotes and words that scanning might take for others; functions with and without anything. */
    private static final String MODULE = """
            (module $named
              (type $t (func (param i32) (result i32)))
              (import "en{v" "f\\"{" (func $f (param i32)))
              (memory (export "mem}ory") 1 2)
              (table $table 8 funcref)
              (tag $e (param i32))
              (global $g (mut i32) (i32.const 7))
              (elem (i32.const 0) $second $first)
              (data $d "{wasmssa.func @x {")
              (data (i32.const 8) "//")
              (func $first (param $p i32) (result i32) (local $l i64)
                (block $out (result i32)
                  (loop $again (br_if $again (i32.eqz (local.get 0))))
                  (if (result i32) (local.get 0)
                    (then (br $out (global.get $g)))
                    (else (i32.load8_u offset=3 (local.get 0))))))
              (func $empty)
              (func $second (param i32) (result i32)
                (memory.init $d (i32.const 0) (i32.const 0) (i32.const 5))
                (call_indirect (type $t) (local.get 0) (i32.const 0)))
              (func (export "wasmssa.func") (param f64) (result f64 i32) (local.get 0) (i32.const 1))
              (func (export "catches") (param i32) (result i32)
                (block $h (result i32)
                  (try_table (catch $e $h) (throw $e (local.get 0)))
                  (i32.const 1)))
              (func $start (drop (ref.func $second)))
              (start $start)
              (@custom "one" "1"))
            """;

    @TempDir
    Path directory;

    private final Wasabi wasabi = new Wasabi();

    private String text() {
        return wasabi.importWasm(SourceFile.of("m.wat", MODULE), ImportForm.WASM_MLIR)
                .text()
                .orElseThrow();
    }

    private Optional<Output> exported(String text) throws IOException {
        Path file = directory.resolve("m.mlir");
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        return wasabi.exportFile(file, PassSettings.PLAIN);
    }

    @Test
    void givesTheSameBytes() throws IOException {
        String text = text();
        Output whole = wasabi.export(SourceFile.of("m.mlir", text));
        assertThat(whole.diagnostics()).isEmpty();
        Output parts = exported(text).orElseThrow();
        assertThat(parts.bytes().orElseThrow()).isEqualTo(whole.bytes().orElseThrow());
        assertThat(exported("// wasmssa.func {\n" + text).orElseThrow().bytes().orElseThrow())
                .isEqualTo(whole.bytes().orElseThrow());
    }

    @Test
    void leavesWhatIsWrongToAReadingOfTheWhole() throws IOException {
        String text = text();
        assertThat(text).contains("wasmssa.call_indirect", "wasmssa.global_get @");
        assertThat(exported(text.replace("wasmssa.call_indirect", "wasmssa.call_directly")))
                .isEmpty();
        assertThat(exported(text.replace("wasmssa.global_get @", "wasmssa.global_get @no_")))
                .isEmpty();
        assertThat(exported(text + "#loc = loc(\"x\":1:1)\n")).isEmpty();
        assertThat(exported("// \u00e4\n" + text)).isEmpty();
        assertThat(exported(text.substring(0, text.length() - 20))).isEmpty();
        assertThat(exported("module {}")).isEmpty();
    }

    @Test
    void leavesWhatIsWatchedToPassesOnTheWhole() throws IOException {
        Path file = directory.resolve("w.mlir");
        Files.write(file, text().getBytes(StandardCharsets.UTF_8));
        assertThat(wasabi.exportFile(file, PassSettings.PLAIN.withVerifyEach(true)))
                .isEmpty();
    }
}
