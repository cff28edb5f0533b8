package dev.wami.waveir.lir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.verify.Verifier;
import dev.wami.std.StdDialects;
import dev.wami.waveir.mir.MirDialect;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Text of {@code mir} and {@code lir}, read, verified and printed again. */
class TextTest {
    private static final class Dialects implements DialectSource {
        @Override
        public @Nullable Dialect open(String name) {
            return switch (name) {
                case "mir" -> new MirDialect();
                case "lir" -> new LirDialect();
                default -> new StdDialects().open(name);
            };
        }

        @Override
        public List<String> names() {
            return List.of("mir", "lir");
        }
    }

    private final Diagnostics diagnostics = new Diagnostics();

    private Operation read(String text) {
        Operation module = MlirParser.parse(SourceFile.of("t.mlir", text), new Context(new Dialects()), diagnostics);
        if (module != null) Verifier.verify(module, diagnostics);
        return Objects.requireNonNull(module, () -> diagnostics.all().toString());
    }

    private void keeps(String text) {
        Operation module = read(text);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(MlirPrinter.print(module)).isEqualTo(text);
    }

    @Test
    void mir() {
        keeps("""
                module {
                  mir.kernel @f(%arg0: i32, %arg1: f64) attributes {local_memory = 0 : i64, workgroup_size = array<i32: 256, 1, 1>} {
                    %0 = mir.special thread_id_x
                    %1 = mir.load device %0 : f32
                    %2 = mir.wave shuffle_xor %1, %0 : (f32, i32) -> f32
                    mir.store local %0, %2 : f32
                    mir.barrier
                    mir.fence workgroup
                    %3 = mir.atomic add device %arg0, %0 device
                    %4 = mir.atomic_cas local %arg0, %0, %3 workgroup
                    %5 = mir.var : !mir.var<f64>
                    mir.set %5, %arg1 : !mir.var<f64>, f64
                    %6 = mir.get %5 : !mir.var<f64> -> f64
                    %low, %high = mir.split %6 : f64
                    %7 = mir.join %low, %high : i64
                    %8 = mir.to_int unsigned %2 : f32 to i32
                    %9 = mir.min %2, %1 : f32
                    mir.return
                  }
                }
                """);
    }

    @Test
    void lir() {
        keeps("""
                module {
                  lir.kernel @f (v0, d1) attributes {workgroup_size = array<i32: 256, 1, 1>} {
                    lir.mov_sr v2, sr_thread_id_x
                    lir.mov_imm v3, 4
                    lir.icmp_lt b0, v2, v3
                    lir.icmp_eq b0, v2, v0 if b0 merging
                    lir.if b0 {
                      lir.mov v3, d1.1
                      lir.atomic_add v4, v0, v3, device
                    } else {
                      lir.device_store_u64 v0, d1 unless b0
                    }
                    lir.loop {
                      lir.break b0
                    }
                    lir.halt
                  }
                }
                """);
    }

    @Test
    void wrongRegisters() {
        read("""
                lir.kernel @f () attributes {workgroup_size = array<i32: 256, 1, 1>} {
                  lir.iadd v0, b1, v2
                  lir.dadd d0, d1, v2
                }
                """);
        assertThat(diagnostics.all()).extracting(Object::toString).hasSize(2);
    }
}
