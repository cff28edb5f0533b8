package dev.wami.wasmimport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.NestingLimit;
import dev.wami.wasmssa.WasmSsaDialect;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StreamedImportTest {
    /** A type that only a body uses comes in front of what nothing uses: what the module says of all bodies matters. */
    private static final String MODULE = """
            (module $named
              (type $unused (func (param f64)))
              (type $called (func (param i32) (result i32)))
              (import "env" "f" (func $f (param i32)))
              (memory (export "memory") 1 2)
              (table 2 funcref)
              (global $g (mut i32) (i32.const 7))
              (elem (i32.const 0) $deep $f2)
              (data $d "hello")
              (data (i32.const 8) "second")
              (data (i32.const 16) "third")
              (func $f2 (param $p i32) (result i32) (local $l i64)
                (memory.init $d (i32.const 0) (i32.const 0) (i32.const 5))
                (call $f (local.get $p))
                (call_indirect (type $called) (local.get $p) (i32.const 0)))
              (func $deep (export "deep") (param i32) (result i32)
                (block $out (result i32)
                  (loop $again (br_if $again (i32.eqz (local.get 0))))
                  (if (result i32) (local.get 0)
                    (then (br $out (global.get $g)))
                    (else (i32.load8_u offset=3 (local.get 0))))))
              (func $start (global.set $g (i32.const 1)))
              (start $start)
              (@custom "one" "1") (@custom "two" "22") (@custom "three" "333"))
            """;

    private final Context context = new Context(DialectSource.of(WasmSsaDialect.NAME, WasmSsaDialect::new));

    @Test
    void writesWhatTheWholeModulePrints() throws IOException {
        byte[] source = MODULE.getBytes(StandardCharsets.UTF_8);
        Diagnostics diagnostics = new Diagnostics();
        Operation whole = WasmImport.read(source, "m.wat", diagnostics);
        assertThat(whole).as("%s", diagnostics.all()).isNotNull();
        StreamedImport streamed =
                StreamedImport.of(source, "m.wat", false, diagnostics).orElseThrow();
        StreamedImport complete =
                StreamedImport.of(source, "m.wat", true, diagnostics).orElseThrow();
        String expected = MlirPrinter.print(whole);
        // twice: what is written has been thrown away
        for (int i = 0; i < 2; i++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            streamed.writeTo(out);
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected);
            ByteArrayOutputStream verified = new ByteArrayOutputStream();
            complete.verifyAndWriteTo(verified, context);
            assertThat(verified.toString(StandardCharsets.UTF_8)).isEqualTo(expected);
        }
    }

    @Test
    void saysWhatIsWrong() {
        Diagnostics diagnostics = new Diagnostics();
        byte[] source = "(module (func (result i32)))".getBytes(StandardCharsets.UTF_8);
        assertThat(StreamedImport.of(source, "m.wat", false, diagnostics)).isEmpty();
        assertThat(diagnostics.all()).hasSize(1);
    }

    @Test
    void refusesWhatTextCannotNest() {
        // blocks are in a function, in the module
        int most = NestingLimit.LEVELS - 2;
        Diagnostics diagnostics = new Diagnostics();
        assertThat(StreamedImport.of(nest(most), "m.wat", false, diagnostics)).isPresent();
        assertThat(diagnostics.all()).isEmpty();
        assertThat(StreamedImport.of(nest(most + 1), "m.wat", false, diagnostics))
                .isEmpty();
        assertThat(diagnostics.all().toString()).contains("nested too deeply");
    }

    private static byte[] nest(int blocks) {
        String text = "(module (func " + "block ".repeat(blocks) + "end ".repeat(blocks) + "))";
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
